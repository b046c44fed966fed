"""The levels: each a bot by name; the first ones err as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import log2
from pathlib import Path
from unittest import mock

import pytest

import cosmocafe
from cosmocafe.bots import COMPANY, LEVELS, USUAL, SearchBot, bot_for, companion, find_bot
from cosmocafe.bots.greedy import GREEDY
from cosmocafe.bots.learned import has_network
from cosmocafe.bots.levels import BeginnerBot, EasyBot, ExpertBot, expert_network, narrowed, noticed
from cosmocafe.bots.search import SEARCH
from cosmocafe.bots.search.calibration import calibration_of, levels_of, read, written
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.testing import Position
from tests.games.star_stations.builder import position as some_ships
from tests.games.vivajava_dice.builder import position as a_roll

from .moods import mood

BOOK = Path(__file__).parents[2] / "docs" / "bots.md"


def test_there_are_five_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["beginner", "easy", "normal", "hard", "expert"] and USUAL in LEVELS
    assert COMPANY[: len(LEVELS)] == tuple(LEVELS)
    assert find_bot("expert").seconds == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_each_has_more_attention_or_visits_than_the_one_below(name: str) -> None:
    levels = {**{level: made.usual for level, made in LEVELS.items()}, **levels_of(find_game(name))}  # type: ignore[attr-defined]
    attention, visits = [levels[level] for level in ("easy", "normal")], [levels[level] for level in ("hard", "expert")]
    numbers = " | ".join([*(f"{levels[level]:g}" for level in ("beginner", "easy", "normal")), *(f"{count:,} visits" for count in visits)])
    assert f"| {find_game(name).title} | {numbers} |" in BOOK.read_text(encoding="utf-8")
    assert attention == sorted(attention) and 0 < levels["beginner"] <= 1 and attention[-1] <= 1 and 5 <= visits[0] < visits[1]


def test_a_game_has_levels_of_its_own_and_whoever_asks_for_visits_gets_them(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four, seed=1).view(0)
    with mock.patch("cosmocafe.bots.levels.levels_of", lambda game: {"hard": 17}):
        for name, visits in (("hard", 17), ("hard:visits=23", 23), ("expert:visits=29", 29)):
            bot = find_bot(name)
            assert isinstance(bot, SearchBot) and bot.think(view).visits == visits
    assert find_bot("hard").visits == 300  # type: ignore[attr-defined]


def test_the_expert_thinks_with_the_games_network_where_the_game_says_so(star_stations: Game) -> None:
    expert, hard = find_bot("expert:visits=40"), find_bot("hard:visits=40")
    nets = []
    for players in (2, 3, 2):
        view = cosmocafe.new(star_stations, players=players, seed=1).view(0)
        for bot in (expert, hard):
            assert isinstance(bot, SearchBot)
            nets.append(bot.searching(view.game, players).net is not None)
    assert nets == [True, False, False, False, True, False]


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_what_a_game_says_of_its_networks_is_so_for_each_number_of_players(name: str) -> None:
    """Where it says `net = true` one lies beside it that fits; where it does not the expert goes without, also past one that lies there."""
    game, expert = find_game(name), ExpertBot()
    for players, known in calibration_of(game).items():
        with mock.patch("cosmocafe.bots.search.net_for", lambda game, name, players: (name, players)):
            net: object = expert.searching(game, players).net
        assert net == (("own", players) if known.net else None)
        assert has_network(game, players) or not known.net
    assert calibration_of(game) == read(written(game, calibration_of(game), {}))[0]


def test_an_expert_whose_network_is_broken_is_refused_but_makes_do_where_people_wait(star_stations: Game) -> None:
    alone, in_company = find_bot("expert"), companion("expert")
    assert isinstance(alone, SearchBot) and isinstance(in_company, SearchBot)
    with mock.patch("cosmocafe.bots.levels.has_network", side_effect=InputError("a broken network")):
        with pytest.raises(InputError, match="a broken network"):
            alone.searching(star_stations, 2)
        with pytest.raises(InputError, match="a broken network"):
            bot_for(star_stations, 2, "expert")  # before anybody plays
        assert in_company.searching(star_stations, 2).net is None


@pytest.mark.parametrize("name", LEVELS)
def test_each_answers_with_an_option(name: str, connect_four: Game, kuhn_poker: Game) -> None:
    for game in (connect_four, kuhn_poker):
        match, bot = cosmocafe.new(game, seed=3), companion(name, 0.02)
        for _ in range(3):
            if not match.over:
                match.answer(bot.answer(match.view(match.asked), mood(match.number)))


def test_the_cafe_bounds_thinking_and_never_adds_to_it() -> None:
    bounded, content, free = companion("hard", 0.2), companion("expert", 20), companion("hard")
    assert isinstance(bounded, SearchBot) and bounded.seconds == 0.2
    assert isinstance(content, SearchBot) and content.seconds == 3
    assert isinstance(free, SearchBot) and free.seconds is None
    for stranger in ("search", "flat", "expert:seconds=60", "hard:visits=9", "bot.py"):
        with pytest.raises(InputError, match="there is no bot"):
            companion(stranger)


def test_what_is_plain_is_seen_and_what_is_made_of_much_is_overlooked(star_stations: Game) -> None:
    """The more parts an answer has, the more often it is overlooked."""
    match, chance = cosmocafe.new(star_stations, seed=5), mood(5)
    offered, seen = Counter[int](), Counter[int]()
    for _ in range(120):
        if match.over:
            break
        view = match.view(match.asked)
        parts = {option: len(star_stations.catalogue.parts(option)) for option in view.options}
        if len(parts) > 4:
            for _ in range(20):
                offered.update(parts.values())
                seen.update(parts[option] for option in noticed(view, chance, 0.9))
        match.answer(chance.choice(view.options))
    shares = [seen[count] / offered[count] for count in sorted(offered)]
    assert len(shares) > 1 and shares == sorted(shares, reverse=True) and shares[-1] < 0.9


def test_the_more_there_is_to_choose_from_the_more_is_overlooked(connect_four: Game) -> None:
    view, chance = cosmocafe.new(connect_four, seed=1).view(0), mood(7)
    seen = sum(len(noticed(view, chance, 0.9)) for _ in range(1000)) / 7000
    assert abs(seen - 0.9 ** log2(7)) < 0.03


def test_what_is_overlooked_is_not_answered(connect_four: Game) -> None:
    table = cosmocafe.new(connect_four, seed=1).table
    assert list(narrowed(table, [5, 2]).offered) == [5, 2] and len(table.offered) == 7


def test_hard_judges_where_a_turn_ends_and_expert_as_the_game_says() -> None:
    game = find_game("vivajava_dice")
    turns = {name: find_bot(name).searching(game, 2).plan(2, sees_all=False).turns for name in ("hard", "expert")}  # type: ignore[attr-defined]
    assert turns["hard"] == 1 < turns["expert"]


def test_somebody_without_attention_still_answers(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four, seed=1).view(0)
    seen = [noticed(view, mood(seed), 0.0) for seed in range(40)]
    assert all(len(one) == 1 for one in seen) and {one[0] for one in seen} == set(view.options)
    assert noticed(view, mood(1), 1.0) == view.options


def test_the_beginner_is_better_than_chance_and_worse_than_the_next(star_stations: Game) -> None:
    compiled_for(star_stations, GREEDY).load()

    def wins(first: str, other: str, games: int = 6) -> int:
        won = 0
        for number in range(games):
            bots = [find_bot(name) for name in ((first, other) if number % 2 else (other, first))]
            match, rng = cosmocafe.new(star_stations, 2, number // 2, agreed=star_stations.trial_agreed), mood(number)
            while not match.over and match.number < 2000:
                match.answer(bots[match.asked].answer(match.view(match.asked), rng))
            won += match.over and match.places[number % 2 == 0] == 1
        return won

    assert wins("beginner", "random") >= 4 and wins("easy", "beginner") >= 4


@pytest.mark.parametrize("bot", [BeginnerBot(), EasyBot()])
def test_compiled_and_plain_rules_give_the_same_answer(bot: BeginnerBot | EasyBot, star_stations: Game) -> None:
    compiled_for(star_stations, GREEDY).load()
    match = cosmocafe.new(star_stations, seed=2)
    for number in range(12):
        view = match.view(match.asked)
        fast = bot.answer(view, mood(number))
        with mock.patch.object(star_stations, "compiled", set()):
            assert bot.answer(view, mood(number)) == fast
        match.answer(fast)


AT_ONCE: dict[str, Callable[[], Position]] = {
    "vivajava_dice": lambda: a_roll(2, roll="RRRGK", pp=[20, 19]),
    "star_stations": lambda: some_ships(red="X a1, F c3 d3 e3, FF b4", blue="X f6, F f5", stations="c3 d3 e3 b5", ore=[5, 5], metal=[5, 5]),
}


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_strongest_sees_a_win_in_its_own_turn_whatever_its_network_likes(name: str) -> None:
    game, laid = find_game(name), AT_ONCE[name]()
    compiled_for(game, SEARCH).load()
    assert expert_network(game, 2)
    table = laid.table.copy()
    for _ in range(4):
        if table.over or table.asked != 0:
            break
        game.loops.answer(laid.box, table, find_bot("expert:visits=100").answer(View(game, laid.box, table, 0), mood(1)))
    assert table.over and table.places[:2] == [1, 2]
