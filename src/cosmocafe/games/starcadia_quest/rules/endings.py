"""The end of a Scenario, the Upgrade Phase, the finale (SQ-011 to SQ-014, SQ-198 to SQ-215, SQ-250 to SQ-252, SQ-R26, SQ-R31, SQ-R32)."""

from __future__ import annotations

from cosmocafe.author import count, finish, first, has, offer, one_of, only, plan, tell

from ..box import Box
from ..content import HEROES, UPGRADES
from ..language import Face, Mode
from ..table import KEPT, Table
from ..vocabulary import NONE, Answer, Event, Step, rules
from .crews import plan_distribution
from .tokens import stack, stack_all


@rules.does(Step.SCENARIO_END)
def end_scenario(box: Box, t: Table) -> None:
    """SQ-199, SQ-201: the winner, Badges, and the lines of the Campaign Sheet (SQ-251)."""
    scenario = box.scenarios[t.scenario]
    t.order[0] = best_of(box, t, everybody(t))
    t.active = NONE
    tell(t, Event.WON_SCENARIO, t.order[0], t.scenario)
    for seat in range(t.players):
        tell(t, Event.RESULT, seat, t.crews[seat].points)
    t.path[t.played] = t.scenario
    if box.mode == Mode.CAMPAIGN:
        award_badges(box, t)
    for seat in range(t.players):
        t.crews[seat].scored[t.played] = t.crews[seat].points
    t.played += 1
    if box.mode != Mode.CAMPAIGN:
        place_by_points(t)
    elif scenario.branches == 0:
        plan(t, Step.FINALE)
    else:
        plan(t, Step.UPGRADE_PHASE)


def everybody(t: Table) -> int:
    return (1 << t.players) - 1


def best_of(box: Box, t: Table, seats: int) -> int:
    """Who of these has the most Victory tokens; ties are rolled off (SQ-200)."""
    most = NONE
    tied = 0
    while seats:
        seat = first(seats)
        seats &= seats - 1
        if t.crews[seat].points > most:
            most = t.crews[seat].points
            tied = 0
        if t.crews[seat].points == most:
            tied |= only(seat)
    while count(tied) > 1:
        tied = roll_off(box, t, tied)
    return first(tied)


def roll_off(box: Box, t: Table, tied: int) -> int:
    """SQ-R32: who rolls a CRIT stays in; if nobody does, all stay."""
    lucky = 0
    left = tied
    while left:
        seat = first(left)
        left &= left - 1
        face = box.faces[one_of(t, len(box.faces))]
        tell(t, Event.TIE_ROLL, seat, face)
        if face == Face.CRIT:
            lucky |= only(seat)
    return lucky if lucky else tied


def award_badges(box: Box, t: Table) -> None:
    """SQ-R02: for each full seven Victory tokens of this Scenario, and for the win; three for the last one."""
    for seat in range(t.players):
        badges = t.crews[seat].points // box.badge_every
        if seat == t.order[0]:
            badges += box.final_badges if box.scenarios[t.scenario].branches == 0 else box.win_badges
        t.crews[seat].earned[t.played] = badges
        t.crews[seat].fresh = badges
        t.crews[seat].badges += badges
        if badges > 0:
            tell(t, Event.BADGES, seat, badges)


def place_by_points(t: Table) -> None:
    """A single Scenario is won by the most Victory tokens; the tie roll decides only who is first."""
    for seat in range(t.players):
        t.places[seat] = 1
        for other in range(t.players):
            is_ahead = t.crews[other].points > t.crews[seat].points or other == t.order[0]
            if other != seat and is_ahead and seat != t.order[0]:
                t.places[seat] += 1
    tell(t, Event.WON, t.order[0])
    finish(t)


@rules.does(Step.UPGRADE_PHASE)
def begin_upgrade_phase(box: Box, t: Table) -> None:
    """SQ-210, SQ-211: the Level deck is laid out; two tokens each down the order, two each back up."""
    rank_others(box, t)
    lay_out_level(box, t, box.scenarios[t.scenario].level)
    plan(t, Step.NEXT_SCENARIO, t.order[0])
    plan(t, Step.RECORD)
    for place in range(t.players - 1, -1, -1):
        plan_distribution(t, t.order[place])
    plan(t, Step.BONUS)
    for place in range(t.players):
        plan_picks(t, t.order[place], box.second_picks)
    for place in range(t.players - 1, -1, -1):
        plan_picks(t, t.order[place], box.first_picks)
    for hero in range(HEROES):
        t.wounds[hero] = 0  # Life that a token gave would be missing as soon as it is put down
    for seat in range(t.players):
        stack_all(t, seat)


def rank_others(box: Box, t: Table) -> None:
    """SQ-R26: the winner first; other ties are rolled off once."""
    left = everybody(t) & ~only(t.order[0])
    for place in range(1, t.players):
        t.order[place] = best_of(box, t, left)
        left &= ~only(t.order[place])


def lay_out_level(box: Box, t: Table, level: int) -> None:
    for upgrade in range(UPGRADES):
        t.display[upgrade] = box.tokens[upgrade].copies if box.tokens[upgrade].level == level else 0


def plan_picks(t: Table, seat: int, picks: int) -> None:
    for _ in range(picks):
        plan(t, Step.PICK, seat)


@rules.asks(Step.PICK, about="SQ-211 SQ-212")
def offer_display(t: Table) -> None:
    """SQ-211, SQ-212: any token that is laid out."""
    for upgrade in range(UPGRADES):
        if t.display[upgrade] > 0:
            offer(t, Answer.KEEP + upgrade)


@rules.answers(Step.PICK, Answer.KEEP)
def pick_token(t: Table, who: int, upgrade: int) -> None:
    t.display[upgrade] -= 1
    stack(t, who, upgrade)
    tell(t, Event.TOOK_UPGRADE, who, upgrade)


@rules.does(Step.BONUS)
def give_bonus_picks(t: Table) -> None:
    """SQ-212, SQ-R03: one token for each new Badge, in rounds, as long as there are tokens."""
    left = 0
    for upgrade in range(UPGRADES):
        left += t.display[upgrade]
    wanted = 0
    for seat in range(t.players):
        wanted |= only(seat) if t.crews[seat].fresh > 0 else 0
    if left == 0 or wanted == 0:
        return
    plan(t, Step.BONUS)
    for place in range(t.players - 1, -1, -1):
        if has(wanted, t.order[place]):
            t.crews[t.order[place]].fresh -= 1
            plan(t, Step.PICK, t.order[place])


@rules.does(Step.RECORD)
def record_inventories(box: Box, t: Table) -> None:
    """SQ-251: what the Crews hold after the Upgrade Phase; what was not taken goes back to the box."""
    lay_out_level(box, t, NONE)
    for seat in range(t.players):
        crew = t.crews[seat]
        crew.fresh = 0
        place = (t.played - 1) * KEPT
        for number in range(2):
            hero = t.heroes[crew.heroes[number]]
            for i in range(hero.held):
                crew.kept[place] = hero.tokens[i]
                place += 1


@rules.asks(Step.NEXT_SCENARIO, about="SQ-012 SQ-013")
def offer_scenarios(box: Box, t: Table) -> None:
    """SQ-012, SQ-013: the winner chooses among the branches."""
    scenario = box.scenarios[t.scenario]
    for number in range(scenario.branches):
        offer(t, Answer.SCENARIO + scenario.next[number])


@rules.answers(Step.NEXT_SCENARIO, Answer.SCENARIO)
def choose_scenario(t: Table, who: int, scenario: int) -> None:
    t.first = who
    t.scenario = scenario
    tell(t, Event.NEXT, who, scenario)
    plan(t, Step.LAY_OUT)


@rules.does(Step.FINALE)
def finale(t: Table) -> None:
    """SQ-252: most Badges; SQ-R31 breaks ties."""
    for seat in range(t.players):
        t.places[seat] = 1
        for other in range(t.players):
            if is_ahead(t, other, seat):
                t.places[seat] += 1
    for seat in range(t.players):
        if t.places[seat] == 1:
            tell(t, Event.WON, seat)
    finish(t)


def is_ahead(t: Table, seat: int, other: int) -> bool:
    """Badges; then the winner of the last Scenario; then all Victory tokens together."""
    if seat == other:
        return False
    if t.crews[seat].badges != t.crews[other].badges:
        return t.crews[seat].badges > t.crews[other].badges
    if t.order[0] == seat or t.order[0] == other:
        return t.order[0] == seat
    return all_points(t, seat) > all_points(t, other)


def all_points(t: Table, seat: int) -> int:
    """Victory tokens of all Scenarios."""
    points = 0
    for number in range(t.played):
        points += t.crews[seat].scored[number]
    return points
