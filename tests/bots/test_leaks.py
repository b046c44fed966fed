"""No bot knows more than its seat: with another hidden part behind the same view, each gives the same answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.bots import BROUGHT, LEVELS, find_bot
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_by
from cosmocafe.core.contract.variants import Variant, variants
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.match import Match

from .moods import mood
from .networks import some_network

FEW = {"hard": ":visits=90", "expert": ":visits=120,seconds=60"}  # no clock may choose
BOTS = [*(f"{level}{FEW.get(level, '')}" for level in LEVELS), "greedy", "search:visits=60", "flat:visits=60,playout=20"]
NETS = ["learned:net={}", "learned:replies=2,net={}", "search:visits=40,net={}", "search:visits=40,turns=2,net={}"]
ANSWERS, DEALS = 40, 2


def ways(game: Game) -> list[Variant]:
    """Every number of players as the game is tried out, and one other agreement with each, all in turn; and with what makes secrets."""
    found = []
    for number, players in enumerate(game.players):
        usual, *others = variants(game, players)
        found += [usual, *others[number % len(others) :][:1]] if others else [usual]
        if game.secret_when:
            secret = {**game.trial_agreed, **game.secret_when}
            found.append(Variant(players, secret, game.new_box(players, secret)))
    return found


def chosen_views(game: Game, way: Variant) -> list[View]:
    """What seats see that have a choice, after some random answers, and where something is hidden from them, if anything is."""
    late: list[View] = []
    hidden: list[View] = []
    for seed in range(20):
        match, rng = Match(game, way.players, seed, agreed=way.agreed), mood(seed)
        while not match.over and not (late and (hidden or match.number > 2 * ANSWERS)):
            if len(match.options) > 1:
                view = match.view(match.asked)
                late += [view] if match.number >= ANSWERS and not late else []
                hidden += [view] if not hidden and hides(view) else []
            match.answer(rng.choice(match.options))
    assert late, "all games are short"
    assert hidden or way.agreed != {**game.trial_agreed, **game.secret_when} or not game.has_secrets
    return late + hidden


def hides(view: View) -> bool:
    """Whether another part than chance is dealt each time that the view is completed."""
    found = set()
    for seed in range(3 if view.game.has_secrets else 0):
        other = dealt(view, seed)
        seed_by(other, 0)
        found.add(other.to_bytes())
    return len(found) > 1


def dealt(view: View, seed: int) -> Anything:
    """A table as it may lie behind a view."""
    other = view.table.copy()
    seed_by(other, seed)
    view.game.loops.unveil(view.box, other, view.seat)
    return other


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
        bots = [*BOTS, *with_networks(game, way.players, tmp_path)]
        for view in chosen_views(game, way):
            tables = {view.table.to_bytes()}
            answers = [find_bot(bot).answer(view, mood(7)) for bot in bots]
            for seed in range(DEALS):
                other = dealt(view, seed)
                seed_by(other, 1000 + seed)
                tables.add(other.to_bytes())
                again = View(game, view.box, other, view.seat)
                again.table = other  # a bot that is handed what is hidden does not look at it
                assert [find_bot(bot).answer(again, mood(7)) for bot in bots] == answers, str(way)
            assert len(tables) > DEALS  # at least chance is another one
