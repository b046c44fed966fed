"""The syntax trees of functions, each file read once."""

from __future__ import annotations

import ast
import linecache
from functools import cache

from ..anything import Function
from ..errors import DeclarationError


def named(function: Function) -> str:
    """A function's full name."""
    return f"{function.__module__}.{function.__qualname__}"


def said(annotation: ast.expr | None) -> str:
    """An annotation as it is written."""
    return ast.unparse(annotation) if annotation else ""


def tree_of(function: Function) -> ast.FunctionDef:
    """A function's syntax tree."""
    code = function.__code__
    found = _trees_of(code.co_filename).get((code.co_firstlineno, code.co_name))
    if found is None:
        raise DeclarationError(f"{named(function)}: cannot be compiled: its source is not to be found")
    return found


@cache
def _trees_of(file: str) -> dict[tuple[int, str], ast.FunctionDef]:
    """All functions of a file, by first line and name."""
    tree = ast.parse("".join(linecache.getlines(file)), file)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {(min([node.lineno, *(one.lineno for one in node.decorator_list)]), node.name): node for node in functions}
