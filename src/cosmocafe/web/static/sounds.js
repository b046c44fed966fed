// Soft sounds of our own, made when they are heard; no files. Nothing sounds before somebody has touched the page.

import { wants } from "./prefs.js";

const LOUD = 0.16;
let air = null, hall = null;

// Notes are [pitch, begin, length, loudness, wave]; rushes of noise are [pitch, begin, length, loudness].
const NOTES = {
  turn: [[659, 0, 0.5, 0.7], [880, 0.14, 0.7, 0.7]],
  give: [[330, 0, 0.07, 0.5, "triangle"], [220, 0.02, 0.08, 0.4, "triangle"]],
  points: [[988, 0, 0.25, 0.4], [1319, 0.09, 0.45, 0.45]],
  refused: [[155, 0, 0.2, 0.8, "triangle"]],
  said: [[740, 0, 0.16, 0.3], [932, 0.08, 0.22, 0.25]],
  step: [[523, 0, 0.18, 0.35], [784, 0.02, 0.2, 0.2]],
  end: [[523, 0, 0.5, 0.6], [659, 0.16, 0.5, 0.6], [784, 0.32, 0.6, 0.6], [1047, 0.5, 1.4, 0.8]],
};
const RUSHES = {
  dice: [0, 0.05, 0.11, 0.17, 0.26].map((begin, n) => [1500 + 340 * (n % 3), begin, 0.05, 0.9 - 0.12 * n]),
  move: [[520, 0, 0.28, 0.35]],
  card: [[3200, 0, 0.07, 0.5]],
};

export function listenForSounds() { for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { capture: true, once: true }); }

function wake() {
  if (air || !window.AudioContext) return;
  air = new AudioContext();
  hall = new GainNode(air, { gain: LOUD });
  hall.connect(air.destination);
}

export function play(name) {
  if (!air || !wants("sounds") || (document.hidden && name !== "turn")) return; // whoever waits elsewhere wants to hear of it
  for (const note of NOTES[name] || []) ring(...note);
  for (const noise of RUSHES[name] || []) rush(...noise);
}

function ring(pitch, begin, length, loud, wave = "sine") {
  const string = new OscillatorNode(air, { frequency: pitch, type: wave });
  string.connect(fading(begin, length, loud));
  string.start(air.currentTime + begin);
  string.stop(air.currentTime + begin + length);
}

function rush(pitch, begin, length, loud) {
  const noise = new AudioBufferSourceNode(air, { buffer: hiss(length) }), filter = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: 1.2 });
  noise.connect(filter).connect(fading(begin, length, loud));
  noise.start(air.currentTime + begin);
}

function fading(begin, length, loud) {
  const gain = new GainNode(air, { gain: 0 }), at = air.currentTime + begin;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(hall);
  return gain;
}

function hiss(length) {
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate), data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = 2 * Math.random() - 1;
  return buffer;
}
