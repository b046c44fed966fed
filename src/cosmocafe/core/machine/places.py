"""Fields and elements: where they lie, what lies there, and what is put there."""

from __future__ import annotations

import ast
import hashlib
import types
from enum import EnumMeta
from typing import Any

from ..anything import Dtype
from ..errors import DeclarationError
from .kinds import FRACTION, INT, WEIGHT, Kind, Value, cut, piece, place, row, stored
from .syntax import named
from .values import Values


class Places(Values):
    """The places of one rule."""

    def of_Attribute(self, node: ast.Attribute) -> Value:
        owner = self.global_(node.value)
        if isinstance(owner, EnumMeta | types.ModuleType):
            return self.constant(node, getattr(owner, node.attr, None))
        return self.get(self.place(node))

    def of_Subscript(self, node: ast.Subscript) -> Value:
        return self.get(self.place(node))

    def place(self, node: ast.expr) -> Value:
        """Where a field or an element lies."""
        if isinstance(node, ast.Attribute):
            return self.field(node)
        if not isinstance(node, ast.Subscript):
            raise self.refuse(node, "nothing can be put here")
        owner = self.value(node.value)
        if owner.kind.name in ("grid", "columns"):
            return self.cell(node, owner)
        if owner.kind.name not in ("row", "strided"):
            raise self.refuse(node, "this is no row")
        return self.nth(node, owner, self.number(node.slice))

    def field(self, node: ast.Attribute) -> Value:
        owner = self.value(node.value)
        fields: Any = owner.kind.dtype.fields if owner.kind.name == "piece" and owner.kind.dtype is not None else {}
        if node.attr not in fields:
            raise self.refuse(node, f"there is no field {node.attr!r} here")
        dtype, offset = fields[node.attr][:2]
        return Value(place(dtype), self.new(f"getelementptr inbounds i8, ptr {owner.text}, i64 {offset}") if offset else owner.text)

    def nth(self, node: ast.AST, owner: Value, index: Value) -> Value:
        """Where an element of a row lies."""
        dtype, known = dtype_of(owner), index.number
        if index.kind == FRACTION:
            raise self.refuse(node, "a row is counted in whole numbers")
        if known is not None and (known < 0 or (not owner.sizes and known >= owner.kind.length)):
            raise self.refuse(node, f"{known} is outside of its row: the first thing of a row is 0, and nothing counts from its end")
        if self.whole.checked:
            index = self.tested(node, index, owner.sizes[0] if owner.sizes else str(owner.kind.length))
        if owner.kind.name == "strided":
            index = Value(INT, self.new(f"mul i64 {self.turned(index, INT).text}, {owner.sizes[1]}"))
        return Value(place(dtype), self.new(f"getelementptr inbounds {stored(dtype)}, ptr {owner.text}, {index.kind.text} {index.text}"))

    def tested(self, node: ast.AST, index: Value, length: str) -> Value:
        """An index that is in its row: one that is not is noted, and 0 taken instead."""
        number = self.turned(index, INT).text
        inside = self.new(f"icmp ult i64 {number}, {length}")
        self.note_unless(inside, node, "an index is outside of its row")
        return Value(INT, self.new(f"select i1 {inside}, i64 {number}, i64 0"))

    def note_unless(self, fine: str, node: ast.AST, why: str) -> None:
        """Note what plain Python would not do, or would do otherwise."""
        line = getattr(node, "lineno", 0)
        place = f"{named(self.function)} {line - self.tree.lineno} {getattr(node, 'col_offset', 0)} {why}"
        number = int(hashlib.sha256(place.encode()).hexdigest()[:12], 16)  # by its place in the rule: other rules may come and go
        self.whole.mistakes[number] = f"{self.function.__code__.co_filename}:{line}: {why}"
        self.line(f"call void @noted(i1 {fine}, i64 {number})")

    def cell(self, node: ast.Subscript, owner: Value) -> Value:
        """A cell of a grid, or one of its rows."""
        dtype = dtype_of(owner)
        at = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if owner.kind.name == "columns":
            start = self.new(f"getelementptr inbounds {stored(dtype)}, ptr {owner.text}, i64 {self.wide(at[0])}")
            return Value(Kind("strided", dtype), start, (owner.sizes[0], owner.sizes[1]))
        begins = self.new(f"mul i64 {self.wide(at[0])}, {owner.sizes[1]}")
        start = self.new(f"getelementptr inbounds {stored(dtype)}, ptr {owner.text}, i64 {begins}")
        whole = Value(row(dtype), start, (owner.sizes[1],))
        return self.nth(node, whole, self.number(at[1])) if len(at) == 2 else whole

    def get(self, found: Value) -> Value:
        """What lies at a place."""
        if found.kind.name != "place":
            return found
        dtype = dtype_of(found)
        if dtype.subdtype is not None:
            return Value(row(dtype.subdtype[0], int(dtype.shape[0])), found.text)
        if dtype.fields is not None:
            return Value(piece(dtype), found.text)
        number = self.new(f"load {stored(dtype)}, ptr {found.text}")
        if dtype == WEIGHT:
            return Value(FRACTION, number)
        kind = INT if dtype.itemsize == 8 or dtype == "u4" else self.whole.narrowest
        if stored(dtype) == kind.text:
            return Value(kind, number)
        return Value(kind, self.new(f"{widening(dtype)} {stored(dtype)} {number} to {kind.text}"))

    def put(self, node: ast.AST, to: Value, value: Value) -> None:
        """Put a number at a place."""
        dtype = dtype_of(to)
        if to.kind.name != "place" or dtype.fields is not None or dtype.subdtype is not None:
            raise self.refuse(node, "pieces and rows are never assigned whole, only their numbers")
        if dtype == WEIGHT:
            self.line(f"store float {self.turned(value, FRACTION).text}, ptr {to.text}")
            return
        if value.kind == FRACTION:
            raise self.refuse(node, "a fraction stands where a whole number is wanted: say int(...)")
        number = self.as_number(value)
        bits, have = 8 * dtype.itemsize, 64 if number.kind == INT else 32
        text = number.text
        if number.number is not None:
            text = str(cut(number.number, bits))
        elif bits != have:
            text = self.new(f"{'trunc' if bits < have else 'sext'} {number.kind.text} {text} to {stored(dtype)}")
            if self.whole.checked and bits < have:
                again = self.new(f"{widening(dtype)} {stored(dtype)} {text} to {number.kind.text}")
                fine = self.new(f"icmp eq {number.kind.text} {again}, {number.text}")
                self.note_unless(fine, node, "a number does not fit its field")
        self.line(f"store {stored(dtype)} {text}, ptr {to.text}")


def dtype_of(value: Value) -> Dtype:
    """What lies where the value points."""
    if value.kind.dtype is None:
        raise DeclarationError(f"a {value.kind.name} is no thing on a table")
    return value.kind.dtype


def widening(dtype: Dtype) -> str:
    """How a stored number is made wider."""
    return "zext" if dtype.kind == "u" else "sext"
