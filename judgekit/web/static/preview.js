import { button } from "./elements.js";
import { inside, within } from "./root.js";

// Terms, cards and rules opened where they stand, in a dialog. Without this the links lead to the pages themselves.

const dialog = document.querySelector("#preview");
const trail = [];

function part(address) {
  const url = new URL(address, location.href);
  url.pathname = inside(`part/${within(url)}`);
  url.hash = "";
  return url;
}

async function open(address) {
  let html;
  try {
    const response = await fetch(part(address));
    if (!response.ok) throw new Error(response.statusText);
    html = await response.text();
  } catch {
    location.assign(address);
    return;
  }
  const inner = document.createElement("div");
  inner.className = "inner";
  inner.innerHTML = html;
  const bar = document.createElement("p");
  bar.className = "bar";
  if (trail.length) bar.append(button(document.body.dataset.back, () => open(trail.splice(-2, 2)[0])));
  bar.append(button(document.body.dataset.close, () => dialog.close()));
  dialog.replaceChildren(inner, bar);
  trail.push(address);
  if (!dialog.open) dialog.showModal();
  inner.querySelector("h2")?.setAttribute("tabindex", "-1");
  inner.querySelector("h2")?.focus();
}

export function start() {
  document.addEventListener("click", (event) => {
    const a = event.target.closest?.("a[data-preview], #preview .text a");
    if (!a || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(a.href);
  });
  dialog.addEventListener("close", () => { trail.length = 0; });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}
