"""A game is found in the rooms of its package; what is missing is named."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from cosmocafe.bots.search.calibration import file_of as calibration_file
from cosmocafe.core.author.written import rule_rows
from cosmocafe.core.errors import DeclarationError, UnknownGame
from cosmocafe.core.found import find_game, found
from cosmocafe.core.game import Game
from cosmocafe.core.howto import has_howto
from cosmocafe.core.lesson import lesson_file
from cosmocafe.core.match import Match
from cosmocafe.insight.puzzles import FILE, read, written
from cosmocafe.web.covers import cover

FILES = {
    "__init__.py": "",
    "vocabulary.py": """
from cosmocafe.author import Answers, Events, Rulebook, Steps, block
rules = Rulebook(__package__)
class Step(Steps):
    ASK = block()
class Answer(Answers):
    END = block()
    STAY = block()
class Event(Events):
    ENDED = block()
""",
    "table.py": """
from cosmocafe import author
from cosmocafe.author import Byte
class Table(author.Table, agenda=4, options=4):
    rounds: Byte
""",
    "rules/__init__.py": "",
    "rules/setup.py": """
from cosmocafe.author import plan
from ..vocabulary import Step
def set_up(box, t):
    plan(t, Step.ASK)
""",
    "rules/turns.py": """
from cosmocafe.author import finish, offer, plan
from ..vocabulary import Answer, Step, rules
@rules.asks(Step.ASK)
def ask(t):
    offer(t, Answer.END)
    offer(t, Answer.STAY)
@rules.answers(Step.ASK, Answer.END)
def end(t):
    finish(t)
@rules.answers(Step.ASK, Answer.STAY)
def stay(t):
    t.rounds += 1
    plan(t, Step.ASK)
""",
    "scoring.py": "def score(box, t, seat):\n    return t.rounds\n",
    "standing.py": "LABELS = ('rounds',)\ndef sheet(view, seat):\n    return {'rounds': view.table.rounds}\n",
    "scene/__init__.py": "LABELS = ('picture', 'rounds')\ndef scene(view):\n    return '<svg/>'\n",
    "words/en.toml": '[game]\ntitle = "Rounds"\n',
}
packages = (f"cosmocafe_found_{number}" for number in itertools.count())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a game in it, before anybody has imported it."""
    folder = tmp_path / next(packages)
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def game_in(package: Path) -> Game:
    return found(package.name, version=3, players=[2])


def test_a_game_is_made_of_what_lies_in_its_rooms(package: Path) -> None:
    game = game_in(package)
    assert (game.id, game.version, game.players, game.title) == (package.name, 3, (2,), "Rounds")
    assert (game.labels, game.components, game.has_value) == (("rounds", "picture"), None, False)
    match = Match(game, 2, 1)
    match.answer("stay")
    match.answer("end")
    assert (match.over, match.scores, match.view()._repr_svg_()) == (True, [1, 1], "<svg/>")


def test_a_vocabulary_says_which_questions_may_be_answered_together(package: Path) -> None:
    file = package / "vocabulary.py"
    file.write_text(f"{file.read_text(encoding='utf-8')}TOGETHER = (Step.ASK,)\n", encoding="utf-8")
    assert game_in(package).together == {0}


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("scoring.py", None, "scoring.py has no `score`"),
        ("scoring.py", "def points(box, t, seat): ...", "scoring.py has no `score`"),
        ("rules/setup.py", None, "rules/setup.py has no `set_up`"),
        ("table.py", None, None),
        ("words/en.toml", None, "there is no folder `words` with a file for each language"),
        ("invariants.py", "def broken(box, t):\n    return 0\n", "invariants.py has no `INVARIANTS`, which belongs to what it has"),
        ("hidden.py", "def guess(box, t, seat): ...", "hidden.py has no `hide`, which belongs to what it has"),
        ("observation.py", "Seen = 3", "observation.py has no `observe`, which belongs to what it has"),
        ("rules/turns.py", None, "ASK: no rule takes this step"),
    ],
)
def test_what_is_missing_gets_a_sentence(package: Path, file: str, text: str | None, said: str | None) -> None:
    if text is None:
        (package / file).unlink()
        if file.startswith("words"):
            (package / "words").rmdir()
    else:
        (package / file).write_text(text, encoding="utf-8")
    with pytest.raises(DeclarationError) as caught:
        game_in(package)
    assert str(caught.value).endswith(said or "table.py has no `Table`")


ONE_FILE = """
from cosmocafe import author
from cosmocafe.author import Byte, Rulebook, block, finish, found, number, offer, plan
rules = Rulebook(__name__)
class Step(author.Steps):
    ASK = block()
class Answer(author.Answers):
    END = block()
    STAY = block()
class Event(author.Events):
    ENDED = block()
class Box(author.Box):
    rounds: Byte = number("rounds", 1, 9)
class Table(author.Table, agenda=4, options=4):
    left: Byte
def set_up(box, t):
    t.left = box.rounds
    plan(t, Step.ASK)
@rules.asks(Step.ASK)
def ask(t):
    offer(t, Answer.END)
    offer(t, Answer.STAY)
@rules.answers(Step.ASK, Answer.END)
@rules.answers(Step.ASK, Answer.STAY)
def end(t):
    finish(t)
def score(box, t, seat):
    return t.left
def price(view, answer):
    return "free"
WORDS = {"en": {"game": {"title": "Alone"}, "answers": {"END": "End"}}}
game = found(__name__, version=4, players=[2])
"""


def test_a_game_in_one_file_is_found_with_its_box_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "alone.py"
    file.write_text(ONE_FILE, encoding="utf-8")
    file.with_suffix(".toml").write_text("rounds = 7", encoding="utf-8")
    game = find_game(str(file))
    assert (game.id, game.version, game.title, game.new_box(2).rounds) == ("alone", 4, "Alone", 7)
    assert Match(game).view(0).answer_words(0) == "End (free)"


def test_games_side_by_side_in_one_folder_keep_their_files_apart(tmp_path: Path) -> None:
    """A lesson, prose, puzzles, rules and a cover have the game's name before theirs, as its calibration has."""
    for name in ("left", "right"):
        (tmp_path / f"{name}.py").write_text(ONE_FILE, encoding="utf-8")
        (tmp_path / f"{name}.toml").write_text("rounds = 7", encoding="utf-8")
    left, right = (find_game(str(tmp_path / f"{name}.py")) for name in ("left", "right"))
    assert calibration_file(left) == tmp_path / "left.calibration.toml"
    assert lesson_file(left) == tmp_path / "left.lesson.toml"
    (tmp_path / "left.howto.md").write_text("# Left", encoding="utf-8")
    (tmp_path / "left.RULES.md").write_text("| LE-001 | Go left. |", encoding="utf-8")
    (tmp_path / "left.puzzles.json").write_text(written(left, []), encoding="utf-8")
    (tmp_path / "left.cover.svg").write_text("<svg>a cover of the left</svg>", encoding="utf-8")
    assert has_howto(left) and not has_howto(right)
    assert list(rule_rows(left)) == ["LE-001"] and not rule_rows(right)
    assert read(left.file(FILE), left) == [] and not right.file(FILE).exists()
    assert "of the left" in cover(left, "en").svg and "of the left" not in cover(right, "en").svg


@pytest.mark.parametrize(
    ("name", "said"),
    [("score", "less.py has no `score`"), ("WORDS", "less.py has no `WORDS`"), ("Table", None)],
)
def test_what_is_missing_in_one_file_gets_a_sentence(tmp_path: Path, name: str, said: str | None) -> None:
    file = tmp_path / "less.py"
    file.write_text(ONE_FILE.replace("game = found(", f"del {name}\ngame = found("), encoding="utf-8")
    with pytest.raises(DeclarationError, match=said or "less.py has no `Table`"):
        find_game(str(file))


def test_a_name_that_no_file_can_have_is_refused_in_words() -> None:
    for name in ("x" * 300 + ".py", "\0.py"):
        with pytest.raises(UnknownGame, match="there is no such file"):
            find_game(name)
