// The desk on this device: who the judge is, what is not sent yet, forms that are kept here first and sent when the desk can be reached.
import { discard, put, send, waiting } from "./desk-outbox.js";
import { entryOf, newId } from "./desk-form.js";
import { button } from "./elements.js";
import { inside } from "./root.js";

const AGAIN = 10000; // ms until what waits is sent again
const LONG_AGO = 900000; // ms after which a question is another one
const words = document.body.dataset;
const mark = document.querySelector("#unsent");
const status = document.querySelector("#status");
const loaded = Date.now();

function remembered(storage, key) {
  try { return storage.getItem(key) ?? ""; } catch { return ""; }
}

function remember(storage, key, value) {
  try { storage.setItem(key, value); } catch { /* asked again next time */ }
}

function device() {
  const known = remembered(localStorage, "device");
  if (known) return known;
  const made = newId();
  remember(localStorage, "device", made);
  return made;
}

// Who the judge is: asked once on a device.
function drawWho() {
  const judge = remembered(localStorage, "judge");
  document.querySelectorAll("[data-judge]").forEach((field) => {
    const box = field.querySelector("input");
    if (judge && !box.value) box.value = judge;
    const shown = field.closest("form").querySelector("[data-who]");
    if (!judge || !shown || box.value !== judge) return;
    field.hidden = true;
    shown.hidden = false;
    shown.replaceChildren(words.as.replace("#", judge), " ");
    shown.append(button(words.another, () => { field.hidden = false; shown.hidden = true; box.focus(); box.select(); }));
  });
  const line = document.querySelector("[data-who-line]");
  if (line && judge) { line.hidden = false; line.textContent = ` · ${words.as.replace("#", judge)}`; }
}

async function drawOutbox() {
  const found = await waiting();
  mark.hidden = found.length === 0;
  mark.textContent = words.unsent.replace("#", found.length);
  const box = document.querySelector("#outbox");
  if (!box) return;
  box.hidden = found.length === 0;
  box.querySelector("[data-outbox]").replaceChildren(...found.map(line));
}

function line(kept) {
  const item = document.createElement("li");
  const said = document.createElement("p");
  said.textContent = [kept.entry.set.asked ?? kept.entry.ruling, kept.entry.set.ruled ?? JSON.stringify(kept.entry.set)].join(" → ").slice(0, 300);
  item.append(said);
  if (kept.problem) {
    const why = document.createElement("p");
    why.className = "problem";
    why.textContent = kept.problem;
    item.append(why, button(words.discard, () => { if (confirm(words.sure)) discard(kept.id); }));
  }
  return item;
}

function say(form, text, isProblem) {
  let place = form.querySelector(".said");
  if (!place) {
    place = document.createElement("p");
    place.className = "note said";
    form.querySelector(".tools:has(button)").before(place);
  }
  place.setAttribute("role", isProblem ? "alert" : "status");
  place.textContent = text;
}

function seconds() {
  const asked = Number(remembered(sessionStorage, "asked-at"));
  const begun = asked && loaded - asked < LONG_AGO ? asked : loaded;
  return Math.round((Date.now() - begun) / 100) / 10;
}

// What was typed as another rule or card is looked up; what cannot be found goes into the note, so that nothing is lost.
async function resolveMore(form, entry) {
  const typed = form.elements.more?.value.trim();
  if (!typed) return;
  for (const name of typed.split(/\s*[,;]\s*/).filter(Boolean)) {
    const found = await lookUp(name);
    if (found) entry.set[found.list] = [...new Set([...(entry.set[found.list] ?? []), found.id])];
    else entry.note = [entry.note, name].filter(Boolean).join("; ");
  }
}

async function lookUp(name) {
  for (const [path, list] of [["api/rules/", "rules"], ["api/cards/", "cards"]]) {
    try {
      const response = await fetch(inside(path + name.split("/").map(encodeURIComponent).join("/")), { signal: AbortSignal.timeout(1500) });
      if (response.ok) return { list, id: (await response.json()).id };
    } catch { /* without the desk it stays as it was typed */ }
  }
  return null;
}

async function submitted(form) {
  const judge = form.elements.judge.value.trim();
  remember(localStorage, "judge", judge);
  const entry = entryOf(form, { judge, device: device(), seconds: seconds() });
  await resolveMore(form, entry);
  if (entry.kind === "ruled" && !entry.set.ruled) { say(form, words.empty, true); return; }
  if (entry.kind === "changed" && !Object.keys(entry.set).length && !entry.note) { say(form, words.same, true); return; }
  try { await put(entry); } catch { HTMLFormElement.prototype.submit.call(form); return; }
  say(form, words.sending);
  const { state, detail } = await send();
  const kept = (await waiting()).find((k) => k.id === entry.id);
  if (kept?.problem) {
    await discard(entry.id);
    form.elements.id.value = newId();
    say(form, kept.problem, true);
  } else if (!kept || state === "shown") {
    remember(sessionStorage, "asked-at", "");
    location.assign(form.dataset.after ?? location.pathname + location.search);
  } else {
    form.elements.id.value = newId();
    if (entry.kind === "ruled") form.elements.ruling.value = newId();
    say(form, [state === "pin" ? words.needspin : words.later, detail].filter(Boolean).join(" "));
  }
}

function startForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target.closest?.("form.entry");
    if (!form) return;
    event.preventDefault();
    const buttons = form.querySelectorAll("button");
    buttons.forEach((b) => { b.disabled = true; });
    submitted(form).finally(() => buttons.forEach((b) => { b.disabled = false; }));
  });
}

// Earlier rulings and rules to add, while somebody types.
function startTyping() {
  const form = document.querySelector("form.give");
  if (!form) return;
  let later = 0;
  const soon = (act) => { clearTimeout(later); later = setTimeout(act, 250); };
  const look = async () => {
    const body = new URLSearchParams({ q: form.elements.asked.value, case: form.elements.case.value.slice(0, 60000) });
    form.querySelectorAll("[name=rules]:checked").forEach((r) => body.append("rule", r.value));
    form.querySelectorAll("[name=cards]:checked").forEach((c) => body.append("card", c.value));
    const response = await fetch(form.dataset.precedents, { method: "POST", body }).catch(() => null);
    if (response?.ok) document.querySelector("#precedents").innerHTML = await response.text();
  };
  form.elements.asked.addEventListener("input", () => soon(look));
  form.elements.case.addEventListener("input", () => soon(look));
  form.addEventListener("change", (event) => { if (["rules", "cards"].includes(event.target.name)) soon(look); });
  form.elements.more.addEventListener("input", () => soon(() => offer(form, look)));
}

async function offer(form, look) {
  const typed = form.elements.more.value.trim();
  const list = form.querySelector("#offers");
  list.hidden = !typed;
  if (!typed) return;
  const asked = new URLSearchParams({ q: typed, limit: 4, typing: 1 });
  const response = await fetch(`${form.dataset.offer}?${asked}`).catch(() => null);
  const hits = response?.ok ? (await response.json()).hits.filter((h) => ["rule", "term", "card", "remark"].includes(h.kind)).slice(0, 5) : [];
  list.replaceChildren(...hits.map((hit) => {
    const item = document.createElement("li");
    item.append(button(`${hit.kind === "card" ? "" : hit.number} ${hit.title}`.trim(), () => { add(form, hit); list.hidden = true; form.elements.more.value = ""; look(); }));
    return item;
  }));
}

function add(form, hit) {
  const name = hit.kind === "card" ? "cards" : "rules";
  if ([...form.querySelectorAll(`[name=${name}]`)].some((c) => c.value === hit.id)) return;
  const item = document.createElement("li");
  item.append(check(name, hit.id, `${hit.kind === "card" ? "" : hit.number} ${hit.title}`.trim(), true));
  if (name === "rules") item.append(check("contradicts", hit.id, words.against, false));
  form.querySelector("[data-chosen]").append(item);
}

function check(name, value, text, on) {
  const label = document.createElement("label");
  label.className = name === "contradicts" ? "check against" : "check";
  const box = document.createElement("input");
  Object.assign(box, { type: "checkbox", name, value, checked: on });
  const said = document.createElement("span");
  said.textContent = text;
  label.append(box, " ", said);
  return label;
}

// When a question began, and, where that is switched on, what was asked.
function startQuestions() {
  const box = document.querySelector("#q");
  box.addEventListener("input", () => {
    const asked = Number(remembered(sessionStorage, "asked-at"));
    if (!asked || Date.now() - asked > LONG_AGO || box.value.length < 2) remember(sessionStorage, "asked-at", Date.now());
  });
  if (!("log" in words)) return;
  const keep = (rule) => {
    const begun = Number(remembered(sessionStorage, "asked-at"));
    const answered = !!document.querySelector("#found .hit");
    const body = { question: box.value.trim(), rule, answered, ...(begun ? { seconds: Math.round((Date.now() - begun) / 100) / 10 } : {}) };
    if (body.question) fetch(inside("api/desk/asked"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), keepalive: true }).catch(() => {});
  };
  document.querySelector("#found").addEventListener("click", (event) => {
    const hit = event.target.closest("a, summary")?.closest(".hit")?.querySelector("h2 a");
    if (hit) keep(decodeURIComponent(new URL(hit.href).pathname.replace(/^.*\/rule\//, "")));
  });
}

async function sendAndDraw() {
  const { fresh } = await send();
  if (fresh && document.querySelector("[data-outbox]")) location.reload();
}

async function again() {
  if ((await waiting()).some((k) => !k.problem)) await sendAndDraw();
  setTimeout(again, AGAIN);
}

document.addEventListener("outbox", drawOutbox);
addEventListener("online", sendAndDraw);
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-send]")) sendAndDraw();
  if (event.target.closest("[data-print]")) print();
});
document.querySelectorAll("[data-print]").forEach((b) => { b.hidden = false; });
startForms();
startTyping();
startQuestions();
drawWho();
drawOutbox();
again();
