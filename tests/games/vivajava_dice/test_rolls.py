"""The Roll phase: dice, and abilities that change them (VJ-050 to VJ-055, VJ-A01 to VJ-A08)."""

from __future__ import annotations

import pytest

from .builder import ANNA, BEN, FIRM, new_roll, position, with_disc


@pytest.mark.rule("VJ-050", "VJ-051", "VJ-091")
def test_five_coffee_dice_and_all_own_flavor_dice_are_rolled() -> None:
    p = position(flavor={ANNA: 3, BEN: 1})
    rolled = new_roll(p)
    assert sum(letter.isupper() for letter in rolled) == 5
    assert len(rolled) == 8
    assert (p.flavor(ANNA), p.flavor(BEN), p.table.coaster, p.table.supply) == (0, 1, 1, 5)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna rolls flavor red, flavor wild ×2 again: flavor yellow ×2, flavor wild"),
        ("zh-Hant", "Anna 重擲風味紅、風味萬用×2：風味黃×2、風味萬用"),
    ],
)
def test_dice_are_told_in_words(language: str, line: str) -> None:
    p = with_disc("re_roll", 1, colour="white", roll="WWYr**").answer(
        "use re_roll", "pick flavor_red", "pick flavor_wild", "pick flavor_wild"
    )
    p.until("roll", lambda told: told == ["rerolled anna r** yy*"])
    assert p.log(language) == [line]


@pytest.mark.rule("VJ-R03", "VJ-067")
def test_flavor_dice_show_wild_and_no_black() -> None:
    seen = set()
    for luck in range(60):
        seen |= set(new_roll(position(flavor={ANNA: 5}, luck=luck)))
    assert seen == set("WYBRGKwybrg*")


@pytest.mark.rule("VJ-092")
def test_flavor_dice_go_back_after_the_own_turn_used_or_not() -> None:
    p = position(roll="RRWYKw*").answer("research red 3")
    assert (p.flavor(ANNA), p.table.coaster) == (0, 5)


@pytest.mark.rule("VJ-052", "VJ-R29")
def test_abilities_are_used_in_any_order() -> None:
    p = position(roll="WWYBR", discs={"yellow": "upgrade_bean"}, marks={ANNA: {"white": 4, "yellow": 4}})
    assert p.offers() == ["use re_roll", "use upgrade_bean", "done"]
    p.answer("use upgrade_bean", "pick coffee_red", "use re_roll", "pick coffee_white", "roll")
    assert p.offers() == ["use re_roll", "use upgrade_bean", "done"]
    p.answer("use upgrade_bean", p.copy().answer("use upgrade_bean").offers()[0], "use re_roll", "pick coffee_green", "roll")
    assert p.offers()[-1] != "use re_roll"
    assert p.question in ("act", "adjust")
    assert not p.offers("use")


@pytest.mark.rule("VJ-A01", "VJ-R32", "VJ-109", "VJ-106")
@pytest.mark.parametrize(("level", "uses"), [(0, 0), (1, 1), (2, 2)])
def test_re_roll_any_dice_once_or_twice(level: int, uses: int) -> None:
    p = with_disc("re_roll", level, colour="white", roll="WWYBKw")
    for _ in range(uses):
        p.answer("use re_roll")
        assert "roll" not in p.offers()
        first, *_ = p.offers("pick")
        before = p.roll
        p.answer(first)
        assert len(p.roll) == len(before) - 1
        p.answer(p.offers("pick")[-1], "roll")
        assert len(p.roll) == 6
    assert p.offers("use") == []


@pytest.mark.rule("VJ-A01", "VJ-A31")
def test_all_dice_may_be_rolled_again() -> None:
    p = with_disc("re_roll", 1, colour="white", roll="WWWWW")
    p.answer("use re_roll", *["pick coffee_white"] * 4)
    assert p.told("rerolled")[0].startswith("anna WWWWW ")
    assert len(p.roll) == 5


@pytest.mark.rule("VJ-A02", "VJ-R33", "VJ-R62")
@pytest.mark.parametrize(("shown", "flipped"), list(zip("WYBRGKwybrg*", "KGRBYW*grbyw", strict=True)))
def test_flip_turns_to_the_opposite_face(shown: str, flipped: str) -> None:
    p = with_disc("flip_bean", 1, roll=f"WWWW{shown}")
    p.answer("use flip_bean", *([p.copy().answer("use flip_bean").offers()[-1]] if shown != "W" else []))
    assert sorted(p.roll) == sorted(f"WWWW{flipped}")
    assert p.offers("use") == []


@pytest.mark.rule("VJ-A02", "VJ-R62", "VJ-A30")
def test_flip_twice_even_the_same_die() -> None:
    p = with_disc("flip_bean", 2, roll="WWWWY")
    p.answer("use flip_bean", "pick coffee_yellow", "use flip_bean", "pick coffee_green")
    assert p.roll == "WWWWY"
    assert p.offers("use") == []


@pytest.mark.rule("VJ-A03", "VJ-R34")
def test_upgrade_raises_by_a_step() -> None:
    p = with_disc("upgrade_bean", 1, roll="WGKKg*")
    p.answer("use upgrade_bean")
    assert p.offers() == ["pick coffee_white", "pick coffee_green", "pick flavor_green"]  # black and wild cannot be raised
    assert p.copy().answer("pick flavor_green").roll == "WGKK**"
    assert p.copy().answer("pick coffee_green").roll == "WKKKg*"


@pytest.mark.rule("VJ-A03", "VJ-R62")
def test_upgrade_two_steps_on_one_die_or_two() -> None:
    p = with_disc("upgrade_bean", 2, roll="WWKKK")
    one = p.copy().answer("use upgrade_bean", "use upgrade_bean", "pick coffee_yellow")
    two = p.copy().answer("use upgrade_bean", "use upgrade_bean", "pick coffee_white")
    assert (one.roll, two.roll) == ("WBKKK", "YYKKK")
    assert one.offers("use") == two.offers("use") == []


@pytest.mark.rule("VJ-A04", "VJ-R34", "VJ-148")
def test_devalue_lowers_by_a_step() -> None:
    p = with_disc("devalue_bean", 1, roll="WWYK*")
    p.answer("use devalue_bean")
    assert p.offers() == ["pick coffee_yellow", "pick coffee_black", "pick flavor_wild"]
    assert p.copy().answer("pick flavor_wild").roll == "WWYKg"
    two = with_disc("devalue_bean", 2, roll="WWWBK").answer("use devalue_bean", "pick coffee_brown")
    assert two.answer("use devalue_bean", "pick coffee_yellow").roll == "WWWWK"


@pytest.mark.rule("VJ-A05", "VJ-R50", "VJ-R51")
@pytest.mark.parametrize(("level", "extra"), [(1, 1), (2, 2)])
def test_big_batch_rolls_extra_dice(level: int, extra: int) -> None:
    p = with_disc("big_batch", level)
    assert p.offers() == [f"extra {n}" for n in range(extra + 1)]
    assert len(p.copy().answer(f"extra {extra}").roll) == 5 + extra
    assert len(p.copy().answer("extra 0").roll) == 5
    assert with_disc("big_batch", level, featured="RRRWW", by=BEN).question == "act"  # no die is left
    assert with_disc("big_batch", level, featured="RRRW", by=BEN).offers() == ["extra 0", "extra 1"]


@pytest.mark.rule("VJ-A05")
def test_big_batch_does_not_help_after_breaking_apart() -> None:
    p = with_disc("big_batch", 2, featured="RRRGK", by=ANNA).answer("remove black", "break")
    assert p.question == "act"
    assert len(p.roll) == 4


@pytest.mark.rule("VJ-A06", "VJ-R62")
def test_blank_slate_sets_white_dice() -> None:
    p = with_disc("blank_slate", 1, roll="WYBRw*")
    p.answer("use blank_slate")
    coffee = [f"paint coffee {colour}" for colour in ("yellow", "brown", "red", "green", "black")]
    flavor = [f"paint flavor {colour}" for colour in ("yellow", "brown", "red", "green")]
    assert p.offers() == [*coffee, *flavor]
    assert p.copy().answer("paint coffee black").roll == "YBRKw*"
    assert p.copy().answer("paint flavor green").roll == "WYBRg*"
    assert with_disc("blank_slate", 1, roll="YYBRG").question == "act"
    twice = with_disc("blank_slate", 2, roll="WWYBR").answer("use blank_slate", "paint coffee red", "use blank_slate", "paint coffee red")
    assert twice.roll == "YBRRR"


@pytest.mark.rule("VJ-A07", "VJ-R51")
def test_preset_grind_sets_dice_instead_of_rolling() -> None:
    p = with_disc("preset_grind", 2)
    assert p.offers() == ["preset white", "preset yellow", "preset brown", "done"]
    p.answer("preset brown", "preset brown")
    assert len(p.roll) == 5
    assert p.roll.count("B") >= 2
    assert len(new_roll(p).strip()) == 3  # what was set was not rolled
    all_set = with_disc("preset_grind", 2, featured="RRG", by=ANNA).answer("remove green", "break", "preset white", "preset white")
    assert (all_set.roll, all_set.told("rolled"), all_set.told("no-dice")) == ("WW", [], [])
    one = with_disc("preset_grind", 1).answer("preset white")
    assert one.question == "act"
    assert one.roll.count("W") >= 1


@pytest.mark.rule("VJ-A08", "VJ-R62")
@pytest.mark.parametrize(("level", "rolls"), [(1, 2), (2, 4)])
def test_picky_taster_rolls_one_die_again_and_again(level: int, rolls: int) -> None:
    p = with_disc("picky_taster", level, roll="WWWWK")
    p.answer("use picky_taster")
    p.until("pick coffee_black", lambda told: told == ["tasted anna coffee_black coffee_red"])
    assert p.log() == ["Picky Taster: Anna rolls black again: red"]
    done = 1
    while p.question == "taste_again":
        assert p.offers() == ["again", "done"]
        p.answer("again")
        done += 1
    assert done == rolls
    assert len(p.roll) == 5
    assert p.roll.count("W") >= 4
    assert p.offers("use") == []
    early = with_disc("picky_taster", level, roll="WWWWK").answer("use picky_taster", "pick coffee_white", "done")
    assert early.question == "act"


@pytest.mark.rule("VJ-A16", "VJ-R51")
def test_shortage_rolls_fewer_dice() -> None:
    assert len(with_disc("shortage", 1).roll) == 4
    assert len(with_disc("shortage", 2).roll) == 3
    assert len(with_disc("shortage", 2, flavor={ANNA: 3}).roll) == 6
    both = with_disc("shortage", 1, discs={"white": "big_batch"}, marks={ANNA: {"white": 2}})
    assert both.told("short") == ["anna 1"]
    assert len(both.answer("extra 1").roll) == 5


@pytest.mark.rule("VJ-A16", "VJ-R51", "VJ-055")
def test_nothing_to_roll_is_no_action() -> None:
    p = with_disc("shortage", 2, featured="RR", by=ANNA, marks={ANNA: {"red": 2}})
    assert (p.question, p.roll, p.offers()) == ("act", "", ["nothing"])
    assert (p.told("rolled"), p.told("no-dice")) == ([], ["anna"])
    p.answer("nothing")
    assert p.told("nothing") == ["anna"]
    assert p.question == "activate"  # Bonus Flavor


@pytest.mark.rule("VJ-A35", "VJ-094")
def test_abilities_touch_only_own_dice_of_the_roll() -> None:
    p = with_disc("flip_bean", 2, roll="WWWWW", featured="GGGKK", by=BEN, flavor={BEN: 2})
    p.answer("use flip_bean")
    assert p.roll == "WWWWK"
    p.answer("done")
    assert (p.question, p.asked) == ("donate", BEN)
    p.answer("donate")
    assert p.question == "act"
    assert p.offers("use") == []


@pytest.mark.rule("VJ-A30", "VJ-A34", "VJ-105", "VJ-108")
@pytest.mark.parametrize(("marks", "uses"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 2), (7, 0)])
def test_the_level_follows_from_the_marks(marks: int, uses: int) -> None:
    p = position(roll="WYBRG", discs={"yellow": "flip_bean"}, marks={ANNA: {"yellow": marks}})
    used = 0
    while p.offers("use"):
        p.answer("use flip_bean", p.copy().answer("use flip_bean").offers()[0])
        used += 1
    assert used == uses


@pytest.mark.rule("VJ-R69")
def test_the_same_ability_on_two_tracks_adds_up() -> None:
    discs = {"yellow": "intern", "brown": "upgrade_bean"}
    p = position(roll="WWWWW", discs=discs, marks={ANNA: {"yellow": 4, "brown": 2}}, interns={ANNA: "upgrade_bean"})
    p.answer("use upgrade_bean")
    for _ in range(2):
        p.answer("use upgrade_bean", "pick coffee_white")
    assert p.roll == "WWYYY"
    assert p.offers("use") == []


def test_a_corporation_sits_on_side_one() -> None:
    assert position(1, to_move=ANNA, roll="WWWYB").table.sides - 1 == FIRM
