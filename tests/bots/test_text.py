"""A program that reads and writes lines sits at a table."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from pathlib import Path
from unittest import mock

import pytest

import cosmocafe
from cosmocafe.bots import find_bot
from cosmocafe.bots.text import MOST, Program, TextBot, end
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.core.spoken import question_text, understood

from .moods import mood

EXAMPLE = Path(__file__).parents[2] / "examples" / "text_bot.py"


def program(tmp_path: Path, code: str) -> str:
    """A program that answers line by line: `asked` is what it has read."""
    file = tmp_path / "program.py"
    lines = "import sys\nasked = ''\nfor line in sys.stdin:\n    asked += line\n    if line == '>\\n':\n"
    file.write_text(lines + "".join(f"        {row}\n" for row in code.splitlines()) + "        asked = ''\n", encoding="utf-8")
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("name", ["star_stations", "vivajava_dice"])
def test_a_scripted_stand_in_plays_a_whole_match(name: str) -> None:
    match = cosmocafe.new(name, players=2, seed=3)
    bots = [find_bot(f"text:command={sys.executable} {EXAMPLE}"), find_bot("random")]
    while not match.over and match.number < 3000:
        match.answer(bots[match.asked].answer(match.view(match.asked), mood(1)))
    assert match.over


def test_the_question_holds_what_happened_the_table_and_the_answers(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four, seed=1)
    match.answer("drop 4")
    view = match.view(1)
    text = question_text(view)
    for part in (*view.log, view.picture, view.question, *view.choices.values(), "  7  "):
        assert part in text
    assert view.log[-1] not in question_text(view, heard=len(view.log))


@pytest.mark.parametrize("said", ["3", " 3 ", "drop 3", "DROP INTO column 3"])
def test_an_answer_is_understood_by_number_words_and_text(connect_four: Game, said: str) -> None:
    view = cosmocafe.new(connect_four, seed=1).view(0)
    assert view.game.catalogue.text(understood(view, said)) == "drop 3"


@pytest.mark.parametrize("said", ["", "0", "8", "-1", "9" * 30, "drop 9", "fly", "三", "drop 3\x00"])
def test_what_is_no_answer_gets_a_sentence(connect_four: Game, said: str) -> None:
    with pytest.raises(cosmocafe.CafeError):
        understood(cosmocafe.new(connect_four, seed=1).view(0), said)


def opening(game: Game) -> Match:
    return cosmocafe.new(game, seed=1)


def test_a_wrong_answer_is_said_so_and_may_be_mended(connect_four: Game, tmp_path: Path) -> None:
    code = "print('drop 5' if 'That cannot be' in asked else 'castle', flush=True)"
    view = opening(connect_four).view(0)
    assert view.game.catalogue.text(TextBot(program(tmp_path, code)).answer(view, mood(1))) == "drop 5"
    with pytest.raises(InputError, match="no answer that can be, the last was 'castle"):
        TextBot(program(tmp_path, "print('castle', flush=True)")).answer(view, mood(1))


def test_in_another_match_it_is_told_everything_from_the_beginning(connect_four: Game) -> None:
    bot, told = TextBot("nobody"), list[str]()

    def asked(self: TextBot, text: str) -> str:
        told.append(text)
        return "1"

    with mock.patch.object(TextBot, "_asked", asked):
        for columns in ("1234", "5"):
            match = opening(connect_four)
            for column in columns:
                match.answer(f"drop {column}")
            view = match.view(match.asked)
            bot.answer(view, mood(1))
            assert all(line in told[-1] for line in view.log) and view.log
            bot.answer(view, mood(1))
            assert not any(line in told[-1] for line in view.log), "what it has heard it is not told again"


SILENT = {"pass": "said nothing for", "sys.exit()": "has ended", r"sys.stdout.buffer.write(b'\xff\n'); sys.exit()": "has ended"}


@pytest.mark.parametrize(("code", "said"), SILENT.items())
def test_who_says_nothing_is_not_waited_for(connect_four: Game, tmp_path: Path, code: str, said: str) -> None:
    began = time.monotonic()
    with pytest.raises(InputError, match=said):
        TextBot(program(tmp_path, code), seconds=1.0).answer(opening(connect_four).view(0), mood(1))
    assert time.monotonic() - began < 20


@pytest.mark.parametrize(
    ("name", "said"), [("text", "command"), ("text:command=", "which program"), ("text:command=no-such-program-here", "cannot be started")]
)
def test_a_program_that_is_not_there_is_said(connect_four: Game, name: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        find_bot(name).answer(opening(connect_four).view(0), mood(1))


def test_the_program_ends_with_the_bot(connect_four: Game, tmp_path: Path) -> None:
    bot = TextBot(program(tmp_path, "print(1, flush=True)"))
    bot.answer(opening(connect_four).view(0), mood(1))
    assert bot._program is not None
    process = bot._program.process
    del bot
    assert process.wait(10) is not None


def chatterbox(tmp_path: Path) -> str:
    """A program that never reads, and says an answer again and again."""
    (tmp_path / "chatterbox.py").write_text("while True: print(1)", encoding="utf-8")
    return f"{sys.executable} {tmp_path / 'chatterbox.py'}"


def test_a_program_that_does_not_read_is_not_written_to_for_ever(tmp_path: Path) -> None:
    told = Program(chatterbox(tmp_path))
    assert told.ask("short", 20) == "1\n"
    with pytest.raises(InputError, match="does not read what it is asked"):
        told.ask("long" * 100_000, 0.5)


def test_a_program_that_never_ends_its_speech_fills_no_memory(tmp_path: Path) -> None:
    told = Program(chatterbox(tmp_path))
    assert told.ask("?", 20) == "1\n"
    time.sleep(0.5)
    assert told.lines.qsize() <= MOST


def test_a_program_that_was_not_told_everything_ends_without_a_word() -> None:
    """What it has not heard lies in its pipe, and nobody is left to take it."""
    told = Program(f"{sys.executable} -c pass")
    told.process.wait(20)
    assert told.process.stdin is not None
    told.process.stdin.write("never read")
    end(told.process, told.threads)
    assert told.process.stdin.closed


STARTED = {
    "a script that waits for it": "sh -c '{command}; true'",
    "a script that goes on": "sh -c '{command} & {command}'",
    "one that gets away": '{python} -c "import subprocess, sys; subprocess.Popen(sys.argv[1:], start_new_session=True).wait()" {command}',
}
NOTED = """import os, time
with open(sys.argv[1] + '~', 'w') as file:
    file.write(str(os.getpid()))
os.rename(file.name, sys.argv[1])
time.sleep(120)"""


@pytest.mark.skipif(os.name != "posix", reason="a script of a shell")
@pytest.mark.parametrize("script", STARTED.values(), ids=STARTED)
def test_what_a_program_has_started_holds_nobody_up(connect_four: Game, tmp_path: Path, script: str) -> None:
    asked = program(tmp_path, NOTED)
    bot = TextBot(script.format(command=f"{asked} {tmp_path / 'id'}", python=sys.executable), seconds=2.0)
    with pytest.raises(InputError, match="said nothing"):
        bot.answer(opening(connect_four).view(0), mood(1))
    began = time.monotonic()
    while not (tmp_path / "id").exists() and time.monotonic() - began < 60:  # a busy machine
        time.sleep(0.05)
    assert bot._program is not None
    listens = bot._program.threads["listens"]
    del bot
    gc.collect()
    assert time.monotonic() - began < 100
    child = int((tmp_path / "id").read_text())
    if "start_new_session" in script:
        os.kill(child, signal.SIGKILL)
        listens.join(20)
    while is_there(child):
        assert time.monotonic() - began < 110, "what nobody wants any more goes on"
        time.sleep(0.05)


def is_there(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
