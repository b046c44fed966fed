"""The view of a game that brings no scene: everything on its table, as it was declared."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from cosmocafe.core.game import View
from cosmocafe.core.machine.pieces import Piece


def declared(view: View) -> Markup:
    """The table as HTML: rows of numbers, pieces as tables, and the terminal's picture if there is one."""
    picture = Markup("<pre>{}</pre>").format(view.picture) if view.game.picture else Markup("")
    rows = [_field(name, getattr(view.table, name)) for name in view.game.own_fields]
    return Markup('<div class="declared" data-declared>{}<dl>{}</dl></div>').format(picture, Markup("").join(rows))


def _field(name: str, value: object) -> Markup:
    return Markup("<div><dt>{}</dt><dd>{}</dd></div>").format(_words(name), _shown(value))


def _shown(value: object) -> Markup:
    if not isinstance(value, list):
        return Markup("{}").format(value)
    if value and isinstance(value[0], Piece):
        return _pieces(value)
    return _row("td", value)


def _pieces(pieces: list[Piece]) -> Markup:
    head = _row_of("th", ["#", *(_words(name) for name in pieces[0].fields)])
    body = [_row_of("td", [n + 1, *(_brief(getattr(piece, name)) for name in piece.fields)]) for n, piece in enumerate(pieces)]
    return Markup("<table>{}{}</table>").format(head, Markup("").join(body))


def _row(cell: str, values: Iterable[object]) -> Markup:
    return Markup("<table>{}</table>").format(_row_of(cell, values))


def _row_of(cell: str, values: Iterable[object]) -> Markup:
    cells = Markup("").join(Markup(f"<{cell}>{{}}</{cell}>").format(value) for value in values)  # noqa: S704  the tag is ours
    return Markup("<tr>{}</tr>").format(cells)


def _brief(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()
