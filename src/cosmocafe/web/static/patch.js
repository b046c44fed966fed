// A part of the page drawn anew touches only what has changed: what was drawn last and what comes are compared, branch by branch.

const drawn = new WeakMap(); // the last drawing of each part, as it came

// `prepare` gets every drawing before it is compared. Nobody else may add or take away what lies in the part.
export function redraw(part, html, prepare) {
  const next = document.createElement("template"), last = drawn.get(part);
  next.innerHTML = html;
  prepare(next.content);
  if (last) patch(part, last, next.content);
  else part.replaceChildren(document.importNode(next.content, true));
  drawn.set(part, next.content);
}

function patch(live, old, next) {
  const [before, after] = [[...old.childNodes], [...next.childNodes]], there = [...live.childNodes];
  let first = 0, last = 0;
  while (first < Math.min(before.length, after.length) && before[first].isEqualNode(after[first])) first++;
  while (last < Math.min(before.length, after.length) - first && before.at(-1 - last).isEqualNode(after.at(-1 - last))) last++;
  const both = Math.min(before.length, after.length) - last;
  for (let n = first; n < both; n++) change(there[n], before[n], after[n]);
  for (const gone of there.slice(both, before.length - last)) gone.remove();
  for (const node of after.slice(both, after.length - last)) live.insertBefore(document.importNode(node, true), there[before.length - last] || null);
}

function change(live, old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeName !== next.nodeName) return live.replaceWith(document.importNode(next, true));
  if (next.nodeType !== Node.ELEMENT_NODE) { live.nodeValue = next.nodeValue; return; }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) live.setAttribute(name, value);
  patch(live, old, next);
}
