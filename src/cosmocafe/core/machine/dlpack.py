"""Arrays of the GPU as DLPack capsules, which PyTorch, JAX, CuPy and others take without a copy."""

from __future__ import annotations

import ctypes
from typing import Any, Protocol

from ..anything import Dtype, Foreign

CUDA = 2  # DLPack's number for a CUDA device
CODES = {"i": 0, "u": 1, "f": 2}  # and for kinds of numbers
NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Delete = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("manager_ctx", ctypes.c_void_p), ("deleter", _Delete))
_kept: dict[int, Any] = {}  # what others still hold: the array must live as long


def _let_go(managed: Any) -> None:
    _kept.pop(ctypes.addressof(managed.contents), None)


_delete = _Delete(_let_go)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class Held(Protocol):
    """Numbers in the memory of a GPU."""

    shape: tuple[int, ...]
    dtype: Dtype
    address: int

    @property
    def strides(self) -> tuple[int, ...]:
        """How many numbers lie between one and the next, in each direction."""


def capsule(array: Held) -> Foreign:
    """An array of numbers for others to look at; it lives until they have let go."""
    if array.dtype.kind not in CODES:
        raise BufferError(f"only numbers can be handed over, not {array.dtype}")
    sizes = ctypes.c_int64 * len(array.shape)
    managed, shape, strides = _Managed(), sizes(*array.shape), sizes(*array.strides)
    code, bits = CODES[array.dtype.kind], 8 * array.dtype.itemsize
    managed.tensor = _Tensor(array.address, CUDA, 0, len(array.shape), code, bits, 1, shape, strides, 0)
    managed.deleter = _delete
    _kept[ctypes.addressof(managed)] = managed, shape, strides, array
    return _new_capsule(ctypes.addressof(managed), NAME, None)
