"""What an attacker sent to the café that has grown: forms in strange alphabets, names that are blocked, paths without end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.errors import InputError
from cosmocafe.web.app import make_app
from cosmocafe.web.rooms.seats import DEVICES
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import held

from .playing import another, new_table
from .test_every_door import play_out

TOKEN = "a token of some length"  # noqa: S105  a test
BOUNDARY = "multipart/form-data; boundary=x"


def form(**fields: bytes) -> bytes:
    parts = [b'--x\r\nContent-Disposition: form-data; name="%b"\r\n\r\n%b\r\n' % (name.encode(), value) for name, value in fields.items()]
    return b"".join(parts) + b"--x--\r\n"


@pytest.mark.parametrize("charset", ["charset=punycode", "charset=utf-7", "Charset=idna"])
def test_a_form_is_read_in_no_alphabet_but_the_pages_own(client: TestClient, charset: str) -> None:
    """Reading punycode takes time with the square of its length: 160 kB kept everybody waiting for 11 seconds."""
    sent = client.post("/settings", content=form(here=b"/+2AA-"), headers={"content-type": f"{BOUNDARY}; {charset}"})
    assert sent.status_code == 415 and "UTF-8" in sent.json()["message"]
    for usual in ("", "; charset=utf-8", "; charset=UTF-8"):
        assert client.post("/settings", content=form(name=b"Ada"), headers={"content-type": BOUNDARY + usual}).status_code == 200


def test_a_film_has_no_picture_with_five_thousand_digits(client: TestClient) -> None:
    for number in ("9" * 5000, "-1", "1.5", "one"):
        assert client.get(f"/replay/nothing/film/{number}.svg").status_code in (404, 422)


def test_no_way_in_gives_a_blocked_name_a_seat(settings: Settings) -> None:
    """A bot's or an open seat's name was not looked at, nor what is left of a long name when it is cut."""
    with TestClient(make_app(replace(settings, blocked_names=("rogue",)))) as client:
        for kind in ({"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "person"}):
            other = {**kind, "name": "R0gue"}
            wish = {"game": "connect_four", "seats": [{"kind": "person", "name": "Ada"}, other], "public": True}
            assert client.post("/api/matches", json=wish).json()["code"] == "name"
        wish = {"game": "connect_four", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
        id = client.post("/api/matches", json=wish).json()["match"]["id"]
        for name in ("rogue", "rogue" + "." * 30 + "x"):
            assert client.post(f"/api/matches/{id}/seats", json={"seat": 1, "name": name}).json()["code"] == "name"
        assert client.post(f"/api/matches/{id}/seats", json={"seat": 1, "name": "Tom"}).status_code == 200


def test_a_second_process_is_refused_by_whichever_name_it_knows_the_file(tmp_path: Path) -> None:
    (tmp_path / "cafe.db").touch()
    (tmp_path / "alias.db").symlink_to(tmp_path / "cafe.db")
    lock = held(f"sqlite:///{tmp_path / 'cafe.db'}")
    assert lock is not None
    with lock, pytest.raises(InputError, match="another café has it open"):
        held(f"sqlite:///{tmp_path / 'alias.db'}")


def test_a_table_that_was_closed_is_shown_to_nobody_any_more(settings: Settings) -> None:
    """Whoever runs the café closes tables for what their players are called: their replays stayed in memory, and in everybody's pages."""
    with TestClient(make_app(replace(settings, admin=TOKEN))) as client:
        id = new_table(client, seats="me,screen")
        play_out(client, id)
        more = ("", "/embed", "/embed/frame", "/picture.svg", "/film.svg", "/film.json", "/record", "/fair", "/chance")
        doors = [f"/replay/{id}{one}" for one in more]
        assert {client.get(door).status_code for door in doors} == {200}
        assert client.post("/admin", data={"token": TOKEN}).status_code == 200
        assert client.post("/admin/close-table", data={"what": id}).status_code == 200
        assert {door: client.get(door).status_code for door in doors} == dict.fromkeys(doors, 404)
        api = [f"/api/matches/{id}{one}" for one in ("", "/record", "/view", "/events")]
        assert {client.get(door).status_code for door in api} == {410}
        assert client.post(f"/table/{id}/rematch").status_code == 410


def test_a_seats_link_is_opened_on_so_many_devices(client: TestClient) -> None:
    """Each browser without a cookie became one more owner of the seat, without end, and every page was drawn anew for it."""
    id = new_table(client, seats="me,friend")
    store = client.app.state.cafe.store  # type: ignore[attr-defined]
    link = f"/sit/{store.match(id).seats[0].token}"
    opened = [another(client).get(link, follow_redirects=False).status_code for _ in range(DEVICES + 2)]
    assert opened == [303] * (DEVICES - 1) + [429] * 3
    assert len(store.sitters(id)[0]) == DEVICES and client.get(link, follow_redirects=False).status_code == 303
