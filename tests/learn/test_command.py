"""`cosmocafe train`: what cannot be is refused with a sentence, before anything is trained."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

torch = pytest.importorskip("torch")

from cosmocafe.commands.train import layers, train  # noqa: E402
from cosmocafe.core.errors import InputError  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn.arena import Arena, Stake  # noqa: E402
from cosmocafe.learn.course import Course  # noqa: E402

FOUR = str(Path(__file__).parents[2] / "examples" / "connect_four.py")


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(InputError, match="cannot be written"):
            train(FOUR, minutes=0.01, folder=folder)


def test_a_device_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(InputError, match="cpu, cuda"):
        train(FOUR, minutes=0.01, folder=tmp_path, device="nothing")
    with pytest.raises(InputError, match="no CUDA GPU"):
        train(FOUR, minutes=0.01, folder=tmp_path, device="cuda")


@pytest.mark.parametrize(("players", "file"), [(None, "network.safetensors"), (2, "network.safetensors"), (3, "network.3.safetensors")])
def test_what_was_learned_is_put_where_bots_look_for_it(
    players: int | None, file: str, star_stations: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def given(algorithm: str, game: Game, count: int, course: Course, folder: Path, *more: object) -> SimpleNamespace:
        assert (game, count) == (star_stations, players or 2)
        (folder / "network.safetensors").write_text("learned", encoding="utf-8")
        return SimpleNamespace(said={"decisions": "7"})

    monkeypatch.setattr("cosmocafe.learn.course.given", given)
    monkeypatch.setattr(type(star_stations), "file", lambda self, name: tmp_path / "game" / name)
    (tmp_path / "game").mkdir()
    train("star_stations", players=players, folder=tmp_path / "run", install=True)
    assert [one.name for one in (tmp_path / "game").iterdir()] == [file]


def test_what_is_said_of_a_training_reaches_it(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[object, ...]] = []
    monkeypatch.setattr("cosmocafe.learn.course.given", lambda *given: heard.append(given))
    more = {"gate": 7, "seed": 5, "stake": "points:3", "hidden": "64,32", "threads": 3, "lesson": True}
    train(FOUR, "turns", players=2, minutes=4, folder=tmp_path, device="cpu", **more)  # type: ignore[arg-type]
    (said,) = heard
    assert said[0] == "turns" and said[2] == 2 and said[5] == "cpu"
    assert said[3] == Course(4, True, 7, 48.0, 5, stake="points:3", hidden=(64, 32), threads=3)


def test_where_nothing_can_be_put_is_said_before_anything_is_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.learn.course.given", lambda *given: pytest.fail("hours would be lost"))
    monkeypatch.setattr(Game, "file", lambda self, name: tmp_path / "none" / name)
    with pytest.raises(InputError, match=r"network.safetensors: cannot be written"):
        train(FOUR, folder=tmp_path / "run", install=True)


def test_a_network_is_put_where_it_lies_already(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def given(*more: object) -> SimpleNamespace:
        (tmp_path / "network.safetensors").write_bytes(b"learned")
        return SimpleNamespace(said={"decisions": "7"})

    monkeypatch.setattr("cosmocafe.learn.course.given", given)
    monkeypatch.setattr(Game, "file", lambda self, name: tmp_path / name)
    train(FOUR, folder=tmp_path, install=True)
    assert (tmp_path / "network.safetensors").read_bytes() == b"learned"


def test_what_has_learned_nothing_replaces_no_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = tmp_path / "network.safetensors"
    beside.write_bytes(b"strong")
    monkeypatch.setattr("cosmocafe.learn.course.given", lambda *given: SimpleNamespace(said={"decisions": "0"}))
    monkeypatch.setattr(Game, "file", lambda self, name: beside)
    with pytest.raises(InputError, match="has learned nothing yet, so it was not put beside the game: say the same with more --minutes"):
        train(FOUR, folder=tmp_path / "run", install=True)
    assert beside.read_bytes() == b"strong"


def test_two_trainings_do_not_write_into_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def given(*more: object) -> None:
        with pytest.raises(InputError, match="another training is at work there: wait for it, or take another folder"):
            train(FOUR, folder=tmp_path)

    monkeypatch.setattr("cosmocafe.learn.course.given", given)
    for _ in range(2):
        train(FOUR, folder=tmp_path)
    (tmp_path / "other" / "lock").mkdir(parents=True)
    with pytest.raises(InputError, match="lock: cannot be written"):
        train(FOUR, folder=tmp_path / "other")


@pytest.mark.parametrize(
    "stake", ["points", "points:", "points:0", "points:-3", "points:x", "points:128", ":3", "points:" + "9" * 5000, "a b:3"]
)
def test_a_stake_that_cannot_be_is_refused(stake: str) -> None:
    with pytest.raises(InputError, match="is no stake: say a field of the table and the most that it can be, up to 127, as points:3"):
        Stake.read(stake)
    assert Stake.read("") is None and Stake.read("points:3") == ("points", 3)


@pytest.mark.parametrize("field", ["discs", "n_options", "nothing"])
def test_only_a_byte_of_the_table_is_won(field: str, connect_four: Game) -> None:
    with pytest.raises(InputError, match=f"there is nothing to be won by '{field}': name a Byte"):
        Arena(connect_four, 2, 4, stake=Stake(field, 3))


@pytest.mark.parametrize("said", ["none", "0", "64,", "8,8,8,8,8", "5000", "-3"])
def test_layers_that_cannot_be_are_refused(said: str) -> None:
    with pytest.raises(InputError, match="are no layers: say up to 4 numbers from 1 to 4096"):
        layers(said)


def test_layers_are_numbers_with_commas() -> None:
    assert layers("") == () and layers("128") == (128,) and layers("256,64") == (256, 64)
