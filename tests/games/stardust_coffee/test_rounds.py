"""Round Start and Clean Up (SC-019 to SC-026, SC-109 to SC-113)."""

from __future__ import annotations

import pytest

from cosmocafe.games.stardust_coffee.vocabulary import Step

from .builder import LEAH, MAX, SARA, TOM, Position, begun, board, position, settled


def played(players: int, seed: int = 3) -> list[Position]:
    """A whole game in which everybody takes the first answer, position by position."""
    p, found = begun(players, seed), []
    while not p.over:
        p.answer("end-turn" if p.question == "act" else p.offers()[-1])
        found.append(p.copy())
        found[-1]._told = p._told
    return found


@pytest.mark.rule("SC-019")
def test_a_game_has_ten_rounds_of_five_phases() -> None:
    game = played(2)
    rounds = [text for p in game for text in p.told("round")]
    assert [*settled().told("round"), *rounds][-10:] == [str(n) for n in range(1, 11)]
    assert game[-1].over
    p = position(board("A", "(A1)", goods="3 coffee"), board("C", "(C)"), pirates="alpha D3", round=4, target="coffee")
    assert p.told("pirate-moved") == ["alpha A1"]  # Phase 3, before Phase 4
    assert p.told("robbed") == ["sara coffee 2"]
    p = position(board("A", "(A)", goods="1 coffee"), board("C", "(C)"), round=4)
    assert (p.question, p.asked) == ("pour", SARA)  # Phase 4, before Phase 5
    assert p.answer("done").told()[0].startswith("target")


@pytest.mark.rule("SC-020", "SC-021", "SC-R05")
def test_the_event_of_the_next_round_is_turned_up_before_that_of_this_round_is_resolved() -> None:
    p = position(board(), board(), round=4, foreseen="", begin=Step.ROUND)
    assert p.told()[0] == "round 4"
    assert p.told("foreseen")[0].startswith("dawn_")
    assert p.table.event == -1
    p = position(board(), board(), round=5, foreseen="dawn_basics", begin=Step.ROUND)
    assert p.told("event") == ["dawn_basics"]
    assert (p.question, p.table.foreseen) == ("gain_basic", -1)


@pytest.mark.rule("SC-020", "SC-010")
def test_events_of_a_game_are_foreseen_a_round_ahead_and_never_come_twice() -> None:
    for seed in range(8):
        game = played(2, seed)
        foreseen = [(p.table.round, text) for p in game for text in p.told("foreseen")]
        happened = [(p.table.round, text) for p in game for text in p.told("event")]
        assert [(number + 1, name) for number, name in foreseen] == happened
        assert [number for number, _ in happened] == [3, 5, 7, 9]
        assert [name.split("_")[0] for _, name in happened] == ["dawn", "dawn", "dusk", "dusk"]
        assert len({name for _, name in happened}) == 4


@pytest.mark.rule("SC-022", "SC-R06")
@pytest.mark.parametrize(("round", "name", "tile"), [(2, "alpha", "A2"), (4, "beta", "B3"), (6, "gamma", "D1")])
def test_a_pirate_appears_standing_at_its_port_and_robs_nobody(round: int, name: str, tile: str) -> None:
    boards = [board("A", f"{tile} {tile}", goods="3 coffee") for _ in range(2)] + [board("B")]
    boards[1] = board("C", tile, goods="3 coffee")
    p = position(*boards, round=round, begin=Step.ROUND)
    assert p.pirates == f"{name} {tile}"
    assert p.told("robbed") == []
    assert p.goods(SARA) == "3 coffee"


@pytest.mark.rule("SC-022", "SC-R06")
def test_other_rounds_bring_no_pirate() -> None:
    for number in (1, 3, 5, 7, 8, 9, 10):
        assert position(board(), board(), board(), round=number, begin=Step.ROUND).told("pirate-appears") == []


@pytest.mark.rule("SC-023", "SC-R06")
def test_with_two_players_the_icon_of_round_six_is_ignored() -> None:
    assert position(board(), board(), round=6, begin=Step.ROUND).pirates == ""
    assert position(board(), board(), board(), round=6, begin=Step.ROUND).pirates == "gamma D1"
    attacked = position(board("A", "D3", goods="1 whisky"), board(), pirates="alpha D2", die="coffee 1", ship="D3")
    assert attacked.answer("attack alpha").pirates == "(alpha) D1"  # Gamma stays a port


@pytest.mark.rule("SC-024", "SC-025", "SC-026")
def test_a_round_starts_with_a_power_up() -> None:
    p = position(board(), board(), dice="coffee 2", port=0, round=3, begin=Step.ROUND)
    assert len(p.told("rolled")) == len(p.told("port")) == 1
    assert p.ready == "coffee water milk"
    assert 1 <= p.table.port <= 6
    assert p.told()[-2:] == [f"rolled {' '.join(map(str, p.table.dice))}", p.told()[-1]]


@pytest.mark.rule("SC-026", "SC-R03")
@pytest.mark.parametrize(("port", "tile"), [(1, "A1"), (2, "A3"), (3, "B2"), (4, "C1"), (5, "C3"), (6, "D2")])
def test_the_stardust_die_goes_to_the_port_with_its_number(port: int, tile: str) -> None:
    p = position(board(), board(), round=3)
    p.try_until("recharge", lambda p: p.table.port == port)
    assert p.told("port") == [f"{port} {tile}"]


@pytest.mark.rule("SC-025")
def test_a_power_up_rolls_exhausted_dice_too() -> None:
    p = position(board(), board(), dice="milk 4", round=1)
    assert p.ready == "milk"
    p.try_until("recharge", lambda p: p.table.dice[2] != 4)
    assert p.ready == "coffee water milk"


@pytest.mark.rule("SC-110", "SC-111", "SC-112", "SC-113")
def test_clean_up() -> None:
    p = position(
        *(board("A", "(A1) (B)"), board("C", "(C)"), board("B", "(B)"), board("D", "(D)")),
        pirates="(alpha) A2",
        marker=2,
        round=2,
        first=LEAH,
        to_move=LEAH,
        begin=Step.CLEAN_UP,
    )
    t = p.table
    assert (t.marker, t.round, t.first) == (0, 3, MAX)
    assert len(p.told("target")) == 1
    assert sum(t.targets) == 8
    assert (p.ships(SARA), p.ships(TOM), p.pirates) == ("A1 B", "C", "alpha A2")
    assert (p.asked, p.question) == (MAX, "recharge")


@pytest.mark.rule("SC-111")
def test_the_nine_targets_of_a_game_are_three_of_each_kind() -> None:
    targets = [text for p in played(2) for text in p.told("target")]
    assert sorted(targets) == ["coffee"] * 3 + ["milk"] * 3 + ["water"] * 3
    assert len({tuple(text for p in played(2, seed) for text in p.told("target")) for seed in range(4)}) > 1


@pytest.mark.rule("SC-109")
def test_the_last_round_is_not_cleaned_up() -> None:
    p = position(board("A", "(A)"), board("C", "(C)"), round=10, marker=1, pirates="alpha D")
    assert p.over
    assert (p.told("target"), p.table.round, p.ships(SARA)) == ([], 10, "(A)")


@pytest.mark.rule("SC-113")
def test_the_first_player_marker_goes_round() -> None:
    p = position(board("A", "(A)"), board("C", "(C)"), board("B", "(B)"), first=LEAH, to_move=LEAH)
    assert (p.table.first, p.asked) == (SARA, SARA)
