"""How others reach the café: links that mean something outside this machine, as text and as pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
import segno
from starlette.testclient import TestClient

from cosmocafe.web import reach
from cosmocafe.web.app import make_app
from cosmocafe.web.reach import BORDER, Reach, picture
from cosmocafe.web.settings import Settings

from .playing import new_table


@pytest.fixture
def at_home(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A visitor at the machine on which the café runs, open to everybody in the network 192.168.7."""
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.7.9")
    app = make_app(settings)
    app.state.reach = Reach("0.0.0.0", 8000)  # noqa: S104
    with TestClient(app, base_url="http://localhost:8000") as client:
        yield client


@pytest.mark.parametrize(
    ("host", "address", "is_private"),
    [
        ("127.0.0.1", "", True),
        ("localhost", "", True),
        ("::1", "", True),
        ("0.0.0.0", "http://192.168.7.9:8000", False),  # noqa: S104
        ("::", "http://192.168.7.9:8000", False),
        ("10.0.0.4", "http://10.0.0.4:8000", False),
        ("fd00::4", "http://[fd00::4]:8000", False),
        ("", "", False),
    ],
)
def test_the_address_for_others_follows_from_where_the_café_listens(
    host: str, address: str, is_private: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.7.9")
    assert (Reach(host, 8000).address, Reach(host, 8000).is_private) == (address, is_private)


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for own in ("", "127.0.1.1"):
        monkeypatch.setattr(reach, "own_address", lambda own=own: own)
        assert Reach("0.0.0.0", 8000).address == ""  # noqa: S104


def test_a_café_open_to_the_network_shows_its_address_and_a_picture_of_it(at_home: TestClient) -> None:
    lobby = at_home.get("/").text
    assert 'data-shared="http://192.168.7.9:8000"' in lobby and 'value="http://192.168.7.9:8000"' in lobby and "data-private" not in lobby
    assert at_home.get("/qr").text == picture("http://192.168.7.9:8000", "http://192.168.7.9:8000")


def test_a_free_seat_has_a_picture_of_its_link_and_nothing_else_has(at_home: TestClient) -> None:
    page = at_home.get(f"/table/{new_table(at_home, seats='me,friend')}").text
    token = re.findall(r'src="/qr/([^"]+)"', page)[0]
    link = f"http://192.168.7.9:8000/sit/{token}"
    shown = at_home.get(f"/qr/{token}")
    assert shown.headers["content-type"].startswith("image/svg+xml") and shown.text == picture(link, link)
    assert at_home.get("/qr/nonsense").status_code == 404


def test_who_came_by_a_name_that_others_know_gets_links_with_that_name(at_home: TestClient) -> None:
    assert 'data-shared="http://cafe.local"' in at_home.get("/", headers={"host": "cafe.local"}).text


def test_a_café_for_this_machine_alone_says_how_to_open_it(settings: Settings) -> None:
    app = make_app(settings)
    app.state.reach = Reach("127.0.0.1", 8000)
    with TestClient(app, base_url="http://localhost:8000") as client:
        assert "make play HOST=0.0.0.0" in client.get("/").text
        table = client.get(f"/table/{new_table(client, seats='me,friend')}").text
        assert "data-private" in table and "make play HOST=0.0.0.0" in table


def test_a_picture_holds_exactly_the_link() -> None:
    link = "http://192.168.7.9:8000/sit/abcdefghijklmnop"
    drawing = ElementTree.fromstring(picture(link, "x"))  # noqa: S314
    dark = {(int(x) - BORDER, int(y) - BORDER) for x, y in re.findall(r"M(\d+) (\d+)", drawing[1].get("d", ""))}
    wanted = segno.make(link, error="m", micro=False).matrix
    assert dark == {(x, y) for y, row in enumerate(wanted) for x, module in enumerate(row) if module}
    assert drawing.get("viewBox") == f"0 0 {len(wanted) + 2 * BORDER} {len(wanted) + 2 * BORDER}"
