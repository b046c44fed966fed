"""Records: a match as text that comes back whole, or is refused with the line that is wrong."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cosmocafe
from cosmocafe.core.errors import BoxError, RecordError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match, record_lines
from cosmocafe.core.record import parse

from .stones import stones

FOUR = find_game(str(Path(__file__).parents[2] / "examples" / "connect_four.py"))
STATIONS = find_game("star_stations")
CHANGE = {"file": "other.toml", "values": {"ships": {"frigate": {"cost": 2}}}}


class Written(NamedTuple):
    """A match and its record."""

    match: Match
    rows: list[str]


def played(match: Match, answers: int) -> Written:
    while match.number < answers and not match.over:
        match.answer(match.options[(7 * match.number) % len(match.options)])
    return Written(match, record_lines(match))


WRITTEN = [
    played(Match(FOUR, seed=5, names=["Ada", "Bo"]), 100),
    played(Match(STATIONS, 3, seed=5, agreed={"placement": "random", "max_rounds": 40}, change=CHANGE), 60),
]


def is_same(one: Match, other: Match) -> bool:
    """Whether the same was played: same box, answers and events; chance yet to come is not looked at."""
    chance = {"rng"}
    tables = all(getattr(one.table, name) == getattr(other.table, name) for name in one.table.fields if name not in chance)
    return tables and one.box == other.box and one.events == other.events and one.answers == other.answers and one.seats == other.seats


@pytest.mark.parametrize("written", WRITTEN, ids=["connect_four", "star_stations"])
def test_a_record_comes_back_whole(written: Written, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    written.match.save(file)
    again = cosmocafe.load(file, written.match.game)
    assert again.table == written.match.table
    assert is_same(again, written.match)
    assert record_lines(again) == written.rows == file.read_text(encoding="utf-8").splitlines()
    assert os.listdir(tmp_path) == ["match.jsonl"]


def test_a_record_is_readable_text() -> None:
    head, *answers, end = map(json.loads, WRITTEN[0].rows)
    assert (head["game"], head["rules"], head["seed"], head["names"]) == ("connect_four", 1, "5", ["Ada", "Bo"])
    assert answers[1] == {"n": 1, "seat": 1, "answer": 0, "text": "drop 1"}
    assert end == {"end": WRITTEN[0].match.number, "over": True, "places": WRITTEN[0].match.places}


def test_a_match_goes_on_from_its_record() -> None:
    match, rows = played(Match(STATIONS, 2, seed=9), 40)
    again = parse("\n".join(rows))
    for one in (match, again):
        played(one, 80)
    assert again.table == match.table


@pytest.mark.parametrize("name", ["A\u2028B", "A\x85B", "A\x0bB", 'quote " and \\', "two\nlines", "咖啡", ""])
def test_any_name_comes_back(name: str, tmp_path: Path) -> None:
    match = Match(FOUR, names=[name, "Bo"])
    match.save(tmp_path / "match.jsonl")
    assert cosmocafe.load(tmp_path / "match.jsonl", FOUR).names == [name, "Bo"]


def test_line_ends_of_other_systems_and_a_last_empty_line_do_no_harm() -> None:
    rows = WRITTEN[0].rows
    for text in ("\r\n".join(rows) + "\r\n", "\n".join(rows) + "\n\n\n", "\n".join(rows)):
        assert is_same(parse(text, game=FOUR), WRITTEN[0].match)


def changed(rows: list[str], number: int, **values: Any) -> str:
    """The record with some values of a line changed."""
    row = {**json.loads(rows[number - 1]), **values}
    return "\n".join([*rows[: number - 1], json.dumps(row), *rows[number:]])


ROWS = WRITTEN[0].rows
LAST = len(ROWS)


def test_a_record_of_format_2_is_read_with_its_older_word() -> None:
    head = json.loads(WRITTEN[1].rows[0])
    older = json.dumps({**{name: value for name, value in head.items() if name != "agreed"}, "format": 2, "options": head["agreed"]})
    again = parse("\n".join([older, *WRITTEN[1].rows[1:]]))
    assert is_same(again, WRITTEN[1].match) and again.agreed == head["agreed"]
    with pytest.raises(RecordError, match="line 1: 'agreed' is missing"):
        parse("\n".join([older.replace('"format": 2', '"format": 3'), *WRITTEN[1].rows[1:]]))


def test_a_record_runs_no_file_that_it_names(tmp_path: Path) -> None:
    file, sign = tmp_path / "trap.py", tmp_path / "sign"
    file.write_text(f"open({str(sign)!r}, 'w').close()", encoding="utf-8")
    with pytest.raises(RecordError, match="line 1: a record names its game by its id"):
        parse(changed(ROWS, 1, game=str(file)))
    assert not sign.exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: the record is empty"),
        ("\n\n", "line 1: the record is empty"),
        ("hello", "line 1: is not JSON"),
        ("[1, 2]", "line 1: is not a JSON object"),
        ("{}", "line 1: this is not a record of Cosmocafé"),
        ('{"kind": "chess"}', "line 1: this is not a record of Cosmocafé"),
        ("[" * 100_000, "line 1: is not JSON"),
        (changed(ROWS, 1, format=5), "line 1: the record was written by a newer Cosmocafé (format 5); update to read it"),
        (changed(ROWS, 1, format=1), "line 1: the record is of format 1, whose dice fell differently; it cannot be replayed"),
        (changed(ROWS, 1, format="1"), "line 1: 'format' is missing or is no int"),
        (changed(ROWS, 1, format=True), "line 1: 'format' is missing or is no int"),
        (changed(ROWS, 1, game="chess"), "line 1: the record is of chess, not of connect_four"),
        (changed(ROWS, 1, rules=2), "line 1: the record is of rules version 2, here is version 1"),
        (changed(ROWS, 1, box="0" * 16), "line 1: the record was played with another box (fingerprint 0000000000000000)"),
        (changed(ROWS, 1, players=3, names=None), "line 1: connect_four is for 2 players, not for 3"),
        (changed(ROWS, 1, players="2"), "line 1: 'players' is missing or is no int"),
        (changed(ROWS, 1, agreed=None), "line 1: 'agreed' is missing or is no dict"),
        (changed(ROWS, 1, agreed={"wind": 3}), "line 1: 'wind' is nothing to agree on in this game; that would be none"),
        (changed(ROWS, 1, seed=5), "line 1: 'seed' is missing or is no str"),
        (changed(ROWS, 1, seed="6"), "line 1: the seed is not the one of this match; somebody or something has changed it"),
        (changed(ROWS, 1, commitment=None), "line 1: 'commitment' is missing or is no str"),
        (changed(ROWS, 1, seed="\ud800"), "line 1: '\\ud800' holds half a character, which cannot be written down"),
        (changed(ROWS, 1, names="Ada"), "line 1: 'names' is no list of names"),
        (changed(ROWS, 1, names=["Ada"]), "line 1: 1 names were given for 2 players"),
        (changed(ROWS, 1, change=[]), "line 1: 'change' is no changed box"),
        (changed(ROWS, 1, change={"values": {"x": 1}}), "line 1: the changed box: x: the box has no such value; here it has "),
        (ROWS[0], "line 1: the closing line is missing, the record was cut off"),
        ("\n".join(ROWS[:5]), "line 5: the closing line is missing, the record was cut off"),
        ("\n".join(ROWS)[:-5], f"line {LAST}: is not JSON"),
        ("\n".join([ROWS[0], *ROWS[2:]]), "line 2: answer number 0 was expected here"),
        ("\n".join([*ROWS[:3], ROWS[2], *ROWS[3:]]), "line 4: answer number 2 was expected here"),
        ("\n".join([*ROWS[:3], *ROWS[:3]]), "line 4: answer number 2 was expected here"),
        (changed(ROWS, 3, answer=True), "line 3: answer number 1 was expected here"),
        (changed(ROWS, 3, answer=2), "line 3: 'drop 1' is not what answer 2 says"),
        (changed(ROWS, 3, text="drop 2"), "line 3: 'drop 2' is not what answer 0 says"),
        (changed(ROWS, 3, answer=7, text="drop 8"), "line 3: 7 is no answer of this game: its answers are 0 to 6"),
        (changed(ROWS, 3, seat=0), "line 3: seat 0 is not asked: seat 1 is"),
        (changed(ROWS, LAST, end=3), f"line {LAST}: the closing line does not agree with the answers above it"),
        (changed(ROWS, LAST, places=[2, 1]), f"line {LAST}: the closing line does not agree with the answers above it"),
        (changed(ROWS, LAST, over=False), f"line {LAST}: the closing line does not agree with the answers above it"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(text, "match.jsonl", FOUR)
    assert str(caught.value) == f"match.jsonl, {said}"


def test_an_answer_that_is_not_offered_is_named_with_its_line() -> None:
    rows = record_lines(Match(FOUR))
    full = [{"n": n, "seat": n % 2, "answer": 0, "text": "drop 1"} for n in range(7)]
    with pytest.raises(RecordError, match=r"^record, line 8: 'drop 1' is not offered; offered are drop 2, "):
        parse("\n".join([rows[0], *map(json.dumps, full), rows[-1]]), game=FOUR)


def test_an_answer_after_the_end_is_named_with_its_line() -> None:
    match, rows = played(Match(stones(), seed=1), 100)
    extra = {"n": match.number, "seat": 0, "answer": 0, "text": "take 1"}
    with pytest.raises(RecordError, match=rf"^record, line {len(rows)}: the match is over: nothing is asked"):
        parse("\n".join([*rows[:-1], json.dumps(extra), rows[-1]]), game=match.game)


def test_a_record_of_a_game_that_is_not_installed_is_refused() -> None:
    """Whoever has the game's file reads how it is named."""
    with pytest.raises(RecordError, match=r"^record, line 1: there is no game 'connect_four' here; .* beside the record: --game FILE.py$"):
        parse("\n".join(ROWS))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KEYS = {
    0: ["cosmocafe", "format", "game", "rules", "box", "change", "players", "names", "agreed", "seed", "commitment"],
    1: ["n", "seat", "answer", "text"],
    -1: ["end", "over", "places"],
}
BOX_KEYS = ["ships", "agreements", "limits", "presets", "game", "frigate", "cost", "placement", "values", "range", "players"]
CHANGES = st.recursive(JSON, lambda inner: st.dictionaries(st.sampled_from(BOX_KEYS), inner, max_size=2), max_leaves=4)


@st.composite
def corrupted(draw: st.DrawFn, rows: list[str]) -> str:
    """A record to which something bad has happened."""
    text = "\n".join(rows) + "\n"
    at = st.integers(0, len(rows) - 1)
    match draw(st.sampled_from(["truncate", "flip", "drop", "swap", "repeat", "insert", "foreign", "value", "key", "change"])):
        case "truncate":
            return text[: draw(st.integers(0, len(text)))]
        case "flip":
            place = draw(st.integers(0, len(text) - 1))
            return text[:place] + draw(st.characters()) + text[place + 1 :]
        case "drop":
            del rows[draw(at)]
        case "swap":
            i, j = draw(at), draw(at)
            rows[i], rows[j] = rows[j], rows[i]
        case "repeat":
            rows.insert(draw(at), rows[draw(at)])
        case "insert":
            rows.insert(draw(at), draw(st.text(max_size=20)))
        case "foreign":
            rows[draw(at)] = json.dumps(draw(JSON))
        case "value":
            place = draw(st.sampled_from([0, 1, -1]))
            row = json.loads(rows[place])
            row[draw(st.sampled_from(KEYS[place]))] = draw(JSON)
            rows[place] = json.dumps(row)
        case "key":
            place = draw(at)
            row = json.loads(rows[place])
            del row[draw(st.sampled_from(sorted(row)))]
            rows[place] = json.dumps(row)
        case "change":
            row = json.loads(rows[0])
            row["change"] = {"values": draw(CHANGES)}
            rows[0] = json.dumps(row)
    return "\n".join(rows) + "\n"


def load_or_refuse(written: Written, text: str) -> None:
    try:
        again = parse(text, "match.jsonl", written.match.game)
    except RecordError as error:
        assert re.match(r"match\.jsonl, line [1-9]\d*: \S", str(error))
        assert "\n" not in str(error)
    else:
        assert is_same(again, written.match)


@settings(max_examples=400)
@given(st.data())
def test_a_corrupted_record_is_refused_with_its_line_or_harmless(data: st.DataObject) -> None:
    load_or_refuse(WRITTEN[0], data.draw(corrupted(list(WRITTEN[0].rows))))


@settings(max_examples=150)
@given(st.data())
def test_a_corrupted_record_with_a_changed_box_is_refused_or_harmless(data: st.DataObject) -> None:
    load_or_refuse(WRITTEN[1], data.draw(corrupted(list(WRITTEN[1].rows))))


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    for bad, said in [(tmp_path / "none", "there is no such file"), (tmp_path, "is not a plain file"), (Path("a\0b"), "")]:
        with pytest.raises(RecordError, match=re.escape(f"{bad}: {said}")):
            cosmocafe.load(bad)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="bytes: is not UTF-8 text"):
        cosmocafe.load(tmp_path / "bytes")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(16 * 1024 * 1024 + 1)
    with pytest.raises(RecordError, match="huge: is too large, more than 16 MiB"):
        cosmocafe.load(tmp_path / "huge")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_file_without_an_end_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for endless in (Path("/dev/zero"), tmp_path / "pipe"):
        with pytest.raises(RecordError, match=f"{endless}: is not a plain file"):
            cosmocafe.load(endless)
        with pytest.raises(BoxError, match=f"{endless}: is not a plain file"):
            cosmocafe.new("star_stations", box=endless)
        with pytest.raises(RecordError, match=f"{endless}: cannot be written"):
            WRITTEN[0].match.save(endless)


def test_nothing_is_written_where_saving_is_impossible(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for bad in (tmp_path / "folder", tmp_path / "none" / "match.jsonl", tmp_path / "file" / "match.jsonl", Path("a\0b"), Path()):
        with pytest.raises(RecordError, match="cannot be written"):
            WRITTEN[0].match.save(bad)
    assert sorted(os.listdir(tmp_path)) == ["file", "folder"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_an_earlier_record_survives_when_saving_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    WRITTEN[0].match.save(file)
    before = file.read_bytes()

    def full(self: Path, *args: Any, **kwargs: Any) -> int:
        self.write_bytes(b"half of it")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(RecordError, match=r"cannot be written .No space left on device"):
        WRITTEN[0].match.save(file)
    assert os.listdir(tmp_path) == ["match.jsonl"]
    assert file.read_bytes() == before


def test_saving_again_replaces_the_record(tmp_path: Path) -> None:
    match = Match(FOUR)
    for column in (0, 1):
        match.answer(column)
        match.save(str(tmp_path / "match.jsonl"))
    assert cosmocafe.load(tmp_path / "match.jsonl", FOUR).number == 2


def test_a_record_says_which_game_is_meant(connect_four: Game, kuhn_poker: Game) -> None:
    with pytest.raises(RecordError, match=r"^record, line 1: the record is of connect_four, not of kuhn_poker"):
        parse("\n".join(record_lines(Match(connect_four))), game=kuhn_poker)
