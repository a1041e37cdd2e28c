// The game and edition chosen last on this device: the first page begins with them and leads on with them. An address that names a choice is taken at its word.
import { inside } from "./root.js";

export function keepChoice(value) {
  try { localStorage.setItem("in", value); } catch { /* holds for this page only */ }
}

function kept() {
  try { return localStorage.getItem("in") ?? ""; } catch { return ""; }
}

function lead(link, value) {
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.searchParams.has("in")) return;
  to.searchParams.set("in", value);
  link.href = to.pathname + to.search + to.hash;
}

export function beginWithChoice() {
  const choice = document.querySelector("form.ask").elements.in;
  const value = kept();
  if (location.pathname !== inside("") || new URLSearchParams(location.search).has("in")) return;
  if (!value || ![...choice.options].some((option) => option.value === value)) return;
  choice.value = value;
  document.querySelectorAll("header a, #page a").forEach((link) => lead(link, value));
}
