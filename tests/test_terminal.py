"""Playing in a terminal: what is typed, what is shown."""

from __future__ import annotations

import io
import re
from pathlib import Path
from unittest import mock

import pytest
from rich.console import Console

import cosmocafe
from cosmocafe.bots import GreedyBot, RandomBot
from cosmocafe.bots.levels import EasyBot
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.author.written import rule_rows, rules_of_question
from cosmocafe.core.errors import InputError, NotAvailable
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.terminal import TerminalTable, quicken, seated
from tests.core.playground import game as playground


class Sitting:
    """One sitting at a terminal: what was typed, what was seen, how it went."""

    def __init__(self, match: Match, seats: str, *typed: str, language: str = "en") -> None:
        self.out, lines = io.StringIO(), iter(typed)
        self.prompts: list[str] = []

        def read(prompt: str) -> str:
            self.prompts.append(prompt)
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        console = Console(file=self.out, width=120)
        self.match = match
        self.table = TerminalTable(match, seated(match.game, seats, match.game.players), console, read, language)
        self.finished = self.table.play()
        self.seen = self.out.getvalue()


def test_seats_are_people_and_bots(connect_four: Game) -> None:
    found = seated(connect_four, "me, random,greedy", (2, 3))
    assert found[0] is None
    assert isinstance(found[1], RandomBot)
    assert isinstance(found[2], GreedyBot)
    default = seated(connect_four, None, (3, 4))
    assert default[0] is None and len(default) == 3 and all(isinstance(bot, EasyBot) for bot in default[1:])


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("me", "1 seats were named, but the game is for 2 or 3 players"),
        ("me,me,me,me", "4 seats were named, but the game is for 2 or 3 players"),
        ("me,clever", "there is no bot 'clever'; there are random, greedy, flat, search"),
        ("me,", "there is no bot ''; there are random, greedy, flat, search"),
        ("me,random,learned", "the network of connect_four has learned to play with 2 players, not with 3"),
        ("me,random,search:net=own", "the network of connect_four has learned to play with 2 players, not with 3"),
        ("me,random,learned:net=nothing", "nothing: there is no such file"),
    ],
)
def test_wrong_seats_are_refused(connect_four: Game, seats: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        seated(connect_four, seats, (2, 3))


def test_a_whole_match_is_played_by_number_and_by_text(connect_four: Game) -> None:
    sitting = Sitting(cosmocafe.new(connect_four), "me,me", "1", "2", "drop 1", "drop 2", "1", "2", " drop  1 ")
    assert sitting.finished
    assert sitting.match.places == [1, 2]
    assert "Player 1: Choose a column" in sitting.seen
    assert "1  Drop into column 1" in sitting.seen
    assert sitting.seen.splitlines()[-2:] == ["1. Player 1 (1)", "2. Player 2 (0)"]
    assert "Player 1 wins" in sitting.seen


def test_bots_answer_for_their_seats(connect_four: Game) -> None:
    sitting = Sitting(cosmocafe.new(connect_four, seed=2), "random,random")
    assert sitting.finished
    assert sitting.prompts == []
    again = Sitting(cosmocafe.new(connect_four, seed=2), "random,random")
    assert again.match.answers == sitting.match.answers


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_one_may_leave(connect_four: Game, word: str) -> None:
    sitting = Sitting(cosmocafe.new(connect_four), "me,me", "1", word, "")
    assert not sitting.finished
    assert sitting.match.number == 1


def test_the_end_of_the_input_is_leaving(connect_four: Game) -> None:
    assert not Sitting(cosmocafe.new(connect_four), "me,me", "1").finished


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "there is no answer 0: they are numbered 1 to 7"),
        ("8", "there is no answer 8: they are numbered 1 to 7"),
        ("9" * 5000, "is no answer of this game; answers begin with drop"),
        ("jump", "'jump' is no answer of this game; answers begin with drop"),
        ("drop 9", "'drop 9': '9' is no column"),
        ("[bold]", "'[bold]' is no answer of this game"),
        ("save", "say where to: save FILE"),
        ("save /no/such/folder/m", "/no/such/folder/m: cannot be written (No such file or directory)"),
        ("undo", "no answer was given yet"),
    ],
)
def test_what_cannot_be_done_is_said_and_the_question_stays(connect_four: Game, typed: str, said: str) -> None:
    sitting = Sitting(cosmocafe.new(connect_four), "me,me", typed, "1")
    assert said in sitting.seen.replace("\n", " " if len(typed) < 100 else "")
    assert sitting.match.answers == [0]


@pytest.mark.parametrize("word", ["help", "?", ""])
def test_help_says_what_can_be_typed(connect_four: Game, word: str) -> None:
    seen = Sitting(cosmocafe.new(connect_four), "me,me", word).seen
    for said in ("drop 1", "undo", "log", "save FILE", "quit"):
        assert said in seen


def test_undo_takes_the_answer_back_and_asks_again() -> None:
    sitting = Sitting(Match(playground), "me,me", "think", "think", "undo", "roll", "undo", "end")
    assert [playground.catalogue.text(answer) for answer in sitting.match.answers] == ["think", "roll", "end"]
    assert "the last answer cannot be taken back: chance or another player came in" in sitting.seen
    assert sitting.seen.count("Player 1 thinks") == 2  # each time it happened, and not again after the undo
    assert sitting.seen.count("Player 1 rolls") == 1  # what happens after an undo is not overlooked


def test_the_log_is_shown_once_and_on_demand() -> None:
    sitting = Sitting(Match(playground, seed=1), "me,me", "think", "roll", "log", "end")
    assert sitting.seen.count("Player 1 thinks") == 2
    assert sitting.seen.count("Player 1 rolls") == 2


def test_a_saved_match_goes_on(connect_four: Game, tmp_path: Path) -> None:
    file = tmp_path / "my match.jsonl"
    sitting = Sitting(cosmocafe.new(connect_four), "me,me", "1", "2", f"save {file}", "quit")
    assert "saved to" in sitting.seen
    again = cosmocafe.load(file, connect_four)
    assert again.answers == [0, 1]
    assert Sitting(again, "me,me", "1", "2", "1", "2", "1").finished


def test_a_person_sees_only_what_its_seat_may_see(kuhn_poker: Game) -> None:
    sitting = Sitting(cosmocafe.new(kuhn_poker, seed=4), "me,random,random", "check", "quit")
    cards = [hand.card for hand in sitting.match.table.hands]
    assert f"Player 1: [{cards[0]}]" in sitting.seen
    assert f"You hold the {cards[0]}" in sitting.seen
    for other in (1, 2):
        assert f"Player {other + 1}: [{cards[other]}]" not in sitting.seen
        assert f"You hold the {cards[other]}" not in sitting.seen


def test_each_person_reads_an_own_log(kuhn_poker: Game) -> None:
    sitting = Sitting(cosmocafe.new(kuhn_poker, seed=4), "me,me,me", "check", "check", "check")
    for hand in sitting.match.table.hands:
        assert sitting.seen.count(f"You hold the {hand.card}") == 1


def test_the_terminal_speaks_the_language_that_is_asked_for(connect_four: Game) -> None:
    seen = Sitting(cosmocafe.new(connect_four), "me,me", "4", "quit", language="zh-Hant").seen
    assert "請選擇一欄" in seen
    assert "玩家 1 落在第 4 欄" in seen


def test_an_answer_is_given_in_the_words_that_are_shown(connect_four: Game) -> None:
    sitting = Sitting(Match(connect_four, seed=1), "me,me", "drop into column 3", "Drop Into Column 3")
    assert sitting.match.answers == [2, 2]


def test_answers_that_read_alike_are_told_apart_by_number(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.core.author.words.Words.answer", lambda self, answer, names=None: "Drop")
    sitting = Sitting(Match(connect_four, seed=1), "me,me", "drop")
    assert "several answers read so: say 1 or 2 or 3 or 4 or 5 or 6 or 7" in sitting.seen
    assert sitting.match.answers == []


def test_rules_shows_the_rules_of_the_question(connect_four: Game) -> None:
    sitting = Sitting(Match(find_game("star_stations"), seed=1, agreed={"placement": "random"}), "me,me", "rules")
    assert re.search(r"^SS-033  ", sitting.seen, re.M)
    assert "the written rules say nothing about this question" in Sitting(Match(connect_four), "me,me", "rules").seen


@pytest.mark.parametrize("id", sorted(installed_games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_rules_to_show(id: str, language: str) -> None:
    game = find_game(id)
    rows = rule_rows(game, language)
    for step in game.rules.questions:
        cited = rules_of_question(game, step)
        assert any(rows.get(rule) for rule in cited), f"{step.name} cites {cited}"


def test_quit_offers_to_save(connect_four: Game, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    sitting = Sitting(Match(connect_four, seed=1), "me,me", "1", "quit", str(tmp_path), str(file))
    assert not sitting.finished
    assert "cannot be written" in sitting.seen
    assert cosmocafe.load(file, connect_four).answers == [0]


@pytest.mark.parametrize("typed", [("1", "quit", ""), ("1", "quit"), ("quit",)])
def test_nobody_has_to_save(connect_four: Game, typed: tuple[str, ...]) -> None:
    sitting = Sitting(Match(connect_four, seed=1), "me,me", *typed)
    assert not sitting.finished
    assert any("Save the match first" in prompt for prompt in sitting.prompts) == (typed[0] == "1")


def test_what_is_saved_is_not_offered_again(connect_four: Game, tmp_path: Path) -> None:
    sitting = Sitting(Match(connect_four, seed=1), "me,me", "1", f"save {tmp_path / 'match.jsonl'}", "quit")
    assert not any("Save the match first" in prompt for prompt in sitting.prompts)


def test_the_terminal_says_why_something_is_not_offered() -> None:
    game = find_game("star_stations")
    sitting = Sitting(cosmocafe.new(game, 2, 1), "me,me", "why star a1", "why", "why dance", "help", "quit", "")
    assert "Nothing is placed on a corner  SS-028" in sitting.seen
    assert any(tip[:20] in sitting.seen for tip in game.words("en").data["tips"].values())
    assert "say what is not offered: why ANSWER" in sitting.seen
    assert "'dance' is no answer of this game" in sitting.seen
    assert "why ANSWER says why something is not offered" in sitting.seen


PATIENT = Path(__file__).parents[1] / "examples" / "patient_bot.py"


@pytest.mark.parametrize(
    ("seats", "asked"), [("me,greedy", 0), ("me,expert", 3), ("learned,me", 3), ("search:visits=2000,me", 3), (f"me,{PATIENT}", 3)]
)
def test_who_thinks_long_does_so_on_compiled_rules_that_lie_on_the_disk(seats: str, asked: int, connect_four: Game) -> None:
    """At a terminal an expert used to think on plain rules, a few dozen visits, where there was room for thousands."""
    for is_warm in (True, False):
        with mock.patch("cosmocafe.terminal.compiled_for") as found:
            found.return_value.is_warm = is_warm
            quicken(connect_four, seated(connect_four, seats, (2,)))
        assert (found.call_count, found.return_value.load.call_count) == (asked, asked * is_warm)
    with mock.patch("cosmocafe.terminal.compiled_for", side_effect=NotAvailable("no compiler")):
        quicken(connect_four, seated(connect_four, seats, (2,)))
