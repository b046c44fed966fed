// What if, in a replay: another answer at this moment, which bots finish; or sitting down to play on from here.

import { endAnalysis } from "./insight.js";
import { $, body, notice } from "./page.js";

let trial = null, asked = -1;

export function openWhatIf() {
  $("whatif")?.addEventListener("toggle", () => showMoment(Number(body.dataset.at)));
  document.addEventListener("click", ({ target }) => { if (target.closest("[data-whatif]")) tryOut(); });
}

// The replay shows another moment: its own question.
export async function showMoment(at) {
  if (!$("whatif")) return;
  if (at !== asked) forget(at);
  if (!$("whatif").open || asked === at) return;
  asked = at;
  const response = await fetch(`/replay/${body.dataset.replay}/options?at=${at}`);
  if (response.ok && asked === at) fill(await response.json());
}

function forget(at) {
  trial?.close();
  asked = -1;
  $("otherwise").replaceChildren();
  $("fork").elements.at.value = at;
}

function fill({ given, who, options }) {
  const again = $("instead").dataset.again;
  $("whatif-form").hidden = !options.length;
  $("whatif-who").textContent = who;
  $("instead").replaceChildren(...options.map(([answer, words]) => new Option(answer === given ? again.replace("{answer}", words) : words, answer, false, answer === given)));
}

function tryOut() {
  endAnalysis();
  trial?.close();
  trial = new EventSource(`/replay/${body.dataset.replay}/whatif?at=${asked}&answer=${$("instead").value}`);
  trial.addEventListener("otherwise", ({ data }) => { $("otherwise").innerHTML = JSON.parse(data).html; });
  trial.addEventListener("otherwise", () => $("otherwise").scrollIntoView({ block: "nearest" }), { once: true });
  trial.addEventListener("end", () => trial.close());
  trial.addEventListener("refused", ({ data }) => { trial.close(); notice(JSON.parse(data).words, 4); });
  trial.onerror = () => { trial.close(); notice(body.dataset.lost, 3); };
}
