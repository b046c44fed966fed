"""Every door of the café, in every state of a match, for everybody and in every language: nothing ever breaks, no link leads nowhere."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from starlette.testclient import TestClient

from bench.fuzz import Doors, fire, paths_of, put_up, request, stored
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .playing import Page, another, new_table
from .servers import serving

STATES = ("waiting", "public", "running", "bots", "shared screen", "won", "lost", "stopped", "rematch", "record")
Fields = dict[str, str]


@dataclass
class Form:
    """A form as a browser would send it."""

    method: str
    action: str
    fields: Fields = field(default_factory=dict)


class Reader(HTMLParser):
    """Finds what a page leads to: links, pictures, scripts, forms."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.forms: list[Form] = []
        self.select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what is led to."""
        found = {name: value or "" for name, value in attrs}
        self.links += [found[name] for name in ("href", "src", "data-link", "data-rules") if found.get(name, "").startswith("/")]
        name = found.get("name", "")
        if tag == "form":
            self.forms.append(Form(found.get("method", "get"), found.get("action", "")))
        elif tag == "select":
            self.select = name
        elif self.forms and tag == "option" and (self.select not in self.forms[-1].fields or "selected" in found):
            self.forms[-1].fields[self.select] = found.get("value", "")
        elif self.forms and tag == "input" and name and found.get("type") not in ("checkbox", "radio", "file"):
            self.forms[-1].fields[name] = found.get("value", "")
        elif self.forms and tag in ("input", "button") and name and found.get("type") != "file":
            self.forms[-1].fields.setdefault(name, found.get("value", "on"))


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    return reader


def play_out(client: TestClient, id: str) -> None:
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        while not page.until_mine()["over"]:
            page.answer(page.options[0])


def table_in(client: TestClient, state: str) -> str:
    """A table of the client in this state."""
    match state:
        case "waiting" | "public":
            return new_table(client, seats="me,friend", **({"public": "on"} if state == "public" else {}))
        case "running":
            id = new_table(client, "star_stations", "me,friend", public="on", clock="match", match="600", late="lost")
            assert another(client).post(f"/sit/{id}/1", data={"name": "Tom"}).status_code == 200
            return id
        case "bots":
            return new_table(client, "star_stations", "me,bot:random")
        case "shared screen":
            return new_table(client, "kuhn_poker", "me,screen,screen")
        case "won" | "lost":
            for _ in range(40):
                id = new_table(client, "kuhn_poker", "me,bot:random,bot:random")
                play_out(client, id)
                if (client.get(f"/api/matches/{id}").json()["places"][0] == 1) == (state == "won"):
                    return id
            raise AssertionError(f"nobody has {state}")
        case "stopped":
            id = new_table(client, seats="me,screen")
            with client.websocket_connect(f"/table/{id}/socket") as socket:
                Page(socket).say(type="wish", what="stop")
                while client.get(f"/api/matches/{id}").json()["state"] != "over":
                    pass
            return id
        case "rematch":
            id = new_table(client, seats="me,screen")
            play_out(client, id)
            assert client.post(f"/table/{id}/rematch").status_code == 200
            return id
        case _:
            record = client.get(f"/replay/{table_in(client, 'won')}/record").content
            response = client.post("/replay", files={"record": ("match.jsonl", record)}, follow_redirects=False)
            return str(response.headers["location"]).rpartition("/")[2]


def crawl(client: TestClient, *starts: str) -> Iterator[tuple[str, Any]]:
    """Everything that can be reached by links."""
    seen, waiting = set(starts), list(starts)
    while waiting:
        path = waiting.pop()
        response = client.get(path)
        yield path, response
        if response.headers.get("content-type", "").startswith("text/html"):
            found = {urljoin(path, link).partition("#")[0] for link in read(response.text).links}
            waiting += sorted(found - seen)
            seen |= found


def submit_all(client: TestClient, pages: dict[str, str]) -> None:
    """Send every form of these pages as it stands, and once with every field empty."""
    forms = {(form.method, form.action or path): form.fields for path, text in pages.items() for form in read(text).forms}
    for (method, action), fields in forms.items():
        for data in (fields, dict.fromkeys(fields, ""), {}):
            response = client.request(method.upper(), action, data=data)
            assert response.status_code < 500, (action, data, response.text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
def test_every_door_opens_in_every_state_for_everybody(client: TestClient, state: str, language: str) -> None:
    id = table_in(client, state)
    visitors = (client, another(client))
    found: list[dict[str, str]] = []
    for visitor in visitors:
        visitor.cookies.set("language", language)
        pages = {}
        starts = ["/", f"/table/{id}", f"/replay/{id}", f"/replay/{id}/frame?at=0", f"/replay/{id}/record", "/nowhere", "/healthz"]
        for path, response in crawl(visitor, *starts):
            assert response.status_code < 500, (path, response.text)
            assert response.status_code < 400 or path in starts, f"a link leads nowhere: {path}"
            if response.headers.get("content-type", "").startswith("text/html"):
                assert f'<html lang="{language}"' in response.text or "/rules/text" in path
                pages[path] = response.text
        assert len(pages) > 8
        with visitor.websocket_connect(f"/table/{id}/socket") as socket:
            assert Page(socket).hear()["type"] == "table"
        found.append(pages)
    for visitor, pages in zip(reversed(visitors), reversed(found), strict=True):
        submit_all(visitor, pages)


def test_every_route_is_known_to_the_fuzz(settings: Settings) -> None:
    found = {path for path, _ in paths_of(make_app(settings))}
    assert {"/", "/sit/{token:key}", "/replay/{id:key}/frame", "/table/{id:key}/paper/{name}", "/static/{stamp}/{path:path}"} <= found
    assert {"/api/matches/{id}/answers", "/api/games/{game}", "/healthz"} <= found
    rng, doors = random.Random(1), Doors(sorted(paths_of(make_app(settings))), ["id"], ["connect_four"])  # noqa: S311
    reached = {urlsplit(request(rng, doors).path).path.split("/")[1] for _ in range(2000)}
    assert reached >= {"api", "games", "healthz", "new", "replay", "settings", "sit", "static", "table", ""}


def test_whatever_strangers_send_nothing_breaks_and_nothing_changes(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with serving(settings) as address:
        tables = put_up(address)
        before = stored(Path(settings.db), [*tables.mine, *tables.others])
        report = asyncio.run(fire(address, tables, 1500, 4500, 3))
        assert report["wrong"] == [] and report["messages"] == 4500
        assert stored(Path(settings.db), [*tables.mine, *tables.others]) == before
    assert [line.getMessage() for line in caplog.records if line.exc_info] == []
