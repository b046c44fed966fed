"""The last attack: who against whom, the dice as they fell, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, text
from cosmocafe.draw.theme import seat_class

from ..places import owner
from ..rules.attacks import DEFENSE_ROLL
from ..view import View
from ..vocabulary import A_FACE, A_SCENARIO, Event
from .pieces import counted, face, halo, line, panel
from .spots import Choices, Spot
from .story import Die, Roll, last_attack, last_roll, outcome
from .symbols import die_symbol, scenario_symbol, use

STYLE = {".faint": "opacity:.35", ".miss": "opacity:.42", ".minus": "fill:#cdb9a0"}


@still
def tray(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The panel of dice; before the first attack it holds the mission patch."""
    told, rolls = last_attack(view)
    if told is None:
        yield patch(view, area)
        return
    parts, size = view.told_parts(told), 44.0 if view.tall else min(52.0, area.height - 34)
    attacker, target = parts["character"], parts["target"]
    left = Area(area.x + 7, area.y + 7, size, size)
    right = Area(area.x + area.width - 7 - size, area.y + 7, size, size)
    middle = Area(left.x + size + 8, area.y + 7, area.width - 2 * size - 30, size)
    low = Area(middle.x, area.y + 28, middle.width, 20) if view.tall else Area(area.x + 10, area.bottom - 24, area.width - 20, 20)
    yield group(
        panel(area),
        group(face(view, attacker, left), class_=seat_class(max(owner(view, attacker), 0)), data_thing=thing("character", attacker)),
        group(face(view, target, right), class_=seat_class(max(owner(view, target), 0)), data_thing=thing("character", target)),
        line(view.words.event(told, view.names), middle.x, area.y + 19, middle.width, 13, "cream strong"),
        *result(view, rolls, low),
        data_thing=thing("attack"),
    )
    room = Area(area.x + 8, area.y + 56, area.width - 16, area.height - 62) if view.tall else Area(middle.x, area.y + 25, middle.width, 37)
    yield group(*rows(view, choices, rolls, room), class_="dice", data_roll=last_roll(view))


def patch(view: View, area: Area) -> Svg:
    """The Scenario's patch and name."""
    size = area.height - 14
    name = view.words.value(A_SCENARIO, view.table.scenario)
    return group(
        panel(area),
        use(scenario_symbol(view.table.scenario), area.x + 8, area.y + 7, size),
        line(name, area.x + size + 20, area.middle[1] - 2, area.width - size - 32, 17, "cream strong"),
        line(view.words.label("no_attack"), area.x + size + 20, area.middle[1] + 17, area.width - size - 32, 12, "soft"),
        data_thing=thing("scenario", view.table.scenario),
    )


def rows(view: View, choices: Choices, rolls: list[Roll], area: Area) -> Iterator[Svg]:
    """All dice in one line: the attack, then what each target rolled; those that can be rolled again are never too small to hit."""
    again = [die for die in rolls[-1].dice if can_reroll(choices, die)] if rolls else []
    large, gap, between = 41.0 if view.tall else 33.0, 3.5, 18.0
    small = sum(len(roll.dice) for roll in rolls) - len(again)
    room = area.width - between * max(0, len(rolls) - 1)
    size = min(area.height, (room - len(again) * (large + gap)) / max(small, 1) - gap)
    size = max(size, 12.0)
    large = max(large, size) if size >= large or not small else large
    large = min(large, area.height + 2, room / max(len(again), 1) - gap if again else large)
    x = area.x + 1
    for number, roll in enumerate(rolls):
        if number:
            yield text("–", x + between / 2 - 2, area.middle[1] + 6, font_size=20, class_="middle strong minus")
            x += between
        for die in roll.dice:
            can = roll is rolls[-1] and can_reroll(choices, die)
            wide = large if can else size
            yield one_die(view, choices, die, roll, Area(x, area.middle[1] - wide / 2, wide, wide), can)
            x += wide + gap


def can_reroll(choices: Choices, die: Die) -> bool:
    """Whether a die may be rolled again."""
    return not die.is_faint and bool(choices.at((Spot.FACE, die.face)))


def one_die(view: View, choices: Choices, die: Die, roll: Roll, cell: Area, can: bool) -> Svg:
    """A die; equal ones are one answer. A rerolled one is faint, one that a CRIT added carries a plus."""
    class_ = "faint" if die.is_faint else "die" if succeeds(view, die.face, roll.defends) else "miss"
    parts = [use(die_symbol(die.face), *cell, class_=class_)]
    if die.is_extra:
        parts.append(text("+", cell.x + cell.width - 3, cell.y + 9, font_size=15, class_="middle outlined"))
    ring = halo(cell.inset(-1), cell.width * 0.22)
    name = view.words.value(A_FACE, die.face)
    return choices.thing((Spot.FACE, die.face), name, "", ring, *parts, mine=can, card=thing("die", die.face))


def succeeds(view: View, shown: int, defends: bool) -> bool:
    """SQ-116: whether a face counts."""
    return has(view.box.success[DEFENSE_ROLL if defends else 0 if view.table.melee else 1], shown)


def result(view: View, rolls: list[Roll], area: Area) -> Iterator[Svg]:
    """Hits and Saves, and what became of the target."""
    x, y = area.x, area.middle[1]
    for roll in rolls[:3]:
        if roll.successes >= 0:
            sign = "save" if roll.defends else "melee"
            yield counted(f"sq-sign-{sign}", roll.successes, x, y, 15, sign=f"{sign}-sign")
            x += 42
    said = outcome(view)
    if said is not None:
        words = view.words.event(said, view.names)
        harm = "rose" if said.event in (Event.WOUNDED, Event.KILLED, Event.OVERKILLED) else "soft"
        yield line(words, x + 4, y + 4.5, area.x + area.width - x - 4, 12.5, f"strong {harm}", smallest=11)


@still
def heading(view: View, area: Area) -> Svg:
    """Scenario and turn."""
    name, turn = view.words.value(A_SCENARIO, view.table.scenario), f"{view.words.label('turn')} {view.table.turn}"
    words = [line(name, area.x, area.y + (13 if view.table.turn else 21), area.width, 14 if view.tall else 16, "cream strong")]
    words += [line(turn, area.x, area.y + 27, area.width, 11.5, "haze")] if view.table.turn else []
    return group(*words, data_thing=thing("scenario", view.table.scenario))
