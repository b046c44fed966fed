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
  const [oldEnd, newEnd] = [before.length - last, after.length - last];
  let [m, n] = [first, first]; // what comes before them is done
  for (const [a, b] of [...twins(before.slice(first, oldEnd), after.slice(first, newEnd)).map(([a, b]) => [a + first, b + first]), [oldEnd, newEnd]]) {
    for (; m < a && n < b; m++, n++) change(there[m], before[m], after[n]);
    for (; m < a; m++) there[m].remove();
    for (; n < b; n++) live.insertBefore(document.importNode(after[n], true), there[a] || null);
    if (a < oldEnd) change(there[m++], before[a], after[n++]);
  }
}

// Which old part becomes which new one where something has come between or gone: as many of the same kind as there are, in their order.
// A card that only lies elsewhere now is moved, and not drawn over its neighbour: a browser makes all of a symbol anew when it becomes another.
function twins(old, next) {
  if (!old.length || !next.length) return [];
  const [kinds, wanted] = [old.map(kindOf), next.map(kindOf)], wide = next.length + 1, most = new Uint16Array((old.length + 1) * wide), found = [];
  for (let m = old.length - 1; m >= 0; m--) {
    for (let n = next.length - 1; n >= 0; n--) {
      const here = m * wide + n;
      most[here] = kinds[m] === wanted[n] ? 1 + most[here + wide + 1] : Math.max(most[here + wide], most[here + 1]);
    }
  }
  for (let m = 0, n = 0; m < old.length && n < next.length;) {
    const here = m * wide + n;
    if (kinds[m] === wanted[n]) found.push([m++, n++]);
    else if (most[here + wide] >= most[here + 1]) m++;
    else n++;
  }
  return found;
}

// A thing by its name, a symbol by what it shows, a group without a name by what comes first in it.
function kindOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  const { thing = "", piece = "" } = node.dataset, named = `${node.nodeName} ${thing} ${piece} ${node.getAttribute("href") || ""}`;
  return node.nodeName === "g" && !thing && !piece && node.firstElementChild ? `${named} ${kindOf(node.firstElementChild)}` : named;
}

function change(live, old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeName !== next.nodeName) return live.replaceWith(document.importNode(next, true));
  if (next.nodeType !== Node.ELEMENT_NODE) { live.nodeValue = next.nodeValue; return; }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) live.setAttribute(name, value);
  patch(live, old, next);
}
