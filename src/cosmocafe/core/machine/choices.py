"""Comparisons, `and`, `or` and `if`: nothing is looked at after what settles them."""

from __future__ import annotations

import ast
from collections.abc import Callable

from .kinds import BOOL, FRACTION, INT, Value
from .operations import Operations

COMPARISONS: dict[type, str] = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "slt", ast.LtE: "sle", ast.Gt: "sgt", ast.GtE: "sge"}


class Choices(Operations):
    """The choices of one rule."""

    def of_Compare(self, node: ast.Compare) -> Value:
        return self.compared(node, self.value(node.left), list(zip(node.ops, node.comparators, strict=True)))

    def compared(self, node: ast.Compare, left: Value, others: list[tuple[ast.cmpop, ast.expr]]) -> Value:
        """A value compared with the next one, and that one with its next; nothing is looked at after the first that fails."""
        (op, other), *more = others
        if type(op) not in COMPARISONS:
            raise self.refuse(node, f"rules cannot use {type(op).__name__}")
        right = self.value(other)
        kind, (a, b) = self.alike(left, right)
        how = COMPARISONS[type(op)]
        if kind == FRACTION:
            how = {"ne": "une"}.get(how, f"o{how[-2:]}")
        found = Value(BOOL, self.new(f"{'fcmp' if kind == FRACTION else 'icmp'} {how} {kind.text} {a}, {b}"))
        return self.both(found, lambda: self.compared(node, right, more)) if more else found

    def test(self, node: ast.expr, yes: str, no: str) -> None:
        """Go on at one of two labels."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.test(node.operand, no, yes)
        elif isinstance(node, ast.BoolOp):
            for value in node.values[:-1]:
                more = self.label("and" if isinstance(node.op, ast.And) else "or")
                self.test(value, *((more, no) if isinstance(node.op, ast.And) else (yes, more)))
                self.begin(more)
            self.test(node.values[-1], yes, no)
        else:
            self.branch(self.turned(self.value(node), BOOL).text, yes, no)

    def of_BoolOp(self, node: ast.BoolOp) -> Value:
        return self.settled(isinstance(node.op, ast.And), node.values)

    def settled(self, is_and: bool, nodes: list[ast.expr]) -> Value:
        """The first value that settles an `and` or `or`, else the last one, as in Python."""
        value = self.value(nodes[0])
        if len(nodes) == 1:
            return value
        if is_and:
            return self.both(value, lambda: self.settled(is_and, nodes[1:]))
        yes, no = self.label("true"), self.label("or")
        self.branch(self.turned(value, BOOL).text, yes, no)
        return self.either(yes, lambda: value, no, lambda: self.settled(is_and, nodes[1:]))

    def both(self, value: Value, more: Callable[[], Value]) -> Value:
        """A value and, if it is true, another instead."""
        yes, no = self.label("and"), self.label("false")
        self.branch(self.turned(value, BOOL).text, yes, no)
        return self.either(yes, more, no, lambda: value)

    def of_IfExp(self, node: ast.IfExp) -> Value:
        yes, no = self.label("if"), self.label("else")
        self.test(node.test, yes, no)
        return self.either(yes, lambda: self.value(node.body), no, lambda: self.value(node.orelse))

    def either(self, yes: str, first_of: Callable[[], Value], no: str, second_of: Callable[[], Value]) -> Value:
        """One of two values, by the label that was gone to."""
        on = self.label("on")
        self.begin(yes)
        first = first_of()
        end = len(self.lines)
        self.go(on)
        self.begin(no)
        second = second_of()
        kind = first.kind if first.kind == second.kind else INT if INT in (first.kind, second.kind) else self.whole.narrowest
        slot = self.slot(kind)
        self.line(f"store {kind.text} {self.turned(second, kind).text}, ptr {slot}")
        self.go(on)
        after, self.lines, self.open = self.lines[end:], self.lines[:end], True  # the first is stored once the kind of both is known
        self.line(f"store {kind.text} {self.turned(first, kind).text}, ptr {slot}")
        self.lines += after
        self.begin(on)
        return Value(kind, self.new(f"load {kind.text}, ptr {slot}"))
