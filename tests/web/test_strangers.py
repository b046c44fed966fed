"""What strangers try: foreign files as games, work without end, floods, half requests, wrong names. Everybody else goes on playing."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cosmocafe.core.errors import RecordError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match, record_lines
from cosmocafe.web.app import make_app
from cosmocafe.web.replays import MOST_UPLOADS, Replay
from cosmocafe.web.settings import Settings

from .conftest import EXAMPLES
from .playing import Page, another, new_table
from .servers import Process, serving

FOUR = (EXAMPLES / "connect_four.py").read_text()


def record(played: Game, **head: Any) -> bytes:
    """A record without answers whose first line says what it must not."""
    match = Match(played, played.players[0], "seed")
    first, *rest = record_lines(match)
    return "\n".join([json.dumps({**json.loads(first), **head}), *rest]).encode()


def upload(client: TestClient, data: bytes) -> Any:
    return client.post("/replay", files={"record": ("match.jsonl", data)})


# Which games there are.


@pytest.mark.parametrize("bot", ["search:visits=99999999", "random:", "RANDOM", "random\0", "trap.py", "trap.py:x=1"])
def test_no_way_in_makes_the_café_run_a_bots_file_or_think_for_ever(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "trap.py").write_text("open('sign', 'w').close()", encoding="utf-8")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
    assert client.post("/api/matches", json={"game": "connect_four", "seats": seats}).status_code == 422
    form = {"players": "2", "seat-0": "me", "seat-1": f"bot:{bot}"}
    assert client.post("/new/connect_four", data=form, follow_redirects=False).status_code == 422
    id = new_table(client, seats="me,friend")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.say(type="hold", seat=1, bot=bot)
        page.until("refused")
    assert client.get(f"/api/matches/{id}").json()["seats"][1]["kind"] == "open"
    assert not (tmp_path / "sign").exists()


def test_no_way_in_makes_the_café_load_a_file(client: TestClient, tmp_path: Path, connect_four: Game) -> None:
    evil, marker = tmp_path / "evil.py", tmp_path / "was_here"
    evil.write_text(f"from pathlib import Path\nPath({str(marker)!r}).touch()\n{FOUR}")
    replies = []
    for name in (str(evil), str(tmp_path / "nothing.py"), str(tmp_path), "evil.py", "star_stations.py", 5, ["connect_four"], None):
        refused = upload(client, record(connect_four, game=name))
        assert refused.status_code == 422
        replies.append(refused.text)
    assert len(set(replies)) == 1, "the reply must not tell which files there are"
    body = {"game": str(evil), "seats": [{"kind": "person"}, {"kind": "person"}]}
    assert client.post("/api/matches", json=body).status_code in (404, 422)  # not found, or too long for a name
    quoted = str(evil).replace("/", "%2F")
    for path in (f"/new/{evil}", f"/games/{evil}/rules", f"/new/{quoted}", f"/api/games/{quoted}"):
        assert client.get(path).status_code in (404, 422)
        assert client.post(path, data={"players": "2"}).status_code in (404, 405)
    assert not marker.exists()


@pytest.mark.parametrize(
    ("game", "values"),
    [
        ("star_stations", {"agreements": []}),
        ("star_stations", {"agreements": {"board_size": {"values": []}}}),
        ("star_stations", {"agreements": {"board_size": {"range": [0, 10**9]}}}),
        ("vivajava_dice", {"solo": {"difficulty": []}}),
        ("star_stations", {"files": ["/etc/passwd"]}),
        ("star_stations", {"x": 1}),
        ("star_stations", [1]),
    ],
)
def test_a_record_whose_box_cannot_be_played_is_refused_in_words(settings: Settings, game: str, values: Any) -> None:
    with TestClient(make_app(replace(settings, games=("star_stations", "vivajava_dice")))) as client:
        response = upload(client, record(find_game(game), change={"file": "box.toml", "values": values}))
        assert response.status_code == 422 and "cannot be read" in response.text


@pytest.mark.parametrize("depth", [500, 5000, 100_000])
def test_records_as_deep_as_a_well_are_refused(client: TestClient, connect_four: Game, depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    data = record(connect_four, change={"values": "DEEP"}).replace(b'"DEEP"', b'{"a": ' + deep + b"}")
    assert upload(client, data).status_code == 422
    assert upload(client, deep).status_code == 422
    assert upload(client, b'{"game": ' + deep + b"}").status_code == 422


# Work without end.


def strange_game(folder: Path, name: str, code: str) -> str:
    """Connect Four with something else in it; the path of its file."""
    file = folder / name / "connect_four.py"
    file.parent.mkdir()
    file.write_text(f"{FOUR}\n{code}\n")
    return str(file)


LOOPS = "def scene(view):\n    while True:\n        pass\ngame.scene = scene"
SLEEPS = "import time\ngame.scene = lambda view: time.sleep(120)"


def until_well(client: TestClient, seconds: float = 5) -> Any:
    until = time.monotonic() + seconds
    while not (found := client.get("/healthz")).json()["ok"] and time.monotonic() < until:
        time.sleep(0.05)
    return found


@pytest.mark.parametrize(("code", "recovers"), [(LOOPS, True), (SLEEPS, False)])
def test_what_hangs_is_broken_off_and_noticed_and_nobody_else_waits(settings: Settings, tmp_path: Path, code: str, recovers: bool) -> None:
    games = (strange_game(tmp_path, f"hangs_{recovers}", code), "star_stations")
    with TestClient(make_app(replace(settings, games=games, longest_work=0.5)), raise_server_exceptions=False) as client:
        client.get(f"/table/{new_table(client, 'star_stations', 'me,screen')}")  # what is drawn for the first time takes longer
        for _ in range(4):  # more than there are threads
            hanging = client.get(f"/table/{new_table(client)}")
            assert hanging.status_code == 503 and "took too long" in hanging.text, hanging.text
        other = new_table(client, "star_stations", "me,screen")
        assert client.get(f"/table/{other}").status_code == 200
        health = until_well(client) if recovers else client.get("/healthz")
        assert (health.status_code, health.json()["ok"]) == ((200, True) if recovers else (503, False))
        assert (health.json()["stuck"] == 0) is recovers
        closing = time.monotonic()
    assert time.monotonic() - closing < 12


@pytest.mark.slow
@pytest.mark.parametrize("code", [LOOPS, SLEEPS])
def test_a_stop_ends_within_seconds_whatever_hangs(tmp_path: Path, code: str) -> None:
    process = Process(tmp_path / "cafe.db", (strange_game(tmp_path, "hangs", code),))
    process.start()
    try:
        with httpx2.Client(base_url=process.address, timeout=2) as client:
            made = client.post("/new/connect_four", data={"players": "2", "seat-0": "me", "seat-1": "screen"})
            for _ in range(2):
                with pytest.raises(httpx2.TimeoutException):
                    client.get(made.headers["location"])
        began = time.monotonic()
        process.stop()
        assert time.monotonic() - began < 18
    finally:
        process.kill()


@pytest.mark.slow
def test_a_café_in_which_nothing_moves_any_more_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMOCAFE_LONGEST_WORK", "2")
    freezes = strange_game(tmp_path, "freezes", "game.scene = lambda view: sum(range(10**15))")  # never lets go of the interpreter
    process = Process(tmp_path / "cafe.db", (freezes,))
    process.start()
    try:
        with httpx2.Client(base_url=process.address, timeout=20) as client:
            made = client.post("/new/connect_four", data={"players": "2", "seat-0": "me", "seat-1": "screen"})
            with pytest.raises(httpx2.TransportError):
                client.get(made.headers["location"])
        assert process.process is not None and process.process.wait(10) == 1
    finally:
        process.kill()


@pytest.mark.parametrize(
    "code",
    [
        "def scene(view):\n    while True:\n        pass",
        "def scene(view):\n    return sum(range(10**15))",  # never looks up, so that no thread could break it off
        "def scene(view):\n    return [0] * 10**10",
        "def scene(view):\n    found = []\n    while True:\n        found.append('x' * 1000 + str(len(found)))",
        "def scene(view):\n    raise KeyError('no such card')",
        "def scene(view):\n    import os\n    os._exit(1)",
    ],
)
def test_a_record_is_tried_where_it_harms_nobody(tmp_path: Path, code: str, connect_four: Game) -> None:
    from cosmocafe.web.trial import try_record

    game = strange_game(tmp_path, "strange", f"{code}\ngame.scene = scene")
    with pytest.raises(RecordError):
        try_record(record(connect_four, change={"file": "box.toml", "values": {}}).decode(), game, 4)


def test_one_address_has_one_record_tried_at_a_time(client: TestClient, connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    trying = threading.Event()

    def try_slowly(*args: Any) -> None:
        trying.set()
        time.sleep(1)
        raise RecordError("this takes a while")

    monkeypatch.setattr("cosmocafe.web.rooms.records.try_record", try_slowly)
    first = threading.Thread(target=upload, args=(client, record(connect_four)))
    first.start()
    trying.wait()
    assert upload(another(client), record(connect_four)).status_code == 429
    first.join()
    assert upload(client, record(connect_four)).status_code == 422


def test_a_moment_that_cannot_be_drawn_with_a_records_box_is_refused(client: TestClient, connect_four: Game) -> None:
    kept = upload(client, record(connect_four, change={"file": "box.toml", "values": {}})).url.path
    assert client.get(f"{kept}/frame?at=0").status_code == 200
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cosmocafe.web.replays.board", lambda view: 1 // 0)
        assert client.get(f"{kept}/frame?at=0").status_code == 422


def test_so_many_records_are_tried_and_no_queue_forms(settings: Settings, connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve addresses with long records kept a thirteenth waiting for minutes."""
    began, end = threading.Semaphore(0), threading.Event()

    def slowly(text: str, game: str, seconds: float) -> Any:
        began.release()
        end.wait(20)
        raise RecordError("it was not worth it")

    monkeypatch.setattr("cosmocafe.web.rooms.records.try_record", slowly)
    with serving(settings) as address:
        replies: list[int] = []
        threads = [
            threading.Thread(target=lambda n=n: replies.append(upload_from(address, f"127.0.0.{n}", record(connect_four))))
            for n in range(2, 9)
        ]
        for thread in threads:
            thread.start()
        assert began.acquire(timeout=10)
        until = time.monotonic() + 10
        while len(replies) < len(threads) - MOST_UPLOADS and time.monotonic() < until:
            time.sleep(0.05)
        assert replies == [429] * (len(threads) - MOST_UPLOADS)
        end.set()
        for thread in threads:
            thread.join()
        assert replies.count(422) == MOST_UPLOADS


def test_who_looks_back_keeps_no_table_waiting(settings: Settings, connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last moments of a long match take a second each to be drawn; twenty of them at once stood before everybody's table."""
    busy, end = threading.Semaphore(0), threading.Event()
    drawn = Replay.frame

    def slowly(*args: Any) -> Any:
        busy.release()
        return drawn(*args) if end.wait(20) else None

    monkeypatch.setattr(Replay, "frame", slowly)
    with serving(settings) as address, httpx2.Client(base_url=address, timeout=30) as visitor:
        kept = visitor.post("/replay", files={"record": ("match.jsonl", record(connect_four))}).headers["location"]
        back = [threading.Thread(target=httpx2.get, args=(f"{address}{kept}/frame?at=0",), kwargs={"timeout": 30}) for _ in range(4)]
        for thread in back:
            thread.start()
        assert busy.acquire(timeout=20) and busy.acquire(timeout=20), "both who look back are busy"
        table = visitor.post("/new/connect_four", data={"players": "2", "seat-0": "me", "seat-1": "screen"}).headers["location"]
        began = time.monotonic()
        assert visitor.get(table).status_code == 200
        took = time.monotonic() - began
        end.set()
        for thread in back:
            thread.join()
    assert took < 10


def upload_from(address: str, where: str, data: bytes) -> int:
    """Upload a record from an address of this machine; the reply's status."""
    with httpx2.Client(transport=httpx2.HTTPTransport(local_address=where), timeout=30) as visitor:
        return visitor.post(f"{address}/replay", files={"record": ("match.jsonl", data)}).status_code


# Floods and half requests.


@pytest.fixture
def busy(settings: Settings) -> Iterator[tuple[str, str]]:
    """A café with the usual limits and a table in it."""
    with serving(replace(settings, messages_per_second=20)) as address:
        made = httpx2.post(f"{address}/new/connect_four", data={"players": "2", "seat-0": "me", "seat-1": "screen"})
        yield address, made.headers["location"]


def test_a_flooding_socket_is_cut_and_neighbours_do_not_wait(busy: tuple[str, str]) -> None:
    address, table = busy
    url = address.replace("http", "ws") + table + "/socket"
    waits, sent, stop = [], 0, threading.Event()

    def neighbour() -> None:
        while not stop.is_set():
            began = time.monotonic()
            assert httpx2.get(f"{address}/healthz").status_code == 200
            waits.append(time.monotonic() - began)

    watching = threading.Thread(target=neighbour)
    watching.start()
    with connect(url, close_timeout=1) as page, pytest.raises(ConnectionClosed):
        while sent < 100_000:
            page.send('{"type":"ping"}')
            sent += 1
    stop.set()
    watching.join()
    assert sent < 100_000
    assert max(waits) < 2


def test_a_page_that_is_too_fast_for_long_is_shown_the_door(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, messages_per_second=5))) as client:
        id = new_table(client, seats="me,screen")
        with client.websocket_connect(f"/table/{id}/socket") as socket, pytest.raises(WebSocketDisconnect) as closed:
            for _ in range(200):
                socket.send_json({"type": "ping"})
            while True:
                socket.receive_json()
        assert closed.value.code == 4429
        with client.websocket_connect(f"/table/{id}/socket") as again:
            assert Page(again).until_mine()["number"] == 0


def test_half_a_request_is_not_waited_for(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.connections.PATIENCE", 0.5)
    monkeypatch.setattr("cosmocafe.web.guards.SLOWEST", 0.5)
    halves = [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nabc",
    ]
    halves.append(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea")  # a whole one and half a one
    with serving(settings) as address:
        port = int(address.rpartition(":")[2])
        for half in halves:
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.settimeout(10)
                began = time.monotonic()
                line.sendall(half)
                heard = b""
                try:
                    while data := line.recv(65536):
                        heard += data
                except ConnectionResetError:
                    pass
                assert time.monotonic() - began < 8, half
                assert not half.startswith(b"POST") or b" 408 " in heard


def test_many_half_requests_keep_nobody_out(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.connections.MOST_HALF_SENT", 20)
    monkeypatch.setattr("cosmocafe.web.connections.PATIENCE", 60.0)  # nobody is cut for being slow
    with serving(settings) as address:
        port = int(address.rpartition(":")[2])
        opened = [socket.create_connection(("127.0.0.1", port)) for _ in range(60)]
        for line in opened:
            line.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        until = time.monotonic() + 10
        while sum(map(is_closed, opened)) < 38 and time.monotonic() < until:
            time.sleep(0.05)
        assert httpx2.get(f"{address}/healthz").status_code == 200
        closed = sum(map(is_closed, opened))
        for line in opened:
            line.close()
    assert 38 <= closed <= 42


def is_closed(line: socket.socket) -> bool:
    """Whether the other side has hung up."""
    line.settimeout(0.01)
    try:
        return line.recv(10) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_only_a_file_may_be_large(client: TestClient) -> None:
    """A megabyte of unknown names kept everybody waiting for seconds, since each of them is refused by its own sentence."""
    body = {"game": "connect_four", "seats": [{"kind": "person"}] * 2, **{f"name{n}": 1 for n in range(20_000)}}
    refused = client.post("/api/matches", json=body)
    assert (refused.status_code, refused.json()["code"]) == (413, "size")
    assert client.post("/settings", data={"name": "x" * 100_000}).status_code == 413
    chunked = client.post("/api/matches", content=(b"[" * 10_000 for _ in range(10)), headers={"content-type": "application/json"})
    assert (chunked.status_code, chunked.json()["code"]) == (413, "size")
    assert upload(client, b"x" * 200_000).status_code == 422, "a file is read"


def test_who_reads_nothing_is_not_waited_for(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.connections.UNREAD", 0.5)
    with serving(settings) as address:
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", int(address.rpartition(":")[2])))
            line.sendall(b"GET /static/x/cafe.css HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
            time.sleep(3)
            line.settimeout(10)
            heard = b""
            with contextlib.suppress(ConnectionResetError):
                while data := line.recv(1 << 20):
                    heard += data
            assert heard.count(b"HTTP/1.1 200") < 400
        assert httpx2.get(f"{address}/healthz").status_code == 200


def test_one_address_lets_so_many_requests_wait(settings: Settings) -> None:
    """Two addresses that waited for news could take every connection that the café has."""
    with serving(replace(settings, requests_per_second=10)) as address:
        seats = [{"kind": "person"}, {"kind": "open"}]
        id = httpx2.post(f"{address}/api/matches", json={"game": "connect_four", "seats": seats}).json()["match"]["id"]
        ask = f"GET /api/matches/{id}/events?after=1000&wait=3 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        heard = []
        with contextlib.ExitStack() as lines:
            waiting = [lines.enter_context(socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])))) for _ in range(25)]
            for line in waiting:
                line.sendall(ask)
            for line in waiting:
                line.settimeout(20)
                heard.append(line.recv(12))
    assert heard.count(b"HTTP/1.1 200") == 20
    assert heard.count(b"HTTP/1.1 429") == 5


def test_who_is_greedy_with_half_requests_loses_them_first(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.connections.MOST_HALF_SENT", 20)
    monkeypatch.setattr("cosmocafe.web.connections.PATIENCE", 60.0)  # nobody is cut for being slow
    with serving(settings) as address, contextlib.ExitStack() as lines:
        here = ("127.0.0.1", int(address.rpartition(":")[2]))
        honest = lines.enter_context(socket.create_connection(here, source_address=("127.0.0.2", 0)))
        honest.sendall(b"GET /healthz HTTP/1.1\r\nHost: loc")
        time.sleep(0.2)
        greedy = [lines.enter_context(socket.create_connection(here)) for _ in range(60)]
        for line in greedy:
            line.sendall(b"GET / HT")
        until = time.monotonic() + 10
        while sum(map(is_closed, greedy)) < 40 and time.monotonic() < until:
            time.sleep(0.05)
        assert sum(map(is_closed, greedy)) >= 40
        honest.sendall(b"alhost\r\n\r\n")
        honest.settimeout(10)
        assert honest.recv(12) == b"HTTP/1.1 200"


def test_one_address_opens_so_many_sockets_and_asks_so_often(settings: Settings) -> None:
    slow = replace(settings, requests_per_second=1, sockets_per_address=2)
    with TestClient(make_app(slow)) as client:
        id = new_table(client, seats="me,screen")
        with client.websocket_connect(f"/table/{id}/socket") as one, client.websocket_connect(f"/table/{id}/socket") as two:
            Page(one).hear(), Page(two).hear()
            with client.websocket_connect(f"/table/{id}/socket") as three, pytest.raises(WebSocketDisconnect) as closed:
                three.receive_json()
            assert closed.value.code == 4429
        with client.websocket_connect(f"/table/{id}/socket") as again:
            Page(again).hear()
        refused = [client.get("/api/bots") for _ in range(20)][-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "rate")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/table/{id}/socket"):
            pass


# Wrong numbers, names and headers.


def test_wrong_numbers_are_refused_in_words(client: TestClient) -> None:
    id = new_table(client, "kuhn_poker", "me,bot:random,bot:random")
    with client.websocket_connect(f"/table/{id}/socket") as page:
        player = Page(page)
        while not player.until_mine()["over"]:
            player.answer(player.options[0])
    for wrong in ("--5", "--1", "-", "9" * 5000, "-" + "9" * 5000, "1e5", "٣", "²", " 1", ""):
        for query in (f"at={wrong}", f"at=0&seat={wrong}"):
            assert client.get(f"/replay/{id}/frame?{query}").status_code == 422
            assert client.get(f"/replay/{id}?{query}").status_code == 422
        assert client.get(f"/sit/{id}/{wrong}").status_code in (403, 404, 422)
        assert client.post("/new/star_stations", data={"players": wrong}).status_code == 422
        assert client.get(f"/api/matches/{id}/events?after={wrong}").status_code in (200, 422)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "null", "http://", "", "https://testserver", "http://testserver.evil.example"]
)
def test_wrong_origins_are_refused(client: TestClient, origin: str) -> None:
    refused = client.post("/new/connect_four", data={}, headers={"origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    id = new_table(client)
    with client.websocket_connect(f"/table/{id}/socket", headers={"origin": origin}) as page, pytest.raises(WebSocketDisconnect) as closed:
        page.receive_json()
    assert closed.value.code == 4403


def test_the_own_origin_and_those_allowed_are_let_in(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, origins=("https://cafe.example",)))) as client:
        for origin in ("http://testserver", "https://cafe.example"):
            assert client.post("/settings", data={}, headers={"origin": origin}).status_code == 200
        assert client.get("/", headers={"host": "cafe.example"}).status_code == 200
        with_port = {"host": "testserver:80", "origin": "http://testserver"}
        assert client.post("/settings", data={}, headers=with_port, follow_redirects=False).status_code == 303


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "[", "a b", "", "localhost:x", "127.0.0.1.evil.example"])
def test_a_name_that_is_not_the_cafés_is_refused(client: TestClient, host: str) -> None:
    refused = client.get("/api/games", headers={"host": host})
    assert (refused.status_code, refused.json()["code"]) == (421, "host")
    id = new_table(client)
    with (
        client.websocket_connect(f"/table/{id}/socket", headers={"host": host}) as page,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        page.receive_json()
    assert closed.value.code == 4403


def test_addresses_and_names_of_the_own_network_are_the_cafés(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, hosts=("Cafe.example",)))) as client:
        for host in (
            "localhost",
            "127.0.0.1:8000",
            "[::1]:8000",
            "192.168.1.20",
            "[fe80::1]",
            "laptop",
            "laptop.local",
            "CAFE.example:443",
        ):
            assert client.get("/healthz", headers={"host": host}).status_code == 200, host


def test_cookies_are_secure_behind_tls(settings: Settings) -> None:
    with TestClient(make_app(settings), base_url="https://testserver") as client:
        for response in (client.get("/"), client.post("/settings", data={"language": "en"}, follow_redirects=False)):
            assert all("secure" in cookie.lower() for cookie in response.headers.get_list("set-cookie"))
            assert response.headers.get_list("set-cookie")
    for proxies, secure in ((("127.0.0.1",), True), ((), False)):
        with serving(replace(settings, proxies=proxies)) as address:
            cookie = httpx2.get(address, headers={"x-forwarded-proto": "https", "host": "localhost"}).headers["set-cookie"]
            assert ("secure" in cookie.lower()) is secure


# What the API says.


def test_every_refusal_of_the_api_has_a_code_and_a_sentence(client: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        yield from (b"x" * 100_000 for _ in range(40))

    deep = b"[" * 60_000
    for status, code, response in (
        (404, "unknown", client.get("/api/nowhere")),
        (404, "unknown", client.get("/api/line%0abreak")),
        (404, "unknown", client.get("/api/matches/nothing")),
        (405, "method", client.delete("/api/games")),
        (422, "malformed", client.post("/api/matches", content=b"{")),
        (422, "malformed", client.post("/api/matches", content=b'{"game": "x", "agreed": {"\\ud800": 1}}')),
        (400, "malformed", client.post("/api/matches", content=deep, headers={"content-type": "application/json"})),
        (413, "size", client.post("/api/matches", content=b"x" * 3_000_000)),
        (413, "size", client.post("/api/matches", content=pieces())),
        (413, "size", client.get("/api/games", headers={"content-length": "9" * 5000})),
    ):
        assert (response.status_code, response.json().get("code")) == (status, code), response.text
        assert response.json()["message"]
    assert client.delete("/api/games").headers["allow"] == "GET"


def test_what_breaks_in_the_api_is_said_to_be_broken(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.shelf.Shelf.bots", property(lambda self: 1 / 0), raising=False)
    other = TestClient(client.app, raise_server_exceptions=False)
    other.portal = client.portal
    broken = other.get("/api/bots")
    assert (broken.status_code, broken.json()["code"]) == (500, "failed")
