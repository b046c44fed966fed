"""The boards of all games: every offered thing can be hit in its middle and has a ring that is seen, and nothing hides what it says."""

from __future__ import annotations

import pytest

from cosmocafe.core.game import installed_games
from cosmocafe.web import ahead
from cosmocafe.web.ahead import look_ahead
from cosmocafe.web.speech import speech

from .boards import SIZES, drawn, lay, moments
from .conftest import Newcomer

# Everything that can be clicked, but not in its own middle.
MISSED = """() => {
  const clickable = "[data-answer], [data-answers], .ahead", missed = [];
  for (const thing of document.querySelectorAll(`#board :is(${clickable})`)) {
    thing.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const box = (thing.querySelector(":scope > .ring, .far") || thing).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit?.closest(clickable) !== thing) missed.push(`${thing.getAttribute("aria-label")} under ${hit?.parentElement?.outerHTML.slice(0, 80)}`);
  }
  return missed;
}"""
LAY_AHEAD = """(far) => [...layAhead(document.querySelector("#board svg"), far)].map(([thing, [, words]]) => [
  words === thing.getAttribute("aria-label") && words === thing.querySelector("title").textContent,
  getComputedStyle(thing.querySelector(".far")).stroke, getComputedStyle(thing.querySelector(".far")).strokeDasharray,
])"""


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_the_middle_of_every_offered_thing_is_its_own(newcomer: Newcomer, game: str, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": SIZES[width]})
    for view in moments(game):
        lay(page, drawn(view))
        assert page.evaluate(MISSED) == [], view.question


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_what_is_far_is_seen_says_its_way_and_covers_nothing(
    newcomer: Newcomer, game: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "SECONDS", 60)
    page, laid = newcomer(viewport={"width": width, "height": SIZES[width]}), 0
    for view in moments(game):
        far = [target._asdict() for target in look_ahead(view, speech("en"))]
        if far:
            lay(page, drawn(view))
            for says_its_way, stroke, dashes in page.evaluate(LAY_AHEAD, far):
                assert says_its_way and stroke not in ("none", "transparent") and dashes != "none"
                laid += 1
            assert page.evaluate(MISSED) == [], view.question
    assert laid or game != "starfarers"


# The contrast of every ring with what it lies on: of each of its points the better side, of each ring its median.
RINGS = """() => {
  const shade = document.head.appendChild(document.createElement("style"));
  shade.textContent = "#board svg * { pointer-events: visiblePainted !important }";
  const rgba = (colour, opacity) => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return [r, g, b, a * opacity]; };
  const over = ([r, g, b, a], [s, t, u]) => [r, g, b].map((part, n) => part * a + [s, t, u][n] * (1 - a));
  const light = (colour) => { const [r, g, b] = colour.map((part) => { const c = part / 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; });
    return .2126 * r + .7152 * g + .0722 * b; };
  const contrast = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x); return (a + .05) / (b + .05); };
  const page = rgba(getComputedStyle(document.body).backgroundColor, 1);
  const ground = (x, y) => document.elementsFromPoint(x, y).filter((one) => one.ownerSVGElement && !one.matches(".ring, .far, text, tspan")).reverse()
    .reduce((below, one) => { const { fill, fillOpacity } = getComputedStyle(one); return /^rgb/.test(fill) ? over(rgba(fill, Number(fillOpacity)), below) : below; }, page);
  const found = [];
  for (const ring of document.querySelectorAll("#board :is(.answer, .chosen) > .ring")) {
    ring.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const to = ring.getScreenCTM(), length = ring.getTotalLength(), best = [], style = getComputedStyle(ring), box = ring.getBBox();
    for (let n = 0; n < 16; n++) {
      const at = ring.getPointAtLength(length * (n + .5) / 16), dx = at.x - box.x - box.width / 2, dy = at.y - box.y - box.height / 2, far = Math.hypot(dx, dy);
      const sides = [-2, 2].map((way) => new DOMPoint(at.x + way * dx / far, at.y + way * dy / far).matrixTransform(to));
      best.push(Math.max(...sides.map(({x, y}) => { const below = ground(x, y); return contrast(over(rgba(style.stroke, Number(style.strokeOpacity)), below), below); })));
    }
    found.push([best.sort((a, b) => a - b)[8], style.stroke, ring.parentElement.getAttribute("aria-label")]);
  }
  shade.remove();
  return found;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_every_ring_stands_out_from_its_ground(newcomer: Newcomer, game: str, theme: str) -> None:
    page, asked = newcomer(viewport={"width": 1440, "height": 900}), set[int]()
    for view in moments(game):
        if view.step not in asked:  # a question's rings lie on the same grounds every time
            asked.add(view.step)
            lay(page, drawn(view), theme)
            assert [ring for ring in page.evaluate(RINGS) if ring[0] < 3] == [], view.question


HIDDEN_LIFE = """() => {
  const all = [...document.querySelectorAll("#board .figure")], box = (figure, part) => figure.querySelector(part).getBoundingClientRect();
  return all.flatMap((figure, n) => {
    const {left, right, top, bottom} = box(figure, ".life"), x = (left + right) / 2, y = (top + bottom) / 2;
    return all.slice(n + 1).map((other) => box(other, ".base")).filter((base) => base.left < x && x < base.right && base.top < y && y < base.bottom);
  }).length;
}"""


def test_no_figure_hides_another_ones_life_and_none_is_less_than_nothing(newcomer: Newcomer) -> None:
    page, most = newcomer(), 0
    for view in moments("starcadia_quest"):
        lay(page, drawn(view))
        standing = [space for space in view.table.at if space >= 0]
        most = max([most, *(standing.count(space) for space in standing)])
        assert page.locator("#board .figure").count() == len(standing)
        assert page.evaluate(HIDDEN_LIFE) == 0
        assert "♥-" not in page.locator("#board").inner_html()
    assert most > 1
