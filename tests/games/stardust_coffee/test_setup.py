"""Components and setup (SC-001 to SC-018)."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmocafe.core.author.sets import count, has
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.box import EventKind
from cosmocafe.games.stardust_coffee.ring import NAMES
from cosmocafe.games.stardust_coffee.vocabulary import CARDS, NONE, Tier

from .builder import FIRST_GAME, PEOPLE, begun, settled


@pytest.mark.rule("SC-002", "SC-006")
@pytest.mark.parametrize("seed", range(5))
def test_four_cities_in_the_corners_and_four_globes_of_each_colour_between_them(seed: int) -> None:
    t = begun(seed=seed).table
    assert [name for tile, name in enumerate(NAMES) if t.globes[tile] == NONE] == ["A", "B", "C", "D"]
    assert sorted(globe for globe in t.globes if globe != NONE) == list(range(12))
    assert [count(tiles) for tiles in t.colored] == [4, 4, 4]


@pytest.mark.rule("SC-006")
def test_globes_are_distributed_at_random_or_as_shown_for_a_first_game() -> None:
    assert len({tuple(begun(seed=seed).table.globes) for seed in range(20)}) == 20
    fixed = {tuple(begun(seed=seed, agreed=FIRST_GAME).table.globes) for seed in range(20)}
    assert len(fixed) == 1
    p = begun(agreed=FIRST_GAME)
    shown = [p.box.globes[globe] for globe in fixed.pop() if globe != NONE]
    assert [(globe.color, globe.number) for globe in shown[:3]] == [(2, 3), (0, 4), (1, 5)]  # milk 3, coffee 4, water 5
    assert [one.values for one in game.agreements] == [["random", "first_game"]]


@pytest.mark.rule("SC-006")
def test_every_globe_can_lie_on_every_tile() -> None:
    met = Counter((tile, globe) for seed in range(400) for tile, globe in enumerate(begun(seed=seed).table.globes) if globe != NONE)
    assert len(met) == 12 * 12


@pytest.mark.rule("SC-003")
def test_three_action_dice_and_a_stardust_die_have_the_faces_one_to_six() -> None:
    rolled: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(200):
        t = settled(seed=seed).table
        for die, face in enumerate([*t.dice, t.port]):
            rolled[die].add(face)
    assert rolled == [{1, 2, 3, 4, 5, 6}] * 4


@pytest.mark.rule("SC-004", "SC-R24")
def test_the_box_holds_so_many_tokens_cards_and_markers() -> None:
    box = begun(4).box
    assert (list(box.supply), sum(box.supply), box.stardust) == ([30, 30, 30], 90, 40)
    assert (sum(box.targets), len(box.pirate_tile), len(box.events)) == (9, 3, 10)
    assert Counter(event.kind for event in box.events) == {EventKind.DAWN: 5, EventKind.DUSK: 5}
    tiers = Counter(card.tier for card in box.cards)
    assert 4 * tiers[Tier.COPPER] + tiers[Tier.SILVER] + tiers[Tier.GOLD] == 20


@pytest.mark.rule("SC-005", "SC-012", "SC-R42")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_board_three_ships_and_an_undelivered_copper_card(players: int) -> None:
    p = settled(players)
    for seat in range(players):
        assert (p.card(seat), p.delivered(seat), p.poured(seat)) == ("espresso", "", "")
        assert len(p.board(seat).ships) == 3
    assert {p.box.cards[p.board(seat).card].tier for seat in range(players)} == {Tier.COPPER}


@pytest.mark.rule("SC-007")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_movement_track_fits_the_number_of_players_and_its_marker_starts_leftmost(players: int) -> None:
    p = begun(players)
    tracks = {row["players"]: row["spaces"] for row in game._components["pirate_tracks"]}
    assert list(p.box.track[: p.box.track_length]) == tracks[players]
    assert p.table.marker == 0


@pytest.mark.rule("SC-008", "SC-009")
def test_round_one_begins_with_nine_face_down_target_markers() -> None:
    t = settled().table
    assert (t.round, t.target, sum(t.targets)) == (1, NONE, 9)


@pytest.mark.rule("SC-010", "SC-R01", "SC-R02", "SC-R05")
def test_dawn_slots_take_dawn_tokens_and_dusk_slots_dusk_tokens() -> None:
    box = begun().box
    slots = {number: turn.event for number, turn in enumerate(box.round_track, start=1) if turn.event != NONE}
    assert slots == {3: EventKind.DAWN, 5: EventKind.DAWN, 7: EventKind.DUSK, 9: EventKind.DUSK}
    t = begun().table
    assert [box.events[event].kind for event in range(10) if t.dawns[event]] == [EventKind.DAWN] * 5
    assert [box.events[event].kind for event in range(10) if t.dusks[event]] == [EventKind.DUSK] * 5


@pytest.mark.rule("SC-011", "SC-013")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_but_a_stardust_for_each_player_starts_in_the_supply(players: int) -> None:
    p = begun(players)
    assert list(p.table.supply) == [30, 30, 30]
    assert p.table.stardust == 40 - players
    assert (p.pirates, p.dusted, sum(p.table.tokens)) == ("", "", 0)
    for seat in range(players):
        assert (p.goods(seat), p.board(seat).stardust) == ("", 1)


@pytest.mark.rule("SC-014")
def test_every_honor_marker_starts_on_space_zero() -> None:
    assert [me.honor for me in begun(4).table.boards] == [0, 0, 0, 0]


@pytest.mark.rule("SC-015")
def test_two_silver_and_two_gold_cards_are_on_offer() -> None:
    offers = set()
    for seed in range(60):
        p = begun(seed=seed)
        shown = [card for card in p.table.market if card != NONE]
        assert [p.box.cards[card].tier for card in shown] == [Tier.SILVER, Tier.SILVER, Tier.GOLD, Tier.GOLD]
        assert sum(p.table.silver) == sum(p.table.gold) == 6
        offers |= set(shown)
    assert offers == set(range(1, CARDS))


@pytest.mark.rule("SC-016", "SC-R04")
def test_anybody_can_become_first_player() -> None:
    firsts = Counter(begun(3, seed).table.first for seed in range(300))
    assert min(firsts[seat] for seat in range(3)) > 60
    p = begun(3, 5)
    assert p.told("first-player") == [PEOPLE[p.table.first]]


@pytest.mark.rule("SC-017", "SC-018", "SC-R43")
def test_players_choose_different_cities_clockwise_and_put_two_ships_there() -> None:
    p = begun(3, seed=4)
    first = p.table.first
    for k, free in enumerate((4, 3, 2)):
        seat = (first + k) % 3
        assert (p.asked, p.question, len(p.offers())) == (seat, "starbase", free)
        city = p.offers()[-1]
        p.answer(city)
        assert city not in p.offers()
        assert p.ships(seat) == " ".join([NAMES[p.board(seat).base]] * 2)
        assert p.board(seat).ships[2] == NONE
    assert (p.asked, p.question) == (first, "recharge")


@pytest.mark.rule("SC-R43")
def test_all_cities_are_equal_and_have_a_name_only() -> None:
    p = begun()
    assert p.offers() == ["starbase arabica_prime", "starbase robusta_reach", "starbase liberica_landing", "starbase excelsa_enclave"]
    assert [has(p.box.cities, tile) for tile in (0, 4, 8, 12)] == [True] * 4


@pytest.mark.rule("SC-R56", "SC-017")
def test_the_last_starbase_is_not_asked_for() -> None:
    p = begun(4)
    p.answer(p.offers()[0]).answer(p.offers()[0]).answer(p.offers()[0])
    assert p.question == "recharge"
    assert len({me.base for me in p.table.boards}) == 4
