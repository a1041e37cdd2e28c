// Lessons and practice without reloading; what was learned is kept in this browser. Without this every choice is a link that works.

const KEY = "learn";
const status = document.querySelector("#status");

function progress() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (found?.judgekit === "progress") return found;
  } catch { /* forbidden or broken: begin anew */ }
  return { judgekit: "progress", version: 1, cards: {}, topics: {}, lessons: {} };
}

function keep(found) {
  try { localStorage.setItem(KEY, JSON.stringify(found)); } catch { /* full or forbidden: nothing is kept */ }
}

function count(kept, group, name, right) {
  const tally = (kept[group][name] ??= { right: 0, asked: 0 });
  tally.asked += 1;
  tally.right += right ? 1 : 0;
}

const article = () => document.querySelector("#lesson");

// An answer counts once: the first choice at a question, and not again when the page is looked at again.
const counted = new Set();

async function answered() {
  const now = article();
  const how = now?.dataset.answered;
  if (!how) return;
  const key = now.dataset.question ?? `${now.dataset.lesson}/${now.dataset.step}`;
  if (counted.has(key)) return;
  counted.add(key);
  const right = how !== "wrong";
  if (now.dataset.question) await practised(now, right);
  else taken(now, right);
}

function taken(now, right) {
  try {
    const run = JSON.parse(sessionStorage.getItem("lesson") ?? "{}");
    const mine = run.name === now.dataset.lesson ? run : { name: now.dataset.lesson, steps: {} };
    mine.steps[now.dataset.step] = right;
    sessionStorage.setItem("lesson", JSON.stringify(mine));
  } catch { /* the score of this lesson is then not shown */ }
}

async function practised(now, right) {
  const kept = progress();
  count(kept, "topics", now.dataset.topic, right);
  keep(kept);
  if (now.dataset.again === undefined) return;
  const id = now.dataset.question;
  try {
    const answer = await fetch(now.dataset.review, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ state: kept.cards[id] ?? null, rating: right ? 3 : 1 }),
    });
    if (!answer.ok) return;
    const later = progress();
    later.cards[id] = (await answer.json()).state;
    keep(later);
  } catch { /* without an answer the question is simply not scheduled */ }
}

function finished() {
  const now = article();
  if (now?.dataset.done === undefined) return;
  try {
    const run = JSON.parse(sessionStorage.getItem("lesson") ?? "{}");
    if (run.name !== now.dataset.lesson) return;
    const steps = Object.values(run.steps);
    const right = steps.filter(Boolean).length;
    const score = document.querySelector("#score");
    score.textContent = score.dataset.text.replace("#", right).replace("#", steps.length);
    const kept = progress();
    kept.lessons[run.name] = { right, asked: steps.length };
    keep(kept);
    sessionStorage.removeItem("lesson");
  } catch { /* nothing to tell */ }
}

async function turn(address, { push = true } = {}) {
  let next;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    next = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!next.querySelector("#lesson")) throw new Error("another page");
    address = answer.redirected ? answer.url : address;
  } catch {
    location.assign(address);
    return;
  }
  document.querySelector("#page").replaceWith(next.querySelector("#page"));
  document.title = next.title;
  if (push) history.pushState({ learn: true }, "", address);
  const told = document.querySelector("#answer") ?? document.querySelector("#lesson h1");
  told.setAttribute("tabindex", "-1");
  told.focus({ preventScroll: true });
  const answer = document.querySelector("#answer"); // another question is read from its beginning
  if (answer) answer.scrollIntoView({ block: "nearest" });
  else scrollTo(0, 0);
  if (status) status.textContent = document.querySelector("#answer")?.textContent ?? "";
  document.dispatchEvent(new Event("drawn"));
  await answered();
  finished();
  await onward();
}

// In practice the next question is one that is due, otherwise one that was never asked.
async function onward() {
  const now = article();
  const link = document.querySelector("#onward");
  if (!now?.dataset.question || !link || now.dataset.again === undefined) return;
  const kept = progress();
  const due = dueNow(kept).filter((id) => id !== now.dataset.question);
  const address = new URL(link.href, location.href);
  if (due.length) {
    address.pathname = new URL(now.dataset.place, location.href).pathname.replace(/-$/, encodeURIComponent(due[0]));
    link.href = address;
    return;
  }
  const given = await advice(now.dataset.advice, kept);
  if (!given?.address || !link.isConnected) return;
  const fresh = new URL(given.address, location.href);
  for (const name of ["asked", "right", "n"]) if (address.searchParams.has(name)) fresh.searchParams.set(name, address.searchParams.get(name));
  link.href = fresh;
}

function dueNow(kept) {
  const now = Date.now();
  return Object.entries(kept.cards)
    .filter(([, state]) => Date.parse(state?.due) <= now)
    .sort((a, b) => Date.parse(a[1].due) - Date.parse(b[1].due))
    .map(([id]) => id);
}

async function advice(address, kept) {
  const n = Object.values(kept.topics).reduce((sum, t) => sum + t.asked, 0);
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ known: Object.keys(kept.cards).slice(-5000), topics: kept.topics, n }),
    });
    return answer.ok ? await answer.json() : null;
  } catch { return null; }
}

function submitted(event) {
  const form = event.target.closest?.("form.choices");
  if (!form) return;
  event.preventDefault();
  const data = new FormData(form);
  if (event.submitter?.name) data.append(event.submitter.name, event.submitter.value);
  const address = new URL(form.action, location.href);
  address.search = new URLSearchParams(data);
  turn(address.href);
}

function clicked(event) {
  const link = event.target.closest?.("#onward");
  if (!link || !article() || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  turn(link.href);
}

function pressed(event) {
  const typing = event.target.closest?.("input:not([type=hidden]), textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) {
    const button = document.querySelector(`#lesson button[name=pick][value="${Number(event.key) - 1}"]`);
    if (button) { event.preventDefault(); button.click(); }
  } else if (event.key === "ArrowRight" || (event.key === "Enter" && !event.target.closest("a, button, summary"))) {
    const link = document.querySelector("#onward");
    if (link && article()) { event.preventDefault(); link.click(); }
  }
}

// What has been learned, on the pages that list it.
function drawLessons() {
  const kept = progress();
  for (const link of document.querySelectorAll("a[data-lesson]")) {
    const tally = kept.lessons[link.dataset.lesson];
    if (tally) link.dataset.state = `✓ ${tally.right}/${tally.asked}`;
  }
}

async function drawStanding() {
  const place = document.querySelector("#standing");
  if (!place) return;
  document.querySelector("#kept").hidden = false;
  const kept = progress();
  const known = Object.keys(kept.cards).length;
  if (!known && !Object.keys(kept.topics).length) return;
  const due = dueNow(kept);
  document.querySelector("#due").textContent = `${place.dataset.due.replace("#", due.length)} · ${place.dataset.known.replace("#", known)}`;
  place.hidden = false;
  const given = await advice(place.dataset.advice, kept);
  if (!given?.weak.length) return;
  const line = document.querySelector("#weak");
  line.textContent = `${place.dataset.weak} `;
  for (const topic of given.weak.slice(0, 5)) {
    const link = document.createElement("a");
    link.href = `?topic=${encodeURIComponent(topic)}`;
    link.textContent = topic;
    link.className = "button";
    line.append(link, " ");
  }
}

function exported() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(progress(), null, 1)], { type: "application/json" }));
  link.download = "judgekit-progress.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Two devices in one: of each card the state reviewed last, of each score the one with more answers.
function merged(mine, theirs) {
  for (const [id, state] of Object.entries(theirs.cards)) {
    if (!mine.cards[id] || String(state.last_review) > String(mine.cards[id].last_review)) mine.cards[id] = state;
  }
  for (const group of ["topics", "lessons"]) {
    for (const [name, tally] of Object.entries(theirs[group])) {
      if (!mine[group][name] || tally.asked > mine[group][name].asked) mine[group][name] = tally;
    }
  }
  return mine;
}

function isProgress(found) {
  const tallies = (group) => Object.values(group).every((t) => Number.isInteger(t?.right) && Number.isInteger(t?.asked) && t.right >= 0 && t.right <= t.asked);
  return found?.judgekit === "progress" && found.version === 1
    && [found.cards, found.topics, found.lessons].every((g) => g && typeof g === "object" && !Array.isArray(g))
    && Object.values(found.cards).every((s) => s && !Number.isNaN(Date.parse(s.due)))
    && tallies(found.topics) && tallies(found.lessons);
}

async function imported(event) {
  const said = document.querySelector("#kept-said");
  const file = event.target.files[0];
  if (!file) return;
  try {
    const found = JSON.parse(await file.text());
    if (!isProgress(found)) throw new Error("no progress");
    keep(merged(progress(), found));
    said.textContent = said.dataset.taken;
    await drawStanding();
  } catch {
    said.textContent = said.dataset.bad;
  }
  event.target.value = "";
}

function startKept() {
  document.querySelector("#export")?.addEventListener("click", exported);
  document.querySelector("#import")?.addEventListener("change", imported);
  document.querySelector("#forget")?.addEventListener("click", (event) => {
    if (!confirm(event.target.dataset.sure)) return;
    localStorage.removeItem(KEY);
    location.reload();
  });
}

document.addEventListener("submit", submitted);
document.addEventListener("click", clicked);
document.addEventListener("keydown", pressed);
addEventListener("popstate", () => { if (article()) turn(location.href, { push: false }); });
drawLessons();
drawStanding();
startKept();
answered().then(finished).then(onward);
