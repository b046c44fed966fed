"""The same rooms in every game: who has learned one game finds everything in the next."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import cosmocafe.games

GAMES = sorted(file.parent for file in Path(cosmocafe.games.__path__[0]).glob("*/vocabulary.py"))
NEEDED = {"__init__.py", "vocabulary.py", "box.py", "components.toml", "table.py", "view.py", "rules", "scoring.py", "words", "RULES.md"}
TAUGHT = {"lesson.toml", "howto.md", "howto.zh-Hant.md"}
SCREEN = 40  # lines
SENTENCES = ("game", "agreements", "choices", "questions", "tips", "answers", "events", "scene")


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_a_game_has_its_rooms(folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} >= NEEDED | TAUGHT
    assert not (folder / "scene.py").exists(), "the drawings are a package: scene/"
    assert not (folder / "drawing").exists(), "the drawings are a package: scene/"


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_no_two_files_of_a_game_have_one_name(folder: Path) -> None:
    names = Counter(file.name for file in folder.rglob("*.py") if file.name != "__init__.py")
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_a_game_fits_on_a_screen(folder: Path) -> None:
    assert len((folder / "__init__.py").read_text(encoding="utf-8").splitlines()) <= SCREEN


def is_strange(file: Path) -> bool:
    return re.search(r"from cosmocafe\.author import [^)\n]*(\([^)]*)?\bView\b", file.read_text(encoding="utf-8")) is not None


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_drawings_and_words_look_at_the_own_typed_view(folder: Path) -> None:
    strangers = [file.name for file in folder.rglob("*.py") if is_strange(file)]
    assert strangers == [], "import View from the game's own view.py, so that every field is checked"


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_the_parts_of_an_event_are_read_by_name(folder: Path) -> None:
    """A part that is put before another one must not shift what drawings show."""
    by_place = [file.name for file in folder.rglob("*.py") if re.search(r"\btold\.[abc]\b", file.read_text(encoding="utf-8"))]
    assert by_place == [], "ask view.told_parts(told)"


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_a_thing_has_its_words_in_one_place(folder: Path) -> None:
    """A new card is a row and its words: not the same words for each sort of things that it belongs to."""
    files = [folder / "words" / f"{language}.toml" for language in ("en", "zh-Hant")]
    english, chinese = (tomllib.loads(file.read_text(encoding="utf-8")) for file in files)
    things = [section for section in english if section not in SENTENCES]
    alike = [
        f"{one}.{name} and {other}.{name}"
        for one, other in combinations(things, 2)
        for name in english[one].keys() & english[other].keys()
        if (english[one][name], chinese[one][name]) == (english[other][name], chinese[other][name])
    ]
    assert alike == [], "say names(..., as_in=[...])"
