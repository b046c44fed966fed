"""The expressions of a rule as LLVM text: numbers, fields and elements, comparisons, calls."""

from __future__ import annotations

import ast
import types
from collections.abc import Callable
from enum import EnumMeta
from typing import TYPE_CHECKING, Any

from ..author.agenda import COMPILED_AS
from ..errors import DeclarationError
from .kinds import BOOL, INT, LONG, NARROW, NONE, NOTHING, Dtype, Kind, Value, cut, fits, piece, place, row, stored
from .syntax import named, said, tree_of

if TYPE_CHECKING:
    from .translate import Translation


class Text:
    """The lines of one function."""

    def __init__(self) -> None:
        self.slots: list[str] = []  # its variables come first
        self.lines: list[str] = []
        self.open = True  # whether something can come after the last line
        self._count = 0

    def fresh(self) -> str:
        """A name that nothing has."""
        self._count += 1
        return f"%v{self._count}"

    def line(self, text: str) -> None:
        """Write a line, if one can come here."""
        if self.open:
            self.lines.append(f"  {text}")

    def new(self, text: str) -> str:
        """The name of what an instruction gives."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    def label(self, why: str) -> str:
        """The name of a block to come."""
        self._count += 1
        return f"{why}.{self._count}"

    def begin(self, label: str) -> None:
        """Begin a block to which others jump."""
        self.lines.append(f"{label}:")
        self.open = True

    def go(self, label: str) -> None:
        """Jump."""
        self.line(f"br label %{label}")
        self.open = False

    def branch(self, test: str, yes: str, no: str) -> None:
        """Jump to one of two blocks."""
        self.line(f"br i1 {test}, label %{yes}, label %{no}")
        self.open = False

    def slot(self, kind: Kind) -> str:
        """Room for a variable."""
        name = self.fresh()
        self.slots.append(f"  {name} = alloca {kind.text}")
        self.slots.append(f"  store {kind.text} {'null' if kind.text == 'ptr' else 0}, ptr {name}")
        return name


class Expressions(Text):
    """Writes what a rule computes; each method returns the value."""

    def __init__(self, whole: Translation, function: Any) -> None:
        super().__init__()
        self.whole, self.function, self.tree = whole, function, tree_of(function)
        self.names: dict[str, Value] = {}  # what never changes
        self.variables: dict[str, tuple[Kind, str]] = {}
        self.written = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}

    def refuse(self, node: ast.AST, why: str) -> DeclarationError:
        """What cannot be compiled, with its file and line."""
        line = getattr(node, "lineno", self.tree.lineno)
        return DeclarationError(f"{named(self.function)}: cannot be compiled: {self.function.__code__.co_filename}:{line}: {why}")

    def unknown(self, node: ast.AST) -> Any:
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
        raise self.refuse(self.tree, f"a {value.kind.name} stands where a {kind.name} is wanted")

    def as_number(self, value: Value) -> Value:
        """A value as a number of its own width."""
        return value if value.kind.is_number else self.turned(value, self.whole.narrowest)

    def number(self, node: ast.expr) -> Value:
        """An expression as a number."""
        return self.as_number(self.value(node))

    def wide(self, node: ast.expr) -> str:
        """An expression as a number of 64 bits."""
        return self.turned(self.value(node), INT).text

    def alike(self, *values: Value) -> tuple[Kind, list[str]]:
        """Numbers of one width, that of the widest."""
        numbers = [self.as_number(value) for value in values]
        kind = INT if any(value.kind == INT for value in numbers) else NARROW
        return kind, [self.turned(value, kind).text for value in numbers]

    # ---- names and constants

    def global_(self, node: ast.expr) -> Any:
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

    def constant(self, node: ast.AST, found: Any) -> Value:
        """A number, a truth or a row that never changes."""
        if isinstance(found, bool):
            return Value(BOOL, "true" if found else "false")
        if isinstance(found, int) and fits(found, 64):
            return Value(self.whole.narrowest if fits(found, 32) else INT, str(int(found)))
        if isinstance(found, tuple) and found and all(isinstance(one, int) and fits(one, 64) for one in found):
            return Value(row(LONG, len(found)), self.whole.row_of(found))
        raise self.refuse(node, f"{found!r} is neither a number nor a row of numbers")

    # ---- fields and elements

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
        where = self.whole.mistake(f"{self.function.__code__.co_filename}:{getattr(node, 'lineno', 0)}: {why}")
        self.line(f"call void @noted(i1 {fine}, i64 {where})")

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
        kind = INT if dtype.itemsize == 8 or dtype == "u4" else self.whole.narrowest
        if stored(dtype) == kind.text:
            return Value(kind, number)
        return Value(kind, self.new(f"{widening(dtype)} {stored(dtype)} {number} to {kind.text}"))

    def put(self, node: ast.AST, to: Value, value: Value) -> None:
        """Put a number at a place."""
        dtype = dtype_of(to)
        if to.kind.name != "place" or dtype.fields is not None or dtype.subdtype is not None:
            raise self.refuse(node, "pieces and rows are never assigned whole, only their numbers")
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

    # ---- operations

    def of_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(BOOL, self.new(f"xor i1 {self.turned(self.value(node.operand), BOOL).text}, true"))
        value = self.number(node.operand)
        if isinstance(node.op, ast.UAdd):
            return value
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

    def of_Compare(self, node: ast.Compare) -> Value:
        return self.compared(node, self.value(node.left), list(zip(node.ops, node.comparators, strict=True)))

    def compared(self, node: ast.Compare, left: Value, others: list[tuple[ast.cmpop, ast.expr]]) -> Value:
        """A value compared with the next one, and that one with its next; nothing is looked at after the first that fails."""
        (op, other), *more = others
        if type(op) not in COMPARISONS:
            raise self.refuse(node, f"rules cannot use {type(op).__name__}")
        right = self.value(other)
        kind, (a, b) = self.alike(left, right)
        found = Value(BOOL, self.new(f"icmp {COMPARISONS[type(op)]} {kind.text} {a}, {b}"))
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

    # ---- calls

    def of_Call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute):
            return self.bits(node, node.func)
        if not isinstance(node.func, ast.Name):
            raise self.refuse(node, "rules call functions by name")
        found = self.function.__globals__.get(node.func.id)
        if isinstance(found, types.FunctionType):
            return self.call(node, getattr(found, COMPILED_AS, found))
        if node.func.id not in BUILT_IN or found is not None or not node.args or node.keywords:
            raise self.refuse(node, f"{node.func.id!r} is no rule")
        sized = self.global_(node.args[0])
        if node.func.id == "len" and isinstance(sized, tuple | EnumMeta):
            return self.constant(node, len(sized))
        return BUILT_IN[node.func.id](self, node, [self.value(argument) for argument in node.args])

    def call(self, node: ast.Call, function: Any) -> Value:
        """Call another rule."""
        values = self.handed_over(node, function)
        if function in self.whole.words:
            return self.whole.words[function](self, values)
        values = [self.turned(value, kind) for value, kind in zip(values, self.whole.widened(function, values), strict=True)]
        name, result = self.whole.function(function, tuple(value.kind for value in values))
        text = f"call {result.text} @{name}({', '.join(text for value in values for text in value.arguments)})"
        if result == NOTHING:
            self.line(text)
            return NONE
        return Value(result, self.new(text))

    def handed_over(self, node: ast.Call, function: Any) -> list[Value]:
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
        for other in others:
            best = self.new(f"call {kind.text} @llvm.{which}.{kind.text}({kind.text} {best}, {kind.text} {other})")
        return Value(kind, best)


def dtype_of(value: Value) -> Dtype:
    """What lies where the value points."""
    if value.kind.dtype is None:
        raise DeclarationError(f"a {value.kind.name} is no thing on a table")
    return value.kind.dtype


def widening(dtype: Dtype) -> str:
    """How a stored number is made wider."""
    return "zext" if dtype.kind == "u" else "sext"


def copied(body: Expressions, values: list[Value]) -> Value:
    """A piece is made like another of its kind, byte for byte."""
    to, source = values
    if to.kind != source.kind:
        raise body.refuse(body.tree, "only pieces of one kind are copied")
    pieces = f"ptr align 8 {to.text}, ptr align 8 {source.text}"
    body.line(f"call void @llvm.memcpy.p0.p0.i64({pieces}, i64 {dtype_of(to).itemsize}, i1 false)")
    return NONE


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


BuiltIn = Callable[[Expressions, ast.Call, list[Value]], Value]
Instruction = Callable[[Expressions, list[Value]], Value]  # written in place of a call
BUILT_IN: dict[str, BuiltIn] = {
    "len": _len,
    "abs": _abs,
    "min": lambda body, node, values: body.extreme("smin", values),
    "max": lambda body, node, values: body.extreme("smax", values),
    "int": lambda body, node, values: body.as_number(values[0]),
    "bool": lambda body, node, values: body.turned(values[0], BOOL),
}
BITWISE: dict[type, str] = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
ARITHMETIC: dict[type, str] = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", **BITWISE}
DIVISION: dict[type, str] = {ast.FloorDiv: "floor_division", ast.Mod: "floor_remainder"}
COMPARISONS: dict[type, str] = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "slt", ast.LtE: "sle", ast.Gt: "sgt", ast.GtE: "sge"}
