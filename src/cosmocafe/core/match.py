"""One play of a game: the door for people, bots, pages and replays."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Generic, NamedTuple

from .anything import Anything, Toml
from .author.box import blaming
from .author.chance import seed_table
from .author.table import NOBODY, Told
from .errors import CannotUndo, IllegalAnswer, InputError, NotYourTurn, RecordError, StaleQuestion
from .files import write_text
from .game import Game, View
from .own import B, T

FORMAT = 3  # of records
SHARED = 4  # the same, with what players have added to chance
LONGEST_ADDED = 64  # characters that a seat adds


class Known(NamedTuple):
    """What a seat may know of a match, event by event."""

    events: list[Told]
    actors: list[int]  # whose answer brought about each of them; nobody's for the set-up
    counts: list[int]  # how many were known after each answer; first, after the set-up

    def further(self, seat: int, told: Sequence[Sequence[Told]], seats: Sequence[int]) -> Known:
        """The same with what was told since, in lists of its own: somebody may just be reading these."""
        events, actors, counts = self.events[:], self.actors[:], self.counts[:]
        for number in range(len(counts), len(told)):
            heard = [event for event in told[number] if event.to in (NOBODY, seat)]
            events += heard
            actors += [seats[number - 1] if number else NOBODY] * len(heard)
            counts.append(len(events))
        return Known(events, actors, counts)


class Match(Generic[B, T]):
    """A match: game, what is agreed, seed, and all answers given so far."""

    def __init__(
        self,
        game: Game[B, T],
        players: int | None = None,
        seed: int | str | None = None,
        *,
        agreed: dict[str, int | str] | None = None,
        change: Toml | None = None,
        names: list[str] | None = None,
        added: list[str] | None = None,
    ) -> None:
        self.game = game
        self.players = game.players[0] if players is None else players
        self.agreed, self.change, self.names = dict(agreed or {}), change, names
        self.added = list(added) if added and any(added) else None  # what each seat has added to chance, "" for nothing
        for what, given in (("names", names), ("additions", self.added)):
            if given is not None and len(given) != self.players:
                raise InputError(f"{len(given)} {what} were given for {self.players} players")
        if any(len(one) > LONGEST_ADDED for one in self.added or []):
            raise InputError(f"a seat adds {LONGEST_ADDED} characters to chance at most")
        self.box = game.new_box(self.players, self.agreed, change)
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        refuse_unwritable([self.seed, *(names or []), *(self.added or [])])
        self._secret = hashlib.sha256(f"cosmocafe {self.seed}".encode()).digest()
        self._chance = shared(self._secret, self.added)
        self.answers: list[int] = []
        self.seats: list[int] = []
        self._replay([])

    def _replay(self, answers: list[int]) -> None:
        self.answers, self.seats = [], []
        self._seen_by_all: dict[Hashable, Anything] = {}  # what drawings of this moment share
        self._told: list[list[Told]] = []
        self._known: dict[int, Known] = {}
        self._reversible: list[bool] = []
        self.table: T = self.game.table()
        self._set_chance()
        with blaming(self.change):
            self.game.loops.begin(self.box, self.table, self.players)
        self._told.append(self.table.heard())
        for answer in answers:
            self._give(answer)

    def _set_chance(self) -> None:
        seed_table(self.table, *self.chance(len(self._told)))

    def chance(self, moment: int) -> tuple[int, int, int]:
        """What a moment's random state is begun with (0 is the set-up, then one for each answer).

        It comes from the seed, what players have added to it, and the moment's number alone, so that anybody can check it later.
        """
        digest = hmac.new(self._chance, str(moment).encode(), "sha256").digest()
        a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
        return a, b, c

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown at the beginning, so that nobody can change the seed later."""
        return hashlib.sha256(self._secret).hexdigest()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.table.over)

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited, or -1."""
        return self.table.asked

    @property
    def number(self) -> int:
        """The number of the open question: how many answers were given before."""
        return len(self.answers)

    @property
    def question(self) -> str:
        """What is asked, in words."""
        return self.view(self.asked).question

    @property
    def options(self) -> list[int]:
        """The legal answers."""
        return list(self.table.offered)

    @property
    def choices(self) -> dict[int, str]:
        """The legal answers in words, by their numbers."""
        return self.view(self.asked).choices

    @property
    def places(self) -> list[int]:
        """The final place of each seat, 1 for the winner; equal places are shared."""
        return list(self.table.places[: self.players])

    @property
    def scores(self) -> list[int]:
        """The score of each seat."""
        return [self.game.score(self.box, self.table, seat) for seat in range(self.players)]

    @property
    def events(self) -> list[Told]:
        """Everything that happened, secrets included; show people a view's events instead."""
        return [told for step in self._told for told in step]

    def events_of(self, number: int) -> list[Told]:
        """What the answer with this number brought about; 0 is the set-up."""
        return self._told[number]

    def known(self, seat: int) -> Known:
        """What a seat may know until now."""
        known = self._known.get(seat, Known([], [], []))
        if len(known.counts) < len(self._told):
            known = self._known[seat] = known.further(seat, self._told, self.seats)
        return known

    def view(self, seat: int = NOBODY, language: str = "en", *, tall: bool = False) -> View[B, T]:
        """The match as a seat may see it; without a seat, as a spectator. `tall`: to be drawn for a screen that is higher than wide."""
        if not -1 <= seat < self.players:
            raise InputError(f"there is no seat {seat}: the seats are 0 to {self.players - 1}, and -1 looks on")
        return View(
            self.game,
            self.box,
            self.table,
            seat,
            names=self.names,
            events=self.known(seat).events,
            language=language,
            tall=tall,
            seen_by_all=self._seen_by_all,
        )

    def answer(self, answer: int | str, *, seat: int | None = None, number: int | None = None) -> None:
        """Give an answer, as a number or in text form; `seat` and `number` refuse what was meant for somebody or something else."""
        if self.over:
            raise IllegalAnswer("the match is over: nothing is asked")
        if number is not None and number != self.number:
            raise StaleQuestion(f"the answer is for question {number}, but question {self.number} is open")
        if seat is not None and seat != self.asked:
            raise NotYourTurn(f"seat {seat} is not asked: seat {self.asked} is")
        chosen = self.game.catalogue.number(answer) if isinstance(answer, str) else answer
        if chosen not in self.table.offered:
            said = self.game.catalogue.text(chosen)
            allowed = ", ".join(self.game.catalogue.text(option) for option in self.options[:8])
            more = f" and {len(self.options) - 8} more" if len(self.options) > 8 else ""
            raise IllegalAnswer(f"{said!r} is not offered; offered are {allowed}{more}")
        try:
            self._give(chosen)
        except BaseException:  # even a keyboard interrupt must not leave half an answer on the table
            self._replay(list(self.answers))
            raise

    def _give(self, answer: int) -> None:
        seat = self.asked
        self._seen_by_all = {}
        self._set_chance()
        with blaming(self.change):
            told, reversible = give(self.game, self.box, self.table, answer)
        self.answers.append(answer)
        self.seats.append(seat)
        self._told.append(told)
        self._reversible.append(reversible)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: no chance came in, nobody else was asked, nobody learned a secret."""
        return bool(self._reversible) and self._reversible[-1]

    def undo(self) -> None:
        """Take the last answer back."""
        if not self.answers:
            raise CannotUndo("no answer was given yet")
        if not self.can_undo:
            raise CannotUndo("the last answer cannot be taken back: chance or another player came in, or something hidden was turned up")
        self._replay(self.answers[:-1])

    def begun_again(self, added: list[str] | None = None) -> Match[B, T]:
        """The same match before its first answer, with the same chance unless other things are added to it."""
        added = self.added if added is None else added
        return Match(self.game, self.players, self.seed, agreed=self.agreed, change=self.change, names=self.names, added=added)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        write_text(Path(path), record_text(self), RecordError)

    def _repr_svg_(self) -> str | None:
        return self.view()._repr_svg_()

    def __str__(self) -> str:
        return str(self.view(self.asked))

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.asked} is asked"
        return f"<Match of {self.game.id}, {self.players} players, {self.number} answers, {state}>"


def give(game: Game[B, T], box: B, table: T, answer: int) -> tuple[list[Told], bool]:
    """Give an answer: what was told, and whether it can be taken back, as nobody has learned anything that did not follow from it."""
    seat, chance = table.asked, tuple(table.rng)
    game.loops.answer(box, table, answer)
    told, uncovered = table.heard(), table.uncovered()
    secret = uncovered or any(event.to != NOBODY for event in told)
    return told, tuple(table.rng) == chance and table.asked == seat and not secret


def shared(secret: bytes, added: list[str] | None) -> bytes:
    """What chance comes from: the table's secret, to which seats may have added, so that nobody alone has chosen it."""
    return secret if added is None else hmac.new(secret, json.dumps(added).encode(), "sha256").digest()


def refuse_unwritable(texts: list[str]) -> None:
    """Refuse a seed or a name that no record could hold."""
    for text in texts:
        try:
            text.encode()
        except UnicodeEncodeError:
            raise InputError(f"{text!r} holds half a character, which cannot be written down") from None


def record_lines(match: Match, beside: Mapping[str, object] | None = None) -> list[str]:
    """The record of a match, line by line; what happened `beside` its answers is told at the end, and changes none of them."""
    game = match.game
    head = {
        "cosmocafe": "record",
        "format": FORMAT if match.added is None else SHARED,
        "game": game.id,
        "rules": game.version,
        "box": game.fingerprint(match.box),
        "change": match.change,
        "players": match.players,
        "names": match.names,
        "agreed": match.agreed,
        "seed": match.seed,
        "commitment": match.commitment,
        **({} if match.added is None else {"added": match.added}),
    }
    rows: list[Mapping[str, object]] = [head]
    for number, (seat, answer) in enumerate(zip(match.seats, match.answers, strict=True)):
        rows.append({"n": number, "seat": seat, "answer": answer, "text": game.catalogue.text(answer)})
    rows.append({"end": match.number, "over": match.over, "places": match.places, **(beside or {})})
    return [json.dumps(row, ensure_ascii=False) for row in rows]


def record_text(match: Match, beside: Mapping[str, object] | None = None) -> str:
    """The record of a match as a file holds it."""
    return "\n".join(record_lines(match, beside)) + "\n"
