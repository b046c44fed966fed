"""Plain rules as LLVM text: one module for a game, each function once for the kinds of things that it is called with.

Rules are whole numbers, attributes, indexing, loops and other rules, so the translation is short: a number is an `i64`,
a truth an `i1`, a piece and a row of a table are the address of their bytes. What a rule may not hold is refused with its file and line.

A GPU has registers of 32 bits: there a number is as wide as what it comes from. A parameter, variable or result is wide as soon as
one wide number reaches it, which is found by translating again until nothing changes.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Collection, Hashable

from ..anything import Function as Rule
from ..errors import DeclarationError
from .chapters import INTERNAL, Function, chapters_of
from .expressions import Expressions, Instruction
from .kinds import BOOL, FRACTION, INT, NARROW, NOTHING, Kind, Value, sizes_of
from .syntax import named, said


class Translation:
    """The LLVM text of a game: `add` translates an entry point with all that it calls."""

    def __init__(
        self,
        *,
        checked: bool = False,  # whether everything is tested that plain Python would do otherwise
        narrow: bool = False,  # whether numbers are as wide as they must be, and not all of 64 bits
        words: dict[Rule, Instruction] | None = None,  # functions that are an instruction of the machine
        attributes: str = "nounwind",  # what LLVM may know of every function
    ) -> None:
        self.checked, self.words, self._attributes = checked, words or {}, attributes
        self.narrowest = NARROW if narrow else INT
        self.wide: set[Hashable] = set()  # parameters, variables and results that a wide number has reached
        self.mistakes: dict[int, str] = {}  # what may go wrong and where, by number
        self._entries: list[tuple[Rule, tuple[Kind, ...], str, str]] = []
        self._is_outdated = False  # whether a number that was taken for a narrow one is wide
        self._begin()

    def _begin(self) -> None:
        self.mistakes.clear()
        self._functions: list[Function] = []
        self._rows: dict[str, str] = {}
        self._known: dict[tuple[Rule, tuple[Kind, ...]], tuple[str, Kind]] = {}
        self._names: dict[str, int] = {}
        self._under_way: set[Hashable] = set()

    def add(self, function: Rule, kinds: list[Kind], linkage: str = "", name: str = "") -> tuple[str, Kind]:
        """Translate an entry point; its name in the module and what it gives back."""
        self._entries.append((function, tuple(kinds), linkage, name))
        self.function(function, tuple(kinds), linkage, name)
        while self._is_outdated:
            self._translate_again()
        return self._known[function, tuple(kinds)]

    def _translate_again(self) -> None:
        self._is_outdated = False
        self._begin()
        for entry in self._entries:
            self.function(*entry)

    def widen(self, what: Hashable) -> None:
        """Note that a wide number comes here."""
        if what not in self.wide:
            self.wide.add(what)
            self._is_outdated = self.narrowest == NARROW

    def widened(self, function: Rule, values: list[Value]) -> list[Kind]:
        """The kinds with which a function is called, numbers as wide as any that it was ever called with."""
        kinds = []
        for number, value in enumerate(values):
            if value.kind == INT:
                self.widen((function, number))
            kinds.append(INT if value.kind.is_number and (function, number) in self.wide else value.kind)
        return kinds

    def function(self, function: Rule, kinds: tuple[Kind, ...], linkage: str = INTERNAL, name: str = "") -> tuple[str, Kind]:
        """The name of a function for these kinds of arguments, and the kind of its result."""
        key = function, kinds
        if key not in self._known:
            if function.__closure__:
                raise DeclarationError(f"{named(function)}: a rule cannot be a closure: pass what it needs as a parameter")
            if function in self._under_way:
                raise DeclarationError(f"{named(function)}: rules cannot call each other in a circle: plan a step instead")
            self._under_way.add(function)
            body = Body(self, function, kinds)
            self._under_way.remove(function)
            name = self._unique(name or re.sub(r"\W", "_", named(function)))  # assembly knows few characters
            head = f"{body.result.text} @{name}({body.parameters})"
            chapter, calls, rows = function.__module__, tuple(body.calls), tuple(body.rows)
            self._functions.append(Function(name, chapter, linkage, head, body.text(), calls, rows))
            self._known[key] = name, body.result
        return self._known[key]

    def _unique(self, name: str) -> str:
        number = self._names[name] = self._names.get(name, 0) + 1
        return name if number == 1 else f"{name}_{number}"

    def row_of(self, numbers: tuple[int, ...]) -> str:
        """The name of a row that never changes; it comes from the row, so that another one changes nothing here."""
        row = f"[{len(numbers)} x i64] [{', '.join(f'i64 {int(number)}' for number in numbers)}]"
        name = f"@row.{hashlib.sha256(row.encode()).hexdigest()[:12]}"
        self._rows[name] = row
        return name

    def text(self) -> str:
        """The whole module."""
        return self._module(FAULT_ALONE, self._rows, [function.text() for function in self._functions])

    def chapters(self, dispatch: Collection[Rule], doors: Collection[Rule]) -> list[str]:
        """The same in several modules; `doors` and what a function of the `dispatch` calls lead from one to another."""
        dispatching, known = ({name for key, (name, _) in self._known.items() if key[0] in some} for some in (dispatch, doors))
        known.update(called for function in self._functions if function.name in dispatching for called in function.calls)
        texts: list[str] = []
        for chapter in chapters_of(self._functions, known):
            rows = sorted({row for function in chapter.inside for row in function.rows})
            texts.append(self._module(FAULT_ELSEWHERE if texts else FAULT_HERE, rows, list(chapter.texts())))
        return texts

    def _module(self, fault: str, rows: Collection[str], functions: list[str]) -> str:
        constants = [f"{name} = private constant {self._rows[name]}" for name in rows]
        return "\n".join([fault, PRELUDE, f"attributes #0 = {{ {self._attributes} }}", *constants, *functions])


class Body(Expressions):
    """One function's text, written from its syntax tree."""

    def __init__(self, whole: Translation, function: Rule, kinds: tuple[Kind, ...]) -> None:
        super().__init__(whole, function)
        self.loops: list[tuple[str, str]] = []  # where `continue` and `break` go
        self.result = self._result()
        self.parameters = ", ".join(self._take(kinds))
        self.block(self.tree.body)
        self.leave(None)

    def text(self) -> str:
        """The finished text."""
        return "\n".join([*self.slots, *self.lines])

    def _result(self) -> Kind:
        """What the function gives back, by its annotation, or where it has none by what it does."""
        returns = said(self.tree.returns)
        gives = any(isinstance(node, ast.Return) and node.value for node in ast.walk(self.tree))
        if returns == "None" or not gives:
            return NOTHING
        if returns == "bool":
            return BOOL
        if returns == "float":
            return FRACTION
        return INT if (self.function, "result") in self.whole.wide else self.whole.narrowest

    def _take(self, kinds: tuple[Kind, ...]) -> list[str]:
        """The parameters; those that the function changes become variables."""
        texts: list[str] = []
        for parameter, kind in zip(self.tree.args.args, kinds, strict=True):
            sizes = tuple(f"%{parameter.arg}.size{i}" for i in range(sizes_of(kind)))
            value = Value(kind, f"%{parameter.arg}", sizes)
            texts += value.arguments
            if parameter.arg in self.written:
                self.store_name(parameter.arg, value)
            else:
                self.names[parameter.arg] = value
        return texts

    def block(self, statements: list[ast.stmt]) -> None:
        """Statements one after the other."""
        for statement in statements:
            if self.open:  # else nothing comes here
                getattr(self, f"do_{type(statement).__name__}", self.unknown)(statement)

    def leave(self, value: Value | None) -> None:
        """Go back to the caller."""
        if self.result == NOTHING:
            self.line("ret void")
        else:
            if value and value.kind == INT:
                self.whole.widen((self.function, "result"))
            if value and value.kind.is_number and self.result == BOOL:
                raise self.refuse(self.tree, "it gives back a number, but says that it gives back a bool: compare the number")
            self.line(f"ret {self.result.text} {self.turned(value, self.result).text if value else 0}")
        self.open = False

    def store(self, target: ast.expr, value: Value) -> None:
        """Assign a value."""
        if not isinstance(target, ast.Name):
            self.put(target, self.place(target), value)
        elif value.sizes or value.kind == NOTHING:
            raise self.refuse(target, f"{target.id!r} cannot stand for this")
        else:
            self.store_name(target.id, value)

    def store_name(self, name: str, value: Value) -> None:
        """Assign a value to a variable, which is as wide as the widest number it ever gets."""
        if value.kind == INT:
            self.whole.widen((self.function, name))
        if name not in self.variables:
            kind = INT if value.kind.is_number and (self.function, name) in self.whole.wide else value.kind
            self.variables[name] = kind, self.slot(kind)
        kind, slot = self.variables[name]
        if kind == BOOL and value.kind.is_number:
            raise self.refuse(self.tree, f"{name!r} is true or false at first and a number later: begin with a number")
        self.line(f"store {kind.text} {self.turned(value, kind).text}, ptr {slot}")

    # ---- statements

    def do_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.value(node.value)

    def do_Pass(self, node: ast.Pass) -> None:
        pass

    def do_Return(self, node: ast.Return) -> None:
        self.leave(self.value(node.value) if node.value else None)

    def do_Assign(self, node: ast.Assign) -> None:
        value = self.value(node.value)
        for target in node.targets:
            self.store(target, value)

    def do_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.store(node.target, self.value(node.value))

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.store(node.target, self.operation(node, node.op, self.of_Name(node.target), self.value(node.value)))
        else:
            place = self.place(node.target)
            self.put(node, place, self.operation(node, node.op, self.get(place), self.value(node.value)))

    def do_If(self, node: ast.If) -> None:
        yes, no, on = self.label("if"), self.label("else"), self.label("on")
        self.test(node.test, yes, no)
        goes_on = False
        for label, statements in ((yes, node.body), (no, node.orelse)):
            self.begin(label)
            self.block(statements)
            goes_on = goes_on or self.open
            self.go(on)
        if goes_on:
            self.begin(on)

    def do_While(self, node: ast.While) -> None:
        self.refuse_else(node)
        again, body, on = self.label("while"), self.label("do"), self.label("on")
        self.go(again)
        self.begin(again)
        self.test(node.test, body, on)
        self.begin(body)
        self.inside(node.body, again, on)
        self.go(again)
        self.begin(on)

    def inside(self, statements: list[ast.stmt], again: str, on: str) -> None:
        """The statements of a loop."""
        self.loops.append((again, on))
        self.block(statements)
        self.loops.pop()

    def refuse_else(self, node: ast.While | ast.For) -> None:
        """A loop ends in one way only."""
        if node.orelse:
            raise self.refuse(node, "a loop in a rule has no else")

    def do_For(self, node: ast.For) -> None:
        self.refuse_else(node)
        over = node.iter
        if isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range":
            self.count(node, [self.number(argument) for argument in over.args])
            return
        things = self.value(over)
        if things.kind.name != "row":
            raise self.refuse(node, "a rule loops over range(...) or a row")
        self.count(node, [Value(INT, things.sizes[0]) if things.sizes else self.constant(node, things.kind.length)], things)

    def count(self, node: ast.For, numbers: list[Value], things: Value | None = None) -> None:
        """Loop over the numbers of a range, or over the things with these numbers."""
        zero, one = self.constant(node, 0), self.constant(node, 1)
        start, stop = (zero, numbers[0]) if len(numbers) == 1 else numbers[:2]
        step = (numbers[2] if len(numbers) == 3 else one).number
        if not step:
            raise self.refuse(node, "the step of a range is a number")
        kind, (first, last) = self.alike(start, stop)
        slot = self.slot(kind)
        self.line(f"store {kind.text} {first}, ptr {slot}")
        head, body, again, on = self.label("for"), self.label("do"), self.label("next"), self.label("on")
        self.go(head)
        self.begin(head)
        at = Value(kind, self.new(f"load {kind.text}, ptr {slot}"))
        self.branch(self.new(f"icmp {'slt' if step > 0 else 'sgt'} {kind.text} {at.text}, {last}"), body, on)
        self.begin(body)
        self.store(node.target, self.get(self.nth(node, things, at)) if things else at)
        self.inside(node.body, again, on)
        self.go(again)
        self.begin(again)
        self.line(f"store {kind.text} {self.new(f'add nsw {kind.text} {at.text}, {step}')}, ptr {slot}")
        self.go(head)
        self.begin(on)

    def do_Break(self, node: ast.Break) -> None:
        self.go(self.loops[-1][1])

    def do_Continue(self, node: ast.Continue) -> None:
        self.go(self.loops[-1][0])


def _floor(width: str) -> str:
    """Division and remainder as Python has them; a rule that divides by 0 gets what division by 1 gives.

    By -1 the machine does not divide: it would stop at the lowest of all numbers.
    """
    return f"""
define internal {width} @floor_division_{width}({width} %a, {width} %b) alwaysinline {{
  %more = add {width} %b, 1
  %none = icmp ult {width} %more, 2
  %by = select i1 %none, {width} 1, {width} %b
  %quotient = sdiv {width} %a, %by
  %rest = srem {width} %a, %by
  %uneven = icmp ne {width} %rest, 0
  %signs = xor {width} %rest, %by
  %differ = icmp slt {width} %signs, 0
  %down = and i1 %uneven, %differ
  %lower = sub {width} %quotient, 1
  %rounded = select i1 %down, {width} %lower, {width} %quotient
  %turns = icmp eq {width} %b, -1
  %turned = sub {width} 0, %a
  %found = select i1 %turns, {width} %turned, {width} %rounded
  ret {width} %found
}}
define internal {width} @floor_remainder_{width}({width} %a, {width} %b) alwaysinline {{
  %more = add {width} %b, 1
  %none = icmp ult {width} %more, 2
  %by = select i1 %none, {width} 1, {width} %b
  %rest = srem {width} %a, %by
  %uneven = icmp ne {width} %rest, 0
  %signs = xor {width} %rest, %by
  %differ = icmp slt {width} %signs, 0
  %down = and i1 %uneven, %differ
  %higher = add {width} %rest, %by
  %found = select i1 %down, {width} %higher, {width} %rest
  ret {width} %found
}}
declare {width} @llvm.abs.{width}({width}, i1)
declare {width} @llvm.smin.{width}({width}, {width})
declare {width} @llvm.smax.{width}({width}, {width})
declare {width} @llvm.umin.{width}({width}, {width})"""


TAKE_FAULT = """
define i64 @take_fault() {
  %found = load i64, ptr @fault
  store i64 0, ptr @fault
  ret i64 %found
}"""
FAULT_ALONE = f"\n@fault = internal global i64 0{TAKE_FAULT}"
FAULT_HERE = f"\n@fault = hidden global i64 0{TAKE_FAULT}"
FAULT_ELSEWHERE = "\n@fault = external hidden global i64"
PRELUDE = f"""define internal void @noted(i1 %inside, i64 %place) alwaysinline {{
  %now = load i64, ptr @fault
  %new = select i1 %inside, i64 %now, i64 %place
  store i64 %new, ptr @fault
  ret void
}}
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
{_floor("i64")}
{_floor("i32")}"""
