// What tests ask of a board that lies on a page.

import { layAhead } from "./ahead.js";

const OFFERED = "[data-answer], [data-answers], .ahead";
const boxOf = (thing) => thing.getBoundingClientRect();
const toMiddle = (thing) => thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });

// Everything that can be clicked, but not in its own middle.
function missed() {
  return [...document.querySelectorAll(`#board :is(${OFFERED})`)].filter((thing) => {
    toMiddle(thing);
    const { x, y, width, height } = boxOf(thing.querySelector(":scope > .ring, .far") || thing);
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(OFFERED) !== thing;
  }).map((thing) => thing.getAttribute("aria-label"));
}

// What of a thing a pointer has to meet: its room if it has more than its ring.
function target(thing) {
  return thing.querySelector(":scope > .touch") || thing.querySelector(":scope > .ring") || thing;
}

// Everything that can be clicked and is smaller than a finger or a pointer needs.
function small(least) {
  return [...document.querySelectorAll(`#board :is(${OFFERED})`)].filter((thing) => {
    const { width, height } = boxOf(target(thing));
    return Math.min(width, height) < least;
  }).map((thing) => thing.getAttribute("aria-label"));
}

// Words on the board that are smaller than this, as they are shown.
function tiny(least) {
  return [...document.querySelectorAll("#board text")].filter((one) => {
    const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
    return one.checkVisibility() && size < least;
  }).map((one) => one.textContent);
}

// Far things laid on the board: whether each says its way, and how its ring is drawn.
function farThings(far) {
  return [...layAhead(document.querySelector("#board svg"), far)].map(([thing, [, words]]) => {
    const { stroke, strokeDasharray } = getComputedStyle(thing.querySelector(".far"));
    return [words === thing.getAttribute("aria-label") && words === thing.querySelector("title").textContent, stroke, strokeDasharray];
  });
}

function rgba(colour, opacity) {
  const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number);
  return [r, g, b, a * Number(opacity)];
}

function over([r, g, b, a], below) { return [r, g, b].map((part, n) => part * a + below[n] * (1 - a)); }

function light(colour) {
  const [r, g, b] = colour.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

// The colour at a point of the board, rings and letters taken away.
function groundAt({ x, y }) {
  const lying = document.elementsFromPoint(x, y).filter((one) => one.ownerSVGElement && !one.matches(".ring, .far, text, tspan, use"));
  return lying.reverse().reduce((below, one) => {
    const { fill, fillOpacity } = getComputedStyle(one);
    return /^rgb/.test(fill) ? over(rgba(fill, fillOpacity), below) : below;
  }, rgba(getComputedStyle(document.body).backgroundColor, 1));
}

// The contrast of a ring with what it lies on: of each of its points the better side, of all points the median.
function contrastOf(ring) {
  toMiddle(ring);
  const { stroke, strokeOpacity } = getComputedStyle(ring), box = ring.getBBox(), best = [];
  for (let n = 0; n < 16; n++) {
    const at = ring.getPointAtLength(ring.getTotalLength() * (n + 0.5) / 16);
    const dx = at.x - box.x - box.width / 2, dy = at.y - box.y - box.height / 2, far = Math.hypot(dx, dy);
    const sides = [-2, 2].map((way) => groundAt(new DOMPoint(at.x + way * dx / far, at.y + way * dy / far).matrixTransform(ring.getScreenCTM())));
    best.push(Math.max(...sides.map((below) => contrast(over(rgba(stroke, strokeOpacity), below), below))));
  }
  return best.sort((a, b) => a - b)[8];
}

function rings() {
  const all = document.head.appendChild(document.createElement("style"));
  all.textContent = "#board svg * { pointer-events: visiblePainted !important }";
  const found = [...document.querySelectorAll("#board :is(.answer, .chosen) > .ring")].map((ring) => [
    contrastOf(ring), getComputedStyle(ring).stroke, ring.parentElement.getAttribute("aria-label"),
  ]);
  all.remove();
  return found;
}

// How many figures lie on the number that another one's life is written with.
function hiddenLives() {
  const figures = [...document.querySelectorAll("#board .figure")];
  return figures.filter((figure, n) => {
    const life = boxOf(figure.querySelector(".life")), x = (life.left + life.right) / 2, y = (life.top + life.bottom) / 2;
    const above = figures.slice(n + 1).map((other) => boxOf(other.querySelector(".base")));
    return above.some((base) => base.left < x && x < base.right && base.top < y && y < base.bottom);
  }).length;
}

// Names of cities that run into the letter of their tile.
function crossedNames() {
  return [...document.querySelectorAll("#board [data-tile]")].flatMap((tile) => {
    const letter = [...tile.querySelectorAll("text")].find((one) => one.textContent === tile.dataset.tile);
    const lines = [...tile.querySelectorAll(".city-name")];
    return lines.filter((line) => boxOf(line).left < boxOf(letter).right && boxOf(line).top < boxOf(letter).bottom).map((line) => line.textContent);
  });
}

// What of a drawing is in sight: a map in it is cut at its edges.
function frameOf(svg) {
  if (!svg.ownerSVGElement) return boxOf(svg);
  const { x, y, width, height } = svg, around = svg.parentElement.getScreenCTM();
  const from = new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(around);
  const to = new DOMPoint(x.baseVal.value + width.baseVal.value, y.baseVal.value + height.baseVal.value).matrixTransform(around);
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

const SPOTS = [.5, .1, .3, .7, .9, .02, .98];

// Things that no finger reaches, though they are in sight: each of their points belongs to something else.
// What can be chosen goes before, and so does what lies on the thing itself.
// What lies below an open page waits until that is closed.
function unreached() {
  const veil = document.querySelector("#board .veil");
  const isBelow = (x, y) => { const below = veil && boxOf(veil); return below && x > below.x && x < below.x + below.width && y > below.y && y < below.y + below.height; };
  const things = [...document.querySelectorAll("#board [data-thing]")].filter((thing) => {
    toMiddle(thing);
    const { x, y, width, height } = boxOf(thing), frame = frameOf(thing.ownerSVGElement);
    const isShown = x + width / 2 > frame.left && x + width / 2 < frame.right && y + height / 2 > frame.top && y + height / 2 < frame.bottom;
    const found = SPOTS.flatMap((down) => SPOTS.map((across) => document.elementFromPoint(x + width * across, y + height * down)?.closest("[data-thing]")));
    return isShown && !(isBelow(x + width / 2, y + height / 2) && !thing.closest(".paper")) && !found.some((one) => one && (thing.contains(one) || one.dataset.thing === thing.dataset.thing || one.matches(OFFERED)));
  });
  return things.map((thing) => thing.dataset.thing);
}

// Words that can hardly be read on what is really painted below them, by a picture of the page: how strong each is, and what it says.
// Single letters and numbers are left out: a ship may stand on one of the many that name the rows of a map.
async function faint(picture, least) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), paper = canvas.getContext("2d");
  paper.drawImage(image, 0, 0);
  return [...document.querySelectorAll("#board text")].filter((one) => one.checkVisibility() && one.textContent.trim().length > 2).map((one) => {
    const { x, y, width, height } = boxOf(one), ink = rgba(getComputedStyle(one).fill, 1).slice(0, 3);
    if (x < 0 || y < 0 || x + width > image.width || y + height > image.height || width < 2) return [99, ""];
    const { data } = paper.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)), seen = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = [...data.slice(at, at + 3)], key = colour.map((part) => part >> 4).join();
      if (contrast(colour, ink) > 1.5) seen.set(key, [(seen.get(key)?.[0] || 0) + 1, colour]);
    }
    const [, ground] = [...seen.values()].sort(([a], [b]) => b - a)[0] || [0, ink];
    return [contrast(ink, ground), one.textContent];
  }).filter(([strength]) => strength < least);
}

const SHAPED_BY = ["display", "visibility", "opacity", "transform", "filter", "width", "height", "x", "y", "r", "fill", "stroke", "fontSize"];

// Rules of the café's own style that are meant for a page, but change something in a drawing that has a class of the same name.
function intruders() {
  const sheets = [...document.styleSheets].filter((sheet) => sheet.href), styles = (rules) => [...rules].flatMap((rule) => [rule, ...styles(rule.cssRules || [])]);
  return sheets.flatMap((sheet) => styles(sheet.cssRules)).filter((rule) => rule.selectorText && SHAPED_BY.some((name) => rule.style[name]))
    .filter((rule) => !/#board|#stage|data-roll|tumble|letter/.test(rule.selectorText) && document.querySelector(`#board svg :is(${rule.selectorText})`))
    .map((rule) => rule.selectorText);
}

Object.assign(window, { missed, small, tiny, farThings, rings, hiddenLives, crossedNames, intruders, unreached, faint });
