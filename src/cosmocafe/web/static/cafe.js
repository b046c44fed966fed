// The café's script: swap what the server drew, send answers, come back after a lost connection. No framework, no build step.
"use strict";

const $ = (id) => document.getElementById(id);
const body = document.body;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function notice(words, seconds) {
  const box = $("notice");
  if (!box) return;
  box.textContent = words;
  box.hidden = !words;
  clearTimeout(notice.timer);
  if (words && seconds) notice.timer = setTimeout(() => { box.hidden = true; }, seconds * 1000);
}

function absolute(path) { return new URL(path, location.href).href; }
// A link for somebody else: by the name under which others find this café, where that is not the name in our own address bar.
function forOthers(path) { return new URL(path, body.dataset.shared || location.href).href; }

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  notice(body.dataset.copied || "✓", 2);
}

function fillLinks(root) {
  for (const field of root.querySelectorAll("[data-link]")) field.value = forOthers(field.dataset.link);
}

// ---- Swapping the board: what moved glides, new dice tumble.

function positions(board) {
  const found = new Map();
  for (const piece of board.querySelectorAll("[data-piece]")) found.set(piece.dataset.piece, piece.getBoundingClientRect());
  return found;
}

function glide(board, before) {
  if (calm.matches || !before.size || document.hidden) return;
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const old = before.get(piece.dataset.piece);
    const now = piece.getBoundingClientRect();
    if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
      continue;
    }
    const dx = old.x - now.x, dy = old.y - now.y;
    if (Math.hypot(dx, dy) < 2) continue;
    const scale = piece.getScreenCTM ? piece.parentNode.getScreenCTM().a : 1;
    const rest = getComputedStyle(piece).transform;
    const base = rest && rest !== "none" ? rest : "";
    const from = `translate(${dx / scale}px, ${dy / scale}px) ${base}`;
    piece.animate([{ transform: from }, { transform: base || "none" }], { duration: 320, easing: "ease-in-out" });
  }
}

function rollsOn(board) { return new Set([...board.querySelectorAll("[data-roll]")].map((roll) => roll.dataset.roll)); }

function swapBoard(html) {
  const board = $("board"), before = positions(board), rolled = rollsOn(board);
  const focused = board.contains(document.activeElement) ? spot(document.activeElement) : null;
  board.innerHTML = html;
  glide(board, before);
  for (const roll of board.querySelectorAll("[data-roll]")) if (rolled.size && !rolled.has(roll.dataset.roll)) roll.classList.add("tumble");
  rove(board, focused);
}

// ---- Keyboard: one stop for the tab key, arrows go to the nearest thing in that direction.

const CLICKABLE = "[data-answer], [data-answers], .ahead";
const things = () => [...$("board").querySelectorAll(CLICKABLE)];

function spot(thing) {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function rove(board, focused) {
  const all = things();
  all.forEach((thing, n) => {
    thing.setAttribute("tabindex", n ? "-1" : "0");
    if (!thing.hasAttribute("role")) thing.setAttribute("role", "button");
    if (!thing.hasAttribute("aria-label") && !thing.querySelector("title")) thing.setAttribute("aria-label", saying(thing));
  });
  if (!focused) return;
  const near = all.sort((a, b) => distance(spot(a), focused) - distance(spot(b), focused))[0];
  if (near) focusThing(near);
}

function distance([x, y], [a, b]) { return Math.hypot(x - a, y - b); }

function focusThing(thing) {
  for (const other of things()) other.setAttribute("tabindex", other === thing ? "0" : "-1");
  thing.focus({ preventScroll: true });
}

// Who plays by keyboard stays with the question: at its first answer, or at the question itself while there is nothing to answer.
function focusQuestion() {
  const seen = (selector) => [...$("question").querySelectorAll(selector)].find((one) => one.checkVisibility());
  (seen("[data-answer], summary") || seen(".answers :is(a, button):not([data-undo])") || $("question")).focus({ preventScroll: true });
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function step(from, [dx, dy]) {
  const [x, y] = spot(from);
  let best = null, least = Infinity;
  for (const thing of things()) {
    const [a, b] = spot(thing);
    const along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (thing === from || along < 2) continue;
    if (along + 2.5 * aside < least) [best, least] = [thing, along + 2.5 * aside];
  }
  if (best) focusThing(best);
}

// ---- What lies several answers away: a dotted ring that says the whole way, and never lies on something that is ringed.

function layAhead(svg, far) {
  const ways = new Map();
  svg?.querySelector("#ahead")?.remove();
  if (!svg || !far.length) return ways;
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g"), laid = things().map(ringOf);
  layer.id = "ahead";
  layer.innerHTML = far.map(({ svg }) => `<g class="ahead" role="button" tabindex="-1"><title></title>${svg}</g>`).join("");
  svg.append(layer);
  [...layer.children].forEach((thing, n) => {
    const { answers, words } = far[n], shape = thing.querySelector(".far");
    if (laid.some((ring) => covers(shape, ring))) return thing.remove();
    laid.push(shape);
    ways.set(thing, [answers, words]);
    thing.setAttribute("aria-label", words);
    thing.querySelector("title").textContent = words;
  });
  return ways;
}

function ringOf(thing) { return thing.querySelector(":scope > .ring") || thing; }

// Whether some point of the ring's box lies in the shape; a margin, since neighbours may touch.
function covers(shape, ring) {
  const box = ring.getBoundingClientRect(), back = shape.getScreenCTM().inverse();
  const parts = [0.08, 0.25, 0.5, 0.75, 0.92];
  return parts.some((right) => parts.some((down) => {
    const point = new DOMPoint(box.x + box.width * right, box.y + box.height * down);
    return inRing(ring, point) && shape.isPointInFill(point.matrixTransform(back));
  }));
}

function inRing(ring, point) { return !ring.isPointInFill || ring.isPointInFill(point.matrixTransform(ring.getScreenCTM().inverse())); }

function answersOf(thing) { return (thing.dataset.answer || thing.dataset.answers || "").split(/\s+/).filter(Boolean).map(Number); }

// ---- A table.

function table() {
  let socket = null, number = -1, mine = false, tries = 0, alive = 0, sent = false, looked = -1, ways = new Map();
  let finger = false, clicked = { at: [0, 0], time: -Infinity, means: "" };

  const send = (message) => socket && socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const waiting = (yes) => { sent = yes; $("board").classList.toggle("sent", yes); $("question").classList.toggle("sent", yes); };

  function answer(answers) {
    if (sent || !mine) return;
    if (!socket || socket.readyState !== WebSocket.OPEN) return notice(body.dataset.lost);
    waiting(true);
    send({ type: "answer", number, answers });
  }

  function connect() {
    const address = absolute(`/table/${body.dataset.table}/socket`).replace(/^http/, "ws");
    socket = new WebSocket(address);
    socket.onopen = () => { tries = 0; alive = Date.now(); notice(""); body.dataset.connected = "yes"; };
    socket.onmessage = (event) => { alive = Date.now(); hear(JSON.parse(event.data)); };
    socket.onclose = (event) => {
      delete body.dataset.connected;
      waiting(false);
      if (event.code === 4404) return location.reload();
      if (event.code === 4403) return notice(body.dataset.lost);
      if (tries > 0 || event.code !== 1012) notice(body.dataset.lost);
      setTimeout(connect, Math.min(5000, 150 * 2 ** tries++) * (0.75 + Math.random() / 2));
    };
  }

  function hear(message) {
    if (message.type === "table") show(message);
    else if (message.type === "refused") { waiting(false); notice(message.words, 4); }
    else if (message.type === "stored") waiting(false);
    else if (message.type === "ahead") showAhead(message);
  }

  function show(message) {
    const turned = message.mine && !mine;
    if (message.number !== number) closeMenu();
    ({ number, mine } = message);
    waiting(false);
    const { board, ...parts } = message.parts, atPlay = ["board", "question", "curtain"].some((id) => $(id).contains(document.activeElement));
    if (board !== undefined) swapBoard(board);
    for (const [id, html] of Object.entries(parts)) if ($(id)) { $(id).innerHTML = html; fillLinks($(id)); }
    if (atPlay && [body, $("question")].includes(document.activeElement)) focusQuestion();
    if (parts.curtain) $("curtain").querySelector("button").focus();
    if (parts.result) $("result").scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
    showLog(message.log);
    showRules(message.rules);
    hint("");
    looked = -1;
    document.title = (mine ? `● ${body.dataset.turn} · ` : "") + body.dataset.title;
    body.dataset.number = number;
    body.dataset.mine = mine ? "yes" : "no";
    body.dataset.over = message.over ? "yes" : "no";
    if (turned && board === undefined) rove($("board"), null);
  }

  // Joined questions: what can be reached in several answers, fetched when a person moves towards the board.
  function lookAhead() {
    clearTimeout(lookAhead.timer);
    if (!mine || sent || looked === number) return;
    lookAhead.timer = setTimeout(() => {
      if (!mine || sent) return;
      looked = number;
      send({ type: "ahead", number });
    }, 250);
  }

  function showAhead(message) {
    ways = message.number === number ? layAhead($("board").querySelector("svg"), message.things) : new Map();
  }

  function choices(thing) {
    if (ways.has(thing)) return [ways.get(thing)];
    const own = answersOf(thing);
    return [...own.map((one) => [[one], wordsOf(one)]), ...handfuls().filter(([answers]) => answers.some((one) => own.includes(one)))];
  }

  // Where the same is asked again and again: several answers at once, as the question lists them.
  function handfuls() {
    return [...$("question").querySelectorAll("[data-handful]")].map((one) => [one.dataset.handful.split(" ").map(Number), one.textContent.trim()]);
  }

  // A finger sees no hint before it taps, so it is told the way to something far first.
  function choose(thing, byFinger) {
    const all = choices(thing);
    if (all.length === 1 && !(byFinger && ways.has(thing))) return answer(all[0][0]);
    if (all.length) openMenu(all, thing);
  }

  function openMenu(all, thing) {
    const menu = $("menu");
    const title = Object.assign(document.createElement("h2"), { id: "menu-title", textContent: body.dataset.choose });
    const list = Object.assign(document.createElement("div"), { className: "choices" });
    for (const [answers, words] of all) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: words });
      button.dataset.pick = answers.join(" ");
      button.onclick = () => { closeMenu(); answer(answers); };
      list.append(button);
    }
    const shut = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: body.dataset.close, onclick: closeMenu });
    list.append(shut);
    menu.replaceChildren(title, list);
    menu.onclose = () => thing.isConnected && thing.focus?.({ preventScroll: true });
    menu.onclick = (event) => { if (event.target === menu) closeMenu(); };
    menu.showModal();
  }

  function closeMenu() { if ($("menu").open) $("menu").close(); }

  const hint = (words) => { $("hint").textContent = words; };
  const thingAt = (target) => target.closest?.(CLICKABLE);

  function hover(event) {
    const thing = thingAt(event.target);
    if (!thing) return hint("");
    const all = choices(thing);
    hint(all.map(([, words]) => words).join("  ·  "));
  }

  for (const id of ["board", "question", "menu"]) {
    $(id).addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
    $(id).addEventListener("click", (event) => { if (!isMeant(event)) event.stopImmediatePropagation(); }, true);
  }

  // The second half of a double click falls on whatever lies there by then: it counts only if it says the same to the same question.
  function isMeant(event) {
    const [before, now] = [clicked, { at: [event.clientX, event.clientY], time: event.timeStamp, means: meaning(event.target) }];
    const tappedTwice = finger && now.time - before.time < 350 && distance(now.at, before.at) < 24;
    const meant = !(event.detail > 1 || tappedTwice) || now.means === before.means;
    if (meant) clicked = now;
    return meant;
  }

  function meaning(target) {
    const said = target.closest(`${CLICKABLE}, [data-handful], [data-undo], [data-pick]`);
    if (!said || said.matches("[data-undo]")) return said ? "back" : "";
    return [$("question").querySelector(".asks")?.textContent, said.dataset.handful || said.dataset.pick || answersOf(said)].join();
  }

  $("board").addEventListener("click", (event) => { const thing = thingAt(event.target); if (thing) choose(thing, finger); });
  for (const kind of ["pointerover", "focusin"]) {
    $("board").addEventListener(kind, (event) => { lookAhead(); hover(event); });
    $("question").addEventListener(kind, (event) => preview(event.target.closest?.("[data-answer]")));
  }
  $("board").addEventListener("pointerleave", () => hint(""));
  $("board").addEventListener("keydown", (event) => {
    const thing = thingAt(event.target);
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") choose(thing);
    else if (ARROWS[event.key]) step(thing, ARROWS[event.key]);
    else return;
    event.preventDefault();
  });

  // A button lights up the thing on the board that stands for the same answer.
  function preview(button) {
    for (const lit of $("board").querySelectorAll(".lit")) lit.classList.remove("lit");
    if (!button) return;
    const same = things().find((thing) => answersOf(thing).includes(Number(button.dataset.answer)));
    same?.classList.add("lit");
  }

  $("question").addEventListener("click", (event) => {
    const button = event.target.closest("[data-answer], [data-handful], [data-undo]");
    if (!button) return;
    if (button.dataset.handful) answer(button.dataset.handful.split(" ").map(Number));
    else if (button.dataset.answer !== undefined) answer([Number(button.dataset.answer)]);
    else if (!sent) { waiting(true); send({ type: "undo", number }); }
  });

  document.addEventListener("click", (event) => {
    const hold = event.target.closest("[data-hold]"), lift = event.target.closest("[data-lift]");
    if (hold) send({ type: "hold", seat: Number(hold.dataset.hold), bot: hold.dataset.bot || null });
    if (lift) send({ type: "lift", seat: Number(lift.dataset.lift) });
  });

  setInterval(() => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - alive > 12000) socket.close();
    else if (Date.now() - alive > 5000) send({ type: "ping" });
  }, 2500);
  addEventListener("offline", () => socket?.close());
  addEventListener("online", () => { tries = 0; });
  rove($("board"), null);
  fillLinks(document);
  connect();
}

function wordsOf(answer) { return document.querySelector(`#question [data-answer="${answer}"]`)?.textContent.trim() || `#${answer}`; }

function saying(thing) {
  return answersOf(thing).map(wordsOf).join("; ");
}

// ---- Log and rules.

function showLog({ keep, lines }) {
  const list = $("log"), box = list.parentElement, end = box.scrollHeight - box.scrollTop - box.clientHeight < 60, first = !list.dataset.filled;
  while (list.children.length > keep) list.lastChild.remove();
  for (const [who, words] of lines) {
    const line = document.createElement("li"), shape = document.createElement("span");
    line.className = `seat${who}${first ? "" : " new"}`;
    shape.className = "shape";
    shape.setAttribute("aria-hidden", "true");
    shape.textContent = [...body.dataset.shapes][who] || "✦";
    line.append(shape, ` ${words}`);
    list.append(line);
  }
  list.dataset.filled = "yes";
  if (end || first) showLogEnd();
}

// The rules are long, so they are fetched when somebody opens them.
async function openRules() {
  const panel = $("rules");
  if (!panel || panel.dataset.open) return;
  panel.dataset.open = "yes";
  const response = await fetch(panel.dataset.rules);
  if (!response.ok) return delete panel.dataset.open;
  panel.innerHTML = await response.text();
  showRules(showRules.last || []);
}

function showRules(ids) {
  showRules.last = ids;
  const box = $("rules-now"), rows = ids.map((id) => $(`rule-${id}`)).filter(Boolean);
  if (!box) return;
  box.hidden = !rows.length;
  box.querySelector("tbody").replaceChildren(...rows.map((row) => { const twin = row.cloneNode(true); twin.removeAttribute("id"); return twin; }));
}

function search(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean), root = $(field.dataset.search);
  const has = (element) => words.every((word) => element.textContent.toLowerCase().includes(word));
  let found = 0;
  for (const part of root.querySelectorAll("tbody tr, li, :scope > p, :scope > h2, :scope > h3, :scope > h4")) {
    const heading = /^H\d$/.test(part.tagName);
    part.hidden = words.length > 0 && (heading || !has(part));
    if (!part.hidden) found++;
  }
  for (const part of root.querySelectorAll("table")) part.hidden = words.length > 0 && !part.querySelector("tbody tr:not([hidden])");
  $("rules-none").hidden = found > 0;
  if ($("rules-now")) $("rules-now").classList.toggle("hidden", words.length > 0);
}

// ---- A replay.

function replay() {
  let at = Number(body.dataset.at), timer = null, wanted = at, busy = false;
  const last = Number(body.dataset.last), eyes = $("eyes"), slide = $("at");

  function address() { return `/replay/${body.dataset.replay}?at=${at}${eyes.value === "-1" ? "" : `&seat=${eyes.value}`}`; }

  async function show() {
    if (busy) return;
    busy = true;
    try {
      while (true) {
        const goal = wanted, seat = eyes.value;
        const response = await fetch(`/replay/${body.dataset.replay}/frame?at=${goal}&seat=${seat}`);
        if (!response.ok) throw new Error(response.status);
        put(await response.json());
        if (goal === wanted && seat === eyes.value) break;
      }
    } catch {
      notice(body.dataset.lost, 3);
      stop();
    }
    busy = false;
  }

  function put(frame) {
    at = frame.at;
    swapBoard(frame.board);
    $("question").textContent = frame.question;
    showLog({ keep: 0, lines: frame.log });
    slide.value = at;
    $("moment").textContent = body.dataset.moment.replace("#", at);
    history.replaceState(null, "", address());
    body.dataset.at = at;
  }

  function go(where) { wanted = Math.max(0, Math.min(last, where)); show(); }
  function stop() { clearInterval(timer); timer = null; label(); }
  function label() {
    const button = document.querySelector('[data-step="play"]');
    button.classList.toggle("playing", Boolean(timer));
    for (const name of ["aria-label", "title"]) button.setAttribute(name, timer ? body.dataset.stop : body.dataset.play);
  }
  function play() {
    if (timer) return stop();
    if (at >= last) go(0);
    timer = setInterval(() => (wanted >= last ? stop() : go(wanted + 1)), 900);
    label();
  }

  const steps = { first: () => go(0), last: () => go(last), "-1": () => go(wanted - 1), 1: () => go(wanted + 1), play };
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    if (button.dataset.step !== "play") stop();
    steps[button.dataset.step]();
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea")) return;
    if (event.key === "ArrowLeft") { stop(); go(wanted - 1); }
    if (event.key === "ArrowRight") { stop(); go(wanted + 1); }
  });
  slide.addEventListener("input", () => { stop(); go(Number(slide.value)); });
  eyes.addEventListener("change", show);
  $("permalink").addEventListener("click", () => copy(forOthers(address())));
  showLogEnd();
}

function showLogEnd() { $("log").parentElement.scrollTop = $("log").scrollHeight; }

// ---- Everywhere.

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-copy]"), panel = event.target.closest("[data-panel]"), zoom = event.target.closest("[data-zoom]");
  if (link && link.dataset.copy) copy(forOthers(link.dataset.copy));
  if (event.target.closest("[data-show-late]")) {
    for (const row of document.querySelectorAll(".late")) row.classList.add("shown");
    event.target.closest("[data-show-late]").hidden = true;
  }
  if (panel) {
    const side = $("side"), same = side.classList.contains("open") && side.dataset.shown === panel.dataset.panel;
    if (panel.dataset.panel) side.dataset.shown = panel.dataset.panel;
    side.classList.toggle("open", Boolean(panel.dataset.panel) && !same);
    if (panel.dataset.panel === "log") showLogEnd();
    if (panel.dataset.panel === "rules") openRules();
  }
  if (zoom) {
    const board = $("board"), now = Number(board.dataset.zoom || 1);
    board.dataset.zoom = Math.max(1, Math.min(3, now + 0.5 * Number(zoom.dataset.zoom)));
    board.style.setProperty("--zoom", board.dataset.zoom);
  }
  for (const open of document.querySelectorAll("details.drop[open]")) if (!open.contains(event.target)) open.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { $("side")?.classList.remove("open"); for (const open of document.querySelectorAll("details.drop[open]")) open.open = false; }
});
document.addEventListener("input", (event) => { if (event.target.matches("[data-search]")) search(event.target); });

function seatsOfNewTable(form) {
  const show = () => {
    const count = Number(form.querySelector("[name=players]:checked, [name=players][type=hidden]").value);
    for (const row of form.querySelectorAll("[data-seat-row]")) {
      const out = Number(row.dataset.seatRow) >= count, kind = row.querySelector("select").value;
      row.hidden = out;
      row.querySelector("input").hidden = kind === "friend" || kind.startsWith("bot:");
    }
  };
  form.addEventListener("change", show);
  show();
}

if (document.querySelector("[data-new]")) seatsOfNewTable(document.querySelector("[data-new]"));
if (body.dataset.table) table();
if (body.dataset.replay) replay();
