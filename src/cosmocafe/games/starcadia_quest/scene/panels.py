"""Beside the station: Quests, Monster Dashboard, Event card, dice, Crew Dashboards, tokens on offer."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.svg import Svg, button, group, rect, text, title
from cosmocafe.draw.text import columns, fitted, shortened
from cosmocafe.draw.theme import emblem, seat_class

from ..content import EVENT_IDS, HERO_IDS, MONSTER_IDS, QUEST_IDS, TOLD, UPGRADE_IDS, UPGRADES
from ..language import LOOTS, Category, Loot, Mode
from ..places import LETTERS, is_laid
from ..rules.characters import life
from ..standing import amounts, dashboard_lines, held, hero_name, history, monster_words, quest_lines, upgrade_name
from ..view import View
from ..vocabulary import A_CHARACTER, A_CREW, A_MONSTER, A_QUEST, A_SLOT, AN_EVENT
from . import icons
from .spots import Choices, Spot, all_on
from .story import last_attack, last_event

LINE, SMALL, DICE_LEFT = 14, 9.6, 74
LETTER = 0.62  # how wide a bold letter is, at font size 1
CATEGORY = {Category.WEAPON: "weapon", Category.BOOST: "boost", Category.PASSIVE: "passive", Category.REACTION: "reaction"}
STYLE = {
    ".token": "stroke-width:1",
    ".weapon": "fill:#7c2b2b;stroke:#ffb3a6",
    ".boost": "fill:#1f5a3a;stroke:#9fe0b8",
    ".passive": "fill:#24427a;stroke:#a9c8ff",
    ".reaction": "fill:#6b5310;stroke:#ffe08a",
    ".spent>.token": "fill:none;stroke-dasharray:2 2",
    ".spent>text": "fill:var(--muted);text-decoration:line-through",
    ".token-words": "fill:#fff",
    ".faded": "opacity:.5",
    ".heart": "fill:var(--harm)",
    ".heart.lost": "fill:none;stroke:var(--muted);stroke-width:.8",
}


def ability(view: View, name: str) -> str:
    """What a card or token does, in words; empty when it has only numbers."""
    return view.words.label(f"text_{name}") if name in TOLD else ""


def quests(view: View, area: Area) -> Iterator[Svg]:
    """Every Quest card with its Victory tokens: done, open, or still to come."""
    y = area.y + 10
    signs = {"done": "✓", "open": "▸", "": "·"}
    texts = [ability(view, QUEST_IDS[view.table.quests[number]]) for number in range(view.box.scenarios[view.table.scenario].quests)]
    for number, (words, points, state) in enumerate(quest_lines(view)):
        marks = "cream strong" if state == "open" else "haze"
        shown, size = fitted(f"{signs[state]} {words}", area.width - 28, SMALL, SMALL - 2, LETTER)
        line = text(shown, area.x, y, font_size=size, class_=marks)
        told, right = texts[number] if number < len(texts) else words, area.x + area.width
        reward = text(str(points), right - 12, y, font_size=SMALL, class_="cream")
        yield group(title(f"{words}: {told}"), line, icons.loot(Loot.VICTORY, right - 20, y - 3), reward)
        y += LINE


def dashboard(view: View, area: Area) -> Iterator[Svg]:
    """The Monsters of the Scenario with their numbers."""
    y = area.y + 10
    for slot, monster in dashboard_lines(view):
        if monster >= 0:
            words = monster_words(view, monster)
            letters = LETTERS[view.box.monsters[monster].figure].rstrip("1234")
            told = f"{slot}: {words}. {ability(view, MONSTER_IDS[monster])}"
            line = text(shortened(f"{letters} {words}", int(area.width / 5)), area.x, y, font_size=SMALL, class_="cream")
            yield group(title(told), line)
            y += LINE


def event_card(view: View, area: Area) -> Iterator[Svg]:
    """The last Event card: what it wakes and what it does."""
    found = last_event(view)
    if found:
        event, slot = view.words.value(AN_EVENT, found["event"]), view.words.value(A_SLOT, found["slot"])
        top, told = f"{view.words.label('event')}: {event} ({slot})", ability(view, EVENT_IDS[found["event"]])
        yield text(shortened(top, int(area.width / 5.4)), area.x, area.y + 10, font_size=SMALL + 0.6, class_="cream strong")
        yield text(shortened(told, int(area.width / 5)), area.x, area.y + 23, font_size=SMALL, class_="haze")


def dice(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The last attack: dice as rolled, rerolled (the old face faint) and added (with a plus)."""
    told, rolls = last_attack(view)
    if told is None:
        return
    yield text(shortened(view.words.event(told, view.names), int(area.width / 5.2)), area.x, area.y + 10, font_size=SMALL, class_="cream")
    y = area.y + 25
    for roll in rolls[:3]:
        name = view.words.label("attack") if roll.character < 0 else view.words.value(A_CHARACTER, roll.character)
        label, font = fitted(name, DICE_LEFT - 4, SMALL, SMALL - 2, LETTER)
        yield text(label, area.x, y + 3, font_size=font, class_="haze")
        size = min(15, (area.width - 100) / max(len(roll.dice), 1))
        again = all_on(choices, Spot.FACE) if roll is rolls[-1] else {}
        for number, die in enumerate(roll.dice):
            x, answers = area.x + DICE_LEFT + (number + 0.5) * (size + 1.5), [] if die.is_faint else again.pop(die.face, [])
            shown = icons.die(die.face, x, y, size, die.is_faint, die.is_extra)
            ring = rect(x - size / 2, y - size / 2, size, size, rx=3, class_="ring")
            yield button(answers, choices_words(view, answers, "", ""), shown, ring) if answers else shown
        if roll.successes >= 0:
            yield text(f"= {roll.successes}", area.x + area.width, y + 4, font_size=11, class_="cream strong end")
        y += 18


def crew_height(view: View, seat: int) -> float:
    return 26 + 14 * bool(history(view, seat)) + sum(hero_height(view, hero) for hero in view.table.crews[seat].heroes if hero >= 0)


def hero_height(view: View, hero: int) -> float:
    return 20 + 17 * -(-max(view.table.heroes[hero].held, 1) // 3)


def crew(view: View, choices: Choices, seat: int, area: Area) -> Svg:
    """A Crew Dashboard: Victory tokens, both Heroes with Life and tokens."""
    found, words = view.table.crews[seat], view.words
    name = " · ".join([view.seat_name(seat), *([words.value(A_CREW, found.colour)] if found.colour >= 0 else [])])
    numbers = "   ".join(f"{words.label(label)} {amount}" for label, amount in amounts(view, seat).items())
    room = int((area.width - 44 - 6.6 * columns(numbers)) / 7.4)
    parts = [
        rect(*area, rx=9, class_="card"),
        rect(area.x, area.y + 9, 4, area.height - 18, rx=2, class_="seat-fill"),
        emblem(seat, area.x + 17, area.y + 14, 6),
        text(shortened(name, room), area.x + 29, area.y + 18.5, font_size=12.5, class_="ink strong name"),
        text(numbers, area.x + area.width - 10, area.y + 18.5, font_size=11.5, class_="ink strong end"),
    ]
    y = area.y + 26
    if history(view, seat):
        parts.append(text(history(view, seat), area.x + 29, y + 6, font_size=SMALL, class_="muted"))
        y += 14
    for hero in found.heroes:
        if hero >= 0:
            parts += hero_row(view, choices, hero, Area(area.x + 10, y, area.width - 20, hero_height(view, hero)))
            y += hero_height(view, hero)
    bright = " bright" if view.asked == seat else ""
    return group(*parts, class_=f"seat panel {seat_class(seat)}{bright}", data_seat=str(seat))


def hero_row(view: View, choices: Choices, hero: int, area: Area) -> Iterator[Svg]:
    t, words = view.table, view.words
    is_dead = bool(t.turn) and t.at[hero] < 0
    states = [words.label("dead")] * is_dead + [words.label("dazed")] * has(t.dazed, hero)
    name = f"{LETTERS[hero]}  {hero_name(view, hero)}" + (f" ({', '.join(states)})" if states else "")
    told = f"{hero_name(view, hero)}: {ability(view, HERO_IDS[hero])}"
    line = text(shortened(name, 26), area.x, area.y + 13, font_size=11, class_="muted strong" if is_dead else "ink strong")
    answers = choices.at((Spot.CHARACTER, hero)) if t.at[hero] < 0 else None
    if answers:
        ring = rect(area.x - 4, area.y + 2, area.width / 2, 15, rx=5, class_="ring")
        yield button(answers, choices_words(view, answers, told, ""), line, ring)
    else:
        yield group(title(told), line)
    total = life(view.box, t, hero)
    for number in range(total):
        lost = " lost" if number >= total - t.wounds[hero] else ""
        yield text("♥", area.x + area.width - 10 * (total - number), area.y + 13, font_size=11, class_=f"heart{lost}")
    x = area.x + area.width - 10 * total - 8
    for kind in range(LOOTS):
        for _ in range(t.heroes[hero].carried[kind]):
            yield icons.loot(kind, x, area.y + 9.5)
            x -= 10
    cells = Area(area.x, area.y + 18, area.width, area.height - 21).grid(3, -(-max(t.heroes[hero].held, 1) // 3), 3)
    for (upgrade, spent), cell in zip(held(view, hero), cells, strict=False):
        yield token(view, upgrade, spent, cell, choices.at((Spot.TOKEN, hero, upgrade)))


def token(view: View, upgrade: int, spent: bool, area: Area, answers: list[int] | None) -> Svg:
    """An Upgrade token in the colour of its category; exhausted ones are hollow and struck through."""
    card = view.box.tokens[upgrade]
    numbers = f" {card.dice}" if card.dice else ""
    name = shortened(f"{upgrade_name(view, upgrade)}{numbers}", int(area.width / 5.6))
    parts = [
        rect(*area, rx=4, class_=f"token {CATEGORY[Category(card.category)]}"),
        text(name, area.middle[0], area.y + area.height - 4.2, font_size=9.2, class_="middle token-words"),
    ]
    icons_told = ", ".join(f"{sign}{amount}" for sign, amount in (("◈", card.defense), ("♥", card.life), ("↻", card.reroll)) if amount)
    told = ". ".join(filter(None, [upgrade_name(view, upgrade) + numbers, icons_told, ability(view, UPGRADE_IDS[upgrade])]))
    marks = "spent" if spent else ""
    if answers:
        return button(answers, choices_words(view, answers, told, ""), *parts, rect(*area, rx=4, class_="ring"), class_=marks)
    return group(title(told), *parts, class_=marks or None)


def offered_tokens(view: View) -> list[int]:
    """Tokens laid out in the Upgrade Phase, the own hand of a draft, or the own pile."""
    t = view.table
    if any(t.display):
        return [upgrade for upgrade in range(UPGRADES) for _ in range(t.display[upgrade])]
    if view.seat < 0:
        return []
    own = t.crews[view.seat]
    return [*own.hand[: own.dealt]] or [*own.pile[: own.piled]]


def free_heroes(view: View, choices: Choices) -> list[int]:
    """Heroes that can be taken into a Crew now."""
    return [hero for hero in all_on(choices, Spot.CHARACTER) if hero < len(HERO_IDS) and view.table.heroes[hero].owner < 0]


def display_height(view: View, choices: Choices) -> float:
    shown = len(offered_tokens(view)) + len(free_heroes(view, choices))
    return 18 * -(-shown // 3) + 8 if shown else 0


def display(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Heroes to choose from, then tokens on offer."""
    heroes, tokens = free_heroes(view, choices), offered_tokens(view)
    if heroes or tokens:
        cells = area.grid(3, -(-(len(heroes) + len(tokens)) // 3), 3)
        for hero, cell in zip(heroes, cells, strict=False):
            yield hero_card(view, choices.at((Spot.CHARACTER, hero)), hero, cell)
        for upgrade, cell in zip(tokens, cells[len(heroes) :], strict=False):
            yield token(view, upgrade, False, cell, choices.at((Spot.DISPLAY, upgrade)))


def hero_card(view: View, answers: list[int], hero: int, area: Area) -> Svg:
    """A Hero that can be chosen: name, Defense and Life."""
    card = view.box.heroes[hero]
    words = f"{hero_name(view, hero)} ◈{card.defense} ♥{card.life}"
    name = text(shortened(words, int(area.width / 5.6)), area.middle[0], area.bottom - 4.2, font_size=9.2, class_="middle token-words")
    told = f"{words}. {ability(view, HERO_IDS[hero])}"
    ring = rect(*area, rx=4, class_="ring")
    return button(answers, choices_words(view, answers, told, told), rect(*area, rx=4, class_="token passive"), name, ring)


def sentence(view: View) -> str:
    """The table in a few words, for who cannot see it."""
    if not is_laid(view):
        return view.words.title
    quest = view.words.value(A_QUEST, view.table.quests[min(view.table.quest, 3)])
    monsters = [view.words.value(A_MONSTER, monster) for monster in view.table.slots if monster >= 0]
    badges = [str(view.table.crews[seat].badges) for seat in range(view.table.players)] if view.box.mode == Mode.CAMPAIGN else []
    return ". ".join(filter(None, [quest, ", ".join(monsters), ", ".join(badges)]))
