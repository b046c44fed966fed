// Sharing a replay: the code that puts it into another web page, a picture of this moment, a film of all of it.

import { $, body, copy, forOthers } from "./page.js";
import { animated } from "./webp.js";

const language = `language=${document.documentElement.lang}`;
const SIZE = [720, 560], LONGEST = 880; // pixels: of the frame, of the longer side of the film

export function openShare() {
  const code = $("embed-code"), film = $("film");
  code.value = frame(forOthers(code.dataset.embed), code.dataset.name);
  document.querySelector("[data-copy-code]").addEventListener("click", () => { copy(code.value); $("code-copied").textContent = body.dataset.copied; });
  film?.addEventListener("click", async () => {
    film.disabled = true;
    await make(film).catch((wrong) => say(film.dataset.failed.replace("#", wrong.message)));
    film.disabled = false;
  });
}

// The picture is of the moment that is shown; a game that is not drawn has none.
export function sharePicture(at) { if ($("picture")) $("picture").href = `/replay/${body.dataset.replay}/picture.svg?at=${at}&${language}`; }

function frame(address, name) {
  const quoted = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
  return `<iframe src="${quoted(address)}" title="${quoted(name)}" width="${SIZE[0]}" height="${SIZE[1]}" style="max-width:100%;border:0" loading="lazy"></iframe>`;
}

const say = (words) => { $("film-state").textContent = words; };

// Each picture is drawn by the café and turned into dots here, one after the other: nobody else has to wait for it.
async function make(button) {
  const reel = await fetched(`/replay/${body.dataset.replay}/film.json`).then((response) => response.json());
  const pictures = [];
  for (const [number, seconds] of reel.seconds.entries()) {
    say(button.dataset.making.replace("#", number + 1).replace("%", reel.seconds.length));
    const drawn = await fetched(`/replay/${body.dataset.replay}/film/${number}.svg?${language}`).then((response) => response.text());
    pictures.push({ dots: await dots(drawn, button), milliseconds: Math.round(1000 * seconds) });
  }
  const film = new Blob([animated(pictures)], { type: "image/webp" });
  hand(film, `${reel.name}.webp`);
  say(button.dataset.done.replace("#", (film.size / 1e6).toFixed(1)));
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error((await response.json().catch(() => ({}))).words || body.dataset.lost);
  return response;
}

async function dots(svg, button) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight)), canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/webp", 0.74));
  if (blob?.type !== "image/webp") throw new Error(button.dataset.noWebp);
  return { width: canvas.width, height: canvas.height, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

function hand(file, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
