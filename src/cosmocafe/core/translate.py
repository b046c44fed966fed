"""Plain rules as LLVM text: one module for a game, each function once for the kinds of things that it is called with.

Rules are whole numbers, attributes, indexing, loops and other rules, so the translation is short: a number is an `i64`,
a truth an `i1`, a piece and a row of a table are the address of their bytes. What a rule may not hold is refused with its file and line.
"""

from __future__ import annotations

import ast
import linecache
import re
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import EnumMeta
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from .agenda import COMPILED_AS
from .errors import DeclarationError

Dtype = np.dtype[Any]


class Kind(NamedTuple):
    """What a value is: a number, a truth, nothing, a piece, or a row of `length` things (-1: as long as it is said to be)."""

    name: str
    dtype: Dtype | None = None
    length: int = 0


INT, BOOL, NOTHING = Kind("int"), Kind("bool"), Kind("nothing")
LLVM = {"int": "i64", "bool": "i1", "nothing": "void", "piece": "ptr", "row": "ptr"}
LONG = np.dtype("i8")


def piece(dtype: Dtype) -> Kind:
    """One record."""
    return Kind("piece", dtype)


def row(dtype: Dtype, count: int = -1) -> Kind:
    """Things one after the other; without a count their number is handed over with them."""
    return Kind("row", dtype, count)


def grid(dtype: Dtype) -> Kind:
    """Rows below each other, as many and as long as is handed over with them."""
    return Kind("grid", dtype)


class Value(NamedTuple):
    """A value in the text: its kind and its name there; a row or grid also knows its sizes."""

    kind: Kind
    text: str
    sizes: tuple[str, ...] = ()

    @property
    def arguments(self) -> list[str]:
        """How it is handed over."""
        return [f"{LLVM.get(self.kind.name, 'ptr')} {self.text}", *(f"i64 {size}" for size in self.sizes)]


@dataclass
class Translation:
    """The LLVM text of a game: `add` translates an entry point with all that it calls."""

    checked: bool = False  # whether every index is tested
    copies: frozenset[Any] = frozenset()  # functions that make their first piece like their second
    words: dict[Any, Callable[[Body, list[Value]], Value]] = field(default_factory=dict)  # functions that are an instruction of the machine
    functions: list[str] = field(default_factory=list)
    globals: dict[str, str] = field(default_factory=dict)
    places: list[str] = field(default_factory=list)  # where an index was out of its row, by number
    _known: dict[Any, tuple[str, Kind]] = field(default_factory=dict)
    _names: dict[str, int] = field(default_factory=dict)
    _under_way: set[Any] = field(default_factory=set)

    def add(self, function: Any, kinds: list[Kind], linkage: str = "", name: str = "") -> str:
        """Translate an entry point; its name in the module."""
        return self.function(function, tuple(kinds), linkage, name)[0]

    def function(self, function: Any, kinds: tuple[Kind, ...], linkage: str = "internal ", name: str = "") -> tuple[str, Kind]:
        """The name of a function for these kinds of arguments, and the kind of its result."""
        key = function, kinds
        if key not in self._known:
            if function.__closure__:
                raise DeclarationError(f"{named(function)}: a rule cannot be a closure: pass what it needs as a parameter")
            if function in self._under_way:
                raise DeclarationError(f"{named(function)}: rules cannot call each other in a circle: plan a step instead")
            self._under_way.add(function)
            self._known[key] = self._translate(function, kinds, linkage, name)
            self._under_way.remove(function)
        return self._known[key]

    def _translate(self, function: Any, kinds: tuple[Kind, ...], linkage: str, name: str) -> tuple[str, Kind]:
        name = name or re.sub(r"\W", "_", named(function))  # assembly knows few characters
        number = self._names[name] = self._names.get(name, 0) + 1
        name = name if number == 1 else f"{name}_{number}"
        body = Body(self, function, kinds)
        self.functions.append(f'define {linkage}{LLVM[body.result.name]} @"{name}"({body.parameters}) #0 {{\n{body.text()}\n}}')
        return name, body.result

    def text(self) -> str:
        """The whole module."""
        return "\n".join([PRELUDE, *self.globals.values(), *self.functions])


class Body:
    """One function's text, written from its syntax tree."""

    def __init__(self, whole: Translation, function: Any, kinds: tuple[Kind, ...]) -> None:
        self.whole, self.function, self.tree = whole, function, tree_of(function)
        self.result = result_of(function, self.tree)
        self.slots: list[str] = []
        self.lines: list[str] = []
        self.names: dict[str, Value] = {}  # what never changes
        self.variables: dict[str, tuple[Kind, str]] = {}
        self.loops: list[tuple[str, str]] = []
        self.count = 0
        self.open = True
        written = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        parameters = []
        for parameter, kind in zip(self.tree.args.args, kinds, strict=True):
            sizes = tuple(f"%{parameter.arg}.size{i}" for i in range(2 if kind.name == "grid" else kind.length == -1))
            value = Value(kind, f"%{parameter.arg}", sizes)
            parameters += value.arguments
            if parameter.arg in written:
                self.store_name(parameter.arg, value)
            else:
                self.names[parameter.arg] = value
        self.parameters = ", ".join(parameters)
        self.block(self.tree.body)
        if self.open:
            self.leave(None)

    def text(self) -> str:
        """The finished text."""
        return "\n".join([*self.slots, *self.lines])

    # ---- writing

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def line(self, text: str) -> None:
        if self.open:
            self.lines.append(f"  {text}")

    def new(self, text: str) -> str:
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    def label(self, why: str) -> str:
        self.count += 1
        return f"{why}.{self.count}"

    def begin(self, label: str) -> None:
        self.go(label)
        self.lines.append(f"{label}:")
        self.open = True

    def go(self, label: str) -> None:
        self.line(f"br label %{label}")
        self.open = False

    def branch(self, test: str, yes: str, no: str) -> None:
        self.line(f"br i1 {test}, label %{yes}, label %{no}")
        self.open = False

    def refuse(self, node: ast.AST, why: str) -> DeclarationError:
        line = self.function.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1
        line = getattr(node, "lineno", line)
        return DeclarationError(f"{named(self.function)}: cannot be compiled: {self.function.__code__.co_filename}:{line}: {why}")

    # ---- statements

    def block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not self.open:  # nothing comes here
                return
            getattr(self, f"do_{type(statement).__name__}", self.unknown)(statement)

    def unknown(self, node: ast.AST) -> Any:
        raise self.refuse(node, f"rules cannot use {type(node).__name__}")

    def do_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.value(node.value)

    def do_Pass(self, node: ast.Pass) -> None:
        pass

    def do_Return(self, node: ast.Return) -> None:
        self.leave(self.value(node.value) if node.value else None)

    def leave(self, value: Value | None) -> None:
        if self.result == NOTHING:
            self.line("ret void")
        else:
            self.line(
                f"ret {LLVM[self.result.name]} {self.turned(value, self.result).text if value else 'false' if self.result == BOOL else 0}"
            )
        self.open = False

    def do_Assign(self, node: ast.Assign) -> None:
        value = self.value(node.value)
        for target in node.targets:
            self.store(target, value)

    def do_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.store(node.target, self.value(node.value))

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.store(node.target, self.operation(node, node.op, self.name(node.target), self.value(node.value)))
            return
        place = self.place(node.target)
        self.put(node, place, self.operation(node, node.op, self.get(place), self.value(node.value)))

    def do_If(self, node: ast.If) -> None:
        yes, no, on = self.label("if"), self.label("else"), self.label("on")
        self.test(node.test, yes, no if node.orelse else on)
        self.begin(yes)
        self.block(node.body)
        goes_on = self.open
        self.go(on)
        if node.orelse:
            self.begin_after(no)
            self.block(node.orelse)
            goes_on = goes_on or self.open
            self.go(on)
        if goes_on or not node.orelse:
            self.begin_after(on)

    def begin_after(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.open = True

    def do_While(self, node: ast.While) -> None:
        again, body, on = self.label("while"), self.label("do"), self.label("on")
        self.begin(again)
        self.test(node.test, body, on)
        self.begin_after(body)
        self.inside(node.body, again, on)

    def inside(self, statements: list[ast.stmt], again: str, on: str) -> None:
        self.loops.append((again, on))
        self.block(statements)
        self.loops.pop()
        self.go(again)
        self.begin_after(on)

    def do_For(self, node: ast.For) -> None:
        over = node.iter
        if isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range":
            self.counted(node, [self.number(argument) for argument in over.args])
            return
        things = self.value(over)
        if things.kind.name != "row":
            raise self.refuse(node, "a rule loops over range(...) or a row")
        self.counted(node, [things.sizes[0] if things.sizes else str(things.kind.length)], things)

    def counted(self, node: ast.For, numbers: list[str], things: Value | None = None) -> None:
        """Loop over the numbers of a range, or over the things with these numbers."""
        start, stop = ("0", numbers[0]) if len(numbers) == 1 else numbers[:2]
        step = numbers[2] if len(numbers) == 3 else "1"
        if not step.lstrip("-").isdecimal():
            raise self.refuse(node, "the step of a range is a number")
        slot = self.slot(INT)
        self.line(f"store i64 {start}, ptr {slot}")
        head, body, again, on = self.label("for"), self.label("do"), self.label("next"), self.label("on")
        self.begin(head)
        at = self.new(f"load i64, ptr {slot}")
        self.branch(self.new(f"icmp {'sgt' if step.startswith('-') else 'slt'} i64 {at}, {stop}"), body, on)
        self.begin_after(body)
        self.store(node.target, self.get(self.nth(node, things, at)) if things else Value(INT, at))
        self.loops.append((again, on))
        self.block(node.body)
        self.loops.pop()
        self.begin(again)
        self.line(f"store i64 {self.new(f'add nsw i64 {at}, {step}')}, ptr {slot}")
        self.go(head)
        self.begin_after(on)

    def do_Break(self, node: ast.Break) -> None:
        self.go(self.loops[-1][1])

    def do_Continue(self, node: ast.Continue) -> None:
        self.go(self.loops[-1][0])

    # ---- names and places

    def slot(self, kind: Kind) -> str:
        name = self.fresh()
        self.slots.append(f"  {name} = alloca {LLVM[kind.name]}")
        self.slots.append(f"  store {LLVM[kind.name]} {'null' if LLVM[kind.name] == 'ptr' else 0}, ptr {name}")
        return name

    def store_name(self, name: str, value: Value) -> None:
        if name not in self.variables:
            self.variables[name] = value.kind, self.slot(value.kind)
        kind, slot = self.variables[name]
        self.line(f"store {LLVM[kind.name]} {self.turned(value, kind).text}, ptr {slot}")

    def store(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            if value.sizes or value.kind == NOTHING:
                raise self.refuse(target, f"{target.id!r} cannot stand for this")
            self.store_name(target.id, value)
        else:
            self.put(target, self.place(target), value)

    def name(self, node: ast.Name) -> Value:
        if node.id in self.variables:
            kind, slot = self.variables[node.id]
            return Value(kind, self.new(f"load {LLVM[kind.name]}, ptr {slot}"))
        if node.id in self.names:
            return self.names[node.id]
        return self.constant(node, self.known(node))

    def global_(self, node: ast.Name) -> Any:
        """What a name stands for that is no variable."""
        is_own = node.id in self.variables or node.id in self.names
        return None if is_own else self.function.__globals__.get(node.id)

    def known(self, node: ast.Name) -> Any:
        """What a global name stands for."""
        if node.id not in self.function.__globals__:
            raise self.refuse(node, f"{node.id!r} is not known here")
        return self.function.__globals__[node.id]

    def constant(self, node: ast.AST, found: Any) -> Value:
        if isinstance(found, bool):
            return Value(BOOL, "true" if found else "false")
        if isinstance(found, int):
            return Value(INT, str(int(found)))
        if isinstance(found, tuple) and found and all(isinstance(one, int) for one in found):
            numbers = ", ".join(f"i64 {int(one)}" for one in found)
            name = f"@row.{len(self.whole.globals)}"
            self.whole.globals.setdefault(numbers, f"{name} = private constant [{len(found)} x i64] [{numbers}]")
            return Value(row(LONG, len(found)), self.whole.globals[numbers].split(" ")[0])
        raise self.refuse(node, f"{found!r} is neither a number nor a row of numbers")

    def place(self, node: ast.expr) -> Value:
        """The address of a field or an element, as a row of one."""
        if isinstance(node, ast.Attribute):
            owner = self.value(node.value)
            if owner.kind.name != "piece" or owner.kind.dtype is None or node.attr not in (owner.kind.dtype.fields or {}):
                raise self.refuse(node, f"there is no field {node.attr!r} here")
            fields: Any = owner.kind.dtype.fields
            dtype, offset = fields[node.attr][:2]
            address = self.new(f"getelementptr inbounds i8, ptr {owner.text}, i64 {offset}") if offset else owner.text
            return Value(Kind("place", dtype), address)
        if isinstance(node, ast.Subscript):
            return self.element(node)
        raise self.refuse(node, "nothing can be put here")

    def element(self, node: ast.Subscript) -> Value:
        owner = self.value(node.value)
        if owner.kind.name == "grid":
            return self.of_grid(node, owner)
        if owner.kind.name != "row" or owner.kind.dtype is None:
            raise self.refuse(node, "this is no row")
        return self.nth(node, owner, self.number(node.slice))

    def nth(self, node: ast.AST, owner: Value, index: str) -> Value:
        dtype = owner.kind.dtype
        assert dtype is not None  # noqa: S101  a row knows its things
        count = owner.sizes[0] if owner.sizes else str(owner.kind.length)
        if self.whole.checked:
            index = self.tested(node, index, count)
        return Value(Kind("place", dtype), self.new(f"getelementptr inbounds {stored(dtype)}, ptr {owner.text}, i64 {index}"))

    def of_grid(self, node: ast.Subscript, owner: Value) -> Value:
        """A cell of a grid, or one of its rows."""
        two = isinstance(node.slice, ast.Tuple)
        first = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) else node.slice
        dtype = owner.kind.dtype
        assert dtype is not None  # noqa: S101  a grid knows its things
        begins = self.new(f"mul i64 {self.number(first)}, {owner.sizes[1]}")
        start = self.new(f"getelementptr inbounds {stored(dtype)}, ptr {owner.text}, i64 {begins}")
        whole = Value(row(dtype), start, (owner.sizes[1],))
        return self.nth(node, whole, self.number(node.slice.elts[1])) if two and isinstance(node.slice, ast.Tuple) else whole

    def tested(self, node: ast.AST, index: str, count: str) -> str:
        """An index that is in its row: one that is not is noted, and 0 taken instead."""
        self.whole.places.append(f"{self.function.__code__.co_filename}:{getattr(node, 'lineno', 0)}")
        inside = self.new(f"icmp ult i64 {index}, {count}")
        self.line(f"call void @noted(i1 {inside}, i64 {len(self.whole.places)})")
        return self.new(f"select i1 {inside}, i64 {index}, i64 0")

    def get(self, place: Value) -> Value:
        """What lies at a place."""
        dtype = place.kind.dtype
        if place.kind.name != "place" or dtype is None:
            return place
        if dtype.subdtype is not None:
            return Value(row(dtype.subdtype[0], int(dtype.shape[0])), place.text)
        if dtype.fields is not None:
            return Value(piece(dtype), place.text)
        found = self.new(f"load {stored(dtype)}, ptr {place.text}")
        if dtype.itemsize == 8:
            return Value(INT, found)
        return Value(INT, self.new(f"{'zext' if dtype.kind == 'u' else 'sext'} {stored(dtype)} {found} to i64"))

    def put(self, node: ast.AST, place: Value, value: Value) -> None:
        dtype = place.kind.dtype
        if place.kind.name != "place" or dtype is None or dtype.fields is not None or dtype.subdtype is not None:
            raise self.refuse(node, "pieces and rows are never assigned whole, only their numbers")
        number = self.turned(value, INT).text
        if dtype.itemsize < 8:
            number = self.new(f"trunc i64 {number} to {stored(dtype)}") if number.startswith("%") else str(narrowed(int(number), dtype))
        self.line(f"store {stored(dtype)} {number}, ptr {place.text}")

    # ---- values

    def value(self, node: ast.expr) -> Value:
        found: Value = getattr(self, f"of_{type(node).__name__}", self.unknown)(node)
        return found

    def number(self, node: ast.expr) -> str:
        """A value as a whole number."""
        return self.turned(self.value(node), INT).text

    def turned(self, value: Value, kind: Kind) -> Value:
        """A value as another kind: a truth is also a number."""
        if value.kind == kind:
            return value
        if (value.kind, kind) == (BOOL, INT):
            given = {"true": "1", "false": "0"}.get(value.text)
            return Value(INT, given or self.new(f"zext i1 {value.text} to i64"))
        if (value.kind, kind) == (INT, BOOL):
            return Value(BOOL, self.new(f"icmp ne i64 {value.text}, 0"))
        raise self.refuse(self.tree, f"a {value.kind.name} stands where a {kind.name} is wanted")

    def of_Constant(self, node: ast.Constant) -> Value:
        return self.constant(node, node.value)

    def of_Tuple(self, node: ast.Tuple) -> Value:
        values = [self.value(one) for one in node.elts]
        if not all(value.kind == INT and negated(value.text) for value in values):
            raise self.refuse(node, "a row in a rule holds numbers that never change")
        return self.constant(node, tuple(int(value.text) for value in values))

    def of_Name(self, node: ast.Name) -> Value:
        return self.name(node)

    def of_Attribute(self, node: ast.Attribute) -> Value:
        owner = self.global_(node.value) if isinstance(node.value, ast.Name) else None
        if isinstance(owner, EnumMeta | types.ModuleType):
            return self.constant(node, getattr(owner, node.attr))
        return self.get(self.place(node))

    def of_Subscript(self, node: ast.Subscript) -> Value:
        return self.get(self.element(node))

    def of_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(BOOL, self.new(f"xor i1 {self.turned(self.value(node.operand), BOOL).text}, true"))
        number = self.number(node.operand)
        if isinstance(node.op, ast.UAdd):
            return Value(INT, number)
        if isinstance(node.op, ast.USub):
            return Value(INT, negated(number) or self.new(f"sub i64 0, {number}"))
        return Value(INT, self.new(f"xor i64 {number}, -1"))

    def of_BinOp(self, node: ast.BinOp) -> Value:
        return self.operation(node, node.op, self.value(node.left), self.value(node.right))

    def operation(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        if type(op) in BITWISE and left.kind == right.kind == BOOL:
            return Value(BOOL, self.new(f"{BITWISE[type(op)]} i1 {left.text}, {right.text}"))
        a, b = self.turned(left, INT).text, self.turned(right, INT).text
        if type(op) in ARITHMETIC:
            return Value(INT, self.new(f"{ARITHMETIC[type(op)]} i64 {a}, {b}"))
        if type(op) in DIVISION:
            return Value(INT, self.new(f'call i64 @"{DIVISION[type(op)]}"(i64 {a}, i64 {b})'))
        raise self.refuse(node, f"rules cannot use {type(op).__name__}")

    def of_Compare(self, node: ast.Compare) -> Value:
        left, found = self.number(node.left), ""
        for op, comparator in zip(node.ops, node.comparators, strict=True):
            if type(op) not in COMPARISONS:
                raise self.refuse(node, f"rules cannot use {type(op).__name__}")
            right = self.number(comparator)
            one = self.new(f"icmp {COMPARISONS[type(op)]} i64 {left}, {right}")
            found = self.new(f"and i1 {found}, {one}") if found else one
            left = right
        return Value(BOOL, found)

    def test(self, node: ast.expr, yes: str, no: str) -> None:
        """Go on at one of two labels."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.test(node.operand, no, yes)
        elif isinstance(node, ast.BoolOp):
            for value in node.values[:-1]:
                more = self.label("and" if isinstance(node.op, ast.And) else "or")
                self.test(value, *((more, no) if isinstance(node.op, ast.And) else (yes, more)))
                self.begin_after(more)
            self.test(node.values[-1], yes, no)
        else:
            self.branch(self.turned(self.value(node), BOOL).text, yes, no)

    def of_BoolOp(self, node: ast.BoolOp) -> Value:
        yes, no, on = self.label("true"), self.label("false"), self.label("on")
        self.test(node, yes, no)
        for label in (yes, no):
            self.begin_after(label)
            self.go(on)
        self.begin_after(on)
        return Value(BOOL, self.new(f"phi i1 [ true, %{yes} ], [ false, %{no} ]"))

    def of_IfExp(self, node: ast.IfExp) -> Value:
        yes, no, on = self.label("if"), self.label("else"), self.label("on")
        self.test(node.test, yes, no)
        self.begin_after(yes)
        first = self.value(node.body)
        end = len(self.lines)
        self.go(on)
        self.begin_after(no)
        second = self.value(node.orelse)
        kind = first.kind if first.kind == second.kind else INT
        slot = self.slot(kind)
        self.line(f"store {LLVM[kind.name]} {self.turned(second, kind).text}, ptr {slot}")
        self.begin(on)
        after, self.lines = self.lines[end:], self.lines[:end]  # the first is stored once the kind of both is known
        self.line(f"store {LLVM[kind.name]} {self.turned(first, kind).text}, ptr {slot}")
        self.lines += after
        return Value(kind, self.new(f"load {LLVM[kind.name]}, ptr {slot}"))

    # ---- calls

    def of_Call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute):
            return self.bits(node, node.func)
        if not isinstance(node.func, ast.Name):
            raise self.refuse(node, "rules call functions by name")
        found = self.function.__globals__.get(node.func.id)
        if isinstance(found, types.FunctionType):
            return self.call(node, getattr(found, COMPILED_AS, found))
        if node.func.id not in BUILT_IN or found is not None:
            raise self.refuse(node, f"{node.func.id!r} is no rule")
        if node.func.id == "len" and isinstance(node.args[0], ast.Name) and isinstance(self.global_(node.args[0]), tuple | EnumMeta):
            return Value(INT, str(len(self.global_(node.args[0]))))
        return BUILT_IN[node.func.id](self, node, [self.value(argument) for argument in node.args])

    def call(self, node: ast.Call, function: Any) -> Value:
        values = self.handed_over(node, function)
        if function in self.whole.copies:
            return self.copy(values[0], values[1])
        if function in self.whole.words:
            return self.whole.words[function](self, values)
        name, result = self.whole.function(function, tuple(value.kind for value in values))
        text = f'call {LLVM[result.name]} @"{name}"({", ".join(text for value in values for text in value.arguments)})'
        if result == NOTHING:
            self.line(text)
            return Value(NOTHING, "")
        return Value(result, self.new(text))

    def handed_over(self, node: ast.Call, function: Any) -> list[Value]:
        parameters = tree_of(function).args.args
        given = {parameter.arg: self.value(argument) for parameter, argument in zip(parameters, node.args, strict=False)}
        given.update({keyword.arg or "": self.value(keyword.value) for keyword in node.keywords})
        defaults = dict(zip([one.arg for one in reversed(parameters)], reversed(function.__defaults__ or ()), strict=False))
        values = []
        for parameter in parameters:
            if parameter.arg not in given and parameter.arg not in defaults:
                raise self.refuse(node, f"{named(function)} is called without its {parameter.arg!r}")
            value = given[parameter.arg] if parameter.arg in given else self.constant(node, defaults[parameter.arg])
            wide = value.kind == BOOL and said(parameter.annotation) != "bool"
            values.append(self.turned(value, INT) if wide else value)
        if len(node.args) > len(parameters):
            raise self.refuse(node, f"{named(function)} is called with too much")
        return values

    def copy(self, to: Value, source: Value) -> Value:
        if to.kind.dtype is None or to.kind != source.kind:
            raise self.refuse(self.tree, "only pieces of one kind are copied")
        self.line(
            f"call void @llvm.memcpy.p0.p0.i64(ptr align 8 {to.text}, ptr align 8 {source.text}, i64 {to.kind.dtype.itemsize}, i1 false)"
        )
        return Value(NOTHING, "")

    def bits(self, node: ast.Call, what: ast.Attribute) -> Value:
        number = self.number(what.value)
        if what.attr == "bit_count":
            return Value(INT, self.new(f"call i64 @llvm.ctpop.i64(i64 {number})"))
        if what.attr == "bit_length":
            zeros = self.new(f"call i64 @llvm.ctlz.i64(i64 {number}, i1 false)")
            return Value(INT, self.new(f"sub nsw i64 64, {zeros}"))
        raise self.refuse(node, f"rules cannot use .{what.attr}()")

    def extreme(self, which: str, values: list[Value]) -> Value:
        best = self.turned(values[0], INT).text
        for value in values[1:]:
            best = self.new(f"call i64 @llvm.{which}.i64(i64 {best}, i64 {self.turned(value, INT).text})")
        return Value(INT, best)


def _len(body: Body, node: ast.Call, values: list[Value]) -> Value:
    owner = values[0]
    if owner.kind.name not in ("row", "grid"):
        raise body.refuse(node, "only a row has a length")
    return Value(INT, owner.sizes[0] if owner.sizes else str(owner.kind.length))


def _abs(body: Body, node: ast.Call, values: list[Value]) -> Value:
    return Value(INT, body.new(f"call i64 @llvm.abs.i64(i64 {body.turned(values[0], INT).text}, i1 false)"))


BuiltIn = Callable[[Body, ast.Call, list[Value]], Value]
BUILT_IN: dict[str, BuiltIn] = {
    "len": _len,
    "abs": _abs,
    "min": lambda body, node, values: body.extreme("smin", values),
    "max": lambda body, node, values: body.extreme("smax", values),
    "int": lambda body, node, values: body.turned(values[0], INT),
    "bool": lambda body, node, values: body.turned(values[0], BOOL),
}
ARITHMETIC: dict[type, str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.LShift: "shl",
    ast.RShift: "ashr",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}
BITWISE: dict[type, str] = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
DIVISION: dict[type, str] = {ast.FloorDiv: "floor_division", ast.Mod: "floor_remainder"}
COMPARISONS: dict[type, str] = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "slt", ast.LtE: "sle", ast.Gt: "sgt", ast.GtE: "sge"}


def named(function: Any) -> str:
    """A function's full name."""
    return f"{function.__module__}.{function.__qualname__}"


def stored(dtype: Dtype) -> str:
    """How a thing lies in memory."""
    return f"[{dtype.itemsize} x i8]" if dtype.fields or dtype.subdtype else f"i{8 * dtype.itemsize}"


def narrowed(number: int, dtype: Dtype) -> int:
    """What is left of a number in a narrow field."""
    bits = 8 * dtype.itemsize
    rest = number & ((1 << bits) - 1)
    return rest - (1 << bits) if rest >> (bits - 1) else rest


def negated(number: str) -> str:
    """The opposite of a number that is known."""
    return str(-int(number)) if number.lstrip("-").isdecimal() else ""


def said(annotation: ast.expr | None) -> str:
    """An annotation as it is written."""
    return ast.unparse(annotation) if annotation else ""


def result_of(function: Any, tree: ast.FunctionDef) -> Kind:
    """What a function gives back, by its annotation, or where it has none by what it does."""
    returns = said(tree.returns)
    if returns in ("int", "bool", "None"):
        return {"int": INT, "bool": BOOL, "None": NOTHING}[returns]
    gives = any(isinstance(node, ast.Return) and node.value for node in ast.walk(tree))
    return INT if gives else NOTHING


@cache
def tree_of(function: Any) -> ast.FunctionDef:
    """A function's syntax tree."""
    code = function.__code__
    found = trees_of(code.co_filename).get((code.co_firstlineno, function.__name__ if code.co_name == "<lambda>" else code.co_name))
    if found is None:
        raise DeclarationError(f"{named(function)}: cannot be compiled: its source is not to be found")
    return found


@cache
def trees_of(file: str) -> dict[tuple[int, str], ast.FunctionDef]:
    """All functions of a file, by first line and name."""
    tree = ast.parse("".join(linecache.getlines(file)), file)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {(min([node.lineno, *(one.lineno for one in node.decorator_list)]), node.name): node for node in functions}


PRELUDE = """
@fault = internal global i64 0
define i64 @take_fault() {
  %found = load i64, ptr @fault
  store i64 0, ptr @fault
  ret i64 %found
}
define internal void @noted(i1 %inside, i64 %place) alwaysinline {
  %now = load i64, ptr @fault
  %new = select i1 %inside, i64 %now, i64 %place
  store i64 %new, ptr @fault
  ret void
}
define internal i64 @floor_division(i64 %a, i64 %b) alwaysinline {
  %none = icmp eq i64 %b, 0
  %by = select i1 %none, i64 1, i64 %b
  %quotient = sdiv i64 %a, %by
  %rest = srem i64 %a, %by
  %uneven = icmp ne i64 %rest, 0
  %signs = xor i64 %rest, %by
  %differ = icmp slt i64 %signs, 0
  %down = and i1 %uneven, %differ
  %lower = sub i64 %quotient, 1
  %found = select i1 %down, i64 %lower, i64 %quotient
  ret i64 %found
}
define internal i64 @floor_remainder(i64 %a, i64 %b) alwaysinline {
  %none = icmp eq i64 %b, 0
  %by = select i1 %none, i64 1, i64 %b
  %rest = srem i64 %a, %by
  %uneven = icmp ne i64 %rest, 0
  %signs = xor i64 %rest, %by
  %differ = icmp slt i64 %signs, 0
  %down = and i1 %uneven, %differ
  %higher = add i64 %rest, %by
  %found = select i1 %down, i64 %higher, i64 %rest
  ret i64 %found
}
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
attributes #0 = { nounwind }
"""
