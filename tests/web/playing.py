"""What tests of the web do all the time: put up tables, open sockets, answer."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

Said = dict[str, Any]


def new_table(client: TestClient, game: str = "connect_four", seats: str = "me,bot:greedy", **more: str) -> str:
    """Put up a table by the page's form; the table's id."""
    kinds = seats.split(",")
    form = {"players": str(len(kinds)), **{f"seat-{n}": kind for n, kind in enumerate(kinds)}, **more}
    response = client.post(f"/new/{game}", data=form, follow_redirects=False)
    assert response.status_code == 303, response.text
    return str(response.headers["location"]).rsplit("/", 1)[1]


def another(client: TestClient) -> TestClient:
    """Somebody else at the same café."""
    other = TestClient(client.app)
    other.portal = client.portal  # one event loop for all
    return other


def words_of(line: str) -> str:
    """What a line of the log says, without its pictures."""
    return unescape(re.sub(r"<[^>]*>", "", re.sub(r'<span class="shape".*?</span> ?', "", line)))


class Page:
    """A page at a table, as its script would behave."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.parts: dict[str, str] = {}
        self.log: list[str] = []
        self.last: Said = {}
        self.heard: list[Said] = []
        self.acted_on: int | None = None  # the number of the picture that was answered; it may still be drawn once more

    def hear(self) -> Said:
        """The next message, its parts put in place."""
        said: Said = self.socket.receive_json()
        self.heard.append(said)
        if said["type"] == "table":
            self.last = said
            self.parts.update(said["parts"])
            del self.log[said["log"]["keep"] :]
            self.log += [words_of(line) for line in said["log"]["lines"]]
        return said

    def until(self, *kinds: str) -> Said:
        """The next message of one of these kinds."""
        while True:
            said = self.hear()
            if said["type"] in kinds:
                return said

    def until_mine(self) -> Said:
        """The next picture in which this page is asked, or the last one."""
        while not (self.last and (self.last["over"] or (self.last["mine"] and self.last["number"] != self.acted_on))):
            self.hear()
        return self.last

    def say(self, **said: Any) -> None:
        """Say something."""
        self.socket.send_json(said)

    def refused(self, **said: Any) -> str:
        """Say something that is refused; the code of that."""
        self.say(**said)
        return str(self.until("refused")["code"])

    def answer(self, *answers: int, number: int | None = None) -> Said:
        """Answer, and hear whether it was stored or refused."""
        self.say(type="answer", number=self.last["number"] if number is None else number, answers=list(answers))
        return self._obeyed()

    def undo(self) -> Said:
        """Take the last answer back."""
        self.say(type="undo", number=self.last["number"])
        return self._obeyed()

    def _obeyed(self) -> Said:
        said = self.until("stored", "refused")
        if said["type"] == "stored":
            self.acted_on = self.last["number"] if self.last["number"] != said["number"] else None
        return said

    @property
    def options(self) -> list[int]:
        """The answers among the buttons."""
        return [int(part.split('"')[0]) for part in self.parts["question"].split('data-answer="')[1:]]
