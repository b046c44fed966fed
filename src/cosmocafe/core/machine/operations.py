"""What is computed from numbers."""

from __future__ import annotations

import ast

from .kinds import BOOL, FRACTION, INT, NARROW, Value
from .places import Places

BITWISE: dict[type, str] = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
ARITHMETIC: dict[type, str] = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", **BITWISE}
FRACTIONS: dict[type, str] = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
DIVISION: dict[type, str] = {ast.FloorDiv: "floor_division", ast.Mod: "floor_remainder"}


class Operations(Places):
    """The operations of one rule."""

    def of_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(BOOL, self.new(f"xor i1 {self.turned(self.value(node.operand), BOOL).text}, true"))
        value = self.number(node.operand)
        if value.kind == FRACTION and isinstance(node.op, ast.Invert):
            raise self.refuse(node, "fractions have no bits")
        if isinstance(node.op, ast.UAdd):
            return value
        if isinstance(node.op, ast.USub) and value.kind == FRACTION:
            return Value(FRACTION, self.new(f"fneg float {value.text}"))
        if isinstance(node.op, ast.USub):
            known = value.number
            return Value(value.kind, self.new(f"sub {value.kind.text} 0, {value.text}") if known is None else str(-known))
        return Value(value.kind, self.new(f"xor {value.kind.text} {value.text}, -1"))

    def of_BinOp(self, node: ast.BinOp) -> Value:
        return self.operation(node, node.op, self.value(node.left), self.value(node.right))

    def operation(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        """Two numbers as one."""
        if type(op) in BITWISE and left.kind == right.kind == BOOL:
            return Value(BOOL, self.new(f"{BITWISE[type(op)]} i1 {left.text}, {right.text}"))
        if isinstance(op, ast.LShift | ast.RShift):
            return self.shifted(node, op, self.as_number(left), self.as_number(right))
        kind, (a, b) = self.alike(left, right)
        if kind == FRACTION and type(op) in FRACTIONS:  # contract: a product and its sum may be one instruction
            return Value(FRACTION, self.new(f"{FRACTIONS[type(op)]} contract float {a}, {b}"))
        if kind == FRACTION:
            raise self.refuse(node, f"fractions cannot use {type(op).__name__}")
        if type(op) in ARITHMETIC:
            if self.whole.checked and kind == NARROW:
                self.test_width(node, ARITHMETIC[type(op)], a, b)
            return self.narrowed(op, left, right, Value(kind, self.new(f"{ARITHMETIC[type(op)]} {kind.text} {a}, {b}")))
        if type(op) in DIVISION:
            if self.whole.checked:
                self.note_unless(self.new(f"icmp ne {kind.text} {b}, 0"), node, "a rule divides by 0")
            call = f"@{DIVISION[type(op)]}_{kind.text}({kind.text} {a}, {kind.text} {b})"
            return self.narrowed(op, left, right, Value(kind, self.new(f"call {kind.text} {call}")))
        raise self.refuse(node, f"rules cannot use {type(op).__name__}")

    def shifted(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        """A number shifted by 0 to 63 bits; to the left it becomes wide, since that is a set as a rule."""
        if FRACTION in (left.kind, right.kind):
            raise self.refuse(node, "fractions cannot be shifted")
        if right.number is not None and not 0 <= right.number < 64:
            raise self.refuse(node, "numbers have 64 bits: a shift goes by 0 to 63")
        if self.whole.checked and right.number is None:
            self.note_unless(self.new(f"icmp ult i64 {self.turned(right, INT).text}, 64"), node, "a shift goes by 0 to 63")
        if isinstance(op, ast.LShift):
            return Value(INT, self.new(f"shl i64 {self.turned(left, INT).text}, {self.turned(right, INT).text}"))
        if left.kind == NARROW:  # whose upper bits are all like its highest one
            right = Value(
                right.kind,
                self.new(f"call {right.kind.text} @llvm.umin.{right.kind.text}({right.kind.text} {right.text}, {right.kind.text} 31)"),
            )
        return Value(left.kind, self.new(f"ashr {left.kind.text} {left.text}, {self.turned(right, left.kind).text}"))

    def test_width(self, node: ast.AST, instruction: str, a: str, b: str) -> None:
        """Note what does not fit the 32 bits that a GPU has for it."""
        wide = self.new(f"{instruction} i64 {', '.join(self.turned(Value(NARROW, text), INT).text for text in (a, b))}")
        again = self.new(f"sext i32 {self.new(f'trunc i64 {wide} to i32')} to i64")
        self.note_unless(
            self.new(f"icmp eq i64 {wide}, {again}"), node, "a number needs more than 32 bits: let one that it comes from be a Long"
        )

    def narrowed(self, op: ast.operator, left: Value, right: Value, found: Value) -> Value:
        """What is left of a wide number by a small positive mask or divisor is narrow."""
        small = any(one.kind == NARROW and (one.number or -1) > 0 for one in ((left, right) if isinstance(op, ast.BitAnd) else (right,)))
        if self.whole.narrowest == NARROW and found.kind == INT and small and isinstance(op, ast.BitAnd | ast.Mod):
            return self.turned(found, NARROW)
        return found
