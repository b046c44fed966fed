"""Two people and their devices: a name that is kept, a passkey, and a tournament that moves on by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .hands import READY, said

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def call(page: Page, cafe: str, name: str) -> None:
    page.goto(f"{cafe}/me")
    page.locator("main [name=name]").fill(name)
    page.get_by_role("button", name="Save").first.click()


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play_together(people: list[Page]) -> None:
    """Everybody answers when asked, with the first button, until the match is over."""
    while any(said(page, "over") != "yes" for page in people):
        for page in people:
            page.wait_for_timeout(60)
            if said(page, "over") != "yes" and page.evaluate(READY):
                number = said(page, "number")
                page.locator("#question button[data-answer]").first.click()
                page.wait_for_function("(n) => document.body.dataset.number !== n || document.body.dataset.over === 'yes'", arg=number)


def test_a_name_is_kept_and_two_friends_hold_a_tournament(newcomer: Newcomer, cafe: str) -> None:
    cafe = cafe.replace("127.0.0.1", "localhost")  # a passkey belongs to a name
    ann, ben = newcomer(viewport=PHONE, has_touch=True), newcomer(viewport=DESK)
    call(ann, cafe, "Ann")
    call(ben, cafe, "Ben")

    line = ann.context.new_cdp_session(ann)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    ann.get_by_role("button", name="Make a passkey").click()
    expect(ann.locator("#passkeys .keys li")).to_have_count(1)
    ann.context.clear_cookies()
    ann.goto(f"{cafe}/back")
    ann.get_by_role("button", name="With a passkey").click()
    ann.wait_for_url(f"{cafe}/")
    expect(ann.locator("main [name=name]")).to_have_value("Ann")

    ann.goto(f"{cafe}/me")
    ann.get_by_role("button", name="Make a recovery link").click()
    tablet = newcomer(viewport=DESK)
    tablet.goto(ann.locator(".link input").input_value())
    expect(tablet.locator("[name=secret]")).not_to_have_value("")
    assert "#" not in tablet.url
    tablet.locator("form[action='/back'] .strong").click()
    expect(tablet.locator("main [name=name]")).to_have_value("Ann")

    ann.goto(f"{cafe}/tournaments/new/connect_four")
    fits(ann)
    ann.get_by_role("button", name="Open the tournament").click()
    ann.get_by_role("button", name="Join").click()
    ben.goto(ann.url)
    ben.get_by_role("button", name="Join").click()
    expect(ann.get_by_text("Who takes part (2)")).to_be_visible()  # by itself
    ann.get_by_role("button", name="Begin").click()
    expect(ben.get_by_role("link", name="To my table")).to_be_visible()
    fits(ann)
    tablet.goto(ann.url)
    for page in (tablet, ben):  # Ann goes on where she came back
        page.get_by_role("link", name="To my table").click()
        page.wait_for_selector("#board")
    play_together([tablet, ben])
    expect(ann.get_by_role("heading", name="Final table")).to_be_visible()
    fits(ann)
    ben.get_by_role("link", name="Back to the tournament").click()
    expect(ben.locator(".figures tbody tr")).to_have_count(2)
