// The line to the server, opened again whenever it breaks.

import { absolute, body, notice } from "./page.js";

const NO_TABLE = 4404, FOREIGN = 4403, RESTARTS = 1012;
let socket = null, tries = 0, heard = 0;

export const isOpen = () => socket?.readyState === WebSocket.OPEN;

export function send(message) { if (isOpen()) socket.send(JSON.stringify(message)); }

// `hear` gets every message, `cut` is called whenever the line breaks, `mended` when it is open again.
export function keepLine(path, hear, cut, mended) {
  connect(path, hear, cut, mended);
  setInterval(feelPulse, 2500);
  addEventListener("offline", () => socket.close());
  addEventListener("online", () => { tries = 0; });
}

function connect(path, hear, cut, mended) {
  socket = new WebSocket(absolute(path()).replace(/^http/, "ws"));
  socket.onopen = () => { opened(); mended(); };
  socket.onmessage = (event) => { heard = Date.now(); hear(JSON.parse(event.data)); };
  socket.onclose = ({ code }) => {
    cut();
    if (mayComeBack(code)) setTimeout(() => connect(path, hear, cut, mended), Math.min(5000, 150 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}

function opened() {
  tries = 0;
  heard = Date.now();
  notice("");
  body.dataset.connected = "yes";
}

function mayComeBack(code) {
  delete body.dataset.connected;
  if (code === NO_TABLE) location.reload();
  else if (tries > 0 || code !== RESTARTS) notice(body.dataset.lost);
  return code !== NO_TABLE && code !== FOREIGN;
}

function feelPulse() {
  if (!isOpen()) return;
  if (Date.now() - heard > 12000) socket.close();
  else if (Date.now() - heard > 5000) send({ type: "ping" });
}
