// It is my turn: the tab says so, and for who wants it the device too, while somebody looks at something else.

import { $, body } from "./page.js";
import { set, subscribe, wants } from "./prefs.js";

const DOT = '<circle cx="72" cy="72" r="23" fill="#ffd24d" stroke="#171a44" stroke-width="6"/>', BUZZ = [70, 60, 70]; // milliseconds
const icon = document.querySelector("link[rel=icon]"), plain = icon.href;
let marked = "", bell = null;

export function markTurn(mine) {
  document.title = (mine ? `● ${body.dataset.turn} · ` : "") + body.dataset.title;
  markIcon(mine);
}

// The café's icon with a dot on it, made when it is wanted for the first time.
async function markIcon(mine) {
  body.dataset.marked = mine ? "yes" : "no";
  if (mine && !marked) marked = await fetch(plain).then((answer) => answer.text()).then(withDot, () => plain);
  const wanted = body.dataset.marked === "yes" ? marked : plain;
  if (icon.href !== wanted) icon.href = wanted;
}

function withDot(svg) { return `data:image/svg+xml,${encodeURIComponent(svg.replace(/<\/svg>\s*$/, `${DOT}</svg>`))}`; }

export async function tellTurn() {
  if (wants("vibrate")) navigator.vibrate?.(BUZZ);
  if (!document.hidden || !mayNotify()) return;
  await (await hung()).showNotification(body.dataset.title, { body: body.dataset.turn, tag: body.dataset.table, icon: plain, data: location.href });
  document.addEventListener("visibilitychange", takeBack, { once: true });
}

async function takeBack() { for (const one of await (await hung()).getNotifications({ tag: body.dataset.table })) one.close(); }

function mayNotify() { return wants("notify") && canNotify() && Notification.permission === "granted"; }

const canNotify = () => "Notification" in window && "serviceWorker" in navigator;

// A worker shows notifications, since telephones let no page do it; it does nothing else.
function hung() { return (bell ??= navigator.serviceWorker.register("/bell.js").then(() => navigator.serviceWorker.ready)); }

// The browser is asked when somebody turns the switch, never before.
export function askBeforeNotifying() {
  subscribe("notify", async (value) => {
    $("notify-refused").hidden = true;
    if (value !== "yes") return;
    if (canNotify() && await Notification.requestPermission() === "granted") return hung();
    set("notify", "no");
    $("prefs").querySelector("[name=notify]").checked = false;
    $("notify-refused").hidden = false;
  });
}
