"""What `pip install cosmocafe` brings is enough to play and to simulate; what an extra brings is asked for by its name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from cosmocafe.core.found import find_game
from cosmocafe.core.match import Match

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cosmocafe"
CLUSTER = PACKAGE / "core" / "machine" / "cluster.py"  # of the extra `ray`, imported only by who asks for it
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
BLOCKED = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
sys.argv = ["cosmocafe", *{words!r}]
from cosmocafe.cli import main
main()
"""


def named(requirements: list[str]) -> set[str]:
    """The packages that requirements name."""
    return {re.split(r"[\[<>=!;~ ]", requirement)[0].lower().replace("_", "-") for requirement in requirements}


INSTALLED = {module: named(owners) for module, owners in packages_distributions().items()}


def modules(distributions: set[str]) -> list[str]:
    """What can be imported from packages."""
    return sorted(module for module, owners in INSTALLED.items() if owners & distributions)


WEB = modules(named(EXTRAS["web"]) - {"markdown-it-py", "pydantic"})  # which rich and typer bring as well


def without(hidden: list[str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`cosmocafe ...` where some modules are not installed."""
    script = BLOCKED.format(hidden=hidden, words=words)
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, input=typed, check=False)  # noqa: S603


def test_the_core_plays_lists_and_simulates_without_the_web() -> None:
    assert {"fastapi", "starlette", "jinja2", "sqlalchemy", "uvicorn"} <= set(WEB)
    listed = without(WEB, "games")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "star_stations" in listed.stdout
    played = without(WEB, "play", "star_stations", "--seats", "random,random", "--seed", "1")
    assert (played.returncode, played.stderr) == (0, "")
    simulated = without(WEB, "simulate", str(ROOT / "examples" / "connect_four.py"), "--games", "10")
    assert (simulated.returncode, simulated.stderr) == (0, "")


@pytest.mark.parametrize("hidden", ["uvicorn", "fastapi", "sqlalchemy", "jinja2"])
def test_a_command_whose_extra_is_missing_says_which_to_install(hidden: str) -> None:
    said = without([hidden], "serve")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"cosmocafe: {hidden} is missing: install it with  pip install 'cosmocafe[web]'\n"


def test_a_cluster_and_a_database_say_which_extra_they_miss() -> None:
    said = without(["ray"], "simulate", str(ROOT / "examples" / "connect_four.py"), "--engine", "ray")
    assert (said.returncode, said.stderr) == (2, "cosmocafe: ray is missing: install it with  pip install 'cosmocafe[ray]'\n")
    said = without(["psycopg"], "serve", "--db", "postgresql+psycopg://nobody@localhost/none")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.endswith("for PostgreSQL: pip install 'cosmocafe[postgres]'\n")


def test_a_film_that_needs_a_browser_says_so_and_one_as_svg_needs_nothing(tmp_path: Path) -> None:
    Match(find_game("star_stations"), 2, "seed").save(record := tmp_path / "match.jsonl")
    hidden = [*WEB, "playwright"]
    said = without(hidden, "replay", str(record), "--film", str(tmp_path / "film.webp"))
    assert (said.returncode, said.stderr) == (2, "cosmocafe: playwright is missing: install it with  pip install 'cosmocafe[film]'\n")
    assert without(hidden, "replay", str(record), "--film", str(tmp_path / "film.svg")).returncode == 0
    assert (tmp_path / "film.svg").read_text(encoding="utf-8").startswith("<svg ") and not (tmp_path / "film.webp").exists()


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    said = without(["cosmocafe.web.pages"], "serve")
    assert "ModuleNotFoundError" in said.stderr
    assert "pip install" not in said.stderr


def imported(file: Path) -> Iterator[str]:
    """The packages that a module imports, its own apart, and those that only a reader of types wants."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        yield from (name.partition(".")[0] for name in names)


ROOMS = {
    "web": ("web", "postgres"),
    "envs": ("rl", "openspiel"),
    "learn": ("rl", "learn"),
    "lab": ("lab",),
    "talking.py": ("mcp", "web"),
    "film": ("film",),
}  # and their extras


@pytest.mark.parametrize("room", ["", *ROOMS])
def test_every_import_is_declared_where_it_is_needed(room: str) -> None:
    declared = named(PROJECT["dependencies"] + [one for extra in ROOMS.get(room, ()) for one in EXTRAS.get(extra, [])])
    known = set(modules(declared)) | sys.stdlib_module_names | {"cosmocafe"}
    files = [file for file in PACKAGE.rglob("*.py") if room_of(file) == room and file != CLUSTER]
    missing = {str(file.relative_to(PACKAGE)): unknown for file in files if (unknown := set(imported(file)) - known)}
    assert missing == {}


def room_of(file: Path) -> str:
    """The room with extras of its own in which a file lies, if it is one."""
    first = file.relative_to(PACKAGE).parts[0]
    return first if first in ROOMS else ""


@pytest.mark.parametrize(
    ("hidden", "module", "extra"),
    [("gymnasium", "envs", "rl"), ("pettingzoo", "envs.vector", "rl"), ("pyspiel", "envs.openspiel", "openspiel")],
)
def test_an_environment_says_which_extra_it_misses(hidden: str, module: str, extra: str) -> None:
    script = f"import sys; sys.modules[{hidden!r}] = None; import cosmocafe.{module}"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)  # noqa: S603
    assert said.stderr.splitlines()[-1].endswith(f"NotAvailable: {hidden} is missing: install it with  pip install 'cosmocafe[{extra}]'")


def test_extras_are_named_as_the_readme_says() -> None:
    said = (ROOT / "README.md").read_text(encoding="utf-8")
    for extra in EXTRAS.keys() - {"docs", "dev"}:
        assert f"`[{extra}]`" in said
    assert EXTRAS["all"] == [f"cosmocafe[{','.join(extra for extra in EXTRAS if extra not in ('all', 'docs', 'dev'))}]"]
