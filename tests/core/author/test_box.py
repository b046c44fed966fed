"""Boxes: TOML files checked value by value, and single values changed for a what-if."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cosmocafe
from cosmocafe.core.author.box import named_in, override, read_components, read_toml
from cosmocafe.core.errors import BoxError, CafeError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

BASE = {
    "limits": {"rounds": 10, "players": 4},
    "ships": [{"type": "frigate", "cost": 1}, {"type": "cruiser", "cost": 3}],
    "colours": ["red", "blue"],
}


def test_single_values_are_changed_and_the_rest_stays() -> None:
    changed = override(BASE, {"limits": {"rounds": 12}}, "other.toml")
    assert changed == {**BASE, "limits": {"rounds": 12, "players": 4}}
    assert BASE["limits"] == {"rounds": 10, "players": 4}


def test_a_row_is_named_by_its_first_value() -> None:
    changed = override(BASE, {"ships": {"cruiser": {"cost": 9}}}, "other.toml")
    assert isinstance(changed, dict)
    assert changed["ships"] == [{"type": "frigate", "cost": 1}, {"type": "cruiser", "cost": 9}]


def test_a_list_is_changed_as_a_whole() -> None:
    assert override(BASE, {"colours": ["green"]}, "other.toml") == {**BASE, "colours": ["green"]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"limit": 1}, "other.toml: limit: the box has no such value; here it has limits, ships, colours"),
        ({"limits": {"round": 1}}, "other.toml: limits.round: the box has no such value; here it has rounds, players"),
        ({"ships": {"carrier": {}}}, "other.toml: ships.carrier: the box has no such row; it has frigate, cruiser"),
        ({"ships": {"cruiser": {"price": 1}}}, "other.toml: ships.cruiser.price: the box has no such value; here it has type, cost"),
    ],
)
def test_an_unknown_key_is_named_with_its_file_and_what_there_is(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BoxError) as caught:
        override(BASE, change, "other.toml")
    assert str(caught.value) == said


def write(folder: Path, text: str) -> Path:
    file = folder / "other.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_changed_box_is_played_and_remembered(tmp_path: Path) -> None:
    file = write(tmp_path, "[ships.frigate]\ncost = 7\n")
    match = cosmocafe.new("star_stations", players=2, seed=1, box=file)
    assert match.box.cost[0] == 7
    match.save(tmp_path / "match.jsonl")
    file.unlink()
    again = cosmocafe.load(tmp_path / "match.jsonl")
    assert again.box.cost[0] == 7
    assert again.change == match.change


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[ships.frigate]\nprice = 1\n", r"other\.toml: ships\.frigate\.price: the box has no such value; here it has type, "),
        ('[ships.frigate]\ncost = "x"\n', r"other\.toml: ships\.frigate\.cost: expected a whole number, got text"),
        ("[ships.frigate]\ncost = 1.5\n", r"other\.toml: ships\.frigate\.cost: expected a whole number, got a number"),
        ("[ships.frigate]\nmines = 1\n", r"other\.toml: ships\.frigate\.mines: expected true or false, got a whole number"),
        ("ships = 4\n", r"other\.toml: ships: expected a list, got a whole number"),
        ("[resources]\nstart_ore = [1]\n", r"other\.toml: resources\.start_ore: expected a whole number, got a list"),
        ("resources = 4\n", r"other\.toml: resources: expected a table, got a whole number"),
        ("[agreements.placement]\nvalues = []\n", r"other\.toml: agreements: a box cannot change what players may agree on"),
        (
            "agreements = []\n",
            r"other\.toml: agreements: a box cannot change what players may agree on; agree on one of the values instead",
        ),
        (f"ships = {'[' * 5000}{']' * 5000}\n", r"other\.toml: its lists or tables are nested too deeply"),
        (f"{'.'.join(['ships'] * 20000)} = 1\n", r"other\.toml: its lists or tables are nested too deeply"),
        (f"ships = 0x{'f' * 5000}\n", r"other\.toml: a number has thousands of digits"),
        (f"ships = {'9' * 5000}\n", r"other\.toml: is not TOML: "),
        ("[ships.frigate]\ncost = 100\n", r"other\.toml, put into components\.toml: ships\.frigate\.cost: expected a number from -1 to 99"),
        ("[game]\ntitle = 2020-01-01\n", r"other\.toml: dates and times have no place in a box"),
        ("[ships.frigate\n", r"other\.toml: is not TOML: .*line 1"),
        ("a = 1\na = 2\n", r"other\.toml: is not TOML: .*line 2"),
    ],
)
def test_a_bad_change_is_refused_with_its_file(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BoxError, match=said):
        cosmocafe.new("star_stations", box=write(tmp_path, text))


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{tmp_path / 'none.toml'}: there is no such file")):
        read_toml(tmp_path / "none.toml")
    with pytest.raises(BoxError, match="is not a plain file"):
        read_toml(tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BoxError, match=r"bytes\.toml: is not UTF-8 text"):
        read_toml(tmp_path / "bytes.toml")


def test_a_box_may_be_spread_over_files(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('files = ["cards.toml"]\nrounds = 3\n', encoding="utf-8")
    with pytest.raises(BoxError, match=r"cards\.toml: there is no such file"):
        read_components(tmp_path / "box.toml")
    (tmp_path / "cards.toml").write_text("[ace]\nworth = 11\n", encoding="utf-8")
    assert read_components(tmp_path / "box.toml") == {"rounds": 3, "cards": {"ace": {"worth": 11}}}


def test_a_game_without_a_box_has_nothing_to_change(connect_four: Game, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=r"other\.toml: ships: the box has no such value"):
        cosmocafe.new(connect_four, box=write(tmp_path, "ships = 1\n"))


TOGETHER = """
import sys
from concurrent.futures import ThreadPoolExecutor
from cosmocafe.core.found import find_game
sys.setswitchinterval(1e-6)
game = find_game("star_stations")
with ThreadPoolExecutor(8) as threads:
    boxes = list(threads.map(lambda _: game.new_box(2).to_bytes(), range(8)))
print(len(set(boxes)))
"""


def test_many_threads_may_open_their_first_boxes_at_once() -> None:
    for _ in range(6):  # without a lock about every second process died
        done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, text=True)  # noqa: S603  our own script
        assert (done.returncode, done.stdout) == (0, "1\n")


GAMES = [find_game(name) for name in sorted(installed_games())]
WRONG = st.one_of(
    st.integers(-300, 300),
    st.integers(),
    st.booleans(),
    st.text(max_size=4),
    st.floats(),
    st.just([]),
    st.just({}),
    st.lists(st.one_of(st.integers(-3, 300), st.text(max_size=3), st.just([]), st.just({})), max_size=3),
)


@st.composite
def changes(draw: st.DrawFn, base: Any) -> Any:
    """Something else instead of one value of a box, at any depth: often of the right kind, often not."""
    if isinstance(base, dict) and base and draw(st.integers(0, 9)):
        name = draw(st.sampled_from(sorted(base)))
        return {name: draw(changes(base[name]))}
    if isinstance(base, list) and base and draw(st.integers(0, 9)):
        row = draw(st.integers(0, len(base) - 1))
        if all(isinstance(one, dict) for one in base):
            return {str(next(iter(base[row].values()))): draw(changes(base[row]))}
        others = [*base[:row], *([draw(changes(base[row]))] if draw(st.booleans()) else []), *base[row + 1 :]]
        return draw(st.sampled_from([others, base * 2, base[row:], list(reversed(base)), [base[row]] * len(base)]))
    if isinstance(base, int) and not isinstance(base, bool):
        return draw(st.one_of(st.integers(base - 9, base + 9), WRONG))
    if isinstance(base, str):
        return draw(st.one_of(st.sampled_from(["", f"{base}x"]), WRONG))
    return draw(WRONG)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_whatever_a_change_holds_there_is_a_box_or_a_sentence(game: Game, data: st.DataObject) -> None:
    assert game.components is not None
    change = data.draw(changes(read_components(game.components)))
    players = data.draw(st.sampled_from(game.players))
    try:
        match = Match(game, players, 1, change={"file": "other.toml", "values": change})
    except CafeError as error:
        assert str(error).count("\n") == 0
    else:
        match.table.to_bytes()


@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("starcadia_quest", {"agreements": {"heroes": {"values": ["zzz"]}}}),
        ("vivajava_dice", {"solo": {"difficulty": []}}),
        ("star_stations", {"agreements": []}),
        ("starcadia_quest", {"files": ["tiles.toml"]}),
        ("star_stations", []),
        ("star_stations", {"ships": {"frigate": [[]]}}),
    ],
)
def test_a_change_that_no_box_can_have_is_refused(id: str, values: Any) -> None:
    with pytest.raises(BoxError, match=r"^other\.toml"):
        Match(find_game(id), find_game(id).players[0], change={"file": "other.toml", "values": values})


def test_rows_are_called_by_their_first_values(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[[ships]]\ntype = "frigate"\nletter = "F"\n[[ships]]\ntype = "scout"\nletter = "S"\n', encoding="utf-8")
    assert named_in(file, "ships") == ["frigate", "scout"]
    assert named_in(file, "ships", "letter") == ["F", "S"]
