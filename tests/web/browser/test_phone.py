"""A table in a hand: what is asked comes into sight by itself, and nothing in the bar lies on anything else."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import WebSocketRoute

from cosmocafe.games.starfarers.scene import scene
from tests.games.starfarers.builder import YELLOW, Position, position
from tests.games.starfarers.test_scene import view_of

from .conftest import Newcomer
from .hands import READY, click_answer, put_up, said

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
GAMES = ["starfarers", "stardust_coffee"]
# How far things that can be clicked, a map as a whole, lie above and below the stage; nothing where they do not fit in at once.
HIDDEN = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const stage = document.getElementById("stage"), box = stage.getBoundingClientRect();
  const ends = [...document.querySelectorAll("#board :is([data-answer], [data-answers])")].flatMap((thing) => {
    const map = thing.ownerSVGElement;
    if (!map.ownerSVGElement) return [thing.getBoundingClientRect().top, thing.getBoundingClientRect().bottom];
    const scale = map.parentElement.getScreenCTM(), {y, height} = map;
    return [y.baseVal.value, y.baseVal.value + height.baseVal.value].map((far) => scale.d * far + scale.f);
  });
  const first = Math.min(...ends), last = Math.max(...ends);
  const fits = ends.length && last - first < box.height - 12 && !document.body.classList.contains("near");
  return fits ? [Math.max(0, box.top - first), Math.max(0, last - box.bottom)] : null;
}"""
CROSSED = """() => {
  const zoom = document.querySelector("#bar .zoom").getBoundingClientRect();
  return [...document.querySelectorAll("#question :is(.asks, .tip, .answers button, .answers summary)")].filter((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const lies = (at) => at.width && at.right > zoom.left && at.left < zoom.right && at.top < zoom.bottom - 1 && at.bottom > zoom.top;
    return [...words.getClientRects()].some(lies);
  }).map((part) => part.textContent.trim());
}"""


# How far the page of a story lies above and below the stage, after the player had scrolled down to a hand.
STORY = """async (drawn) => {
  const stage = document.getElementById("stage");
  document.getElementById("board").innerHTML = drawn;
  stage.scrollTo({ top: 150, behavior: "instant" });
  (await import(document.querySelector("script[src*='cafe.js']").src.replace("cafe.js", "stage.js"))).showAsked();
  const page = document.querySelector("[data-page]").getBoundingClientRect(), box = stage.getBoundingClientRect();
  return [Math.max(0, box.top - page.top), Math.max(0, page.bottom - box.bottom)];
}"""


# Which share of each row of answers is seen.
CUT = """async (heights) => {
  const list = document.querySelector("#question .answers");
  list.innerHTML = heights.map((height) => `<button style="width: 100%; height: ${height}px; min-height: 0">Sail</button>`).join("");
  (await import(document.querySelector("script[src*='cafe.js']").src.replace("cafe.js", "rows.js"))).cutThroughARow();
  const { bottom } = list.getBoundingClientRect();
  const rows = [...list.children].map((one) => one.getBoundingClientRect());
  return rows.map(({ top, height }) => Math.max(0, Math.min(1, (bottom - top) / height)));
}"""


def test_answers_that_are_too_many_are_cut_through_the_middle_of_a_row(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(**PHONE)
    put_up(page, cafe, "star_stations")
    for heights in ([44] * 7, [44, 44, 60, 44, 44], [60] * 5, [44, 60, 60, 44], [44, 80, 44, 44, 44]):
        seen = page.evaluate(CUT, heights)
        cut = [share for share in seen if 0 < share < 1]
        assert len(cut) == 1 and 0.4 < cut[0] < 0.6, (heights, seen)
    assert page.evaluate(CUT, [50, 50, 58]) == [1, 1, 1]


def test_a_story_is_seen_from_its_picture_to_its_answers(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(**PHONE)
    put_up(page, cafe, "starfarers")
    assert max(page.evaluate(STORY, seen_on_a_phone(asked_in_a_story()))) == 0


# Notes how near the view comes, each time.
COMES = """() => {
  const board = document.getElementById("board");
  window.came = [];
  new MutationObserver(() => came.push(board.style.getPropertyValue("--zoom"))).observe(board, { attributeFilter: ["style"] });
}"""


def test_cards_that_turn_are_not_taken_for_small_ones(newcomer: Newcomer, cafe: str) -> None:
    page, boards = newcomer(**PHONE, reduced_motion="no-preference"), [seen_on_a_phone(position(3, hands={YELLOW: "ore fuel"}))]
    page.route_web_socket("**/socket*", lambda line: instead_of_boards(line, boards))
    put_up(page, cafe, "starfarers")
    page.locator("#question [data-answer]").first.click()
    page.wait_for_function(READY)
    page.evaluate(COMES)
    boards[0] = seen_on_a_phone(asked_in_a_story())
    page.locator("#question [data-answer]").first.click()
    page.wait_for_selector("#board [data-page]")
    assert page.evaluate("() => came") == []


def asked_in_a_story() -> Position:
    return position(3, hands={YELLOW: "ore fuel"}).encounter("E15")


def seen_on_a_phone(p: Position) -> str:
    return scene(view_of(p, YELLOW, tall=True))


def instead_of_boards(line: WebSocketRoute, boards: list[str]) -> None:
    """What the café says over a line, but a board is drawn as the first of these."""
    cafe = line.connect_to_server()

    def heard(said: str | bytes) -> None:
        message = json.loads(said)
        if "board" in message.get("parts", {}):
            message["parts"]["board"] = boards[0]
        line.send(json.dumps(message))

    cafe.on_message(heard)
    line.on_message(cafe.send)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_asked_comes_into_sight_and_the_bar_is_in_order(newcomer: Newcomer, cafe: str, game: str, language: str) -> None:
    page, rng, looked = newcomer(**PHONE), random.Random(7), 0  # noqa: S311
    put_up(page, cafe, game)
    page.context.add_cookies([{"name": "language", "value": language, "url": cafe}])
    page.reload()
    for _ in range(25):
        page.wait_for_function(READY)
        if said(page, "over") == "yes":
            break
        hidden = page.evaluate(HIDDEN)
        assert hidden is None or max(hidden) < 2, page.locator("#question").inner_text()
        looked += hidden is not None
        assert page.evaluate(CROSSED) == []
        click_answer(page, rng)
    assert looked > 8
