"""The command line: every command with help and an example, JSON for machines, one sentence for bad input."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cosmocafe
from cosmocafe.cli import FIGURES, app, main, refuse
from cosmocafe.core.fair import moments
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.core.match import Match
from cosmocafe.lab import bench as bench_module

EXAMPLES = Path(__file__).parents[1] / "examples"
FOUR, KUHN = str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "kuhn_poker.py")
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]


class Said(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def cosmo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`cosmocafe ...` in this process; `typed` is its standard input."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")

    def run(*words: str | Path, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "argv", ["cosmocafe", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        return Said(int(ended.value.code or 0), *capsys.readouterr())

    return run


def test_all_commands_are_there() -> None:
    assert set(COMMANDS) >= {"games", "play", "simulate", "check", "bench", "replay", "warm"}


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_explains_itself_with_an_example(cosmo: Command, name: str) -> None:
    said = cosmo(name, "--help")
    assert said.code == 0
    assert f"Usage: cosmocafe {name}" in said.out
    assert f"Example: cosmocafe {name}" in said.out
    assert COMMANDS[name].help
    for parameter in COMMANDS[name].params:
        assert parameter.help, f"{name}: {parameter.name} has no help"


def test_it_says_which_release_it_is(cosmo: Command) -> None:
    assert cosmo("--version") == (0, f"cosmocafe {cosmocafe.__version__}\n", "")


def test_without_a_command_there_is_help(cosmo: Command) -> None:
    said = cosmo("--help")
    assert all(name in said.out for name in COMMANDS)


BAD = [
    (["play", "chess"], "there is no game 'chess'; there are "),
    (["play", "none.py"], "none.py: there is no such file"),
    (["play", FOUR, "--seats", "me"], "1 seats were named, but the game is for 2 players"),
    (["play", FOUR, "--seats", "me,clever"], "there is no bot 'clever'; there are random, greedy, flat, search"),
    (["play", FOUR, "--language", "xx"], "'xx' is not spoken here; connect_four speaks en, zh-Hant"),
    (["play", FOUR, "--agree", "size"], "'size': write what is agreed as NAME=VALUE"),
    (["play", FOUR, "--agree", "size=3"], "'size' is nothing to agree on in this game; that would be none"),
    (["play", "star_stations", "-a", "board_size=9"], "board_size cannot be 9: it is 6 or 5 or 7"),
    (["play", "star_stations", "-a", "board_size=--9"], "board_size cannot be '--9': it is 6 or 5 or 7"),
    (["play", "star_stations", "--box", "none.toml"], "none.toml: there is no such file"),
    (["play", FOUR, "--load", "none.jsonl"], "none.jsonl: there is no such file"),
    (["play", FOUR, "--load", "none.jsonl", "--seed", "3"], "a record brings its own seed, agreements and box: leave them out with --load"),
    (["tournament", FOUR, "--bots", "random"], "a tournament needs at least two bots, separated by commas"),
    (["tournament", FOUR, "--bots", "random,me"], "there is no bot 'me'; there are random, greedy, flat, search"),
    (["tournament", FOUR, "--bots", "random,random"], "the bot random is named twice: each bot plays once"),
    (["tournament", FOUR, "--players", "3"], "a tournament of connect_four is for 2 players, not 3"),
    (["tournament", FOUR, "--html", "nowhere/page.html"], "nowhere/page.html: cannot be written (No such file or directory)"),
    (["simulate", "chess"], "there is no game 'chess'; there are "),
    (["simulate", FOUR, "--players", "3"], "connect_four is for 2 players, not for 3"),
    (["simulate", FOUR, "--players", "0"], "connect_four is for 2 players, not for 0"),
    (["simulate", FOUR, "--bots", "random"], "connect_four is for 2 players, not for 1"),
    (["simulate", FOUR, "--players", "2", "--bots", "random,random,greedy"], "3 bots were named for 2 players"),
    (["simulate", FOUR, "--bots", "random,me"], "there is no bot 'me'; there are random, greedy, flat, search"),
    (["simulate", FOUR, "--seed", "-1"], "the seed of a simulation is a number from 0 to "),
    (["simulate", FOUR, "--seed", "9" * 30], "the seed of a simulation is a number from 0 to "),
    (["simulate", FOUR, "--box", "none.toml"], "none.toml: there is no such file"),
    (["check", "chess"], "there is no game 'chess'; there are "),
    (["bench", "chess"], "there is no game 'chess'; there are "),
    (["warm", "chess"], "there is no game 'chess'; there are "),
    (["replay", "none.jsonl"], "none.jsonl: there is no such file"),
    (["replay", "none.jsonl", "--game", "chess"], "there is no game 'chess'; there are "),
    (["replay", "/dev/zero"], "/dev/zero: is not a plain file"),
    (["play", "star_stations", "--box", "/dev/zero"], "/dev/zero: is not a plain file"),
    (["fly"], "No such command 'fly'; see `cosmocafe --help`"),
    (["play"], "Missing argument 'GAME'; see `cosmocafe play --help`"),
    (["replay"], "Missing argument 'FILE'; see `cosmocafe replay --help`"),
    (["play", FOUR, "--wind"], "No such option: --wind; see `cosmocafe play --help`"),
    (["serve", "--port", "99999"], "Invalid value for '--port': "),
    (["serve", "--host", "300.1.1.1"], "300.1.1.1 is no address of this machine"),
    (["serve", "--db", "nosuch://x"], "this is no database that the café knows"),
    (["simulate", FOUR, "--games", "-5"], "Invalid value for '--games': "),
    (["train", FOUR, "--seed", "-5"], "Invalid value for '--seed': "),
    (["train", FOUR, "--seed", "9" * 20], "Invalid value for '--seed': "),
    (["simulate", FOUR, "--games", "many"], "Invalid value for '--games': "),
]
NUMBERS = ["-5", "-0", "0", "99999", "9" * 30, "9" * 5000, "1.5", "", "many", "\u0664", "--", "1e3", "0x10", "nan", " 7"]
LONG = (  # whatever takes long comes after one of these
    "cosmocafe.cli.warmed",
    *(f"cosmocafe.commands.{one}.warmed" for one in ("puzzles", "report", "review", "simulate", "tournament")),
    "cosmocafe.lab.simulate.simulate",
    "cosmocafe.core.contract.check.check",
    "cosmocafe.learn.course.given",
    "cosmocafe.web.serve.serve",
)
NUMERIC = [
    (name, parameter.opts[0])
    for name, command in COMMANDS.items()
    for parameter in command.params
    if parameter.opts[0] in ("--players", "--games", "--seed", "--threads", "--at", "--port")
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[" ".join(words)[-40:] for words, _ in BAD])
def test_bad_input_ends_with_2_and_one_sentence(
    cosmo: Command, words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cosmocafe.cli.warmed", lambda game: pytest.fail("nobody waits for a compiler to be refused"))
    said = cosmo(*words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"cosmocafe: {sentence}")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("number", NUMBERS, ids=[number[:9] or "nothing" for number in NUMBERS])
@pytest.mark.parametrize(("name", "option"), NUMERIC, ids=["".join(one) for one in NUMERIC])
def test_any_number_is_taken_or_refused_in_a_sentence(
    cosmo: Command, record: Path, name: str, option: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for stubbed in LONG:
        monkeypatch.setattr(stubbed, lambda *args, **kwargs: refuse("nothing is played here"))
    before = [record, "--game", FOUR] if name == "replay" else [] if name == "serve" else [FOUR]
    said = cosmo(name, *before, option, number)
    assert said.code in (0, 2)
    assert said.err.count("\n") == (said.code != 0)
    assert "Traceback" not in said.out + said.err


JUNK = st.one_of(st.text(max_size=6), st.sampled_from(["--seed", "--box", "--load", "--at", "--json", "-a", "a=", "=", ".", "/", "\0"]))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(["play", "replay", "simulate", "check"]), junk=st.lists(JUNK, max_size=4))
def test_no_command_line_ends_in_a_traceback(cosmo: Command, monkeypatch: pytest.MonkeyPatch, name: str, junk: list[str]) -> None:
    for stubbed in ("cosmocafe.cli.warmed", "cosmocafe.core.contract.check.check"):
        monkeypatch.setattr(stubbed, lambda *args, **kwargs: refuse("nothing is played here"))
    said = cosmo(name, FOUR, *junk)
    assert said.code in (0, 2)
    assert "Traceback" not in said.out + said.err


def test_without_any_word_there_is_help(cosmo: Command) -> None:
    said = cosmo()
    assert said.code == 2
    assert "Usage: cosmocafe" in said.out + said.err


def test_games_are_listed(cosmo: Command) -> None:
    said = cosmo("games")
    assert said.code == 0
    assert all(name in said.out for name in installed_games())
    rows = json.loads(cosmo("games", "--json").out)
    assert [row["game"] for row in rows] == sorted(installed_games())
    row = next(row for row in rows if row["game"] == "star_stations")
    assert (row["title"], row["players"], row["version"]) == ("Star Stations", [2, 3, 4], find_game("star_stations").version)
    assert row["agreements"]["board_size"] == "6 or 5 or 7"


def test_a_whole_match_is_played_through_a_pipe(cosmo: Command) -> None:
    said = cosmo("play", FOUR, "--seats", "me,me", typed="1\n2\n1\n2\n1\n2\n1\n")
    assert (said.code, said.err) == (0, "")
    assert "Player 1 wins" in said.out
    assert said.out.splitlines()[-2:] == ["1. Player 1 (1)", "2. Player 2 (0)"]


def test_a_match_against_a_bot_is_played_to_its_end(cosmo: Command) -> None:
    typed = "".join(f"drop {column}\n" for _ in range(6) for column in range(1, 8))
    said = cosmo("play", FOUR, "--seed", "3", "--seats", "random,me", typed=typed)
    assert said.code == 0
    assert re.search(r"^1\. Player [12] \([01]\)$", said.out, re.M)
    assert said.out == cosmo("play", FOUR, "--seed", "3", "--seats", "random,me", typed=typed).out


def test_undo_save_and_quit_through_a_pipe(cosmo: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    said = cosmo("play", FOUR, "--seats", "me,me", typed=f"1\nundo\nlog\nhelp\nsave {file}\nquit\n")
    assert said.code == 0
    assert "the last answer cannot be taken back: chance or another player came in" in said.out
    assert f"saved to {file}" in said.out
    assert said.out.rstrip().endswith("You left the table.")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_an_answer_is_taken_back_through_a_pipe(cosmo: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    box = tmp_path / "rich.toml"
    box.write_text("[resources]\nstart_ore = 90\nstart_metal = 90\n", encoding="utf-8")
    match = cosmocafe.new("star_stations", seed=1, agreed={"placement": "preset"}, box=box)
    while not any(text.startswith("gather") for text in map(match.game.catalogue.text, match.options)):
        match.answer(match.options[0])
    before, me = match.number, match.asked
    match.save(file)
    gather = next(text for text in map(match.game.catalogue.text, match.options) if text.startswith("gather"))
    again = tmp_path / "again.jsonl"
    said = cosmo("play", "star_stations", "--seats", "me,me", "--load", file, typed=f"{gather}\nundo\nsave {again}\nquit\n")
    assert said.code == 0
    loaded = cosmocafe.load(again)
    assert (loaded.number, loaded.asked, loaded.change) == (before, me, match.change)


def test_a_saved_match_goes_on_with_the_seats_of_its_record(cosmo: Command, kuhn_poker: Game, tmp_path: Path) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    match.answer("check")
    match.save(tmp_path / "match.jsonl")
    said = cosmo("play", KUHN, "--seats", "random,me,random", "--load", tmp_path / "match.jsonl", typed="1\n1\n1\n1\n")
    assert said.code == 0
    assert re.search(r"^1\. Player \d \(-?\d\)$", said.out, re.M)
    said = cosmo("play", KUHN, "--seats", "me,me", "--load", tmp_path / "match.jsonl")
    assert (said.code, said.err) == (2, "cosmocafe: 2 seats were named, but the game is for 3 players\n")


def test_play_takes_options_and_a_changed_box(cosmo: Command, tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text("[resources]\nstart_ore = 7\n", encoding="utf-8")
    file = tmp_path / "match.jsonl"
    words = ["--seats", "me,me", "-a", "placement=preset", "-a", "max_rounds=30", "--box", tmp_path / "other.toml"]
    assert cosmo("play", "star_stations", *words, typed=f"save {file}\n").code == 0
    match = cosmocafe.load(file)
    assert match.agreed == {"placement": "preset", "max_rounds": "30"}
    assert (match.box.start_ore, match.box.max_rounds) == (7, 30)


def test_play_speaks_chinese(cosmo: Command) -> None:
    assert "請選擇一欄" in cosmo("play", FOUR, "--seats", "me,me", "--language", "zh-Hant").out


@pytest.fixture
def record(connect_four: Game, tmp_path: Path) -> Path:
    match = cosmocafe.new(connect_four, seed=1, names=["Ada", "[red]Bo"])
    for column in "4435":
        match.answer(f"drop {column}")
    match.save(tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


def test_a_record_of_somebody_else_gives_the_terminal_no_orders(cosmo: Command, record: Path) -> None:
    """A name may hold anything: a title of the window, a wiped screen, words that run backwards."""
    hostile = record.read_text().replace("Ada", "\\u001b]0;mine\\u0007\\u001b[2J\\u202eAda")
    record.write_text(hostile)
    said = cosmo("replay", record, "--game", FOUR)
    assert "Ada" in said.out and not set(said.out) & set("\x1b\x07\u202e")
    record.write_text(hostile.replace('"seed": "', '"game": "\\u001b[2J", "seed": "'))
    assert "\x1b" not in cosmo("replay", record).err


def test_a_record_is_replayed(cosmo: Command, record: Path) -> None:
    said = cosmo("replay", record, "--game", FOUR)
    assert said.code == 0
    assert said.out.splitlines()[:2] == ["  Ada drops into column 4", "  [red]Bo drops into column 4"]
    assert said.out.splitlines()[-2:] == [". . X X O . .", "1 2 3 4 5 6 7"]
    assert "Ada 落在第 4 欄" in cosmo("replay", record, "--game", FOUR, "--language", "zh-Hant").out


def test_a_record_is_replayed_so_far_as_asked(cosmo: Command, record: Path) -> None:
    found = json.loads(cosmo("replay", record, "--game", FOUR, "--at", "1", "--json").out)
    assert found == {"game": "connect_four", "answers": 1, "log": ["Ada drops into column 4"], "over": False, "places": [0, 0]}
    assert json.loads(cosmo("replay", record, "--game", FOUR, "--json").out)["answers"] == 4
    assert json.loads(cosmo("replay", record, "--game", FOUR, "--at", "0", "--json").out)["log"] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", FOUR, "--at", "5"], "the record has 4 answers, so there is no table after 5"),
        (["--game", FOUR, "--language", "xx"], "'xx' is not spoken here; connect_four speaks en, zh-Hant"),
        (["--game", KUHN], "match.jsonl, line 1: the record is of connect_four, not of kuhn_poker"),
        ([], "'connect_four' here; if it lies in a file, name that beside the record: --game FILE.py"),
    ],
)
def test_a_replay_that_cannot_be_is_refused(cosmo: Command, record: Path, words: list[str], sentence: str) -> None:
    said = cosmo("replay", record, *words)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_broken_record_is_refused_with_its_line(cosmo: Command, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"drop 3"', '"drop 2"'), encoding="utf-8")
    said = cosmo("replay", record, "--game", FOUR)
    assert (said.code, said.err) == (2, f"cosmocafe: {record}, line 4: 'drop 2' is not what answer 2 says\n")


def test_a_simulation_is_printed_as_a_table_or_as_json(cosmo: Command, fast_four: Compiled) -> None:
    said = cosmo("simulate", FOUR, "--games", "500", "--threads", "1")
    assert (said.code, said.err) == (0, "")
    assert "Connect Four: 500 games" in said.out
    assert "95 % interval" in said.out
    assert "decisions a second" in said.out
    found = json.loads(cosmo("simulate", FOUR, "--games", "500", "--bots", "random,greedy", "--json").out)
    assert (found["game"], found["games"], [seat["bot"] for seat in found["seats"]]) == ("connect_four", 500, ["random", "greedy"])
    assert found["seats"][1]["low"] > 0.8


def test_a_check_reports_on_stdout_and_in_json(cosmo: Command, fast_kuhn: Compiled) -> None:
    said = cosmo("check", KUHN, "--games", "20")
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert len(lines) == 12
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert lines[-1] == "kuhn_poker: 11 of 11 checks passed"
    results = json.loads(cosmo("check", KUHN, "--games", "20", "--json").out)
    assert [result["ok"] for result in results] == [True] * 11
    assert set(results[0]) == {"name", "ok", "detail", "seconds"}


def test_a_check_that_fails_ends_with_1(cosmo: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("check_twins", "check_observations", "check_bounds", "check_invariants"):
        monkeypatch.setattr(f"cosmocafe.core.contract.check.{name}", lambda *args: "not looked at")
    text = Path(FOUR).read_text(encoding="utf-8").replace('id="connect_four"', 'id="odd_four"').replace('"WON": "{who} wins", ', "")
    (tmp_path / "odd_four.py").write_text(text.replace("def share(t: Table)", "def share(t: Table, luck: int = 1)"), encoding="utf-8")
    said = cosmo("check", tmp_path / "odd_four.py")
    assert (said.code, said.err) == (2, "cosmocafe: share: 'luck' is not known at FULL; known are box, t, who\n")
    (tmp_path / "odd_four.py").write_text(text.replace("t.height[column] += 1", "t.height[column + COLUMNS] += 1"), encoding="utf-8")
    said = cosmo("check", tmp_path / "odd_four.py", "--games", "1")
    assert said.code == 1
    assert "FAIL words: 1 gaps, the first: odd_four, en: there are no words for events.WON" in said.out
    assert "FAIL games end, answers are accepted, copies stand alone: IndexError: list index out of range" in said.out


def test_the_benchmark_prints_a_list_of_rows(cosmo: Command, fast_four: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "SECONDS", 0.02)
    monkeypatch.setenv("COSMOCAFE_CACHE", str(fast_four.folder))
    rows = json.loads(cosmo("bench", FOUR, "--json").out)
    assert [(row["game"], row["players"]) for row in rows] == [("connect_four", 2)]
    said = cosmo("bench", FOUR)
    assert (said.code, said.err) == (0, "")
    head, *lines = said.out.splitlines()
    assert head.split() == ["connect_four", "2", "players"]
    assert [line.split("  ")[0].strip() for line in lines] == list(FIGURES.values())
    assert max(len(line) for line in lines) < 80


def test_warm_says_when_a_game_is_ready(cosmo: Command, fast_four: Compiled) -> None:
    assert cosmo("warm", FOUR) == Said(0, f"{FOUR} is ready\n", "")


def test_the_module_runs_as_a_command() -> None:
    found = subprocess.run([sys.executable, "-m", "cosmocafe", "play", "chess"], capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("cosmocafe: there is no game 'chess'; there are ")
    assert found.stderr.count("\n") == 1


def test_an_interrupt_ends_quietly(cosmo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: object = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = cosmo("play", FOUR, "--seats", "me,me")
    assert (said.code, said.err) == (130, "")


def test_a_film_is_refused_by_its_name_its_place_its_language_and_for_want_of_ffmpeg(
    cosmo: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Match(find_game("star_stations"), 2, "seed").save(file := tmp_path / "match.jsonl")
    monkeypatch.setattr("shutil.which", lambda name: None)
    for name, more, why in (
        ("film.avi", (), ".svg, .webp, .gif or .mp4"),
        ("none/film.svg", (), "cannot be written"),
        ("film.svg", ("--language", "tlh"), "not spoken here"),
        ("film.gif", (), "ffmpeg is missing"),
    ):
        said = cosmo("replay", file, "--film", tmp_path / name, *more)
        assert said.code == 2 and why in said.err and not (tmp_path / name).exists()


def test_what_a_seat_has_added_is_shown_as_it_is_written(cosmo: Command, tmp_path: Path) -> None:
    Match(find_game("star_stations"), 2, "seed", added=["[/red]", "[bold]b"]).save(file := tmp_path / "match.jsonl")
    said = cosmo("verify", file)
    assert said.code == 0 and "added by the seats: [/red], [bold]b" in said.out


def test_verify_checks_every_number_of_a_record(cosmo: Command, tmp_path: Path) -> None:
    match = Match(find_game("star_stations"), 2, "seed", added=["mine", ""])
    for _ in range(12):
        match.answer(match.options[0])
    match.save(file := tmp_path / "match.jsonl")
    said = cosmo("verify", file, "--commitment", match.commitment, "--added", "mine", "--seat", "1", "--draws")
    assert said.code == 0 and "12 answers, all of them legal" in said.out and "set-up" in said.out
    assert json.loads(cosmo("replay", file, "--json").out)["log"] == match.view().log  # with the same dice
    told = json.loads(cosmo("verify", file, "--json").out)
    assert told["added"] == ["mine", ""] and [tuple(one) for one in told["moments"][0]["draws"]] == moments(match)[0].draws
    refused = cosmo("verify", file, "--commitment", "0" * 64)
    assert refused.code == 2 and "the seed was chosen later" in refused.err
    file.write_text(file.read_text(encoding="utf-8").replace('"seed": "seed"', '"seed": "seee"'), encoding="utf-8")
    assert cosmo("verify", file).code == 2


def test_what_is_refused_gives_a_terminal_no_orders(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        refuse("a bot called \x1b[2Jboss")
    assert capsys.readouterr().err == "cosmocafe: a bot called  [2Jboss\n"
