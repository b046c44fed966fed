"""How things stand, for drawing and for text: who is where, what lies around, what everybody has."""

from __future__ import annotations

from cosmocafe.core.author.sets import has
from cosmocafe.core.game import View

from .answers import A_CREW, A_HERO, A_MONSTER, A_QUEST, A_SCENARIO, A_SLOT, A_SPACE, AN_UPGRADE
from .content import CHARACTERS, FIGURES, HERO_IDS, HEROES, SCENARIO_IDS, SLOTS, TOLD
from .language import LOOTS, Feature, Mode
from .rules.boards import features, lies
from .rules.characters import life
from .spaces import ON_TILES, SPACES, STRIP, TILE

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
LABELS = (
    *("turn", "quest", "pvp", "open", "done", "points", "badges", "life", "wounds", "dazed", "dead", "carries", "upgrades", "exhausted"),
    *("dashboard", "empty", "cards_left", "portals_off", "tile", "shuttle", "terminal", "spawn", "armory", "door", "portal", "wall"),
    *("event", "dice", "attack", "defense", "heroes", "choices", "rerolled", "extra", "display", "hand", "shown", "reach", "sight"),
    *("kills", "quests", "found", "cards", "badges_1", "badges_2", "badges_3", "badges_4", "campaign_sheet", "stopped"),
    *(f"text_{name}" for name in TOLD),
)


def is_laid(view: View) -> bool:
    """Whether the station lies on the table."""
    return bool(view.table.tiles[0] >= 0)


def spaces_in_play(view: View) -> list[int]:
    """The Spaces of all tiles and docked Shuttles that are not Blocked."""
    if not is_laid(view):
        return []
    t = view.table
    docked = {t.crews[seat].berth for seat in range(t.players)}
    tiles = [space for space in range(ON_TILES) if not has(features(view.box, t, space), Feature.BLOCKED)]
    return tiles + [space for space in range(ON_TILES, SPACES) if (space - ON_TILES) // STRIP in docked]


def blocked_spaces(view: View) -> list[int]:
    """The Blocked Spaces of the tiles in play."""
    t = view.table
    laid = [space for space in range(ON_TILES) if t.tiles[space // TILE] >= 0]
    return [space for space in laid if has(features(view.box, t, space), Feature.BLOCKED)]


def spot(view: View, space: int) -> tuple[int, int]:
    """Row and column of a Space on the whole station."""
    scenario = view.box.scenarios[view.table.scenario]
    return scenario.row[space], scenario.column[space]


def on_space(view: View, space: int) -> list[int]:
    """The Characters in a Space."""
    return [character for character in range(CHARACTERS) if view.table.at[character] == space]


def owner(view: View, character: int) -> int:
    """The seat of a Hero, -1 for Monsters."""
    return int(view.table.heroes[character].owner) if character < HEROES else -1


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


def held(view: View, hero: int) -> list[tuple[int, bool]]:
    """The tokens of a Hero, and whether each is exhausted."""
    card = view.table.heroes[hero]
    return [(card.tokens[place], has(card.spent, place)) for place in range(card.held)]


def life_left(view: View, character: int) -> int:
    """Wounds beyond Life (SQ-R38) leave none."""
    wounds: int = view.table.wounds[character]
    return max(life(view.box, view.table, character) - wounds, 0)


def headline(view: View) -> str:
    """Scenario, turn and the current Quest."""
    t, words = view.table, view.words
    parts = [words.value(A_SCENARIO, t.scenario)]
    if t.turn:
        parts.append(f"{words.label('turn')} {t.turn}")
    return " · ".join(parts)


def quest_lines(view: View) -> list[tuple[str, int, str]]:
    """Every Quest card: title, Victory tokens, and whether it is done, open or still to come."""
    t, box, words = view.table, view.box, view.words
    lines = []
    for number in range(box.scenarios[t.scenario].quests if is_laid(view) else 0):
        state = "done" if number < t.quest else "open" if number == t.quest else ""
        lines.append((words.value(A_QUEST, t.quests[number]), box.quests[t.quests[number]].vp, state))
    for seat in range(t.players if is_laid(view) else 0):
        colour = t.crews[seat].colour
        title = f"{words.label('pvp')}: {words.value(A_CREW, colour)}"
        lines.append((title, box.pvp_points[colour], "done" if has(t.pvp, colour) else "open"))
    return lines


def dashboard_lines(view: View) -> list[tuple[str, int]]:
    """The slots of the Monster Dashboard with their Monsters, -1 for an empty one."""
    words, t = view.words, view.table
    return [(words.value(A_SLOT, slot), t.slots[slot]) for slot in range(SLOTS)]


def monster_words(view: View, monster: int) -> str:
    """A Monster's name and numbers."""
    card = view.box.monsters[monster]
    attack = f"{'⚔' if card.melee else '➶'}{card.dice}"
    return f"{view.words.value(A_MONSTER, monster)} {attack} ◈{card.defense} ♥{card.life}/{card.overkill} →{card.movement} ★{card.reward}"


def hero_name(view: View, hero: int) -> str:
    return view.words.value(A_HERO, hero)


def upgrade_name(view: View, upgrade: int) -> str:
    return view.words.value(AN_UPGRADE, upgrade)


def amounts(view: View, seat: int) -> dict[str, int]:
    """What a Crew has, by label."""
    crew = view.table.crews[seat]
    shown = {"points": crew.points}
    if view.box.mode == Mode.CAMPAIGN:
        shown["badges"] = crew.badges
    return shown


def history(view: View, seat: int) -> str:
    """Victory tokens and Badges of the Scenarios of a campaign that are over."""
    t, crew = view.table, view.table.crews[seat]
    if view.box.mode != Mode.CAMPAIGN:
        return ""
    return "   ".join(f"{SCENARIO_IDS[t.path[number]]}: {crew.scored[number]} (+{crew.earned[number]})" for number in range(t.played))
