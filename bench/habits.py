"""What describes how bots play a game, counted while they play: which answers they give, and what is a game's own."""

from __future__ import annotations

from typing import Any

import numpy as np

from cosmocafe.core.game import Game


class Habits:
    """The answers of a game by their blocks."""

    def __init__(self, game: Game) -> None:
        self.game, self.games = game, 0
        self.blocks = list(game.answers)
        self.given = np.zeros(len(self.blocks), np.int64)
        self.figures: dict[str, float] = {}

    def watch(self, which: Any, before: Any, answers: Any, after: Any) -> None:
        """Some answers were given, each at a table with a number."""
        block = np.searchsorted([int(block) for block in self.blocks], answers, side="right") - 1
        np.add.at(self.given, block, 1)

    def end(self, box: Any, tables: Any) -> None:
        """The games are over."""
        self.games = len(tables)
        self.figures["answers a game"] = self.given.sum() / self.games
        self.figures["unfinished"] = (tables["over"] == 0).mean()
        self.figures["shared wins"] = ((tables["places"] == 1).sum(axis=1) > 1).mean()

    def share(self, *names: str) -> float:
        """How many of all answers are of these blocks."""
        return float(sum(self.count(name) for name in names) / max(self.given.sum(), 1))

    def count(self, name: str) -> int:
        """How many answers of a block were given."""
        return int(sum(n for block, n in zip(self.blocks, self.given, strict=True) if block.name == name))

    def __str__(self) -> str:
        return "; ".join(f"{name} {figure:.3g}" for name, figure in self.figures.items())


class StarStations(Habits):
    """Who passes, what is built, how games end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.built = np.zeros(3, np.int64)

    def watch(self, which: Any, before: Any, answers: Any, after: Any) -> None:
        """Ships built, by class."""
        super().watch(which, before, answers, after)
        from cosmocafe.games.star_stations.squares import SQUARES
        from cosmocafe.games.star_stations.vocabulary import Answer

        for ship in range(3):
            low = Answer.BUILD + ship * SQUARES
            self.built[ship] += ((answers >= low) & (answers < low + SQUARES)).sum()

    def end(self, box: Any, tables: Any) -> None:
        """A game is decided if a flagship or enough stations won it."""
        super().end(box, tables)
        stations = np.array([[bin(holds).count("1") for holds in row] for row in tables["fleets"]["holds"].tolist()]).max(axis=1)
        alive = ((tables["fleets"]["lost_in"] == 0) & (np.arange(4) < tables["players"][:, None])).sum(axis=1)
        self.figures["undecided"] = ((alive > 1) & (stations < box["required_stations"][0])).mean()
        self.figures["by flagships"] = (alive == 1).mean()
        self.figures["rounds"] = tables["round"].mean()
        self.figures["passes"] = self.share("PASS")
        for ship, built in zip(("frigates", "destroyers", "cruisers"), self.built, strict=True):
            self.figures[f"{ship} a game"] = built / self.games
        for name in ("STRIKE", "VOLLEY", "MINE", "REFINE", "MODULE"):
            self.figures[f"{name.lower()} a game"] = self.count(name) / self.games


class Starfarers(Habits):
    """How much is talked for a deal, and how often ships fly straight back."""

    TALK = ("PROPOSE", "CALL_OFFERS", "ADD", "DONE", "DECLINE", "ACCEPT", "COUNTER", "BID", "DEAL", "WITHDRAW")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.came_from: dict[tuple[int, int, int], int] = {}
        self.back = 0

    def watch(self, which: Any, before: Any, answers: Any, after: Any) -> None:
        """A step back leads to where the ship came from with its last step, in this turn or an earlier one."""
        super().watch(which, before, answers, after)
        first = next(block for block in self.blocks if block.name == "TO")
        flown = np.flatnonzero((answers >= first) & (answers < first + first.size))
        for i in flown:
            task = before[i]["agenda"][before[i]["depth"] - 1]
            ship = int(which[i]), int(task["who"]), int(task["a"])
            left, there = int(before[i]["fleets"][ship[1]]["at"][ship[2]]), int(answers[i] - first) + 1
            self.back += self.came_from.get(ship) == there
            self.came_from[ship] = left

    def end(self, box: Any, tables: Any) -> None:
        """Shares of all answers, and counts a game."""
        super().end(box, tables)
        self.figures["turns"] = tables["turn"].mean()
        self.figures["talk"] = self.share(*self.TALK)
        for name in ("PROPOSE", "CALL_OFFERS", "COUNTER", "BID", "DEAL", "EXCHANGE", "BUILD"):
            self.figures[f"{name.lower()} a game"] = self.count(name) / self.games
        self.figures["steps a game"] = self.count("TO") / self.games
        self.figures["straight back"] = self.back / max(self.count("TO"), 1)


def is_walk(before: Any, after: Any, hero: int) -> bool:
    """Whether a Hero only went somewhere, without finding or meeting anything."""
    same = (before["heroes"][hero]["carried"] == after["heroes"][hero]["carried"]).all()
    return bool(same and (before["crews"]["points"] == after["crews"]["points"]).all())


class StarcadiaQuest(Habits):
    """How often a Hero steps straight back although it has found and done nothing there."""

    STEPS = ("MOVE", "PORTAL")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.came_from: dict[tuple[int, int], tuple[int, int]] = {}
        self.back = self.back_at_once = 0

    def watch(self, which: Any, before: Any, answers: Any, after: Any) -> None:
        """A step leads back if the Hero came from there with its last step, in this activation or the one before."""
        super().watch(which, before, answers, after)
        steps = np.zeros(len(answers), bool)
        for block in self.blocks:
            if block.name in self.STEPS:
                steps |= (answers >= block) & (answers < block + block.size)
        from cosmocafe.games.starcadia_quest.content import HEROES

        for i in range(len(answers)):
            hero = int(before[i]["agenda"][before[i]["depth"] - 1]["a"])
            if steps[i] and hero < HEROES and is_walk(before[i], after[i], hero):
                self.step(int(which[i]), hero, int(before[i]["turn"]), int(before[i]["at"][hero]), int(after[i]["at"][hero]))
            else:
                self.came_from.pop((int(which[i]), hero), None)

    def step(self, table: int, hero: int, turn: int, left: int, there: int) -> None:
        """A Hero went from one Space to another."""
        came_from, came_in = self.came_from.get((table, hero), (-1, -1))
        self.back += came_from == there
        self.back_at_once += came_from == there and came_in == turn
        self.came_from[table, hero] = left, turn

    def end(self, box: Any, tables: Any) -> None:
        """Shares of all steps."""
        super().end(box, tables)
        steps = sum(self.count(name) for name in self.STEPS)
        self.figures["turns"] = tables["turn"].mean()
        self.figures["steps a game"] = steps / self.games
        self.figures["straight back"] = self.back / max(steps, 1)
        self.figures["straight back in one activation"] = self.back_at_once / max(steps, 1)


OWN: dict[str, type[Habits]] = {"star_stations": StarStations, "starfarers": Starfarers, "starcadia_quest": StarcadiaQuest}


def habits_of(game: Game) -> Habits:
    """What is counted in a game."""
    return OWN.get(game.id, Habits)(game)
