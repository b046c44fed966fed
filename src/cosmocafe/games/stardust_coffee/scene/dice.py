"""The dice and the seven actions of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, group, path, rect, text, title
from cosmocafe.draw.theme import emblem

from ..view import View
from ..vocabulary import BASIC, COLORS, NONE, Action, Step
from .icons import sign, stardust
from .moments import Moment
from .spots import Thing
from .vessels import action_die, stardust_die

DIE = 33
STYLE = {
    ".well": "fill:var(--tile);stroke:var(--line)",
    ".taken>.well": "stroke:var(--teal);stroke-width:2.4",
    ".turn": "color:var(--haze)",
    ".todo": "color:var(--cream)",
    ".done": "color:var(--haze);opacity:.4",
    ".done>.strike": "stroke:var(--haze);stroke-width:1.6;fill:none",
}


def dice(moment: Moment, area: Area) -> Iterator[Svg]:
    """The Action dice: ready, taken or exhausted; the place of the Stardust die; recharging."""
    cells = area.grid(COLORS + 2, 1, gap=3)
    for color in range(COLORS):
        yield die_well(moment, color, cells[color])
    yield stardust_well(moment, cells[COLORS])
    ring = rect(*cells[-1].part(0, 0, 1, 0.94), rx=8, class_="ring")
    x, y = cells[-1].middle
    words = text(moment.view.words.label("recharge"), x, area.y + 49.5, font_size=8.8, class_="haze middle")
    yield moment.choices.thing(
        (Thing.RECHARGE, 0), moment.view.words.label("recharge"), "", ring, sign("recharge", x, y - 6, 23), words, class_="turn"
    )


def die_state(view: View, color: int) -> str:
    """The label of a die's state."""
    return "taken" if view.table.die == color else "ready" if has(view.table.ready, color) else "exhausted"


def die_well(moment: Moment, color: int, cell: Area) -> Svg:
    """One Action die in its place."""
    view, state, (x, y) = moment.view, die_state(moment.view, color), cell.middle
    name, number = view.words.value(BASIC, color), view.table.dice[color]
    area = cell.part(0, 0, 1, 0.94)
    die = action_die(view, color, number, x, y - 7, DIE, moment.roll)
    mark = emblem(view.asked, cell.x + cell.width - 7, cell.y + 7, 4.6) if state == "taken" and view.asked != NOBODY else NOTHING
    return moment.choices.thing(
        *((Thing.DIE, color), f"{view.words.label('die')}: {name} {number}", view.words.label(state)),
        rect(*area, rx=8, class_="ring"),
        rect(*area, rx=8, class_="well"),
        group(die, class_="spent" if state == "exhausted" else None),
        text(name, x, area.bottom - 4, font_size=9.5, class_="cream middle" if state != "exhausted" else "haze middle"),
        mark,
        class_=state,
    )


def stardust_well(moment: Moment, cell: Area) -> Svg:
    """Where the Stardust die lies while it is exhausted; else to which port it went."""
    view, area, (x, y) = moment.view, cell.part(0, 0, 1, 0.94), cell.middle
    words, port = view.words, view.table.port
    if port:
        inside = [stardust(x, y - 13, 15), text(f"{words.label('port')} {port}", x, y + 6, font_size=9.5, class_="cream middle")]
    else:
        inside = [group(stardust_die(0, x, y - 7, DIE, moment.roll), class_="spent")]
    state = f"{words.label('stardust_port')} {port}" if port else words.label("exhausted")
    return group(
        title(f"{words.label('stardust_die')}: {state}"),
        rect(*area, rx=8, class_="well"),
        *inside,
        text(words.label("stardust"), x, area.bottom - 4, font_size=9.5, class_="haze middle"),
    )


def actions(moment: Moment, area: Area) -> Iterator[Svg]:
    """The seven actions: those that were taken in this turn are struck out."""
    view = moment.view
    for action, cell in zip(Action, area.part(0, 0, 1, 0.86).grid(len(Action), 1, gap=3), strict=True):
        done, (x, y) = is_done(view, action), cell.middle
        name = view.words.label(f"act_{action.name.lower()}")
        yield group(
            title(name),
            rect(*cell, rx=6, class_="well"),
            sign(action.name.lower(), x, y, 15),
            path(f"M{cell.x + 5:.1f} {cell.bottom - 4:.1f}L{cell.x + cell.width - 5:.1f} {cell.y + 4:.1f}", class_="strike")
            if done
            else NOTHING,
            class_="done" if done else "todo" if view.table.die != NONE else "turn",
        )


def is_done(view: View, action: int) -> bool:
    """Whether an action was taken in the turn that is being played."""
    return view.table.die != NONE and view.step != Step.SHIP and has(view.table.acted, action)
