"""What stands under deploy/ fits the café: settings, options and paths that it names exist. No container is built or started here."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped, unused-ignore]
from starlette.routing import Route, WebSocketRoute

from cosmocafe.cli import app as commands
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = frozenset(["FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"])


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file, joined where they go on."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in text.splitlines() if line and not line.startswith("#")]


def options_of(command: list[str]) -> None:
    """Refuse an option of `cosmocafe serve` that there is not."""
    assert Path(command[0]).name == "cosmocafe" and command[1] == "serve"
    import typer.main

    group: Any = typer.main.get_command(commands)
    known = {name for one in group.commands["serve"].params for name in one.opts}
    assert {word for word in command if word.startswith("--")} <= known


@pytest.mark.parametrize("file", ["compose.yaml", "cosmocafe.service", "Containerfile"])
def test_every_setting_that_is_named_exists(file: str) -> None:
    named = set(re.findall(PREFIX + r"([A-Z_]+)", (DEPLOY / file).read_text()))
    assert named and named - {"CACHE"} <= {name.upper() for name in vars(Settings())}  # the cache is compiled code's


def test_the_container_file_copies_what_is_there_and_starts_the_cafe() -> None:
    found = instructions()
    assert {name for name, _ in found} <= INSTRUCTIONS
    for name, rest in found:
        if name == "COPY" and not rest.startswith("--from"):
            assert all((ROOT / source).exists() for source in rest.split()[:-1])
    options_of(yaml.safe_load(dict(found)["CMD"]))
    users = [rest for name, rest in found if name == "USER"]
    assert users and users[-1] != "root"


def test_compose_has_a_database_two_processes_and_a_proxy() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"database", "cafe1", "cafe2", "proxy"} and services["cafe1"] == services["cafe2"]
    assert services["cafe1"]["depends_on"]["database"]["condition"] == "service_healthy" and "healthcheck" in services["database"]
    assert (DEPLOY / services["cafe1"]["build"]["context"] / services["cafe1"]["build"]["dockerfile"]).exists()
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
    proxied = set(re.findall(r"^\s*server (\w+):8000", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE))
    assert proxied == {"cafe1", "cafe2"}


def test_the_proxy_sends_everybody_at_a_table_to_one_process(settings: Settings) -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    patterns = [pattern.replace("(?<", "(?P<") for pattern in re.findall(r'"~(\^[^"]+)" \$id;', text)]
    routes = [route.path for route in make_app(settings).routes if isinstance(route, Route | WebSocketRoute)]
    of_matches = [path for path in routes if path.startswith(("/table/{id", "/replay/{id"))]
    assert len(of_matches) > 10
    for path in [*of_matches, "/api/matches/{id}/answers"]:
        asked = path.replace("{id:key}", "a-B_9").replace("{id}", "a-B_9")
        assert any(found and found["id"] == "a-B_9" for found in (re.match(pattern, asked) for pattern in patterns)), path


def test_the_unit_starts_the_cafe() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "cosmocafe.service")
    assert set(unit) == {"DEFAULT", "Unit", "Service", "Install"}
    options_of(shlex.split(unit["Service"]["ExecStart"]))
    assert "-HUP $MAINPID" in unit["Service"]["ExecReload"] and int(unit["Service"]["TimeoutStopSec"]) > 25


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 command")
def test_a_copy_of_a_running_database_is_whole_and_old_copies_go(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in range(20):
        (copies / f"cafe-202001{day + 1:02}T000000Z.db").touch()
    running = sqlite3.connect(tmp_path / "cafe.db")
    running.execute("PRAGMA journal_mode=WAL")
    running.execute("CREATE TABLE answers (answer)")
    running.execute("INSERT INTO answers VALUES (7)")
    running.commit()
    subprocess.run([DEPLOY / "backup", str(tmp_path / "cafe.db"), str(copies)], check=True)  # noqa: S603  ours
    running.close()
    kept = sorted(copies.iterdir())
    assert len(kept) == 14
    copy = sqlite3.connect(kept[-1])
    assert copy.execute("SELECT answer FROM answers").fetchall() == [(7,)]
    copy.close()
