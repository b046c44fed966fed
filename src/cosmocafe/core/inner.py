"""Rules are called by other rules only. Numba would make each of them ready to be called from Python, with all that it calls
optimised again and again; here they are left as they are and optimised once, inside the entry points."""

from __future__ import annotations

import ctypes
from typing import Any
from unittest import mock

from numba import _dynfunc
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering

NOWHERE = ctypes.cast(ctypes.pythonapi.Py_IncRef, ctypes.c_void_p).value  # an address that is asked for and never called


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc]
    """To LLVM, and no further."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower one rule."""
        state.library = _unfinished(state.targetctx.codegen().create_library(state.func_id.func_qualname))
        state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        with mock.patch.object(state.targetctx, "get_executable", _not_executable):
            return bool(super().run_pass(state))


class Inner(CompilerBase):  # type: ignore[misc]
    """Numba's compiler with that last pass."""

    def define_pipelines(self) -> list[PassManager]:
        """Numba's own passes, the last one replaced."""
        found = DefaultPassBuilder.define_nopython_pipeline(self.state, "inner")
        found.passes = [(InnerLowering if one is NativeLowering else one, why) for one, why in found.passes]
        found.finalize()
        return [found]


def _unfinished(library: Any) -> Any:
    library._optimize_final_module = lambda: None
    library._finalize_final_module = lambda: setattr(library, "_finalized", True)
    return library


def _not_executable(library: Any, fndesc: Any, env: Any) -> Any:
    return _dynfunc.make_function(fndesc.lookup_module(), fndesc.qualname.split(".")[-1], "a rule", NOWHERE, env, (library,))
