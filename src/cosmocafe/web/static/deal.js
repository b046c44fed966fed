// Before the deal this browser adds something of its own to chance, and notes what it was shown; after the match it compares.

import { $, body } from "./page.js";

const WORDS = "own words", NOTED = "noted before deals", MOST = 40; // tables
const own = new Map(); // by seats: what was added here

// Words of one's own wait here until the table has shown its commitment: nobody can choose a secret that fits them.
export function keepOwnWords() {
  for (const field of document.querySelectorAll("[data-own-words]"))
    field.form.addEventListener("submit", () => keep(sessionStorage, WORDS, field.value.trim()));
}

// Whatever the table says of chance: note it, and add what is owed.
export function addToChance(send) {
  const undealt = $("fair")?.querySelector("[data-undealt]");
  if (!undealt) return;
  for (const seat of undealt.dataset.undealt.split(" ").filter(Boolean)) {
    if (!own.has(seat)) own.set(seat, words());
    send({ type: "add", seat: Number(seat), words: own.get(seat) });
  }
  note((seen) => {
    for (const one of $("fair").querySelectorAll("[data-added]")) seen.added[one.dataset.added] ??= one.textContent;
    for (const [seat, words] of own) seen.added[seat] ??= words;
  });
}

// Another device has added for this seat, or nobody waited for us: ours does not count.
export function addedTooLate() {
  note((seen) => { for (const [seat, words] of own) if (seen.added[seat] === words) delete seen.added[seat]; });
}

function words() {
  const typed = read(sessionStorage, WORDS) || "", random = crypto.getRandomValues(new Uint8Array(16));
  keep(sessionStorage, WORDS, "");
  return `${typed} ${Array.from(random, (one) => one.toString(16).padStart(2, "0")).join("")}`.trim();
}

// The first that was seen of each counts: who changes it later is found out.
function note(add) {
  const { [body.dataset.table]: seen = { commitment: $("fair").querySelector("[data-commitment]").textContent, added: {} }, ...others } = notes();
  add(seen);
  const latest = Object.entries({ ...others, [body.dataset.table]: seen }).slice(-MOST);
  keep(localStorage, NOTED, JSON.stringify(Object.fromEntries(latest)));
}

function notes() {
  try { return JSON.parse(read(localStorage, NOTED)) ?? {}; } catch { return {}; }
}

// Whether a match that is over is the one whose beginning was seen here; nothing is said if it was not.
export function compareNotes({ commitment, added }) {
  const seen = notes()[body.dataset.fair], line = $("noted");
  if (!seen) return;
  const same = seen.commitment === commitment && Object.entries(seen.added).every(([seat, words]) => added?.[seat] === words);
  line.hidden = false;
  line.querySelector("strong").textContent = same ? line.dataset.same : line.dataset.other;
}

// A browser may keep nothing.
function keep(where, name, value) { try { where.setItem(name, value); } catch { /* then it is not kept */ } }
function read(where, name) { try { return where.getItem(name); } catch { return null; } }
