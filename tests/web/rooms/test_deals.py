"""The deal waits for what everybody adds to chance, so that no host chooses the cards."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.fair import checked
from cosmocafe.core.match import Match, record_text
from cosmocafe.core.record import parse
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.deals import Settled, addition
from cosmocafe.web.rooms.seats import NewSeat
from cosmocafe.web.rooms.table import LiveTable, NotYourSeat, Waiting
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import BOT, MATCH, RUNNING, WAITING, Terms

from .meeting import ANN, FREE, TOM, at_once, in_a_cafe, until

ROBOT = NewSeat(kind=BOT, name="Bot", bot="random")


@pytest.fixture
def waiting(settings: Settings) -> Settings:
    """A café that waits for what people add, longer than any test."""
    return replace(settings, deal_wait=600)


async def put_up(cafe: Cafe, *seats: NewSeat, game: str = "star_stations") -> LiveTable:
    return await cafe.openings.new_table(game, seats, adds=True)


async def dealt(table: LiveTable) -> None:
    """The deal is done and stored: until then it holds the table's lock."""
    await until(lambda: table.is_dealt and not table.lock.locked())


def test_nobody_is_dealt_to_before_everybody_has_added_and_the_record_holds_it(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, FREE)
        await cafe.deals.add(table, 0, "ann's words")
        await cafe.seats.sit(table, 1, "tom", "Tom")
        [early] = await at_once(table, cafe.play.answer(table, 0, 0, [0]))
        assert isinstance(early, Waiting) and (table.standing.state, table.asked) == (WAITING, -1)
        await cafe.deals.add(table, 1, "tom's")
        await dealt(table)
        row = cafe.store.match(table.id)
        assert row is not None and row.standing.state == RUNNING and row.standing.asked == table.match.asked
        assert (row.added, table.match.added) == (["ann's words", "tom's"],) * 2
        alone = Match(table.game, 2, row.seed, added=["ann's words", "tom's"])
        assert table.match.table == alone.table
        cafe.tables.live.clear()
        again = await cafe.tables.find(table.id)
        assert again.match.table == alone.table and again.match.commitment == table.match.commitment
        assert checked(parse(record_text(again.match), game=table.game), table.match.commitment, 1, "tom's")

    in_a_cafe(waiting, play)


def test_what_lies_on_the_table_before_the_deal_is_not_what_will_be_dealt(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        for _ in range(6):
            table = await put_up(cafe, ANN, TOM)
            before, alone = table.match, Match(table.game, 2, table.opening.seed)
            assert before.commitment == alone.commitment and before.chance(0) != alone.chance(0)
            cafe.tables.live.clear()
            again = await cafe.tables.find(table.id)
            assert again.match.chance(0) not in (before.chance(0), alone.chance(0))

    in_a_cafe(waiting, play)


def test_nobodys_clock_turns_before_the_deal_says_who_begins(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await cafe.openings.new_table("star_stations", (ANN, FREE), adds=True, terms=Terms(clock=MATCH, seconds=600, more=30))
        await cafe.deals.add(table, 0, "ann's words")
        await cafe.seats.sit(table, 1, "tom", "Tom")
        assert (table.course.running, table.course.left) == (-1, [600, 600])
        await cafe.deals.add(table, 1, "tom's")
        await dealt(table)
        assert (table.course.running, table.course.left) == (table.match.asked, [600, 600])

    in_a_cafe(waiting, play)


def test_a_seat_adds_once_for_itself_and_before_the_deal(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, FREE, game="connect_four")
        [one, two] = await at_once(table, cafe.deals.add(table, 0, "one"), cafe.deals.add(table, 0, "two"))
        assert one is None and isinstance(two, Settled) and table.added == ["one", None]
        with pytest.raises(NotYourSeat):
            await cafe.deals.add(table, 1, "nobody sits there")
        await cafe.seats.hold(table, "ann", 1, "random")
        await dealt(table)
        assert table.match.added == ["one", ""]
        with pytest.raises(Settled):
            await cafe.deals.add(table, 0, "late")

    in_a_cafe(waiting, play)


def test_the_deal_does_not_wait_for_ever_not_even_when_the_cafe_was_closed_meanwhile(settings: Settings) -> None:
    async def leave(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, TOM)
        await cafe.deals.add(table, 0, "ann")
        assert not table.is_dealt
        left.append(table.id)

    async def come_back(cafe: Cafe) -> None:
        table = await cafe.tables.find(left[0])
        await dealt(table)
        assert table.match.added == ["ann", ""] and table.asked == table.match.asked >= 0

    left: list[str] = []
    in_a_cafe(replace(settings, deal_wait=600), leave)
    in_a_cafe(replace(settings, deal_wait=0.01), come_back)


def test_two_processes_deal_once_and_the_other_catches_up(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, TOM)
        stored = await cafe.tables._stored(table.id)
        await cafe.deals.add(table, 0, "ann")
        table.become(stored)  # as a process that has not heard of it
        table.doubtful = False
        other = await at_once(table, cafe.deals.add(table, 1, "tom"))
        assert other == [None]
        await dealt(table)
        assert table.match.added == ["ann", "tom"]

    in_a_cafe(waiting, play)


def test_while_a_table_rests_nobody_is_dealt_to(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, TOM)
        for what, dealt in (("pause", False), ("go_on", True)):
            for visitor in ("ann", "tom"):
                await cafe.manners.wish(table, visitor, what, yes=True)
            if not dealt:
                for seat in range(2):
                    await cafe.deals.add(table, seat, "words")
                assert table.deal_due is None and not table.is_dealt
        await until(lambda: table.is_dealt)

    in_a_cafe(waiting, play)


def test_a_deal_that_cannot_be_stored_is_none_and_is_made_later(waiting: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(cafe: Cafe) -> None:
        table, failed = await put_up(cafe, ANN, TOM), list[int]()

        def fail(*_: object, **__: object) -> None:
            failed.append(1)
            raise CafeError("full")

        with monkeypatch.context() as patch:
            patch.setattr(cafe.store, "deal", fail)
            await cafe.deals.add(table, 0, "ann")
            await cafe.deals.add(table, 1, "tom")
            await until(lambda: bool(failed))
            async with table.lock:
                assert not table.is_dealt and table.match.added != ["ann", "tom"]
        await until(lambda: table.is_dealt)
        assert table.match.added == ["ann", "tom"]

    in_a_cafe(waiting, play)


def test_bots_alone_and_who_asks_for_no_additions_are_dealt_to_at_once(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        bots = await put_up(cafe, ROBOT, ROBOT)
        plain = await cafe.openings.new_table("star_stations", [ANN, TOM])
        assert bots.is_dealt and plain.is_dealt and plain.added is None and plain.match.added is None

    in_a_cafe(waiting, play)


@pytest.mark.parametrize("words", ["", " ", "x" * 65, "two\nlines", "\x00", "\ud800", "\u202e"])
def test_what_cannot_be_seen_or_written_is_not_added(words: str) -> None:
    with pytest.raises(InputError, match="1 to 64 characters"):
        addition(words)


def test_everything_that_is_added_can_be_recorded(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, TOM)
        await cafe.deals.add(table, 0, '<b>"é茶𝄞\\')
        await cafe.deals.add(table, 1, "x" * 64)
        await dealt(table)
        assert parse(record_text(table.match), game=table.game).added == ['<b>"é茶𝄞\\', "x" * 64]

    in_a_cafe(waiting, play)


def test_a_rematch_asks_again(waiting: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await put_up(cafe, ANN, TOM, game="connect_four")
        await asyncio.gather(cafe.deals.add(table, 0, "a"), cafe.deals.add(table, 1, "b"))
        await dealt(table)
        for number, column in enumerate([0, 1, 0, 1, 0, 1, 0]):
            await cafe.play.answer(table, table.asked, number, [column])
        again = await cafe.openings.rematch(table, "ann")
        assert (again.is_dealt, again.added) == (False, [None, None])
        with pytest.raises(CafeError, match="waits"):
            await cafe.play.answer(again, 0, 0, [0])

    in_a_cafe(waiting, play)
