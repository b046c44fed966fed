"""No bot knows more than its seat: with another hidden part behind the same view, each gives the same answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.bots import BROUGHT, LEVELS, find_bot
from cosmocafe.core.author.chance import seed_by
from cosmocafe.core.contract.variants import Variant, variants
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.match import Match

from .moods import mood
from .test_learned import some_network

FEW = {"hard": ":visits=90", "expert": ":visits=120,seconds=60"}  # no clock may choose
BOTS = [*(f"{level}{FEW.get(level, '')}" for level in LEVELS), "greedy", "search:visits=60", "flat:visits=60,playout=20"]
NETS = ["learned:net={}", "learned:replies=2,net={}", "search:visits=40,net={}", "search:visits=40,turns=2,net={}"]
ANSWERS, DEALS = 40, 2


def ways(game: Game) -> list[Variant]:
    """Every number of players as the game is tried out, and one other agreement with each, all in turn."""
    found = []
    for number, players in enumerate(game.players):
        usual, *others = variants(game, players)
        found += [usual, *others[number % len(others) :][:1]] if others else [usual]
    return found


def chosen_moment(game: Game, way: Variant) -> Match:
    """A match after some random answers, where the asked seat has a choice."""
    for seed in range(20):
        match, rng = Match(game, way.players, seed, agreed=way.agreed), mood(seed)
        while not match.over and (match.number < ANSWERS or len(match.options) < 2):
            match.answer(rng.choice(match.options))
        if not match.over:
            return match
    raise AssertionError("all games are short")


def with_networks(game: Game, players: int, folder: Path) -> list[str]:
    """Bots that ask a network: for each number of players one that judges answers, and one that judges ends of turns."""
    found = []
    for learned in ("ppo", "turns"):
        file = folder / f"{learned}.{players}.safetensors"
        some_network(game, 3, players, algorithm=learned).keep(file)
        found += [bot.format(file) for bot in NETS]
    return found


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_no_bot_knows_what_its_seat_does_not(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    for brought in BROUGHT:
        compiled_for(game, brought).load()
    for way in ways(game):
        match = chosen_moment(game, way)
        view, tables = match.view(match.asked), {match.table.to_bytes()}
        bots = [*BOTS, *with_networks(game, way.players, tmp_path)]
        answers = [find_bot(bot).answer(view, mood(7)) for bot in bots]
        for seed in range(DEALS):
            other = view.table.copy()
            seed_by(other, seed)
            game.loops.unveil(match.box, other, view.seat)
            seed_by(other, 1000 + seed)
            tables.add(other.to_bytes())
            again = View(game, match.box, other, view.seat)
            assert [find_bot(bot).answer(again, mood(7)) for bot in bots] == answers, str(way)
        assert len(tables) > DEALS  # at least chance is another one
