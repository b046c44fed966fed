"""What has to be done and what happened: the Quests in order, the last Event card, the Monsters of the Scenario."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import count, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, rect, text, title

from ..content import EVENT_IDS, MONSTER_IDS, QUEST_IDS
from ..language import Goal, Rank
from ..standing import ability, dashboard_lines, quest_states
from ..view import View
from ..vocabulary import A_MONSTER, A_QUEST, A_SLOT, AN_EVENT, NONE
from .pieces import counted, line, lines, portrait, star
from .story import last_event
from .symbols import event_symbol, loot_symbol, monster_symbol, use

STYLE = {
    ".quest": "fill:#f7eedd;stroke:#d8a93f;stroke-width:2",
    ".quest-sky": "fill:#3d3278",
    ".event": "fill:#f7eedd;stroke:#7d3a68;stroke-width:2",
    ".event-sky": "fill:#4c2450",
    ".later": "fill:#17122a;opacity:.5",
    ".back": "fill:#38183a;stroke:#7d3a68;stroke-width:2",
}


def goal_art(view: View, quest: int, area: Area) -> Iterator[Svg]:
    """The goal of a Quest, drawn with the things it is about."""
    card, (x, y), size = view.box.quests[quest], area.middle, min(area.height, area.width) * 0.86
    if card.goal == Goal.KILL:
        monster = view.table.slots[card.slot] if card.slot != NONE else next(iter(of_rank(view, card.rank)), NONE)
        if monster != NONE and monster >= 0:
            yield use(monster_symbol(monster), x - size / 2, y - size / 2, size, size * 1.036)
        else:
            yield use("sq-sign-melee", x - size * 0.35, y - size * 0.35, size * 0.7, class_="melee-sign")
        return
    if card.goal == Goal.TERMINAL:
        yield use("sq-terminal", x - size * 0.42, y - size * 0.42, size * 0.84)
        return
    token = loot_symbol(card.loot) if card.loot != NONE else "sq-quest-a"
    if card.goal == Goal.COLLECT:
        yield use(token, x - size * 0.55, y - size * 0.5, size * 0.66)
        yield use(token, x - size * 0.05, y - size * 0.2, size * 0.66)
    elif card.goal == Goal.DELIVER:
        size = min(area.width / 1.34, area.height / 0.92, size * 1.2)
        yield use("sq-shuttle", x - size * 0.67, y - size * 0.46, size * 1.34, size * 0.92)
        yield use(token, x - size * 0.2, y - size * 0.24, size * 0.48)
    else:
        yield use("sq-terminal", x - size * 0.5, y - size * 0.5, size * 0.7)
        yield use(token, x - size * 0.04, y - size * 0.1, size * 0.56)


def of_rank(view: View, rank: int) -> list[int]:
    """The Monsters of a rank on the Dashboard."""
    return [monster for monster in view.table.slots if monster >= 0 and view.box.monsters[monster].rank == rank]


@still
def missions(view: View, area: Area) -> Iterator[Svg]:
    """The Quests, the current one with its words; then the last Event card."""
    states, gap = quest_states(view), 5.0
    if view.tall:
        cells = area.grid(len(states) + 1, 1, gap)
        for place, cell in enumerate(cells[: len(states)]):
            yield quest_chip(view, place, states[place], cell)
        yield event_chip(view, cells[-1])
        return
    current = min(view.table.quest, len(states) - 1)
    rest, small, event = [place for place in range(len(states)) if place != current], 50.0, area.width * 0.38
    yield quest_card(view, current, states[current], Area(area.x, area.y, area.width - small - event - 2 * gap, area.height))
    column = Area(area.x + area.width - event - gap - small, area.y, small, area.height)
    for place, cell in zip(rest, column.grid(1, max(1, len(rest)), gap), strict=False):
        yield quest_chip(view, place, states[place], cell)
    yield event_card(view, Area(area.x + area.width - event, area.y, event, area.height))


@still
def current(view: View, area: Area) -> Svg:
    """What has to be done now, in a line."""
    place = min(view.table.quest, len(quest_states(view)) - 1)
    quest = view.table.quests[place]
    words = view.words.titled(view.words.value(A_QUEST, quest), ability(view, QUEST_IDS[quest]))
    return group(line(words, area.x, area.y + 13, area.width, 12.5, "cream"), data_thing=thing("quest", place))


@still
def quest_card(view: View, place: int, state: str, area: Area) -> Svg:
    """A Quest with its words."""
    quest = view.table.quests[place]
    name, words = view.words.value(A_QUEST, quest), ability(view, QUEST_IDS[quest])
    art = Area(area.x + 2, area.y + 2, 50, area.height - 4)
    x, room = art.x + art.width + 6, area.width - art.width - 12
    return group(
        title(view.words.titled(name, words)),
        rect(*area, rx=9, class_="quest"),
        rect(*art, rx=7, class_="quest-sky"),
        *goal_art(view, quest, Area(art.x, art.y + 4, art.width, art.height - 38)),
        star(view.box.quests[quest].vp, art.middle[0], art.bottom - 17, 32),
        line(name, x, area.y + 17, room, 12.5, "strong brown"),
        lines(words, x, area.y + 32, room, 10.8, int((area.height - 34) / 13), "tan"),
        use("sq-check", area.x + area.width - 22, area.y + 4, 18) if state == "done" else Svg(""),
        data_thing=thing("quest", place),
    )


def quest_chip(view: View, place: int, state: str, area: Area) -> Svg:
    """A Quest as a picture with its points: done, current, or still to come."""
    quest = view.table.quests[place]
    worth = min(30.0, area.height * 0.56)
    parts = [
        title(view.words.titled(view.words.value(A_QUEST, quest), ability(view, QUEST_IDS[quest]))),
        rect(*area, rx=9, class_="quest"),
        rect(*area.inset(2), rx=7, class_="quest-sky"),
    ]
    is_flat = area.height < 1.2 * area.width
    if is_flat:
        worth = min(worth, area.width * 0.46)
        parts += goal_art(view, quest, Area(area.x + 2, area.y + 3, area.width - worth - 2, area.height - 6))
        mark = area.x + area.width - worth * 0.62, area.middle[1]
    else:
        parts += goal_art(view, quest, Area(area.x + 3, area.y + 6, area.width - 6, area.height - worth - 14))
        mark = area.middle[0], area.bottom - worth * 0.62
    if state == "done":
        parts.append(use("sq-check", mark[0] - worth * 0.4, mark[1] - worth * 0.4, worth * 0.8))
    else:
        parts.append(star(view.box.quests[quest].vp, *mark, worth))
    if state != "open":
        parts.append(rect(*area, rx=9, class_="later"))
    if not state and not is_flat:
        parts.append(line(view.words.label("next"), area.middle[0], area.y + 16, area.width - 6, 11.5, "middle strong cream"))
    return group(*parts, data_thing=thing("quest", place))


@still
def event_card(view: View, area: Area) -> Svg:
    """The last Event card: whom it wakes, and what happens."""
    found = last_event(view)
    left = count(view.table.deck)
    if not found:
        return deck_back(view, area, left)
    event, slot = found["event"], view.words.value(A_SLOT, found["slot"])
    name, words = view.words.value(AN_EVENT, event), ability(view, EVENT_IDS[event])
    art = Area(area.x + 2, area.y + 2, 46, area.height - 4)
    x, room = art.x + art.width + 6, area.width - art.width - 12
    woken = view.table.slots[found["slot"]]
    half = (art.height - 6) / 2
    return group(
        title(view.words.titled(name, words)),
        rect(*area, rx=9, class_="event"),
        rect(*art, rx=7, class_="event-sky"),
        use(monster_symbol(woken), art.middle[0] - half * 0.44, art.y + 3, half * 0.88, half * 0.92) if woken >= 0 else Svg(""),
        use(event_symbol(event), art.middle[0] - half * 0.42, art.y + half * (1 if woken >= 0 else 0.55) + 4, half * 0.84),
        line(name, x, area.y + 17, room, 12.5, "strong brown", smallest=10),
        line(f"! {slot}", x, area.y + 31, room, 11, "tan strong"),
        lines(words, x, area.y + 45, room, 10.8, int((area.height - 47) / 13), "tan"),
        data_thing=thing("event", event),
    )


def deck_back(view: View, area: Area, left: int) -> Svg:
    """The Event deck while no card is drawn."""
    words = view.words.titled(view.words.label("cards_left"), left)
    parts = [title(words), rect(*area, rx=9, class_="back")]
    if area.height > 60:
        icon = 44.0
        parts.append(use("sq-event-all_quiet", area.middle[0] - icon / 2, area.y + 12, icon))
        parts.append(line(words, area.middle[0], area.bottom - 14, area.width - 12, 11.5, "middle lilac"))
    else:
        parts.append(use("sq-event-all_quiet", area.x + 6, area.y + 6, area.height - 12))
        parts.append(text(str(left), area.x + area.width - 8, area.middle[1] + 5, font_size=14, class_="end strong lilac"))
    return group(*parts, data_thing=thing("deck"))


def event_chip(view: View, area: Area) -> Svg:
    """The last Event card on a phone: who wakes, and the sign of what happens."""
    found = last_event(view)
    if not found:
        return deck_back(view, area, count(view.table.deck))
    woken, size = view.table.slots[found["slot"]], area.height - 8
    return group(
        title(view.words.titled(view.words.value(AN_EVENT, found["event"]), ability(view, EVENT_IDS[found["event"]]))),
        rect(*area, rx=9, class_="event"),
        rect(*area.inset(2), rx=7, class_="event-sky"),
        use(monster_symbol(woken), area.x + 4, area.y + 3, size * 0.94, size) if woken >= 0 else Svg(""),
        use(event_symbol(found["event"]), area.x + area.width - size * 0.86 - 5, area.middle[1] - size * 0.4, size * 0.82),
        data_thing=thing("event", found["event"]),
    )


@still
def monsters(view: View, area: Area) -> Iterator[Svg]:
    """The Monsters of the Scenario with their numbers."""
    shown = [(slot, monster) for slot, (_, monster) in enumerate(dashboard_lines(view)) if monster >= 0]
    across = 2 if view.tall else 1 if area.height > area.width else max(3, len(shown))
    rows = -(-len(shown) // across)
    if across == 1:
        area = Area(area.x, area.bottom - rows * 58, area.width, rows * 58)
    for (slot, monster), cell in zip(shown, area.grid(across, rows, 6), strict=False):
        yield monster_card(view, slot, monster, cell)


@still
def monster_card(view: View, slot: int, monster: int, area: Area) -> Svg:
    """Portrait, name, slot; attack, Defense and Life."""
    card = view.box.monsters[monster]
    picture = Area(area.x + 4, area.y + 5, min(50, area.height - 10, area.width * 0.31), area.height - 10)
    x = picture.x + picture.width + 6
    room, low = area.x + area.width - x - 4, area.bottom - (14 if area.height > 56 else 11)
    first = area.y + (19 if area.height > 56 else 16)
    sign = "melee" if card.melee else "ranged"
    step = min(room / 3, 44)
    size = max(13.5 if view.tall else 11.5, min(15.0, step * 0.5))
    return group(
        title(view.words.titled(view.words.value(A_MONSTER, monster), ability(view, MONSTER_IDS[monster]))),
        rect(*area, rx=11, class_="plum"),
        portrait(monster_symbol(monster), picture, "who", False),
        line(view.words.value(A_MONSTER, monster), x, first, room, 13, "cream strong", smallest=11 if view.tall else 10),
        line(
            view.words.value(A_SLOT, slot),
            x,
            first + (14 if area.height > 56 else 12.5),
            room,
            11,
            "lilac",
            smallest=11 if view.tall else 10,
        ),
        counted(f"sq-sign-{sign}", card.dice, x, low, size, sign=f"{sign}-sign"),
        counted("sq-sign-save", card.defense, x + step, low, size, sign="save-sign"),
        counted("sq-heart", card.life, x + 2 * step, low, size),
        class_="villain" if card.rank == Rank.VILLAIN else None,
        data_thing=thing("monster", monster),
    )
