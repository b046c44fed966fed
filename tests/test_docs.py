"""The documentation does not lie: chapters are complete, links lead somewhere, and what stands there as Python runs."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from cosmocafe.bots.learned import file_for
from cosmocafe.bots.learned.network import read
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.lab.goals import read_goals

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
TEXTS = [README, *sorted((ROOT / "docs").glob("*.md"))]
CHAPTERS = ["Play", "Host a café", "Write a game", "Simulate and balance", "Learn", "How it works"]


@pytest.fixture(scope="module")
def make_docs() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("make_docs", str(ROOT / "scripts" / "make-docs"))
    spec = importlib.util.spec_from_loader("make_docs", loader)
    assert spec is not None
    found = importlib.util.module_from_spec(spec)
    loader.exec_module(found)
    return found


def pages(nav: Any) -> Iterator[str]:
    """The pages that the site's contents name."""
    for entry in nav if isinstance(nav, list) else nav.values():
        if isinstance(entry, str):
            yield entry
        else:
            yield from pages(entry)


def test_every_text_is_a_chapter(make_docs: ModuleType) -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    assert sorted(pages(nav)) == sorted(make_docs.chapters().values())
    assert [name for name in (next(iter(entry)) for entry in nav) if name in CHAPTERS] == CHAPTERS


def test_links_lead_somewhere(make_docs: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_docs, "GATHERED", tmp_path)
    make_docs.Gathering().gather()
    pictures = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert {"lobby-desk.webp", "stardust_coffee-middle-phone.webp"} <= pictures
    assert "](files/examples/connect_four.py.md)" in (tmp_path / "write.md").read_text(encoding="utf-8")
    assert (tmp_path / "files/examples/connect_four.py.md").exists()


def test_a_link_to_nothing_is_refused(make_docs: ModuleType) -> None:
    gathering = make_docs.Gathering()
    for text, refused in (("[a](nothing.md)", True), ("`[a](nothing.md)`", False), ("[`a`](web.md)", False), ("[`a`](nothing.md)", True)):
        parts = make_docs.CODE.split(text)
        links = [found for part in parts[::2] for found in make_docs.LINK.finditer(part)]
        if refused:
            with pytest.raises(SystemExit, match=r"docs/play\.md: the link to nothing\.md leads nowhere"):
                gathering.link("docs/play.md", links[0])
        else:
            assert [gathering.link("docs/play.md", found) for found in links] in ([], ["web.md"])


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: str(path.name))
def test_python_in_texts_runs(text: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for code in re.findall(r"^```python\n(.*?)^```$", text.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        exec(compile(code, text.name, "exec"), {})


def commands() -> dict[str, Any]:
    """Every command by its name."""
    import typer

    from cosmocafe.cli import app

    found: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    return found


def options(command: str) -> set[str]:
    """What a command may be told, as it is written: `--out`, `-o`."""
    return {name for parameter in commands()[command].params for name in parameter.opts if name.startswith("-")}


@pytest.mark.parametrize(
    "text", [*TEXTS, ROOT / "CONTRIBUTING.md", ROOT / "ARCHITECTURE.md", ROOT / "CHANGELOG.md"], ids=lambda path: str(path.name)
)
def test_commands_in_texts_exist(text: Path) -> None:
    for name in re.findall(r"`cosmocafe (\w+)[^`]*`", text.read_text(encoding="utf-8")):
        assert name in commands(), name
    for line in re.findall(r"^ {4,}cosmocafe (.*?)(?: +#.*)?$", text.read_text(encoding="utf-8"), re.MULTILINE):
        command, *words = line.split()
        assert {word for word in words if word.startswith("-")} <= options(command), line


def test_the_readme_says_which_commands_speak_to_machines() -> None:
    (sentence,) = re.findall(r"all but (.*?) have `--json`", README.read_text(encoding="utf-8"))
    assert set(re.findall(r"`(\w+)`", sentence)) == {name for name in commands() if "--json" not in options(name)}


def test_the_readme_names_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = set(project["optional-dependencies"]) - {"docs", "dev"}  # these are for who works on the café
    assert set(re.findall(r"^\| `\[(\w+)\]` \|", README.read_text(encoding="utf-8"), re.MULTILINE)) == extras
    (everything,) = project["optional-dependencies"]["all"]
    assert set(re.findall(r"\w+", everything.removeprefix("cosmocafe"))) == extras - {"all"}


def test_the_readme_trains_a_small_network() -> None:
    lines = re.findall(r"^ {4,}cosmocafe train (.*)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert any((ROOT / line.split()[0]).is_file() for line in lines)


def test_networks_are_what_the_table_says() -> None:
    """Turns or decisions, seconds and size of each, as the file itself has them."""
    text, found = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8"), set[Path]()
    titles = {game.title: game for game in map(find_game, installed_games())}
    rows = re.findall(r"^\| (.*?) \| (\d) \| ([\d.]+) million \| ([\d,]+) \| ([\d.]+) MB \|", text, re.MULTILINE)
    by_ppo = re.findall(r"^\| (.*?) \| ([\d.]+) MB \| ([\d,.]+) million, ([\d,]+) \|", text, re.MULTILINE)
    for title, players, turns, seconds, size in [*rows, *((title, "2", *two, size) for title, size, *two in by_ppo)]:
        file = file_for(titles[title], int(players))
        said, digits = read(file).said, len(turns.partition(".")[2])
        assert said["players"] == players and f"{int(said['decisions']) / 1e6:.{digits}f}" == turns, title
        assert abs(int(said["seconds"]) - int(seconds.replace(",", ""))) < 5 and f"{file.stat().st_size / 1e6:.1f}" == size, title
        found.add(file)
    assert found == {file for game in titles.values() for file in game.file("any").parent.glob("network*.safetensors")}


def test_goals_in_texts_are_goals(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "simulate.md").read_text(encoding="utf-8")
    (goals,) = re.findall(r"^    games = .*?(?=^\S)", text, re.MULTILINE | re.DOTALL)
    (game,) = re.findall(r"^    cosmocafe tune (\w+) goals.toml", text, re.MULTILINE)
    (tmp_path / "goals.toml").write_text(dedent(goals), encoding="utf-8")
    assert read_goals(tmp_path / "goals.toml", find_game(game)).goals
