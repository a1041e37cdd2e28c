// Starts what the page does besides being read.
import { beginWithChoice } from "./choice.js";
import { copied } from "./copy.js";
import { start as startOffline } from "./offline/page.js";
import { start as startPreview } from "./preview.js";
import { start as startSearch } from "./search.js";
import { drawPins, drawShelf, pinned } from "./shelf.js";

function isDark() {
  return document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
}

function startTheme() {
  const button = document.querySelector("#theme");
  button.hidden = false;
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    try { localStorage.setItem("theme", theme); } catch { /* holds for this page only */ }
  });
}

function draw() {
  drawPins();
  document.querySelectorAll("button[data-copy]").forEach((button) => { button.hidden = false; });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button");
  if (button?.dataset.copy !== undefined) copied(button);
  if (button?.dataset.pin !== undefined) pinned(button);
});
// On paper everything that is folded stands open; browsers that cannot say so in a style sheet are helped.
if (!CSS.supports("selector(::details-content)")) {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details:not([open])")];
    for (const each of opened) each.open = true;
  });
  addEventListener("afterprint", () => { for (const each of opened) each.open = false; });
}
document.addEventListener("drawn", draw);
startTheme();
startSearch();
startPreview();
startOffline();
drawShelf();
beginWithChoice();
draw();
