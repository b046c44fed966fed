// The café's script: swap what the server drew, send answers, come back after a lost connection. No framework, no build step.

import { keepOwnWords } from "./deal.js";
import { awaitSimulation, sitAtDesk } from "./desk.js";
import { listenEverywhere } from "./everywhere.js";
import { checkDice } from "./fair.js";
import { listenToKeys } from "./keys.js";
import { fillClocks, fillForm } from "./new_table.js";
import { keepLooking } from "./looking.js";
import { body } from "./page.js";
import { fillSecret, offerPasskeys } from "./people.js";
import { markSolved, solvePuzzle } from "./puzzle.js";
import { lookBack } from "./replay.js";
import { awaitReview } from "./review.js";
import { playAtTable } from "./table.js";
import { followTournament } from "./tournament.js";
import { askBeforeNotifying } from "./turn.js";

listenEverywhere();
listenToKeys();
keepOwnWords();
askBeforeNotifying();
if (document.querySelector("[data-new]")) fillForm(document.querySelector("[data-new]"));
if (document.querySelector("[data-clocks]")) fillClocks(document.querySelector("[data-clocks]"));
if (document.querySelector("[data-looking]")) keepLooking(document.querySelector("[data-looking]"));
if (body.dataset.table) playAtTable();
if (body.dataset.replay) lookBack();
if (body.dataset.puzzle) solvePuzzle();
if (body.dataset.puzzles) markSolved();
if (body.dataset.review) awaitReview();
if (body.dataset.desk) sitAtDesk();
if (body.dataset.deskResult) awaitSimulation();
if (body.dataset.fair) checkDice();
if (body.dataset.tournament) followTournament();
if ("back" in body.dataset) fillSecret();
if ("me" in body.dataset) offerPasskeys();
