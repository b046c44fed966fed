// Fair dice: every number that chance gave, computed again here, without the server's help.
// SHA-256 is written out, since a browser lends its own only to pages over TLS or on the same machine.

import { compareNotes } from "./deal.js";
import { $, body } from "./page.js";

const MOST_ROWS = 2000;

export async function checkDice() {
  const verdict = $("verdict");
  try {
    const response = await fetch(`/replay/${body.dataset.fair}/chance`);
    if (!response.ok) throw new Error(response.status);
    const chance = await response.json();
    show(check(chance), verdict);
    compareNotes(chance);
  } catch {
    verdict.textContent = verdict.dataset.lost;
  }
}

function show({ committed, rows }, verdict) {
  $("committed").textContent = committed ? "✓" : "✗";
  const wrong = rows.filter((row) => !row.right).length;
  const count = rows.reduce((sum, row) => sum + row.draws.length, 0);
  const right = committed && !wrong;
  verdict.textContent = right ? verdict.dataset.right.replace("#", count) : verdict.dataset.wrong;
  verdict.className = right ? "right" : "wrong";
  const table = $("draws");
  table.tBodies[0].append(...rows.filter((row) => row.draws.length).slice(0, MOST_ROWS).map(line));
  table.hidden = false;
}

function line(row) {
  const tr = document.createElement("tr");
  const came = row.draws.map(([of, found]) => `${found + 1}/${of}`).join("  ");
  for (const text of [row.moment, row.who, row.answer, came, row.right ? "✓" : "✗"]) tr.insertCell().textContent = text;
  return tr;
}

/** Whether the seed fits its commitment, and each moment's numbers their secret. */
export function check({ seed, added, commitment, moments }) {
  const secret = sha256(bytes(`cosmocafe ${seed}`));
  const chance = added ? hmac(secret, bytes(asPython(added))) : secret;
  const rows = moments.map((row) => ({ ...row, right: isRight(row, chance) }));
  return { committed: hex(sha256(secret)) === commitment, rows };
}

function isRight({ moment, draws }, chance) {
  const state = begin(hmac(chance, bytes(String(moment))));
  return draws.every(([of, found]) => oneOf(state, of) === found);
}

/** A list of texts as Python's json.dumps writes it. */
function asPython(texts) {
  const ascii = (text) => JSON.stringify(text).replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `[${texts.map(ascii).join(", ")}]`;
}

// sfc32, begun by the first twelve bytes of a digest

function begin(digest) {
  const view = new DataView(digest.buffer);
  const state = { a: view.getUint32(0), b: view.getUint32(4), c: view.getUint32(8), k: 1 };
  for (let i = 0; i < 12; i++) word(state);
  return state;
}

function word(s) {
  const out = (s.a + s.b + s.k) >>> 0;
  s.a = (s.b ^ (s.b >>> 9)) >>> 0;
  s.b = (s.c + (s.c << 3)) >>> 0;
  s.c = (((s.c << 21) | (s.c >>> 11)) + out) >>> 0;
  s.k = (s.k + 1) >>> 0;
  return out;
}

function oneOf(state, n) {
  for (;;) {
    const product = BigInt(word(state)) * BigInt(n);
    if ((product & 0xffffffffn) >= 0x100000000n % BigInt(n)) return Number(product >> 32n);
  }
}

// SHA-256 and HMAC

const bytes = (text) => new TextEncoder().encode(text);
const hex = (digest) => Array.from(digest, (one) => one.toString(16).padStart(2, "0")).join("");
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => Array.from(part)));

function hmac(key, message) {
  const padded = new Uint8Array(64);
  padded.set(key);
  const mixed = (pad) => padded.map((one) => one ^ pad);
  return sha256(joined(mixed(0x5c), sha256(joined(mixed(0x36), message))));
}

const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (number) => Math.floor((number - Math.floor(number)) * 2 ** 32) >>> 0;
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x, n) => (x >>> n) | (x << (32 - n));

export function sha256(message) {
  const blocks = new Uint8Array(((message.length + 72) >> 6) << 6);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, message.length * 8);
  const hash = Uint32Array.from(START);
  for (let at = 0; at < blocks.length; at += 64) mix(hash, view, at);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((one, i) => out.setUint32(4 * i, one));
  return new Uint8Array(out.buffer);
}

function mix(hash, view, at) {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = view.getUint32(at + 4 * i);
    else {
      const [x, y] = [w[i - 15], w[i - 2]];
      w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((one, i) => (hash[i] += one));
}
