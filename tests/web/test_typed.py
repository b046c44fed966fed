"""No public signature of the web says `Any`: what comes in and goes out is named."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cosmocafe.web

FOLDER = Path(cosmocafe.web.__file__).parent


def signatures(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The annotations of public functions, methods and fields, wherever they stand."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.AnnAssign):
            yield ast.unparse(child.target), child.annotation
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and child.name.startswith("_") and child.name[1] != "_":
            continue
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = [*child.args.posonlyargs, *child.args.args, *child.args.kwonlyargs, child.args.vararg, child.args.kwarg]
            yield from ((child.name, found) for found in [child.returns, *(one.annotation for one in arguments if one)] if found)
        yield from signatures(child)


def test_nothing_public_is_anything() -> None:
    found = [
        f"{file.relative_to(FOLDER)}: {name}"
        for file in sorted(FOLDER.rglob("*.py"))
        for name, annotation in signatures(ast.parse(file.read_text(encoding="utf-8")))
        if any(isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(annotation))
    ]
    assert found == []
