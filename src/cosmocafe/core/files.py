"""Files that people hand in or take away, most of them text."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from .errors import CafeError

LARGEST = 16 * 1024 * 1024  # bytes of a file that is read


def read_text(path: Path, refused: type[CafeError]) -> str:
    """The text of a plain file."""
    try:
        return read_bytes(path, refused).decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise refused(f"{path}: is not UTF-8 text") from None


def read_bytes(path: Path, refused: type[CafeError], largest: int = LARGEST) -> bytes:
    """What lies in a plain file; a device or pipe may have no end, so it is refused."""
    try:
        if path.exists() and not path.is_file():
            raise refused(f"{path}: is not a plain file")
        with path.open("rb") as file:
            content = file.read(largest + 1)
        if len(content) > largest:
            raise refused(f"{path}: is too large, more than {largest // 1024**2} MiB")
        return content
    except FileNotFoundError:
        raise refused(f"{path}: there is no such file") from None
    except (OSError, ValueError) as error:
        raise refused(f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None


def write_text(path: Path, text: str, refused: type[CafeError]) -> None:
    """Write a file; it is there whole or not at all."""
    with _beside(path, refused) as part:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)


def write_bytes(path: Path, data: bytes, refused: type[CafeError]) -> None:
    """The same for what is no text."""
    with _beside(path, refused) as part:
        part.write_bytes(data)
        os.replace(part, path)


def refuse_place(path: Path, refused: type[CafeError]) -> None:
    """Refuse a place where nothing can be written, before long work; what lies there stays."""
    with _beside(path, refused) as part:
        part.touch()


def make_folder(path: Path, refused: type[CafeError]) -> None:
    """A folder in which something can be written, or a refusal before long work."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise refused(f"{path}: cannot be written ({getattr(error, 'strerror', None) or error})") from None
    refuse_place(path / "any", refused)


@contextlib.contextmanager
def _beside(path: Path, refused: type[CafeError]) -> Iterator[Path]:
    part = path.parent / f".{secrets.token_hex(8)}.part"
    try:
        if path.exists() and not path.is_file():
            raise ValueError("it is not a plain file")
        yield part
    except (OSError, ValueError) as error:
        raise refused(f"{path}: cannot be written ({getattr(error, 'strerror', None) or error})") from None
    finally:
        with contextlib.suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
