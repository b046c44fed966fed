"""The expressions of a rule as LLVM text: what `Values`, `Places`, `Operations` and `Choices` write, and calls."""

from __future__ import annotations

import ast
import types
from collections.abc import Callable
from enum import EnumMeta

from ..anything import Dtype, Function
from ..author.agenda import twin_of
from .choices import Choices
from .kinds import BOOL, FRACTION, INT, NONE, NOTHING, Value
from .places import dtype_of
from .syntax import named, said, tree_of
from .values import Whole


class Expressions(Choices):
    """Writes what a rule computes; each method returns the value."""

    def __init__(self, whole: Whole, function: Function) -> None:
        super().__init__(whole, function)
        self.calls: list[str] = []  # the names of other rules

    def of_Call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute):
            return self.bits(node, node.func)
        if not isinstance(node.func, ast.Name):
            raise self.refuse(node, "rules call functions by name")
        found = self.function.__globals__.get(node.func.id)
        if isinstance(found, types.FunctionType):
            return self.call(node, twin_of(found))
        if node.func.id not in BUILT_IN or found is not None or not node.args or node.keywords:
            raise self.refuse(node, f"{node.func.id!r} is no rule")
        sized = self.global_(node.args[0])
        if node.func.id == "len" and isinstance(sized, tuple | EnumMeta):
            return self.constant(node, len(sized))
        return BUILT_IN[node.func.id](self, node, [self.value(argument) for argument in node.args])

    def call(self, node: ast.Call, function: Function) -> Value:
        """Call another rule."""
        values = self.handed_over(node, function)
        if function in self.whole.words:
            written: Value = self.whole.words[function](self, values)
            return written
        return self.called(function, values)

    def called(self, function: Function, values: list[Value]) -> Value:
        """What comes of another rule with these arguments."""
        values = [self.turned(value, kind) for value, kind in zip(values, self.whole.widened(function, values), strict=True)]
        name, result = self.whole.function(function, tuple(value.kind for value in values))
        self.calls.append(name)
        text = f"call {result.text} @{name}({', '.join(text for value in values for text in value.arguments)})"
        if result == NOTHING:
            self.line(text)
            return NONE
        return Value(result, self.new(text))

    def handed_over(self, node: ast.Call, function: Function) -> list[Value]:
        """The arguments of a call, those by default included."""
        parameters = tree_of(function).args.args
        if len(node.args) > len(parameters):
            raise self.refuse(node, f"{named(function)} is called with too much")
        given = {parameter.arg: self.value(argument) for parameter, argument in zip(parameters, node.args, strict=False)}
        if not {keyword.arg for keyword in node.keywords} <= {parameter.arg for parameter in parameters}:
            raise self.refuse(node, f"{named(function)} is called with what it does not take")
        given.update({keyword.arg or "": self.value(keyword.value) for keyword in node.keywords})
        defaults = dict(zip([one.arg for one in reversed(parameters)], reversed(function.__defaults__ or ()), strict=False))
        values = []
        for parameter in parameters:
            if parameter.arg not in given and parameter.arg not in defaults:
                raise self.refuse(node, f"{named(function)} is called without its {parameter.arg!r}")
            value = given[parameter.arg] if parameter.arg in given else self.constant(node, defaults[parameter.arg])
            values.append(value if value.kind != BOOL or said(parameter.annotation) == "bool" else self.as_number(value))
        return values

    def bits(self, node: ast.Call, what: ast.Attribute) -> Value:
        """How many bits a number has, or how long it is."""
        number = self.wide(what.value)
        if self.whole.checked:
            self.note_unless(self.new(f"icmp sge i64 {number}, 0"), node, "bits are counted of a number below 0")
        if what.attr == "bit_count":
            found = self.new(f"call i64 @llvm.ctpop.i64(i64 {number})")
        elif what.attr == "bit_length":
            found = self.new(f"sub nsw i64 64, {self.new(f'call i64 @llvm.ctlz.i64(i64 {number}, i1 false)')}")
        else:
            raise self.refuse(node, f"rules cannot use .{what.attr}()")
        return self.turned(Value(INT, found), self.whole.narrowest)

    def extreme(self, which: str, values: list[Value]) -> Value:
        """The least or the greatest."""
        kind, (best, *others) = self.alike(*values)
        if kind == FRACTION:
            raise self.refuse(self.tree, "fractions are compared with < and >")
        for other in others:
            best = self.new(f"call {kind.text} @llvm.{which}.{kind.text}({kind.text} {best}, {kind.text} {other})")
        return Value(kind, best)


def copied(body: Expressions, values: list[Value]) -> Value:
    """A piece is made like another of its kind, byte for byte."""
    to, source = values
    if not begins_like(dtype_of(source), dtype_of(to)):
        raise body.refuse(body.tree, "only pieces of one kind are copied")
    pieces = f"ptr align 8 {to.text}, ptr align 8 {source.text}"
    body.line(f"call void @llvm.memcpy.p0.p0.i64({pieces}, i64 {dtype_of(to).itemsize}, i1 false)")
    return NONE


def begins_like(long: Dtype, short: Dtype) -> bool:
    """Whether a record is another one, perhaps with more behind it."""
    begins = {name: place for name, place in (long.fields or {}).items() if name in (short.fields or {})}
    return begins == dict(short.fields or {}) and long.itemsize >= short.itemsize


def heard_by(function: Function, table: Dtype) -> Instruction:
    """Rules tell something: a function hears it at tables of one kind, at others nobody."""

    def hear(body: Expressions, values: list[Value]) -> Value:
        return body.called(function, values) if values[0].kind.dtype == table else NONE

    return hear


def cleared(body: Expressions, values: list[Value]) -> Value:
    """A piece becomes all zeros."""
    body.line(f"call void @llvm.memset.p0.i64(ptr align 8 {values[0].text}, i8 0, i64 {dtype_of(values[0]).itemsize}, i1 false)")
    return NONE


def _len(body: Expressions, node: ast.Call, values: list[Value]) -> Value:
    owner = values[0]
    if owner.kind.name not in ("row", "grid", "strided"):
        raise body.refuse(node, "only a row has a length")
    return Value(INT, owner.sizes[0]) if owner.sizes else body.constant(node, owner.kind.length)


def _abs(body: Expressions, node: ast.Call, values: list[Value]) -> Value:
    kind, (number,) = body.alike(values[0])
    return Value(kind, body.new(f"call {kind.text} @llvm.abs.{kind.text}({kind.text} {number}, i1 false)"))


def _int(body: Expressions, value: Value) -> Value:
    if value.kind != FRACTION:
        return body.as_number(value)
    return Value(body.whole.narrowest, body.new(f"fptosi float {value.text} to {body.whole.narrowest.text}"))


BuiltIn = Callable[[Expressions, ast.Call, list[Value]], Value]
Instruction = Callable[[Expressions, list[Value]], Value]  # written in place of a call
BUILT_IN: dict[str, BuiltIn] = {
    "len": _len,
    "abs": _abs,
    "min": lambda body, node, values: body.extreme("smin", values),
    "max": lambda body, node, values: body.extreme("smax", values),
    "int": lambda body, node, values: _int(body, values[0]),
    "bool": lambda body, node, values: body.turned(values[0], BOOL),
}
