"""Talk at a table, those who watch it, and tables that look for players."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import make_app
from cosmocafe.web.chatting import told
from cosmocafe.web.rooms import talk as room
from cosmocafe.web.rooms.table import LiveTable
from cosmocafe.web.rooms.talk import FREE, LONGEST, PHRASES, PICTURES, RESERVE
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech
from cosmocafe.web.store import Store, StoreFailed
from cosmocafe.web.store.rows import PERSON, SeatRow, Spoken
from cosmocafe.web.store.talk import KEPT, said, say
from cosmocafe.web.visitors import COOKIE

from .playing import Page, Said, another, new_table, words_of
from .test_store import row


def guest(client: TestClient, name: str = "", language: str = "en") -> TestClient:
    """Somebody else at the same café, perhaps with a name."""
    other = another(client)
    other.headers["accept-language"] = language
    other.post("/settings", data={"name": name})
    return other


def listening(client: TestClient, id: str) -> Any:
    """A page at a table."""
    return client.websocket_connect(f"/table/{id}/socket")


def heard(page: Page) -> Said:
    """The next line of the talk."""
    [line] = page.until("talk")["lines"]
    found: Said = line
    return found


def test_everybody_reads_a_phrase_in_their_own_language(client: TestClient) -> None:
    id = new_table(client, seats="me,friend", **{"name-0": "Ann"})
    with listening(client, id) as one, listening(guest(client, language="zh-TW"), id) as two:
        mine, theirs = Page(one), Page(two)
        for phrase in PHRASES[:RESERVE]:
            mine.say(type="phrase", phrase=phrase)
            lines = heard(mine), heard(theirs)
            assert lines[0]["words"] == lines[1]["words"] == phrase and lines[0]["seat"] == 0
            assert speech("en")(f"phrases.{phrase}") in words_of(lines[0]["html"]) and words_of(lines[0]["html"]).startswith("Ann:")
            assert speech("zh-Hant")(f"phrases.{phrase}") in words_of(lines[1]["html"])


def test_a_guest_who_speaks_is_called_in_each_readers_language(client: TestClient) -> None:
    client.headers["accept-language"] = "zh-TW"
    id = new_table(client, seats="me,friend")
    with listening(client, id) as one, listening(guest(client), id) as two:
        mine, theirs = Page(one), Page(two)
        mine.say(type="phrase", phrase=PHRASES[0])
        assert words_of(heard(mine)["html"]).startswith(f"{speech('zh-Hant')('new.guest')}:")
        assert words_of(heard(theirs)["html"]).startswith(f"{speech('en')('new.guest')}:")


def test_a_picture_is_shown_with_its_name(client: TestClient) -> None:
    id = new_table(client)
    with listening(client, id) as socket:
        page = Page(socket)
        for picture in PICTURES[:RESERVE]:
            page.say(type="react", picture=picture)
            line = heard(page)
            assert (
                line["kind"] == "picture"
                and f'class="react {picture}" role="img" aria-label="{speech("en")(f"pictures.{picture}")}"' in line["html"]
            )


def test_words_are_free_only_where_the_opener_allowed_it(client: TestClient) -> None:
    for form, code in (({}, "phrases"), ({"free_talk": "on"}, None)):
        id = new_table(client, **form)
        assert ("<form data-say" in client.get(f"/table/{id}").text) == (code is None)
        with listening(client, id) as socket:
            page = Page(socket)
            if code:
                assert page.refused(type="say", text="Hello, you") == code
            else:
                page.say(type="say", text="Hello, you")
                assert "Hello, you" in words_of(heard(page)["html"])


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ('"><img src=x onerror=alert(1)>', "&#34;&gt;&lt;img src=x onerror=alert(1)&gt;"),
        ("{{ 7 * 7 }} {0} %s", "{{ 7 * 7 }} {0} %s"),
        ("a\x00b\x1b[31m\u202ec\u200b\r\n  d", "ab[31mc d"),
        ("長" * 500, "長" * LONGEST),
        ("👍🏽 é", "👍🏽 é"),
        ("'; DROP TABLE talk;--", "&#39;; DROP TABLE talk;--"),
    ],
)
def test_whatever_is_written_is_one_line_of_text(client: TestClient, written: str, shown: str) -> None:
    id = new_table(client, free_talk="on")
    with listening(client, id) as socket:
        page = Page(socket)
        page.say(type="say", text=written)
        assert re.search(r'<span class="words" dir="auto">(.*?)</span>', heard(page)["html"])[1] == shown  # type: ignore[index]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "say", "text": "x" * 501}, "malformed"),
        ({"type": "say", "text": ""}, "malformed"),
        ({"type": "say", "text": " \x00\u200b\n"}, "input"),
        ({"type": "say", "text": ["hello"]}, "malformed"),
        ({"type": "say", "text": "half \ud800"}, "malformed"),
        ({"type": "say", "text": "hello", "seat": 1}, "malformed"),
        ({"type": "say", "text": "hello", "name": "Tom"}, "malformed"),
        ({"type": "phrase", "phrase": "nonsense"}, "input"),
        ({"type": "phrase", "phrase": ""}, "input"),
        ({"type": "phrase", "phrase": "bravo"}, "input"),
        ({"type": "phrase", "phrase": "x" * 21}, "malformed"),
        ({"type": "phrase", "phrase": "hello", "seat": 1}, "malformed"),
        ({"type": "react", "picture": "hello"}, "input"),
        ({"type": "react", "picture": "bravo onclick="}, "input"),
        ({"type": "react"}, "malformed"),
        ({"type": "public", "on": "yes"}, "malformed"),
    ],
)
def test_nonsense_is_refused_and_nobody_hears_it(client: TestClient, message: dict[str, Any], code: str) -> None:
    id = new_table(client, seats="me,friend", free_talk="on")
    with listening(client, id) as socket:
        socket.send_text(json.dumps(message))
        assert Page(socket).until("refused")["code"] == code
    assert said(client.app.state.cafe.store.engine, id) == []  # type: ignore[attr-defined]


def test_a_name_that_is_written_from_right_to_left_stays_before_what_is_said() -> None:
    """Both would become one run of letters, in which the words stand first."""
    html = told(Spoken(who="", seat=0, name="דן", kind=FREE, words="שלום", at=0.0), speech("en"))
    assert '<b dir="auto">דן</b>' in html and '<span class="words" dir="auto">שלום</span>' in html


def test_who_watches_is_marked_and_speaks_for_no_seat(client: TestClient) -> None:
    id = new_table(client, seats="me,friend", free_talk="on", **{"name-0": "Ann"})
    with listening(client, id) as one, listening(guest(client, "Ann"), id) as two, listening(guest(client), id) as three:
        mine, eve, nameless = Page(one), Page(two), Page(three)
        eve.say(type="say", text="It is me, Ann")
        line = heard(mine)
        assert line["seat"] == -1 and "(watching)" in words_of(line["html"]) and 'class="watches"' in line["html"]
        nameless.say(type="phrase", phrase="hello")
        assert words_of(heard(mine)["html"]).strip().startswith("Somebody (watching): Hello!")


def test_a_talk_says_of_nobody_which_visitor_it_is(client: TestClient) -> None:
    id, cafe = new_table(client, seats="me,friend"), client.app.state.cafe  # type: ignore[attr-defined]
    [visitor] = cafe.tables.live[id].owners[0]
    with listening(client, id) as one, listening(guest(client), id) as two:
        mine, theirs = Page(one), Page(two)
        for _ in range(2):
            mine.say(type="phrase", phrase="hello")
            line = heard(theirs)
        assert visitor not in str(theirs.heard) and client.cookies[COOKIE] not in str(theirs.heard)
        assert line["who"] == cafe.talk.sign(visitor) and f'data-me="{line["who"]}"' in client.get(f"/table/{id}").text
        theirs.say(type="phrase", phrase="hello")
        assert heard(theirs)["who"] != line["who"]


def test_nobody_speaks_more_often_than_others_can_read(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, talk_per_minute=0.01))) as client:
        id = new_table(client)
        with listening(client, id) as one, listening(client, id) as other:
            pages = [Page(one), Page(other)]
            for n in range(RESERVE):
                pages[n % 2].say(type="phrase", phrase="hello")
                assert heard(pages[0])["line"] == n
            assert pages[0].refused(type="phrase", phrase="hello") == "rate"
            assert pages[1].refused(type="phrase", phrase="hello") == "rate"  # another page is no other visitor
            pages[0].say(type="react", picture="bravo")
            assert heard(pages[0])["kind"] == "picture"
        crowd = [guest(client) for _ in range(10)]  # who comes again and again without a cookie has one address all the same
        refused = 0
        for somebody in crowd:
            with listening(somebody, id) as socket:
                page = Page(socket)
                for _ in range(RESERVE):
                    page.say(type="phrase", phrase="hello")
                    page.say(type="ping")
                    page.until("pong")
                refused += sum(said["type"] == "refused" for said in page.heard)
        assert refused == 7  # of ten times as many at once, the first visitor took one more


def test_a_latecomer_hears_what_was_said_even_in_a_cafe_that_was_opened_anew(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        id = new_table(client, seats="me,friend", free_talk="on")
        with listening(client, id) as socket:
            page = Page(socket)
            for words in ("one", "two"):
                page.say(type="say", text=words)
                heard(page)
    with TestClient(make_app(settings)) as client, listening(client, id) as socket:
        assert [line["words"] for line in Page(socket).until("talk")["lines"]] == ["one", "two"]


def test_of_a_long_talk_the_end_is_kept(settings: Settings) -> None:
    store = Store(settings.url)
    for match in ("a", "b"):
        store.add(row(match, PERSON), {0: ["ann"]})
    for n in range(KEPT + 7):
        say(store.engine, "a", Spoken(who="w", seat=0, name="Ann", kind="free", words=f"{n}", at=0.0))
    say(store.engine, "b", Spoken(who="w", seat=0, name="Ann", kind="free", words="alone", at=0.0))
    assert [spoken.words for spoken in said(store.engine, "a")] == [f"{n}" for n in range(7, KEPT + 7)]
    assert [spoken.line for spoken in said(store.engine, "a", KEPT + 4)] == [KEPT + 5, KEPT + 6]
    assert [(spoken.line, spoken.words) for spoken in said(store.engine, "b")] == [(0, "alone")]
    store.close()


def test_what_cannot_be_stored_is_refused_and_heard_by_nobody(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_table(client)

    def fail(*given: object) -> None:
        raise StoreFailed("the café cannot reach its storage now")

    with listening(client, id) as socket:
        page = Page(socket)
        with monkeypatch.context() as broken:
            broken.setattr(room, "say", fail)
            assert page.refused(type="phrase", phrase="hello") == "failed"
        page.say(type="phrase", phrase="thanks")
        assert heard(page)["words"] == "thanks"


def test_at_a_shared_screen_the_seat_that_is_shown_speaks(client: TestClient) -> None:
    id = new_table(client, seats="me,screen")
    with listening(client, id) as socket:
        page = Page(socket)
        for seat in (0, 1):
            page.until_mine()
            page.say(type="phrase", phrase="hello")
            assert heard(page)["seat"] == seat
            page.answer(page.options[0])


def test_a_rematch_is_as_free_as_the_match_was_and_begins_in_silence(client: TestClient) -> None:
    id = new_table(client, "kuhn_poker", "me,bot:random,bot:random", free_talk="on")
    with listening(client, id) as socket:
        page = Page(socket)
        page.say(type="say", text="a word")
        while not page.until_mine()["over"]:
            page.answer(page.options[0])
    again = client.post(f"/table/{id}/rematch", follow_redirects=False).headers["location"].rsplit("/", 1)[1]
    assert client.get(f"/api/matches/{again}").json()["free_talk"] is True
    assert said(client.app.state.cafe.store.engine, again) == []  # type: ignore[attr-defined]


def test_those_who_watch_are_counted_and_named_if_they_have_a_name(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    eve = guest(client, "Eve <b>")
    with listening(client, id) as socket:
        page = Page(socket)
        page.hear()
        assert "Nobody else" in page.parts["watching"] and "watch" not in page.parts["people"]
        with listening(eve, id), listening(eve, id), listening(guest(client), id):
            while "2 watching" not in page.parts["watching"] or "without a name" not in page.parts["watching"]:
                page.hear()
            assert "Eve &lt;b&gt; and 1 without a name" in page.parts["watching"] and "2 watching" in page.parts["people"]
        while "Nobody else" not in page.parts["watching"]:
            page.hear()


def test_who_sits_down_watches_no_more(client: TestClient) -> None:
    id = new_table(client, seats="me,friend", public="on")
    tom = guest(client, "Tom")
    table = client.app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    with listening(tom, id) as socket:
        page = Page(socket)
        page.hear()
        assert [watcher.name for watcher in table.watching.values()] == ["Tom"]
        assert tom.post(f"/sit/{id}/free").status_code == 200
        while page.last["seat"] != 1:
            page.hear()
        assert table.watching == {}


@pytest.fixture
def opener(client: TestClient) -> Iterator[tuple[TestClient, str]]:
    """Somebody at a table with two free seats, which nobody but friends can find."""
    yield client, new_table(client, "star_stations", "me,friend,friend", **{"name-0": "Ann", "agreed-board_size": "7"})


def test_a_table_looks_for_players_while_those_who_sit_there_say_so(opener: tuple[TestClient, str]) -> None:
    client, id = opener
    stranger = guest(client, "Tom")
    with listening(client, id) as one, listening(stranger, id) as two:
        page = Page(one)
        page.hear()
        assert id not in stranger.get("/looking").text and stranger.post(f"/sit/{id}/free").status_code == 404
        assert Page(two).refused(type="public", on=True) == "seat"
        page.say(type="public", on=True)
        while "checked" not in page.parts["question"]:
            page.hear()
        assert id in stranger.get("/looking").text and id in stranger.get("/").text and id not in client.get("/looking").text
        page.say(type="public", on=False)
        while "checked" in page.parts["question"]:
            page.hear()
        assert id not in stranger.get("/looking").text
    store = client.app.state.cafe.store  # type: ignore[attr-defined]
    assert store.match(id).public is False and store.match(id).version == 2


def test_once_everybody_sits_nobody_is_looked_for(client: TestClient) -> None:
    with listening(client, new_table(client)) as socket:
        assert Page(socket).refused(type="public", on=True) == "seat"


def test_one_click_sits_down_wherever_a_seat_is_free(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,friend,bot:easy,friend", public="on", without_hints="on", **{"name-0": "Ann"})
    eve, tom, late = guest(client, "Eve"), guest(client, "Tom"), guest(client, "Late")
    shown = words_of(eve.get("/looking").text)
    assert all(words in shown for words in ("Star Stations", "Ann", "Lumi", "2 of 4 seats free", "without hints"))
    for somebody in (eve, eve, tom):  # who clicks twice sits once
        assert somebody.post(f"/sit/{id}/free", follow_redirects=False).headers["location"] == f"/table/{id}"
    assert late.post(f"/sit/{id}/free").status_code == 404
    table = client.app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    assert [seat.name for seat in table.seats] == ["Ann", "Eve", "Lumi", "Tom"]


def test_who_is_a_moment_late_gets_the_next_free_seat(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_table(client, "star_stations", "me,friend,friend", public="on", **{"name-0": "Ann"})
    seats = client.app.state.cafe.seats  # type: ignore[attr-defined]
    sit = seats.sit

    async def beaten(table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        monkeypatch.setattr(seats, "sit", sit)
        await sit(table, seat, "tom", "Tom")
        late: SeatRow = await sit(table, seat, visitor, name)
        return late

    monkeypatch.setattr(seats, "sit", beaten)
    assert guest(client, "Eve").post(f"/sit/{id}/free").status_code == 200
    table = client.app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    assert [seat.name for seat in table.seats] == ["Ann", "Tom", "Eve"]


def test_what_is_not_usual_at_a_table_is_said_in_the_lobby(client: TestClient) -> None:
    game = client.app.state.cafe.shelf.game("star_stations")  # type: ignore[attr-defined]
    one = next(agreement for agreement in game.agreements if not agreement.range)
    words, other = game.words("en"), one.values[1]
    new_table(client, "star_stations", "me,friend", public="on", free_talk="on", **{f"agreed-{one.name}": str(other)})
    shown = words_of(guest(client).get("/looking").text)
    assert f"{words.agreement(one.name)}: {words.choice(one.name, other)} · free words" in shown


def test_a_table_to_watch_has_a_picture_of_its_link(client: TestClient) -> None:
    id = new_table(client)
    assert f'src="/qr/table/{id}"' in client.get(f"/table/{id}").text
    assert client.get(f"/qr/table/{id}").text.startswith("<svg") and f"/table/{id}" in client.get(f"/qr/table/{id}").text
    assert client.get("/qr/table/nothing").status_code == 404


def test_the_script_that_notifies_is_at_the_root_and_always_asked_for_anew(client: TestClient) -> None:
    bell = client.get("/bell.js")
    assert bell.headers["cache-control"] == "no-cache" and "javascript" in bell.headers["content-type"]
    assert "notificationclick" in bell.text and "fetch" not in bell.text
