"""The designer's desk: a form that knows bounds and sources, simulations apart and bounded, a report, a table with the changed box."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace
from html import unescape
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import BoxError
from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.desk_process import FILE, Done, Wish, pressed, simulated
from cosmocafe.web.rooms import apart, desk
from cosmocafe.web.rooms.insight import Busy
from cosmocafe.web.rooms.wishes import name_of
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech
from cosmocafe.web.store import simulations

from .databases import Sqlite
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


def test_somebody_plays_against_somebody_also_where_one_may_play_alone(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, games=("vivajava_dice",)))) as client:
        assert "<option selected>2</option>" in client.get("/desk/vivajava_dice").text


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
    blamed = re.findall(r'name="([^"]*)"[^>]* id="wrong" aria-invalid="true" aria-describedby="why"', answer.text)
    assert blamed == ([field] if field == COST else [])
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
    assert "Benjamini" in report and "averages of a game" in report and "<script" not in report
    assert f'<a href="{where}">← Back to the desk</a>' in report
    chinese = client.get(f"{where}/report", headers={"accept-language": "zh-TW"}).text
    assert 'lang="zh-Hant"' in chinese
    for page, language, box in ((report, "en", "Box changed at the desk"), (chinese, "zh-Hant", "在設計桌更改的數值")):  # what people chose
        assert unescape(page).count(speech(language).bot_name("greedy")) and re.search(f"{box}[:：] ?ships.frigate.cost 2 → 4", page)
        assert "desk.toml" not in page and "greedy" not in page and speech(language)("desk.made").split(".")[0] in unescape(page)
    again = client.get(f"/desk/star_stations?of={where.rsplit('/', 1)[1]}").text
    assert f'name="{COST}" value="4"' in again
    cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    table = client.post(f"{where}/play")
    assert table.status_code == 200 and table.url.path.startswith("/table/")
    match = cafe.tables.live[table.url.path.rsplit("/", 1)[1]].match
    assert "Played with changed numbers" in table.text and "4 (printed: 2)" in table.text  # whoever sits down or watches is told
    assert match.change == {"file": "desk.toml", "values": {"ships": {"frigate": {"cost": 4}}}}
    assert client.post("/desk/star_stations", data={**FEW, COST: "4"}).url.path == where and not cafe.desk.further  # nothing is made twice


def test_why_a_box_cannot_be_is_said_in_the_words_of_the_desk(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise BoxError(f"{FILE}: the game cannot be played with these values of ships.frigate.cost")

    monkeypatch.setattr("cosmocafe.web.desk.wished", refuse)
    for language, said in (("en", "your changes: the game"), ("zh-TW", "你的更改: the game")):
        told = client.post("/desk/star_stations", data={**FEW, COST: "4"}, headers={"accept-language": language}).text
        assert said in told and FILE not in told
        assert re.search(rf'name="{COST}"[^>]* aria-invalid="true"', told)


def test_a_box_that_cannot_be_played_gives_a_sentence() -> None:
    wish = Wish("star_stations", 2, 20, {"ships": {"frigate": {"cost": 999}}})
    told = simulated(msgspec.json.encode(wish), "star_stations")
    assert not isinstance(told, Done) and "ships.frigate.cost" in getattr(told, "why", "")


def made() -> Done:
    """What comes of a simulation, without making it."""
    rows = [["a difference", "2", "4", "+2"]]
    return Done({language: pressed(f"<p>{language}</p>") for language in LANGUAGES}, dict.fromkeys(LANGUAGES, rows))


def wish(games: int) -> Wish:
    return Wish("star_stations", 2, games, {})


async def quickly(self: desk.Desk, id: str, wish: Wish) -> Done:
    await asyncio.sleep(0.05)
    if wish.games == 22:
        raise ValueError("no")
    return made()


def test_one_of_an_address_few_in_all_and_failures_are_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "WAITING", 2)
    monkeypatch.setattr(desk, "KEPT", 1)
    may_end = asyncio.Event()

    async def held(self: desk.Desk, id: str, wish: Wish) -> Done:
        await may_end.wait()
        return await quickly(self, id, wish)

    monkeypatch.setattr(desk.Desk, "_simulated", held)

    async def play(cafe: Cafe) -> None:
        id = await cafe.desk.begin(wish(21), "here")
        assert await cafe.desk.begin(wish(21), "here") == id
        with pytest.raises(Busy):
            await cafe.desk.begin(wish(22), "here")
        other = await cafe.desk.begin(wish(22), "there")
        with pytest.raises(Busy):
            await cafe.desk.begin(wish(23), "elsewhere")
        may_end.set()
        await until(lambda: not cafe.desk.further)
        kept, failed = await cafe.desk.found(id), await cafe.desk.found(other)
        assert kept and kept.rows == made().rows and failed and failed.failed == "no" and failed.rows is None
        last = await cafe.desk.begin(wish(23), "here")
        await until(lambda: not cafe.desk.further)
        kept, newer = await cafe.desk.found(id), await cafe.desk.found(last)
        assert kept and kept.rows is None and newer and newer.rows is not None  # the oldest is forgotten
        assert await cafe.desk.report(id, "en") is None and await cafe.desk.report(last, "en") == "<p>en</p>"
        assert await cafe.desk.begin(wish(22), "here") == other and cafe.desk.further  # what failed is tried again

    in_a_cafe(settings, play)


def test_the_same_wish_twice_at_once_is_made_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def counted(self: desk.Desk, id: str, wish: Wish) -> Done:
        begun.append(id)
        return await quickly(self, id, wish)

    monkeypatch.setattr(desk.Desk, "_simulated", counted)

    async def play(cafe: Cafe) -> None:
        ids = await asyncio.gather(*(cafe.desk.begin(wish(21), f"address {n}") for n in range(5)))
        await until(lambda: not cafe.desk.further)
        assert len(set(ids)) == len(begun) == 1

    in_a_cafe(settings, play)


def test_what_was_simulated_outlives_the_cafe(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.Desk, "_simulated", quickly)
    with TestClient(make_app(settings)) as client:
        where = client.post("/desk/star_stations", data={**FEW, COST: "4"}).url.path
        until_done(client, where)
    monkeypatch.delattr(desk.Desk, "_simulated")  # nothing can be made any more
    with TestClient(make_app(settings)) as client:
        shown = client.get(where).text
        assert "ships.frigate.cost" in shown and "a difference" in shown and client.get(f"{where}/report").text == "<p>en</p>"
        assert f'name="{COST}" value="4"' in client.get(f"/desk/star_stations?of={where.rsplit('/', 1)[1]}").text
        assert client.post("/desk/star_stations", data={**FEW, COST: "4"}).url.path == where
        assert client.get(f"{where}/progress").json() == {"running": None}
        assert client.post(f"{where}/play").url.path.startswith("/table/")


def until_done(client: TestClient, where: str) -> None:
    """Wait until nobody makes it any more."""
    end = time.monotonic() + 60
    while client.get(f"{where}/progress").json()["running"] is not None:
        assert time.monotonic() < end
        time.sleep(0.02)


async def never(self: desk.Desk, id: str, wish: Wish) -> Done:
    self.further[id] = 0.5
    await asyncio.sleep(600)
    raise ValueError("nobody waits so long")


def test_what_was_being_made_when_the_cafe_closed_is_made_by_whoever_looks(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "EVERY", 0.05)
    monkeypatch.setattr(desk.Desk, "_simulated", never)
    with TestClient(make_app(settings)) as client:
        where = client.post("/desk/star_stations", data=FEW).url.path
        end = time.monotonic() + 20
        while client.get(f"{where}/progress").json() != {"running": 0.5}:
            assert time.monotonic() < end
    monkeypatch.setattr(desk.Desk, "_simulated", quickly)
    with TestClient(make_app(settings)) as client:
        began = time.monotonic()
        until_done(client, where)
        assert time.monotonic() - began < simulations.LEASE  # it was left to others, nobody had to wait
        assert client.get(f"{where}/report").status_code == 200


def test_what_ends_every_cafe_that_makes_it_is_given_up(settings: Settings) -> None:
    """Nobody says why it ends then."""

    async def play(cafe: Cafe) -> None:
        gone = simulations.Simulations(cafe.store.engine, "gone")
        id = name_of(wish(21))
        for _ in range(desk.TRIES):
            assert gone.take(id, msgspec.json.encode(wish(21)).decode(), "any edition", None, 9)
            gone.leave(id)
        await cafe.desk.looked_at(id, "here")
        found = await cafe.desk.looked_at(id, "here")
        assert found and found.failed == apart.ENDED and not cafe.desk.further

    in_a_cafe(settings, play)


def test_who_has_no_room_for_what_another_has_left_tells_how_far_it_was(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.Desk, "_simulated", never)

    async def play(cafe: Cafe) -> None:
        gone = simulations.Simulations(cafe.store.engine, "gone")
        id = name_of(wish(21))
        assert gone.take(id, msgspec.json.encode(wish(21)).decode(), "any edition", None, 9) and gone.further(id, 0.3)
        gone.leave(id)
        await cafe.desk.begin(wish(22), "here")
        found = await cafe.desk.looked_at(id, "here")
        assert found and found.running == 0.3 and id not in cafe.desk.further
        await cafe.desk.looked_at(id, "there")
        assert id in cafe.desk.further

    in_a_cafe(settings, play)


SPOILT = [
    "UPDATE simulations SET edition = 'of an older café'",
    "UPDATE simulations SET wish = '{}'",
    "UPDATE simulations SET rows = '[1]'",
    "UPDATE simulations SET pages = 'no pages'",
    """UPDATE simulations SET pages = '{"en": "bm8="}'""",
]


@pytest.mark.parametrize("how", SPOILT)
def test_what_an_older_cafe_wrote_or_nobody_can_read_is_made_again(settings: Settings, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(desk.Desk, "_simulated", quickly)
    with TestClient(make_app(settings)) as client:
        where = client.post("/desk/star_stations", data={**FEW, COST: "4"}).url.path
        until_done(client, where)
        with client.app.state.cafe.store.engine.begin() as connection:  # type: ignore[attr-defined]
            connection.exec_driver_sql(how)
        assert client.get(f"{where}/report").status_code == 404
        assert client.get(where).status_code == (404 if "wish" in how else 200)
        assert "wish" in how or speech("en")("desk.forgotten") in client.get(where).text
        assert client.post(f"{where}/play").status_code == (404 if "wish" in how else 422)
        client.post("/desk/star_stations", data={**FEW, COST: "4"})
        until_done(client, where)
        assert client.get(f"{where}/report").text == "<p>en</p>"


def test_a_wish_that_fits_the_box_no_more_is_unknown(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        older = simulations.Simulations(client.app.state.cafe.store.engine, "older")  # type: ignore[attr-defined]
        one = Wish("star_stations", 2, 40, {"ships": {"submarine": {"cost": 4}}})
        assert older.take("abc", msgspec.json.encode(one).decode(), "an older edition", None, 9)
        assert client.get("/desk/star_stations/abc").status_code == 404
        assert client.get("/desk/star_stations?of=abc").status_code == 200
        assert client.get("/desk/star_stations/abc/progress").json() == {"running": None}


def test_a_simulation_that_takes_too_long_is_ended_and_that_is_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "TIMES", 1)
    monkeypatch.setattr(desk.Desk, "_simulated", never)

    async def play(cafe: Cafe) -> None:
        id = await cafe.desk.begin(wish(21), "here")
        await until(lambda: not cafe.desk.further, 10)
        found = await cafe.desk.found(id)
        assert found and found.failed == apart.ENDED

    in_a_cafe(replace(settings, longest_work=0.2), play)


def test_who_was_overtaken_stops(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "EVERY", 0.05)
    monkeypatch.setattr(desk, "AGAIN", 600.0)
    monkeypatch.setattr(desk.Desk, "_simulated", never)

    async def play(cafe: Cafe) -> None:
        id = await cafe.desk.begin(wish(21), "here")
        other = simulations.Simulations(cafe.store.engine, "other")
        await until(lambda: (stored := other.find(id)) is not None and stored.share == 0.5)
        with cafe.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE simulations SET until = 0")
        assert other.take(id, msgspec.json.encode(wish(21)).decode(), "any edition", None, 9)
        cafe.desk.further[id] = 0.6
        await until(lambda: not cafe.desk.further, 10)
        found = await cafe.desk.found(id)
        assert found and found.running == 0 and found.failed is None

    in_a_cafe(settings, play)


def test_who_is_no_further_says_that_it_is_still_made(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one that waits for its turn."""
    monkeypatch.setattr(simulations, "LEASE", 1.0)
    monkeypatch.setattr(desk, "EVERY", 0.05)
    monkeypatch.setattr(desk, "AGAIN", 0.1)
    monkeypatch.setattr(desk.Desk, "_simulated", never)

    async def play(cafe: Cafe) -> None:
        id = await cafe.desk.begin(wish(21), "here")
        first = said(cafe)
        await until(lambda: said(cafe) > first + 2, 30)
        assert id in cafe.desk.further

    def said(cafe: Cafe) -> float:
        with cafe.store.engine.connect() as connection:
            return float(connection.exec_driver_sql("SELECT until FROM simulations").scalar_one())

    in_a_cafe(settings, play)


def test_who_was_overtaken_gives_nothing_up(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who overtook it has closed meanwhile, and left it to whoever looks next."""
    monkeypatch.setattr(desk, "EVERY", 0.05)
    monkeypatch.setattr(desk.Desk, "_simulated", never)

    async def play(cafe: Cafe) -> None:
        id = await cafe.desk.begin(wish(21), "here")
        with cafe.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE simulations SET maker = NULL, until = 0")
        await until(lambda: not cafe.desk.further, 10)
        found = await cafe.desk.found(id)
        assert found and found.failed is None and found.running is not None

    in_a_cafe(settings, play)


@pytest.mark.parametrize("of", ["a%00b", "x" * 3000, "%ff%fe", "' OR 1=1 --", "\u2603", "../..", "abc&of=def"])
def test_a_wish_that_nobody_knows_leaves_the_form_as_printed(client: TestClient, of: str) -> None:
    shown = client.get(f"/desk/star_stations?of={of}")
    assert shown.status_code == 200 and f'name="{COST}" value="2"' in shown.text


def test_what_could_not_be_kept_is_made_again(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "LEASE", 0.5)
    monkeypatch.setattr(desk.Desk, "_simulated", quickly)
    kept = Sqlite(tmp_path / "cafe.db")

    async def play(cafe: Cafe) -> None:
        id = await cafe.desk.begin(wish(21), "here")
        with kept.locked(cafe.store.engine):
            await until(lambda: not cafe.desk.further)
        found = await cafe.desk.looked_at(id, "here")
        while found and found.rows is None:
            assert found.failed is None and found.running is not None
            await asyncio.sleep(0.05)
            found = await cafe.desk.looked_at(id, "here")
        assert await cafe.desk.report(id, "en") == "<p>en</p>"

    in_a_cafe(settings, play)


def test_a_database_that_is_locked_is_told_as_everywhere(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.Desk, "_simulated", never)
    kept = Sqlite(tmp_path / "cafe.db")
    with TestClient(make_app(settings), raise_server_exceptions=False) as client:
        cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
        with kept.locked(cafe.store.engine):
            refused = client.post("/desk/star_stations", data=FEW)
            assert refused.status_code == 503 and speech("en")("errors.failed") in unescape(refused.text)
            assert not cafe.desk.further
        assert client.post("/desk/star_stations", data=FEW).status_code == 200 and cafe.desk.further
