"""What a rule's names and numbers stand for in LLVM text, each number as wide as what is done with it."""

from __future__ import annotations

import ast
from collections.abc import Hashable
from typing import Protocol

from ..anything import Anything, Function
from ..errors import DeclarationError
from .kinds import BOOL, FRACTION, INT, LONG, NARROW, Kind, Value, cut, fits, row
from .syntax import named, tree_of
from .text import Text


class Whole(Protocol):
    """The translation that a rule is part of."""

    checked: bool
    narrowest: Kind
    mistakes: dict[int, str]
    words: dict[Function, Function]
    wide: set[Hashable]

    def widened(self, function: Function, values: list[Value]) -> list[Kind]:
        """The kinds with which a function is called."""

    def function(self, function: Function, kinds: tuple[Kind, ...]) -> tuple[str, Kind]:
        """The name of a function and the kind of its result."""

    def widen(self, what: Hashable) -> None:
        """A wide number has reached a parameter, variable or result."""

    def row_of(self, numbers: tuple[int, ...]) -> str:
        """The name of a row that never changes."""


class Values(Text):
    """Names, constants and numbers of one rule."""

    def __init__(self, whole: Whole, function: Function) -> None:
        super().__init__()
        self.whole, self.function, self.tree = whole, function, tree_of(function)
        self.names: dict[str, Value] = {}  # what never changes
        self.rows: list[str] = []  # that it reads and nothing changes
        self.variables: dict[str, tuple[Kind, str]] = {}
        self.written = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}

    def refuse(self, node: ast.AST, why: str) -> DeclarationError:
        """What cannot be compiled, with its file and line."""
        line = getattr(node, "lineno", self.tree.lineno)
        return DeclarationError(f"{named(self.function)}: cannot be compiled: {self.function.__code__.co_filename}:{line}: {why}")

    def unknown(self, node: ast.AST) -> Value:
        raise self.refuse(node, f"rules cannot use {type(node).__name__}")

    def value(self, node: ast.expr) -> Value:
        """An expression."""
        found: Value = getattr(self, f"of_{type(node).__name__}", self.unknown)(node)
        return found

    def turned(self, value: Value, kind: Kind) -> Value:
        """A value as another kind: a truth is also a number, and a narrow number a wide one."""
        if value.kind == kind:
            return value
        if value.kind == BOOL and kind.is_number:
            known = {"true": "1", "false": "0"}.get(value.text)
            return Value(kind, known or self.new(f"zext i1 {value.text} to {kind.text}"))
        if value.kind.is_number and kind == BOOL:
            return Value(BOOL, self.new(f"icmp ne {value.kind.text} {value.text}, 0"))
        if value.kind.is_number and kind.is_number:
            if value.number is not None:
                return Value(kind, str(cut(value.number, 64 if kind == INT else 32)))
            how = "sext" if kind == INT else "trunc"
            return Value(kind, self.new(f"{how} {value.kind.text} {value.text} to {kind.text}"))
        if value.kind.is_number and kind == FRACTION:
            return Value(kind, self.new(f"sitofp {value.kind.text} {value.text} to float"))
        raise self.refuse(self.tree, f"a {value.kind.name} stands where a {kind.name} is wanted")

    def as_number(self, value: Value) -> Value:
        """A value as a number of its own width."""
        return value if value.kind.is_number or value.kind == FRACTION else self.turned(value, self.whole.narrowest)

    def number(self, node: ast.expr) -> Value:
        """An expression as a number."""
        return self.as_number(self.value(node))

    def wide(self, node: ast.expr) -> str:
        """An expression as a number of 64 bits."""
        return self.turned(self.value(node), INT).text

    def alike(self, *values: Value) -> tuple[Kind, list[str]]:
        """Numbers of one width, that of the widest; fractions if one of them is."""
        numbers = [self.as_number(value) for value in values]
        kind = (
            FRACTION if any(value.kind == FRACTION for value in numbers) else INT if any(value.kind == INT for value in numbers) else NARROW
        )
        return kind, [self.turned(value, kind).text for value in numbers]

    def global_(self, node: ast.expr) -> Anything:
        """What a name stands for that is no variable."""
        if not isinstance(node, ast.Name) or node.id in self.variables or node.id in self.names:
            return None
        return self.function.__globals__.get(node.id)

    def of_Name(self, node: ast.Name) -> Value:
        if node.id in self.variables:
            kind, slot = self.variables[node.id]
            return Value(kind, self.new(f"load {kind.text}, ptr {slot}"))
        if node.id in self.names:
            return self.names[node.id]
        if node.id in self.written or node.id not in self.function.__globals__:
            raise self.refuse(node, f"{node.id!r} is not known here")
        return self.constant(node, self.function.__globals__[node.id])

    def of_Constant(self, node: ast.Constant) -> Value:
        return self.constant(node, node.value)

    def of_Tuple(self, node: ast.Tuple) -> Value:
        numbers = [self.value(one).number for one in node.elts]
        if None in numbers:
            raise self.refuse(node, "a row in a rule holds numbers that never change")
        return self.constant(node, tuple(numbers))

    def constant(self, node: ast.AST, found: object) -> Value:
        """A number, a truth or a row that never changes."""
        if isinstance(found, bool):
            return Value(BOOL, "true" if found else "false")
        if isinstance(found, int) and fits(found, 64):
            return Value(self.whole.narrowest if fits(found, 32) else INT, str(int(found)))
        if isinstance(found, tuple) and found and all(isinstance(one, int) and fits(one, 64) for one in found):
            self.rows.append(self.whole.row_of(found))
            return Value(row(LONG, len(found)), self.rows[-1])
        raise self.refuse(node, f"{found!r} is neither a number nor a row of numbers")
