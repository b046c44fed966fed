"""The Featured and the Rainbow coaster as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, button, circle, group, rect, text, title
from cosmocafe.draw.text import shortened
from cosmocafe.draw.theme import emblem

from ..rules.tokens import token_owner
from ..standing import best_rank, featured_name, owner_name
from ..view import View
from ..vocabulary import BLEND, ROBUSTNESS, Blend
from .dice import bean_die, label_of, ring, row_of_dice
from .pen import GAP
from .spots import Choices, coaster, featured_die

HEIGHT = 92
STYLE = {".coaster": "fill:var(--tile);stroke:var(--line)"}


def coasters(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The Featured Blend with its dice, and the Rainbow Blend."""
    left, right = Area(area.x, area.y, area.width * 0.63 - GAP, area.height), area.part(0.63, 0, 1, 1)
    t = view.table
    yield coaster_card(view, choices, Blend.FEATURED, t.featured_by, left, featured_name(view), *featured_dice(view, choices, left))
    rainbow = (circle(right.x + right.width * (n + 1) / 7, right.y + 66, 6, class_=f"bean{n} edge") for n in range(6))
    yield coaster_card(view, choices, Blend.RAINBOW, t.rainbow_by, right, "", *rainbow)


def featured_dice(view: View, choices: Choices, left: Area) -> Iterator[Svg]:
    """The dice of the Featured Blend with their tokens, and the places of those that are gone."""
    t = view.table
    places = row_of_dice(Area(left.x + 10, left.y + 44, left.width - 20, left.height - 50), 5, 38)
    for place, cell in enumerate(places):
        if t.featured[place] > 0:
            owner = token_owner(t.on_die[place]) if t.on_die[place] > 0 else NOBODY
            colour = t.featured[place] - 1
            yield bean_die(view, colour, cell, token=owner, answers=choices.at.get(featured_die(colour, owner), []))
        else:
            yield rect(*cell, rx=6, class_="tile")


def coaster_card(view: View, choices: Choices, blend: int, owner: int, area: Area, note: str, *inside: Svg) -> Svg:
    """A coaster: which blend, what it scores, whose it is; clickable when the blend can be made."""
    points = view.box.featured_pp if blend == Blend.FEATURED else view.box.rainbow_pp
    name = f"{view.words.value(BLEND, blend)} +{points}"
    mine = owner_name(view, owner) + (f", {note}" if note else "")
    room = int((area.width - 30) / 6.3)
    things = [
        rect(*area, rx=9, class_="coaster"),
        text(shortened(name, int((area.width - 16) / 7)), area.x + 9, area.y + 18, font_size=12, class_="cream strong"),
        emblem(owner, area.x + 15, area.y + 31, 5) if 0 <= owner < view.table.players else NOTHING,
        text(shortened(mine, room), area.x + 25, area.y + 35, font_size=11, class_="haze"),
        *inside,
    ]
    answers = choices.at.get(coaster(blend), [])
    things += new_rank(view, best_rank(view, answers), area)
    return button(answers, label_of(view, answers), *things, ring(area, 9)) if answers else group(title(name), *things)


def new_rank(view: View, rank: tuple[int, int] | None, area: Area) -> Iterator[Svg]:
    """What the blend will be: its name and a bean of its set."""
    if rank is not None:
        yield text(f"→ {view.words.value(ROBUSTNESS, rank[0])}", area.x + area.width - 27, area.y + 18, font_size=10.5, class_="cream end")
        yield bean_die(view, rank[1], Area(area.x + area.width - 23, area.y + 6, 15, 15))
