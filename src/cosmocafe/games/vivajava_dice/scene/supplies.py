"""The jar of flavor dice that nobody has, where black beans and bonuses are taken, and the coffee dice in supply."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, path, rect, text, title
from cosmocafe.draw.text import wrapped

from ..standing import gain_text
from ..view import View
from ..vocabulary import Colour
from .pieces import arrow, chip, halo, line
from .spots import JAR, Choices
from .symbols import use

STYLE = {
    ".empty": "fill:none;stroke:#a98c6a;stroke-dasharray:3 2.5",
    ".spare": "fill:#f7f0df;stroke:#a8946e",
    ".rule": "stroke:#8a5d38;stroke-opacity:.7",
}


@still
def jar(view: View, choices: Choices, area: Area) -> Svg:
    """The jar with its crystals; how many, and how many an answer takes."""
    left, label = view.table.coaster, view.words.label
    wide = min(area.width, area.height * 92 / 124)
    glass = Area(area.middle[0] - wide / 2, area.y, wide, wide * 124 / 92)
    size = wide * (0.44 if left < 4 else 0.36)
    crystals = [crystal(n, glass, size) for n in range(left)]
    gain = gain_text(view, choices.at(JAR))
    count = text(
        f"{left}{gain and ' →'}{gain}", glass.middle[0], glass.y + wide * 0.42, font_size=max(11.5, wide * 0.2), class_="middle strong pale"
    )
    parts = [use("vj-jar", *glass), *crystals, count]
    ring = halo(glass.inset(-4), 16)
    return choices.thing(JAR, f"{label('flavor')} {left}", "", ring, *parts, card=thing("flavor"))


def crystal(n: int, glass: Area, size: float) -> Svg:
    """A crystal at the bottom of the jar."""
    per = 2
    x = glass.x + glass.width * 0.5 + ((n % per) - 0.5) * size * 0.86 + (n // per % 2) * size * 0.12
    y = glass.bottom - size * (1.12 + (n // per) * 0.62)
    return use("vj-flavor", x - size / 2, y, size)


@still
def shelf(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """On a desk: the jar with words beside it, the supply below."""
    label, t = view.words.label, view.table
    yield rect(area.x + 4, area.y + 6, area.width, area.height, rx=14, class_="shadow")
    yield rect(*area, rx=14, class_="coffee")
    yield jar(view, choices, Area(area.x + 18, area.y + 14, 92, 130))
    x, room = area.x + 126, area.width - 136
    words = [line(label("flavor"), x, area.y + 38, room, 14.5, "strong pale")]
    for n, words_line in enumerate(wrapped(label("black_takes"), int(room / 6.6), 3)):
        words.append(line(words_line, x, area.y + 58 + 16 * n, room, 12.5, "soft"))
    words += [
        chip(Colour.BLACK, Area(x, area.y + 110, 25, 25)),
        arrow(x + 32, area.y + 122.5),
        use("vj-flavor", x + 54, area.y + 109, 27),
    ]
    yield group(*words, data_thing=thing("flavor"))
    yield path(f"M{area.x + 14} {area.y + 156}h{area.width - 28}", class_="rule")
    yield supply(view, Area(area.x + 18, area.y + 164, area.width - 36, area.height - 172), t.supply)


def supply(view: View, area: Area, left: int) -> Svg:
    """Coffee dice that wait to be rolled."""
    label, most = view.words.label, view.box.coffee_dice
    words = f"{label('supply')} {left}"
    step = min(19.0, area.width / max(1, most))
    cells = [rect(area.x + n * step, area.y + 20, step - 3, step - 3, rx=4, class_="spare" if n < left else "empty") for n in range(most)]
    return group(title(words), line(words, area.x, area.y + 13, area.width, 13.5, "strong pale"), *cells, data_thing=thing("supply"))
