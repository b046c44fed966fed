"""What is where on the station, for drawing and for text."""

from __future__ import annotations

from cosmocafe.author import has
from cosmocafe.draw.still import noted

from .content import CHARACTERS, FIGURES, HERO_IDS, HEROES
from .language import LOOTS, Feature
from .rules.boards import features, lies
from .spaces import ON_TILES, SPACES, STRIP, TILE
from .view import View
from .vocabulary import A_SPACE

HERO_LETTERS = [name[:2].title() for name in HERO_IDS]
FIGURE_LETTERS = {
    "scuttlebutt": "s",
    "weeble": "w",
    "octocold": "o",
    "peekaboom": "p",
    "octocruel": "O",
    "peekaround": "P",
    "iceheart": "IC",
    "thorne": "TH",
}
LETTERS = HERO_LETTERS + [f"{FIGURE_LETTERS[name.rstrip('1234')]}{name.lstrip('abcdefghijklmnopqrstuvwxyz')}" for name in FIGURES]


def is_laid(view: View) -> bool:
    """Whether the station lies on the table."""
    return view.table.tiles[0] >= 0


@noted
def spaces_in_play(view: View) -> list[int]:
    """The Spaces of all tiles and docked Shuttles that are not Blocked."""
    if not is_laid(view):
        return []
    t = view.table
    docked = {t.crews[seat].berth for seat in range(t.players)}
    tiles = [space for space in range(ON_TILES) if not has(features(view.box, t, space), Feature.BLOCKED)]
    return tiles + [space for space in range(ON_TILES, SPACES) if (space - ON_TILES) // STRIP in docked]


@noted
def blocked_spaces(view: View) -> list[int]:
    """The Blocked Spaces of the tiles in play."""
    t = view.table
    laid = [space for space in range(ON_TILES) if t.tiles[space // TILE] >= 0]
    return [space for space in laid if has(features(view.box, t, space), Feature.BLOCKED)]


def spot(view: View, space: int) -> tuple[int, int]:
    """Row and column of a Space on the whole station."""
    scenario = view.box.scenarios[view.table.scenario]
    return scenario.row[space], scenario.column[space]


@noted
def on_space(view: View, space: int) -> list[int]:
    """The Characters in a Space."""
    return [character for character in range(CHARACTERS) if view.table.at[character] == space]


def owner(view: View, character: int) -> int:
    """The seat of a Hero, -1 for Monsters."""
    return view.table.heroes[character].owner if character < HEROES else -1


def lying(view: View, space: int) -> list[int]:
    """The tokens on a Space, each as often as it lies there."""
    return [loot for loot in range(LOOTS) for _ in range(lies(view.table, space, loot))]


def berth_seat(view: View, space: int) -> int:
    """Whose Shuttle a Space belongs to."""
    berth = (space - ON_TILES) // STRIP
    return next(seat for seat in range(view.table.players) if view.table.crews[seat].berth == berth)


def chosen_spaces(view: View) -> dict[int, int]:
    """The Spaces that offered answers name, each with its answer."""
    catalogue = view.game.catalogue
    found: dict[int, int] = {}
    for answer in view.options:
        parts = catalogue.block(answer).parts
        for name, value in catalogue.parts(answer).items():
            if parts[name] is A_SPACE:
                found.setdefault(value, answer)
    return found
