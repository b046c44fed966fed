"""Tournaments of friends: people join by a link, rounds put tables up with what was agreed, and results come in by themselves.

Nothing waits in memory. Whoever looks at a tournament moves it on: tables that are missing are put up, and when all of a round are over the
next one begins. Any process may do so; the tournament's version and the ids of its matches, fixed before they are put up, allow it once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.match import Match

from ..pairing import BOT as NOT_A_PERSON
from ..pairing import Group, Round, round_robin, seated, swiss
from ..points import Played, Row, table
from ..shelf import Shelf
from ..speech import speech
from ..store.rows import BOT, PERSON, REMOVED
from ..store.rows import OVER as MATCH_OVER
from ..store.tournaments import JOINING, OVER, RUNNING, Entrant, Everything, Meeting, Tournament, Tournaments
from .crew import Crew
from .doorman import Doorman, Enough
from .openings import Openings, new_id, refuse_terms
from .seats import NewSeat, Seats, clean, unlike
from .table import NotYourSeat
from .tables import Tables

log = logging.getLogger(__name__)
EVERYBODY, SWISS = KINDS = ("everybody", "swiss")
MOST, MOST_ROUNDS, MOST_HELD = 32, 15, 5  # people, rounds that can be wished for, tournaments of one host that are not over
LEAST = 2
TRIES = 5
FORGOTTEN = 30.0  # days after which one that was never begun is


class NoTournament(CafeError):
    """There is no such tournament."""


class TooLate(CafeError):
    """The tournament is not at a point where this could be done."""


class Now(NamedTuple):
    """A tournament with its table of points."""

    tournament: Tournament
    entrants: dict[int, Entrant]
    meetings: list[Meeting]
    rows: list[Row]
    last: int  # round

    @property
    def stamp(self) -> str:
        """It changes with whatever a page shows."""
        return (
            f"{self.tournament.version}-{sum(is_done(one) for one in self.meetings)}-{sum(one.state is not None for one in self.meetings)}"
        )


class Contests:
    """Holds tournaments."""

    def __init__(
        self, book: Tournaments, tables: Tables, openings: Openings, seats: Seats, shelf: Shelf, crew: Crew, doorman: Doorman
    ) -> None:
        self.book, self._tables, self._openings, self._seats = book, tables, openings, seats
        self._shelf, self._crew, self._doorman = shelf, crew, doorman

    async def hold(self, one: Tournament) -> None:
        """A new tournament, which people may join."""
        game = self._shelf.game(one.game)
        sizes = [str(count) for count in game.players if count >= LEAST]
        if str(one.players) not in sizes:
            raise InputError(f"at a table of {one.game} there are {' or '.join(sizes)} people")
        if one.kind not in KINDS or not 1 <= one.rounds <= MOST_ROUNDS:
            raise InputError(f"a tournament is a round robin or a Swiss of 1 to {MOST_ROUNDS} rounds")
        if one.filler is not None and one.filler not in self._shelf.bots:
            raise InputError("seats that are left are filled by a bot of this café, or people rest")
        self._doorman.welcome(one.title)
        refuse_terms(one.terms)
        await self._crew.play(Match, game, one.players, agreed=dict(one.agreed))  # refuses what cannot be agreed on
        if await self._crew.read(self.book.held_by, one.host) >= MOST_HELD:
            raise Enough(f"you hold {MOST_HELD} tournaments already: end one of them first")
        await self._crew.write(self.book.add, one)
        await self._crew.write(self.book.tidy, FORGOTTEN)
        log.info("tournament", extra={"tournament": one.id, "game": one.game})

    async def enter(self, id: str, visitor: str, name: str) -> None:
        """Take part; once, under a name that nobody else has there."""

        async def attempt(all_: Everything) -> bool:
            if all_.tournament.state != JOINING:
                raise TooLate("the tournament has begun: nobody can join any more")
            if any(one.visitor == visitor for one in all_.entrants):
                return True
            if len(all_.entrants) >= MOST:
                raise Enough(f"{MOST} people take part already")
            called = unlike(self._doorman.welcome(clean(name)) or "?", [one.name for one in all_.entrants])
            number = max((one.number for one in all_.entrants), default=-1) + 1
            return await self._crew.write(self.book.enter, all_.tournament, Entrant(number=number, visitor=visitor, name=called))

        await self._changed(id, attempt)

    async def leave(self, id: str, visitor: str, number: int | None = None) -> None:
        """Go, or be sent away by the host (`number`): a bot plays the match that is going on to its end."""

        async def attempt(all_: Everything) -> bool:
            who = next((one for one in all_.entrants if (one.visitor == visitor if number is None else one.number == number)), None)
            if who is None or (who.visitor != visitor and all_.tournament.host != visitor):
                raise NotYourSeat("only who takes part can leave, and only the host can send somebody away")
            if all_.tournament.state == OVER:
                raise TooLate("the tournament is over")
            if who.gone:
                return True
            if not await self._crew.write(self.book.leave, all_.tournament, who.number):
                return False
            await self._let_bot_finish(all_, who)
            return True

        await self._changed(id, attempt)

    async def _let_bot_finish(self, all_: Everything, who: Entrant) -> None:
        for one in all_.meetings:
            if one.match and who.number in one.seats and one.state is not None and not is_done(one):
                found = await self._tables.find(one.match)
                bot = all_.tournament.filler or self._shelf.usual_bot
                await self._seats.hold(found, who.visitor, one.seats.index(who.number), bot)

    async def start(self, id: str, visitor: str) -> None:
        """The first round begins; the host says when."""

        async def attempt(all_: Everything) -> bool:
            one = all_.tournament
            _only_host(one, visitor)
            if one.state != JOINING:
                return True
            least = LEAST if one.filler else min(self._playable(all_))
            if len(all_.entrants) < least:
                raise TooLate(f"at least {least} people have to take part")
            return await self._begin_round(all_)

        await self._changed(id, attempt)

    async def end(self, id: str, visitor: str) -> None:
        """The host ends it before all rounds are played."""

        async def attempt(all_: Everything) -> bool:
            _only_host(all_.tournament, visitor)
            return all_.tournament.state == OVER or await self._crew.write(self.book.end, all_.tournament)

        await self._changed(id, attempt)

    async def look(self, id: str) -> Now:
        """A tournament as it stands, moved on as far as results allow."""
        await self._crew.wholly(self._move_on(id))
        all_ = await self._find(id)
        rows = await self._crew.look_back(standing, all_)
        last = await self._crew.look_back(rounds_of, all_, self._playable(all_))
        return Now(all_.tournament, {who.number: who for who in all_.entrants}, all_.meetings, rows, last)

    def _playable(self, all_: Everything) -> tuple[int, ...]:
        """How many may sit at a table."""
        return tuple(count for count in self._shelf.game(all_.tournament.game).players if count >= LEAST)

    async def _find(self, id: str) -> Everything:
        found = await self._crew.read(self.book.find, id)
        if found is None:
            raise NoTournament("there is no such tournament")
        return found

    async def _changed(self, id: str, attempt: Callable[[Everything], Awaitable[bool]]) -> None:
        async def tried() -> None:
            for _ in range(TRIES):
                if await attempt(await self._find(id)):
                    return
            raise TooLate("others were quicker: try again")

        await self._crew.wholly(tried())

    async def _move_on(self, id: str) -> None:
        for _ in range(MOST * MOST_ROUNDS):
            all_ = await self._find(id)
            if all_.tournament.state != RUNNING:
                return
            now = [one for one in all_.meetings if one.round == all_.tournament.round]
            for one in now:
                if one.match and one.state is None:
                    await self._put_up(all_, one)
            if not all(is_done(one) for one in now):
                return
            await self._begin_round(all_)

    async def _put_up(self, all_: Everything, meeting: Meeting) -> None:
        """The table of a meeting, under the id that was fixed before; somebody else may be quicker."""
        people, one, say = {who.number: who for who in all_.entrants}, all_.tournament, self._doorman.names
        seats = []
        for number in meeting.seats:
            who = people.get(number)
            if who is None or who.gone or self._doorman.is_barred(who.visitor):
                bot = one.filler or self._shelf.usual_bot
                seats.append(NewSeat(kind=BOT, name=speech(LANGUAGES[0]).bot_name(bot), bot=bot))
            else:
                seats.append(NewSeat(kind=PERSON, name="" if say.bars(who.name) else who.name, visitors=[who.visitor]))
        try:
            await self._openings.new_table(one.game, seats, one.agreed, hints=one.hints, terms=one.terms, adds=True, id=meeting.match or "")
        except IntegrityError:
            log.info("another process has put the table up", extra={"match": meeting.match})

    async def _begin_round(self, all_: Everything) -> bool:
        """The next round, or the end; False if somebody else was quicker."""
        one, number = all_.tournament, all_.tournament.round + 1
        here = [who for who in all_.entrants if not who.gone]
        if number > await self._crew.look_back(rounds_of, all_, self._playable(all_)) or len(here) < LEAST:
            return await self._crew.write(self.book.end, one)
        groups = await self._crew.look_back(next_round, all_, self._playable(all_))
        ids = [None if len(group) == 1 else new_id() for group in groups]
        tables = [Meeting(round=number, number=n, seats=list(group), match=ids[n]) for n, group in enumerate(groups)]
        log.info("round", extra={"tournament": one.id, "round": number, "tables": sum(it.match is not None for it in tables)})
        return await self._crew.write(self.book.begin_round, one, number, tables)


def _only_host(one: Tournament, visitor: str) -> None:
    if one.host != visitor:
        raise NotYourSeat("only whoever holds the tournament can do that")


def is_done(one: Meeting) -> bool:
    """Whether nothing more comes of a meeting: somebody rests, or the match is over or closed."""
    return one.match is None or one.state in (MATCH_OVER, REMOVED)


def standing(all_: Everything) -> list[Row]:
    """The table of points."""
    played = [Played(one.seats, one.places if one.state == MATCH_OVER else None) for one in all_.meetings if is_done(one)]
    return table([one.number for one in all_.entrants], played, all_.tournament.players)


@lru_cache(maxsize=64)
def _plan(people: int, size: int, times: int, shared: bool) -> tuple[Round, ...]:
    return tuple(round_robin(people, size, times, shared=shared))


def _size(one: Tournament, people: int, playable: tuple[int, ...]) -> int:
    """How many sit at a table: as was agreed, or fewer where there are not enough and the game can be played so."""
    fits = [count for count in playable if count <= min(one.players, people)]
    return max(fits) if fits and one.filler is None else one.players


def plan_of(all_: Everything, playable: tuple[int, ...]) -> tuple[Round, ...]:
    """All rounds of a round robin."""
    one, people = all_.tournament, len(all_.entrants)
    return _plan(people, _size(one, people, playable), one.rounds, one.filler is not None) if people >= LEAST else ()


def rounds_of(all_: Everything, playable: tuple[int, ...]) -> int:
    """How many rounds there are."""
    return all_.tournament.rounds if all_.tournament.kind == SWISS else len(plan_of(all_, playable))


def next_round(all_: Everything, playable: tuple[int, ...]) -> list[Group]:
    """Who sits where in the next round; -1 is a bot, and who is alone rests."""
    one, numbers = all_.tournament, [who.number for who in all_.entrants]
    here = {who.number for who in all_.entrants if not who.gone}
    if one.kind == SWISS:
        past = [[_people(it) for it in all_.meetings if it.round == number] for number in range(1, one.round + 1)]
        groups = swiss(_order(all_, here), past, _size(one, len(here), playable), shared=one.filler is not None)
    else:
        groups = [tuple(numbers[who] for who in group if numbers[who] in here) for group in plan_of(all_, playable)[one.round]]
    sat = [tuple(it.seats) for it in all_.meetings]
    return [seats for group in groups for seats in _places(group, sat, one, playable)]


def _people(one: Meeting) -> Group:
    return tuple(who for who in one.seats if who != NOT_A_PERSON)


def _order(all_: Everything, here: set[int]) -> list[int]:
    """Those who are here, the best first; before anything was played, by lot."""
    order = [row.who for row in standing(all_) if row.who in here]
    if not all_.tournament.round:
        Random(all_.tournament.id).shuffle(order)  # noqa: S311  only who begins against whom
    return order


def _places(group: Group, sat: list[Group], one: Tournament, playable: tuple[int, ...]) -> list[Group]:
    """A group at a table: with bots if these were agreed, with fewer people if the game can be played so; else they rest."""
    if not group:
        return []
    if one.filler is not None or len(group) == one.players:
        return seated([group], sat, one.players)
    if len(group) > 1 and len(group) in playable:
        return seated([group], sat, len(group))
    return [(who,) for who in group]
