"""The API: whole matches by programs, clear refusals, no leak, and what schemathesis tries."""

from __future__ import annotations

import random
import runpy
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from starlette.testclient import TestClient

from cosmocafe.core.game import Game
from cosmocafe.core.record import parse
from cosmocafe.web.settings import Settings

from .conftest import EXAMPLES
from .servers import serving


def create(client: TestClient, game: str = "connect_four", *kinds: str, **more: Any) -> dict[str, Any]:
    """A match with seats of these kinds, two persons if none is named."""
    seats = [{"kind": kind} if kind != "bot" else {"kind": "bot", "bot": "random"} for kind in kinds or ("person", "person")]
    response = client.post("/api/matches", json={"game": game, "seats": seats, **more})
    assert response.status_code == 201, response.text
    created: dict[str, Any] = response.json()
    return created


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_two_programs_play_a_match_to_its_end(client: TestClient, connect_four: Game) -> None:
    created = create(client)
    path, tokens = f"/api/matches/{created['match']['id']}", created["tokens"]
    while not (match := client.get(path).json())["over"]:
        assert match["seed"] is None and match["scores"] is None
        headers = bearer(tokens[str(match["asked"])])
        view = client.get(f"{path}/view", headers=headers).json()
        given = {"number": view["number"], "answer": view["options"][0]["text"]}
        assert client.post(f"{path}/answers", json=given, headers=headers).status_code == 200
    record = parse(client.get(f"{path}/record").text, game=connect_four)
    assert (record.over, record.commitment, record.seed) == (True, match["commitment"], match["seed"])


def test_the_example_bot_plays_through_a_real_server(settings: Settings) -> None:
    with serving(settings) as address:
        ended = runpy.run_path(str(EXAMPLES / "api_bot.py"))["play"](address, "connect_four", "random", random.Random(1))  # noqa: S311
    assert ended["over"] and 1 in ended["places"]


def test_refusals_have_codes(client: TestClient) -> None:
    created = create(client)
    path, tokens = f"/api/matches/{created['match']['id']}", created["tokens"]
    first = {"number": 0, "answer": 0}

    def code(response: Any) -> tuple[int, str]:
        return response.status_code, response.json()["code"]

    assert code(client.post(f"{path}/answers", json=first)) == (401, "token")
    assert code(client.post(f"{path}/answers", json=first, headers=bearer("wrong"))) == (403, "seat")
    assert code(client.post(f"{path}/answers", json=first, headers=bearer(tokens["1"]))) == (409, "turn")
    assert code(client.post(f"{path}/answers", json={"number": 5, "answer": 0}, headers=bearer(tokens["0"]))) == (409, "stale")
    assert code(client.post(f"{path}/answers", json={"number": 0, "answer": 900}, headers=bearer(tokens["0"]))) == (422, "illegal")
    assert code(client.post(f"{path}/answers", json={"number": 0, "answer": "fly"}, headers=bearer(tokens["0"]))) == (422, "illegal")
    assert code(client.post(f"{path}/answers", json={"number": "0"}, headers=bearer(tokens["0"]))) == (422, "malformed")
    assert code(client.post(f"{path}/undo", json={"number": 0}, headers=bearer(tokens["0"]))) == (409, "undo")
    assert code(client.get(f"{path}/record")) == (409, "waiting")
    assert code(client.get("/api/matches/nothing")) == (404, "unknown")
    assert code(client.post("/api/matches", json={"game": "chess", "seats": [{"kind": "person"}]})) == (404, "unknown")
    assert code(client.post("/api/matches", json={"game": "connect_four", "seats": [{"kind": "person"}]})) == (422, "input")
    assert code(client.post("/api/matches", json={"game": "connect_four", "seats": [{"kind": "bot", "bot": "x"}] * 2})) == (422, "input")
    assert client.get(path).json()["number"] == 0


def test_open_seats_want_their_invitation_unless_public(client: TestClient) -> None:
    private = create(client, "connect_four", "person", "open")
    path = f"/api/matches/{private['match']['id']}"
    assert client.post(f"{path}/seats", json={"seat": 1}).status_code == 403
    headers = bearer(private["tokens"]["0"])
    assert client.post(f"{path}/answers", json={"number": 0, "answer": 0}, headers=headers).json()["code"] == "waiting"
    taken = client.post(f"{path}/seats", json={"seat": 1, "name": "Tom", "invitation": private["invitations"]["1"]}).json()
    assert taken["name"] == "Tom" and taken["token"] != private["invitations"]["1"]
    assert client.post(f"{path}/seats", json={"seat": 1, "invitation": private["invitations"]["1"]}).status_code == 403
    public = create(client, "connect_four", "person", "open", public=True)
    assert client.post(f"/api/matches/{public['match']['id']}/seats", json={"seat": 1}).status_code == 200
    assert client.post(f"/api/matches/{public['match']['id']}/seats", json={"seat": 9}).status_code == 403


def test_a_view_holds_nothing_that_the_seat_cannot_know(client: TestClient) -> None:
    created = create(client, "kuhn_poker", "person", "person", "person")
    path = f"/api/matches/{created['match']['id']}"
    for seat, token in created["tokens"].items():
        view = client.get(f"{path}/view", headers=bearer(token)).json()
        cards = [hand["card"] for hand in view["table"]["hands"]]
        assert [card > 0 for card in cards] == [n == int(seat) for n in range(3)]
        assert bool(view["options"]) == (seat == "0")
        events = client.get(f"{path}/events", headers=bearer(token)).json()["events"]
        assert [event["parts"] for event in events] == [{"card": cards[int(seat)]}]
    spectator = client.get(f"{path}/view").json()
    assert not any(hand["card"] for hand in spectator["table"]["hands"]) and not spectator["log"]


def test_events_wait_for_news(client: TestClient) -> None:
    created = create(client, "connect_four", "person", "bot")
    path, headers = f"/api/matches/{created['match']['id']}", bearer(created["tokens"]["0"])
    assert client.get(f"{path}/events?after=0&wait=0.05", headers=headers).json()["events"] == []
    client.post(f"{path}/answers", json={"number": 0, "answer": 0}, headers=headers)
    heard = client.get(f"{path}/events?after=1&wait=10", headers=headers).json()
    assert [event["who"] for event in heard["events"]] == [1] and heard["next"] == 2


@pytest.mark.parametrize("bot", ["search", "expert:seconds=999999", "greedy:samples=9999999", "flat", str(EXAMPLES / "patient_bot.py")])
def test_a_stranger_names_a_bot_and_nothing_of_it(client: TestClient, bot: str) -> None:
    """Options would buy any amount of thinking, and the path of a file would run it."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
    answered = client.post("/api/matches", json={"game": "connect_four", "seats": seats})
    assert (answered.status_code, answered.json()["code"]) == (422, "input")


def test_games_and_bots_are_listed(client: TestClient) -> None:
    games = {game["id"]: game for game in client.get("/api/games?language=zh-Hant").json()}
    assert games["kuhn_poker"]["title"] == "庫恩撲克"
    assert {one["name"] for one in client.get("/api/games/star_stations").json()["agreements"]} >= {"board_size"}
    assert client.get("/api/bots").json()[:5] == ["beginner", "easy", "normal", "hard", "expert"]


def test_whatever_schemathesis_sends_is_answered_as_declared(client: TestClient) -> None:
    """Every operation, with good and bad data; half of it aimed at a match that exists."""
    id = create(client, "connect_four", "person", "bot")["match"]["id"]
    schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 10
    for operation in operations:
        for mode in GenerationMode:
            with suppress(Unsatisfiable):  # what has no parameters cannot be asked for wrongly
                fire(client, operation.as_strategy(generation_mode=mode), id)
    assert client.get(f"/api/matches/{id}").json()["number"] == 0


def fire(client: TestClient, cases: Any, id: str) -> None:
    """Send what a strategy makes up."""

    @given(case=cases, known=booleans())
    @hypothesis_settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def send(case: Any, known: bool) -> None:
        if known and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        request = case.as_transport_kwargs(base_url="http://testserver/api")
        if isinstance(request.get("params"), dict):
            request["params"].pop("wait", None)
        wanted = {name: request[name] for name in ("method", "url", "headers", "params", "json", "content") if name in request}
        response = client.request(**wanted)
        assert response.status_code < 500 and "Traceback" not in response.text, (wanted, response.text)
        if response.status_code >= 400 and response.status_code not in (404, 405):
            assert set(response.json()) >= {"code", "message"}

    send()


def test_what_chance_gave_is_a_secret_until_the_match_is_over(client: TestClient) -> None:
    created = create(client, "kuhn_poker", "person", "person", "person")
    id, tokens = created["match"]["id"], created["tokens"]
    path = f"/api/matches/{id}"
    assert client.get(f"/replay/{id}/chance").status_code == client.get(f"/replay/{id}/fair").status_code == 409
    while not (match := client.get(path).json())["over"]:
        me = bearer(tokens[str(match["asked"])])
        option = client.get(f"{path}/view", headers=me).json()["options"][0]
        client.post(f"{path}/answers", json={"number": match["number"], "answer": option["answer"]}, headers=me)
    chance = client.get(f"/replay/{id}/chance").json()
    assert (chance["seed"], chance["commitment"]) == (match["seed"], match["commitment"]) and chance["moments"][0]["draws"]
    assert match["seed"] in client.get(f"/replay/{id}/fair").text
