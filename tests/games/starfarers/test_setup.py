"""Setup for beginners and for those who know the game (SF-020 to SF-046)."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.sets import has
from cosmocafe.games.starfarers.board import SITE_NAMES
from cosmocafe.games.starfarers.vocabulary import COLOURS

from .builder import BLUE, RED, WHITE, YELLOW, Position, position

BEGINNERS = {
    YELLOW: ["alpha.b", "gamma.c", "delta.b"],
    BLUE: ["alpha.c", "beta.a", "delta.c"],
    WHITE: ["alpha.a", "beta.c", "gamma.a"],
    RED: ["beta.b", "gamma.b", "delta.a"],
}
PORTS = {YELLOW: "alpha.b", BLUE: "beta.a", WHITE: "gamma.a", RED: "delta.a"}


def ports(p: Position, seat: int) -> list[str]:
    return [name for site, name in enumerate(SITE_NAMES) if has(p.table.fleets[seat].ports, site)]


def named(p: Position, sites: int) -> list[str]:
    return [name for site, name in enumerate(SITE_NAMES) if has(sites, site)]


@pytest.mark.rule("SF-020", "SF-021", "SF-022", "SF-023", "SF-012")
def test_beginners_start_on_the_printed_sites_and_choose_a_transporter() -> None:
    p = Position.begun(4, agreed={"colours": "fixed"})
    assert (p.question, p.offers()) == ("start_ship", ["transporter T1", "transporter T2", "transporter T3"])
    for seat in range(4):
        assert (p.sites(seat), ports(p, seat)) == (BEGINNERS[seat], [PORTS[seat]])
    first = p.asked
    p.answer("transporter T2")
    assert (p.ship_at(first, "T2"), p.table.fleets[first].cargo[1]) == (["C21", "F19", "J19", "N20"][first], 0)
    assert p.asked == (first + 1) % 4


@pytest.mark.rule("SF-033", "SF-034")
def test_everybody_gets_a_fame_ring_and_three_hidden_cards() -> None:
    p = Position.begun(4, seed=5)
    assert [(p.fame(seat), p.cards(seat)) for seat in range(4)] == [(1, 3)] * 4
    assert p.table.pile_cards == 48
    for seat in range(4):
        assert len(p.told("you-gained", seat)) == 3
        assert [p.view(seat).fleets[other].hand for other in range(4) if other != seat] == [[0] * 5] * 3


@pytest.mark.rule("SF-024", "SF-R20", "SF-045")
def test_three_players_leave_the_unused_colour_on_its_sites() -> None:
    p = position(3)
    assert named(p, p.table.blocked) == BEGINNERS[RED]
    advanced = Position.begun(3, agreed={"setup": "advanced", "colours": "fixed"})
    assert not {f"site {name}" for name in BEGINNERS[RED]} & set(advanced.offers())
    assert len(advanced.offers()) == 9


@pytest.mark.rule("SF-035", "SF-R06")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    ties = 0
    for seed in range(60):
        p = Position.begun(4, seed=seed)
        rolls = [(text.split()[0], int(text.split()[1])) for text in p.told("start-roll")]
        winner = p.told("begins")[0]
        last = dict(rolls)
        assert last[winner] == max(last[colour] for colour, _ in rolls[-(len(rolls) - 4) or -4 :])
        assert p.asked == COLOURS.index(winner)
        ties += len(rolls) > 4
    assert ties > 0


@pytest.mark.rule("SF-R46")
def test_colours_are_drawn_or_follow_the_seats() -> None:
    assert Position.begun(4, agreed={"colours": "fixed"}).told("colour") == ["yellow yellow", "blue blue", "white white", "red red"]
    drawn = {tuple(fleet.colour for fleet in Position.begun(4, seed=seed).table.fleets) for seed in range(40)}
    assert len(drawn) > 10
    assert all(sorted(colours) == [0, 1, 2, 3] for colours in drawn)


@pytest.mark.rule("SF-036", "SF-040", "SF-041", "SF-042", "SF-043", "SF-044", "SF-046", "SF-R21")
def test_the_advanced_setup_goes_back_and_forth() -> None:
    p = Position.begun(4, seed=3, agreed={"setup": "advanced"})
    first = p.asked
    forward = [(first + k) % 4 for k in range(4)]
    order: list[int] = []
    while p.question == "start_colony":
        order.append(p.asked)
        p.answer(p.offers()[0])
    assert order == forward + forward[::-1] + forward[:-1]  # the last player takes the last site without a choice
    assert (p.question, p.asked, len(p.offers())) == ("start_port", forward[-1], 3)
    p.answer(p.offers()[0])
    assert p.offers() == ["cargo colony", "cargo trade"]
    p.answer("cargo trade")
    assert len(p.offers()) == 6
    p.answer(p.offers("launch")[1])
    assert p.offers() == ["expansion booster", "expansion cannon", "expansion freight_ring"]
    p.answer("expansion cannon")
    assert (p.expansions(forward[-1])["cannon"], p.points(forward[-1])) == (1, 4)
    assert (p.question, p.asked) == ("start_port", forward[-2])
    p.answer(p.offers()[0], "cargo colony", p.copy().answer(p.offers()[0], "cargo colony").offers()[0])
    assert p.offers() == ["expansion booster", "expansion freight_ring"]


@pytest.mark.rule("SF-020", "SF-R46", "SF-024")
def test_colours_can_be_chosen_one_after_the_other() -> None:
    p = Position.begun(3, agreed={"colours": "chosen"})
    assert (p.asked, p.question) == (0, "choose_colour")
    assert p.offers() == ["colour yellow", "colour blue", "colour white", "colour red"]
    assert [fleet.colour for fleet in p.table.fleets[:3]] == [-1, -1, -1]
    p.answer("colour red")
    assert (p.told("colour"), p.asked, p.offers()) == (["yellow red"], 1, ["colour yellow", "colour blue", "colour white"])
    p.answer("colour yellow", "colour white")
    assert [p.sites(seat) for seat in range(3)] == [BEGINNERS[colour] for colour in (RED, YELLOW, WHITE)]
    assert named(p, p.table.blocked) == BEGINNERS[BLUE]
    four = Position.begun(4, agreed={"colours": "chosen"}).answer("colour blue", "colour red", "colour white")
    assert (four.told("colour")[-1], four.question) == ("red yellow", "start_ship")  # one is left for the last


@pytest.mark.rule("SF-024", "SF-R46")
def test_who_chooses_his_places_does_not_start_at_those_of_a_colour() -> None:
    assert Position.begun(4, agreed={"setup": "advanced"}).told("colour") == []
    three = Position.begun(3, agreed={"setup": "advanced", "colours": "fixed"})
    assert (three.told("colour"), three.told("unused")) == ([], ["red"])
    beginners = Position.begun(3, agreed={"colours": "fixed"})
    assert (len(beginners.told("colour")), beginners.told("unused")) == (3, ["red"])


@pytest.mark.rule("SF-R46")
def test_a_colour_that_changes_nothing_is_not_asked_for() -> None:
    assert Position.begun(4, agreed={"colours": "chosen", "setup": "advanced"}).question == "start_colony"
    assert Position.begun(3, agreed={"colours": "chosen", "setup": "advanced"}).question == "choose_colour"
