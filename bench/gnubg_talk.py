"""Talking to GNU Backgammon in its text mode: a position and a roll go in, all moves with their equities come out.

A position is seen by the side that moves: checkers on each point as that side counts them, 0 borne off and 25 on the bar,
then the same of the other side as that one counts. Nothing here knows our rules.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from bench.talking import Talk
from cosmocafe.core.errors import NotAvailable

OFF, BAR = 0, 25
NAMED = {"off": OFF, "bar": BAR}
INSIDE = Path(__file__).with_name("gnubg_inside.py")
GAMES_FOLDER = "/usr/games"  # where Debian puts it, which is not on everybody's path
MISSING = "GNU Backgammon is not installed: on Debian or Ubuntu, apt-get install gnubg; elsewhere give its path as COSMOCAFE_GNUBG"
EVERY = 500  # moves that a hint may list: all of them
MANNERS = (
    *(f"set automatic {what} off" for what in ("game", "roll", "bearoff", "move")),
    "set display off",
    "set player 0 human",
    "set player 1 human",
    "set player 0 name other",
    "set player 1 name mover",
    "set cube use off",
    "set jacoby off",  # gammons count without a cube
    "set evaluation chequerplay evaluation cubeful off",
    "set output winpc off",
    "set output digits 4",
)
KEEP = "set evaluation movefilter {plies} {level} {keep} 0 0"  # no move is left out, so that all are judged alike
DONE = "that is all"  # says gnubg_inside.py after each command
MOVE = re.compile(r"^\s*\d+\. \S+ (?P<plies>\d)-ply\s+(?P<text>\S.*?)\s+Eq\.:\s+(?P<equity>[+-]\d+\.\d+)")
CHANCES = re.compile(r"^\s+(-?\d\.\d+)( -?\d\.\d+){2} -( -?\d\.\d+){3}\s*$")
PART = re.compile(r"^(?P<way>[^(]+?)(\((?P<times>\d)\))?$")


class Position(NamedTuple):
    """Both sides' checkers, the mover's first, each as its side counts."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]


class Hint(NamedTuple):
    """A move as GNU Backgammon judges it: cubeless, for the side that moves."""

    text: str
    plies: int
    equity: float  # points a game
    win: float  # chance to win at all


def hints_in(lines: list[str]) -> list[Hint]:
    """The moves that an answer to `hint` lists, the best first."""
    found = []
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if told := MOVE.match(line):
            chances = CHANCES.match(below)
            if chances is None:
                raise NotAvailable(f"GNU Backgammon says no chances after {line.strip()!r}; bench/gnubg_talk.py reads version 1.07")
            found.append(Hint(told["text"], int(told["plies"]), float(told["equity"]), float(chances[1])))
    return found


def after(position: Position, text: str) -> Position:
    """The position that a move such as `bar/22* 13/7(2)` leads to."""
    mine, theirs = list(position.mine), list(position.theirs)
    for start, target, times, hits in ways_in(text):
        mine[start] -= times
        mine[target] += times
        if hits:
            theirs[BAR - target] -= 1
            theirs[BAR] += 1
    return Position(tuple(mine), tuple(theirs))


def ways_in(text: str) -> Iterator[tuple[int, int, int, bool]]:
    """From where to where, how many checkers, and whether one is hit there; `24/18*/16` are two of them."""
    for part in text.split():
        told = PART.match(part)
        if told is None:
            raise NotAvailable(f"GNU Backgammon says {text!r}, which is no move that we can read")
        stops = told["way"].split("/")
        for start, target in pairwise(stops):
            yield point(start), point(target), int(told["times"] or 1), target.endswith("*")


def point(name: str) -> int:
    """A point by its name, with or without the star of a hit."""
    plain = name.rstrip("*")
    return NAMED[plain] if plain in NAMED else int(plain)


def said(position: Position) -> str:
    """A position as `set board` takes it: the mover's bar, each point with the other side's checkers below 0, the other side's bar."""
    points = [position.mine[at] - position.theirs[BAR - at] for at in range(1, BAR)]
    return " ".join(map(str, [position.mine[BAR], *points, -position.theirs[BAR]]))


def program() -> str:
    """Where GNU Backgammon is."""
    named = os.environ.get("COSMOCAFE_GNUBG")
    found = named or shutil.which("gnubg") or shutil.which("gnubg", path=GAMES_FOLDER)
    if not found:
        raise NotAvailable(MISSING)
    return found


class Gnubg:
    """GNU Backgammon in a process of its own, which judges moves so many plies ahead, without a cube."""

    def __init__(self, plies: int = 0, command: list[str] | None = None) -> None:
        self._talk = Talk("GNU Backgammon", command or [program(), "-t", "-q", "-r", "-p", str(INSIDE)])
        keeps = [KEEP.format(plies=plies, level=level, keep=EVERY if level == 0 else -1) for level in range(plies)]
        self.ask(*MANNERS, f"set evaluation chequerplay evaluation plies {plies}", *keeps, "new session", "set turn 1")

    def hints(self, position: Position, dice: tuple[int, int]) -> list[Hint]:
        """All moves of a roll, the best first; none if there is none."""
        return hints_in(self.ask(f"set board simple {said(position)}", f"set dice {dice[0]} {dice[1]}", f"hint {EVERY}"))

    def ask(self, *commands: str) -> list[str]:
        """What it says to some commands."""
        self._talk.say("".join(f"{command}\n" for command in commands))
        lines: list[str] = []
        for _ in commands:
            while not (line := self._talk.hear()).endswith(DONE):
                lines.append(line)
        return lines

    def __enter__(self) -> Gnubg:
        return self

    def __exit__(self, *error: object) -> None:
        self._talk.close()
