"""The designer's desk: a form that knows bounds and sources, simulations apart and bounded, a report, a table with the changed box."""

from __future__ import annotations

import asyncio
import re
import time

import msgspec
import pytest
from starlette.testclient import TestClient

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.desk_process import Done, Wish, simulated
from cosmocafe.web.rooms import desk
from cosmocafe.web.rooms.insight import Busy
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech

from .rooms.meeting import in_a_cafe, until

COST = "at:ships.frigate.cost"
FEW = {"players": "2", "games": "40"}


def test_the_form_knows_bounds_and_sources(client: TestClient) -> None:
    for language in LANGUAGES:
        shown = client.get("/desk/star_stations", headers={"accept-language": language}).text
        say = speech(language)
        assert say("desk.source_rulebook") in shown and say("desk.source_original") in shown
        assert re.search(rf'name="{COST}" value="2" min="-1" max="99"', shown)
    assert "/desk/star_stations" in client.get("/").text
    assert speech("en")("desk.no_numbers") in client.get("/desk/connect_four").text
    assert client.get("/desk/chess").status_code == 404


WRONG = [
    (COST, "999", "ships.frigate.cost 須為 -1 到 99 的整數。"),
    (COST, "many", "ships.frigate.cost 須為 -1 到 99 的整數。"),
    ("games", "7", "games are"),
]


@pytest.mark.parametrize(("field", "value", "said"), WRONG)
def test_what_cannot_be_is_refused_with_a_sentence_and_the_form_stays(client: TestClient, field: str, value: str, said: str) -> None:
    answer = client.post(
        "/desk/star_stations", data={**FEW, "at:resources.start_ore": "3", field: value}, headers={"accept-language": "zh-TW"}
    )
    assert answer.status_code == 422 and said in answer.text
    assert re.search(r'name="at:resources.start_ore" value="3"', answer.text)
    assert not client.app.state.cafe.desk.further  # type: ignore[attr-defined]


def test_a_changed_box_is_simulated_reported_and_played(client: TestClient) -> None:
    begun = client.post("/desk/star_stations", data={**FEW, COST: "4"})
    where = begun.url.path
    assert begun.status_code == 200 and client.get(f"{where}/report").status_code == 404
    assert client.post(f"{where}/play").status_code == 422  # not before it has been simulated
    end = time.monotonic() + 240
    while client.get(f"{where}/progress").json()["running"] is not None:
        assert time.monotonic() < end
        time.sleep(0.2)
    shown = client.get(where).text
    assert "ships.frigate.cost" in shown and f"{where}/report" in shown
    report = client.get(f"{where}/report").text
    assert "Benjamini" in report and "<script" not in report
    assert 'lang="zh-Hant"' in client.get(f"{where}/report", headers={"accept-language": "zh-TW"}).text
    again = client.get(f"/desk/star_stations?of={where.rsplit('/', 1)[1]}").text
    assert f'name="{COST}" value="4"' in again
    cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    table = client.post(f"{where}/play")
    assert table.status_code == 200 and table.url.path.startswith("/table/")
    match = cafe.tables.live[table.url.path.rsplit("/", 1)[1]].match
    assert "Played with changed numbers" in table.text and "4 (printed: 2)" in table.text  # whoever sits down or watches is told
    assert match.change == {"file": "desk.toml", "values": {"ships": {"frigate": {"cost": 4}}}}
    assert client.post("/desk/star_stations", data={**FEW, COST: "4"}).url.path == where and not cafe.desk.further  # nothing is made twice


def test_a_box_that_cannot_be_played_gives_a_sentence() -> None:
    wish = Wish("star_stations", 2, 20, {"ships": {"frigate": {"cost": 999}}})
    told = simulated(msgspec.json.encode(wish), "star_stations")
    assert not isinstance(told, Done) and "ships.frigate.cost" in getattr(told, "why", "")


def test_one_of_an_address_few_in_all_and_failures_are_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "WAITING", 2)
    monkeypatch.setattr(desk, "KEPT", 1)

    async def fails(self: desk.Desk, id: str, wish: Wish) -> Done:
        await asyncio.sleep(0.05)
        if wish.games == 22:
            raise ValueError("no")
        return Done({}, {})

    monkeypatch.setattr(desk.Desk, "_simulated", fails)

    async def play(cafe: Cafe) -> None:
        first, second, third = (Wish("star_stations", 2, games, {}) for games in (21, 22, 23))
        id = cafe.desk.begin(first, "here")
        assert cafe.desk.begin(first, "here") == id
        with pytest.raises(Busy):
            cafe.desk.begin(second, "here")
        other = cafe.desk.begin(second, "there")
        with pytest.raises(Busy):
            cafe.desk.begin(third, "elsewhere")
        await until(lambda: not cafe.desk.further)
        assert list(cafe.desk.done) == [id] and cafe.desk.failed == {other: "no"}
        last = cafe.desk.begin(third, "here")
        await until(lambda: not cafe.desk.further)
        assert list(cafe.desk.done) == [last]  # the oldest is forgotten

    in_a_cafe(settings, play)
