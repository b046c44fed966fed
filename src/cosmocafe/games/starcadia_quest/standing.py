"""How everybody stands: Quests, Monsters, tokens, the score (SQ-202) and the Campaign Sheet (SQ-250, SQ-251)."""

from __future__ import annotations

from cosmocafe.author import has
from cosmocafe.draw.text import seat_mark, table

from .content import SCENARIO_IDS, SLOTS, TOLD, UPGRADE_CODES
from .language import Category, Kind, Mode
from .places import is_laid
from .rules.characters import life
from .table import KEPT, LEVELS
from .view import View
from .vocabulary import A_CREW, A_HERO, A_MONSTER, A_QUEST, A_SCENARIO, A_SLOT, AN_UPGRADE, Event

SOURCES: dict[int, str] = {
    Event.KILLED: "kills",
    Event.QUEST_DONE: "quests",
    Event.PVP_DONE: "quests",
    Event.SABOTAGED: "quests",
    Event.EVENT: "cards",
}
LABELS = (
    *("turn", "quest", "pvp", "open", "done", "points", "badges", "life", "wounds", "dazed", "dead", "carries", "upgrades", "exhausted"),
    *("dashboard", "empty", "cards_left", "portals_off", "tile", "shuttle", "terminal", "spawn", "armory", "door", "portal", "wall"),
    *("event", "dice", "attack", "defense", "heroes", "choices", "rerolled", "extra", "display", "hand", "shown", "reach", "sight"),
    *("kills", "quests", "found", "cards", "badges_1", "badges_2", "badges_3", "badges_4", "campaign_sheet", "stopped"),
    *(f"{category}_{kind.name.lower()}" for category in ("weapon", "boost") for kind in Kind),
    *(f"text_{name}" for name in TOLD),
)


def held(view: View, hero: int) -> list[tuple[int, bool]]:
    """The tokens of a Hero, and whether each is exhausted."""
    card = view.table.heroes[hero]
    return [(card.tokens[place], has(card.spent, place)) for place in range(card.held)]


def life_left(view: View, character: int) -> int:
    """Wounds beyond Life (SQ-R38) leave none."""
    return max(life(view.box, view.table, character) - view.table.wounds[character], 0)


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
    for number, state in enumerate(quest_states(view)):
        lines.append((words.value(A_QUEST, t.quests[number]), box.quests[t.quests[number]].vp, state))
    for seat in range(t.players if is_laid(view) else 0):
        colour = t.crews[seat].colour
        title = view.words.titled(words.label("pvp"), words.value(A_CREW, colour))
        lines.append((title, box.pvp_points[colour], "done" if has(t.pvp, colour) else "open"))
    return lines


def quest_states(view: View) -> list[str]:
    """Of every Quest in order whether it is done, open or still to come."""
    t = view.table
    quests = view.box.scenarios[t.scenario].quests if is_laid(view) else 0
    return ["done" if number < t.quest else "open" if number == t.quest else "" for number in range(quests)]


def ability(view: View, name: str) -> str:
    """What a card or token does, in words; empty when it has only numbers."""
    return view.words.label(f"text_{name}") if name in TOLD else ""


def type_of(view: View, upgrade: int) -> str:
    """The type of a Weapon or a Boost in words, as Melee Boost; nothing for all others (SQ-101, SQ-102)."""
    token = view.box.tokens[upgrade]
    category = Category(token.category)
    has_type = category in (Category.WEAPON, Category.BOOST)
    return view.words.label(f"{category.name.lower()}_{Kind(token.kind).name.lower()}") if has_type else ""


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


def sheet(view: View, seat: int) -> dict[str, int]:
    """A Crew's score part by part: Badges of each Scenario of a campaign, Victory tokens of a single one by where they came from."""
    if view.box.mode == Mode.CAMPAIGN:
        return {f"badges_{number + 1}": view.table.crews[seat].earned[number] for number in range(view.table.played)}
    return earnings(view, seat)


def earnings(view: View, seat: int) -> dict[str, int]:
    """Victory tokens for kills, for Quests, found on the station, from Event cards: a gain belongs to what was told before it."""
    parts, source = dict.fromkeys(["kills", "quests", "found", "cards"], 0), "cards"
    for told in view.events:
        if told.event in SOURCES:
            source = SOURCES[told.event]
        elif told.event == Event.GAINED and told.who == seat:
            parts[source] += view.told_parts(told)["points"]
        elif told.event == Event.FOUND and told.who == seat:
            parts["found"] += view.told_parts(told)["points"]
    return parts


def campaign_sheet(view: View) -> str:
    """Both sides of the sheet: what was played, and who the Crews are now; there is none outside a campaign."""
    t, words = view.table, view.words
    if view.box.mode != Mode.CAMPAIGN:
        return ""
    played = [SCENARIO_IDS[t.path[number]] for number in range(t.played)]
    heads = ["", *played, words.label("badges")]
    rows = [[f"{seat_mark(seat)} {view.seat_name(seat)}", *results(view, seat), str(t.crews[seat].badges)] for seat in range(t.players)]
    lines = [words.title, *(words.value(A_SCENARIO, t.path[number]) for number in range(t.played)), "", *table([heads, *rows])]
    lines += [f"* {words.label('stopped')}"] if t.stopped else []
    for seat in range(t.players):
        lines += ["", *crew_lines(view, seat)]
    return "\n".join([*lines, "", *legend(view)]) + "\n"


def results(view: View, seat: int) -> list[str]:
    """Victory tokens of each Scenario, with the Badges they brought; an asterisk where the turn limit ended it."""
    t, crew = view.table, view.table.crews[seat]
    stopped = ["*" if t.stopped >> number & 1 else "" for number in range(t.played)]
    return [f"{crew.scored[number]} (+{crew.earned[number]}){stopped[number]}" for number in range(t.played)]


def crew_lines(view: View, seat: int) -> list[str]:
    """Crew, Heroes, and the codes of the tokens kept after each Upgrade Phase."""
    crew, words = view.table.crews[seat], view.words
    heroes = view.words.listed(hero_name(view, hero) for hero in crew.heroes if hero >= 0)
    colour = words.value(A_CREW, crew.colour) if crew.colour >= 0 else ""
    lines = [f"{seat_mark(seat)} {view.seat_name(seat)}: {colour}: {heroes}"]
    for phase in range(min(view.table.played, LEVELS)):
        kept = [UPGRADE_CODES[upgrade] for upgrade in crew.kept[phase * KEPT : (phase + 1) * KEPT] if upgrade >= 0]
        if kept:
            lines.append(f"   {phase + 1}: {' '.join(kept)}")
    return lines


def legend(view: View) -> list[str]:
    """What the codes on the sheet stand for, some to a line."""
    held = {upgrade for crew in view.table.crews for upgrade in crew.kept if upgrade >= 0} if view.table.played else set()
    names = [f"{UPGRADE_CODES[upgrade]} {upgrade_name(view, upgrade)}" for upgrade in sorted(held)]
    return [view.words.listed(names[first : first + 4]) for first in range(0, len(names), 4)]


PAPERS = {"campaign_sheet": campaign_sheet}
