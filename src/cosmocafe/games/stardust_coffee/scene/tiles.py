"""One tile of the ring: an Ingredient Globe or a City, what lies there and who stands there."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import NOTHING, Svg, group, path, rect, text
from cosmocafe.draw.text import columns, wrapped
from cosmocafe.draw.theme import seat_class

from ..ring import NAMES, SIDE, steps_to
from ..rules.actions import place
from ..standing import stardust_port, things
from ..view import View
from ..vocabulary import CITY, NONE, Answer, Step
from .crews import pieces
from .moments import Moment
from .pieces import LETTER, centred, face, halo, line, stardust, token
from .sights import contents, owner_of, pirate_port
from .spots import Thing
from .symbols import city_symbol, globe_symbol, use

LAIRS = "αβγ"
STEPS = {Answer.SAIL: "tag_sail", Answer.WARP: "tag_warp"}
LEAPS = {Answer.JUMP: "tag_jump", Answer.RIDE: "tag_ride", Answer.STARBASE: "tag_base", Answer.SWAP: "tag_swap"}
STYLE = {
    ".ground": "fill:#201c56;stroke:#5b59ad;stroke-width:1.4",
    ".ground.city": "fill:#33205a;stroke:#d8a24a;stroke-width:2",
    ".gleam": "fill:none;stroke:#9d9bea;stroke-width:1.5;stroke-linecap:round;opacity:.7",
    ".well": "fill:#14132f;fill-opacity:.8",
    ".ribbon": "fill:#14132f;fill-opacity:.9;stroke:#d8a24a;stroke-width:1.2",
    ".ribbon-words": "fill:#ffe9c0",
    ".here": "fill:none;stroke:var(--teal);stroke-width:3.4;pointer-events:none",
    ".here-glow": "fill:none;stroke:var(--teal);stroke-opacity:.28;stroke-width:8;pointer-events:none",
    ".tag": "fill:#ffd24a;stroke:#14132f;stroke-width:1.6;pointer-events:none",
    ".tag-words": "fill:#2c1a10;pointer-events:none",
}


@still
def tile_group(moment: Moment, tile: int, area: Area) -> Svg:
    """A tile: what cannot be chosen by itself belongs to it, the rest lies above."""
    view, crew, is_city = moment.view, list(pieces(moment, tile, area)), moment.view.table.globes[tile] == NONE
    parts = [
        rect(*area.inset(1), rx=11, class_="ground city" if is_city else "ground"),
        path(f"M{area.x + 4:g} {area.y + 30:g}v-13q0-12 12-12h30", class_="gleam"),
        *(city if is_city else globe)(view, tile, area),
        *marks(view, tile, area),
        *(piece for piece, is_open in crew if not is_open),
        here(area) if is_active(view, tile) else NOTHING,
    ]
    spot, card = (Thing.TILE, tile), thing("tile", tile)
    button = moment.choices.thing(spot, NAMES[tile], contents(view, tile), halo(area.inset(2), 11), *parts, class_="place", card=card)
    return group(button, *(piece for piece, is_open in crew if is_open), data_tile=NAMES[tile])


def here(area: Area) -> Svg:
    """Around what was chosen."""
    return Svg(rect(*area.inset(2), rx=11, class_="here-glow") + rect(*area.inset(2), rx=11, class_="here"))


@noted
def is_active(view: View, tile: int) -> bool:
    """Whether the active ship is there, or the Globe that was chosen to be swapped."""
    t = view.table
    if view.step == Step.SWAP_WITH and view.parts:
        return bool(view.parts["other"] == tile)
    return t.die != NONE and view.step != Step.SHIP and view.asked != NOBODY and place(t, view.asked) == tile


def globe(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """An Ingredient Globe: which number brings which ingredient, and what lies there."""
    shown, unit = view.box.globes[view.table.globes[tile]], area.width / 118
    size = min(88 * unit, area.height * 0.83)
    yield use(globe_symbol(shown.advanced), area.x + 1, area.y + 2, size)
    wide = max(20.0, 27 * unit)
    right = area.x + area.width - wide / 2 - 2.5
    yield rect(right - wide / 2, area.y + 3.5, wide, wide * 2.02, rx=wide / 2, class_="well")
    yield face(shown.number, right, area.y + 3.5 + wide * 0.5, max(18, 23 * unit))
    yield token(view, shown.advanced, right, area.y + 3.5 + wide * 1.49, wide)
    yield from lying(view, tile, area)


def lying(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """Tokens, and room for more."""
    t, most, unit = view.table, view.box.globe_room, area.width / 118
    size = max(15.5, 21 * unit)
    color, step = view.box.globes[t.globes[tile]].color, min(size * 0.93, (area.width * 0.62) / most)
    for n in range(most):
        x, y = area.x + 3 + size / 2 + n * step, area.bottom - size / 2 - 2
        yield token(view, color, x, y, size) if n < t.tokens[tile] else centred("sd-room", x, y, size * 0.92)


def marks(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """The tile's name, Stardust, ports."""
    is_city = view.table.globes[tile] == NONE
    below = (48 if view.tall else 60) if is_city else 34 if view.tall else 38
    yield text(NAMES[tile], area.x + 5, area.y + below, font_size=11, class_="lilac strong rimmed")
    if has(view.table.dusted, tile):
        size = 18 if view.tall else 25
        yield stardust(area.x + area.width * 0.63, area.y + size * 0.62, size)
    yield from ports(view, tile, area)


def ports(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """A Stardust Port with its number, unless the die covers it; a Pirate Port with its letter."""
    number, lair = stardust_port(view, tile), pirate_port(view, tile)
    size = 19.0 if view.tall else 24.0
    x, y = area.x + 3 + size / 2, area.y + 3 + size / 2
    if number and number != view.table.port:
        shown = text(str(number), x, y + 4, font_size=max(11, size * 0.52), class_="lilac middle strong")
        yield group(centred("sd-dust-port", x, y, size), shown, data_thing=thing("port", number))
    if lair != NONE:
        left = x + (size + 1 if number else 0)
        name = text(LAIRS[lair], left + size * 0.55, y + size * 0.62, font_size=12, class_="rose middle strong rimmed")
        yield group(centred("sd-port", left, y, size), name, data_thing=thing("lair", lair))


def city(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """A City: its name, the numbers that restock there, and whose Starbase it is."""
    seat, unit = owner_of(view, tile), area.width / 118
    wide, high = area.width * 0.83, area.height
    yield use(city_symbol(tile // SIDE), area.middle[0] - wide / 2, area.y - 2, wide, high)
    name = view.words.value(CITY, tile // SIDE)
    words = wrapped(name, int((area.width - 20) / (11 * LETTER)), 9)[0] if columns(name) * 11 * LETTER > area.width - 18 else name
    ribbon = Area(area.x + 5, area.bottom - 19.5, area.width - 10, 16)
    yield rect(*ribbon, rx=8, class_="ribbon")
    yield text(words, ribbon.middle[0], ribbon.bottom - 4, font_size=11, class_="ribbon-words middle strong city-name")
    size = max(16, 18 * unit)
    for n, number in enumerate(things(view.box.restock_numbers)):
        yield face(number, area.x + 5 + size / 2, area.y + 6 + size * (n + 0.5), size)
    if seat != NOBODY:
        flag = max(20.0, 28 * unit)
        yield use("sd-starbase", area.x + area.width - flag - 3, area.y + 4, flag, flag * 4 / 3, class_=seat_class(seat))


def tag(moment: Moment, tile: int, area: Area) -> Svg:
    """A word on the ring's upper edge that says what happens; on a phone only how far it is."""
    words = " · ".join(tag_words(moment, tile))
    if not words:
        return NOTHING
    wide = max(18.0, columns(words) * 11.5 * LETTER + 12)
    x, y = area.middle[0], area.y + 1
    shown = line(words, x, y + 4.2, wide - 6, 11.5, "tag-words middle strong")
    return Svg(rect(x - wide / 2, y - 9, wide, 18, rx=9, class_="tag") + shown)


def tag_words(moment: Moment, tile: int) -> Iterator[str]:
    """What can be done at a tile, each in a word or two."""
    view = moment.view
    kinds = {view.game.catalogue.block(answer): answer for answer in moment.choices.at((Thing.TILE, tile))}
    for kind, label in STEPS.items():
        if kind in kinds:
            steps = str(steps_to(place(view.table, view.seat), tile))
            yield steps if view.tall else f"{view.words.label(label)} {steps}"
    if not view.tall:
        yield from (view.words.label(label) for kind, label in LEAPS.items() if kind in kinds)
