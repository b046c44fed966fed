"""Bots by name, with options, from here and from elsewhere."""

from __future__ import annotations

import random
import sys
import threading
from importlib.metadata import EntryPoint
from pathlib import Path
from unittest import mock

import pytest

import cosmocafe
from cosmocafe.bots import FlatBot, GreedyBot, SearchBot, find_bot, known_bots, names_in
from cosmocafe.bots.naming import Stranger
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View

from .moods import mood

EXAMPLES = Path(__file__).parents[2] / "examples"


class Stubborn:
    """A bot of another package."""

    def __init__(self, last: bool = False, name: str = "") -> None:
        self.last, self.name = last, name

    def answer(self, view: View, rng: random.Random) -> int:
        return view.options[-1 if self.last else 0]


def test_options_stand_after_a_colon() -> None:
    bot = find_bot("search:visits=40,seconds=0.5,threads=2,temperature=0.01")
    assert isinstance(bot, SearchBot)
    assert (bot.visits, bot.seconds, bot.trees, bot.more["temperature"]) == (40, 0.5, 2, 0.01)
    greedy, flat = find_bot("greedy:samples=5"), find_bot("flat:playout=7")
    assert isinstance(greedy, GreedyBot) and greedy.samples == 5
    assert isinstance(flat, FlatBot) and flat.more["playout"] == 7


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "clever:visits=3",
            "there is no bot 'clever'; there are random, greedy, flat, search, learned, text, beginner, easy, normal, hard, expert",
        ),
        ("greedy:visits=3", "'visits=3' is no option of the bot greedy: it takes samples, each as NAME=VALUE"),
        ("random:visits=3", "'visits=3' is no option of the bot random: it takes none"),
        ("text", "the bot text wants to be told command: text:command=..."),
        ("text:tries=2", "the bot text wants to be told command"),
        ("search:visits", "'visits' is no option of the bot search: it takes visits, seconds, threads"),
        ("search:visits=many", "the bot search wants a number for visits, not 'many'"),
        ("search:visits=-1", "the bot search cannot have visits=-1"),
        ("search:visits=0", "a search needs at least one visit and one thread"),
        ("search:threads=10000", "a search cannot have threads=10000: it is 1 to 64"),
        ("expert:threads=65", "a search cannot have threads=65: it is 1 to 64"),
        ("flat:threads=65", "a search cannot have threads=65: it is 1 to 64"),
        ("search:seconds=nan", "the bot search cannot have seconds=nan"),
        ("search:wins=5", "a search cannot have wins=5.0: it is 0 to 1"),
        ("search:enough=7", "a search cannot have enough=7.0: it is 0 to 1"),
        ("search:wide=0", "a search cannot have wide=0: it is 1 to"),
        ("search:explore=999999999", "a search cannot have explore=999999999.0: it is 0 to 1000"),
        ("search:turns=999999", "a search cannot have turns=999999: it is 0 to 100"),
        ("search:playout=999999999", "a search cannot have playout=999999999: it is 0 to 100000"),
        ("greedy:samples=0", "the greedy bot cannot have samples=0: it is 1 to 10000"),
        ("learned:replies=999999999", "a bot that has learned cannot have replies=999999999: it is 0 to 10000"),
    ],
)
def test_what_cannot_be_had_is_said(name: str, said: str) -> None:
    with pytest.raises(InputError) as refused:
        find_bot(name)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize("name", ["a" * 300 + ".py", "nowhere\0/bot.py", "a/" * 3000 + "bot.py", "\udcff.py", "tests.py/bot.py"])
def test_a_path_that_no_file_can_have_is_said(name: str) -> None:
    with pytest.raises(InputError, match="there is no such file"):
        find_bot(name)


def test_names_and_options_share_the_comma() -> None:
    assert names_in("me, search:visits=400,threads=2 ,greedy") == ["me", "search:visits=400,threads=2", "greedy"]
    assert names_in("me") == ["me"]
    assert names_in("me,") == ["me", ""]


def test_bots_of_other_packages_are_found_by_their_entry_point() -> None:
    entries = [EntryPoint("stubborn", f"{__name__}:Stubborn", "cosmocafe.bots"), EntryPoint("gone", "nowhere:Bot", "cosmocafe.bots")]
    with mock.patch("cosmocafe.bots.naming.entry_points", return_value=entries):
        assert {"stubborn", "random", "search"} <= set(known_bots())
        stranger = find_bot("stubborn:last=1,name=Ann")
        assert isinstance(stranger, Stranger)
        bot = stranger.bot
        assert isinstance(bot, Stubborn) and bot.last is True and bot.name == "Ann"
        with pytest.raises(InputError, match="the bot gone cannot be loaded: ModuleNotFoundError"):
            find_bot("gone")


def test_a_bot_in_a_file_is_found_by_its_path(connect_four: Game, tmp_path: Path) -> None:
    view = cosmocafe.new(connect_four, seed=1).view(0)
    assert find_bot(f"{EXAMPLES / 'patient_bot.py'}:visits=30").answer(view, mood(1)) in view.options
    (tmp_path / "empty.py").write_text("Bot = 3")
    (tmp_path / "broken.py").write_text("1 / 0")
    (tmp_path / "gone_home.py").write_text("import sys\nsys.exit(0)")
    (tmp_path / "unready.py").write_text("class Bot:\n    answer = None\n    def __init__(self): raise RuntimeError('no model')")
    (tmp_path / "nameless.py").write_text("class Bot(dict):\n    answer = None")
    for file, said in (
        ("empty", "has no class `Bot`"),
        ("broken", "cannot be loaded: ZeroDivisionError"),
        ("gone_home", "cannot be loaded: SystemExit"),
        ("unready", "the bot .*unready.py cannot be had with '': RuntimeError: no model"),
        ("nameless.py:deep=1", "'deep=1' is no option of the bot .*nameless.py: it takes none"),
        ("gone", "there is no such file"),
    ):
        with pytest.raises(InputError, match=said):
            find_bot(str(tmp_path / (file if ":" in file else f"{file}.py")))


ODD = """import sys, numpy
class Mute(Exception):
    def __str__(self):
        raise self
def raised(error):
    raise error
"""


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("None", "answered None, which is none of its options: 0, 1, 2, 3, 4, 5, 6"),
        ("99", "answered 99, which is none of its options"),
        ("1 // 0", "broke down: ZeroDivisionError"),
        ("sys.exit('enough')", "broke down: SystemExit: enough"),
        ("numpy.array([1, 2])", "broke down: ValueError: The truth value of an array"),
        ("raised(BaseException('odd'))", "broke down: BaseException: odd"),
        ("raised(GeneratorExit())", "broke down: GeneratorExit"),
        ("raised(Mute())", "broke down: Mute"),
        ("raised(Exception('a\\n\\x1b[2Jb'))", r"broke down: Exception: a  \[2Jb$"),
        ("raised(Exception('x' * 10**6))", "broke down: Exception: x{200,300} …$"),
        ("'x' * 10**6", "answered 'x{200,300} …, which is none"),
    ],
)
def test_a_strangers_mistake_is_told_with_its_name(connect_four: Game, tmp_path: Path, answers: str, said: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(f"{ODD}class Bot:\n    def answer(self, view, rng):\n        return {answers}\n")
    with pytest.raises(InputError, match=rf"the bot \S*odd\.py {said}"):
        find_bot(str(file)).answer(cosmocafe.new(connect_four, seed=1).view(0), mood(1))


@pytest.mark.parametrize("own", ["    __signature__ = 3", "    def __getattr__(name): raise RuntimeError\nclass Bot(metaclass=Bot): pass"])
def test_a_class_that_says_odd_things_of_itself_gets_a_sentence(tmp_path: Path, own: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(f"class Bot(type):\n    answer = None\n{own}\n")
    with pytest.raises(InputError, match=r"odd\.py"):
        find_bot(f"{file}:deep=1")


def test_what_a_bot_prints_is_not_what_a_command_says(connect_four: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "loud.py"
    loud = "print('loud')\nclass Bot:\n    def __init__(self): print('ready')\n    def answer(self, view, rng): print('hm'); return 3\n"
    file.write_text(loud)
    assert find_bot(str(file)).answer(cosmocafe.new(connect_four, seed=1).view(0), mood(1)) == 3
    assert capsys.readouterr() == ("", "loud\nready\nhm\n")


def test_what_is_printed_comes_back_when_the_last_of_several_bots_is_done(connect_four: Game, tmp_path: Path) -> None:
    """On threads, such as two environments with company: the one that began first is not the one that ends last."""
    file, usual, done = tmp_path / "slow.py", sys.stdout, [threading.Event(), threading.Event()]
    file.write_text("class Bot:\n    def answer(self, view, rng): rng.ready.set(); rng.done.wait(10); return 3\n")
    rngs = [mock.Mock(ready=threading.Event(), done=one) for one in done]
    view = cosmocafe.new(connect_four, seed=1).view(0)
    threads = [threading.Thread(target=find_bot(str(file)).answer, args=(view, rng)) for rng in rngs]
    for thread, rng in zip(threads, rngs, strict=True):
        thread.start()
        assert rng.ready.wait(10)
    for thread, one in zip(threads, done, strict=True):
        one.set()
        thread.join(10)
    assert sys.stdout is usual


def test_for_bots_of_the_house_nobody_looks_through_what_is_installed() -> None:
    """At every move of a café's bot all packages of the machine would be read from the disk."""
    with mock.patch("cosmocafe.bots.naming.entry_points", side_effect=AssertionError):
        assert find_bot("easy") and find_bot("search:visits=3")
