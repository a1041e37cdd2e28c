// The board: a button's answer takes the place of the board, the address says where one stands, the focus stays. Without this the form does the same.

const page = document.querySelector("#page");
const status = document.querySelector("#status");
let busy = false;
let waiting = null;
let typing = null;

const board = () => document.querySelector("#board");

// Between setting up and playing, and from board to board, the browser's Back leads back; within the record, Undo does.
const LEADS_ELSEWHERE = /^(play|setup|case|open|new)/;

function remember(command = "") {
  const { address, title } = board().dataset;
  history[LEADS_ELSEWHERE.test(command) ? "pushState" : "replaceState"](null, "", address);
  document.title = `${title} · judgekit`;
  try {
    if (board().elements.text.value.includes("board:")) localStorage.setItem("board", JSON.stringify({ address: address.replace(/^.*\?/, "?"), title }));
  } catch { /* nothing is kept then */ }
}

function last() {
  try {
    const kept = JSON.parse(localStorage.getItem("board") ?? "null");
    return typeof kept?.address === "string" && kept.address.startsWith("?") ? kept : null;
  } catch { return null; }
}

function offerLast() {
  const kept = last();
  if (location.search.includes("b=") || location.search.includes("case=") || location.search.includes("card=") || !kept) return;
  const line = document.createElement("p");
  const link = document.createElement("a");
  line.className = "tools last";
  link.className = "button";
  link.href = location.pathname + kept.address;
  link.textContent = `↺ ${kept.title}`;
  line.append(link);
  board().querySelector(".head").after(line);
}

function focusKey() {
  const at = document.activeElement;
  if (!at || !board().contains(at)) return null;
  return at.id ? `#${CSS.escape(at.id)}` : at.value ? `[value="${CSS.escape(at.value)}"]` : null;
}

function focusAgain(key, command) {
  const moved = /^(choose|say|play|finish|go|case|open|setup|new)/.test(command) && !board().querySelector(".head + .stop");
  const place = moved || !key ? null : board().querySelector(key);
  if (/^(add|pick)/.test(command)) board().elements.card?.focus({ preventScroll: true });
  else if (place) place.focus({ preventScroll: true });
  else (board().querySelector("#now") ?? board().querySelector("h1"))?.focus({ preventScroll: true });
  if (moved || /^(undo|redo|step)/.test(command)) showWhatCame();
  if (command.startsWith("compare")) board().querySelector("#compared")?.focus();
  const answer = command.startsWith("why") && board().querySelector(".answer");
  if (answer) { // a phone's keyboard would lie over it
    if (matchMedia("(pointer: coarse)").matches) document.activeElement.blur();
    answer.scrollIntoView({ block: "nearest" });
  }
}

// What happened and what is asked now are one thing to read: from its first line, unless all of it is in sight.
function showWhatCame() {
  const asked = board().querySelector(".asked");
  const now = board().querySelector("#now");
  if (asked && now && (asked.getBoundingClientRect().top < 0 || now.getBoundingClientRect().bottom > innerHeight * 0.8)) asked.scrollIntoView();
}

function opened() {
  return [...board().querySelectorAll("details[open] > summary")].map((s) => s.textContent.replace(/\s+/g, " ").replace(/\d+/g, "").trim());
}

function openAgain(before) {
  for (const s of board().querySelectorAll("details.card-open, details:not([open]) > summary")) {
    if (before.includes(s.textContent.replace(/\s+/g, " ").replace(/\d+/g, "").trim()) && !s.parentElement.matches(".illegal")) s.parentElement.open = true;
  }
}

// What stands in the fields, apart from the board itself: a command that must wait is sent with what stood there when it was given.
function typed() {
  return Object.fromEntries([...new FormData(board())].filter(([name]) => !["text", "at", "tip", "mode", "file"].includes(name)));
}

const written = () => [...board().querySelectorAll("input[id]:not([type=file], [type=checkbox])")];

async function send(command, fields = {}) {
  if (busy) { waiting = [command, { ...typed(), ...fields }]; return; }
  busy = true;
  const sent = Object.fromEntries(written().map((input) => [input.id, input.value]));
  const data = new FormData(board());
  data.delete("file");
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set("do", command);
  const key = focusKey();
  const before = opened();
  try {
    const response = await fetch(board().action, { method: "POST", body: data, headers: { "X-Part": "board" } });
    if (!response.ok) throw new Error(response.statusText);
    show(await response.text(), command, key, before, sent);
  } catch {
    status.textContent = document.body.dataset.failed;
  }
  busy = false;
  if (waiting) { const next = waiting; waiting = null; send(...next); }
}

function show(html, command, key, before, sent) {
  const made = new DOMParser().parseFromString(html, "text/html").querySelector("#board");
  const refused = made.querySelector(".head + .stop");
  for (const input of written()) { // what was typed while the answer was on its way stays, and what was refused, to be mended
    const next = (refused || input.value !== sent[input.id]) && !waiting && made.querySelector(`#${CSS.escape(input.id)}`);
    if (next) next.value = input.value;
  }
  board().replaceWith(made);
  prepare();
  openAgain(before);
  if (LEADS_ELSEWHERE.test(command)) scrollTo(0, 0);
  focusAgain(key, command);
  if (refused) { const where = refused.getBoundingClientRect(); if (where.top < 0 || where.bottom > innerHeight / 2) refused.scrollIntoView({ block: "center" }); }
  remember(command);
  const now = board().querySelector("#now");
  status.textContent = [board().querySelector("#said").textContent, ...[...board().querySelectorAll(".latest .lines li")].map((li) => li.firstChild.textContent.trim()), now?.textContent.trim()].filter(Boolean).join(" ");
}

function prepare() {
  board().classList.add("scripted");
  for (const b of board().querySelectorAll("[data-share], [data-print], .here-add")) b.hidden = false;
  board().querySelector("h1").tabIndex = -1;
}

async function fill(place, address, text) {
  typing?.abort();
  typing = new AbortController();
  if (text.trim().length < 2 || text.includes(":")) { place.replaceChildren(); return; }
  try {
    const response = await fetch(`${address}${address.includes("?") ? "&" : "?"}q=${encodeURIComponent(text)}`, { signal: typing.signal });
    if (response.ok) place.innerHTML = await response.text();
  } catch { /* the next key asks again */ }
}

function byHand(button) {
  const because = board().elements.because;
  if (!button.value.startsWith("edit ") || because.value.trim()) return false;
  because.closest("details").open = true;
  board().elements.edit.value = button.value.slice(5);
  because.focus();
  return true;
}

async function printed() {
  if (board().querySelector('[value="whole"]')) await send("whole");
  print();
}

async function share() {
  const address = new URL(board().dataset.address, location.href).href;
  if (navigator.share) { try { await navigator.share({ title: board().dataset.title, url: address }); return; } catch { /* then it is copied */ } }
  try { await navigator.clipboard.writeText(address); status.textContent = document.body.dataset.copied; } catch { status.textContent = address; }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#board button");
  if (!button) return;
  if (button.name !== "do") {
    if ("share" in button.dataset) share();
    if ("print" in button.dataset) printed();
    if (button.matches(".here-add")) { board().elements.where.value = button.dataset.where; board().elements.card.focus(); }
    return;
  }
  event.preventDefault();
  if (button.getAttribute("aria-disabled") === "true" || byHand(button)) return;
  send(button.value);
});

document.addEventListener("change", (event) => {
  const at = event.target;
  if (!board()?.contains(at)) return;
  if (at.dataset.do === "moment") send("moment");
  if (at.dataset.set) send(`${at.dataset.set} ${at.value}`);
  if (at.type === "file" && at.files[0]) at.files[0].text().then((text) => send("open", { paste: text }));
});

document.addEventListener("input", (event) => {
  if (event.target.id === "card") fill(board().querySelector("#meant"), board().dataset.names, event.target.value);
  if (event.target.id === "find") fill(board().querySelector("#cases"), board().dataset.cases, event.target.value);
});

document.addEventListener("submit", (event) => {
  if (event.target.id === "board") event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const at = event.target;
  if (!board()) return;
  if (event.key === "Enter" && at.matches?.("#board input[data-do]")) {
    event.preventDefault();
    send(at.dataset.do === "add" ? `add ${board().elements.who.value || board().querySelector(".to-0").value.slice(4)}` : at.dataset.do);
    return;
  }
  const name = event.altKey || event.ctrlKey || event.metaKey || at.closest?.("input, textarea, select, dialog") ? "" : event.key;
  const button = name && board().querySelector(`button[data-key="${CSS.escape(name)}"]`);
  if (button) { event.preventDefault(); button.click(); }
});

if (page && board()) {
  prepare();
  offerLast();
  if (location.search) remember();
}
