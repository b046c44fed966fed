"""Whole matches in a real browser, clicked through the board itself."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from cosmocafe.core.found import find_game, installed_games
from tests.web.servers import Process

from .conftest import Newcomer
from .hands import MOVED, READY, click_answer, click_to_the_end, invitation, play_now, put_up, said


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_a_whole_match_is_clicked_to_its_end(cafe: str, newcomer: Newcomer, game: str) -> None:
    page = newcomer()
    put_up(page, cafe, game, short=True)
    clicks = click_to_the_end(page, random.Random(1))  # noqa: S311
    assert find_game(game).scene is None or clicks["board"] > clicks["button"] / 2
    expect(page.locator("#result table").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/replay/"))
    last = int(said(page, "last"))
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_function("() => document.body?.dataset.at === '0'")
    page.get_by_role("button", name="One on").click()
    page.wait_for_function("() => document.body?.dataset.at === '1'")
    page.locator("#at").fill(str(last // 2))
    page.wait_for_function("(at) => document.body?.dataset.at === at", arg=str(last // 2))
    assert page.url.endswith(f"at={last // 2}")


def test_a_game_without_a_scene_is_played_by_its_default_view(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, cafe, "kuhn_poker")
    expect(page.locator("#board [data-declared]")).to_be_visible()
    click_to_the_end(page, random.Random(2))  # noqa: S311


def test_two_browsers_and_a_bot_finish_a_match_together(cafe: str, newcomer: Newcomer) -> None:
    ann, tom = newcomer(), newcomer()
    ann.goto(f"{cafe}/new/star_stations")
    ann.get_by_role("radio", name="3").check()
    ann.locator("[name=name-0]").fill("Ann")
    ann.locator("[name=seat-2]").select_option("bot:random")
    ann.locator("[name=agreed-placement]").select_option("preset")
    ann.locator("[name=agreed-max_rounds]").fill("10")
    ann.get_by_role("button", name="Put the table up").click()
    tom.goto(invitation(ann))
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Sit down").click()
    rng, answers = random.Random(3), {"Ann": 0, "Tom": 0}  # noqa: S311
    for _ in range(2000):
        for name, page in (("Ann", ann), ("Tom", tom)):
            if page.evaluate(READY) and said(page, "over") != "yes":
                click_answer(page, rng)
                answers[name] += 1
        if said(ann, "over") == "yes" and said(tom, "over") == "yes":
            break
        ann.wait_for_timeout(5)
    assert min(answers.values()) > 3
    assert ann.locator("#log").inner_text() == tom.locator("#log").inner_text()
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_function(READY.replace("(over", "true || (over"))
    tom.get_by_role("link", name="To the rematch").click()
    expect(tom.locator("#people")).to_contain_text("Ann")


def test_two_people_at_one_screen_with_a_curtain(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(f"{cafe}/new/kuhn_poker")
    for seat, name in enumerate(("Ann", "Tom", "Eva")):
        page.locator(f"[name=seat-{seat}]").select_option("me" if seat == 0 else "screen")
        page.locator(f"[name=name-{seat}]").fill(name)
    page.get_by_role("button", name="Put the table up").click()
    for _ in range(12):
        page.wait_for_function("() => document.querySelector('#curtain button') || document.body?.dataset.over === 'yes'")
        if said(page, "over") == "yes":
            break
        assert "You hold" not in page.locator("#log").inner_text()
        page.locator("#curtain button").click()
        page.wait_for_function(READY)
        assert page.locator("#log").inner_text().count("You hold") == 1
        click_answer(page, random.Random(5))  # noqa: S311
    assert said(page, "over") == "yes"


def test_reload_and_lost_network_in_mid_question_lose_nothing(cafe: str, newcomer: Newcomer) -> None:
    page, rng = newcomer(), random.Random(6)  # noqa: S311
    play_now(page, cafe, "star_stations")
    for turn in range(6):
        click_answer(page, rng)
        page.wait_for_function(READY)
        before = (said(page, "number"), page.locator("#question").inner_text(), page.locator("#log").inner_text())
        if turn % 2:
            page.context.set_offline(True)
            expect(page.locator("#notice")).to_be_visible()
            page.context.set_offline(False)
        else:
            page.reload()
        page.wait_for_function(READY)
        expect(page.locator("#notice")).to_be_hidden()
        assert (said(page, "number"), page.locator("#question").inner_text(), page.locator("#log").inner_text()) == before


def test_a_restarted_server_finds_everybody_where_they_were(tmp_path_factory: pytest.TempPathFactory, newcomer: Newcomer) -> None:
    process = Process(tmp_path_factory.mktemp("restart") / "cafe.db", ("star_stations",))
    process.start()
    try:
        page, rng = newcomer(), random.Random(7)  # noqa: S311
        play_now(page, process.address, "star_stations")
        for kill in (process.kill, process.stop):
            click_answer(page, rng)
            page.wait_for_function(READY)
            before = (said(page, "number"), page.locator("#log").inner_text())
            kill()
            expect(page.locator("#notice")).to_be_visible()
            process.start()
            page.wait_for_function(READY)
            assert (said(page, "number"), page.locator("#log").inner_text()) == before
    finally:
        process.kill()


def test_a_match_is_played_with_the_keyboard_alone(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(f"{cafe}/new/star_stations")
    for name, keys in (("seat-1", "B"), ("agreed-placement", "pre"), ("agreed-max_rounds", "10")):
        focus(page, f"[name={name}]")
        page.keyboard.type(keys)
    page.keyboard.press("Enter")
    page.wait_for_function(READY)
    rng, on_board = random.Random(8), 0  # noqa: S311
    for _ in range(3000):
        page.wait_for_function(READY)
        if said(page, "over") == "yes":
            break
        on_board += press_answer(page, rng)
    assert said(page, "over") == "yes" and on_board > 5


def focus(page: Page, selector: str) -> None:
    """Go to a thing with the tab key."""
    for _ in range(150):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not reach {selector}")


def press_answer(page: Page, rng: random.Random) -> bool:
    """Answer with tab, arrows and Enter; whether it was on the board."""
    number = said(page, "number")
    board = page.locator("#board [data-answer], #board [data-answers]").count() > 0
    if board:
        focus(page, "#board [data-answer], #board [data-answers], #board .ahead")
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    else:
        focus(page, "#question button[data-answer], #question summary")
        if page.evaluate("() => document.activeElement.tagName === 'SUMMARY'"):
            page.keyboard.press("Enter")
            focus(page, "#question button[data-answer]")
    page.keyboard.press(rng.choice(["Enter", " "]))
    page.wait_for_function(MOVED, arg=number)
    if page.evaluate("() => document.getElementById('menu').open"):
        for _ in range(rng.randrange(3)):
            page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.pick === undefined"):
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.wait_for_function("(number) => document.body && document.body.dataset.number !== number", arg=number)
    return board
