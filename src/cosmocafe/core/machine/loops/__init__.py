"""Loops over a game's rules, written once: `bind` gives each game its own copies with its own rules in them.

Plain Python runs them over lists of tables, compiled code over arrays of records, a GPU one table a thread.
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Iterable, Mapping

from ...anything import Held, Names
from . import rules

Bound = Mapping[Held, Held]  # what stands in a game for each function that was written once
LOOPS = tuple(f"{__name__}.{room}" for room in ("play", "sight", "offer", "many", "single", "turns"))


def bound_to(own: Mapping[str, Held]) -> dict[Held, Held]:
    """All loops with a game's own rules in them, by the function that each comes from."""
    return bind(LOOPS, {function: own[name] for name, function in functions_of(rules.__name__).items()})


def bind(modules: Iterable[str], known: Bound, names: Names | None = None) -> dict[Held, Held]:
    """A game's copies of all functions of some modules: whatever is known, or copied with them, they call in the game's place of it.

    `names` stand in these modules for what is there under the same names.
    """
    spaces = {module: {**vars(importlib.import_module(module)), **(names or {})} for module in modules}
    own = dict(known)
    for module, space in spaces.items():
        own |= {function: copied(function, space) for function in functions_of(module).values()}
    for space in spaces.values():
        space.update({name: own[thing] for name, thing in space.items() if isinstance(thing, types.FunctionType) and thing in own})
    return own


def functions_of(module: str) -> dict[str, types.FunctionType]:
    """The functions that are written in a module, by name."""
    things = vars(importlib.import_module(module)).values()
    return {thing.__name__: thing for thing in things if isinstance(thing, types.FunctionType) and thing.__module__ == module}


def copied(function: types.FunctionType, space: Names) -> types.FunctionType:
    """The same function, with other things under its global names."""
    copy = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__, copy.__annotations__ = function.__module__, function.__qualname__, function.__annotations__
    return copy
