"""The cup with the dice in it, and the seven actions of a turn on their counter."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, title
from cosmocafe.draw.theme import seat_class

from ..view import View
from ..vocabulary import BASIC, COLORS, NONE, Action, Step
from .moments import Moment
from .pieces import action_die, centred, halo, line, stardust_die, wood
from .spots import Thing
from .story import last_roll
from .symbols import use

STYLE = {
    ".brew": "fill:#2c1512;opacity:0",
    ".chosen-die": "fill:none;stroke:var(--teal);stroke-width:3",
    ".key": "fill:#241433;stroke:#2c150a;stroke-width:1.4",
    ".idle": "opacity:.55",
    ".done": "opacity:.38",
}


@still
def dice(moment: Moment, area: Area) -> Iterator[Svg]:
    """The Action dice: ready, taken or exhausted; the Stardust die; and, on a desk, recharging."""
    view = moment.view
    yield group(use("sd-galaxy", *area), class_="through")
    low = area.part(0.1, 0.27, 0.93 if view.tall else 0.95, 0.9) if view.tall else area.part(0.09, 0.24, 0.93, 0.74)
    cells = low.grid(COLORS + 1 + (not view.tall), 1, gap=2)
    for color in range(COLORS):
        yield die_well(moment, color, cells[color])
    yield stardust_well(moment, cells[COLORS])
    if not view.tall:
        yield recharge(moment, cells[-1], 36)


@still
def recharge(moment: Moment, cell: Area, size: float) -> Svg:
    """Rolling all dice again."""
    label, spot = moment.view.words.label("recharge"), (Thing.RECHARGE, 0)
    is_open, (x, _) = bool(moment.choices.at(spot)), cell.middle
    sign = centred("sd-recharge", x, cell.y + cell.height * 0.42, size)
    words = line(label, x, cell.bottom - 5, cell.width + 4, 11, "pale middle strong rimmed")
    parts = [rect(*cell, rx=10, class_="brew"), group(sign, class_=None if is_open else "idle"), words]
    return moment.choices.thing(spot, label, "", halo(cell, 10), *parts, card=thing("recharge"))


def die_state(view: View, color: int) -> str:
    """The label of a die's state."""
    return "taken" if view.table.die == color else "ready" if has(view.table.ready, color) else "exhausted"


def state_words(view: View, state: str) -> str:
    """A die's state in a short word: four that are exhausted stand side by side."""
    return view.words.label("used" if state == "exhausted" else state)


@still
def die_well(moment: Moment, color: int, cell: Area) -> Svg:
    """One Action die in its place."""
    view, state, (x, _) = moment.view, die_state(moment.view, color), cell.middle
    name, number = view.words.value(BASIC, color), view.table.dice[color]
    size = min(cell.width - 4, cell.height - 16)
    y = cell.y + size / 2 + 2
    die = group(
        action_die(color, number, x, y, size, spent=state == "exhausted"), data_piece=f"die-{color}", data_roll=str(last_roll(moment.view))
    )
    chosen = (
        rect(x - size / 2 - 2, y - size / 2 - 2, size + 4, size + 4, rx=size * 0.28, class_="chosen-die") if state == "taken" else NOTHING
    )
    mark = state == "taken" and view.asked != NOBODY
    return moment.choices.thing(
        *((Thing.DIE, color), view.words.titled(view.words.label("die"), f"{name} {number}"), view.words.label(state)),
        halo(cell, 10),
        rect(*cell, rx=10, class_="brew"),
        die,
        chosen,
        use("sd-seat", x + size / 2 - 11, y - size / 2 - 7, 18, class_=seat_class(view.asked)) if mark else NOTHING,
        line(name if state == "ready" else state_words(view, state), x, cell.bottom - 5, cell.width + 2, 11, "pale middle strong rimmed"),
        class_=state,
        card=thing("die", color),
    )


@still
def stardust_well(moment: Moment, cell: Area) -> Svg:
    """The Stardust die: to which port it went, or that it is exhausted."""
    view, (x, _) = moment.view, cell.middle
    words, port = view.words, view.table.port
    size = min(cell.width - 8, cell.height - 20)
    state = f"{words.label('port')} {port}" if port else state_words(view, "exhausted")
    die = stardust_die(port, x, cell.y + size / 2 + 4, size)
    return group(
        title(view.words.titled(words.label("stardust_die"), state)),
        rect(*cell, rx=10, class_="reach"),
        die if port else group(die, data_piece="die-stardust", data_roll=str(last_roll(moment.view))),
        line(state, x, cell.bottom - 5, cell.width + 2, 11, "lilac middle strong rimmed"),
        data_thing=thing("stardust_die"),
    )


@still
def actions(moment: Moment, area: Area) -> Iterator[Svg]:
    """The seven actions: a click shows all that one can be used for; those that were taken are dark. On a phone with recharging."""
    yield wood(area, 12)
    across, rows = (4, 2) if moment.view.tall else (len(Action), 1)
    cells = area.inset(3 if moment.view.tall else 5).grid(across, rows, 2 if moment.view.tall else 3)
    for action, cell in zip(Action, cells, strict=False):
        yield key(moment, action, cell)
    if moment.view.tall:
        cell = cells[-1]
        yield group(rect(*cell, rx=9, class_="key"), class_="through")
        yield recharge(moment, cell, 26)


@still
def key(moment: Moment, action: Action, cell: Area) -> Svg:
    """One action: picture and word."""
    view, (x, _) = moment.view, cell.middle
    name, spot = action.name.lower(), (Thing.ACTION, int(action))
    done, size = is_done(view, action), min(36.0, cell.height - 19)
    state = "done" if done else "todo" if moment.choices.at(spot) else "idle"
    sign = use(f"sd-act-{name}", x - size / 2, cell.y + 3.5, size)
    words = line(view.words.label(f"key_{name}"), x, cell.bottom - 5, cell.width - 2, 11, "pale middle strong", 11 if view.tall else 10.4)
    return moment.choices.thing(
        *(spot, view.words.label(f"act_{name}"), ""),
        halo(cell, 9),
        rect(*cell, rx=9, class_="key"),
        group(sign, class_=state),
        words,
        class_="deed",
        card=thing("action", action),
    )


@noted
def is_done(view: View, action: int) -> bool:
    """Whether an action was taken in the turn that is being played."""
    return view.table.die != NONE and view.step != Step.SHIP and has(view.table.acted, action)
