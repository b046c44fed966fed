"""Game end and scoring (SC-114 to SC-128)."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.game import View
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.standing import sheet as score_sheet

from .builder import LEAH, SARA, TOM, Given, Position, board, position


def sheet(p: Position, seat: int = SARA) -> dict[str, int]:
    """A player's score, line by line."""
    return score_sheet(View(game, p.box, p.table, NOBODY), seat)


def ended(*boards: Given) -> Position:
    """The end of the last round; all ships are toppled at their Starbases."""
    return position(*boards, round=10, market="")


def finished(base: str, **given: object) -> Given:
    """A board at the end of the game."""
    return board(base, f"({base})", **given)  # type: ignore[arg-type]


@pytest.mark.rule("SC-115", "SC-118", "SC-120")
def test_delivered_cards_give_their_points_and_nothing_else_does() -> None:
    p = ended(finished("A", goods="5 coffee, 1 ice", card="breve", poured="1 cream", delivered="espresso latte vienna"), finished("C"))
    assert sheet(p) == {"cards": 5 + 8 + 11, "stardust": 0, "powers": 0, "honor": 0, "badges": 0}


@pytest.mark.rule("SC-116")
@pytest.mark.parametrize(("tokens", "worth"), [(0, 0), (1, 1), (2, 4), (3, 9)])
def test_stardust_on_a_card_gives_one_then_three_then_five(tokens: int, worth: int) -> None:
    p = position(finished("A", card="", delivered=f"mazagran{'*' * tokens}"), board("C", "C"))
    assert sheet(p)["stardust"] == worth


@pytest.mark.rule("SC-116")
def test_stardust_is_counted_card_by_card() -> None:
    p = position(finished("A", card="", delivered="espresso* mocha** mazagran***"), board("C", "C"))
    assert sheet(p)["stardust"] == 1 + 4 + 9


@pytest.mark.rule("SC-117")
def test_stardust_elsewhere_gives_nothing() -> None:
    p = position(board("A", "A", stardust=3, powers="(ansible)"), board("C"), dusted="A1 B1")
    assert sheet(p) == {"cards": 0, "stardust": 0, "powers": 0, "honor": 0, "badges": 0}


@pytest.mark.rule("SC-119")
@pytest.mark.parametrize(("honor", "worth"), [(0, 0), (1, 1), (2, 1), (3, 4), (4, 4), (5, 9), (6, 9), (7, 16)])
def test_all_honor_spaces_reached_count(honor: int, worth: int) -> None:
    assert sheet(position(board("A", "A", honor=honor), board("C")))["honor"] == worth


@pytest.mark.rule("SC-121", "SC-098")
def test_active_powers_give_three_points_each() -> None:
    p = position(board("A", "A", powers="warp_drive (ansible) dredging_web"), board("C"))
    assert sheet(p)["powers"] == 6


@pytest.mark.rule("SC-122", "SC-123", "SC-124")
def test_a_badge_of_stardust_counts_the_tokens_on_all_delivered_cards() -> None:
    p = position(finished("A", card="", delivered="latte** iced_coffee* espresso*", stardust=3), board("C", "C"))
    assert sheet(p)["badges"] == 4 + 4  # Latte and Iced Coffee each score in full


@pytest.mark.rule("SC-123", "SC-125")
def test_a_badge_of_honor_counts_the_steps() -> None:
    p = position(finished("A", card="", delivered="con_panna mazagran", honor=5), board("C", "C"))
    assert sheet(p)["badges"] == 5 + 2 * 5  # two icons on one card


@pytest.mark.rule("SC-126", "SC-098")
def test_a_badge_of_dice_power_counts_active_powers() -> None:
    p = position(finished("A", card="", delivered="americano", powers="warp_drive (ansible) dredging_web"), board("C", "C"))
    assert sheet(p)["badges"] == 2


@pytest.mark.rule("SC-118")
def test_badges_of_the_undelivered_card_give_nothing() -> None:
    assert sheet(position(board("A", "A", card="mazagran", honor=5), board("C")))["badges"] == 0


@pytest.mark.rule("SC-122", "SC-115")
def test_the_final_delivery_gives_its_points_but_not_its_badges() -> None:
    sara = finished("A", card="con_panna", poured="2 coffee, 1 water, 1 cream", delivered="irish_coffee", honor=3)
    p = ended(sara, finished("C"))
    assert (sheet(p)["cards"], sheet(p)["badges"]) == (9, 3)
    p.answer("deliver")
    assert p.over
    assert (sheet(p)["cards"], sheet(p)["badges"]) == (9 + 7, 3)


@pytest.mark.rule("SC-001", "SC-127")
def test_the_highest_total_wins() -> None:
    p = ended(finished("A", honor=3), finished("C", powers="ansible warp_drive"), finished("B"))
    assert p.over
    assert p.places == [2, 1, 3]
    assert p.told("won") == ["tom"]


@pytest.mark.rule("SC-127")
def test_ties_go_to_stardust_on_cards_then_to_honor_then_are_shared() -> None:
    by_stardust = ended(finished("A", card="", delivered="espresso*", honor=1), finished("C", powers="ansible", honor=3))
    assert [game.score(by_stardust.box, by_stardust.table, seat) for seat in (SARA, TOM)] == [7, 7]
    assert by_stardust.places == [1, 2]
    by_honor = ended(finished("A", honor=1), finished("C", honor=2), finished("B", honor=2))
    assert by_honor.places == [3, 1, 1]
    assert (by_honor.told("won"), by_honor.told("shared")) == ([], ["tom", "leah"])
    assert ended(finished("A"), finished("C")).places == [1, 1]


@pytest.mark.rule("SC-R63")
def test_the_score_during_play_is_what_the_table_would_give_now() -> None:
    p = position(board("A", "A", card="latte", delivered="espresso", powers="ansible", honor=1), board("C"))
    assert game.score(p.box, p.table, SARA) == 5 + 3 + 1 + 1
    assert game.score(p.box, p.table, TOM) == 0


@pytest.mark.rule("SC-128")
def test_example_of_scoring() -> None:
    """Three coffees with one, two and three Stardust, three powers, Honor 3, and Badges: 65 points."""
    leah = finished("B", card="", delivered="espresso* irish_coffee** breve***", powers="warp_drive ansible ion_cannon", honor=3)
    p = position(board("A", "A"), board("C", "C"), leah)
    badges = [sum(p.box.cards[card].badges[badge] for card in (0, 1, 9)) for badge in range(3)]
    assert badges == [1, 1, 2]  # Stardust, Dice Power, Honor
    assert sheet(p, LEAH) == {"cards": 5 + 9 + 9, "stardust": 1 + 4 + 9, "powers": 9, "honor": 1 + 3, "badges": 6 + 3 + 6}
    assert game.score(p.box, p.table, LEAH) == 65


def test_the_score_sheet_is_told_line_by_line() -> None:
    p = ended(finished("A", honor=1, powers="ansible"), finished("C"))
    assert p.told("scored")[:5] == ["sara cards 0", "sara stardust 0", "sara powers 3", "sara honor 1", "sara badges 0"]
    assert p.told("total") == ["sara 4", "tom 0"]


@pytest.mark.parametrize("language", game.languages)
def test_every_line_of_the_score_sheet_has_a_name(language: str) -> None:
    lines = sheet(position(board("A", "A"), board("C", "C")))
    assert game.sheet is score_sheet
    assert len({game.words(language).label(name) for name in lines}) == 5
