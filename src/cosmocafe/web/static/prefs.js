// What a visitor prefers, kept in cookies, so that the café knows it before it draws a page.

const YEARS = 5 * 366 * 24 * 3600;
const root = document.documentElement;
const isPhone = matchMedia("(pointer: coarse)").matches;
const USUAL = { theme: "auto", speed: "normal", sounds: isPhone ? "no" : "yes", vibrate: "no", notify: "no", confirm: "no", letters: "no" };
const hearers = new Map();

const PACE = { slow: 1.8, normal: 1, quick: 0.45, still: 0 };

export function get(name) { return kept(name) || usual(name); }

function usual(name) {
  if (name === "language") return root.lang;
  if (name === "tips") return document.querySelector("body[data-table]:not([data-tips])") ? "no" : "yes"; // for newcomers to a game
  return USUAL[name];
}

export const wants = (name) => get(name) === "yes";

// How long things take to move, against the usual; 0 for who wants no motion.
export const pace = () => PACE[get("speed")] ?? 1;

export function set(name, value) {
  document.cookie = `${name}=${value};path=/;max-age=${YEARS};samesite=lax`;
  mark(name);
  navigator.sendBeacon?.("/me/prefer"); // whoever keeps a name keeps this too
  for (const hear of hearers.get(name) || []) hear(value);
}

export function subscribe(name, hear) { hearers.set(name, [...(hearers.get(name) || []), hear]); }

function kept(name) { return document.cookie.split("; ").find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1); }

// What styles look at stands on the root.
function mark(name) {
  if (name === "theme" && get(name) === "auto") delete root.dataset.theme;
  else if (name === "theme") root.dataset.theme = get(name);
  else if (name === "letters") root.toggleAttribute("data-letters", wants(name));
}
