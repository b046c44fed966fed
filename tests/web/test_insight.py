"""Hints, analyses and explanations: from the seat's own view, bounded, and refused with a sentence where they may not be had."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx2
import pytest
from starlette.testclient import TestClient

from cosmocafe.bots.search import Choice, Thought
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match, record_text
from cosmocafe.insight import Analysis, Option
from cosmocafe.insight.whatif import WhatIf
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.insights import advised, analysed, explained, hint, reasoned
from cosmocafe.web.rooms import insight as room
from cosmocafe.web.rooms.insight import Busy, NoHints, Visit, refuse_without_hints
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech

from .conftest import EXAMPLES
from .playing import Page, another, new_table
from .rooms.meeting import in_a_cafe
from .servers import serving
from .test_api import bearer, create

KUHN = str(EXAMPLES / "kuhn_poker.py")


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_a_hint_names_the_best_options_with_their_chances(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.web.advising.HINT", 64)  # so few that no clock ends it, however busy the machine is
    created = create(client)
    path, tokens = f"/api/matches/{created['match']['id']}/hint", created["tokens"]
    found = client.post(path, json={"number": 0}, headers=bearer(tokens["0"])).json()
    assert len(found["options"]) == 3 and all(0 <= one["win"] <= 1 and one["words"] for one in found["options"])
    assert sum(one["win"] for one in found["chances"]) == pytest.approx(1)
    assert client.post(path, json={"number": 0}, headers=bearer(tokens["0"])).json() == found  # the same view, the same hint
    assert code(client.post(path, json={"number": 0})) == (401, "token")
    assert code(client.post(path, json={"number": 0}, headers=bearer(tokens["1"]))) == (409, "turn")
    assert code(client.post(path, json={"number": 3}, headers=bearer(tokens["0"]))) == (409, "stale")


def test_a_table_may_agree_to_play_without_hints(client: TestClient) -> None:
    created = create(client, hints=False)
    assert created["match"]["hints"] is False
    headers = bearer(created["tokens"]["0"])
    refused = client.post(f"/api/matches/{created['match']['id']}/hint", json={"number": 0}, headers=headers)
    assert code(refused) == (409, "hints") and "agreed" in refused.json()["message"]
    id = new_table(client, seats="me,bot:random", without_hints="on")
    shown = client.get(f"/table/{id}").text
    assert "data-hint " not in shown and "data-analyse>" not in shown and speech("en")("insight.without") in shown
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        for said in ({"type": "hint", "number": 0}, {"type": "analyse", "on": True}, {"type": "why"}):
            assert page.refused(**said) == "hints"
    assert "data-hint " in client.get(f"/table/{new_table(client)}").text


def test_a_rematch_keeps_what_was_agreed_about_hints(client: TestClient) -> None:
    id = new_table(client, "kuhn_poker", "me,bot:random,bot:random", without_hints="on")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        while not page.until_mine()["over"]:
            page.answer(page.options[0])
    other = client.post(f"/table/{id}/rematch", follow_redirects=False).headers["location"].rsplit("/", 1)[1]
    assert client.get(f"/api/matches/{other}").json()["hints"] is False


def deals(game: Game, seat: int, wanted: int) -> Iterator[Match]:
    """Matches in which a seat holds the same and the others do not."""
    seen: dict[bytes, list[Match]] = {}
    for seed in range(400):
        match = Match(game, 3, seed)
        same = seen.setdefault(match.view(seat).table.to_bytes(), [])
        if all(other.table.hands[(seat + 1) % 3].card != match.table.hands[(seat + 1) % 3].card for other in same):
            same.append(match)
        if len(same) == wanted:
            return iter(same)
    raise AssertionError("there are no such deals")


def thoughts(settings: Settings, views: list[View]) -> list[Analysis]:
    found: list[Analysis] = []

    async def play(cafe: Cafe) -> None:
        for number, view in enumerate(views):
            found.append(await cafe.insight.settled(Visit(f"{number}", "here"), view, 256))

    in_a_cafe(replace(settings, think=60), play)  # bounded by visits alone
    return found


@pytest.mark.parametrize("waits", [False, True])
def test_what_a_seat_cannot_see_changes_no_thought_of_it(settings: Settings, waits: bool) -> None:
    """Two matches differ only in the others' hands: hint and analysis, own question or not, are the same to the last word."""
    game = find_game(KUHN)
    seat = 1 if waits else 0
    one, other = deals(game, seat, 2)
    assert one.table.to_bytes() != other.table.to_bytes()
    views = [match.view(seat) for match in (one, other)]
    first, second = thoughts(settings, views)
    assert first == second and first.visits > 0 and (first.options == ()) == waits
    say = speech("en")
    assert analysed(views[0], first, say) == analysed(views[1], second, say)
    if not waits:
        assert hint(views[0], first, say) == hint(views[1], second, say)


def test_a_page_hears_a_hint_with_rings_and_an_analysis_that_grows(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,bot:random")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="hint", number=page.last["number"])
        told = page.until("hint", "refused")
        assert told["type"] == "hint" and told["html"].count("data-advised") == 3
        assert told["rings"] and all('class="far"' in ring for _, ring in told["rings"])
        page.say(type="analyse", on=True)
        told = page.until("analysis", "refused")
        assert told["type"] == "analysis" and told["html"].count('class="gauge"') == 2
        page.say(type="analyse", on=False)
        page.say(type="ping")
        page.until("pong")
        page.say(type="hint", number=page.last["number"] + 7)
        assert page.until("refused", "hint")["code"] == "stale"


def test_who_only_watches_gets_no_analysis(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,bot:random")
    with another(client).websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        for said in ({"type": "hint", "number": 0}, {"type": "analyse", "on": True}):
            assert page.refused(**said) == "seat"


def test_a_bot_explains_its_move_where_nothing_is_hidden_and_else_after_the_match(client: TestClient) -> None:
    id = new_table(client, seats="me,bot:random")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="why")
        assert page.until("why", "refused")["words"] == speech("en")("insight.no_bot_yet")
        page.answer(page.options[0])
        page.until_mine()
        page.say(type="why")
        assert "%" in page.until("why")["words"]
    secret = new_table(client, "kuhn_poker", "bot:random,me,bot:random")
    with client.websocket_connect(f"/table/{secret}/socket") as socket:
        page = Page(socket)
        assert not page.until_mine()["over"]
        page.say(type="why")
        assert page.until("refused", "why")["code"] == "secret"
        while not page.until_mine()["over"]:
            page.answer(page.options[0])
        page.say(type="why")
        assert page.until("why", "refused")["type"] == "why"


def test_an_expert_says_itself_what_it_thought(client: TestClient) -> None:
    """The judge thinks less and without a network: it said of the strongest bot that another answer would have been better."""
    id = new_table(client, seats="me,bot:expert")
    with client.websocket_connect(f"/table/{id}/socket") as socket, mock.patch.object(room.Insight, "settled", side_effect=AssertionError):
        page = Page(socket)
        page.until_mine()
        page.answer(page.options[0])
        page.until_mine()
        page.say(type="why")
        said = page.until("why", "refused")["words"]
        assert "%" in said and "Better" not in said


def test_what_an_expert_took_is_told_with_what_it_thought_of_next() -> None:
    match = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1)
    view, say = match.view(0), speech("en")

    def thought(*shares: float) -> Thought:
        choices = tuple(Choice(k, round(100 * share), share, 0.5, (0.61 - k / 10, 0.4), (1, 2)) for k, share in enumerate(shares))
        return Thought(0, choices, 100, 100, 100, 1.0, (0.5, 0.5), (1.5, 1.5))

    assert reasoned(view, 0, thought(0.8, 0.1, 0.1), say).endswith(f"61 %. Next best “{view.answer_words(1)}”: 51 %.")
    assert reasoned(view, 0, thought(0.99, 0.005, 0.005), say).endswith("61 %. Nothing else came into question.")


def test_an_explanation_says_what_was_taken_and_what_was_next(settings: Settings) -> None:
    match = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1)
    for answer in (0, 5, 1, 4, 4, 5, 1, 1):
        match.answer(answer)
    view, say = match.view(0), speech("en")  # two in a row may become three
    [found] = thoughts(settings, [view])
    assert found.best.answer == 3
    good, bad = explained(view, 3, found, say), explained(view, 0, found, say)
    assert "Next best" in good and "Better would have been" in bad and view.answer_words(3) in bad
    assert "更好" in explained(view, 0, found, speech("zh-Hant"))


def test_where_nothing_else_came_into_question_there_was_a_choice_all_the_same(settings: Settings) -> None:
    match = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1)
    for answer in (3, 0, 3, 0, 3):
        match.answer(answer)
    view = match.view(1)  # who does not stop four in a row now has lost
    [found] = thoughts(settings, [view])
    said = explained(view, found.best.answer, found, speech("en"))
    assert found.best.answer == 3 and "Nothing else came into question" in said


def test_options_are_told_in_the_order_of_their_chances() -> None:
    view = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1).view(0)
    options = tuple(
        Option(answer, 9 - answer, (win, 10**6 - win), (1, 2), 0.0, ()) for answer, win in enumerate((400_000, 410_000, 390_000, 900_000))
    )
    told = advised(view, Analysis(0, 30, (400_000, 600_000), (1, 2), (0.0, 0.0), options, is_done=True))
    assert [(one.answer, one.chance) for one in told] == [(1, 41), (0, 40), (2, 39)]


def over(client: TestClient, seed: int = 1) -> str:
    """The id of a match that is over and can be looked back at."""
    match, rng = Match(find_game("star_stations"), 2, seed), random.Random(seed)  # noqa: S311
    for _ in range(30):
        match.answer(rng.choice(match.options))
    return upload(client, record_text(match))


def upload(client: TestClient, text: str) -> str:
    response = client.post("/replay", files={"record": ("a.jsonl", text)}, follow_redirects=False)
    assert response.status_code == 303, response.text
    return str(response.headers["location"].rsplit("/", 1)[1])


def heard(client: TestClient, path: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of a stream."""
    text = client.get(path).text
    parts = [part.split("\n") for part in text.strip().split("\n\n")]
    return [(kind.removeprefix("event: "), json.loads(data.removeprefix("data: "))) for kind, data in parts]


def test_any_moment_of_a_replay_is_analysed_in_a_stream(client: TestClient) -> None:
    id = over(client)
    events = heard(client, f"/replay/{id}/analysis?at=12")
    assert [kind for kind, _ in events][-1] == "end" and events[0][0] == "analysis"
    assert events[0][1]["html"].count('class="gauge"') == 2 and events[0][1]["rings"]
    assert code(client.get(f"/replay/{id}/analysis?at=99")) == (422, "input")
    why = client.get(f"/replay/{id}/why?at=12", headers={"accept-language": "zh-Hant"}).json()["words"]
    assert "選了" in why
    assert client.get(f"/replay/{id}/why?at=0").json()["words"] == speech("en")("insight.nothing_yet")


def test_a_match_that_is_being_played_is_not_looked_back_at(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,bot:random")
    for path in ("analysis?at=0", "why?at=1"):
        assert code(client.get(f"/replay/{id}/{path}")) == (409, "waiting")


def test_a_changed_box_is_not_thought_about(client: TestClient) -> None:
    """Its numbers come from strangers, and compiled rules trust the box."""
    match = Match(find_game("star_stations"), 2, 1, change={"file": "box.toml", "values": {}})
    id = upload(client, record_text(match))
    refused = client.get(f"/replay/{id}/analysis?at=0")
    assert code(refused) == (422, "input") and refused.json()["words"] == speech("en")("insight.changed_box")


def test_one_thought_at_a_time_and_not_too_many_in_all(settings: Settings) -> None:
    view = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1).view(0)

    async def play(cafe: Cafe) -> None:
        tries = [cafe.insight.settled(Visit("ann", "here"), view) for _ in range(2)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(isinstance(one, Busy) for one in found) == [False, True]
        near = [cafe.insight.settled(Visit(f"{n}", "here"), view) for n in range(5)]
        far = [cafe.insight.settled(Visit(f"{n}", f"{n}"), view) for n in range(5, 15)]
        near_found, far_found = await asyncio.gather(
            asyncio.gather(*near, return_exceptions=True), asyncio.gather(*far, return_exceptions=True)
        )
        assert sum(isinstance(one, Analysis) for one in near_found) == room.FROM_ONE_ADDRESS
        assert sum(isinstance(one, Analysis) for one in [*near_found, *far_found]) == room.AT_ONCE
        with pytest.raises(Busy):
            for _ in range(room.RESERVE + 3):
                await cafe.insight.settled(Visit("tom", "there"), view, 8)

    in_a_cafe(settings, play)


def test_what_if_begins_as_soon_as_an_analysis_is_over_that_its_page_has_left(settings: Settings) -> None:
    match, ann = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1), Visit("ann", "here")

    async def play(cafe: Cafe) -> None:
        analysis = cafe.insight.growing(ann, match.view(0))
        trials = [cafe.insight.tried(ann, WhatIf(match.game, match.box, match.table, match.table, 0)) for _ in range(2)]
        await anext(analysis)
        with mock.patch.object(room, "ENDING", 0.1), pytest.raises(Busy):  # it goes on
            await anext(trials[0])
        begun = asyncio.ensure_future(anext(trials[1]))
        await asyncio.sleep(0.1)
        await analysis.aclose()
        assert await begun
        await trials[1].aclose()

    in_a_cafe(settings, play)


def test_thinking_ends_in_time_and_compiles_nothing_while_somebody_waits(settings: Settings) -> None:
    match = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1)
    found: list[object] = []

    async def play(cafe: Cafe) -> None:
        found.extend([one async for one in cafe.insight.growing(Visit("ann", "here"), match.view(0))])
        found.extend(
            [one async for one in cafe.insight.tried(Visit("tom", "there"), WhatIf(match.game, match.box, match.table, match.table, 0))]
        )

    with mock.patch.object(match.game, "compiled", set()):
        in_a_cafe(replace(settings, think=0), play)
        assert match.game.compiled == set()
    assert len(found) == 2 and not any(one.is_done for one in found)  # type: ignore[attr-defined]


def test_after_the_match_everybody_may_know_everything() -> None:
    for over in (False, True):
        table: Any = SimpleNamespace(opening=SimpleNamespace(hints=False), over=over)
        with nullcontext() if over else pytest.raises(NoHints):
            refuse_without_hints(table)


def test_who_goes_away_is_not_thought_for_any_longer(settings: Settings) -> None:
    """A page that ends its stream, or is closed, makes room for the next one at once."""
    with serving(replace(settings, think=5)) as address, httpx2.Client(base_url=address, timeout=60) as client:
        id = over(client)  # type: ignore[arg-type]
        client.get(f"/replay/{id}")
        for _ in range(3):
            with client.stream("GET", f"/replay/{id}/analysis?at=3") as stream:
                assert next(stream.iter_lines()) == "event: analysis"
