"""Processes of one café: a second one on an SQLite file is refused; workers are started again when they die, and replaced one by one."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from cosmocafe.cli import app as commands
from cosmocafe.core.errors import InputError
from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.serve import refuse_unopenable
from cosmocafe.web.settings import Settings

from .conftest import GAMES
from .databases import HOW_TO_INSTALL, Cluster, found
from .servers import SLOW_START, free_port, quick, wait_for


def test_a_second_process_on_one_sqlite_file_is_refused_with_a_sentence(client: TestClient, settings: Settings) -> None:
    with pytest.raises(InputError, match="another café has it open"):
        Cafe(settings)
    with pytest.raises(InputError, match="another café has it open"):
        refuse_unopenable(settings.url, 1)


def test_a_file_that_nobody_serves_any_more_is_free(settings: Settings) -> None:
    for _ in range(2):
        with TestClient(make_app(settings)) as client:
            assert client.get("/healthz").json()["ok"]


def test_several_workers_need_postgres(settings: Settings) -> None:
    refused = CliRunner().invoke(commands, ["serve", "--workers", "2", "--db", settings.db, "--port", str(free_port())])
    assert isinstance(refused.exception, InputError) and "PostgreSQL" in str(refused.exception)


def test_figures_are_for_this_machine_or_the_token(settings: Settings, client: TestClient) -> None:
    assert client.get("/metrics").status_code == 403  # the test's visitor has no address of this machine
    with TestClient(make_app(settings.__class__(**{**vars(settings), "db": settings.db + "2", "metrics_token": "abc"}))) as other:
        assert other.get("/metrics", headers={"authorization": "Bearer abd"}).status_code == 403
        told = other.get("/metrics", headers={"authorization": "Bearer abc"})
        assert told.status_code == 200
        rows = [line for line in told.text.splitlines() if not line.startswith("#")]
        assert 'cosmocafe_answers_total{worker="0"} 0' in rows and len(rows) < 60
        assert all(re.fullmatch(r'cosmocafe_[a-z_]+\{worker="0"(,le="[0-9.+Inf]+")?\} [0-9.e+-]+', row) for row in rows), rows


@pytest.fixture(scope="module")
def workers() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`cosmocafe serve --workers 2`, and its address."""
    if found() is None:
        pytest.skip(HOW_TO_INSTALL)
    cluster, port = Cluster(), free_port()
    environment = {**os.environ, **quick(GAMES[1:2]), "COSMOCAFE_DB": cluster.new_database().url, "COSMOCAFE_FAREWELL": "0.5"}
    command = [sys.executable, "-m", "cosmocafe", "serve", "--workers", "2", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603  ours
    try:
        wait_for(f"http://127.0.0.1:{port}", SLOW_START)
        yield process, f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(60)
        cluster.remove()


def said_by(address: str) -> set[str]:
    """The workers whose figures are told."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=30) as told:  # noqa: S310
        return set(re.findall(r'cosmocafe_tables\{worker="(\d)"', told.read().decode()))


def children(pid: int) -> set[int]:
    """The processes that one has started."""
    return {int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux")
def test_workers_share_an_address_are_started_again_and_replaced(workers: tuple[subprocess.Popen[bytes], str]) -> None:
    process, address = workers
    until(lambda: said_by(address) == {"0", "1"})
    seats = [{"kind": "person"}] * 2
    made = post(f"{address}/api/matches", {"game": "connect_four", "seats": seats})
    path, tokens = f"{address}/api/matches/{made['match']['id']}", made["tokens"]
    before = children(process.pid)
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(children(process.pid) - {min(before)}) == 2)
    process.send_signal(signal.SIGHUP)
    number = 0
    while children(process.pid) & (before | {process.pid}) or number < 8:  # answered all the while
        if number < 36:
            given = {"number": number, "answer": number % 6 if number < 6 else number // 6, "line": number, "key": number + 1}
            if post(f"{path}/answers", given, tokens[str(number % 2)]).get("number") != number + 1:
                break  # the match is over
            number += 1
        time.sleep(0.2)
    assert number >= 6


def post(url: str, body: Mapping[str, object], token: str = "") -> dict[str, Any]:
    """What a program hears; what was cut is said again."""
    head = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    for _ in range(50):
        try:
            asked = urllib.request.Request(url, json.dumps(body).encode(), head)  # noqa: S310
            with urllib.request.urlopen(asked, timeout=30) as reply:  # noqa: S310
                said: dict[str, Any] = json.loads(reply.read())
                return said
        except urllib.error.HTTPError as error:
            return {"code": error.code}
        except OSError:
            time.sleep(0.2)
    raise AssertionError("nobody answers")


def until(happened: Callable[[], bool], seconds: float = SLOW_START) -> None:
    """Wait for it."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.2)
