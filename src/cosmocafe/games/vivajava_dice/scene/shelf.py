"""What can be chosen from the box: discs for a track, interns to hire. It lies over the middle of the counter while it is asked for."""

from __future__ import annotations

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect
from cosmocafe.draw.text import wrapped

from ..view import View
from ..vocabulary import ABILITY, Answer, Step
from .pieces import ability_disc, board, line
from .spots import Choices, offered
from .symbols import intern_symbol, use

STYLE = {".veil": "fill:#0a0512;opacity:.72", ".slot": "fill:#4a2a12;opacity:.5"}


@still
def shelf(view: View, choices: Choices, area: Area) -> Svg:
    """The things on offer, each as large as there is room."""
    catalogue = view.game.catalogue
    parts = {answer: catalogue.parts(answer) for answer in view.options if catalogue.block(answer) in (Answer.DISC, Answer.HIRE)}
    abilities = [one["disc"] if "disc" in one else one["ability"] for one in parts.values()]
    if not abilities:
        return NOTHING
    inside = Area(area.x + 12, area.y + 12, area.width - 24, area.height - 24)
    cells = inside.cells(len(abilities))
    colour = view.parts.get("track", view.box.intern_track)
    things = [choice(view, choices, ability, colour, cell) for ability, cell in zip(abilities, cells, strict=True)]
    return group(rect(*area.inset(-6), rx=18, class_="veil"), board(area, 16), *things)


def choice(view: View, choices: Choices, ability: int, colour: int, cell: Area) -> Svg:
    """A disc or an intern with its name."""
    name, hires = view.words.value(ABILITY, ability), view.step == Step.HIRE
    place = cell.inset(3)
    size = min(place.width - 4, place.height - (4 if view.tall else 27))
    picture = Area(place.middle[0] - size / 2, place.y + (2 if view.tall else 1), size, size)
    drawn = use(intern_symbol(ability), *picture) if hires else ability_disc(view, ability, colour, picture)
    said = [] if view.tall else wrapped(name, int(place.width / 5.6), 2)
    words = [
        line(part, place.middle[0], picture.bottom + 11 + 11 * n, place.width, 11, "middle strong dark") for n, part in enumerate(said)
    ]
    ring = rect(*place, rx=9, class_="ring")
    return choices.thing(offered(ability), name, "", ring, drawn, *words, card=thing("intern" if hires else "ability", ability))
