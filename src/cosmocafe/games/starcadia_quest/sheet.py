"""The Campaign Sheet as text (SQ-250, SQ-251), and where the score of a Crew comes from (SQ-202)."""

from __future__ import annotations

from cosmocafe.core.game import View
from cosmocafe.draw.text import seat_mark, table

from .answers import A_CREW, A_SCENARIO, Event
from .box import LEVELS
from .content import SCENARIO_IDS, UPGRADE_CODES
from .language import Mode
from .standing import hero_name, upgrade_name
from .table import KEPT

SOURCES: dict[int, str] = {
    Event.KILLED: "kills",
    Event.QUEST_DONE: "quests",
    Event.PVP_DONE: "quests",
    Event.SABOTAGED: "quests",
    Event.EVENT: "cards",
}


def score_sheet(view: View, seat: int) -> dict[str, int]:
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
            parts[source] += told.a
        elif told.event == Event.FOUND and told.who == seat:
            parts["found"] += told.b
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
    heroes = ", ".join(hero_name(view, hero) for hero in crew.heroes if hero >= 0)
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
    return [", ".join(names[first : first + 4]) for first in range(0, len(names), 4)]
