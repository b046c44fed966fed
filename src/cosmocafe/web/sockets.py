"""The socket of a table: one page, one visitor, the view of the seats that are the visitor's and of no other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine, Mapping
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError

from . import wire
from .advising import Adviser
from .ahead import look_ahead
from .cafe import Cafe
from .called import seen
from .chatting import Chatter
from .fragments import fragment
from .frame import Frame
from .frames import card_of, draw_frames, moment, resting
from .guards import TOO_FAST, Bucket, address, is_own, same_origin
from .refusals import code_of
from .rooms.play import Now, Sent
from .rooms.table import Eyes, LiveTable, NotYourSeat
from .rooms.workers import TookTooLong
from .store import StoreFailed
from .store.clock import left_of, low
from .visitors import PACES, Door, Visitor
from .whynot import reasons_of

log = logging.getLogger(__name__)
TOO_LARGE, FOREIGN, NO_TABLE, CLOSING, COME_BACK = 1009, 4403, 4404, 1012, 1013


async def frame_of(cafe: Cafe, table: LiveTable, seat: int, language: str, mine: list[int], *, tall: bool = False) -> Frame:
    """The frame of a seat; drawn once for all who see the same."""
    key = (seat, language, tuple(mine), tall)
    if key not in table.frames:
        table.frames[key] = asyncio.get_running_loop().create_future()
        if not table.to_draw:
            cafe.crew.begin(_draw(cafe, table))
        table.to_draw[key] = table.frames[key]
    return await asyncio.shield(table.frames[key])


async def _draw(cafe: Cafe, table: LiveTable) -> None:
    """Draw what several pages wait for, in one go."""
    wanted: dict[Eyes, asyncio.Future[Frame]] = {}
    try:
        async with table.lock:
            wanted, table.to_draw = table.to_draw, {}
            now = [moment(table, *eyes[:3], cafe.shelf.usual_bot, tall=eyes[3]) for eyes in wanted]
        cafe.crew.counts.add("pictures", len(now))
        with cafe.crew.counts.timing("draw"):
            drawn = await cafe.crew.draw(draw_frames, now)
    except BaseException as error:
        if not wanted:
            wanted, table.to_draw = table.to_draw, {}
        drawn = [error if isinstance(error, Exception) else TookTooLong("the café closes")] * len(wanted)
    for waiting, frame in zip(wanted.values(), drawn, strict=True):
        if isinstance(frame, Frame):
            waiting.set_result(frame)
        else:
            waiting.set_exception(frame)
            waiting.exception()  # whoever waited may have gone


class TableSocket:
    """One open page at a table."""

    def __init__(self, cafe: Cafe, table: LiveTable, visitor: Visitor, socket: WebSocket) -> None:
        self.cafe, self.table, self.visitor, self.socket = cafe, table, visitor, socket
        self.mine = table.seats_of(visitor.id)
        self.present: list[int] = []  # my seats, as they are counted among those present
        self.lifted = self.mine[0] if len(self.mine) == 1 else NOBODY
        self.tall = visitor.tall
        self.changed = asyncio.Event()
        self.sent: dict[str, str] = {}
        self.log: list[str] = []
        often = cafe.settings.messages_per_second
        self.adviser = Adviser(cafe, table, visitor, address(socket), self._send)
        self.chat = Chatter(cafe, table, visitor, address(socket), self._send)
        self.bucket, self.patience = Bucket(often, 2 * often), Bucket(often / 10, 10 * often)

    async def serve(self) -> None:
        """Show every change and obey, until the page goes away."""
        self._come()
        showing = asyncio.get_running_loop().create_task(self._show())
        try:
            while True:
                await self._obey(await self._heard())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            showing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await showing
            self._go()

    def _come(self) -> None:
        self.table.watchers.add(self.changed)
        self._be_present(self.mine)
        self.chat.come()
        self._wish(self.visitor.chosen["speed"])

    def _wish(self, speed: str) -> None:
        """How quickly bots shall play; who only watches waits with the others."""
        if self.mine:
            self.table.paces[id(self)] = PACES.get(speed, 1.0)

    def _go(self) -> None:
        self.table.paces.pop(id(self), None)
        self.table.watchers.discard(self.changed)
        if not self.table.watchers:
            self.table.forget_pictures()
        self.adviser.leave()
        self.chat.go()
        self._be_present([], here=False)

    def _be_present(self, seats: list[int], *, here: bool = True) -> None:
        """Be counted at these seats and no others, or among those who watch; who does may sit down later."""
        self.table.watching.pop(id(self), None)
        if here and not seats:
            self.table.watching[id(self)] = self.chat.watcher
        self.table.present.subtract(self.present)
        self.table.present.update(seats)
        self.present = seats
        if self.table.course.missed.keys() & set(seats):
            self._meanwhile(self.cafe.manners.come_back(self.table, seats))
        self.table.look()
        self.table.publish()

    async def _heard(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        data = message.get("bytes") or (message.get("text") or "").encode()
        if len(data) > self.cafe.settings.largest_message:
            await self.socket.close(TOO_LARGE)
            raise WebSocketDisconnect(TOO_LARGE)
        return bytes(data)

    async def _obey(self, data: bytes) -> None:
        if not self.bucket.take():
            await self._slow_down()
            return
        await self._carefully(self._understand(data))

    async def _understand(self, data: bytes) -> None:
        self.cafe.doorman.admit(self.visitor.id)  # somebody may have been blocked since this page was opened
        await self._do(wire.decode(data))

    async def _carefully(self, work: Coroutine[object, object, None]) -> None:
        """Do it, or say why not."""
        try:
            await work
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            await self._refuse("malformed")
        except CafeError as error:
            await self._refuse(code_of(error)[0])
        except Exception:  # a mistake of ours must not cut the line
            log.exception("cannot obey", extra={"match": self.table.id, "seats": self.mine})
            await self._refuse("failed")

    async def _slow_down(self) -> None:
        """Ask for patience; who does not listen is shown the door."""
        await self._refuse("rate")
        if not self.patience.take():
            await self.socket.close(TOO_FAST)
            raise WebSocketDisconnect(TOO_FAST)

    async def _refuse(self, code: str) -> None:
        self.cafe.crew.counts.add("refused")
        words = self.visitor.say(f"errors.{code}", why="") if code != "failed" else self.visitor.say("errors.failed")
        await self._send({"type": "refused", "code": code, "words": words, "number": self.table.match.number})

    async def _do(self, said: wire.Said) -> None:
        match said:
            case wire.Answer():
                if self.table.lesson and not said.free:
                    self.table.lesson.refuse(self.table.match.answers, said.answers)
                await self._stored(await self.cafe.play.answer(self.table, self._acting(), said.number, said.answers, sent(said)))
            case wire.Undo():
                await self._stored(await self.cafe.play.undo(self.table, self._acting(), said.number, sent(said)))
            case wire.Ahead():
                if said.number == self.table.match.number and self.cafe.foresight.has_any:
                    self.cafe.crew.begin(self._look_ahead(said.number))  # a nicety that never keeps an answer waiting
            case wire.Hint():
                self._meanwhile(self.adviser.hint(self._acting(), said.number, self.tall))
            case wire.Analyse():
                self._meanwhile(self.adviser.analyse(self._acting(), self.tall) if said.on else self.adviser.stop())
            case wire.Why():
                self._meanwhile(self.adviser.why(self._eyes()))
            case wire.Inspect():
                await self._inspect(said.thing)
            case wire.WhyNot():
                await self._explain(said.thing)
            case wire.Stage():
                self.tall = said.tall
                self.changed.set()
            case wire.Lift():
                self._own(said.seat)
                self.lifted = said.seat
                self.changed.set()
            case wire.Hold():
                await self._hold(said)
            case wire.Add():
                self._own(said.seat)
                await self.cafe.deals.add(self.table, said.seat, said.words)
            case wire.Pace():
                self._wish(said.speed)
            case wire.Resign():
                await self.cafe.manners.resign(self.table, said.seat, self.visitor.id)
            case wire.Wish():
                await self.cafe.manners.wish(self.table, self.visitor.id, said.what, yes=said.yes)
            case wire.Miss():
                await self.cafe.manners.miss(self.table, self.visitor.id, said.seat)
            case wire.Phrase() | wire.Say() | wire.React():
                await self.chat.say(said, self._speaking())
            case wire.Public():
                await self.cafe.seats.show_in_lobby(self.table, self.visitor.id, said.on)
            case wire.Ping():
                await self._send({"type": "pong"})

    def _meanwhile(self, work: Coroutine[object, object, None]) -> None:
        """Begin what takes a while; the page is obeyed meanwhile."""
        self.cafe.crew.keep(self._carefully(work))

    async def _stored(self, now: Now) -> None:
        await self._send({"type": "stored", "number": now.number})

    def _own(self, seat: int) -> None:
        if seat not in self.mine:
            raise NotYourSeat("this seat is somebody else's")

    def _acting(self) -> int:
        """The seat for which this page acts: the one it shows."""
        seat = self._eyes()
        self._own(seat)
        return seat

    def _speaking(self) -> int:
        """The seat for which this page speaks: at a shared screen the one it shows, or the first."""
        seat = self._eyes()
        return seat if seat in self.mine else next(iter(self.mine), NOBODY)

    async def _hold(self, said: wire.Hold) -> None:
        name = self.visitor.say.bot_name(said.bot) if said.bot else ""
        await self.cafe.seats.hold(self.table, self.visitor.id, said.seat, said.bot or None, name)

    def _eyes(self) -> int:
        """Whose view the page shows. At a shared screen it is the seat that is asked; with secrets, once its curtain was lifted."""
        asked = self.table.asked
        if len(self.mine) < 2:
            return self.mine[0] if self.mine else NOBODY
        if not self.table.game.has_secrets:
            return asked if asked in self.mine else self.mine[0]
        if self.table.over or (asked in self.mine and asked != self.lifted):
            return NOBODY
        return self.lifted

    def _curtain(self) -> str:
        asked = self.table.asked
        if len(self.mine) < 2 or not self.table.game.has_secrets or asked not in self.mine or self.lifted == asked:
            return ""
        if self.table.seat(asked).bot:
            return ""
        return fragment("curtain", say=self.visitor.say, seat=self.table.seat(asked))

    async def _look_ahead(self, number: int) -> None:
        seat, table = self._eyes(), self.table
        async with table.lock:
            if seat not in self.mine or table.match.number != number or table.asked != seat or not self.cafe.foresight.take():
                return  # the page is behind and will hear of it, or the café is too busy
            view = seen(table, seat, self.visitor.language, tall=self.tall)
        try:
            targets = await self.cafe.crew.draw(look_ahead, view, self.visitor.say)
        except Exception:
            log.exception("cannot look ahead", extra={"match": table.id})
            return
        things = [target._asdict() for target in targets]
        await self._send({"type": "ahead", "number": number, "things": things})

    async def _inspect(self, thing: str) -> None:
        """What there is to know of a thing, as far as this page may see it."""
        async with self.table.lock:
            view = seen(self.table, self._eyes(), self.visitor.language)
        card = await self.cafe.crew.draw(partial(card_of, asks_why=True), view, thing, self.visitor.say)
        await self._send({"type": "card", "thing": thing, "card": card})

    async def _explain(self, thing: str) -> None:
        """Why a thing cannot be chosen, as far as this page may see it."""
        async with self.table.lock:
            view = seen(self.table, self._eyes(), self.visitor.language, tall=self.tall)
            waiting = self.table.waits
        async with self.cafe.insight.explaining(address(self.socket)):
            reasons = await self.cafe.crew.draw(reasons_of, resting(view) if waiting else view, thing, self.visitor.say)
        await self._send({"type": "why_not", "thing": thing, "reasons": reasons})

    async def _show(self) -> None:
        """Send what changed, as often as it changes; a slow page gets the latest only."""
        self.changed.set()
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.cafe.crew.stopping or self.cafe.parting:
                await self.socket.close(CLOSING)
                return
            if self.table.removed or self.cafe.doorman.shows_out(self.visitor.id, self.visitor.epoch):
                await self.socket.close(NO_TABLE)  # the page is opened anew, and says why
                return
            self.mine = self.table.seats_of(self.visitor.id)
            if self.mine != self.present:
                self._be_present(self.mine)
            try:
                await self._show_once()
            except Exception:  # a game that cannot be drawn must not take the table away
                log.exception("cannot show", extra={"match": self.table.id, "seats": self.mine})
                await self._refuse("failed")

    async def _show_once(self) -> None:
        curtain = self._curtain()
        frame = await frame_of(self.cafe, self.table, self._eyes(), self.visitor.language, self.mine, tall=self.tall)
        parts = {name: html for name, html in {**frame.parts, "curtain": curtain}.items() if self.sent.get(name) != html}
        kept = _common(self.log, frame.log)
        message = {
            "type": "table",
            "number": frame.number,
            "line": frame.line,
            "seat": frame.seat,
            "mine": frame.mine,
            "over": frame.over,
            "parts": parts,
            "log": {"keep": kept, "lines": frame.log[kept:]},
            "rules": frame.rules,
            "since": frame.since,
            "clock": clock_of(self.table, self.cafe.hours.now()),
        }
        await self._send(message)
        self.sent.update(parts)
        self.log = frame.log

    async def _send(self, message: Mapping[str, object]) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the page went away, as whoever listens to it will notice
            await self.socket.send_text(wire.encode(message).decode())


def clock_of(table: LiveTable, now: float) -> dict[str, object] | None:
    """The seconds that every seat has at this moment, whose run, and when to warn; none where no clock was agreed."""
    course = table.course
    if not course.left:
        return None
    left = [round(left_of(course, seat, now), 2) for seat in range(len(course.left))]
    return {"left": left, "runs": NOBODY if course.since is None else course.running, "low": low(table.opening.terms)}


def sent(said: wire.Answer | wire.Undo) -> Sent | None:
    """The line and the key of what was said, if it has them."""
    return None if said.line is None or not said.key else Sent(said.line, said.key)


def _common(old: list[str], new: list[str]) -> int:
    """How many lines are the same from the beginning."""
    if new[: len(old)] == old:
        return len(old)
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


async def table_socket(socket: WebSocket) -> None:
    """The endpoint."""
    cafe: Cafe = socket.app.state.cafe
    door: Door = socket.app.state.door
    await socket.accept()
    if not is_own(socket.headers.get("host", ""), cafe.settings.names) or not same_origin(socket, cafe.settings.origins):
        await socket.close(FOREIGN)
        return
    where = address(socket)
    if cafe.sockets[where] >= cafe.settings.sockets_per_address:
        await socket.close(TOO_FAST)
        return
    cafe.sockets[where] += 1
    try:
        await _serve(cafe, door, socket)
    finally:
        cafe.sockets[where] -= 1
        cafe.sockets += Counter()  # those that are 0 are forgotten


async def _serve(cafe: Cafe, door: Door, socket: WebSocket) -> None:
    visitor = door.visitor(socket)
    if cafe.doorman.is_barred(visitor.id):
        await socket.close(NO_TABLE)
        return
    try:
        table = await cafe.tables.find(socket.path_params["id"])
    except (StoreFailed, TookTooLong) as error:
        code = code_of(error)[0]
        await socket.send_text(wire.encode({"type": "refused", "code": code, "words": visitor.say(f"errors.{code}")}).decode())
        await socket.close(COME_BACK)
        return
    except CafeError:
        await socket.close(NO_TABLE)
        return
    await TableSocket(cafe, table, visitor, socket).serve()
