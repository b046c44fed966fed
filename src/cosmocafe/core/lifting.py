"""Compiled twins of plain rules: every reachable function is cloned with its global names bound to compiled twins."""

from __future__ import annotations

import dis
import inspect
import types
from collections import namedtuple
from collections.abc import Callable
from enum import EnumMeta
from typing import Any, get_type_hints

import numba

from .agenda import COMPILED_AS
from .errors import DeclarationError
from .game import Game
from .pieces import Piece
from .table import Table

Wrap = Callable[[Any, list[Any] | None], Any]


class Lifter:
    """Makes compiled twins of a game's plain functions and of all that they call, each function once.

    Rules are fully typed, so a twin is compiled for exactly its annotations, every number 64 bits wide: left to itself
    Numba would make a version for each mixture of narrower numbers it meets.
    """

    def __init__(self, game: Game, wrap: Wrap, given: dict[Any, Any] | None = None) -> None:
        self.game, self.wrap = game, wrap
        self.box, self.table = numba.from_dtype(game.box.dtype), numba.from_dtype(game.table.dtype)
        self.twins: dict[Any, Any] = dict(given or {})
        self._under_way: set[Any] = set()

    def lift(self, function: Any, *, entry: bool = False) -> Any:
        """The compiled twin of a function; an entry is typed by what it is called with."""
        function = getattr(function, COMPILED_AS, function)
        if function not in self.twins:
            self._refuse(function)
            self._under_way.add(function)
            env = dict(function.__globals__)
            clone = types.FunctionType(function.__code__, env, function.__name__, function.__defaults__)
            clone.__module__, clone.__qualname__ = function.__module__, function.__qualname__
            for name in global_names(function) & env.keys():
                env[name] = self._twin(env[name])
            try:
                self.twins[function] = self.wrap(clone, None if entry else self.signatures(function))
            except Exception as error:
                raise DeclarationError(f"{named(function)}: cannot be compiled: {first_cause(error)}") from error
        return self.twins[function]

    def _twin(self, found: Any) -> Any:
        if isinstance(found, types.FunctionType):
            return self.lift(found)
        return constants(found) if isinstance(found, EnumMeta) else found

    def _refuse(self, function: Any) -> None:
        if function.__closure__:
            raise DeclarationError(f"{named(function)}: a rule cannot be a closure: pass what it needs as a parameter")
        if function in self._under_way:
            raise DeclarationError(f"{named(function)}: rules cannot call each other in a circle: plan a step instead")

    def signatures(self, function: Any) -> list[Any] | None:
        """The types of a function's parameters, once for each number of defaults left out; None if one is not known."""
        hints = get_type_hints(function) if function.__annotations__ else {}
        wanted = inspect.signature(function).parameters
        kinds = [self._kind(name, hints.get(name)) for name in wanted]
        if None in kinds:
            return None
        defaults = [numba.types.Omitted(value) for value in function.__defaults__ or ()]
        return [tuple(kinds[: len(kinds) - left]) + tuple(defaults[len(defaults) - left :]) for left in range(len(defaults) + 1)]

    def _kind(self, name: str, hint: Any) -> Any:
        if name == "box":
            return self.box
        if isinstance(hint, type) and issubclass(hint, Piece):
            return self.table if issubclass(hint, Table) else numba.from_dtype(hint.dtype)
        if hint in (int, bool):
            return numba.types.int64 if hint is int else numba.types.boolean
        return GENERATED[name](self) if hint is None and name in GENERATED else None


# The parameters of functions that are made, not written, and so carry no annotations.
GENERATED: dict[str, Callable[[Lifter], Any]] = {
    "t": lambda lifter: lifter.table,
    "other": lambda lifter: lifter.table,
    "choice": lambda lifter: numba.types.int64,
    "seat": lambda lifter: numba.types.int64,
}


def named(function: Any) -> str:
    """A function's full name."""
    return f"{function.__module__}.{function.__qualname__}"


def first_cause(error: Exception) -> str:
    """What an error says, in one line; Numba's messages begin with a line that says nothing."""
    said = [line.strip() for line in str(error).splitlines() if line.strip() and not line.startswith("Failed in ")]
    kind = type(error).__name__
    return f"{kind}: {said[0]}" if said else kind


def meaning(function: Any) -> str:
    """All that a compiled twin is made of: its code and types, and the numbers and functions that its global names stand for."""
    code = function.__code__
    stands_for = {name: _stands_for(function.__globals__.get(name)) for name in sorted(global_names(function))}
    types_of = f"{function.__annotations__} {function.__defaults__}"
    return f"{named(function)} {types_of} {code.co_code.hex()} {code.co_names} {list(filter(is_number, code.co_consts))} {stands_for}"


def _stands_for(value: Any) -> Any:
    if isinstance(value, types.FunctionType):
        return named(getattr(value, COMPILED_AS, value))
    value = constants(value) if isinstance(value, EnumMeta) else value
    return value if is_number(value) else None


def is_number(value: Any) -> bool:
    """Whether something is a number or a row of numbers, which compiled code holds as they were."""
    return all(map(is_number, value)) if isinstance(value, tuple) else isinstance(value, int)


def global_names(function: Any) -> set[str]:
    """The global names a function reads."""
    return {step.argval for step in dis.get_instructions(function.__code__) if step.opname == "LOAD_GLOBAL"}


_constants: dict[EnumMeta, Any] = {}


def constants(members: Any) -> Any:
    """The members of an enumeration as plain numbers, which is all that rules want of them."""
    if members not in _constants:
        names = list(members.__members__)
        numbers: Any = namedtuple(members.__name__, names)  # type: ignore[misc]  # its names are not known before
        _constants[members] = numbers(*(int(members[name]) for name in names))
    return _constants[members]
