"""OpenSpiel: importing this registers every installed game, as `python_cosmocafe_stardust_coffee(players=3)`.

Chance is explicit: where rules draw one of n, there is a chance node of n equal outcomes. A rule is run with the outcomes that are
known; where it wants one more it stops, and when that has been chosen it runs again from the table before. `pip install
'cosmocafe[openspiel,rl]'`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from cosmocafe.core.anything import Anything, Foreign, Records
from cosmocafe.core.author.table import Table
from cosmocafe.core.extras import needing
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled

from .setting import MOST_ANSWERS, Setting, rewards_of

with needing("openspiel"):
    import pyspiel

MOST_OUTCOMES = 1000  # of one draw
Key = tuple[str, int, str]  # how a game is found, for how many, and what was agreed


@lru_cache(maxsize=64)
def setting_of(key: Key) -> Setting:
    """The game of a key: states are copied and saved, so that they hold no game."""
    name, players, agreed = key
    pairs = (pair.partition(":") for pair in agreed.split(";") if pair)
    return Setting(name, players, {name: int(value) if value.lstrip("-").isdecimal() else value for name, _, value in pairs})


class Open(Exception):
    """A rule wants an outcome that nobody has chosen yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Moment:
    """A table at a question, or in the middle of an answer (or of the set-up) whose chance is being chosen."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.table: Table | None = None  # before the answer; none before the set-up
        self.answer = -1
        self.chosen: list[int] = []
        self.outcomes = 0  # of the draw that is open
        self.go_on()

    def __deepcopy__(self, known: Foreign) -> Moment:
        other = Moment.__new__(Moment)
        other.__dict__ = {**self.__dict__, "table": self.table.copy() if self.table else None, "chosen": list(self.chosen)}
        return other

    def apply(self, action: int) -> None:
        """Choose an outcome, or give an answer."""
        if self.outcomes:
            self.chosen.append(action)
        else:
            self.answer = action
        self.go_on()

    def go_on(self) -> None:
        """Run the set-up or the answer as far as its chance is chosen."""
        setting = setting_of(self.key)
        loops, table = setting.game.loops, self.table.copy() if self.table else setting.game.table()
        table._draws = self._drawing(iter(self.chosen))
        try:
            if self.table is None:
                loops.begin(setting.box, table, setting.players)
            else:
                loops.answer(setting.box, table, self.answer)
        except Open as draw:
            self.outcomes = draw.outcomes
            return
        table._draws = None
        table.heard()
        self.table, self.chosen, self.outcomes = table, [], 0

    @staticmethod
    def _drawing(known: Iterator[int]) -> Anything:
        def draw(outcomes: int) -> int:
            if outcomes < 2:
                return 0
            for outcome in known:
                return outcome
            raise Open(outcomes)

        return draw

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and not self.outcomes and bool(self.table.over)


@lru_cache(maxsize=64)
def first_moment(key: Key) -> Moment:
    """How a game begins: OpenSpiel asks for it whenever it copies a state."""
    return Moment(key)


class CafeState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of a game."""

    def __init__(self, game: Foreign, key: Key) -> None:
        super().__init__(game)
        self.moment = copy.deepcopy(first_moment(key))

    def current_player(self) -> int:
        """Who is to choose."""
        if self.moment.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moment.is_over else self._table.asked

    @property
    def _table(self) -> Table:
        assert self.moment.table is not None  # noqa: S101  the set-up is done
        return self.moment.table

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._table.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely ones."""
        return [(outcome, 1 / self.moment.outcomes) for outcome in range(self.moment.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.moment.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        catalogue = setting_of(self.moment.key).game.catalogue
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else catalogue.text(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.moment.is_over

    def returns(self) -> list[float]:
        """By places, at the end."""
        players = setting_of(self.moment.key).players
        shares: list[float] = rewards_of(self._table.places[:players]).tolist() if self.moment.is_over else [0.0] * players
        return shares

    def __str__(self) -> str:
        return ", ".join(map(str, self.history()))


class Observer:
    """What a player sees, with each top name of `game.features` as a piece; zeros before the set-up."""

    def __init__(self, key: Key) -> None:
        self._key, features = key, setting_of(key).game.features
        self._rules, self._box = compiled(setting_of(key).game), setting_of(key).box.packed()
        self.tensor = np.zeros(len(features), np.float32)
        self._nothing = np.zeros(len(features), features.dtype)
        tops = [name.partition(".")[0] for name in features.names]
        self.dict = {top: self.tensor[tops.index(top) : len(tops) - tops[::-1].index(top)] for top in dict.fromkeys(tops)}

    def _numbers(self, state: CafeState, player: int) -> Records:
        table = state.moment.table
        if table is None:
            return self._nothing
        row: Records = self._rules.observe(self._box, table.packed(), np.array([player]))[0]
        return row

    def set_from(self, state: CafeState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self._numbers(state, player)

    def string_from(self, state: CafeState, player: int) -> str:
        """The same by names."""
        told: dict[str, int | str] = setting_of(self._key).game.features.described(self._numbers(state, player).tolist())
        return "\n".join(f"{name}: {value}" for name, value in told.items())


def register(game: Game | str) -> str:
    """Register a game; the name under which OpenSpiel knows it."""
    found = find_game(game) if isinstance(game, str) else game
    name = f"python_cosmocafe_{found.id}"
    kind = type_of(found, name)

    class CafeGame(pyspiel.Game):  # type: ignore[misc]
        """One title."""

        def __init__(self, params: dict[str, Foreign] | None = None) -> None:
            given = params or {}
            self.key = found.found_by, int(given.get("players", found.players[0])), str(given.get("agreed", ""))
            super().__init__(kind, info_of(self.key), given)

        def new_initial_state(self) -> CafeState:
            """Before the set-up."""
            return CafeState(self, self.key)

        def make_py_observer(self, iig_obs_type: Foreign = None, params: Foreign = None) -> Observer:
            """What players see."""
            return Observer(self.key)

    if name not in pyspiel.registered_names():
        pyspiel.register_game(kind, CafeGame)
    return name


def type_of(game: Game, name: str) -> Foreign:
    """What OpenSpiel wants to know of a title."""
    kind, information = pyspiel.GameType, pyspiel.GameType.Information
    return kind(
        short_name=name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.has_secrets else information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if 1 in game.players else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "agreed": ""},
    )


def info_of(key: Key) -> Foreign:
    """What OpenSpiel wants to know of a game with so many players."""
    setting = setting_of(key)
    return pyspiel.GameInfo(
        num_distinct_actions=setting.game.catalogue.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=setting.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if 1 in setting.game.players else 0.0,
        max_game_length=MOST_ANSWERS,
    )


for known in installed_games():
    register(known)
