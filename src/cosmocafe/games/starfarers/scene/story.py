"""What lies over the map for a while: the page of an encounter, friendship cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, number, rect, text, title
from cosmocafe.draw.text import columns, wrapped

from ..standing import heard
from ..view import View
from ..vocabulary import CARD_NAME, FRIEND_NAME, RACE_NAME, TEXT_NAME, TEXTS, Answer, Step
from .desk import CARD, friend_art
from .pieces import halo, line
from .reading import effect_words
from .spots import Choices, Spot, all_on
from .symbols import STORY_OF, WITHOUT_SHIP, people_of, seated, ship_symbol, use

PAGE = (220, 300)
ELSEWHERE = (Step.JUMP, Step.LAUNCH, Step.FLY, Step.STEP, Step.LAND, Step.BUSINESS, Step.FRIEND)  # the map is needed, or the tale is over
STYLE = {
    ".initial": "fill:#8e2f2c;font-weight:800",
    ".reply": "fill:#fffaf0;stroke:#b56a00;stroke-width:1.6",
    ".veil": "fill:#0b0d2a;opacity:.55",
}


@still
def over_the_map(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Whatever has to be read or chosen now."""
    if all_on(view, Spot.FRIEND):
        yield from friends_offered(view, choices, area)
    elif view.table.boxes and view.step not in ELSEWHERE and not view.table.over:
        yield page(view, choices, area)


def told(view: View) -> list[int]:
    """The texts that were read aloud so far."""
    return [view.box.passages[node].text for node in heard(view) if view.box.passages[node].text >= 0]


def story_of(view: View) -> str:
    """The picture of an encounter: by what was heard, never by the card, which only its reader knows."""
    texts = told(view)
    if not texts:
        return "wear"
    if TEXTS.index("false_trader") in texts:
        return "disguise"
    box = view.box
    return next((story for card, story in STORY_OF.items() if box.passages[box.card_first[card]].text == texts[0]), "wear")


def page(view: View, choices: Choices, area: Area) -> Svg:
    """A page of a story: its picture, what was read, and the answers."""
    unit = min(1.42 if not view.tall else 1.2, (area.height - 12) / PAGE[1])
    x, y = area.middle[0] - PAGE[0] * unit / 2, area.middle[1] - PAGE[1] * unit / 2
    at = Area(x, y, PAGE[0] * unit, PAGE[1] * unit)
    parts = [use("sf-card-story", *at), *illustration(view, x + 12 * unit, y + 12 * unit, unit), *tale(view, at, unit)]
    sheet = group(title(" ".join(view.words.value(TEXT_NAME, one) for one in told(view))), *parts, data_thing=thing("encounter"))
    return group(rect(*area, class_="veil through"), group(sheet, *replies(view, choices, at, unit), class_="paper", data_page="story"))


def illustration(view: View, x: float, y: float, unit: float) -> Iterator[Svg]:
    """The picture, with the first ship of whoever has the encounter."""
    story, me = story_of(view), view.table.fleets[view.table.active]
    yield use(f"sf-story-{story}", x, y, 195 * unit, 96 * unit)
    cargo = next((me.cargo[ship] for ship, at in enumerate(me.at) if at), NOBODY)
    if story not in WITHOUT_SHIP and cargo != NOBODY:
        middle = f"{number(x + 38 * unit)} {number(y + 52 * unit)}"
        turned = f"translate({middle}) rotate(64) scale({number(unit)})"
        yield use(ship_symbol(cargo), -17, -20, 34, 40, transform=turned, class_=seated(view.table.active))


def tale(view: View, at: Area, unit: float) -> Iterator[Svg]:
    """What was read last, with an initial; who hears it, and what came of it."""
    box, nodes = view.box, heard(view)
    spoken = [node for node in nodes if box.passages[node].text >= 0]
    words = view.words.value(TEXT_NAME, box.passages[spoken[-1]].text) if spoken else view.words.label("ship_roll")
    size = 13.4 * unit if not view.tall else 13.6
    room, x, y = at.width - 30 * unit, at.x + 15 * unit, at.y + 136 * unit
    drop = 2 if columns(words[:1]) == 1 else 0
    lines = flowed(words[1:] if drop else words, room, size, drop)
    if drop:
        yield text(words[0], x, y + size * 1.02, font_size=round(size * 2.6, 1), class_="initial serif")
    for n, row in enumerate(lines):
        inset = size * 1.75 if n < drop else 0
        yield text(row, x + inset, y + n * size * 1.32 - size * 0.2, font_size=round(size, 1), class_="sf-dark")
    effects = box.passages[spoken[-1]] if spoken else None
    said = view.words.listed(effect_words(view, effect) for effect in effects.effects[: effects.effect_count]) if effects else ""
    foot = [view.words.value(CARD_NAME, view.table.card - 1)] if view.table.card > 0 else [view.seat_name(view.table.active)]
    yield line(said, x, y + (len(lines) + 0.35) * size * 1.32, room, 12 * unit, "sf-brown sf-bold") if said else NOTHING
    if not all_on(view, Spot.PAGE):
        yield line(foot[0], at.middle[0], at.y + 252 * unit, room, 14 * unit, "sf-brown sf-bold sf-mid")
        hint = view.words.label("reader") if view.table.card > 0 else view.words.label("listens")
        for n, row in enumerate(wrapped(hint, int(room / (max(11, 9.5 * unit) * 0.52)), 2)):
            yield text(row, at.middle[0], at.y + 268 * unit + n * 14, font_size=round(max(11, 9.5 * unit), 1), class_="sf-brown sf-mid")


def flowed(words: str, room: float, size: float, drop: int) -> list[str]:
    """Lines around an initial of so many lines."""
    wide, narrow = int(room / (size * 0.53)), int((room - size * 1.75) / (size * 0.53))
    if not drop:
        return wrapped(words, wide, 7)
    beside = wrapped(words, narrow, 99)[:drop]
    rest = words
    for row in beside:
        rest = rest.lstrip()[len(row) :]
    return [*beside, *(wrapped(rest.strip(), wide, 5) if rest.strip() else [])]


def replies(view: View, choices: Choices, at: Area, unit: float) -> Iterator[Svg]:
    """The answers as paper buttons."""
    found = sorted(all_on(view, Spot.PAGE), reverse=view.game.catalogue.block(view.options[0]) != Answer.AMOUNT if view.options else False)
    if not found:
        return
    row = Area(at.x + 12 * unit, at.y + 240 * unit, at.width - 24 * unit, max(44 * unit, 42))
    for which, cell in zip(found, row.grid(len(found), 1, 5), strict=True):
        (answer, *_) = choices.at((Spot.PAGE, which))
        words = view.answer_words(answer)
        short = str(which) if view.game.catalogue.block(answer) == Answer.AMOUNT else words
        x, y = cell.middle
        parts = [rect(*cell, rx=9, class_="reply"), line(short, x, y + 5.5, cell.width - 8, 17, "sf-dark sf-bold sf-mid")]
        yield choices.thing((Spot.PAGE, which), words, "", halo(cell, 9), *parts, card=thing("encounter"))


def friends_offered(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The friendship cards to choose from, large enough to read."""
    found = sorted(all_on(view, Spot.FRIEND))
    yield rect(*area, class_="veil through")
    across = min(len(found), 3)
    down = -(-len(found) // across)
    wide = min((area.width - 16) / across - 8, 148, ((area.height - 16) / down - 8) / CARD[1] * CARD[0])
    high = wide / CARD[0] * CARD[1]
    top = area.middle[1] - (down * (high + 10) - 10) / 2
    for n, card in enumerate(found):
        row, column = divmod(n, across)
        here = min(across, len(found) - row * across)
        left = area.middle[0] - (here * (wide + 10) - 10) / 2
        cell = Area(left + column * (wide + 10), top + row * (high + 10), wide, high)
        words = view.words.value(FRIEND_NAME, card)
        yield choices.thing(
            (Spot.FRIEND, card), words, "", halo(cell.inset(-1), 11), *friend_card(view, card, cell), card=thing("friend", card)
        )


def friend_card(view: View, card: int, area: Area) -> Iterator[Svg]:
    """A friendship card with its words."""
    unit = area.width / CARD[0]
    name, _, what = view.words.value(FRIEND_NAME, card).replace("：", ": ").partition(": ")
    x, room, size = area.x + 59 * unit, 106 * unit, max(11 * unit, 11)
    yield from friend_art(card, area)
    yield line(view.words.value(RACE_NAME, people_of(card)), x, area.y + 101 * unit, room, max(10.5 * unit, 11), "sf-brown sf-mid")
    yield line(name, x, area.y + 116 * unit, room, 12.5 * unit, "sf-dark sf-bold sf-mid")
    for n, words in enumerate(wrapped(what, int(room / (size * 0.54)), 3)):
        yield text(words, x, area.y + 131 * unit + n * (size + 1.5), font_size=round(size, 1), class_="sf-dark sf-mid")
