"""Every page, light and dark, wide and narrow: no accessibility fault, nothing wider than the screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute, expect

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.web.fair_pages import chance_of

from .conftest import Newcomer
from .hands import READY, click_answer, click_to_the_end, in_chinese, invitation, play_now, put_up, said, watch_bots

SUM_SEEN = """() => {
  const sums = document.querySelector("#result tfoot tr");
  if (!sums) return false;
  sums.firstElementChild.scrollIntoView({block: "center", behavior: "instant"});
  const last = sums.lastElementChild.getBoundingClientRect();
  return last.width > 0 && last.left >= 0 && last.right <= innerWidth && last.top >= 0 && last.bottom <= innerHeight;
}"""
NUMBERS = """() => [...document.querySelectorAll("#result .sheet > table > :is(tbody, tfoot) > tr")]
  .map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)))"""
PUSHED = """() => [document.documentElement, ...document.querySelectorAll("#stage, #result *")]
  .filter((thing) => thing.clientWidth && thing.scrollWidth > thing.clientWidth).map((thing) => thing.outerHTML.slice(0, 80))"""


def faults(page: Page) -> list[str]:
    """What axe finds, with the first thing it found."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def every_page(page: Page, cafe: str) -> Iterator[str]:
    """Open one page after the other."""
    for path in ("/", "/new/star_stations", "/games/star_stations/rules", "/nowhere", "/me", "/back", "/tournaments/new/star_stations"):
        page.goto(cafe + path)
        yield path
    page.goto(f"{cafe}/new/connect_four")
    page.get_by_role("button", name="Put the table up").click()
    page.wait_for_url("**/table/*")
    yield "a table that waits"
    page.goto(invitation(page))
    yield "an invitation"
    for game in sorted(installed_games()):
        play_now(page, cafe, game)
        yield f"the first question of {game}"
        for _ in range(6):
            page.wait_for_function(READY)
            click_answer(page, random.Random(9))  # noqa: S311
        page.wait_for_function(READY)
        yield game
    for panel in ("Rules", "Talk", "This table"):
        page.get_by_role("button", name=panel, exact=True).click()
        expect(page.get_by_role("heading", name=panel, exact=True)).to_be_in_viewport(ratio=1)
        yield panel
    play_now(page, cafe, "kuhn_poker")
    click_to_the_end(page, random.Random(9))  # noqa: S311
    yield "a score sheet"
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    yield "a replay"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(cafe: str, newcomer: Newcomer, scheme: str) -> None:
    page = newcomer(color_scheme=scheme)
    found = {name: faults(page) for name in every_page(page, cafe)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("width", [390, 768, 3840])
def test_no_page_is_wider_than_the_screen(cafe: str, newcomer: Newcomer, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": 844 if width == 390 else 1200})
    for name in every_page(page, cafe):
        wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, name


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_a_score_sheet_is_seen_whole_on_a_phone(cafe: str, newcomer: Newcomer, game: str) -> None:
    page = newcomer(viewport={"width": 390, "height": 844})
    watch_bots(page, cafe, game)
    assert pushed_sideways(page) == []
    in_chinese(page)
    assert pushed_sideways(page) == []


def pushed_sideways(page: Page) -> list[str]:
    """What must be pushed sideways to see the whole score sheet, down to its last sum."""
    page.wait_for_function(SUM_SEEN)  # in one go: the sheet may be drawn again meanwhile
    return list(page.evaluate(PUSHED))


def test_the_parts_on_a_score_sheet_add_up(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    watch_bots(page, cafe, "vivajava_dice")
    places, *parts, scores = page.evaluate(NUMBERS)
    assert len(scores) == 4 and places == sorted(places)
    assert [sum(points) for points in zip(*parts, strict=True)] == scores


def test_what_a_click_does_is_said_before_and_rules_are_found(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, cafe, "star_stations")
    page.locator("#board [data-answers]").first.hover()
    expect(page.locator("#caption")).to_contain_text("Star on")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("#rules-now")).to_be_visible()
    page.get_by_label("Search the rules").fill("flagship victory")
    expect(page.locator("#rule-SS-004")).to_be_visible()
    expect(page.locator("#rule-SS-001")).to_be_hidden()


def test_pieces_move_unless_motion_is_reduced(cafe: str, newcomer: Newcomer) -> None:
    for motion, expected in (("no-preference", True), ("reduce", False)):
        page = newcomer(reduced_motion=motion)
        page.add_init_script(
            "window.moves = 0; const old = Element.prototype.animate;"
            "Element.prototype.animate = function (...all) { window.moves++; return old.apply(this, all); };"
        )
        page.goto(f"{cafe}/new/star_stations")
        page.locator("[name=seat-1]").select_option("bot:random")
        page.locator("[name=agreed-placement]").select_option("preset")
        page.get_by_role("button", name="Put the table up").click()
        rng = random.Random(10)  # noqa: S311
        for _ in range(25):
            page.wait_for_function(READY)
            click_answer(page, rng)
        assert (page.evaluate("() => window.moves") > 0) is expected


def test_language_and_theme_switch_at_the_table(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, cafe, "star_stations")
    page.get_by_role("button", name="繁體中文").click()
    page.wait_for_function(READY)
    assert page.locator("html").get_attribute("lang") == "zh-Hant"
    page.get_by_role("button", name="紀錄").click()
    page.get_by_role("button", name="偏好設定").click()
    page.get_by_label("明亮").check()
    assert page.locator("html").get_attribute("data-theme") == "light"


FOCUS_QUESTION = "async () => (await import(new URL('keyboard.js', document.querySelector('script[type=module]').src))).focusQuestion()"
WITH_THE_QUESTION = "() => ['board', 'question'].some((id) => document.getElementById(id).contains(document.activeElement))"


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_the_keyboard_stays_with_the_question(cafe: str, newcomer: Newcomer, game: str) -> None:
    page = newcomer()
    put_up(page, cafe, game)
    page.evaluate(FOCUS_QUESTION)
    for number in range(14):
        page.wait_for_function(READY)
        if said(page, "over") == "yes":
            break
        assert page.evaluate(WITH_THE_QUESTION), f"after {number} decisions"
        if number % 3 == 2 and page.locator("#board [tabindex='0'][role=button]").count():
            page.locator("#board [tabindex='0'][role=button]").first.focus()
        decide(page)


def decide(page: Page) -> None:
    """Enter, as often as it takes to give one answer."""
    before = said(page, "number")
    for _ in range(4):
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if said(page, "number") != before:
            return
        assert page.evaluate("() => document.activeElement !== document.body")
        if page.evaluate("() => document.activeElement.matches('summary')"):
            page.keyboard.press("Tab")
    page.wait_for_function("(number) => document.body && document.body.dataset.number !== number", arg=before)


def test_a_replay_draws_its_signs_itself(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    watch_bots(page, cafe, "kuhn_poker")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    for button in page.locator("[data-step]").all():
        assert button.inner_text().strip() == ""
        box = button.locator("svg:visible").bounding_box()
        assert box and box["width"] > 10 and box["height"] > 10
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play by itself").click()
    expect(page.get_by_role("button", name="Stop").locator(".stop")).to_be_visible()


@pytest.mark.parametrize("embedded", [False, True])
def test_a_replay_goes_on_by_itself_by_steps_and_by_keys(cafe: str, newcomer: Newcomer, embedded: bool) -> None:
    page = newcomer()
    watch_bots(page, cafe, "kuhn_poker")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    if embedded:
        page.goto(re.sub(r"(/replay/[^?]+).*", r"\1/embed?at=0", page.url))
    shown, last = page.locator("#at"), int(said(page, "last"))
    page.get_by_role("button", name="Play by itself").click()  # from the end it begins anew
    expect(shown).to_have_value("1")
    shown.fill("1")  # which stops it
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    page.locator("h1").first.click()
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_value("0")
    page.keyboard.press("End")
    expect(shown).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(shown).to_have_value("0")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="One on").click()
    expect(shown).to_have_value("1")
    shown.fill(str(last))
    expect(page.locator("#moment")).to_contain_text(f"{last}")
    page.get_by_role("button", name="One back").click()
    expect(shown).to_have_value(str(last - 1))
    page.route("**/frame?*", lambda route: route.fulfill(status=404))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(said(page, "lost")).first).to_be_visible()
    expect(shown).to_have_value(str(last - 1))  # what is shown is still what it says
    with page.expect_response("**/frame?*"):
        shown.fill("0")
    expect(shown).to_have_value(str(last - 1))  # also where it was pulled away


def test_a_replay_is_seen_by_other_eyes(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    watch_bots(page, cafe, "kuhn_poker")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="To the beginning").click()
    with page.expect_response(lambda answer: "seat=1" in answer.url):
        page.locator("#eyes").select_option("1")
    page.wait_for_url("**seat=1*")


def test_several_ships_are_moved_by_one_choice(cafe: str, newcomer: Newcomer) -> None:
    page, rng = newcomer(), random.Random(3)  # noqa: S311
    put_up(page, cafe, "star_stations")
    for _ in range(400):
        page.wait_for_function(READY)
        assert said(page, "over") != "yes"
        if page.locator("#question [data-handful]").count():
            break
        click_answer(page, rng)
    handful = page.locator("#question [data-handful]").first
    before, answers = int(said(page, "number")), str(handful.get_attribute("data-handful")).split()
    page.locator("#question summary", has_text="Several at once").click()
    handful.click()
    page.wait_for_function("(number) => Number(document.body?.dataset.number) >= number", arg=before + len(answers))
    assert len(answers) > 1


def double_click(page: Page, place: list[float]) -> list[list[int]]:
    """The answers that a page sends for a double click of a person, who is not quicker than the café."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.wait_for_function(READY)
    for count in (1, 2):
        page.mouse.move(*place)
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        page.wait_for_timeout(250)
    return [message["answers"] for message in map(json.loads, sent) if message["type"] == "answer"]


def test_a_double_click_is_one_answer(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    put_up(page, cafe, "stardust_coffee")
    for _ in range(40):
        page.wait_for_function(READY)
        if page.locator("#board .answer.ready").count():
            break
        page.locator("#question [data-answer]").first.click()
        page.wait_for_timeout(100)
    box = page.locator("#board .answer.ready").first.bounding_box()
    assert box
    assert len(double_click(page, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])) == 1
    assert page.locator("#board .answer.taken").count() == 1  # so there was something to hit with the second half


def test_saying_the_same_again_may_be_quick(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, cafe, "connect_four")
    box = page.locator("#question [data-answer]").first.bounding_box()
    assert box
    assert len(double_click(page, [box["x"] + 9, box["y"] + 9])) == 2


def test_a_finger_is_told_the_way_before_it_goes_far(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 390, "height": 844}, has_touch=True)
    page.route_web_socket("**/socket*", offer_a_way)
    play_now(page, cafe, "star_stations")
    page.locator("#board").dispatch_event("pointerover")
    number = said(page, "number")
    page.locator("#board .ahead").tap()
    expect(page.locator("#menu [data-pick]")).to_have_text("This, then: that")
    assert said(page, "number") == number
    page.wait_for_timeout(400)  # or it would be a double tap
    page.locator("#menu [data-pick]").tap()
    page.wait_for_function("(number) => document.body && document.body.dataset.number !== number", arg=number)


def offer_a_way(socket: WebSocketRoute) -> None:
    """A café that, asked what lies far, offers the first answer of all in a corner of the board where nothing else is."""
    server, offered = socket.connect_to_server(), list[int]()

    def from_page(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] != "ahead":
            return server.send(message)
        way = {"svg": '<circle class="far" cx="9" cy="9" r="8"/>', "answers": offered, "words": "This, then: that"}
        return socket.send(json.dumps({"type": "ahead", "number": said["number"], "things": [way]}))

    def from_server(message: str | bytes) -> None:
        offered[:] = [
            int(number) for number in re.findall(r'data-answer="(\d+)"', json.loads(message).get("parts", {}).get("question", ""))
        ][:1] or offered
        socket.send(message)

    socket.on_message(from_page)
    server.on_message(from_server)


def test_new_lines_of_the_log_stand_below_the_old_ones(cafe: str, newcomer: Newcomer) -> None:
    page, rng = newcomer(), random.Random(2)  # noqa: S311
    play_now(page, cafe, "star_stations")
    page.reload()
    page.wait_for_function(READY)
    while page.locator("#log li.new").count() == 0:
        click_answer(page, rng)
        page.wait_for_function(READY)
    edges = page.evaluate("""() => [...document.querySelectorAll("#log li:not(.head)")].map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line.lastChild);
      return Math.round(words.getBoundingClientRect().left);
    })""")
    assert len(edges) > 1 and len(set(edges)) == 1


def test_the_browser_computes_every_die_again(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 390, "height": 844})
    play_now(page, cafe, "kuhn_poker")
    click_to_the_end(page, random.Random(9))  # noqa: S311
    id = page.url.rpartition("/")[2].partition("?")[0]
    page.goto(f"{cafe}/replay/{id}/fair")
    expect(page.locator("#verdict")).to_contain_text("numbers that chance gave are right")
    expect(page.locator("#committed")).to_have_text("✓")
    assert page.locator("#draws tbody tr").count() >= 1 and faults(page) == []
    chance = page.request.get(f"{cafe}/replay/{id}/chance").json()
    check = """async (chance) => {
        const { check } = await import(document.querySelector("script[type=module]").src.replace("cafe.js", "fair.js"));
        const { committed, rows } = check(chance);
        return [committed, rows.every((row) => row.right)];
    }"""
    assert page.evaluate(check, chance) == [True, True]
    shared = Match(find_game("vivajava_dice"), 2, "seed", added=["é\x7f…𝄞", 'a "wish"'])
    many = chance_of(shared, "en")  # so many numbers that none other fits by chance
    other = json.loads(json.dumps(many["moments"]))
    other[0]["draws"][0][1] ^= 1
    assert page.evaluate(check, many) == [True, True]
    assert page.evaluate(check, {**many, "seed": "another"}) == [False, False]
    assert page.evaluate(check, {**many, "added": ["é", ""]}) == [True, False]
    assert page.evaluate(check, {**many, "moments": other}) == [True, False]


def test_browsers_add_to_chance_before_the_deal_and_know_it_afterwards(cafe: str, newcomer: Newcomer) -> None:
    ann, tom = newcomer(), newcomer(viewport={"width": 390, "height": 844}, locale="zh-TW")
    ann.goto(f"{cafe}/new/connect_four")
    ann.locator(".own-words summary").click()
    ann.locator("[data-own-words]").fill("lucky")
    ann.locator("form.new > .answers button").click()
    expect(ann.locator("#fair [data-added='0']")).to_have_text(re.compile("^lucky [0-9a-f]{32}$"))
    expect(ann.locator(".undealt")).to_be_visible()
    tom.goto(invitation(ann))
    tom.locator("main button.strong").click()
    for page in (ann, tom):
        expect(page.locator("#board svg")).to_be_visible()
        expect(page.locator("#fair [data-added]")).to_have_count(2)
    id = ann.url.rpartition("/")[2]
    for number, column in enumerate((0, 1, 0, 1, 0, 1, 0)):
        (ann, tom)[number % 2].locator(f"#question [data-answer='{column}']").click()
        expect(ann.locator(f"body[data-number='{number + 1}']")).to_be_attached()
    tom.goto(f"{cafe}/replay/{id}/fair")
    expect(tom.locator("#verdict.right")).to_be_visible()
    expect(tom.locator("#noted strong")).to_contain_text("✓")
    kept = ann.evaluate("() => localStorage['noted before deals'].replace(/[0-9a-f]{32}/, 'changed')")
    ann.evaluate("(kept) => { localStorage['noted before deals'] = kept; }", kept)
    ann.goto(f"{cafe}/replay/{id}/fair")
    expect(ann.locator("#noted strong")).to_contain_text("✗")
