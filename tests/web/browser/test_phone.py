"""A table in a hand: what is asked comes into sight by itself, and nothing in the bar lies on anything else."""

from __future__ import annotations

import random

import pytest

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
