"""LLVM text as machine code of this processor, made once and kept on disk under a hash of the text, LLVM's version and the processor."""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import secrets
import time
from pathlib import Path
from typing import Any

import platformdirs

from ..anything import Foreign, Function
from ..errors import NotAvailable
from .helper import helped, longest_first

__all__ = ["Native", "compiled", "keep", "kept", "kept_under", "llvm", "optimised", "processor"]
WITHOUT = "people and bots play in plain Python, and `simulate --engine plain` does"
try:
    import llvmlite
    import llvmlite.binding as llvm
except (ImportError, OSError) as error:
    raise NotAvailable(f"rules cannot be compiled without llvmlite ({error}): pip install llvmlite; without it {WITHOUT}") from None

SPEED = 2  # LLVM's level of optimisation: 3 takes longer and gives nothing here
MONTH = 30 * 86400
FORM = 2  # of a file: who reads another form would run what is no machine code
DIGEST = 32  # bytes before the machine code that say whether it is whole

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()


def processor() -> Foreign:
    """LLVM's description of the processor that this runs on."""
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=SPEED, jit=True)


def optimised(text: str, machine: Foreign, inline: int | None = None) -> Foreign:
    """A module of LLVM text, optimised for a machine; `inline` is how much a function may grow by those put into it."""
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    if inline is not None:
        tuning.inlining_threshold = inline
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return module


def kept_under(name: str, text: str, machine: str) -> Path:
    """The file in which machine code is kept."""
    said = f"{FORM} {llvmlite.__version__} {llvm.llvm_version_info} {machine} {SPEED}\n{text}"
    root = os.environ.get("COSMOCAFE_CACHE") or platformdirs.user_cache_dir("cosmocafe")
    return Path(root) / f"{name}-{hashlib.sha256(said.encode()).hexdigest()[:24]}"


def keep(file: Path, code: bytes) -> None:
    """Write machine code; the file is there whole or not at all, and what was not used for a month goes."""
    part = file.parent / f".{secrets.token_hex(8)}.part"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(hashlib.sha256(code).digest() + code)
        os.replace(part, file)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        hint = "set COSMOCAFE_CACHE to a folder that can be written"
        raise NotAvailable(f"compiled rules cannot be kept in {file.parent} ({error.strerror}): {hint}") from None
    forget_old(file)


def kept(file: Path) -> bytes | None:
    """Machine code from disk, as it was written; None if it is not there or something has changed it."""
    try:
        content = file.read_bytes()
        os.utime(file)
    except OSError:
        return None
    code = content[DIGEST:]
    return code if hashlib.sha256(code).digest() == content[:DIGEST] else None


def forget_old(file: Path) -> None:
    """Remove what was compiled from earlier texts of the same name, or written by half, and not used for a month."""
    for other in (*file.parent.glob(file.name[:-24] + "?" * 24), *file.parent.glob(".*.part")):
        with contextlib.suppress(OSError):  # another process may be quicker
            if other != file and time.time() - other.stat().st_mtime > MONTH:
                other.unlink()


def made(file: Path, text: str) -> bytes:
    """The machine code that is kept in a file, compiled if it is not there."""
    code = kept(file)
    if code is None:
        code = compiled(text)
        keep(file, code)
    return code


def compiled(text: str) -> bytes:
    """The machine code of a module of LLVM text."""
    machine = processor()
    try:
        return bytes(machine.emit_object(optimised(text, machine)))
    except RuntimeError as error:
        said = str(error).strip().partition("\n")[0]
        raise NotAvailable(f"LLVM {llvmlite.__version__} cannot compile these rules here ({said}); {WITHOUT}") from error


class Native:
    """The functions of one or more modules that call each other, callable."""

    def __init__(self, name: str, *texts: str) -> None:
        machine = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
        self._texts = {kept_under(name, text, machine): text for text in texts}
        self._engine: Any = None
        self.made = 0  # modules that did not lie on disk

    @property
    def files(self) -> list[Path]:
        """Where the machine code of each module is kept."""
        return list(self._texts)

    @property
    def is_kept(self) -> bool:
        """Whether the machine code lies on disk."""
        return all(file.exists() for file in self._texts)

    def load(self) -> None:
        """Make the machine code, or read it from disk."""
        found = {file: kept(file) for file in self._texts}
        missing = {file: self._texts[file] for file, code in found.items() if code is None}
        self.made = len(missing)
        with helped(missing):
            for file, text in longest_first(missing):
                found[file] = made(file, text)
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), processor())
        for code in found.values():
            engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()
        self._engine = engine

    def function(self, name: str, result: Foreign, arguments: list[Foreign], *, alone: bool = True) -> Function:
        """A function of the module; `alone` lets other threads go on while it runs."""
        make = ctypes.CFUNCTYPE if alone else ctypes.PYFUNCTYPE
        return make(result, *arguments)(self._engine.get_function_address(name))
