"""The two blends on their serving boards: who holds them, what they score, and the dice of the Featured one."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect
from cosmocafe.draw.text import columns

from ..rules.tokens import token_owner
from ..standing import best_rank, featured_name, owner_name
from ..view import View
from ..vocabulary import BEAN, BLEND, COLOURS, ROBUSTNESS, Blend
from .pieces import SANS, board, chip, die, halo, line, medal_before, shape, token
from .spots import Choices, coaster, featured_die
from .symbols import use


@still
def featured(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The Featured Blend: the cup, its name, whose it is, what it is worth; its dice can be chosen one by one."""
    cup = min(area.height * 0.7, area.width * 0.21)
    side = view.tall
    room = Area(area.x + cup + (8 if side else 20), area.y, area.width - cup - (14 if side else 34), area.height)
    parts = [
        use("vj-cup-featured", area.x + (4 if side else 10), area.y + (2 if side else area.height * 0.17), cup),
        *heading(view, choices, Blend.FEATURED, view.table.featured_by, featured_name(view), room),
    ]
    size = (area.width - 36) / 5.15 if side else (room.width - 4) / 5.12
    size = min(size, area.height - 46 if side else area.height - 64)
    left = area.x + 10 if side else room.x - 2
    dice = blend_dice(view, choices, Area(left, area.bottom - size - (6 if side else 10), area.x + area.width - left - 8, size))
    on_it = [*parts, *dice] if choices.at(coaster(Blend.FEATURED)) else parts  # dice lie on what is chosen as a whole, else above it
    yield on_board(view, choices, Blend.FEATURED, view.table.featured_by, area, 14 if side else 20, *on_it)
    yield from () if on_it is not parts else dice


def heading(view: View, choices: Choices, blend: int, owner: int, note: str, room: Area) -> Iterator[Svg]:
    """Name and points; below them the owner."""
    points = view.box.featured_pp if blend == Blend.FEATURED else view.box.rainbow_pp
    size, top = (14, 19) if view.tall else (18, 31) if blend == Blend.FEATURED else (16.5, 26)
    worth = f"+{points}"
    wide = size * 2.4
    yield line(view.words.value(BLEND, blend), room.x, room.y + top, room.width - wide - 4, size, "serif strong dark")
    yield medal_before(worth, room.x + room.width, room.y + top - size * 0.34, size * 1.4, font=size)
    holder = view.words.titled(owner_name(view, owner), note)
    mark = owner != NOBODY and owner < view.table.players
    low, small = room.y + top + (16.5 if view.tall else 20), 11.5 if view.tall else 13.5
    yield shape(view, owner, room.x + 5, low - small * 0.35, small * 0.42) if mark else NOTHING
    rank = None if view.tall else best_rank(view, choices.at(coaster(blend)))  # on a phone the ladder says it
    yield line(holder, room.x + (15 if mark else 0), low, room.width - (126 if rank else 16), small, "strong dark", smallest=11)
    yield outcome(view, rank, room.x + room.width, low - small * 0.35) if rank else NOTHING


def on_board(view: View, choices: Choices, blend: int, owner: int, area: Area, rx: float, *parts: Svg) -> Svg:
    """A serving board with a blend on it, clickable when the blend can be made, kept or broken."""
    name, what = view.words.value(BLEND, blend), owner_name(view, owner)
    return choices.thing(coaster(blend), name, what, halo(area, rx), board(area, rx), *parts, card=thing("coaster", blend))


def outcome(view: View, rank: tuple[int, int], right: float, y: float) -> Svg:
    """What the blend will be, on a dark tag."""
    words = f"→ {view.words.value(ROBUSTNESS, rank[0])}"
    wide = columns(words) * 13 * SANS + 32
    tag, face = rect(right - wide, y - 10.5, wide, 21, rx=10.5, class_="badge"), chip(rank[1], Area(right - 19, y - 8, 16, 16))
    return Svg(tag + line(words, right - wide + 8, y + 4.5, wide - 28, 13, "warm strong") + face)


def blend_dice(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Five places; dice with their tokens, and hollows where dice are gone."""
    t, gap = view.table, 5
    step = min(area.height + gap, (area.width + gap) / 5)
    for place in range(5):
        cell = Area(area.x + place * step, area.y, step - gap, area.height)
        yield rect(cell.x - 1, cell.y - 1, cell.width + 2, cell.height + 3, rx=cell.width * 0.24, class_="sunk through")
        if t.featured[place] > 0:
            yield blend_die(view, choices, place, cell)


def blend_die(view: View, choices: Choices, place: int, cell: Area) -> Svg:
    """A die of the blend; equal ones are one answer, and each of them can be clicked."""
    t = view.table
    colour, owner = t.featured[place] - 1, token_owner(t.on_die[place]) if t.on_die[place] > 0 else NOBODY
    size = cell.span
    on_top = token(owner, cell.x + size * 0.9, cell.y + size * 0.12, size * 0.46) if owner != NOBODY else NOTHING
    name = view.words.listed([view.words.value(BEAN, colour), view.seat_name(owner) if owner != NOBODY else ""])
    parts = [die(colour, cell), on_top]
    return choices.thing(featured_die(colour, owner), name, "", halo(cell.inset(-1.5), size * 0.24), *parts, card=thing("blend_die", place))


@still
def rainbow(view: View, choices: Choices, area: Area) -> Svg:
    """The Rainbow Blend: any five colours of six."""
    cup = area.height * (0.96 if view.tall else 0.88)
    room = Area(area.x + cup + 6, area.y, area.width - cup - (14 if view.tall else 22), area.height)
    parts = [
        use("vj-cup-rainbow", area.x + 4, area.middle[1] - cup / 2, cup),
        *heading(view, choices, Blend.RAINBOW, view.table.rainbow_by, "", room),
    ]
    if area.height > 80:
        parts.append(group(*(chip(colour, Area(room.x + colour * 26, area.bottom - 33, 22, 22)) for colour in range(COLOURS))))
    return on_board(view, choices, Blend.RAINBOW, view.table.rainbow_by, area, 14, *parts)
