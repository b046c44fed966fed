"""The games on the shelf of this café, and which of them are compiled already."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Sequence

from cosmocafe.bots import BROUGHT, LEVELS, USUAL, companion
from cosmocafe.bots.levels import expert_network
from cosmocafe.bots.search.calibration import calibration_of
from cosmocafe.core.errors import CafeError, UnknownGame
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.lesson import lesson_of

from .covers import cover
from .rules_text import rules_text

log = logging.getLogger(__name__)


class Shelf:
    """The games by id; a game that cannot be loaded is left out, with a line in the log."""

    def __init__(self, names: Sequence[str] = (), bots: Sequence[str] = ()) -> None:
        self.bots = list(bots or LEVELS)  # that the pages offer, from the weakest to the strongest
        for bot in self.bots:
            companion(bot)  # refuses one that there is not
        self.games: dict[str, Game] = {}
        self._names: dict[str, str] = {}
        for name in names or sorted(installed_games()):
            self._put(name)
        self._stopping = threading.Event()
        self._compiler: subprocess.Popen[bytes] | None = None

    def _put(self, name: str) -> None:
        try:
            game = find_game(name)
            _ = game.agreements, game.title, lesson_of(game), calibration_of(game)  # read from the disk now, not when somebody waits
            _ = [(cover(game, language), rules_text(game, language)) for language in game.languages]
        except Exception as error:  # one broken game must not close the café
            log.error("game left out", extra={"game": name, "reason": f"{type(error).__name__}: {error}"})
            return
        for players in game.players:
            self._look_for_network(game, players)
        self.games[game.id] = game
        self._names[game.id] = name

    def _look_for_network(self, game: Game, players: int) -> None:
        try:
            expert_network(game, players)
        except CafeError as error:
            log.error("experts think without a network", extra={"game": game.id, "players": players, "reason": str(error)})

    def game(self, id: str) -> Game:
        """A game of this café."""
        if id not in self.games:
            raise UnknownGame(f"there is no game {id!r} here")
        return self.games[id]

    def name(self, id: str) -> str:
        """How whoever opened the café named this game: by its id, or by the path of its file."""
        return self._names[id]

    @property
    def usual_bot(self) -> str:
        """The bot that sits down if nobody in particular is asked for."""
        return USUAL if USUAL in self.bots else self.bots[-1]

    def compile(self) -> None:
        """Compile every game in a process of its own, so that people and bots never wait for it, then load the result."""
        try:
            self._compile()
        except CafeError as error:
            log.error("not compiled: bots think in plain Python", extra={"reason": str(error)})

    def _compile(self) -> None:
        from cosmocafe.core.machine.compiled import compiled_for

        for id, game in self.games.items():
            codes = [compiled_for(game, brought) for brought in BROUGHT]
            if not all(code.is_warm for code in codes):
                self._run([sys.executable, "-m", "cosmocafe", "warm", "--gently", self.name(id)])
            if self._stopping.is_set():
                return
            if all(code.is_warm for code in codes):
                for code in codes:
                    code.load()
                log.info("game compiled", extra={"game": id})

    def _run(self, command: list[str]) -> None:
        self._compiler = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603  our own command
        if self._compiler.wait() and not self._stopping.is_set():
            log.error("compiling failed: bots think in plain Python", extra={"command": command[-1]})

    def stop(self) -> None:
        """Stop compiling."""
        self._stopping.set()
        if self._compiler is not None and self._compiler.poll() is None:
            self._compiler.terminate()
