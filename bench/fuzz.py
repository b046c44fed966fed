"""Strangers who send anything: every route with wrong numbers and names, every socket with wrong messages.

    python -m bench.fuzz --requests 20000 --messages 100000

Starts a café on 127.0.0.1 with a database of its own and tables in every state, fires, and prints what came back. Nothing may answer
with a status of 500 or more, no traceback may stand in the log, and no table that was there before may have changed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import httpx2
from fastapi import FastAPI
from starlette.routing import Mount, Route
from websockets.asyncio.client import connect

from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .load import cafe, memory

EXAMPLES = Path(__file__).parents[1] / "examples"
GAMES = ("star_stations", str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "kuhn_poker.py"))

# fmt: off
NUMBERS = [
    "0", "1", "-1", "--1", "--5", "-", "+1", " 1", "1.5", "1e9", "0x1", "1_0", "٣", "²", "½", "NaN", "inf", "", "99", "2147483648",
    "9" * 20, "9" * 400, "9" * 5000, "-" + "9" * 5000, "true", "null", "[]", "0;1", "1,2",
]
NAMES = [
    "", " ", ".", "..", "../../etc/passwd", "/etc/passwd", "setup.py", "C:\\x", "\\", "a" * 5000, "\x00", "\n\r", "\r\nSet-Cookie: a=b",
    "💥", "é", "\u202e", "{{7*7}}", "<script>alert(1)</script>", "';--", "%s%n", "%00", "%", "%zz", "__class__",
    "me", "friend", "screen", "bot:nobody", "bot:greedy",
]
VALUES = ["http://[", "http://", "null", "https://evil.example", "//", "http://[::1", "é", "x" * 3000, "en;q=x", "zh-Hant,*;q=", ";;;"]
HEADERS = ["origin", "cookie", "authorization", "accept-language", "sec-fetch-site", "range", "if-none-match", "content-type"]
FIELDS = [
    "players", "seat-0", "seat-1", "seat-9", "name-0", "name", "agreed-board_size", "agreed-x", "public", "language", "theme", "here",
    "record", "at", "seat", "without_hints", "free_talk",
]
# fmt: on
QUERIES = ["at", "seat", "answer", "after", "wait", "language", "limit", "x"]
FORM, PARTS, JSON = "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json"
KINDS = [FORM, PARTS, JSON, "multipart/form-data", "text/plain", "é", ""]
METHODS = ["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"]
Json = Any


class Wish(NamedTuple):
    """A request that somebody sends."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Doors(NamedTuple):
    """What a stranger may know: how each path of the café is asked, and tables whose links went round."""

    paths: list[tuple[str, str]]
    ids: list[str]
    games: list[str]


def paths_of(app: Any, before: str = "") -> Iterator[tuple[str, str]]:
    """Every path that an application answers, with its method."""
    for route in app.routes:
        if isinstance(route, Mount):
            yield f"{before}{route.path}/{{path:path}}", "GET"
            described = route.app.openapi()["paths"] if isinstance(route.app, FastAPI) else {}
            yield from ((before + route.path + path, method.upper()) for path, methods in described.items() for method in methods)
        elif isinstance(route, Route):
            yield from ((before + route.path, method) for method in sorted(route.methods or ()))


def junk(rng: random.Random) -> str:
    """A number or a name that is wrong, or right by accident."""
    return rng.choice(rng.choice([NUMBERS, NAMES]))


def request(rng: random.Random, doors: Doors) -> Wish:
    """A request, from nearly right to noise."""
    pattern, method = rng.choice(doors.paths)
    path = re.sub(r"{(\w+)(?::\w+)?}", lambda part: _part(rng, doors, part[1]), pattern)
    if rng.random() < 0.5:
        path += "?" + urlencode([(rng.choice(QUERIES), junk(rng)) for _ in range(rng.randrange(1, 4))])
    kind, body = _body(rng, doors) if rng.random() < 0.6 else ("", b"")
    headers = {"content-type": kind} if kind else {}
    if rng.random() < 0.3:
        name = rng.choice(HEADERS)
        headers[name] = {"cookie": "cafe=", "authorization": "Bearer "}.get(name, "") + rng.choice([*VALUES, *NUMBERS[:8]])
    sent = {name: value.encode().decode("latin-1") for name, value in headers.items()}
    return Wish(method if rng.random() < 0.9 else rng.choice(METHODS), path, sent, body)


def _part(rng: random.Random, doors: Doors, name: str) -> str:
    right = {"id": doors.ids, "game": doors.games, "seat": NUMBERS, "path": ["cafe.js", "games", "matches"]}.get(name, doors.ids)
    return quote(rng.choice(right) if rng.random() < 0.7 else junk(rng), safe="")[:6000]


def _body(rng: random.Random, doors: Doors) -> tuple[str, bytes]:
    what = rng.randrange(4)
    if what == 0:
        return FORM, urlencode([(rng.choice(FIELDS), junk(rng)) for _ in range(rng.randrange(1, 70))]).encode()
    if what == 1:
        return JSON, json.dumps(_json(rng, doors)).encode() if rng.random() < 0.9 else rng.choice([b"[" * 100_000, b'{"a":' * 5000])
    if what == 2:
        record = json.dumps(_json(rng, doors)) if rng.random() < 0.5 else json.dumps(_head(rng, doors))
        return PARTS, b'--x\r\ncontent-disposition: form-data; name="record"; filename="r"\r\n\r\n' + record.encode() + b"\r\n--x--\r\n"
    return rng.choice(KINDS), rng.randbytes(rng.randrange(300))


def _json(rng: random.Random, doors: Doors) -> Json:
    seats = [{"kind": rng.choice(["person", "open", "bot", junk(rng)]), "bot": rng.choice([None, "greedy", junk(rng)])} for _ in range(2)]
    right: Json = rng.choice([
        {"game": rng.choice(doors.games), "seats": seats, "agreed": {junk(rng): junk(rng)}, "public": False},
        {"seat": 1, "name": junk(rng), "invitation": junk(rng)},
        {"number": 0, "answer": rng.choice([0, junk(rng)])},
        {"number": 0},
    ])  # fmt: skip
    right[rng.choice([*right, "x"])] = value(rng)
    return right


def _head(rng: random.Random, doors: Doors) -> Json:
    """The first line of a record, nearly right."""
    head: Json = {"cosmocafe": "record", "format": 2, "game": rng.choice(doors.games), "rules": 1, "box": "x", "players": 2, "names": None}
    head |= {"agreed": {}, "seed": "1", "commitment": "x", "change": None}
    head[rng.choice(list(head))] = rng.choice([value(rng), {"values": {junk(rng): value(rng)}}, __file__])
    return head


def value(rng: random.Random, depth: int = 0) -> Json:
    """Any JSON value; deep and large ones too."""
    what = rng.randrange(8)
    if what == 0:
        return rng.choice([None, True, -1, 0, 10**30, 1.5, 1e308, float("nan"), "\ud800", "\x00"])
    if what == 1 and depth < 4:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if what == 2 and depth < 4:
        return {junk(rng): value(rng, depth + 1) for _ in range(rng.randrange(3))}
    if what == 3:
        found: Json = []
        for _ in range(rng.choice([10, 200, 900])):
            found = [found]
        return found
    return junk(rng)


def refusable(rng: random.Random) -> bytes:
    """A message over the socket that must be refused whoever sends it, from noise to nearly right."""
    good = {"type": "answer", "number": 0, "answers": [0]}
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 60))
    if kind == 1:
        text = bytearray(json.dumps(good).encode())
        text[rng.randrange(1, len(text) - 1)] = rng.randrange(33, 126)
        return bytes(text + b"}")
    if kind == 2:
        worse: Json = rng.choice([None, -1, 1e9, 10**400, "0", [], {}, [[]], True])
        return json.dumps({**good, rng.choice(["number", "answers", "type"]): worse}).encode()
    if kind == 3:
        return json.dumps({**good, "number": rng.randrange(10**5, 10**6)}).encode()
    if kind == 4:
        return json.dumps({**good, "answers": [rng.randrange(10**5, 10**6)]}).encode()
    if kind == 5:
        nobodys = {"type": rng.choice(["hold", "lift"]), "seat": rng.randrange(4, 16), "bot": "greedy"}
        return json.dumps(rng.choice([nobodys, {"type": "phrase", "phrase": junk(rng)}, {"type": "react", "picture": junk(rng)}])).encode()
    if kind == 6:
        return json.dumps(value(rng)).encode()
    return rng.choice([b"[", b'{"type":']) * rng.randrange(1, 1500)


def strange(rng: random.Random) -> bytes:
    """A message of somebody who only looks on: a right one must be refused as well."""
    number = rng.randrange(12)
    right: list[Json] = [{"type": "answer", "number": number, "answers": [rng.randrange(20)]}, {"type": "undo", "number": number}]
    right += [{"type": "hold", "seat": rng.randrange(3), "bot": rng.choice(["greedy", None])}, {"type": "lift", "seat": rng.randrange(3)}]
    right += [{"type": "resign", "seat": rng.randrange(3)}, {"type": "miss", "seat": rng.randrange(3)}]
    right += [{"type": "wish", "what": rng.choice(["stop", "pause", "go_on", "remove"]), "yes": rng.random() < 0.5}]
    right += [{"type": "ahead", "number": number}, {"type": "ping"}, {"type": "public", "on": True}, {"type": "say", "text": "hello"}]
    return json.dumps(rng.choice(right)).encode() if rng.random() < 0.5 else refusable(rng)


# Firing.


LARGE = 32 * 1024  # of a body: who sends more may have the line cut while sending


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything that comes; who is refused while still sending may have the line cut after the answer."""
    parts = []
    try:
        while part := await reader.read(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


async def send(address: str, wish: Wish) -> Answer:
    """Send a request as it is, byte by byte, over a connection of its own."""
    url = urlsplit(address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    try:
        headers = {"host": url.netloc, "connection": "close", "content-length": str(len(wish.body)), **wish.headers}
        lines = [f"{wish.method} {wish.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + wish.body)
        async with asyncio.timeout(60):
            head, _, body = (await all_of(reader)).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not head and len(wish.body) > LARGE:  # the answer was lost when the line was cut
        return Answer(413, b'{"code": "cut", "message": "too much was sent"}')
    return Answer(int(head.split(b" ")[1]) if head else 0, body)


def wrong(wish: Wish, answer: Answer) -> str:
    """What is wrong with an answer, whatever was asked."""
    if not 100 <= answer.status < 500:
        return f"status {answer.status}"
    if b"Traceback" in answer.body:
        return "a traceback"
    if not wish.path.startswith("/api/") or answer.status < 400 or wish.method == "HEAD":
        return ""
    try:
        said = json.loads(answer.body)
    except ValueError:
        said = None
    return "" if isinstance(said, dict) and {"code", "message"} <= said.keys() else "a refusal of the API without code and message"


async def fire_requests(address: str, doors: Doors, count: int, seed: int, at_once: int = 4) -> tuple[Counter[str], list[str]]:
    """Fire requests: how many came back with which status, and what was wrong."""
    rng, statuses, found = random.Random(seed), Counter[str](), list[str]()  # noqa: S311
    wishes = (request(rng, doors) for _ in range(count))

    async def fire() -> None:
        for wish in wishes:
            answer = await send(address, wish)
            statuses[str(answer.status)] += 1
            if what := wrong(wish, answer):
                sent = f"{wish.method} {wish.path[:100]} {str(wish.headers)[:200]} {wish.body[:200]!r}"
                found.append(f"{what}: {sent} -> {answer.body[:100]!r}")

    await asyncio.gather(*(fire() for _ in range(at_once)))
    return statuses, found


async def fire_messages(url: str, cookie: str, count: int, seed: int, message: Callable[[random.Random], bytes]) -> Counter[str]:
    """Fire messages over one socket: how many replies came of which code."""
    rng, heard, ping = random.Random(seed), Counter[str](), json.dumps({"type": "ping"})  # noqa: S311
    async with connect(url, additional_headers={"cookie": cookie} if cookie else {}, max_size=None, compression=None) as page:
        for begun in range(0, count, 100):
            sent = [message(rng) for _ in range(min(100, count - begun))]
            for data in sent:
                await page.send(data)
            await page.send(ping)
            pongs = sent.count(ping.encode()) + 1
            while pongs:
                said = json.loads(await page.recv())
                pongs -= said["type"] == "pong"
                heard[said.get("code", said["type"])] += 1
    return heard


# Tables in every state, and whether they stay as they are.


class Tables(NamedTuple):
    """Tables of somebody who is not the stranger."""

    cookie: str
    mine: list[str]
    others: list[str]


def put_up(address: str) -> Tables:
    """Tables that wait, are played at, are over, or came as a record."""
    with httpx2.Client(base_url=address, timeout=60) as web:

        def table(game: str, *kinds: str) -> str:
            form = {"players": str(len(kinds)), **{f"seat-{seat}": kind for seat, kind in enumerate(kinds)}}
            return str(web.post(f"/new/{game}", data=form).headers["location"]).rpartition("/")[2]

        mine = [table(game, "me", "screen") for game in ("star_stations", "connect_four")] + [table("kuhn_poker", "me", "screen", "screen")]
        waiting = table("star_stations", "me", "friend")
        over = play_out(web)
        record = web.get(f"/api/matches/{over}/record").content
        kept = web.post("/replay", files={"record": ("record.jsonl", record)}).headers["location"].rpartition("/")[2]
        return Tables(f"cafe={web.cookies['cafe']}", mine, [waiting, over, kept])


def play_out(web: httpx2.Client) -> str:
    """A match between programs that is over."""
    seats = [{"kind": "person"} for _ in range(2)]
    made = web.post("/api/matches", json={"game": "connect_four", "seats": seats}).json()
    path, match = f"/api/matches/{made['match']['id']}", made["match"]
    while not match["over"]:
        headers = {"authorization": f"Bearer {made['tokens'][str(match['asked'])]}"}
        options = web.get(f"{path}/view", headers=headers).json()["options"]
        web.post(f"{path}/answers", json={"number": match["number"], "answer": options[0]["answer"]}, headers=headers)
        match = web.get(path).json()
    return str(match["id"])


def stored(db: Path, ids: list[str]) -> list[Any]:
    """Everything that is stored of these tables."""
    marks = ",".join("?" * len(ids))
    columns = {"matches": "id", "seats": "match", "sitters": "match", "answers": "match"}
    with sqlite3.connect(db) as store:
        queries = [f"SELECT * FROM {name} WHERE {column} IN ({marks}) ORDER BY 1, 2" for name, column in columns.items()]  # noqa: S608
        found = [store.execute(query, ids).fetchall() for query in queries]
    store.close()
    return found


def doors_of(tables: Tables) -> Doors:
    """What a stranger may know of these tables."""
    app = make_app(Settings(db="sqlite://", games=GAMES, compile=False, deal_wait=0))
    return Doors(sorted(set(paths_of(app))), [*tables.mine, *tables.others], ["star_stations", "connect_four", "kuhn_poker"])


async def fire(address: str, tables: Tables, requests: int, messages: int, seed: int) -> dict[str, Any]:
    """Everything at once: requests, the owner's nonsense, and a stranger's messages of all kinds."""
    sockets = [address.replace("http", "ws", 1) + f"/table/{id}/socket" for id in [*tables.mine, *tables.others]]
    share = -(-messages // (len(tables.mine) + len(sockets)))
    own = [fire_messages(url, tables.cookie, share, seed + n, refusable) for n, url in enumerate(sockets[: len(tables.mine)])]
    foreign = [fire_messages(url, "", share, seed + 50 + n, strange) for n, url in enumerate(sockets)]
    heard = asyncio.gather(*own, *foreign)
    statuses, found = await fire_requests(address, doors_of(tables), requests, seed)
    replies = sum(await heard, Counter[str]())
    report = {"requests": statuses.total(), "statuses": dict(statuses.most_common()), "messages": share * (len(own) + len(foreign))}
    return {**report, "replies": dict(replies.most_common()), "wrong": found[:20], "all_wrong": len(found)}


def main() -> None:
    """Fire and print."""
    parser = argparse.ArgumentParser(description="Send anything to a café on this machine.")
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with cafe(*GAMES, COSMOCAFE_MESSAGES_PER_SECOND="1000000") as running:
        tables = put_up(running.address)
        before, began = stored(running.db, [*tables.mine, *tables.others]), time.monotonic()
        report = asyncio.run(fire(running.address, tables, given.requests, given.messages, given.seed))
        report["seconds"] = round(time.monotonic() - began)
        report["changed"] = before != stored(running.db, [*tables.mine, *tables.others])
        report["tracebacks"] = running.log.read_text().count("Traceback")
        report["healthy"] = httpx2.get(f"{running.address}/healthz").json()["ok"]
        report["memory_mib"] = round(memory(running.pid))
    print(json.dumps(report, indent=1))
    if report["wrong"] or report["changed"] or report["tracebacks"] or not report["healthy"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
