"""Games: found by id or path, declared rightly or refused."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cosmocafe.core import found as games
from cosmocafe.core.author.table import Table
from cosmocafe.core.errors import CafeError, DeclarationError, InputError, UnknownGame
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine.pieces import Piece, Word, many

from .stones import stones

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four.py"


def test_an_installed_game_is_found_by_its_id() -> None:
    assert "star_stations" in installed_games()
    assert find_game("star_stations").id == "star_stations"


def test_a_game_is_found_by_the_path_of_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    found = find_game(str(EXAMPLE))
    assert found.id == "connect_four"
    monkeypatch.chdir(EXAMPLE.parent)
    assert find_game("connect_four.py") is found


def test_two_files_of_one_name_are_two_games(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = connect_four.rules.package
    monkeypatch.setitem(sys.modules, name, sys.modules[name])  # put back afterwards
    other = tmp_path / EXAMPLE.name
    other.write_text(EXAMPLE.read_text(encoding="utf-8").replace("version=1", "version=7"), encoding="utf-8")
    assert find_game(str(other)).version == 7
    assert find_game(str(EXAMPLE)).version == 1


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*star_stations.*, or give the path of a game's \.py file"):
        find_game("chess")


def test_a_file_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.py", tmp_path):
        with pytest.raises(UnknownGame):
            find_game(str(path))


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("game =\n", UnknownGame, r"bad\.py: cannot be loaded: SyntaxError: invalid syntax"),
        ("import nowhere_at_all\n", UnknownGame, r"bad\.py: cannot be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("raise SystemExit\n", UnknownGame, r"bad\.py: cannot be loaded: SystemExit"),
        ("1 / 0\n", UnknownGame, r"bad\.py: cannot be loaded: ZeroDivisionError: division by zero"),
        ("", UnknownGame, r"bad\.py: the module has no `game` that is a Game"),
        ("game = 7\n", UnknownGame, r"bad\.py: the module has no `game` that is a Game"),
        ("from cosmocafe.core.machine.pieces import ints\nints(0)\n", DeclarationError, r"ints\(0\): a row needs at least one number"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(tmp_path: Path, text: str, kind: type[CafeError], said: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(text, encoding="utf-8")
    for _ in range(2):  # and again: nothing of it is kept
        with pytest.raises(kind, match=said):
            find_game(str(file))


def test_an_installed_game_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lost", "nowhere_at_all:game", "cosmocafe.games")
    monkeypatch.setattr(games, "installed_games", lambda: {"lost": entry})
    with pytest.raises(UnknownGame, match="lost: cannot be loaded: ModuleNotFoundError"):
        find_game("lost")


def test_an_installed_game_is_called_as_its_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever looks for it by its id, as another process or a record, does not find it."""
    entry = EntryPoint("stars", "cosmocafe.games.star_stations:game", "cosmocafe.games")
    monkeypatch.setattr(games, "installed_games", lambda: {"stars": entry})
    with pytest.raises(UnknownGame, match=r"stars: this game is 'star_stations', .* its entry point has to be called so too"):
        find_game("stars")


@pytest.mark.parametrize("players", [1, 5, 0, -1])
def test_a_wrong_number_of_players_is_refused(star_stations: Game, players: int) -> None:
    with pytest.raises(InputError, match=f"star_stations is for 2 or 3 or 4 players, not for {players}"):
        star_stations.new_box(players)


def test_options_come_from_the_box(star_stations: Game) -> None:
    names = [one.name for one in star_stations.agreements]
    assert {"board_size", "placement", "control"} <= set(names)
    assert star_stations.new_box(2, {"board_size": "7"}).board.bit_count() == 49
    with pytest.raises(InputError, match="board_size cannot be 8: it is 6 or 5 or 7"):
        star_stations.new_box(2, {"board_size": 8})
    with pytest.raises(InputError, match=f"'wind' is nothing to agree on in this game; that would be {', '.join(names)}"):
        star_stations.new_box(2, {"wind": 1})


def test_the_fingerprint_knows_every_value_of_the_box(star_stations: Game) -> None:
    change = {"file": "other.toml", "values": {"ships": {"frigate": {"cost": 7}}}}
    boxes = [star_stations.new_box(2), star_stations.new_box(2, {"board_size": 7}), star_stations.new_box(2, change=change)]
    assert len({star_stations.fingerprint(box) for box in boxes}) == 3
    assert star_stations.fingerprint(boxes[0]) == star_stations.fingerprint(star_stations.new_box(2))


@pytest.mark.parametrize("id", ["", "Stones", "1stone", "two words", "a-b", "../a"])
def test_an_id_is_small_letters(id: str) -> None:
    with pytest.raises(DeclarationError, match=re.escape(f"{id!r} cannot be a game's id")):
        stones(id=id)


def test_a_game_shows_itself() -> None:
    assert repr(stones()) == "<Game stones, version 1, 2-2 players>"


def test_a_game_knows_its_own_part_of_the_table_and_where_its_files_lie() -> None:
    assert stones().own_fields == ["heap", "taken"]
    assert stones().file("RULES.md") == Path(__file__).with_name("stones.RULES.md")
    assert find_game("star_stations").file("RULES.md").is_file()


class Wide(Piece):
    serial: Word


class WideTable(Table):
    wide: list[Wide] = many(Wide, 2)


def test_a_table_with_numbers_too_wide_for_an_observation_needs_its_own() -> None:
    with pytest.raises(DeclarationError, match="the table has a Long or a Word, which fits no observation: give the game its own"):
        stones(Table=WideTable)
