// What was asked lately and what was pinned, kept in this browser only.
import { inside } from "./root.js";
import { load, save } from "./store.js";

const MOST = 8;

export function remember(question) {
  save("recent", [question, ...load("recent").filter((q) => q !== question)].slice(0, MOST));
}

function isAddress(text) {
  return typeof text === "string" && text.startsWith("/") && !text.startsWith("//");
}

function link(address, title) {
  const item = document.createElement("li");
  const a = document.createElement("a");
  a.href = address;
  a.textContent = title;
  item.append(a);
  return item;
}

export function drawShelf() {
  const shelf = document.querySelector("#shelf");
  if (!shelf) return;
  const pinned = load("pinned").filter((p) => isAddress(p?.address)).map((p) => link(p.address, p.title));
  const recent = load("recent").map((q) => link(`${inside("")}?q=${encodeURIComponent(q)}`, q));
  for (const [name, items] of [["pinned", pinned], ["recent", recent]]) {
    const list = shelf.querySelector(`[data-shelf=${name}]`);
    list.replaceChildren(...items);
    list.parentElement.hidden = items.length === 0;
  }
  shelf.hidden = pinned.length + recent.length === 0;
}

// The same rule has the same address here whether a server, this device or a plain file showed it.
function addressOf(button) {
  const { pathname, search } = new URL(button.dataset.pin, location.href);
  return pathname.replace(/(.)\/$/, "$1") + search;
}

function drawPin(button) {
  const on = load("pinned").some((p) => p?.address === addressOf(button));
  button.setAttribute("aria-pressed", String(on));
  button.textContent = on ? document.body.dataset.unpin : document.body.dataset.pin;
  button.hidden = false;
}

export function drawPins() {
  document.querySelectorAll("button[data-pin]").forEach(drawPin);
}

export function pinned(button) {
  const { title } = button.dataset;
  const address = addressOf(button);
  const others = load("pinned").filter((p) => p?.address !== address);
  const on = button.getAttribute("aria-pressed") === "true";
  save("pinned", on ? others : [{ address, title }, ...others].slice(0, 40));
  drawPin(button);
}
