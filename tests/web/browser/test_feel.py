"""How a table feels: keys, focus, preferences, the log, motion."""

from __future__ import annotations

import json
import os
import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from cosmocafe.core.found import installed_games

from .conftest import Newcomer
from .hands import READY, in_chinese, invitation, play_now, put_up, said, watch_bots
from .test_pages import NUMBERS, faults

FOCUS = "() => document.activeElement.outerHTML.slice(0, 200)"
WATCH = """() => {
  window.lost = 0;
  new MutationObserver(() => { window.lost += document.activeElement === document.body; }).observe(document.body, {attributes: true});
}"""
MOVED = "(number) => document.body && document.body.dataset.number !== number"


def press(page: Page, key: str) -> None:
    """A key that gives an answer, or opens a group and then gives the first of its answers."""
    number, group = said(page, "number"), page.locator(f"#question summary[data-key='{key}']").count()
    page.keyboard.press(key)
    if group:
        page.locator("#question .choices [data-key='1']").wait_for()
        page.keyboard.press("1")
    page.wait_for_function(MOVED, arg=number)
    page.wait_for_function(READY)


def test_single_keys_answer_take_back_and_open_panels(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 800, "height": 900})
    put_up(page, cafe, "star_stations")
    first = page.locator("#question [data-key='1']")
    assert "1" not in str(first.evaluate("(one) => getComputedStyle(one, '::before').content"))
    press(page, "2")
    assert "1" in str(first.evaluate("(one) => getComputedStyle(one, '::before').content"))  # shown to who uses keys
    letters = first.evaluate("(one) => parseFloat(getComputedStyle(one).paddingLeft)")
    left, wide = first.evaluate("(one) => ['left', 'width'].map((name) => parseFloat(getComputedStyle(one, '::before')[name]))")
    assert left + wide < letters  # beside the answer's words, not on them
    page.keyboard.press("r")
    expect(page.locator("#panel-rules")).to_be_in_viewport()
    number = said(page, "number")
    page.get_by_label("Search the rules").press_sequentially("1 l u p ?")  # whoever types is left alone
    assert said(page, "number") == number and page.locator("dialog[open]").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator("#side")).not_to_have_class(re.compile("open"))
    assert re.search("data-answer|summary", page.evaluate(FOCUS))
    page.keyboard.press("l")
    expect(page.locator("#panel-log")).to_be_in_viewport()
    page.keyboard.press("l")
    expect(page.locator("#panel-log")).not_to_be_in_viewport()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("1")  # not while a dialog is open
    page.keyboard.press("Escape")
    assert said(page, "number") == number and page.locator("dialog[open]").count() == 0
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.getElementById('board').contains(document.activeElement)")


def test_u_takes_the_last_answer_back(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    put_up(page, cafe, "star_stations")
    for _ in range(60):
        if page.locator("[data-undo]").count():
            break
        press(page, "1")
    number = int(said(page, "number"))
    press(page, "u")
    assert int(said(page, "number")) == number - 1


@pytest.mark.parametrize("part", ["#people ul", "#question [data-answer]", "#board [data-answer]"])
def test_the_focus_lasts_through_others_turns(cafe: str, newcomer: Newcomer, part: str) -> None:
    page = newcomer()
    play_now(page, cafe, "connect_four")
    for _ in range(3):
        page.locator(part).first.focus()
        page.evaluate(WATCH)
        press(page, "3")
        assert page.evaluate("() => window.lost") == 0
        assert "<body" not in page.evaluate(FOCUS)
    if "people" in part:
        assert 'class="people"' in page.evaluate(FOCUS)
    told = page.locator("#told").inner_text()
    assert "drops" in told and "1 " in told  # what happened, and the answers with their keys


def test_preferences_are_kept_and_reached_from_everywhere(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 390, "height": 844}, color_scheme="dark")
    page.goto(cafe)
    page.keyboard.press("p")
    assert faults(page) == []
    for name in ("Light", "Quick"):
        page.get_by_label(name, exact=True).check()
    switches = {"Sounds": True, "Ask before my turn ends": True, "Letters on goods": True, "Tips for beginners": False}
    for name, wanted in switches.items():
        page.get_by_role("switch", name=name).set_checked(wanted)
    page.keyboard.press("Escape")
    play_now(page, cafe, "connect_four")
    assert page.locator("html[data-theme=light][data-letters] body:not([data-tips])").count() == 1
    page.get_by_role("button", name="Preferences").click()
    assert page.get_by_label("Quick", exact=True).is_checked()
    assert {name: page.get_by_role("switch", name=name).is_checked() for name in switches} == switches
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    in_chinese(page)


def test_what_comes_under_a_resting_pointer_is_not_pointed_at(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 1440, "height": 900})
    put_up(page, cafe, "stardust_coffee")
    box = page.locator("#panel-log").bounding_box()
    assert box
    at = (box["x"] + 80, box["y"] + box["height"] - 30)
    page.mouse.move(*at)
    for _ in range(16):
        page.wait_for_function(READY)
        press(page, "1")
        page.wait_for_timeout(60)
        assert page.locator(".there").count() == 0
    assert page.evaluate("(at) => Boolean(document.elementFromPoint(...at).closest('#log li'))", at)
    page.mouse.move(at[0] + 2, at[1])
    page.mouse.move(at[0], at[1] - 60)
    expect(page.locator(".there").first).to_be_attached()


def test_the_log_is_told_by_turns_and_a_line_shows_where_it_was(cafe: str, newcomer: Newcomer) -> None:
    page, sent = newcomer(viewport={"width": 1440, "height": 900}), list[int]()
    put_up(page, cafe, "stardust_coffee")
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: sent.append(len(json.loads(frame).get("log", {}).get("lines", [])))),
    )
    page.reload()
    for _ in range(12):
        page.wait_for_function(READY)
        press(page, "1")
    assert page.locator("#log .head").count() > 1 and page.locator("#log svg.picture").count() > 3
    assert max(sent[1:]) < 40 <= sum(sent)  # only what is new
    page.keyboard.press("l")
    for _ in range(60):
        page.keyboard.press("ArrowUp")
        if page.locator("#log li:focus[data-at^='tile:']").count():
            break
    expect(page.locator("#stage .there").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#stage .there")).to_have_count(0)


GIVE = """(share) => {
  const all = [...document.querySelectorAll("#question [data-answer]")];
  all[Math.floor(share * all.length)]?.click();
}"""
HIDDEN = """window.hidden_rows = new Set();
setInterval(() => hidden_rows.add(document.querySelectorAll("#result tbody tr[style*=opacity]").length), 30);"""
LONG = 50_000  # microseconds
is_crowded = os.getloadavg()[0] > 3 * (os.cpu_count() or 1)  # then processors do not measure the page but each other


def busy(trace: bytes) -> list[float]:
    """How long each task of the page took of a processor, in microseconds; on a busy machine it may have waited as well."""
    events = json.loads(trace)["traceEvents"]
    pages = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    return [
        one.get("tdur", one["dur"])
        for one in events
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in pages and "dur" in one
    ]


@pytest.mark.alone
@pytest.mark.skipif(is_crowded, reason="too many others work on this machine")
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_no_task_keeps_a_page_busy_while_a_match_runs(cafe: str, newcomer: Newcomer, browser: Browser, game: str) -> None:
    page, rng = newcomer(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="no-preference"), random.Random(4)  # noqa: S311
    put_up(page, cafe, game)
    page.wait_for_timeout(500)
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    for _ in range(20):
        page.wait_for_function(READY)
        if said(page, "over") == "yes":
            break
        page.evaluate(GIVE, rng.random())
        page.wait_for_timeout(50)
    tasks = busy(browser.stop_tracing())
    assert len(tasks) > 100 and [task for task in tasks if task >= LONG] == []


def restyled(trace: bytes) -> list[int]:
    """How many parts of the page each look at its style was about."""
    events = json.loads(trace)["traceEvents"]
    return [one["args"]["elementCount"] for one in events if one["name"] == "UpdateLayoutTree" and "elementCount" in one.get("args", {})]


OFTEN = {
    "sent": "board.classList.toggle('sent')",
    "heard": "board.classList.toggle('sent')",
    "closer": "board.style.setProperty('--zoom', 1.5)",
    "chosen": "for (const one of board.querySelectorAll('.answer')) { one.classList.remove('answer'); delete one.dataset.answer; }",
}
DO = "(act) => { const board = document.getElementById('board'); new Function('board', act)(board); document.body.offsetHeight; }"


def test_what_changes_often_makes_a_browser_look_at_few_parts(cafe: str, newcomer: Newcomer, browser: Browser) -> None:
    page = newcomer(viewport={"width": 390, "height": 844}, has_touch=True)
    put_up(page, cafe, "starcadia_quest")
    press(page, "1")  # all Heroes can be chosen, each with a figure of a hundred parts
    page.wait_for_timeout(1000)
    looks = {}
    for what, act in OFTEN.items():
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.evaluate(DO, act)
        looks[what] = max(restyled(browser.stop_tracing()))
    assert max(looks.values()) < 100, looks


def test_a_part_that_goes_leaves_its_neighbours_as_they_are(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(f"{cafe}/new/connect_four")
    left = page.evaluate(
        """async (patch) => {
          const { redraw } = await import(patch), part = document.body.appendChild(document.createElement("div"));
          const card = (name, x) => `<g data-thing="${name}"><rect x="${x}"/><use href="#${name}" x="${x}"/></g>`;
          redraw(part, `<svg><rect/>${card("a", 0)}${card("b", 1)}${card("c", 2)}<text>3</text></svg>`, () => {});
          const [, b, c] = part.querySelectorAll("g"), uses = [b, c].map((one) => one.querySelector("use"));
          redraw(part, `<svg><rect/>${card("b", 0)}${card("c", 1)}<text>2</text></svg>`, () => {});
          const stayed = [b, c].every((one, n) => one.isConnected && one.querySelector("use") === uses[n]);
          return [stayed, uses.map((one) => one.getAttribute("x")).join(""), part.textContent];
        }""",
        page.locator("script[type=module]").first.evaluate("(one) => one.src.replace(/[^/]*$/, 'patch.js')"),
    )
    assert left == [True, "01", "2"]


def test_dice_are_thrown_by_a_gesture(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 1280, "height": 900})
    put_up(page, cafe, "stardust_coffee")
    for _ in range(30):
        page.wait_for_function(READY)
        if page.locator("#board.throws").count():
            break
        press(page, "1")
    number, box = said(page, "number"), page.locator("#board [data-roll]").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for far in (8, 90):
        assert said(page, "number") == number  # a little is no throw
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - far, steps=4)
        page.mouse.up()
    page.wait_for_function(MOVED, arg=number)
    expect(page.locator("#log")).to_contain_text("recharges")


def test_who_likes_to_be_asked_before_the_turn_ends_is_asked(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    put_up(page, cafe, "star_stations")
    page.evaluate("() => { document.cookie = 'confirm=yes;path=/'; }")
    for _ in range(40):
        page.wait_for_function(READY)
        if page.locator("#question [data-ends]").count():
            break
        press(page, "1")
    number = said(page, "number")
    page.locator("#question [data-ends]").first.click()
    expect(page.get_by_role("heading", name="This ends your turn. Sure?")).to_be_visible()
    assert said(page, "number") == number
    page.keyboard.press("Escape")
    page.locator("#question [data-ends]").first.click()
    page.keyboard.press("1")
    page.wait_for_function(MOVED, arg=number)


def test_the_score_is_built_up_part_by_part(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(reduced_motion="no-preference")
    page.add_init_script(HIDDEN)
    watch_bots(page, cafe, "stardust_coffee")
    assert page.evaluate("() => Math.max(...hidden_rows)") >= 4  # one part after the other
    assert page.evaluate("() => hidden_rows.size") >= 4
    places, *parts, scores = page.evaluate(NUMBERS)
    assert scores and scores == [sum(points) for points in zip(*parts, strict=True)] and min(places) == 1
    assert page.locator("#result .building, #result [style*='opacity']").count() == 0


REMEMBER = """const parse = JSON.parse;
JSON.parse = (...all) => {
  const said = parse(...all);
  if (said?.parts?.board) window.boards = [...(window.boards || []), said.parts.board];
  return said;
};"""
SAME = """() => {
  const come = document.createElement("template"), plain = (root) => {
    for (const title of root.querySelectorAll("title, svg > [id]")) title.remove();
    for (const one of root.querySelectorAll("*")) for (const name of ["tabindex", "role", "aria-label", "style"]) one.removeAttribute(name);
    for (const one of root.querySelectorAll(".lit")) one.classList.remove("lit");
    root.normalize();
    return root.querySelector("svg");
  };
  come.innerHTML = window.boards.at(-1);
  const live = document.createElement("template");
  live.innerHTML = document.getElementById("board").innerHTML;
  return plain(come.content).isEqualNode(plain(live.content));
}"""


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_a_board_that_is_patched_is_the_board_that_was_drawn(cafe: str, newcomer: Newcomer, game: str) -> None:
    page, rng = newcomer(), random.Random(6)  # noqa: S311
    page.add_init_script(REMEMBER)
    put_up(page, cafe, game)
    for _ in range(12):
        page.wait_for_function(READY)
        page.evaluate(GIVE, rng.random())
        page.wait_for_timeout(30)
        assert page.evaluate(SAME)
    assert page.evaluate("() => window.boards.length") > 10


def test_what_was_typed_stays_when_the_language_changes(cafe: str, newcomer: Newcomer) -> None:
    ann, tom = newcomer(), newcomer()
    ann.goto(f"{cafe}/new/connect_four")
    ann.get_by_role("button", name="Put the table up").click()
    tom.goto(invitation(ann))
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="繁體中文").click()
    expect(tom.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(tom.locator("main [name=name]")).to_have_value("Tom")
