// One moment is chosen; the graph, the numbers, the table and the list show it.
const data = JSON.parse(document.getElementById("data").textContent);
const all = selector => [...document.querySelectorAll(selector)], one = selector => document.querySelector(selector);
const last = data.chances.length - 1;
let at = Math.min(data.first, last);

function drawing(frame) {
  return frame.lines.map(line => data.lines[line]).join("\n");
}

function choose(number) {
  at = Math.max(0, Math.min(last, number));
  all(".here").forEach(line => { line.setAttribute("x1", at); line.setAttribute("x2", at); });
  one("#slider").value = at;
  one("#slider").setAttribute("aria-valuetext", data.said[at].asked);
  data.chances[at].forEach((chance, seat) => { one(`#chance${seat}`).textContent = `${Math.round(chance / 10)} %`; });
  one("#asked").textContent = data.said[at].asked;
  one("#answered").textContent = data.said[at].answered;
  const found = data.decisions.filter(decision => decision.from <= at).pop();
  const here = found && found.to >= at ? found : null;
  one("#verdict").replaceChildren();
  if (here && here.number === at) here.verdict.forEach(text => { const line = document.createElement("div"); line.textContent = text; one("#verdict").append(line); });
  const frame = data.frames.filter(frame => frame.number <= at).pop() || data.frames[0];
  if (frame && one("#frame").dataset.number !== String(frame.number)) {
    one("#frame").dataset.number = frame.number;
    if (data.drawn) one("#frame").innerHTML = drawing(frame);
    else { const text = document.createElement("pre"); text.textContent = drawing(frame); one("#frame").replaceChildren(text); }
    one("#frame-of").textContent = frame.caption;
  }
  all(".list button").forEach(button => button.setAttribute("aria-current", String(Boolean(here) && Number(button.dataset.number) === here.number)));
}

function filter() {
  const seat = one("#who").value, losses = one("#losses").checked;
  let shown = 0;
  all(".list li").forEach(row => { row.hidden = (seat !== "" && row.dataset.seat !== seat) || (losses && row.dataset.lost === "0"); shown += !row.hidden; });
  one("#none").hidden = shown > 0;
}

all(".graph").forEach(graph => {
  const pick = event => { const box = graph.getBoundingClientRect(); choose(Math.round((event.clientX - box.left) / box.width * last)); };
  graph.addEventListener("pointerdown", pick);
  graph.addEventListener("pointermove", event => { if (event.buttons) pick(event); });
});
all("[data-number]").forEach(button => { if (button.id !== "frame") button.addEventListener("click", () => choose(Number(button.dataset.number))); });
one("#slider").addEventListener("input", event => choose(Number(event.target.value)));
one("#before").addEventListener("click", () => choose(at - 1));
one("#after").addEventListener("click", () => choose(at + 1));
one("#who").addEventListener("change", filter);
one("#losses").addEventListener("change", filter);
document.addEventListener("keydown", event => {
  if (event.target.matches("select, input") || event.altKey || event.ctrlKey || event.metaKey) return;
  const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -last, End: last };
  if (event.key in steps) { event.preventDefault(); choose(at + steps[event.key]); }
});
filter();
choose(at);
