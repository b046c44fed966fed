// A replay in somebody else's page: back, play, on. It keeps nothing, and asks for nothing but moments of this match.

import { move, snapshot } from "./motion.js";
import { $, body } from "./page.js";
import { redraw } from "./patch.js";
import { playBack, show } from "./playback.js";

const shape = () => (innerWidth < innerHeight ? "tall" : "wide"), isShown = () => shape() === shown;
let shown = $("stage").classList.contains("tall") ? "tall" : "wide";

playBack({ every: 1300, put: fetchMoment, isShown, lost, playing });
addEventListener("resize", reshape);
reshape();

function reshape() { if (!isShown()) show(); }

function lost() { $("told").textContent = body.dataset.lost; }

function playing(isOn) { $("told").setAttribute("aria-live", isOn ? "off" : "polite"); } // nobody wants a whole match read out

async function fetchMoment(at) {
  const stage = shape();
  const response = await fetch(`/replay/${body.dataset.embed}/embed/frame?at=${at}&stage=${stage}&language=${body.dataset.language}`, { credentials: "omit" });
  if (!response.ok) throw new Error(response.status);
  const { board, told } = await response.json(), before = snapshot();
  $("stage").classList.toggle("tall", stage === "tall");
  redraw($("board"), board, () => {});
  move(before, []);
  shown = stage;
  $("told").textContent = told;
  $("out").href = `/replay/${body.dataset.embed}?at=${at}`;
}
