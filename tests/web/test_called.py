"""Names that nobody typed are said in each reader's language; names that people typed stay."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.web.called import called, readable
from cosmocafe.web.speech import speech
from cosmocafe.web.store import SeatRow
from cosmocafe.web.store.rows import BOT, PERSON

from .playing import another, new_table
from .test_every_door import play_out

CHINESE, ENGLISH = {"accept-language": "zh-TW"}, {"accept-language": "en"}


def seats(*names: str, bot: str | None = None) -> list[SeatRow]:
    """People of these names; with `bot`, a bot that has the last one."""
    rows = [SeatRow(seat=seat, kind=PERSON, name=name, token="") for seat, name in enumerate(names)]
    if bot:
        rows[-1].kind, rows[-1].bot = BOT, bot
    return rows


def test_a_guest_is_called_in_the_readers_language() -> None:
    assert called(seats("客人", "Ann"), "en") == ["Guest", "Ann"]
    assert called(seats("Guest", "Guest 2"), "zh-Hant") == ["客人", "客人 2"]
    assert called(seats("Guest", "客人"), "en") == ["Guest", "Guest 2"]
    assert called(seats("客人", "Guest"), "en") == ["Guest 2", "Guest"]  # who is called so for this reader stays so


def test_names_that_people_typed_stay() -> None:
    for language in LANGUAGES:
        for names in (["Ann", "客人甲"], ["Guest of honour", "2"], ["", "Dreamer"], [" 2", "Pip 3"]):
            assert called(seats(*names), language) == names


def test_a_bot_is_called_in_the_readers_language() -> None:
    chinese = speech("zh-Hant").bot_name("easy")
    assert called(seats("Ann", speech("en").bot_name("easy"), bot="easy"), "zh-Hant") == ["Ann", chinese]
    assert called(seats("Ann", f"{chinese} 2", bot="easy"), "en") == ["Ann", speech("en").bot_name("easy")]
    assert called(seats("Ann", "Deep Thought", bot="easy"), "zh-Hant") == ["Ann", "Deep Thought"]
    rows = seats("Guest", "Ann")
    assert [row.name for row in readable(rows, "zh-Hant")] == ["客人", "Ann"] and rows[0].name == "Guest"


def test_everybody_reads_a_table_and_its_replay_in_the_own_language(client: TestClient) -> None:
    client.headers.update(CHINESE)
    id = new_table(client, "connect_four", "me,bot:greedy")
    guest = rf'<span class="name" dir="auto">{speech("en")("new.guest")}</span>'
    assert '<span class="name" dir="auto">客人</span>' in client.get(f"/table/{id}", headers=CHINESE).text
    watching = another(client).get(f"/table/{id}", headers=ENGLISH).text
    assert guest in watching and speech("en").bot_name("greedy") in watching and "客人" not in watching
    play_out(client, id)
    for path in (f"/table/{id}", f"/replay/{id}", f"/replay/{id}/embed", f"/replay/{id}/ending"):
        shown = another(client).get(path, headers=ENGLISH).text
        assert "客人" not in shown and re.search("Guest", shown), path
    assert "客人" in client.get("/", headers=CHINESE).text and "Guest" in client.get("/", headers=ENGLISH).text
    lobby = another(client).get("/", headers=ENGLISH).text
    assert "客人" not in lobby and speech("zh-Hant").bot_name("greedy") not in lobby
