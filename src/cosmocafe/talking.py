"""The café as tools for a language model: an MCP server over the café's own API (the extra `[mcp]`).

The model puts a match up or sits down at one, looks at its question as text, and answers. It has what a person at its seat has.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import Annotated

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from cosmocafe.core.anything import Anything, Toml

PATIENCE = 60.0  # seconds for a reply
NEWS = 20  # seconds to wait for the others
LONGEST_LOG = 40  # lines
WELCOME = """Play board games in a café. First call `games`, then `new_match` (you sit at seat 0), or `sit_down` at somebody's table.
Then call `look`: it waits until you are asked and shows what happened, the table, and your question with numbered answers.
Call `answer` with one of the numbers, and `look` again, until the match is over. `rules` tells the rules of a game. Play to win."""

Id = Annotated[str, Field(description="The match's id.")]


class Api:
    """The requests that a player needs."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.tokens: dict[str, str] = {}  # of the seats that were taken, by match
        self.shown: dict[str, int] = {}  # lines of the log, by match
        self.heard: dict[str, int] = {}  # events, by match

    def ask(self, path: str, body: Toml | None = None, match: str = "") -> Anything:
        """One request; with a body it is a POST. What the café refuses is said in its own words."""
        headers = {"content-type": "application/json"}
        if match in self.tokens:
            headers["authorization"] = f"Bearer {self.tokens[match]}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)  # noqa: S310  the address is the operator's
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:  # noqa: S310
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise ToolError(said_of(error)) from None
        except OSError as error:
            raise ToolError(
                f"the café at {self.address} does not answer ({getattr(error, 'reason', error)}): start `cosmocafe serve`"
            ) from None

    def wait(self, match: str, seat: int) -> None:
        """Until the seat is asked or the match is over, but not for long."""
        end = time.monotonic() + NEWS
        while (left := end - time.monotonic()) > 0:
            news = self.ask(f"/matches/{match}/events?after={self.heard.get(match, 0)}&wait={left:.1f}", match=match)
            self.heard[match] = news["next"]
            if news["over"] or news["asked"] == seat:
                return

    def seated(self, match: str) -> str:
        """The path of a match at which this model has a seat."""
        if match not in self.tokens:
            raise ToolError(f"you have no seat at match {match!r}: call new_match or sit_down first")
        return f"/matches/{match}"


def said_of(error: urllib.error.HTTPError) -> str:
    """What the café said when it refused."""
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"the café refused with status {error.code}"


class Tools:
    """What a model may do in a café."""

    def __init__(self, address: str) -> None:
        self.api = Api(address)

    def games(self) -> str:
        """The games of the café, for how many players they are, what can be agreed on, and the bots that one can play against."""
        return "\n".join([*map(introduced, self.api.ask("/games")), f"bots, weakest first: {', '.join(self.api.ask('/bots'))}"])

    def new_match(
        self,
        game: Annotated[str, Field(description="The id of a game.")],
        opponents: Annotated[list[str], Field(description="Who sits beside you: names of bots, or `person` for an open seat.")],
        name: Annotated[str, Field(description="Your name at the table.")] = "Model",
        agreed: Annotated[dict[str, int | str] | None, Field(description="What is agreed on, by name.")] = None,
    ) -> str:
        """Put a match up and sit down at seat 0."""
        others = [{"kind": "open"} if bot == "person" else {"kind": "bot", "bot": bot} for bot in opponents]
        wish = {"game": game, "seats": [{"kind": "person", "name": name}, *others], "agreed": agreed or {}}
        created = self.api.ask("/matches", wish)
        id = created["match"]["id"]
        self.api.tokens[id] = created["tokens"]["0"]
        links = [f" Seat {seat} is open at {self.api.address}/sit/{token}." for seat, token in created["invitations"].items()]
        return f"The match is {id}; you sit at seat 0.{''.join(links)}"

    def sit_down(
        self,
        match: Id,
        seat: Annotated[int, Field(description="An open seat, from 0 on.")],
        name: Annotated[str, Field(description="Your name at the table.")] = "Model",
        invitation: Annotated[str | None, Field(description="What the link to a private table holds.")] = None,
    ) -> str:
        """Sit down in an open seat of somebody's table."""
        wish = {"seat": seat, "name": name} | ({"invitation": invitation} if invitation else {})
        self.api.tokens[match] = self.api.ask(f"/matches/{match}/seats", wish)["token"]
        return f"You sit at seat {seat} as {name}."

    def look(self, match: Id) -> str:
        """What happened since you last looked, the table, and your question with numbered answers; waits until you are asked."""
        path = self.api.seated(match)
        view = self.api.ask(f"{path}/view", match=match)
        if not view["options"] and not view["over"]:
            self.api.wait(match, view["seat"])
            view = self.api.ask(f"{path}/view", match=match)
        new = view["log"][self.api.shown.get(match, 0) :][-LONGEST_LOG:]
        self.api.shown[match] = len(view["log"])
        return "\n\n".join(filter(None, ["\n".join(new), view["picture"], asked_of(view, self.api, match)]))

    def answer(
        self, match: Id, number: Annotated[int, Field(description="The number of an answer in the list that `look` shows, from 1 on.")]
    ) -> str:
        """Answer your open question."""
        path = self.api.seated(match)
        view = self.api.ask(f"{path}/view", match=match)
        if not view["options"]:
            raise ToolError("you are not asked anything now: call look")
        if not 1 <= number <= len(view["options"]):
            raise ToolError(f"there is no answer {number}: they are numbered 1 to {len(view['options'])}")
        chosen = view["options"][number - 1]
        self.api.ask(f"{path}/answers", {"number": view["number"], "answer": chosen["answer"]}, match=match)
        return f"You answered: {chosen['words']}"

    def rules(self, game: Annotated[str, Field(description="The id of a game.")]) -> str:
        """How a game is played, and its rules."""
        return str(self.api.ask(f"/games/{game}/rules")["text"])


def make_server(address: str) -> MCPServer[None]:
    """The tools of a café at an address."""
    tools, server = Tools(address), MCPServer("cosmocafe", title="Cosmocafé", instructions=WELCOME, log_level="WARNING")
    for tool in (tools.games, tools.new_match, tools.sit_down, tools.look, tools.answer, tools.rules):
        server.add_tool(tool)
    return server


def introduced(game: Toml) -> str:
    """A game in a line: for how many, what it is about, what can be agreed on."""
    rows = [f"{one['name']}: {one['allowed']} (usually {one['default']})" for one in game["agreements"]]
    more = f" To agree on: {'; '.join(rows)}." if rows else ""
    return f"{game['id']}: {game['title']}, {game['players']} players. {game['about']}{more}"


def asked_of(view: Toml, api: Api, match: str) -> str:
    """The open question with its answers, or why there is none."""
    if view["over"]:
        ended = api.ask(f"/matches/{match}")
        return f"The match is over. Places by seat: {ended['places']}, scores: {ended['scores']}. You sat at seat {view['seat']}."
    if not view["options"]:
        return "Others are asked; look again."
    answers = [f"{number:3}  {option['words']}" for number, option in enumerate(view["options"], start=1)]
    return "\n".join([f"You (seat {view['seat']}) are asked: {view['question']}", *answers])
