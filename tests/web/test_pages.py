"""The pages: two clicks to a match, links, languages, refusals in words."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cosmocafe.bots import LEVELS
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match, record_lines
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings
from cosmocafe.web.shelf import Shelf

from .playing import Page, another, new_table


def finished(game: Game) -> Match:
    match = Match(game, game.players[0], "seed", names=[f"P{n}" for n in range(game.players[0])])
    while not match.over:
        match.answer(match.options[0])
    return match


def test_the_lobby_shows_every_game_and_play_now_is_one_click(client: TestClient) -> None:
    lobby = client.get("/").text
    assert all(title in lobby for title in ("Star Stations", "Connect Four", "Kuhn Poker"))
    forms = re.findall(r'<form method="post" action="(/new/\w+)">(.*?)</form>', lobby, re.DOTALL)
    for action, inside in forms:
        fields = dict(re.findall(r'name="([^"]+)" value="([^"]+)"', inside))
        assert client.post(action, data=fields).status_code == 200
    again = client.get("/").text
    assert again.count('<li class="slip') == len(forms)


def test_chinese_pages_are_set_with_chinese_marks(client: TestClient) -> None:
    client.post("/settings", data={"language": "zh-Hant", "here": "/"})
    id = new_table(client, "star_stations")
    for path in ("/new/star_stations", f"/table/{id}"):
        shown = re.sub(r"<(svg|style|script).*?</\1>|<[^>]*>", "", client.get(path).text, flags=re.DOTALL)
        assert re.findall(r"[\u4e00-\u9fff](?:: | \().*", shown) == []


def test_tables_where_it_is_my_turn_come_first(client: TestClient) -> None:
    new_table(client, seats="me,friend")
    new_table(client, seats="me,screen")
    lobby = client.get("/").text
    assert lobby.index("Your turn") < lobby.index("1 free")
    assert "Your turn" not in another(client).get("/").text


def test_every_page_forbids_foreign_scripts_and_has_a_language(client: TestClient) -> None:
    id = new_table(client)
    for path in ("/", "/new/star_stations", f"/table/{id}", "/games/star_stations/rules", "/nowhere"):
        response = client.get(path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "default-src 'none'" in policy
        assert '<html lang="en"' in response.text
        assert not re.search(r'<script(?! type="module" src="/)|\son\w+=', response.text)


def test_traditional_chinese_by_one_switch(client: TestClient) -> None:
    response = client.post("/settings", data={"language": "zh-Hant", "here": "/new/star_stations"})
    assert '<html lang="zh-Hant"' in response.text and "開新桌" in response.text
    assert '<option value="sticky">直到他人獨占為止</option>' in response.text
    id = new_table(client, "star_stations", **{"agreed-control": "sticky"})
    page = client.get(f"/table/{id}").text
    assert "紀錄" in page and "Guest" not in page
    assert "<dt>何時控制太空站</dt><dd>直到他人獨占為止</dd>" in page


def test_the_settings_lead_nowhere_else(client: TestClient) -> None:
    for away in ("http://evil.example/", "//evil.example", "/\\evil.example"):
        response = client.post("/settings", data={"theme": "dark", "here": away}, follow_redirects=False)
        assert response.headers["location"] == "/"
    assert 'data-theme="dark"' in client.get("/").text


def test_agreements_are_offered_and_kept(client: TestClient) -> None:
    form = client.get("/new/star_stations").text
    assert "Squares on each side of the board" in form
    id = new_table(client, "star_stations", **{"agreed-board_size": "7"})
    assert client.get(f"/api/matches/{id}").json()["agreed"]["board_size"] == "7"
    refused = client.post("/new/star_stations", data={"players": "2", "seat-0": "me", "seat-1": "friend", "agreed-board_size": "99"})
    assert refused.status_code == 422 and "cannot have that value" in refused.text


@pytest.mark.parametrize("players", ["9", "x", "-1", ""])
def test_a_wrong_number_of_players_is_refused(client: TestClient, players: str) -> None:
    assert client.post("/new/star_stations", data={"players": players}).status_code == 422


def test_names_are_text(client: TestClient) -> None:
    evil = '<img src=x onerror="alert(1)">'
    id = new_table(client, seats="me,screen", **{"name-0": evil, "name-1": "A\u202eB\x00\n C"})
    page = client.get(f"/table/{id}").text
    assert evil not in page and html.escape(evil[:10]) in page
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        seen = Page(socket)
        seen.until_mine()
        assert "<img" not in "".join(seen.parts.values())
    names = [seat["name"] for seat in client.get(f"/api/matches/{id}").json()["seats"]]
    assert names == [evil[:24].strip(), "AB C"]


def test_public_tables_can_be_joined_from_the_lobby(client: TestClient) -> None:
    id = new_table(client, seats="me,friend", public="on")
    friend = another(client)
    assert f"/sit/{id}/free" in friend.get("/").text
    assert "Sit down" in friend.get(f"/sit/{id}/1").text
    assert friend.post(f"/sit/{id}/1", data={"name": "Tom"}).status_code == 200
    assert "Tom" in client.get(f"/table/{id}").text
    assert another(client).post(f"/sit/{id}/1", data={"name": "Eve"}).status_code == 404


def test_who_has_no_name_is_a_guest_in_the_own_language_and_reads_what_is_agreed(client: TestClient) -> None:
    id = new_table(client, seats="me,friend", public="on", clock="move", move="60", late="lost")
    friend = another(client)
    friend.cookies.set("language", "zh-Hant")
    assert "每步計時：1 分鐘" in friend.get("/").text and "每步計時：1 分鐘" in friend.get(f"/sit/{id}/1").text
    friend.post(f"/sit/{id}/free")
    assert client.get(f"/api/matches/{id}").json()["seats"][1]["name"] == "客人"


def test_private_tables_cannot_be_joined_without_the_link(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    stranger = another(client)
    assert stranger.post(f"/sit/{id}/1", data={"name": "Eve"}).status_code == 404
    assert "/sit/" not in stranger.get(f"/table/{id}").text.split('id="question"')[1].split("</section>")[0].replace(f"/sit/{id}/1", "")


def test_i_come_back_by_my_own_link_on_another_device(client: TestClient) -> None:
    id = new_table(client, seats="me,bot:random")
    [link] = re.findall(r'data-copy="(/sit/[^"]+)"', client.get(f"/table/{id}").text)
    phone = another(client)
    assert phone.get(link).status_code == 200
    with phone.websocket_connect(f"/table/{id}/socket") as socket:
        assert Page(socket).until_mine()["seat"] == 0


def test_a_rematch_seats_the_same_people(client: TestClient) -> None:
    id = new_table(client, "kuhn_poker", "me,bot:random,bot:random")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        assert client.post(f"/table/{id}/rematch").status_code == 422
        while not page.until_mine()["over"]:
            page.answer(page.options[0])
    assert another(client).post(f"/table/{id}/rematch").status_code == 403
    first = client.post(f"/table/{id}/rematch", follow_redirects=False).headers["location"]
    assert client.post(f"/table/{id}/rematch", follow_redirects=False).headers["location"] == first
    assert "Guest" in client.get(first).text


def test_a_finished_match_is_replayed_downloaded_and_uploaded(client: TestClient) -> None:
    id = new_table(client)
    assert client.get(f"/replay/{id}").status_code == 409
    assert client.get(f"/replay/{id}/record").status_code == 409
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        while not page.until_mine()["over"]:
            page.answer(page.options[0])
    assert "<svg" in client.get(f"/replay/{id}").text
    last = client.get(f"/replay/{id}/frame?at=0").json()["last"]
    assert len(client.get(f"/replay/{id}/frame?at={last}").json()["log"]) > len(client.get(f"/replay/{id}/frame?at=3&seat=1").json()["log"])
    assert "data-answer" not in client.get(f"/replay/{id}/frame?at=2").json()["board"]
    for wrong in (f"at={last + 1}", "at=-1", "at=x", "at=0&seat=5", "at=99999999999999"):
        assert client.get(f"/replay/{id}/frame?{wrong}").status_code == 422
    record = client.get(f"/replay/{id}/record")
    assert "attachment" in record.headers["content-disposition"]
    again = client.post("/replay", files={"record": ("match.jsonl", record.content)})
    assert again.status_code == 200 and again.url.path.startswith("/replay/") and again.url.path != f"/replay/{id}"
    assert client.get(again.url.path + "/record").text == record.text


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b"[]", b'{"cosmocafe": "record"}', b'{"game": 5}', b"\n" * 100])
def test_what_is_no_record_is_refused_in_words(client: TestClient, content: bytes) -> None:
    response = client.post("/replay", files={"record": ("match.jsonl", content)})
    assert response.status_code == 422 and "cannot be read" in response.text
    assert "Traceback" not in response.text


def test_a_record_with_a_wrong_answer_is_refused(client: TestClient, connect_four: Game) -> None:
    rows = record_lines(finished(connect_four))
    rows[3] = rows[3].replace('"answer": ', '"answer": 1')
    response = client.post("/replay", files={"record": ("match.jsonl", "\n".join(rows).encode())})
    assert response.status_code == 422 and "line 4" in response.text


def test_foreign_forms_and_large_bodies_are_refused(client: TestClient) -> None:
    evil = client.post("/new/connect_four", data={}, headers={"origin": "http://evil.example"})
    assert (evil.status_code, evil.json()["code"]) == (403, "origin")
    assert client.post("/new/connect_four", data={}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    large = client.post("/replay", files={"record": ("match.jsonl", b"x" * 10_000_000)})
    assert (large.status_code, large.json()["code"]) == (413, "size")


def test_too_many_new_tables_are_slowed_down(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "cafe.db"), games=("star_stations",), compile=False, tables_per_minute=3, deal_wait=0)
    with TestClient(make_app(settings)) as client:
        codes = [client.post("/new/star_stations", data={"players": "2", "seat-0": "me"}).status_code for _ in range(5)]
    assert codes[:3] == [200, 200, 200] and codes[-1] == 429


def test_rules_are_safe_html_with_an_anchor_for_each_rule(client: TestClient) -> None:
    rules = client.get("/games/star_stations/rules").text
    assert 'id="rule-SS-001"' in rules and 'href="#rule-SS-R22"' in rules
    assert "has no rules text" in client.get("/games/connect_four/rules").text


def test_unknown_games(client: TestClient) -> None:
    assert client.get("/new/nothing").status_code == 404
    assert client.get("/table/nothing").status_code == 404
    assert client.get("/sit/nothing").status_code == 404


def test_the_café_says_whether_it_is_well(client: TestClient) -> None:
    assert client.get("/healthz").json()["ok"] is True


def test_a_restart_forgets_nobody(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        id = new_table(client, seats="me,screen")
        with client.websocket_connect(f"/table/{id}/socket") as socket:
            page = Page(socket)
            page.until_mine()
            page.answer(page.options[0])
        cookies = client.cookies
    with TestClient(make_app(settings), cookies=cookies) as client:
        assert "Your turn" in client.get("/").text
        with client.websocket_connect(f"/table/{id}/socket") as socket:
            assert Page(socket).until_mine()["number"] == 1


def test_a_forged_cookie_is_a_new_visitor(client: TestClient) -> None:
    id = new_table(client, seats="me,screen")
    stranger = another(client)
    stranger.cookies.set("cafe", client.cookies["cafe"][:-3] + "xyz")
    assert "Your turn" not in stranger.get("/").text
    with stranger.websocket_connect(f"/table/{id}/socket") as socket:
        assert Page(socket).hear()["seat"] == -1


def test_my_tables_have_pages_and_my_turn_is_on_the_first(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.lobby_pages.PAGE", 3)
    monkeypatch.setattr("cosmocafe.web.store.store.PAGE", 3)
    mine = new_table(client, seats="me,friend")
    sit = client.app.state.cafe.store.match(mine).seats[1].token  # type: ignore[attr-defined]
    another(client).post(f"/sit/{sit}", data={"name": "Tom"})
    others = [new_table(client, seats="me,friend") for _ in range(6)]
    first, last = client.get("/").text, client.get("/?page=3").text
    assert first.index(f"/table/{mine}") < first.index(f"/table/{others[-1]}")
    assert "Page 1 of 3: 7 tables" in first and 'href="/?page=2"' in first and "page=0" not in first
    assert f"/table/{others[0]}" in last and f"/table/{mine}" not in last and "page=4" not in last
    for strange in ("9999", "-1", "x", "²", "99999999999"):
        assert client.get("/", params={"page": strange}).status_code == 200


def test_a_table_that_waits_offers_nothing_and_is_nobodys_turn(client: TestClient) -> None:
    waiting = client.get(f"/table/{new_table(client, 'star_stations', 'me,friend')}").text
    assert "data-answer" not in waiting and ">Turn<" not in waiting
    with client.websocket_connect(f"/table/{new_table(client, 'star_stations', 'me,bot:random')}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert "data-answer" in page.parts["board"] and ">Turn<" in page.parts["board"]


def test_a_link_to_no_free_seat_says_so_and_leads_to_the_table_where_it_is_known(client: TestClient) -> None:
    wrong = client.get("/sit/nonsense")
    assert wrong.status_code == 404 and "leads to no seat" in wrong.text and "watch" not in wrong.text
    table = new_table(client, "star_stations", "me,bot:random")
    taken = another(client).get(f"/sit/{table}/1")
    assert taken.status_code == 404 and f'href="/table/{table}"' in taken.text


def test_the_lobby_tells_who_has_won(client: TestClient) -> None:
    friend = another(client)
    id = new_table(client, seats="me,friend", public="on")
    friend.post(f"/sit/{id}/1", data={"name": "Tom"})
    with client.websocket_connect(f"/table/{id}/socket") as mine, friend.websocket_connect(f"/table/{id}/socket") as theirs:
        pages = [Page(mine), Page(theirs)]
        for number in range(7):  # four in a column
            page = pages[number % 2]
            while page.last.get("number") != number or not page.last["mine"]:
                page.hear()
            page.answer(number % 2)
    assert "You won" in client.get("/").text
    lobby = friend.get("/")
    assert lobby.status_code == 200 and "You won" not in lobby.text


@pytest.mark.parametrize(
    ("places", "words"), [("[1, 1]", "You share the win"), ("[1, 2]", "You won"), ("[2, 1]", "Ben won"), ("[2, 2]", "Over")]
)
def test_the_lobby_calls_a_shared_win_by_its_name(client: TestClient, places: str, words: str) -> None:
    id = new_table(client, seats="me,friend")
    with client.app.state.cafe.store.engine.begin() as connection:  # type: ignore[attr-defined]
        connection.exec_driver_sql(f"UPDATE matches SET state = 'over', places = '{places}' WHERE id = '{id}'")  # noqa: S608  our own
        connection.exec_driver_sql(f"UPDATE seats SET name = 'Ben' WHERE match = '{id}' AND seat = 1")  # noqa: S608  our own
    assert client.get("/").text.split('class="state">')[1].split("</span>")[0].strip() == words


def test_one_who_plays_all_winning_seats_has_won(client: TestClient) -> None:
    id = new_table(client, seats="me,screen")
    with client.app.state.cafe.store.engine.begin() as connection:  # type: ignore[attr-defined]
        connection.exec_driver_sql(f"UPDATE matches SET state = 'over', places = '[1, 1]' WHERE id = '{id}'")  # noqa: S608  our own
    assert "You won" in client.get("/").text


def test_the_levels_are_people_with_a_face_and_a_temper(client: TestClient) -> None:
    for language, name, temper in (("en", "Lumi, the barista (easy)", "Cheerful"), ("zh-Hant", "咖啡師露米（簡單）", "開朗")):
        shown = client.get("/new/star_stations", headers={"accept-language": language}).text
        assert shown.count('<li><span class="face ') == len(LEVELS) and name in shown and temper in shown
    assert (
        re.findall(r'<option value="bot:(\w+)" selected>', client.get("/new/kuhn_poker").text) == ["easy"] * 2
    )  # at a seat, and when time is up
    at_table = client.get(f"/table/{new_table(client, seats='me,bot:hard')}").text
    assert '<span class="face hard"' in at_table and "Captain Vega" in at_table
    faces = client.get("/static/any/faces.svg").text
    assert all(f'<use href="#bot-{level}" x="{96 * number}"' in faces for number, level in enumerate(LEVELS))


def test_a_cafe_offers_what_it_was_told_to(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, bots=("random",)))) as client:
        assert client.get("/api/bots").json() == ["random"]
        assert 'value="bot:random"' in client.get("/").text
    with pytest.raises(InputError, match="there is no bot 'search:visits=9' here"):
        Shelf(settings.games, ["search:visits=9"])
