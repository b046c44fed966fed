"""The numbers of the box, where they come from, and what a changed box may hold (SC-R05 to SC-R08, SC-R42)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.errors import BoxError
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.vocabulary import CARD, GOOD, NONE

from .builder import SARA, begun, board, position


@pytest.mark.rule("SC-R06", "SC-R07")
def test_rounds_spawn_and_rob_as_ruled() -> None:
    track = begun(4).box.round_track
    assert [turn.rob for turn in track] == [0, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert {n: turn.pirate for n, turn in enumerate(track, start=1) if turn.pirate != NONE} == {2: 0, 4: 1, 6: 2}


@pytest.mark.rule("SC-R08")
def test_storages_have_six_one_and_three_slots() -> None:
    box = begun().box
    assert (box.basic_slots, box.advanced_slots, box.stardust_slots) == (6, 1, 3)


@pytest.mark.rule("SC-R42")
def test_all_copper_cards_are_the_same_espresso() -> None:
    box = begun().box
    assert [GOOD.text(good) for good in range(GOOD.size) for _ in range(box.cards[0].recipe[good])] == ["coffee", "coffee", "water"]
    assert (CARD.text(0), box.cards[0].vp, box.cards[0].icons) == ("espresso", 5, 1)


def test_every_number_says_where_it_comes_from() -> None:
    def unmarked(table: dict[str, Any], place: str) -> list[str]:
        nested = [(f"{place}.{key}", value) for key, value in table.items() if isinstance(value, dict) and key != "effect"]
        own = [] if "source" in table else [place]
        return own + [name for key, value in nested for name in unmarked(value, key)]

    components = game._components
    for key, found in components.items():
        for row in found if isinstance(found, list) else [found]:
            assert unmarked(row, key) == []
            assert row["source"] in ("rulebook", "original")
            assert set(row.get("rulebook_fixed", [])) | set(row.get("original_fields", [])) <= set(row)


CHANGES: list[dict[str, Any]] = [
    {"coffee_cards": {"latte": {"vp": 12, "recipe": ["chocolate", "ice"], "stardust": 1, "badges": ["honor", "honor"]}}},
    {"rounds": {"2": {"spawn": "gamma", "rob": 3}, "6": {"spawn": "alpha"}, "8": {"event": "dusk"}}},
    {"honor_track": {"4": {"reward": "gain_advanced_choice", "count": 1, "vp": 2}}},
    {"powers": {"1": {"upgrade_with": "ice", "effect": {"move_ccw": {"max": 6}}}}},
    {"player": {"storage": {"basic_slots": 8, "advanced_slots_per_type": 2}}},
    {"pirate_tracks": {"2": {"spaces": [1, 2, 3, 4, 5]}}},
    {"stardust_ports": {"1": {"position": 2}}, "pirate_ports": {"alpha": {"position": 1}}},
    {"globes": {"coffee_3": {"number": 4}, "coffee_4": {"number": 3}}},
    {"supply": {"per_color": {"coffee": 40, "water": 25, "milk": 25}}},
    {"restock": {"trade_basic_cost": 3, "gain_basic": 2}, "meta": {"rounds": 5}},
    {"dice": {"coffee_die": {"faces": [1, 1, 2, 3, 5, 6]}}},
]


@pytest.mark.parametrize("values", CHANGES, ids=[next(iter(values)) for values in CHANGES])
def test_printed_numbers_can_be_played(values: dict[str, Any]) -> None:
    for seed in range(2):
        p = begun(3, seed, change=values)
        while not p.over:
            p.answer(p.offers()[p.table.rng[0] % len(p.offers())])


def test_a_changed_card_is_what_is_played() -> None:
    change = {"coffee_cards": {"latte": {"recipe": ["chocolate", "chocolate"]}}, "player": {"storage": {"advanced_slots_per_type": 2}}}
    sara = board("A", "(A)", goods="2 chocolate", card="latte", delivered="espresso")
    p = position(sara, board("C", "(C)"), change=change, market="mocha breve")
    assert p.answer("pour chocolate", "pour chocolate").told("completed") == ["sara latte"]


def test_the_amounts_of_powers_and_rewards_come_from_the_box() -> None:
    change = {"powers": {"6": {"effect": {"gain_basic_choice": {"count": 3}}}}}
    p = position(board("A", "A", powers="dredging_web"), board("C"), die="coffee 6", ship="A", change=change)
    p.answer("use dredging_web", "gain milk", "gain milk", "gain milk")
    assert (p.goods(SARA), p.question) == ("3 milk", "act")


FOUR_TARGETS = {"coffee": {"count": 1}, "water": {"count": 1}, "milk": {"count": 2}}
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"coffee_cards": {"tea": {"vp": 3}}}, "coffee_cards.tea"),
    ({"coffee_cards": {"latte": {"recipe": ["tea"]}}}, "coffee_cards"),
    ({"coffee_cards": {"latte": {"copies": 2}}}, "coffee_cards.latte.copies"),
    ({"coffee_cards": {"latte": {"tier": "copper"}}}, "coffee_cards.latte.tier"),
    ({"coffee_cards": {"espresso": {"copies": 1}}}, "coffee_cards.espresso.copies"),
    ({"supply": {"per_color": {"coffee": 31}}}, "supply.per_color"),
    ({"supply": {"event_tokens": 9}}, "supply.event_tokens"),
    ({"supply": {"pirate_ships": 4}}, "supply.pirate_ships"),
    ({"pirate_targets": {"coffee": {"count": 2}}}, "pirate_targets"),
    ({"rounds": {"1": {"event": "dawn"}}}, "rounds.1.event"),
    ({"rounds": {"1": {"spawn": "alpha"}, "2": {"spawn": "none"}}}, "rounds.1.spawn"),
    ({"rounds": {"3": {"spawn": "alpha"}}}, "rounds"),
    ({"rounds": {str(n): {"event": "dusk"} for n in range(2, 10)}}, "rounds"),
    ({"stardust_ports": {"1": {"position": 4}}}, "stardust_ports.1.position"),
    ({"pirate_ports": {"beta": {"position": 0}}}, "pirate_ports.beta.position"),
    ({"globes": {"coffee_3": {"first_game_position": 5}}}, "first_game_position"),
    ({"globes": {f"milk_{n}": {"color": "water"} for n in range(3, 7)}}, "globes"),
    ({"cities": {"arabica_prime": {"position": 1}}}, "cities"),
    ({"ring": {"size": 20}}, "ring.size"),
    ({"limits": {"honor_max": 9}}, "limits.honor_max"),
    ({"limits": {"honor_max": 6}}, "honor_track"),
    ({"limits": {"sail_max": 99}}, "limits.sail_max"),
    ({"player": {"ships_at_start": 3, "ships": 2}}, "player.ships_at_start"),
    ({"player": {"start_stardust": 4}}, "player.start_stardust"),
    ({"powers": {"1": {"effect": {"move_ccw": {"op": "teleport"}}}}}, "powers.1.effect"),
    ({"powers": {"4": {"effect": [{"op": "convert", "price": 2}]}}}, "powers.4.effect"),
    ({"events": {"dawn_basics": {"effect": {"op": "sleep"}}}}, "events.dawn_basics.effect.op"),
    ({"ingredients": {"coffee": {"color": "milk"}}}, "ingredients.coffee"),
    ({"pirate_tracks": {"2": {"players": 5}}}, "pirate_tracks"),
    ({"dice": {"coffee_die": {"faces": [1, 2]}}}, "dice"),
    ({"meta": {"rounds": 0}}, "meta.rounds"),
    (
        {"supply": {"pirate_target_markers": 4}, "pirate_targets": {"coffee": {"count": 1}, "water": {"count": 1}, "milk": {"count": 2}}},
        "markers",
    ),
]


@pytest.mark.parametrize(("values", "named"), REFUSED, ids=[named for _, named in REFUSED])
def test_what_the_rules_cannot_play_is_refused_with_its_place(values: dict[str, Any], named: str) -> None:
    with pytest.raises(BoxError, match=named.replace(".", r"\.")):
        game.new_box(2, change={"file": "changed.toml", "values": values})
