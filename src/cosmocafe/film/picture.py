"""One moment of a match as a picture that stands alone: title, names and scores above the board, what happened below it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match
from cosmocafe.draw.paper import spoken
from cosmocafe.draw.svg import NOTHING, Svg, group, number, rect, text
from cosmocafe.draw.symbols import FONTS, SVG
from cosmocafe.draw.text import columns, fitted, shortened, wrapped
from cosmocafe.draw.theme import AMBER, CREAM, HAZE, NIGHT, SEATS, emblem, seat_class

WIDTH, TOP, FOOT = 1040.0, 64.0, 78.0
TITLE, MARGIN, SLOT, CARD = 330.0, 22.0, 230.0, 620.0  # room for the title, at the sides, for a seat at most, and for who has won
LETTER = 0.52  # width of a letter at font size 1, about
VIEW_BOX = re.compile(r'<svg\b[^>]*? viewBox="0 0 ([\d.]+) ([\d.]+)"')
TWO, BETWEEN = 2, " · "  # lines; sentences
COLOURS = " ".join(f".film .{seat_class(seat)}{{--seat:{look.colour}}}" for seat, look in enumerate(SEATS))
STYLE = f"""
.film{{background:{NIGHT}}} .film svg.cosmocafe{{max-width:none;margin:0}} .film>g text{{font-family:{FONTS}}}
.film .plate{{fill:#2b201a}} .film .card{{fill:#1a1530;fill-opacity:.93;stroke:{AMBER};stroke-width:2}}
.film .track{{fill:#4a3a30}} .film .gone{{fill:{AMBER}}}
.film .title,.film .name,.film .said,.film .great{{fill:{CREAM}}} .film .said{{font-size:19px}}
.film .title,.film .great,.film .score,.film .sum{{font-weight:700}} .film .great{{text-anchor:middle}}
.film .score,.film .sum{{fill:{AMBER};font-size:25px;text-anchor:end}}
.film .emblem{{fill:var(--seat);stroke:{NIGHT};stroke-width:1;vector-effect:non-scaling-stroke}} {COLOURS}
.film .when,.film .place{{fill:{HAZE};font-size:14px;text-anchor:end}} .film .place{{font-size:24px}}
"""


class Still(NamedTuple):
    """A moment to be drawn: what a spectator sees, everybody's score, what was told, and where in the match it is."""

    view: View
    scores: Sequence[int]
    told: Sequence[str]
    at: int
    last: int
    places: Sequence[int] = ()  # once the match is over
    is_first: bool = False


def told_since(match: Match, language: str, since: int, at: int) -> list[str]:
    """What everybody was told by the answers after `since`, until `at`."""
    words = match.game.words(language)
    return [words.event(one, match.names) for number in range(since + 1, at + 1) for one in match.events_of(number) if one.to == NOBODY]


def picture(still: Still) -> str:
    """The whole picture, with all that it needs."""
    return whole(still.view.game, body(still))


def whole(game: Game, inside: str, *, style: str = "") -> str:
    """A picture or a film: the style, the symbols that it uses, and what it shows."""
    width, height = number(WIDTH), number(TOP + _high(inside) + FOOT)
    head = f'<svg xmlns="{SVG}" width="{width}" height="{height}" viewBox="0 0 {width} {height}" class="film" data-theme="dark">'
    drawn = f"{head}\n<style>{STYLE}{style}</style>\n{inside}\n</svg>\n"
    return game.look.whole(drawn) if game.look else drawn


def body(still: Still) -> str:
    """What the picture shows, without style and symbols."""
    drawn = _board(still.view)
    high = _high(drawn)
    parts = [_top(still), drawn, _foot(still, TOP + high), *_card(still, high)]
    return "\n".join(part for part in parts if part)


def _board(view: View) -> Svg:
    """The scene below the top, as broad as the picture."""
    scene = view.drawing or ""
    if not (high := _high(scene)):
        raise InputError(f"{view.game.id} has no drawing, so there is no picture of it")
    wide, tall = number(WIDTH), number(high)  # said twice, as browsers differ in which of them a drawing inside another obeys
    size = f'y="{number(TOP)}" width="{wide}" height="{tall}" style="width:{wide}px;height:{tall}px"'
    return Svg(scene.replace("<svg ", f"<svg {size} ", 1))


def _high(drawn: str) -> float:
    """How high the board is."""
    found = VIEW_BOX.search(drawn)
    return WIDTH * float(found[2]) / float(found[1]) if found else 0.0


def _top(still: Still) -> Svg:
    """Title and seats."""
    title, size = fitted(still.view.words.title, TITLE - MARGIN, 25, 15, LETTER + 0.04)
    players = still.view.table.players
    slot = min(SLOT, (WIDTH - TITLE - MARGIN) / players)
    seats = [_seat(still, seat, WIDTH - MARGIN - slot * (players - seat), slot - 14) for seat in range(players)]
    return group(rect(0, 0, WIDTH, TOP, class_="plate"), text(title, MARGIN, TOP / 2 + size / 3, class_="title", font_size=size), *seats)


def _seat(still: Still, seat: int, x: float, room: float) -> Svg:
    score = str(still.scores[seat])
    name, size = fitted(still.view.seat_name(seat), room - 36 - 14 * columns(score), 20, 14, LETTER)
    said = text(name, x + 28, TOP / 2 + size / 3, class_="name", font_size=size)
    return group(_shape(seat, x + 12, TOP / 2), said, text(score, x + room, TOP / 2 + 8, class_="score"), class_=seat_class(seat))


def _shape(seat: int, x: float, y: float) -> Svg:
    return emblem(seat, x, y, 10) if seat < len(SEATS) else NOTHING


def _foot(still: Still, y: float) -> Svg:
    """What happened, and how far the match is."""
    room = WIDTH - 2 * MARGIN
    when = spoken(__package__, still.view.language)["moment"].format(number=still.at, count=still.last)
    lines = _latest(still.told, int((room - 8 * columns(when)) / (19 * LETTER)))
    first = y + 46 - 13 * (len(lines) - 1)
    said = [text(line, MARGIN, first + 27 * below, class_="said") for below, line in enumerate(lines)]
    gone = WIDTH * still.at / max(1, still.last)
    track = [rect(0, y, WIDTH, 4, class_="track"), rect(0, y, gone, 4, class_="gone")]
    return group(rect(0, y, WIDTH, FOOT, class_="plate"), *track, *said, text(when, WIDTH - MARGIN, y + 46, class_="when"))


def _latest(told: Sequence[str], most: int) -> list[str]:
    """What was told last, as much of it as two lines hold."""
    kept: list[str] = []
    for sentence in reversed(told):
        if kept and len(wrapped(BETWEEN.join([sentence, *kept]), most, 9)) > TWO:
            break
        kept.insert(0, sentence)
    return wrapped(BETWEEN.join(kept), most, TWO)


def _card(still: Still, high: float) -> list[Svg]:
    """The first picture says what is played, the last one who has won."""
    over = [place for place in still.places if place]
    if not still.is_first and not over:
        return []
    words, view = spoken(__package__, still.view.language), still.view
    order = sorted(range(view.table.players), key=lambda seat: (still.places[seat] if over else 0, seat))
    first = [view.seat_name(seat) for seat in order if over and still.places[seat] == 1]
    head = words[("nobody", "winner", "shared")[min(TWO, len(first))]].format(who=", ".join(first)) if over else view.words.title
    title, size = fitted(head, CARD - 60, 54, 24, LETTER + 0.04)
    tall = 120 + 48 * len(order)
    top = TOP + (high - tall) / 2
    plate = rect((WIDTH - CARD) / 2, top, CARD, tall, rx=22, class_="card")
    rows = [_row(still, seat, top + 132 + 48 * line, bool(over)) for line, seat in enumerate(order)]
    return [group(plate, text(title, WIDTH / 2, top + 68, class_="great", font_size=size), *rows)]


def _row(still: Still, seat: int, y: float, is_over: bool) -> Svg:
    left = (WIDTH - CARD) / 2 + (110 if is_over else 200)
    parts = [_shape(seat, left, y - 9), text(shortened(still.view.seat_name(seat), 24), left + 24, y, class_="name", font_size=26)]
    if is_over:
        parts.append(text(f"{still.places[seat]}.", left - 26, y, class_="place"))
        parts.append(text(str(still.scores[seat]), (WIDTH + CARD) / 2 - 60, y, class_="sum"))
    return group(*parts, class_=seat_class(seat))
