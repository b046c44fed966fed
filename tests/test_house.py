"""How the house is built: no two modules know each other, what others call is typed, an author imports from one place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import cosmocafe
from cosmocafe import author

SOURCE = Path(cosmocafe.__file__).parent
TYPED = [
    "author.py",
    "bots",
    "cli.py",
    "commands",
    "core",
    "draw",
    "film",
    "games",
    "insight",
    "lab",
    "talking.py",
    "terminal.py",
    "testing",
    "web",
]
UNTYPED = "core/anything.py"  # where types that say nothing are named, with a word why


@lru_cache
def modules() -> dict[str, Path]:
    """Every module of the package by its name."""
    return {name_of(file): file for file in sorted(SOURCE.rglob("*.py"))}


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(module: str, file: Path) -> Iterator[str]:
    """The modules of this package that a module imports: at the top, late inside a function, or for types alone."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules())
        elif isinstance(node, ast.ImportFrom):
            source = resolved(module, file, node)
            for alias in node.names:
                inside = f"{source}.{alias.name}"
                yield inside if inside in modules() else source


def resolved(module: str, file: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *(node.module or "").split(".")]).rstrip(".")


def circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """The groups of modules that reach each other."""

    @lru_cache
    def reached(start: str) -> frozenset[str]:
        found, left = set[str](), [start]
        while left:
            for module in graph.get(left.pop(), set()) - found:
                found.add(module)
                left.append(module)
        return frozenset(found)

    return {frozenset(other for other in reached(module) if module in reached(other)) for module in graph if module in reached(module)}


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == {frozenset("bc")}


def test_no_two_modules_know_each_other() -> None:
    graph = {name: {other for other in imported(name, file) if other in modules() and other != name} for name, file in modules().items()}
    assert list(circles(graph)) == []


def says_any(annotation: ast.expr | None) -> bool:
    return annotation is not None and any(
        (isinstance(node, ast.Name) and node.id == "Any") or (isinstance(node, ast.Constant) and "Any" in str(node.value).split("["))
        for node in ast.walk(annotation)
    )


def untyped(body: list[ast.stmt], inside: str = "") -> Iterator[str]:
    """What others may call or read of a module, but whose type says `Any`."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (not node.name.startswith("_") or node.name.startswith("__")):
            given = node.args
            every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
            if any(says_any(hint) for hint in [node.returns, *(one.annotation for one in every if one)]):
                yield inside + node.name
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from untyped(node.body, f"{inside}{node.name}.")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            if says_any(node.annotation):
                yield inside + node.target.id
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id[:1].isupper():
            if says_any(node.value) and isinstance(node.value, ast.Subscript | ast.BinOp | ast.Name):  # a named type
                yield inside + node.targets[0].id
        elif isinstance(node, ast.If):
            yield from untyped([*node.body, *node.orelse], inside)


def test_untyped_signatures_are_found() -> None:
    source = "def a(x: Any): ...\ndef _b(x: Any): ...\nclass C:\n    d: dict[str, Any]\n    def e(self) -> 'Any': ...\n"
    assert list(untyped(ast.parse(source + "F = list[Any]\ng: int\n").body)) == ["a", "C.d", "C.e", "F"]


@pytest.mark.parametrize("room", TYPED)
def test_what_others_call_is_typed(room: str) -> None:
    files = sorted((SOURCE / room).rglob("*.py")) if (SOURCE / room).is_dir() else [SOURCE / room]
    found: dict[str, list[str]] = {}
    for file in files:
        where = file.relative_to(SOURCE).as_posix()
        if where != UNTYPED:
            found[where] = list(untyped(ast.parse(file.read_text(encoding="utf-8")).body))
    assert {where: names for where, names in found.items() if names} == {}


@pytest.mark.parametrize("example", ["backgammon", "connect_four", "kuhn_poker"])
def test_an_author_imports_from_one_place(example: str) -> None:
    file = SOURCE.parents[1] / "examples" / f"{example}.py"
    rooms = {".".join(name.split(".")[:2]) for name in imported(example, file) if name.startswith("cosmocafe")}
    assert rooms <= {"cosmocafe.author", "cosmocafe.draw"}


def test_all_that_an_author_imports_is_named_once() -> None:
    assert author.__all__ == sorted(set(author.__all__), key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert all(hasattr(author, name) for name in author.__all__)


def test_the_plan_of_the_house_names_every_module() -> None:
    """In ARCHITECTURE, or for the café in the browser in docs/web.md; CONTRIBUTING draws the rooms of a game."""
    root = SOURCE.parents[1]
    texts = "".join((root / text).read_text(encoding="utf-8") for text in ("ARCHITECTURE.md", "docs/web.md"))
    named = set(re.findall(r"\w+", "".join(re.findall(r"^```\n(.*?)^```$", texts, re.MULTILINE | re.DOTALL))))
    elsewhere = ("cosmocafe.games.", "cosmocafe.web.store.migrations.", "cosmocafe.__main__")
    assert [name for name in modules() if not name.startswith(elsewhere) and name.rpartition(".")[2] not in named] == []


def test_no_function_is_longer_than_a_screen() -> None:
    """Ten lines are usual, thirty seldom, sixty never."""
    found = []
    for name, file in modules().items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno >= 60:
                found.append(f"{name}.{node.name}")
    assert found == []
