"""The documentation does not lie: chapters are complete, links lead somewhere, and what stands there as Python runs."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
TEXTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
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


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: str(path.name))
def test_commands_in_texts_exist(text: Path) -> None:
    import typer

    from cosmocafe.cli import app

    commands: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    for line in re.findall(r"^    cosmocafe (.*)$", text.read_text(encoding="utf-8"), re.MULTILINE):
        command, *words = line.split()
        known = {name for parameter in commands[command].params for name in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, line
