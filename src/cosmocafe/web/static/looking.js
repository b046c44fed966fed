// The tables in the lobby that look for players, as they are now; nothing moves under a finger or a focus.

const EVERY = 8000; // milliseconds

export function keepLooking(list) {
  let shown = "";
  setInterval(async () => {
    if (document.hidden || list.matches(":hover, :focus-within")) return;
    const found = await fetch("/looking").then((answer) => (answer.ok ? answer.text() : ""), () => "");
    if (found && found !== shown) list.innerHTML = shown = found;
  }, EVERY);
}
