// Still WebP pictures put together as one that moves: a RIFF file with a frame for each (VP8X, ANIM, ANMF).

const OWN = ["ALPH", "VP8 ", "VP8L"]; // the chunks of a still picture that draw it

// `pictures` are {dots: {width, height, bytes}, milliseconds}, all of one size. The film goes round for ever.
export function animated(pictures) {
  const { width, height } = pictures[0].dots, size = [...number(width - 1, 3), ...number(height - 1, 3)];
  const frames = pictures.map(({ dots, milliseconds }) =>
    chunk("ANMF", [...number(0, 6), ...size, ...number(milliseconds, 3), 2], ...own(dots.bytes))); // 2: nothing shines through
  return riff(chunk("VP8X", [2, 0, 0, 0, ...size]), chunk("ANIM", [...number(0, 4), ...number(0, 2)]), ...frames);
}

function own(bytes) {
  const found = [], view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4)), length = view.getUint32(at + 4, true), end = at + 8 + length + (length % 2);
    if (OWN.includes(name)) found.push(bytes.subarray(at, end));
    at = end;
  }
  return found;
}

const number = (value, size) => Array.from({ length: size }, (_, n) => Math.floor(value / 256 ** n) % 256);
const letters = (name) => [...name].map((one) => one.charCodeAt(0));

function chunk(name, ...parts) {
  const inside = joined(...parts), odd = inside.length % 2 ? [0] : [];
  return joined(letters(name), number(inside.length, 4), inside, odd);
}

function riff(...chunks) {
  const inside = joined(letters("WEBP"), ...chunks);
  return joined(letters("RIFF"), number(inside.length, 4), inside);
}

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return whole;
}
