"""The little of NVIDIA's driver that a GPU engine needs, called directly: no toolkit and no package has to be installed."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from ..anything import Foreign, Records
from ..errors import NotAvailable
from .dlpack import CUDA, capsule

MAX_REGISTERS, ERROR_LOG, ERROR_LOG_BYTES = 0, 5, 6  # options of the driver's compiler
MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76  # attributes of a device
LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"


def why_not() -> str | None:
    """Why there is no GPU to use, in a sentence; None if there is one."""
    try:
        device()
    except NotAvailable as error:
        return str(error)
    return None


@cache
def _library() -> Any:
    try:
        return ctypes.CDLL(LIBRARY)
    except OSError:
        raise NotAvailable("this machine has no CUDA GPU with a driver") from None


def call(name: str, *given: Foreign) -> None:
    """Call the driver; a refusal is an error with its own words."""
    library = _library()
    code = getattr(library, name)(*given)
    if code:
        text = ctypes.c_char_p()
        library.cuGetErrorString(code, ctypes.byref(text))
        raise NotAvailable(f"the GPU's driver refused {name}: {(text.value or b'?').decode()} ({code})")


class Device:
    """The first GPU of this machine, with the context that PyTorch, CuPy and JAX use as well."""

    def __init__(self) -> None:
        call("cuInit", 0)
        number, context = ctypes.c_int(), ctypes.c_void_p()
        call("cuDeviceGet", ctypes.byref(number), 0)
        self._number = number
        call("cuDevicePrimaryCtxRetain", ctypes.byref(context), number)
        self._context = context
        self.multiprocessors = self._attribute(MULTIPROCESSORS)
        self.capability = (self._attribute(MAJOR), self._attribute(MINOR))
        self.enter()

    def _attribute(self, which: int) -> int:
        found = ctypes.c_int()
        call("cuDeviceGetAttribute", ctypes.byref(found), which, self._number)
        return found.value

    def enter(self) -> None:
        """Make the GPU the one of this thread."""
        call("cuCtxSetCurrent", self._context)


@cache
def device() -> Device:
    """The GPU."""
    return Device()


class Array:
    """Numbers or records on the GPU, which PyTorch, JAX, CuPy and Numba take without a copy."""

    def __init__(self, shape: Sequence[int], dtype: DTypeLike, stream: Stream | None = None, *, columns: bool = False) -> None:
        device().enter()
        self.columns = columns  # whether the first number of all rows comes first, then the second
        self.shape, self.dtype = tuple(shape), np.dtype(dtype)
        self.nbytes = max(1, int(np.prod(self.shape)) * self.dtype.itemsize)
        address = ctypes.c_uint64()
        call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(self.nbytes))
        self.address = address.value
        self.clear(stream)

    def __len__(self) -> int:
        return self.shape[0]

    def clear(self, stream: Stream | None = None) -> None:
        """All zeros."""
        call("cuMemsetD8Async", ctypes.c_uint64(self.address), ctypes.c_ubyte(0), ctypes.c_size_t(self.nbytes), _of(stream))

    def put(self, host: ArrayLike, stream: Stream | None = None) -> Array:
        """Take over an array of this machine."""
        host = np.ascontiguousarray(host, self.dtype)
        if host.shape != self.shape:
            raise ValueError(f"an array of shape {host.shape} does not fit one of shape {self.shape}")
        if host.nbytes:
            call(
                "cuMemcpyHtoDAsync_v2",
                ctypes.c_uint64(self.address),
                ctypes.c_void_p(host.ctypes.data),
                ctypes.c_size_t(host.nbytes),
                _of(stream),
            )
            call("cuStreamSynchronize", _of(stream))  # the host's array may go now
        return self

    @property
    def laid_out(self) -> tuple[int, ...]:
        """The shape as it lies in memory."""
        return self.shape[::-1] if self.columns else self.shape

    @property
    def strides(self) -> tuple[int, ...]:
        """How many numbers lie between one and the next, in each direction."""
        return (1, self.shape[0]) if self.columns else tuple(int(np.prod(self.shape[i + 1 :])) for i in range(len(self.shape)))

    def get(self, stream: Stream | None = None) -> Records:
        """The same as an array of this machine."""
        host = np.zeros(self.laid_out, self.dtype)
        if host.nbytes:
            there, here, size = ctypes.c_uint64(self.address), ctypes.c_void_p(host.ctypes.data), ctypes.c_size_t(host.nbytes)
            call("cuMemcpyDtoHAsync_v2", here, there, size, _of(stream))
            call("cuStreamSynchronize", _of(stream))
        return host.T if self.columns else host

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        strides = tuple(stride * self.dtype.itemsize for stride in self.strides)
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.address, False), "version": 3, "strides": strides}

    def __dlpack__(self, **how: object) -> Foreign:
        return capsule(self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __del__(self) -> None:
        if getattr(self, "address", 0) and not sys.is_finalizing():
            _library().cuMemFree_v2(ctypes.c_uint64(self.address))


class Borrowed(Array):
    """Somebody else's numbers on the GPU, by their CUDA array interface: not copied, and not freed here."""

    def __init__(self, owner: Foreign) -> None:
        about = owner.__cuda_array_interface__
        self.owner, self.columns = owner, False  # the numbers live as long as this
        self.shape, self.dtype = tuple(about["shape"]), np.dtype(about["typestr"])
        self.nbytes, self.address = int(np.prod(self.shape)) * self.dtype.itemsize, int(about["data"][0])
        if about.get("strides") not in (None, tuple(stride * self.dtype.itemsize for stride in self.strides)):
            raise ValueError("the numbers must lie side by side")

    def __del__(self) -> None:
        """They belong to somebody else."""


class Stream:
    """Work that the GPU does in order; two streams do not wait for each other. With a number it is somebody else's, as PyTorch's."""

    def __init__(self, others: int | None = None) -> None:
        device().enter()
        handle = ctypes.c_void_p(others)
        if others is None:
            call("cuStreamCreate", ctypes.byref(handle), 1)
        self.handle = handle

    def synchronize(self) -> None:
        """Wait until everything is done."""
        call("cuStreamSynchronize", self.handle)


def _of(stream: Stream | None) -> ctypes.c_void_p:
    return stream.handle if stream else ctypes.c_void_p(0)


def synchronize() -> None:
    """Wait until the GPU has done everything."""
    call("cuCtxSynchronize")


class Kernels:
    """Kernels from PTX, which the driver compiles for its GPU and keeps."""

    def __init__(self, ptx: str, registers: int) -> None:
        device().enter()
        self._log = ctypes.create_string_buffer(8192)
        kinds = (ctypes.c_int * 3)(MAX_REGISTERS, ERROR_LOG, ERROR_LOG_BYTES)
        values = (ctypes.c_void_p * 3)(registers, ctypes.addressof(self._log), len(self._log))
        module = ctypes.c_void_p()
        try:
            call("cuModuleLoadDataEx", ctypes.byref(module), ctypes.c_char_p(ptx.encode()), 3, kinds, values)
        except NotAvailable as error:
            raise NotAvailable(f"{error}: {self._log.value.decode(errors='replace')}") from None
        self._module = module

    def launch(self, name: str, blocks: int, threads: int, given: Sequence[int | Array], stream: Stream | None = None) -> None:
        """Start a kernel; does not wait for it. An array is handed over as its address and sizes."""
        function = ctypes.c_void_p()
        call("cuModuleGetFunction", ctypes.byref(function), self._module, ctypes.c_char_p(name.encode()))
        numbers: list[int] = []
        for one in given:
            numbers += [one.address, *one.laid_out] if isinstance(one, Array) else [one]
        cells = [ctypes.c_int64(number) for number in numbers]
        pointers = (ctypes.c_void_p * len(cells))(*(ctypes.addressof(cell) for cell in cells))
        call("cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, 0, _of(stream), pointers, None)
