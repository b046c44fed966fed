"""The table as a drawing: coasters, dice, discs, a sheet for each player. One unit is about a pixel on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.view import View
from cosmocafe.draw.areas import Area
from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import NOTHING, Svg, button, circle, group, rect, text, title
from cosmocafe.draw.text import columns, shortened
from cosmocafe.draw.theme import SCOPE, emblem, style_sheet

from . import sheets, tokens
from .answers import BLEND, COLOUR, FLAVOR, LETTERS, ROBUSTNESS, TRACKS, UNIT, Blend, Event
from .places import FLAVOR_DICE, Choices, coaster, die, disc, featured_die, gift
from .rules.tokens import token_owner
from .sheets import sheet, sheet_areas
from .standing import (
    beans,
    best_rank,
    blocked,
    disc_name,
    disc_text,
    featured_name,
    gain_text,
    gifts,
    goal,
    laid_dice,
    level_of,
    owner_name,
    roll_dice,
)
from .tokens import bean_die, label_of, ring, row_of_dice

WIDTH, PAD, GAP = 400, 10, 6
COASTERS, TRAY, DISC, PILL, FIRM = 92, 58, 36, 34, 46
RULES = {
    **tokens.STYLE,
    **sheets.STYLE,
    ".coaster": "fill:var(--tile);stroke:var(--line)",
    ".rainbow": "fill:none;stroke-width:3",
    ".meter": "fill:var(--tile);stroke:var(--haze)",
    ".here": "fill:var(--harm);stroke:none",
}


class Pen:
    """How far down the picture has got."""

    def __init__(self) -> None:
        self.y = 26.0

    def area(self, height: float) -> Area:
        """The next strip of this height."""
        strip = Area(PAD, self.y, WIDTH - 2 * PAD, height)
        self.y += height + GAP
        return strip


def scene(view: View) -> str:
    """The table as SVG."""
    choices, pen = Choices(view), Pen()
    parts = [*header(view, choices)]
    if view.box.solo:
        parts += firm(view, pen.area(FIRM))
    parts += coasters(view, choices, pen.area(COASTERS))
    parts += tray(view, choices, pen)
    parts += pills(view, choices, pen)
    parts += [disc_row(view, choices, track, pen.area(DISC)) for track in range(TRACKS)]
    night = rect(0, 0, WIDTH, pen.y + 2, rx=12, class_="night")
    areas = sheet_areas(view, pen.y + 2 + GAP, WIDTH)
    return two_columns(
        [night, *parts],
        (sheet(view, choices, seat, area) for seat, area in areas.items()),
        width=WIDTH,
        split=pen.y + 2 + GAP,
        height=max(area.bottom for area in areas.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {view.words.label('turn')} {view.table.turn}",
        description=view.picture,
        style=style_sheet(view.game.id, RULES),
        clickable=bool(view.options),
    )


def header(view: View, choices: Choices) -> Iterator[Svg]:
    """The turn and the goal; the dice nobody has, where black beans and bonuses are taken."""
    t, label = view.table, view.words.label
    yield text(f"{label('turn')} {t.turn}   {goal(view)}", PAD, 18, font_size=12, class_="cream strong")
    answers = choices.at.get(FLAVOR_DICE, [])
    words = f"{label('flavor')} {t.coaster}{gain_text(view, answers)}"
    supply = f"{label('supply')} {t.supply}"
    wide = columns(words) * 6.6 + 12
    area = Area(WIDTH - PAD - wide, 3, wide, 21)
    yield text(supply, area.x - 8, 18, font_size=11, class_="haze end")
    shown = text(words, area.middle[0], 18, font_size=11, class_="haze middle")
    yield button(answers, label_of(view, answers), shown, ring(area, 8)) if answers else shown


def firm(view: View, area: Area) -> Iterator[Svg]:
    """The corporation: its points, what is blocked, its meter and what that gives it, the sugar cube."""
    t, box, label = view.table, view.box, view.words.label
    yield rect(*area, rx=9, class_="coaster")
    name = f"{owner_name(view, t.players)}: {t.seats[t.players].pp} {label('points')}"
    yield text(name, area.x + 9, area.y + 18, font_size=13, class_="cream strong")
    yield text(" · ".join(blocked(view, t.players)), area.x + area.width - 44, area.y + 18, font_size=10, class_="haze end")
    yield text(view.words.value(UNIT, box.firm), area.x + 9, area.y + 36, font_size=11, class_="haze")
    for space in range(box.meter_top + 1):
        x, here = area.x + 80 + space * 20.5, space == t.meter
        yield circle(x, area.y + 32, 9, class_="here" if here else "meter")
        yield text(str(box.meter[space]), x, area.y + 36, font_size=11, class_="cream middle strong")
    if t.sugar != NOBODY:
        yield group(title(label("sugar")), bean_die(view, t.sugar, Area(area.x + area.width - 39, area.y + 5, 24, 24)))
        yield text(label("sugar"), area.x + area.width - 27, area.y + 40, font_size=10, class_="cream middle")


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


def tray(view: View, choices: Choices, pen: Pen) -> Iterator[Svg]:
    """The dice of the roll, what is laid aside, and what others donated."""
    area, shown = pen.area(TRAY), roll_dice(view)
    aside = beans(view.table.picked) + laid_dice(view)
    yield text(view.words.label("roll"), area.x, area.y + 10, font_size=11, class_="haze")
    cells = row_of_dice(Area(area.x, area.y + 14, area.width, 44), max(len(shown) + len(aside), 1), 42)
    dice = [bean_die(view, bean, cell, answers=choices.at.get(die(bean), [])) for bean, cell in zip(shown, cells, strict=False)]
    dice += [bean_die(view, bean, cell, aside=True) for bean, cell in zip(aside, cells[len(shown) :], strict=False)]
    yield group(*dice, data_roll=last_roll(view))
    for seat in range(view.table.players):
        if gifts(view, seat):
            yield from gift_row(view, choices, seat, pen.area(36))


def last_roll(view: View) -> str | None:
    """The number of the event of the last roll, so that a page knows which dice are new."""
    rolls = (Event.ROLLED, Event.REROLLED, Event.CHANGED, Event.TASTED)
    return next((str(number) for number in range(len(view.events) - 1, -1, -1) if view.events[number].event in rolls), None)


def gift_row(view: View, choices: Choices, seat: int, area: Area) -> Iterator[Svg]:
    """The dice a seat has donated."""
    yield emblem(seat, area.x + 7, area.middle[1], 6)
    yield text(view.words.label("donated"), area.x + 18, area.middle[1] + 4, font_size=11, class_="cream")
    dice = gifts(view, seat)
    for bean, cell in zip(dice, row_of_dice(Area(area.x + 78, area.y, area.width - 78, area.height), len(dice), 32), strict=True):
        yield bean_die(view, bean, cell, answers=choices.at.get(gift(seat, bean - FLAVOR), []))


def pills(view: View, choices: Choices, pen: Pen) -> Iterator[Svg]:
    """A button for every answer that lies on nothing in the picture."""
    x, area = 0.0, Area(0, 0, 0, 0)
    for answer in choices.elsewhere:
        words = view.answer_words(answer)
        wide = min(columns(words) * 7 + 22, WIDTH - 2 * PAD)
        if area.width == 0 or x + wide > area.width:
            x, area = 0.0, pen.area(PILL)
        box = Area(area.x + x, area.y, wide, PILL)
        label = text(
            shortened(words, int((wide - 12) / 6.6)), box.middle[0], box.middle[1] + 4.5, font_size=12.5, class_="cream middle strong"
        )
        yield button([answer], words, rect(*box, rx=17, class_="pill-button"), label)
        x += wide + GAP


def disc_row(view: View, choices: Choices, track: int, area: Area) -> Svg:
    """A disc: colour and letter, points, name, what it does, and who has which level."""
    name, words, pp = disc_name(view, track), disc_text(view, track), view.box.pp[view.table.disc[track]]
    x, y = area.x + 17, area.middle[1]
    things = [
        circle(x, y, 15, class_=f"bean{track} edge"),
        text(LETTERS[track], x, y - 1, font_size=12, class_=f"middle strong letter{track}"),
        text(f"{pp} PP", x, y + 10, font_size=9.5, class_=f"middle letter{track}"),
        text(name, area.x + 40, area.y + 14, font_size=12.5, class_="cream strong"),
        text(shortened(words, 62), area.x + 40, area.y + 29, font_size=10.5, class_="haze"),
        *levels(view, track, area),
    ]
    answers = choices.at.get(disc(track), [])
    if answers:
        return button(answers, f"{name}: {words}", *things, ring(area, 9))
    return group(title(f"{view.words.value(COLOUR, track)}: {name}, {pp} PP. {words}"), *things)


def levels(view: View, track: int, area: Area) -> Iterator[Svg]:
    """Who has which level of an ability."""
    x = area.x + area.width - 6
    for seat in range(view.table.players - 1, -1, -1):
        reached = level_of(view, seat, track)
        if reached:
            yield text(("1X", "2X", "✓")[reached - 1], x, area.y + 14, font_size=10.5, class_="cream end strong")
            yield emblem(seat, x - 22, area.y + 10, 5)
            x -= 38
