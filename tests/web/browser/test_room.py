"""The board keeps its room: nothing that helps lies over what somebody reads or plays."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .hands import READY, click_answer, click_to_the_end, play_now, put_up
from .test_lessons import GAMES, IDEA, begin

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
# How much of the page's height shows the board, less what lies over it.
SHARE = """() => {
  const {top, bottom} = document.getElementById("stage").getBoundingClientRect(), over = document.querySelector("#since[open] ol");
  return (Math.min(bottom, over?.offsetParent ? over.getBoundingClientRect().top : bottom) - top) / innerHeight;
}"""
BETWEEN = """() => {
  const [card, coach] = ["inspector", "coach"].map((id) => document.getElementById(id).getBoundingClientRect());
  return card.top - coach.bottom;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leaves_the_board_its_room_on_a_phone(newcomer: Newcomer, cafe: str, game: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    begin(page, cafe, game)
    for _ in range(page.locator("#coach .idea").count()):
        onward = page.locator("#coach [data-idea='1']")
        assert page.evaluate(SHARE) >= 0.45, page.locator(f"{IDEA} h2").inner_text()
        assert page.locator("#stage").evaluate("(stage) => stage.getBoundingClientRect().x") == 0  # nothing pushed the page aside
        if onward.count() and onward.is_visible():
            onward.click()


# By how much what is marked on the board lies outside the stage; nothing where all of it has no room there at once.
CUT = """(marks) => {
  const box = document.getElementById("stage").getBoundingClientRect();
  const frames = [...document.querySelectorAll(marks)].map((thing) => (thing.closest("[data-page]") || thing).getBoundingClientRect());
  const first = Math.min(...frames.map((one) => one.top)), last = Math.max(...frames.map((one) => one.bottom));
  const isRoom = frames.length && last - first < box.height - 12 && !document.body.classList.contains("near");
  return isRoom ? Math.max(0, box.top - first, last - box.bottom) : null;
}"""


@pytest.mark.parametrize("game", ["stardust_coffee", "vivajava_dice"])
def test_what_the_coach_speaks_of_is_seen_whole_on_a_phone(newcomer: Newcomer, cafe: str, game: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    begin(page, cafe, game)
    onward, looked = page.locator("#coach [data-idea='1']"), 0
    while onward.count() and onward.is_visible():
        onward.click()
        cut = page.evaluate(CUT, "#board .coached")
        assert not cut or cut < 2, page.locator(f"{IDEA} h2").inner_text()
        looked += cut is not None
    assert looked


def test_who_is_asked_about_the_dice_or_a_card_sees_them_on_a_phone(newcomer: Newcomer, cafe: str) -> None:
    page, rng, looked = newcomer(viewport=PHONE, has_touch=True), random.Random(3), 0  # noqa: S311
    put_up(page, cafe, "stardust_coffee")
    for _ in range(25):
        page.locator("#stage").evaluate("(stage) => stage.scrollTo(0, 300)")  # somebody has looked at the own board meanwhile
        click_answer(page, rng)
        page.wait_for_function(READY)
        cut = page.evaluate(CUT, "#board :is([data-answer], [data-answers])")
        assert not cut or cut < 2, page.locator("#question").inner_text()
        looked += page.locator("#board [data-page] :is([data-answer], [data-answers])").count() > 0 and cut is not None
    assert looked > 3


def test_the_card_of_a_thing_hides_no_word_of_the_coach(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=DESK)
    begin(page, cafe, "star_stations")
    page.locator("#board [data-thing]").first.hover(force=True)
    expect(page.locator("#inspector")).to_be_visible()
    assert page.evaluate(BETWEEN) >= 0
    page.locator("#coach [data-idea='1']").click()


@pytest.mark.parametrize(("size", "least"), [(PHONE, 0.45), (DESK, 0.6)])
def test_what_happened_meanwhile_is_shown_to_who_was_away_and_leaves_the_board_its_room(
    newcomer: Newcomer, cafe: str, size: dict[str, int], least: float
) -> None:
    page = newcomer(viewport=size)
    put_up(page, cafe, "star_stations")
    for seed in range(3):
        click_answer(page, random.Random(seed))  # noqa: S311
        page.wait_for_function(READY)
        expect(page.locator("#since")).not_to_have_attribute("open", "")
    come_back(page)
    assert page.evaluate(SHARE) >= least


@pytest.mark.parametrize(("size", "is_shown"), [(PHONE, True), (DESK, False)])
def test_a_phone_shows_the_latest_line_and_all_of_them_when_it_is_tapped(
    newcomer: Newcomer, cafe: str, size: dict[str, int], is_shown: bool
) -> None:
    page = newcomer(viewport=size)
    put_up(page, cafe, "star_stations")
    click_answer(page, random.Random(1))  # noqa: S311
    page.wait_for_function(READY)
    expect(page.locator("#since-latest")).to_be_visible(visible=is_shown)
    assert page.locator("#since-latest").text_content() == page.locator("#log li").last.text_content()
    page.locator("#since summary").click()
    expect(page.locator("#since li").last).to_be_visible()


def come_back(page: Page) -> None:
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator("#since")).to_have_attribute("open", "")


def test_the_way_back_to_the_lobby_is_in_sight_when_a_match_is_over_on_a_phone(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    play_now(page, cafe, "kuhn_poker")
    click_to_the_end(page, random.Random(9))  # noqa: S311
    way = page.locator("#question a[href='/']")
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    page.wait_for_url(f"{cafe}/")


@pytest.mark.parametrize(("size", "least"), [(PHONE, 0.45), (DESK, 0.9)])
def test_a_solved_puzzle_leaves_the_board_its_room(newcomer: Newcomer, cafe: str, size: dict[str, int], least: float) -> None:
    page = newcomer(viewport=size)
    page.goto(f"{cafe}/games/star_stations/puzzles")
    page.locator("[data-puzzle-link]").first.click()
    if not page.locator("#choices button").first.is_visible():
        page.locator("#choices summary").first.click()
    onward = page.get_by_role("link", name="Next puzzle")
    places = [page.get_by_role("link", name=name).bounding_box() for name in ("Next puzzle", "All puzzles")]
    page.locator("#choices button:visible").first.click()
    expect(page.locator("#solution .serious")).to_be_visible()
    assert page.evaluate(SHARE) >= least
    assert [page.get_by_role("link", name=name).bounding_box() for name in ("Next puzzle", "All puzzles")] == places  # they do not jump
    expect(onward).to_be_in_viewport(ratio=1)
    expect(onward).to_contain_class("strong")


@pytest.mark.parametrize("tips", ["yes", "no"])
def test_the_board_is_as_large_while_others_think(newcomer: Newcomer, cafe: str, tips: str) -> None:
    page = newcomer(viewport=DESK)
    put_up(page, cafe, "star_stations")
    if tips == "no":
        page.locator("[data-no-tips]").click()
    page.evaluate("""() => {
      const heights = window.heights = new Set(), stage = document.getElementById("stage");
      new ResizeObserver(() => heights.add(Math.round(stage.clientHeight))).observe(stage);
    }""")
    for seed in (0, 1, 3, 4, 5):  # all of them click on the board: an open group of buttons takes its room
        click_answer(page, random.Random(seed))  # noqa: S311
        page.wait_for_function(READY)
    assert len(page.evaluate("() => [...window.heights]")) == 1


# More answers than two rows hold, more choices than one, and the café's own thoughts: the board stays where it is.
MUCH = """() => {
  const height = () => Math.round(document.getElementById("stage").clientHeight), seen = [height()];
  const answers = document.querySelector("#question .answers"), one = answers.querySelector("[data-answer]");
  for (let n = 0; n < 14; n++) answers.append(one.cloneNode(true));
  seen.push(height());
  answers.innerHTML += `<details class="group"><summary>More</summary><div class="choices">${one.outerHTML.repeat(30)}</div></details>`;
  answers.querySelector("details").open = true;
  seen.push(height());
  const advice = document.getElementById("advice");
  advice.innerHTML = "<ol class='lines'>" + "<li>Good</li>".repeat(5) + "</ol>";
  advice.hidden = false;
  return [...seen, height()];
}"""


# The log of a long match: by how much the page is longer than the screen. It would go up with the next thing that is brought into sight.
LONG = """() => {
  const log = document.getElementById("log"), lines = log.innerHTML;
  for (let n = 0; n < 20; n++) log.insertAdjacentHTML("beforeend", lines);
  return document.scrollingElement.scrollHeight - innerHeight;
}"""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_long_log_does_not_make_the_page_longer_than_the_screen(newcomer: Newcomer, cafe: str, size: dict[str, int]) -> None:
    page = newcomer(viewport=size)
    put_up(page, cafe, "vivajava_dice")
    assert page.locator("#log .named").count()  # what only letters show lies apart, and counts as well
    assert page.evaluate(LONG) == 0


@pytest.mark.parametrize("game", ["vivajava_dice", "starfarers"])
def test_nothing_moves_on_a_desk_when_the_question_changes(newcomer: Newcomer, cafe: str, game: str) -> None:
    page = newcomer(viewport=DESK)
    play_now(page, cafe, game)
    assert len(set(page.evaluate(MUCH))) == 1
    shown = page.locator("#question details .choices button")
    expect(shown.first).to_be_in_viewport(ratio=1)
    expect(page.locator("#advice")).to_be_in_viewport(ratio=1)


# A long answer and some short ones: by how much they reach beyond the screen, and how wide the hint is beside its word.
BESIDE = """() => {
  const answers = document.querySelector("#question .answers"), one = answers.querySelector("[data-answer]");
  const range = document.createRange();
  answers.innerHTML = answers.firstElementChild.outerHTML + one.outerHTML.repeat(6);
  answers.children[1].textContent = "Make the Featured Blend: Regular black, and then take a flavor die from the jar for it";
  range.selectNodeContents(answers.firstElementChild);
  const wide = (one) => one.getBoundingClientRect().width;
  return [answers.scrollWidth - answers.clientWidth, wide(answers.firstElementChild) - wide(range), answers.clientHeight];
}"""


ALMOST = 28  # a row that lacks no more than this is shown (rows.js)


def test_answers_are_read_without_pushing_them_sideways_on_a_phone(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    play_now(page, cafe, "vivajava_dice")
    beyond, more, high = page.evaluate(BESIDE)
    assert beyond <= 0 and high < 185 + ALMOST  # there may be a hundred of them: the board keeps its room
    assert more < 32  # a hint takes no more room than its word


# Answers until they need a third row: how much of it is seen.
THIRD = """() => {
  const answers = document.querySelector("#question .answers"), one = answers.querySelector("[data-answer]");
  const rows = () => new Set([...answers.children].map((child) => child.offsetTop)).size;
  while (rows() < 3) answers.append(one.cloneNode(true));
  return Math.min(answers.getBoundingClientRect().bottom, innerHeight) - answers.lastElementChild.getBoundingClientRect().top;
}"""


@pytest.mark.parametrize("tips", ["yes", "no"])
def test_a_third_row_of_answers_is_not_hidden(newcomer: Newcomer, cafe: str, tips: str) -> None:
    page = newcomer(viewport=DESK)
    play_now(page, cafe, "vivajava_dice")
    if tips == "no":
        page.locator("[data-no-tips]").click()
    assert page.evaluate(THIRD) >= 5


def test_words_of_an_answer_run_on_after_a_picture(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    play_now(page, cafe, "vivajava_dice")
    parts = page.locator("#question [data-answer]").evaluate_all("(all) => all.map((one) => one.childNodes.length)")
    assert set(parts) == {1}  # several parts would stand side by side, each in a column of its own


SMALL = """(all) => all.filter((one) => one.checkVisibility())
  .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, {width, height}]) => Math.min(width, height) < 39.5)
  .map(([words, {width, height}]) => `${words}: ${width} x ${height}`)"""


def test_answers_that_begin_alike_say_it_once_on_a_phone_and_keep_their_names(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    play_now(page, cafe, "stardust_coffee")
    while not page.locator("#question .again").count():
        page.locator("#question [data-answer]").last.click()
        page.wait_for_function(READY)
    narrow = page.locator("#question [data-answer]:has(.again)").first
    wide = page.locator("#question [data-answer]:not(:has(.again))").first
    assert narrow.evaluate("(one) => one.offsetWidth") < wide.evaluate("(one) => one.offsetWidth") - 40
    expect(narrow).to_have_accessible_name(re.compile("^Take the [a-z]+ die$"))
    page.set_viewport_size({"width": 1440, "height": 900})
    assert narrow.locator(".again").evaluate("(one) => one.offsetWidth") > 40  # where there is room each says all of it


def test_a_thumb_hits_every_button_of_a_table_on_a_phone(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    play_now(page, cafe, "star_stations")
    expect(page.locator(".zoom button").first).to_be_visible()
    assert page.locator(":is(.top, #bar) :is(button, summary, a.button)").evaluate_all(SMALL) == []


def test_a_ring_of_the_coach_lies_round_a_thing_and_hides_nothing_of_it(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    begin(page, cafe, "starcadia_quest")
    hidden = page.evaluate("""() => [...document.querySelectorAll("#board .coached")].map((thing, n) => {
      const ring = document.querySelectorAll("#board .beckon")[n], line = ring.getBoundingClientRect(), box = thing.getBoundingClientRect();
      const thick = ring.clientLeft + 2;  // with the dark rim within
      const over = [line.x - box.x, line.y - box.y, box.right - line.right, box.bottom - line.bottom];
      return thick + Math.max(...over);
    })""")
    assert hidden and max(hidden) < 0.5


def test_a_ring_of_the_coach_lies_where_a_moved_piece_has_come_to_lie(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=DESK, reduced_motion="no-preference")
    begin(page, cafe, "star_stations")
    page.evaluate(
        """async () => {
      const piece = document.querySelector("#board [data-piece]").closest("[data-thing]");
      piece.animate([{ translate: "-200px 0" }, { translate: "0 0" }], { duration: 400 });
      const idea = document.querySelector("#coach .idea");
      idea.dataset.look = piece.dataset.thing;
      const { coach } = await import(document.querySelector("script[src*='cafe.js']").src.replace("cafe.js", "coach.js"));
      coach(true);
    }"""
    )
    page.wait_for_timeout(700)
    off = page.evaluate("""() => {
      const middle = (one) => { const { x, width } = one.getBoundingClientRect(); return x + width / 2; };
      return Math.abs(middle(document.querySelector("#board .coached")) - middle(document.querySelector("#board .beckon")));
    }""")
    assert off < 3
