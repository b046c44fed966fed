"""Clocks, giving up, stopping and pausing together, seats that were left, once more: kept by the server alone, over restarts too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from cosmocafe.core.errors import CafeError, IllegalAnswer
from cosmocafe.core.match import record_text
from cosmocafe.core.record import parse
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.doorman import NameBarred
from cosmocafe.web.rooms.hours import Hours
from cosmocafe.web.rooms.manners import NotNow
from cosmocafe.web.rooms.seats import NewSeat
from cosmocafe.web.rooms.table import GivenUp, LiveTable, NotYourSeat, Paused, TimeUp, Waiting
from cosmocafe.web.settings import Settings
from cosmocafe.web.skill import games_of
from cosmocafe.web.sockets import clock_of
from cosmocafe.web.store import Store
from cosmocafe.web.store.clock import left_of, places_of, turned, wound_up
from cosmocafe.web.store.rows import BOT, LOST, MATCH, MOVE, OVER, PERSON, REMOVED, RESIGNED, RUNNING, STOPPED, Course, Terms

from .meeting import ANN, FREE, TOM, at_once, in_a_cafe, until

EVE = NewSeat(kind=PERSON, name="Eve", visitors=["eve"])
A_MINUTE = Terms(clock=MOVE, seconds=60, bot="random", opener=0)
TEN_MINUTES = Terms(clock=MATCH, seconds=600, more=5, late=LOST, bot="random", opener=0)
Play = Callable[[Cafe, LiveTable], Awaitable[None]]


class Time:
    """For how long the café has been open, as a test says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(Hours, "now", lambda self: found.now)
    return found


def at_a_table(settings: Settings, play: Play, *seats: NewSeat, terms: Terms = A_MINUTE, game: str = "connect_four") -> None:
    async def visit(cafe: Cafe) -> None:
        await play(cafe, await cafe.openings.new_table(game, seats or (ANN, TOM), terms=terms))

    in_a_cafe(settings, visit)


def left(table: LiveTable, time: Time) -> list[float]:
    return [left_of(table.course, seat, time.now) for seat in range(len(table.seats))]


async def drop(cafe: Cafe, table: LiveTable, seat: int, column: int = 0) -> None:
    await cafe.play.answer(table, seat, table.match.number, [column])


def test_time_for_a_move_is_whole_again_after_it(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(20)
        assert left(table, time) == [40, 60]
        await drop(cafe, table, 0)
        assert left(table, time) == [60, 60]
        time.passes(59)
        assert left(table, time) == [60, 1]

    at_a_table(settings, play)


def test_time_of_a_match_runs_down_and_a_move_adds_to_it(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(100)
        await drop(cafe, table, 0)
        time.passes(30)
        await drop(cafe, table, 1)
        assert left(table, time) == [505, 575]

    at_a_table(settings, play, terms=TEN_MINUTES)


def test_an_answer_that_is_taken_back_brings_no_time_back() -> None:
    """As long as the same seat is asked it is one move, however often it answers."""
    course = turned(A_MINUTE, wound_up(A_MINUTE, 2), 0, ticks=True, now=0)
    for now in (10, 20, 30):
        course = turned(A_MINUTE, course, 0, ticks=True, now=now)
    assert left_of(course, 0, 40) == 20
    assert turned(A_MINUTE, course, 1, ticks=True, now=40).left == [60, 60]


def test_too_late_is_too_late_even_before_anybody_has_noticed(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(60)
        with pytest.raises(TimeUp):
            await drop(cafe, table, 0)
        assert table.match.number == 0

    at_a_table(settings, play)


def test_when_time_is_up_a_bot_answers_until_its_person_is_back(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(59)
        await cafe.manners.look()
        assert table.seats[0].bot is None
        time.passes(1)
        await cafe.manners.look()
        assert table.seats[0].bot == "random" and not table.course.resigned
        await until(lambda: table.match.number == 1)
        time.passes(10)
        await cafe.seats.hold(table, "ann", 0, None)
        await drop(cafe, table, 1)
        assert (table.seats[0].bot, left(table, time)) == (None, [60, 60])

    at_a_table(settings, play)


def test_nobody_gains_time_by_a_bot(settings: Settings, time: Time) -> None:
    """Its clock stands still while a bot is asked, so whoever has let one answer lets it."""

    async def play(cafe: Cafe, table: LiveTable) -> None:
        works = (cafe.seats.hold(table, "ann", 0, "random"), cafe.seats.hold(table, "ann", 0, None))
        assert [type(one) for one in await at_once(table, *works)] == [type(None), TimeUp]
        await until(lambda: table.match.number == 1)
        await cafe.seats.hold(table, "ann", 0, None)

    at_a_table(settings, play)


def test_when_time_is_up_the_seat_may_be_lost_and_then_the_match(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(601)
        await cafe.manners.look()
        await cafe.manners.look()
        stored = cafe.store.match(table.id)
        assert stored is not None and stored.standing.state == OVER and stored.standing.places == [2, 1]
        assert stored.course.resigned == [0] and stored.course.ended == RESIGNED
        with pytest.raises(IllegalAnswer):
            await drop(cafe, table, 1)

    at_a_table(settings, play, terms=TEN_MINUTES)


def test_clocks_stand_still_while_somebody_is_missing_a_bot_is_asked_or_the_match_is_paused(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(1000)
        assert left(table, time) == [60, 60]
        await cafe.seats.sit(table, 1, "tom", "Tom")
        time.passes(10)
        await cafe.manners.wish(table, "ann", "pause", yes=True)  # she has put the table up
        time.passes(1000)
        await cafe.manners.look()
        assert left(table, time) == [50, 60] and table.seats[0].bot is None
        with pytest.raises(Paused):
            await drop(cafe, table, 0)
        await cafe.manners.wish(table, "ann", "go_on", yes=True)
        time.passes(10)
        assert left(table, time) == [40, 60]

    at_a_table(settings, play, ANN, FREE)


def test_a_bot_has_all_the_time(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await drop(cafe, table, 0)
        time.passes(1)
        clock = clock_of(table, time.now)
        assert clock is not None and clock["left"] == [60 if table.course.running else 59, 60]
        await until(lambda: table.match.number == 2)
        assert left(table, time)[1] == 60

    at_a_table(settings, play, ANN, NewSeat(kind=BOT, name="Bot", bot="random"))


def test_whoever_plays_alone_has_no_clock_and_a_table_without_one_stores_nothing(settings: Settings, time: Time) -> None:
    assert wound_up(A_MINUTE, 1) == Course()

    async def play(cafe: Cafe, table: LiveTable) -> None:
        await drop(cafe, table, 0)
        assert clock_of(table, time.now) is None and cafe.store.next_due() is None and table.course == Course()

    at_a_table(settings, play, terms=Terms())


def test_a_clock_goes_on_where_it_stood_when_the_cafe_was_closed(settings: Settings, time: Time) -> None:
    """Nobody has the table in memory: the clock still runs out, and a bot plays on."""
    kept: list[str] = []

    async def play(cafe: Cafe, table: LiveTable) -> None:
        time.passes(25)
        await drop(cafe, table, 0)
        kept.append(table.id)
        time.passes(25)

    async def later(cafe: Cafe) -> None:
        assert not cafe.tables.live
        await cafe.manners.look()
        assert not cafe.tables.live
        time.passes(35)
        await cafe.manners.look()
        table = cafe.tables.live[kept[0]]
        assert table.seats[1].bot == "random"
        await until(lambda: table.match.number == 2)

    at_a_table(settings, play)
    in_a_cafe(settings, later)


def test_the_hours_count_while_the_cafe_is_open(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long nobody has said that it is open, it was so for a few seconds at most; and never backwards."""
    store, now = Store(settings.url), [5000.0]
    monkeypatch.setattr("cosmocafe.web.store.store.time.time", lambda: now[0])
    first = store.open_for()
    for passes, counted in ((2, 2), (86_400, 4), (-3600, 0), (1, 1)):
        before, now[0] = store.open_for(), now[0] + passes
        assert store.open_for() - before == pytest.approx(counted), passes
    assert first <= 4
    store.close()


def test_who_resigns_among_three_leaves_a_bot_and_comes_last(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        asked = table.match.asked
        visitor = ["ann", "tom", "eve"][asked]
        await cafe.manners.resign(table, asked, visitor)
        assert table.standing.state == RUNNING and table.seats[asked].bot == "random"
        with pytest.raises(GivenUp):
            await cafe.manners.resign(table, asked, visitor)
        with pytest.raises(GivenUp):
            await cafe.seats.hold(table, visitor, asked, None)
        with pytest.raises(NotYourSeat):
            await cafe.manners.wish(table, visitor, "stop", yes=True)

    at_a_table(settings, play, ANN, TOM, EVE, game="star_stations")


def test_a_resignation_counts_as_last_whatever_the_bot_does_with_it() -> None:
    assert places_of(Course(), [1, 2, 3]) == [1, 2, 3]
    assert places_of(Course(resigned=[0]), [1, 2, 2]) == [3, 1, 1]
    assert places_of(Course(resigned=[0, 2]), [1, 2, 3]) == [3, 1, 2]
    assert places_of(Course(resigned=[1], ended=RESIGNED), [0, 0, 0]) == [1, 3, 1]


def test_where_only_bots_are_left_the_match_ends(settings: Settings, time: Time) -> None:
    bots = [NewSeat(kind=BOT, name=name, bot="random") for name in ("Bo", "Mo")]

    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.resign(table, 0, "ann")
        assert (table.over, table.standing.places) == (True, [3, 1, 1])

    at_a_table(settings, play, ANN, *bots, game="star_stations", terms=Terms())


def test_who_resigned_is_rated_as_last_and_not_the_bot(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.resign(table, 1, "tom")
        for visitor, place in (("ann", 1), ("tom", 2)):
            [game] = games_of(visitor, cafe.store.played_by(visitor, ["connect_four"], 9))
            assert game.place == place and game.rating is not None and (game.rating.mu > 25) == (place == 1)

    at_a_table(settings, play)


def test_a_match_stops_when_all_want_it_and_its_record_says_so(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await drop(cafe, table, 0)
        await cafe.manners.wish(table, "tom", "stop", yes=True)
        await cafe.manners.wish(table, "tom", "stop", yes=True)
        assert not table.over and table.course.wishes == {"stop": [1]}
        await cafe.manners.wish(table, "ann", "stop", yes=False)
        assert table.course.wishes == {}
        for visitor in ("tom", "ann"):
            await cafe.manners.wish(table, visitor, "stop", yes=True)
        stored = cafe.store.match(table.id)
        assert stored is not None and (stored.standing.state, stored.standing.places) == (OVER, None)
        assert cafe.store.next_due() is None
        for late in (cafe.manners.wish(table, "ann", "stop", yes=True), cafe.manners.resign(table, 0, "ann")):
            with pytest.raises(NotNow):
                await late
        record = record_text(table.match, table.course.told)
        assert f'"ended": "{STOPPED}"' in record.splitlines()[-1]
        assert parse(record, game=table.game).answers == table.match.answers

    at_a_table(settings, play)


def test_hostile_wishes_are_refused(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        works = cafe.manners
        for what in ("stop", "pause", "go_on", "remove"):
            with pytest.raises(NotYourSeat):
                await works.wish(table, "eve", what, yes=True)
        for refused, why in (
            (works.resign(table, 1, "ann"), NotYourSeat),
            (works.resign(table, 0, "eve"), NotYourSeat),
            (works.resign(table, 9, "ann"), NotYourSeat),
            (works.wish(table, "ann", "go_on", yes=True), NotNow),
            (works.wish(table, "ann", "nonsense", yes=True), NotNow),
            (works.miss(table, "eve", 0), NotYourSeat),
            (works.miss(table, "ann", 0), NotYourSeat),
            (works.miss(table, "ann", 7), NotNow),
            (works.take(table, 1, "", "eve", "Eve"), NotYourSeat),
            (works.take(table, 1, "guessed", "eve", "Eve"), NotYourSeat),
        ):
            with pytest.raises(why):
                await refused
        assert table.course.wishes == {} == table.course.missed and table.seats_of("eve") == []

    at_a_table(settings, play)


def test_two_who_agree_at_the_same_moment_stop_once(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        found = await at_once(table, *(cafe.manners.wish(table, who, "stop", yes=True) for who in ("ann", "tom", "ann", "tom")))
        assert [type(one) for one in found] == [type(None), type(None), NotNow, NotNow]
        assert table.course.ended == STOPPED

    at_a_table(settings, play)


def test_a_guest_can_pause_only_with_all_others(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.wish(table, "tom", "pause", yes=True)
        assert not table.course.paused and table.course.wishes == {"pause": [1]}
        await cafe.manners.wish(table, "ann", "pause", yes=True)
        assert table.course.paused and table.standing.state == RUNNING and table.asked == -1

    at_a_table(settings, play)


def test_a_table_is_cleared_away_by_all_who_sit_there_and_a_finished_one_never(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        with pytest.raises(Waiting):
            await cafe.manners.wish(table, "ann", "stop", yes=True)
        await cafe.manners.wish(table, "ann", "remove", yes=True)
        assert table.standing.state == REMOVED and cafe.store.of_visitor("ann", ["connect_four"]) == []
        other = await cafe.openings.new_table("connect_four", [ANN, TOM])
        await cafe.manners.wish(other, "ann", "remove", yes=True)
        assert not other.over
        await cafe.manners.resign(other, 1, "tom")
        with pytest.raises(NotNow):
            await cafe.manners.wish(other, "ann", "remove", yes=True)
        assert [row.id for row, _ in cafe.store.of_visitor("ann", ["connect_four"])] == [other.id]

    at_a_table(settings, play, ANN, FREE)


async def leave(cafe: Cafe, table: LiveTable, time: Time) -> str:
    """Tom is away, Ann asks for him, nobody comes; the invitation to his seat."""
    await cafe.manners.miss(table, "ann", 1)
    time.passes(10)
    await cafe.manners.miss(table, "ann", 1)  # nobody is waited for longer by asking again
    time.passes(table.opening.terms.away - 11)
    await cafe.manners.look()
    assert table.course.free == {}
    time.passes(1)
    await cafe.manners.look()
    return table.course.free[1]


def test_who_left_finds_the_seat_held_and_gets_it_back(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        invitation = await leave(cafe, table, time)
        assert table.seats[1].bot == cafe.shelf.usual_bot and table.playing == [0]
        await cafe.seats.hold(table, "tom", 1, None)
        assert table.course.free == {} and table.seats[1].bot is None and table.playing == [0, 1]
        with pytest.raises(NotYourSeat):
            await cafe.manners.take(table, 1, invitation, "eve", "Eve")

    at_a_table(settings, play, terms=Terms(opener=0))


def test_a_friend_takes_the_seat_and_who_left_has_lost_it(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        old, invitation = table.seats[1].token, await leave(cafe, table, time)
        await cafe.manners.take(table, 1, invitation, "eve", "Eve")
        assert (table.seats[1].name, table.seats[1].bot, table.owners[1]) == ("Eve", None, ["eve"])
        assert cafe.store.sitters(table.id) == {0: ["ann"], 1: ["eve"]} and table.seats[1].token != old
        for late in (
            cafe.seats.hold(table, "tom", 1, None),
            cafe.manners.take(table, 1, invitation, "tom", "Tom"),
            cafe.seats.join(table, old, "tom"),
        ):
            with pytest.raises(NotYourSeat):
                await late

    at_a_table(settings, play, terms=Terms(opener=0))


def test_what_only_who_left_wanted_nobody_wants(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.wish(table, "tom", "stop", yes=True)
        await leave(cafe, table, time)
        assert table.course.wishes == {} and not table.over

    at_a_table(settings, play, terms=Terms(opener=0))


def test_a_seat_that_was_left_is_taken_under_a_name_that_may_be_and_before_the_end(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        invitation = await leave(cafe, table, time)
        with pytest.raises(NameBarred):
            await cafe.manners.take(table, 1, invitation, "eve", "The Boss")
        await cafe.manners.wish(table, "ann", "stop", yes=True)
        with pytest.raises(NotYourSeat):
            await cafe.manners.take(table, 1, invitation, "eve", "Eve")

    at_a_table(replace(settings, blocked_names=("the boss",)), play, terms=Terms(opener=0))


def test_a_friend_gains_no_time_by_taking_a_seat(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await drop(cafe, table, 0)
        invitation = await leave(cafe, table, time)  # his time for this move was up long before
        with pytest.raises(TimeUp):
            await cafe.manners.take(table, 1, invitation, "eve", "Eve")

    at_a_table(replace(settings, bot_pause=60), play)


def test_nothing_is_due_where_a_match_has_ended(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.miss(table, "ann", 1)
        assert cafe.store.next_due() is not None
        await cafe.manners.resign(table, 0, "ann")
        assert table.over and cafe.store.next_due() is None

    at_a_table(settings, play, terms=Terms(opener=0))


def test_who_is_here_when_it_is_due_keeps_the_seat(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.miss(table, "ann", 1)
        table.present[1] += 1
        time.passes(table.opening.terms.away)
        await cafe.manners.look()
        assert (table.course.free, table.course.missed, table.seats[1].bot) == ({}, {}, None)

    at_a_table(settings, play, terms=Terms(opener=0))


def test_who_is_there_or_comes_in_time_keeps_the_seat(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.miss(table, "ann", 1)
        await cafe.manners.come_back(table, [1])
        assert table.course.missed == {} and cafe.store.next_due() is None
        await cafe.manners.miss(table, "tom", 0)
        await drop(cafe, table, 0)  # whoever answers is there
        assert table.course.missed == {}
        table.present[1] += 1
        with pytest.raises(NotNow):
            await cafe.manners.miss(table, "ann", 1)

    at_a_table(settings, play, terms=Terms(opener=0))


def test_a_rematch_keeps_what_was_agreed_and_its_clocks_wait_for_everybody(settings: Settings, time: Time) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.manners.resign(table, 1, "tom")
        other = await cafe.openings.rematch(table, "tom")
        assert await cafe.openings.rematch(table, "ann") is other
        assert table.course.wishes == {"rematch": [1]} and [seat.name for seat in other.seats] == ["Tom", "Ann"]
        assert other.opening.terms == A_MINUTE and other.course.paused
        time.passes(500)
        assert left(other, time) == [60, 60]
        await cafe.manners.wish(other, "tom", "go_on", yes=True)
        time.passes(5)
        assert left(other, time) == [55, 60] and other.seats[0].bot is None

    at_a_table(settings, play)


def test_nothing_happens_where_the_storage_fails(settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        def fail(*_: object, **__: object) -> bool:
            raise CafeError("full")

        with monkeypatch.context() as patch:
            patch.setattr(cafe.store, "change_seat", fail)
            with pytest.raises(CafeError):
                await cafe.manners.resign(table, 0, "ann")
        async with table.lock:
            assert table.course.resigned == [] and not table.over

    at_a_table(settings, play, terms=Terms())
