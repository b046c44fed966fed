// The café's script: swap what the server drew, send answers, come back after a lost connection. No framework, no build step.

import { listenEverywhere } from "./everywhere.js";
import { listenToKeys } from "./keys.js";
import { fillForm } from "./new_table.js";
import { body } from "./page.js";
import { markSolved, solvePuzzle } from "./puzzle.js";
import { lookBack } from "./replay.js";
import { awaitReview } from "./review.js";
import { playAtTable } from "./table.js";

listenEverywhere();
listenToKeys();
if (document.querySelector("[data-new]")) fillForm(document.querySelector("[data-new]"));
if (body.dataset.table) playAtTable();
if (body.dataset.replay) lookBack();
if (body.dataset.puzzle) solvePuzzle();
if (body.dataset.puzzles) markSolved();
if (body.dataset.review) awaitReview();
