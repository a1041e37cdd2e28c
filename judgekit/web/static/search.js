// Answers while typing: the server's own piece of HTML, in the place of the page; the address says what is asked.
import { keepChoice } from "./choice.js";
import { inside } from "./root.js";
import { remember } from "./shelf.js";

const form = document.querySelector("form.ask");
const box = form.elements.q;
const choice = form.elements.in;
const found = document.querySelector("#found");
const page = document.querySelector("#page");
const status = document.querySelector("#status");
let running = null;
let entered = location.pathname === inside("");

function query() {
  const asked = new URLSearchParams();
  if (box.value.trim()) asked.set("q", box.value.trim());
  if (choice.value) asked.set("in", choice.value);
  return asked;
}

function address(asked) {
  const text = asked.toString();
  return form.getAttribute("action") + (text ? `?${text}` : "");
}

async function answer() {
  const asked = query();
  running?.abort();
  if (!asked.has("q")) {
    found.hidden = true;
    page.hidden = false;
    if (location.pathname === inside("")) history.replaceState(null, "", address(asked));
    return;
  }
  running = new AbortController();
  try {
    const response = await fetch(`${form.dataset.found}?${asked}`, { signal: running.signal });
    if (!response.ok) throw new Error(response.statusText);
    found.innerHTML = await response.text();
  } catch (error) {
    if (error.name !== "AbortError") status.textContent = document.body.dataset.failed;
    return;
  }
  show(asked);
}

function show(asked) {
  found.hidden = false;
  page.hidden = true;
  status.textContent = found.querySelector("h2")?.textContent.trim() ?? found.textContent.trim();
  document.title = `${asked.get("q")} · judgekit`;
  history[entered ? "replaceState" : "pushState"](null, "", address(asked));
  if (!entered) scrollTo(0, 0);
  entered = true;
  document.dispatchEvent(new CustomEvent("drawn"));
}

export function start() {
  box.addEventListener("input", answer);
  choice.addEventListener("change", () => {
    keepChoice(choice.value);
    if (box.value.trim() && !found.hidden) { answer(); return; }
    const here = new URL(location.href);
    if (choice.value) here.searchParams.set("in", choice.value); else here.searchParams.delete("in");
    here.searchParams.delete("edition");
    location.assign(here);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!box.value.trim()) return;
    remember(box.value.trim());
    answer();
    box.blur();
  });
  found.addEventListener("click", () => { if (box.value.trim()) remember(box.value.trim()); });
  addEventListener("popstate", () => location.reload());
  addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select");
    if ((event.key === "/" && !typing) || (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      box.focus();
      box.select();
    }
    if (event.key === "Escape" && typing === box) box.blur();
  });
}
