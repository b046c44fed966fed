// What every page needs: its parts by their ids, notices, links for others.

export const $ = (id) => document.getElementById(id);
export const body = document.body;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

let hiding = 0;

export function notice(words, seconds) {
  const box = $("notice");
  if (!box) return;
  box.textContent = words;
  box.hidden = !words;
  clearTimeout(hiding);
  if (words && seconds) hiding = setTimeout(() => { box.hidden = true; }, seconds * 1000);
}

export function absolute(path) { return new URL(path, location.href).href; }

// A link for somebody else: by the name under which others find this café, where that is not the name in our own address bar.
export function forOthers(path) { return new URL(path, body.dataset.shared || location.href).href; }

export function fillLinks(root) {
  for (const field of root.querySelectorAll("[data-link]")) field.value = forOthers(field.dataset.link);
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text);
  }
  notice(body.dataset.copied || "✓", 2);
}

function copyByHand(text) {
  const field = document.createElement("textarea");
  field.value = text;
  body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
