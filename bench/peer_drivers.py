"""Random play on one simulator, one core, in the Python that has it installed: `python peer_drivers.py open_spiel connect_four 3`.

`bench.peers` starts this file in an environment that knows nothing of Cosmocafé, so it imports nothing of it at the top.
Each driver first makes everything ready and then gives, again and again, how many games it has ended and how many decisions
random players have taken; the clock runs only between these. What it prints is JSON.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Played = Iterator[tuple[int, int]]  # the first of them is warming up
Driver = Callable[[], Played]
CORE = "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def cosmocafe(game: str, players: int) -> Played:
    """Whole games over packed tables on one thread."""
    from cosmocafe.core.found import find_game
    from cosmocafe.core.machine.compiled import compiled

    found = find_game(game)
    rules, box, first = compiled(found), found.new_box(players, found.trial_agreed).packed(), 0
    rules.play(box, rules.new_tables(1), players)
    tables = 20
    while True:
        began = time.perf_counter()
        counts = rules.play(box, rules.new_tables(tables), players, first)
        yield tables, int(counts.sum())
        first += tables
        if time.perf_counter() - began < 0.05:
            tables = min(2 * tables, 20000)


def cosmocafe_single(game: str, players: int) -> Played:
    """One table in a Python loop."""
    from cosmocafe.core.found import find_game
    from cosmocafe.core.machine.single import Single

    found, rng, seed = find_game(game), random.Random(1), 0  # noqa: S311
    table = Single(found, players, agreed=found.trial_agreed)
    options, answer, chance = table.options, table.answer, rng.random
    while True:
        seed += 1
        count, decisions = table.start(seed), 0
        while count:
            count = answer(options[int(chance() * count)])
            decisions += 1
        yield 1, decisions


def cosmocafe_vector(game: str, players: int, batch: int) -> Played:
    """The vector environment: each step writes observations and masks of all tables, and ended games begin again."""
    from cosmocafe.core.machine.compiled import compiled
    from cosmocafe.envs.vector import TableVector

    env, step = TableVector(game, batch, players=players, threads=1), 0
    rules = compiled(env.setting.game)
    env.reset(seed=1)
    while True:
        step += 1
        _, _, terminated, _, _ = env.step(rules.choose(env.turns.tables, step))
        yield int(terminated.sum()), batch


def cosmocafe_pettingzoo(game: str, players: int) -> Played:
    """Our tables through PettingZoo's interface."""
    from cosmocafe.envs.pettingzoo import env

    return agent_by_agent(env(game, players=players))


def open_spiel(game: str) -> Played:
    """State by state through the Python interface."""
    import pyspiel

    rules, rng = pyspiel.load_game(game), random.Random(1)  # noqa: S311
    while True:
        state, decisions = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                faces, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(faces, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        yield 1, decisions


def open_spiel_inside(game: str, rollouts: int) -> Played:
    """Whole games without leaving C++: the random rollouts of a search of one simulation. Their decisions are not told,
    so they are those of the games driven from Python, on the average."""
    import pyspiel

    rules, outside = pyspiel.load_game(game), open_spiel(game)
    average = sum(next(outside)[1] for _ in range(300)) / 300
    state = rules.new_initial_state()
    while state.is_chance_node():  # a search cannot begin with a roll
        state.apply_action(state.chance_outcomes()[0][0])
    seed = 0
    while True:
        seed += 1
        bot = pyspiel.MCTSBot(rules, pyspiel.RandomRolloutEvaluator(rollouts, seed), 2.0, 1, 1000, False, seed, False)
        bot.mcts_search(state)
        yield rollouts, round(rollouts * average)


def pgx(game: str, batch: int, steps: int) -> Played:
    """Many tables at once in one compiled loop; a table that is over begins again."""
    os.environ.setdefault(*CORE)
    import jax
    import jax.numpy as jnp
    import pgx as peer
    from pgx.experimental import auto_reset

    env: Any = peer.make(game)
    step, start = jax.vmap(auto_reset(env.step, env.init)), jax.vmap(env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, rolling = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, action, jax.random.split(rolling, batch))
        return (state, key), state.terminated.sum()

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps))
    carry = (start(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2))
    while True:
        carry, ended = many(carry)
        yield int(ended.sum()), batch * steps


def pettingzoo(game: str) -> Played:
    """Its own games."""
    from importlib import import_module

    return agent_by_agent(import_module(f"pettingzoo.classic.{game}").env())


def agent_by_agent(env: Any) -> Played:
    """PettingZoo's loop."""
    import numpy as np

    rng, seed = np.random.default_rng(1), 0
    while True:
        seed += 1
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
                decisions += 1
        yield 1, decisions


def catanatron(players: int) -> Played:
    """Its own random players and its own loop; a game of 1,000 turns is over without a winner."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    random.seed(1)
    while True:
        game, decisions = Game([RandomPlayer(color) for color in list(Color)[:players]]), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        yield 1, decisions


def fastcatan() -> Played:
    """`Env.step` from Python."""
    import fastcatan as peer

    env, rng, seed = peer.Env(), random.Random(1), 0  # noqa: S311
    while True:
        seed += 1
        env.reset(seed=seed)
        decisions = 0
        while not env.done:
            env.step(rng.choice(env.legal_actions()))
            decisions += 1
        yield 1, decisions


BACKGAMMON = "backgammon(scoring_type=full_scoring)"
DRIVERS: dict[tuple[str, str], Driver] = {
    ("cosmocafe", "connect_four"): partial(cosmocafe, "examples/connect_four.py", 2),
    ("cosmocafe", "kuhn_poker"): partial(cosmocafe, "examples/kuhn_poker.py", 3),
    ("cosmocafe", "backgammon"): partial(cosmocafe, "examples/backgammon.py", 2),
    ("cosmocafe", "catan"): partial(cosmocafe, "starfarers", 4),
    ("cosmocafe", "stardust_coffee"): partial(cosmocafe, "stardust_coffee", 2),
    ("cosmocafe_vector", "connect_four"): partial(cosmocafe_vector, "examples/connect_four.py", 2, 4096),
    ("cosmocafe_vector", "kuhn_poker"): partial(cosmocafe_vector, "examples/kuhn_poker.py", 3, 4096),
    ("cosmocafe_vector", "backgammon"): partial(cosmocafe_vector, "examples/backgammon.py", 2, 4096),
    ("cosmocafe_vector", "stardust_coffee"): partial(cosmocafe_vector, "stardust_coffee", 2, 1024),
    ("cosmocafe_vector", "catan"): partial(cosmocafe_vector, "starfarers", 4, 512),
    ("cosmocafe_pettingzoo", "connect_four"): partial(cosmocafe_pettingzoo, "examples/connect_four.py", 2),
    ("cosmocafe_pettingzoo", "stardust_coffee"): partial(cosmocafe_pettingzoo, "stardust_coffee", 2),
    ("cosmocafe_single", "stardust_coffee"): partial(cosmocafe_single, "stardust_coffee", 2),
    ("cosmocafe_single", "connect_four"): partial(cosmocafe_single, "examples/connect_four.py", 2),
    ("cosmocafe_single", "backgammon"): partial(cosmocafe_single, "examples/backgammon.py", 2),
    ("cosmocafe_single", "catan"): partial(cosmocafe_single, "starfarers", 4),
    ("open_spiel", "connect_four"): partial(open_spiel, "connect_four"),
    ("open_spiel", "kuhn_poker"): partial(open_spiel, "kuhn_poker(players=3)"),
    ("open_spiel", "backgammon"): partial(open_spiel, BACKGAMMON),
    ("open_spiel_inside", "connect_four"): partial(open_spiel_inside, "connect_four", 1000),
    ("open_spiel_inside", "kuhn_poker"): partial(open_spiel_inside, "kuhn_poker(players=3)", 10000),
    ("open_spiel_inside", "backgammon"): partial(open_spiel_inside, BACKGAMMON, 50),
    ("pgx", "connect_four"): partial(pgx, "connect_four", 4096, 50),
    ("pgx", "kuhn_poker"): partial(pgx, "kuhn_poker", 4096, 50),
    ("pgx", "backgammon"): partial(pgx, "backgammon", 256, 100),
    ("pettingzoo", "connect_four"): partial(pettingzoo, "connect_four_v3"),
    ("catanatron", "catan"): partial(catanatron, 4),
    ("fastcatan", "catan"): fastcatan,
}


def measure(driver: Driver, seconds: float) -> dict[str, float]:
    """Games and decisions a second of this process's own time, so that others on the machine count less."""
    played = driver()
    next(played)
    games = decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        more_games, more_decisions = next(played)
        games, decisions = games + more_games, decisions + more_decisions
    spent = time.process_time() - began
    return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    name, game, seconds = sys.argv[1:]
    print(json.dumps(measure(DRIVERS[name, game], float(seconds))))
