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
from .frame import Frame
from .frames import card_of, draw_frame, fragment, moment, resting
from .guards import TOO_FAST, Bucket, address, is_own, same_origin
from .refusals import code_of
from .rooms.play import Now
from .rooms.table import LiveTable, NotYourSeat
from .rooms.workers import TookTooLong
from .store import StoreFailed
from .visitors import PACES, Door, Visitor
from .whynot import reasons_of

log = logging.getLogger(__name__)
TOO_LARGE, FOREIGN, NO_TABLE, CLOSING, COME_BACK = 1009, 4403, 4404, 1012, 1013


async def frame_of(cafe: Cafe, table: LiveTable, seat: int, language: str, mine: list[int], *, tall: bool = False) -> Frame:
    """The frame of a seat; drawn once for all who see the same."""
    key = (seat, language, tuple(mine), tall)
    if key not in table.frames:
        table.frames[key] = cafe.crew.begin(_draw(cafe, table, seat, language, mine, tall))
    return await asyncio.shield(table.frames[key])


async def _draw(cafe: Cafe, table: LiveTable, seat: int, language: str, mine: list[int], tall: bool) -> Frame:
    async with table.lock:
        now = moment(table, seat, language, mine, cafe.shelf.usual_bot, tall=tall)
    return await cafe.crew.draw(draw_frame, now)


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
        self._wish(self.visitor.chosen["speed"])

    def _wish(self, speed: str) -> None:
        """How quickly bots shall play; who only watches waits with the others."""
        if self.mine:
            self.table.paces[id(self)] = PACES.get(speed, 1.0)

    def _go(self) -> None:
        self.table.paces.pop(id(self), None)
        self.table.watchers.discard(self.changed)
        self.adviser.leave()
        self._be_present([])

    def _be_present(self, seats: list[int]) -> None:
        """Be counted at these seats and no others; who watches may sit down later."""
        self.table.present.subtract(self.present)
        self.table.present.update(seats)
        self.present = seats
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
            log.exception("cannot obey", extra={"match": self.table.id})
            await self._refuse("failed")

    async def _slow_down(self) -> None:
        """Ask for patience; who does not listen is shown the door."""
        await self._refuse("rate")
        if not self.patience.take():
            await self.socket.close(TOO_FAST)
            raise WebSocketDisconnect(TOO_FAST)

    async def _refuse(self, code: str) -> None:
        words = self.visitor.say(f"errors.{code}", why="") if code != "failed" else self.visitor.say("errors.failed")
        await self._send({"type": "refused", "code": code, "words": words, "number": self.table.match.number})

    async def _do(self, said: wire.Said) -> None:
        match said:
            case wire.Answer():
                if self.table.lesson and not said.free:
                    self.table.lesson.refuse(self.table.match.answers, said.answers)
                await self._stored(await self.cafe.play.answer(self.table, self._acting(), said.number, said.answers))
            case wire.Undo():
                await self._stored(await self.cafe.play.undo(self.table, self._acting(), said.number))
            case wire.Ahead():
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
            case wire.Pace():
                self._wish(said.speed)
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
        if self.table.match.over or (asked in self.mine and asked != self.lifted):
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
            view = table.match.view(seat, self.visitor.language, tall=self.tall)
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
            view = self.table.match.view(self._eyes(), self.visitor.language)
        card = await self.cafe.crew.draw(partial(card_of, asks_why=True), view, thing, self.visitor.say)
        await self._send({"type": "card", "thing": thing, "card": card})

    async def _explain(self, thing: str) -> None:
        """Why a thing cannot be chosen, as far as this page may see it."""
        async with self.table.lock:
            view = self.table.match.view(self._eyes(), self.visitor.language, tall=self.tall)
            waiting = bool(self.table.open_seats)
        async with self.cafe.insight.explaining(address(self.socket)):
            reasons = await self.cafe.crew.draw(reasons_of, resting(view) if waiting else view, thing, self.visitor.say)
        await self._send({"type": "why_not", "thing": thing, "reasons": reasons})

    async def _show(self) -> None:
        """Send what changed, as often as it changes; a slow page gets the latest only."""
        self.changed.set()
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.cafe.crew.stopping:
                await self.socket.close(CLOSING)
                return
            self.mine = self.table.seats_of(self.visitor.id)
            if self.mine != self.present:
                self._be_present(self.mine)
            try:
                await self._show_once()
            except Exception:  # a game that cannot be drawn must not take the table away
                log.exception("cannot show", extra={"match": self.table.id})
                await self._refuse("failed")

    async def _show_once(self) -> None:
        curtain = self._curtain()
        frame = await frame_of(self.cafe, self.table, self._eyes(), self.visitor.language, self.mine, tall=self.tall)
        parts = {name: html for name, html in {**frame.parts, "curtain": curtain}.items() if self.sent.get(name) != html}
        kept = _common(self.log, frame.log)
        message = {
            "type": "table",
            "number": frame.number,
            "seat": frame.seat,
            "mine": frame.mine,
            "over": frame.over,
            "parts": parts,
            "log": {"keep": kept, "lines": frame.log[kept:]},
            "rules": frame.rules,
            "since": frame.since,
        }
        await self._send(message)
        self.sent.update(parts)
        self.log = frame.log

    async def _send(self, message: Mapping[str, object]) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the page went away, as whoever listens to it will notice
            await self.socket.send_text(wire.encode(message).decode())


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
