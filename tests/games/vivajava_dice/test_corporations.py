"""The solo game against the corporations (VJ-150 to VJ-164, VJ-R39 to VJ-R49)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.author.table import NOBODY
from cosmocafe.games.vivajava_dice import game
from cosmocafe.testing import Agreed

from .builder import ANNA, FIRM, Position, begun, position, with_disc

OMNIBLEND: Agreed = {"corporation": "omniblend"}
SACCHAR: Agreed = {"corporation": "sacchar"}


START = {"green": 1, "yellow": 2, "red": 3}
# Meters on which every space differs, whatever the printed ones are tuned to.
METERS = {"omniblend": {"meter": [0, 1, 2, 3, 4, 5], "start": START}, "sacchar": {"meter": [0, 1, 1, 2, 2, 3], "start": START}}


def before_firm(agreed: Agreed, roll: str = "BYYWW", **more: Any) -> Position:
    """Anna's last decision before the corporation's turn: she may research one brown bean."""
    return position(1, roll=roll, agreed=agreed, change={"corporations": METERS}, **more)


def firm_turn(agreed: Agreed, wanted: str, **more: Any) -> Position:
    """A corporation's turn in which an event happens whose text begins with `wanted`."""
    p = before_firm(agreed, **more)
    return p.until("research brown 1", lambda told: any(text.startswith(wanted) for text in told))


@pytest.mark.rule("VJ-150", "VJ-R40")
@pytest.mark.parametrize(("difficulty", "space"), [("easy", 2), ("normal", 3), ("expert", 4)])
def test_the_meter_starts_by_difficulty(difficulty: str, space: int) -> None:
    """Each difficulty one space higher than the other; on LITE all of them begin a space higher (VJ-R76)."""
    for seed in range(5):
        p = begun(1, seed, {"difficulty": difficulty}, {"corporations": METERS})
        moves = [text.split()[0] for text in p.told() if text.startswith("meter")]
        assert p.table.meter + sum("down" in move for move in moves) - sum("up" in move for move in moves) == space


@pytest.mark.rule("VJ-R76")
@pytest.mark.parametrize(("coaster", "shift"), [("lite", 1), ("spiced", -1), ("wild", -1), ("interns", -1), ("free", -1)])
def test_a_corporation_begins_higher_on_a_coaster_that_is_kind_to_the_player(coaster: str, shift: int) -> None:
    def start(shift: int | None = None) -> int:
        changed = {name: {"meter_shift": shift} for name in ("lite", "spiced", "wild")}
        change = None if shift is None else {"file": "shifts.toml", "values": {"research_coasters": changed}}
        return int(game.new_box(1, {"coaster": coaster, "difficulty": "normal"}, change).meter_start)

    assert start() == start(0) + shift
    assert start(12) == game.new_box(1).meter_top  # a meter stops at its ends


@pytest.mark.rule("VJ-R40", "VJ-151", "VJ-150")
def test_each_side_rolls_for_the_start_and_the_corporation_gets_no_research() -> None:
    starts = set()
    for seed in range(20):
        p = begun(1, seed)
        first = "firm" if p.told("firm-begins") else "anna"
        starts.add(first)
        assert len(p.told("marked")) == (1 if first == "firm" else 0)
        assert sum(p.table.seats[FIRM].marks) == 0
    assert starts == {"firm", "anna"}


@pytest.mark.rule("VJ-151", "VJ-R59")
def test_two_player_values_and_21_points() -> None:
    assert position(1, featured="RRRGK", by=ANNA).pp == [2, 0]
    assert position(1, rainbow=ANNA).pp == [1, 0]
    lost = firm_turn(OMNIBLEND, "firm-won", featured="GGGGK", by=FIRM, pp=[0, 19])
    assert lost.over
    assert lost.places == [2, 1]
    won = position(1, roll="RRRGK", pp=[20, 19]).answer("featured")
    assert won.places == [1, 2]


@pytest.mark.rule("VJ-152", "VJ-153", "VJ-154", "VJ-R41", "VJ-160")
def test_a_corporation_makes_blends_of_three_or_better() -> None:
    p = firm_turn(OMNIBLEND, "firm-featured omniblend regular", meter=2)
    assert p.by == FIRM
    assert p.pp[FIRM] == 1
    assert p.table.meter == 1
    assert len(p.featured) == 5
    assert sum(p.table.seats[FIRM].marks) == 0
    failed = firm_turn(OMNIBLEND, "firm-weak", meter=0)
    rolled = failed.told("firm-rolled")[0].split()[-1]
    assert max(rolled.count(letter) for letter in "WYBRGK") < 3


@pytest.mark.rule("VJ-153", "VJ-155", "VJ-162")
def test_failing_moves_the_meter_up() -> None:
    p = firm_turn(OMNIBLEND, "firm-weak", meter=1)
    assert p.table.meter == 2
    assert p.told("meter-up") == ["re_rolls 1 2"]
    beaten = position(1, roll="KKKKK", agreed=OMNIBLEND).answer("featured")
    assert beaten.by == ANNA
    assert beaten.told("firm-weak") or beaten.told("firm-outranked") or beaten.told("firm-rainbow")
    equal = firm_turn(OMNIBLEND, "firm-outranked omniblend regular", featured="KKKWY", by=ANNA, meter=5)
    assert equal.by == ANNA
    assert (equal.told("meter-up"), equal.told("meter-stays")) == ([], ["re_rolls 5"])


@pytest.mark.rule("VJ-154", "VJ-155", "VJ-R45")
def test_what_a_meter_changed_is_told() -> None:
    """The second and third space of this meter have the same number."""
    assert "The meter goes up a space; flavor dice for the next roll: 2 instead of 1" in firm_turn(SACCHAR, "meter-up", meter=2).log()
    assert "The meter goes up a space; flavor dice for the next roll: still 1" in firm_turn(SACCHAR, "meter-up-only", meter=1).log()
    assert "The meter goes down a space; flavor dice for the next roll: 0 instead of 1" in firm_turn(SACCHAR, "meter-down", meter=1).log()
    assert "The meter goes down a space; flavor dice for the next roll: still 1" in firm_turn(SACCHAR, "meter-down-only", meter=2).log()
    assert "The meter is at its end; flavor dice for the next roll: still 3" in firm_turn(SACCHAR, "meter-stays", meter=5).log()


@pytest.mark.rule("VJ-R45")
def test_meters_stop_at_their_ends() -> None:
    assert firm_turn(OMNIBLEND, "firm-featured", meter=0).table.meter == 0
    top = before_firm(OMNIBLEND).box.meter_top
    assert firm_turn(OMNIBLEND, "firm-weak", meter=top).table.meter == top


@pytest.mark.rule("VJ-156", "VJ-161", "VJ-R43")
def test_a_rainbow_only_with_the_first_roll() -> None:
    p = firm_turn(OMNIBLEND, "firm-rainbow", meter=3)
    assert len(set(p.told("firm-rolled")[0].split()[-1])) == 5
    assert p.told("firm-rerolled") == []
    assert (p.rainbow, p.table.meter, p.pp[FIRM]) == (FIRM, 2, 1)
    for luck in range(80):
        later = before_firm(OMNIBLEND, meter=3, luck=luck).answer("research brown 1")
        if later.told("firm-rerolled"):
            assert later.told("firm-rainbow") == []


@pytest.mark.rule("VJ-157", "VJ-R42", "VJ-R41")
def test_a_corporation_may_control_both_blends_and_scores_both() -> None:
    p = firm_turn(OMNIBLEND, "firm-featured", rainbow=FIRM, meter=5)
    assert (p.by, p.rainbow) == (FIRM, FIRM)
    both = firm_turn(OMNIBLEND, "firm-kept", rainbow=FIRM, featured="GGGGK", by=FIRM)
    assert both.told("firm-scored") == ["omniblend rainbow 1", "omniblend featured 2"]
    assert both.pp[FIRM] == 3


@pytest.mark.rule("VJ-R42")
def test_a_second_rainbow_is_not_made() -> None:
    again = before_firm(OMNIBLEND, rainbow=FIRM, meter=2)
    again.until("research brown 1", lambda told: any(text.startswith("firm-rolled") and len(set(text.split()[-1])) == 5 for text in told))
    assert again.told("firm-rainbow") == []
    assert len(again.told("firm-rerolled")) == 2
    sacchar = before_firm(SACCHAR, rainbow=FIRM)
    sacchar.until("research brown 1", lambda told: any(text.startswith("firm-rolled") and len(set(text.split()[-1])) == 5 for text in told))
    assert len(sacchar.told("firm-weak")) == 1


@pytest.mark.rule("VJ-158", "VJ-159", "VJ-R46", "VJ-R47", "VJ-R48")
def test_a_corporation_scores_degrades_and_keeps_down_to_regular() -> None:
    p = before_firm(OMNIBLEND, featured="GGGKW", by=FIRM, meter=2).answer("research brown 1")
    assert p.told("firm-scored") == ["omniblend featured 2"]
    assert p.told("firm-removed") == ["omniblend white"]
    assert (p.featured, p.table.meter, p.told("firm-rolled")) == ("GGGK", 2, [])
    last = before_firm(OMNIBLEND, featured="GGG", by=FIRM).answer("research brown 1")
    assert last.told("firm-broke") == ["omniblend"]
    assert len(last.told("firm-rolled")[0].split()[-1]) == 5
    spilt = before_firm(OMNIBLEND, featured="GGK", by=FIRM).answer("research brown 1")
    assert spilt.told("firm-broke") == ["omniblend"]


@pytest.mark.rule("VJ-R46", "VJ-158")
@pytest.mark.parametrize(
    ("featured", "invested", "left"),
    [("RRRKW", {}, "RRRK"), ("RRRKK", {3: ANNA}, "RRRK"), ("RRRRR", {0: ANNA}, "RRRR"), ("RRRWK", {3: ANNA}, "RRRK")],
)
def test_the_least_important_die_goes_first(featured: str, invested: dict[int, int], left: str) -> None:
    p = before_firm(OMNIBLEND, featured=featured, by=FIRM, investors=invested, discs={"green": "investor"}, marks={ANNA: {"green": 2}})
    p.answer("research brown 1")
    assert p.featured == left
    assert p.pp[ANNA] == len(invested)
    if featured != "RRRWK":
        assert p.tokens(ANNA) == 3 - len(invested)


@pytest.mark.rule("VJ-160", "VJ-161", "VJ-R44")
def test_omniblend_keeps_its_best_set_and_uses_all_re_rolls() -> None:
    for luck in range(40):
        p = before_firm(OMNIBLEND, meter=3, luck=luck).answer("research brown 1")
        dice = p.told("firm-rolled")[0].split()[-1]
        rerolls = [text.split()[1:] for text in p.told("firm-rerolled")]
        if p.told("firm-rainbow"):
            continue
        for kept, result in rerolls:
            best = max("WYBRGK", key=lambda letter: (dice.count(letter), "WYBRGK".index(letter)))
            assert kept == best * dice.count(best)
            dice = result
        assert len(rerolls) == 3 or len(set(dice)) == 1


@pytest.mark.rule("VJ-163", "VJ-R43", "VJ-R45")
def test_sacchar_rolls_flavor_dice_by_its_meter() -> None:
    for meter, number in enumerate((0, 1, 1, 2, 2, 3)):
        p = before_firm(SACCHAR, meter=meter).answer("research brown 1")
        rolled = p.told("firm-rolled")[0].split()[-1]
        assert sum(letter.islower() or letter == "*" for letter in rolled) == number
        assert p.table.coaster == 5
        few = before_firm(SACCHAR, meter=meter, flavor={ANNA: 4}).answer("research brown 1")
        assert len(few.told("firm-rolled")[0].split()[-1]) == 5 + min(number, 1)


@pytest.mark.rule("VJ-R43", "VJ-163")
def test_sacchar_prefers_the_featured_blend_and_uses_wilds() -> None:
    p = before_firm(SACCHAR, meter=5)
    p.until("research brown 1", lambda told: any(text.startswith("firm-rolled") and text.count("*") == 2 for text in told))
    assert p.told("firm-featured")
    assert p.told("firm-rainbow") == []
    rainbow = before_firm(SACCHAR, meter=1)
    rainbow.until(
        "research brown 1",
        lambda told: any(text.startswith("firm-rolled") and "*" in text for text in told) and "firm-rainbow sacchar" in told,
    )
    assert rainbow.rainbow == FIRM


@pytest.mark.rule("VJ-164", "VJ-R45", "VJ-R49")
def test_sacchar_pours_sugar_when_it_fails() -> None:
    p = firm_turn(SACCHAR, "sugar red")
    assert p.table.sugar == 3
    assert p.table.meter == 1
    assert p.table.supply + len(p.roll) == 9
    assert not [text for text in p.offers("research") if text.startswith("research red")]


@pytest.mark.rule("VJ-164", "VJ-R49")
def test_the_log_says_what_sugar_forbids() -> None:
    red, black = firm_turn(SACCHAR, "sugar red"), firm_turn(SACCHAR, "sugar-black")
    assert "Sugar on red: no red RP and no red ability until the corporation's next turn" in red.log()
    assert "Sugar on black: no flavor dice can be gained until the corporation's next turn" in black.log()
    assert black.table.sugar == 5


@pytest.mark.rule("VJ-164", "VJ-R49")
def test_sugar_suspends_points_abilities_and_tokens_of_a_colour() -> None:
    def sugared(sugar: str, ability: str = "flip_bean", **more: Any) -> Position:
        return with_disc(ability, 2, 1, sugar=sugar, agreed=SACCHAR, **more)

    assert sugared("yellow", roll="YYRRK").offers() == ["featured decaf red", "research red 2", "research black 1"]
    assert sugared("red", roll="YYRRK").offers("use") == ["use flip_bean"]
    assert len(sugared("yellow", "shortage").roll) == 5
    assert "research red 3" in sugared("yellow", "red_tape", roll="RRRGB").offers()
    preserved = sugared("yellow", "preservative", featured="RRRGK", by=ANNA, ready={ANNA: {"yellow": 1}})
    assert preserved.question == "degrade"
    black = sugared("black", roll="KKRRG")
    black.answer("done")
    assert not [text for text in black.offers("research") if "black" in text]


@pytest.mark.rule("VJ-R49", "VJ-164")
def test_black_sugar_forbids_flavor_dice_but_not_rolling_them() -> None:
    p = position(1, sugar="black", flavor={ANNA: 2}, agreed=SACCHAR)
    assert len(p.roll) == 7
    bonus = with_disc("bonus_flavor", 2, 1, colour="red", sugar="black", roll="BWWWY", agreed=SACCHAR)
    bonus.answer("research brown 1")
    assert bonus.told("flavor") == []
    assert bonus.told("firm-turn") != []


@pytest.mark.rule("VJ-R45")
def test_the_sugar_goes_back_when_sacchars_turn_starts() -> None:
    p = before_firm(SACCHAR, sugar="white")
    p.until("research brown 1", lambda told: not any(text.startswith("sugar") for text in told))
    assert p.told("firm-turn") != []
    assert p.table.sugar == NOBODY


@pytest.mark.rule("VJ-R67")
def test_sugared_claims_wait() -> None:
    p = with_disc("spill", 1, 1, sugar="yellow", roll="BWWWR", claims={ANNA: {"yellow": 1}}, agreed=SACCHAR)
    p.answer("research brown 1")
    assert p.claims(ANNA, "yellow") == 1


@pytest.mark.rule("VJ-R39")
def test_alone_there_is_nobody_to_share_with() -> None:
    p = with_disc("focus_groups", 1, 1, roll="BWWWR")
    p.hoping("research brown 1", "focus anna red")
    assert p.marks(ANNA, "red") == 1
    secrets = with_disc("trade_secrets", 2, 1, roll="BWWWR").answer("research brown 1")
    assert secrets.told("firm-turn")
    partner = position(1, roll="GGWYB").answer("research green 2")
    assert partner.claims(ANNA, "green") == 0
    assert partner.told("token-ready") == []
    assert position(1, roll="RRRGK", flavor={ANNA: 2}).question == "act"  # no donations


@pytest.mark.rule("VJ-R39", "VJ-A19", "VJ-A21", "VJ-A23")
def test_the_corporation_is_a_player_for_tokens_and_takeover() -> None:
    spill = with_disc("spill", 1, 1, roll="BWWWR", ready={ANNA: {"yellow": 1}}, featured="GGGK", by=FIRM).answer("research brown 1")
    assert spill.offers() == ["use spill", "done"]
    spill.answer("use spill")
    assert spill.offers() == ["remove green", "remove black"]
    invest = with_disc("investor", 1, 1, roll="BWWWR", ready={ANNA: {"yellow": 1}}, featured="GGGK", by=FIRM).answer("research brown 1")
    assert invest.offers() == ["use investor", "done"]
    takeover = with_disc("takeover", 2, 1, roll="GGGGK", featured="GGG", by=FIRM).answer("featured")
    assert takeover.told("featured") == ["anna bold green 3"]


@pytest.mark.rule("VJ-R61", "VJ-R39", "VJ-A17")
def test_a_blocked_corporation_cannot_make_that_blend() -> None:
    for luck in range(30):
        p = with_disc("block_action", 1, 1, roll="BWWWR", ready={ANNA: {"yellow": 1}}, luck=luck, meter=5, agreed=OMNIBLEND)
        p.answer("research brown 1", "use block_action")
        assert p.offers() == ["block-firm featured", "block-firm rainbow"]
        p.answer("block-firm featured")
        assert p.told("firm-featured") == []
        assert p.told("firm-weak") or p.told("firm-stopped") or p.told("firm-rainbow")
        assert p.tokens(ANNA) == 3
    rainbow = before_firm(OMNIBLEND, blocks={(FIRM, ANNA): "rainbow"}, meter=2)
    rainbow.until("research brown 1", lambda told: any(text.startswith("firm-rolled") and len(set(text.split()[-1])) == 5 for text in told))
    assert rainbow.told("firm-rainbow") == []
    assert len(rainbow.told("firm-rerolled")) == 2
    kept = before_firm(OMNIBLEND, featured="GGGGK", by=FIRM, blocks={(FIRM, ANNA): "featured"}).answer("research brown 1")
    assert kept.told("firm-kept") == ["omniblend"]
    assert kept.tokens(ANNA) == 3
