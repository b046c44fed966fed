"""Networks as files: safetensors, read and written by a few lines of our own, so that playing needs no other package.

The file is the length of its head (8 bytes), the head as JSON, and the numbers of all tensors one after the other.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import read_bytes

KINDS = {"F32": np.float32, "F16": np.float16, "I32": np.int32}
NAMES = {np.dtype(kind): name for name, kind in KINDS.items()}
LONGEST, LARGEST = 1 << 20, 1 << 28  # bytes of a head, and of a file


def in_bytes(tensors: Mapping[str, Records], said: Mapping[str, str]) -> bytes:
    """Tensors by name and what is said of them, as the bytes of a file."""
    head: dict[str, object] = {"__metadata__": dict(said)}
    at = 0
    parts: list[bytes] = []
    for name, tensor in tensors.items():
        part = np.ascontiguousarray(tensor).tobytes()
        head[name] = {"dtype": NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, at + len(part)]}
        at += len(part)
        parts.append(part)
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + b"".join(parts)


def from_file(file: Path) -> tuple[dict[str, Records], dict[str, str]]:
    """What lies in a file: its tensors by name, and what is said of them."""
    data = read_bytes(file, InputError, LARGEST)
    try:
        if len(data) < 8:
            raise ValueError("it is too short")
        (length,) = struct.unpack_from("<Q", data)
        if length > min(LONGEST, len(data)):
            raise ValueError("its head is longer than the file")
        head = json.loads(data[8 : 8 + length])
        said = {str(name): str(value) for name, value in head.pop("__metadata__", {}).items()}
        refuse_overlaps(head, len(data))
        return {name: _tensor(data, 8 + length, one) for name, one in head.items()}, said
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, struct.error) as error:
        raise InputError(f"{file}: this is no network: {error}") from None


def refuse_overlaps(head: Mapping[str, Mapping[str, list[int]]], length: int) -> None:
    """Each part has bytes of its own: a small file whose parts are all the same bytes would take any amount of memory."""
    spans = (one["data_offsets"] for one in head.values())
    if sum(abs(high - low) for low, high in spans) > length:
        raise ValueError("its parts lie over each other")


def _tensor(data: bytes, start: int, one: Mapping[str, list[int]]) -> Records:
    low, high = one["data_offsets"]
    if not 0 <= low <= high <= len(data) - start:
        raise ValueError("a part of it is missing")
    kind = KINDS[str(one["dtype"])]
    return np.frombuffer(data[start + low : start + high], kind).reshape(one["shape"])
