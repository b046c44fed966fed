"""What can be chosen from the box: Heroes for a Crew, Upgrade tokens on offer, the next Scenario."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, rect
from cosmocafe.draw.theme import seat_class

from ..content import HERO_IDS, HEROES, UPGRADES
from ..places import is_laid
from ..standing import ability, hero_name
from ..view import View
from ..vocabulary import A_SCENARIO, Step
from .pieces import TALL, counted, equipment, halo, line, lines, seat_mark
from .spots import Choices, Spot, all_on
from .symbols import hero_symbol, scenario_symbol, use

STYLE = {
    ".veil": "fill:#0b0d24;opacity:.86",
    ".stage": "fill:#2b3068;stroke:#4a5397;stroke-width:1.6",
    ".stage.own": "stroke:var(--seat);stroke-width:2.6",
    ".spot": "fill:#fff;opacity:.08",
    ".pedestal": "fill:#191d47",
    ".taken": "opacity:.55",
}


def offered_tokens(view: View) -> list[int]:
    """Tokens laid out in the Upgrade Phase, the own hand of a draft, or the own pile."""
    t = view.table
    if any(t.display):
        return [upgrade for upgrade in range(UPGRADES) for _ in range(t.display[upgrade])]
    if view.seat < 0:
        return []
    own = t.crews[view.seat]
    return [upgrade for upgrade in own.hand[: own.dealt] if upgrade >= 0] or [*own.pile[: own.piled]]


@still
def gallery(view: View, choices: Choices, area: Area) -> Svg:
    """Things on offer; nothing while the station can be seen."""
    scenarios, tokens = all_on(view, Spot.SCENARIO), offered_tokens(view)
    if is_laid(view) and not scenarios and not tokens:
        return Svg("")
    inside = area.inset(8 if view.tall else 14)
    if scenarios:
        parts = [*patches(view, choices, list(scenarios), inside)]
    elif tokens:
        parts = [*shelf(view, choices, tokens, inside)]
    else:
        parts = [*heroes(view, choices, inside)]
    veil = [rect(*area, rx=18, class_="veil")] if is_laid(view) else []
    return group(*veil, *parts)


def heroes(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """All Heroes on their pedestals; those who have joined a Crew carry its colour."""
    columns = 2 if view.tall else 4
    for hero, cell in enumerate(area.grid(columns, -(-HEROES // columns), 8)):
        yield hero_card(view, choices, hero, cell)


def hero_card(view: View, choices: Choices, hero: int, area: Area) -> Svg:
    """A Hero: figure, name, Defense, Life, and what it can do."""
    card, owner = view.box.heroes[hero], view.table.heroes[hero].owner
    said = 4 if view.tall else 5
    low = 34 + said * 13.5
    foot = area.bottom - low
    wide = min(area.width - 12, (foot - area.y - 34) / TALL)
    base = f"sq-base-{owner}" if owner >= 0 else "sq-base-trooper"
    figure = Area(area.middle[0] - wide / 2, foot - wide * TALL - max(0, (foot - area.y - 34 - wide * TALL) / 3), wide, wide * TALL)
    parts = [
        rect(*area, rx=14, class_="stage own" if owner >= 0 else "stage"),
        rect(area.x + 6, area.y + 6, area.width - 12, foot - area.y, rx=10, class_="spot"),
        use(base, *figure),
        use(hero_symbol(hero), *figure),
        line(hero_name(view, hero), area.x + 10, foot + 20, area.width - 20, 14.5, "cream strong", smallest=11 if view.tall else 10),
        counted("sq-sign-save", card.defense, area.x + 9, area.y + 20, 17, sign="save-sign"),
        counted("sq-heart", card.life, area.x + area.width - 38, area.y + 20, 17),
        lines(ability(view, HERO_IDS[hero]), area.x + 10, foot + 36, area.width - 18, 11, said, "lilac"),
        seat_mark(owner, area.x + area.width - 17, foot - 6, 20),
    ]
    free = owner < 0
    name, what = hero_name(view, hero), ability(view, HERO_IDS[hero])
    class_ = f"{seat_class(owner)} taken" if owner >= 0 else ""
    ring = halo(area.inset(1), 13)
    return choices.thing((Spot.CHARACTER, hero), name, what, ring, *parts, mine=free, class_=class_, card=thing("character", hero))


def shelf(view: View, choices: Choices, tokens: list[int], area: Area) -> Iterator[Svg]:
    """Upgrade tokens side by side."""
    columns = 2 if view.tall or len(tokens) < 9 else 3
    rows = -(-len(tokens) // columns)
    label = "display" if any(view.table.display) else "hand"
    yield line(view.words.label(label), area.x + 2, area.y + 14, area.width - 4, 15, "cream strong")
    high = min((area.height - 24) / rows, 72 if view.tall else 116)
    cells = Area(area.x, area.y + 24, area.width, rows * high).grid(columns, rows, 7)
    for upgrade, cell in zip(tokens, cells, strict=False):
        yield equipment(view, choices, (Spot.DISPLAY, upgrade), upgrade, False, cell)
    if view.step == Step.GIVE and view.seat == view.asked and tokens[0] == view.parts["upgrade"]:
        yield rect(*cells[0].inset(-2), rx=10, class_="chosen-line")  # what the question is about


def patches(view: View, choices: Choices, scenarios: list[int], area: Area) -> Iterator[Svg]:
    """Where the campaign may go on."""
    for scenario, cell in zip(scenarios, area.grid(len(scenarios), 1, 14), strict=True):
        size = min(cell.width - 20, 190)
        place = Area(cell.x, cell.middle[1] - size / 2 - 24, cell.width, size + 48)
        name = view.words.value(A_SCENARIO, scenario)
        parts = [
            rect(*place, rx=14, class_="stage"),
            use(scenario_symbol(scenario), place.middle[0] - size / 2, place.y + 8, size),
            line(name, place.middle[0], place.bottom - 14, place.width - 12, 16, "middle cream strong"),
        ]
        yield choices.thing((Spot.SCENARIO, scenario), name, "", halo(place, 14), *parts, card=thing("scenario", scenario))
