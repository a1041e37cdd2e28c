// The page's side of being usable without the server: starts the service worker, and says how far it is.

const AWAKE = 20000; // ms; a worker that nobody speaks to is put to sleep, and then has to start anew
const shown = document.querySelector("#offline");
const place = document.querySelector("#keeping");
let registration = null;

// The state in the menu, and where the page about it is open, all of it.
function show(state, { loaded, total, detail, down, quick } = {}) {
  const share = total ? ` ${Math.floor((100 * loaded) / total)} %` : "";
  const failed = ["room", "network", "python"].includes(state);
  shown.dataset.state = failed ? "failed" : state;
  const text = shown.dataset[shown.dataset.state];
  if (text) shown.textContent = text + share;
  document.body.dataset.offline = state;
  document.dispatchEvent(new CustomEvent("kept", { detail: { state } }));
  if (!place) return;
  place.querySelectorAll("[data-when]").forEach((part) => { part.hidden = !part.dataset.when.split(" ").includes(state); });
  place.querySelectorAll("[data-if]").forEach((part) => { part.hidden = !({ down, slow: quick === false })[part.dataset.if]; });
  const bar = place.querySelector("progress");
  if (total) { bar.max = total; bar.value = loaded; } else bar.removeAttribute("value");
  place.querySelector("[data-detail]").textContent = detail ?? "";
}

function isWaiting() {
  return registration?.waiting && registration.active;
}

function heard({ data }) {
  if (data?.kind !== "offline") return;
  if (data.state === "active") show(isWaiting() ? "waiting" : "ready", data);
  else if (data.state === "ready") show("ready");
  else if (!registration?.active || data.state !== "preparing") show(data.state, data);
}

// Asks the worker how it is; a running one also goes on running.
function ask() {
  navigator.serviceWorker.controller?.postMessage({ kind: "state" });
}

function keepAwake() {
  const fromHere = () => navigator.serviceWorker.controller && document.visibilityState === "visible";
  setInterval(() => { if (fromHere()) navigator.serviceWorker.controller.postMessage({ kind: "still here" }); }, AWAKE);
}

async function keep() {
  try {
    const address = new URL(document.body.dataset.worker, location.href);
    registration = await navigator.serviceWorker.register(address, { type: "module" });
  } catch (error) {
    if (!navigator.serviceWorker.controller) show("unable", { detail: String(error.message) });
    return;
  }
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => { if (isWaiting()) show("waiting"); });
  });
  if (registration.installing) show("fetching");
  else ask();
}

function isSaving() {
  return navigator.connection?.saveData === true && !navigator.serviceWorker.controller;
}

function startPlace() {
  place?.addEventListener("click", async (event) => {
    const { act } = event.target.closest("button")?.dataset ?? {};
    if (act === "keep") keep();
    if (act === "use now") {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration?.waiting?.postMessage({ kind: "use now" });
    }
    if (act === "forget") {
      await registration?.unregister();
      await Promise.all((await caches.keys()).filter((name) => name.startsWith(`judgekit ${document.body.dataset.root} `)).map((name) => caches.delete(name)));
      show("saving");
    }
  });
}

function drawAge() {
  const time = document.querySelector("footer time");
  if (document.body.dataset.exported === undefined || !time?.dateTime) return;
  const days = Math.floor((Date.now() - Date.parse(time.dateTime)) / 86400000);
  const { today, yesterday, days: many } = time.dataset;
  time.textContent = `${time.dateTime} (${days < 1 ? today : days === 1 ? yesterday : many.replace("#", days)})`;
}

// Where pages are files without a server, says why something is not answered yet, and answers it as soon as this browser can.
function startBeyond() {
  const note = document.querySelector("#beyond");
  if (!note || navigator.serviceWorker?.controller) return;
  const asked = () => {
    const share = shown.textContent.match(/\d+ %/)?.[0] ?? "…";
    const never = ["unable", "room", "python"].includes(document.body.dataset.offline) || document.body.dataset.worker === undefined;
    note.textContent = never ? note.dataset.never : note.dataset.soon.replace("#", share);
    note.hidden = false;
  };
  const isAsked = location.search !== "" || document.querySelector("#beyond-here") !== null;
  let held = null;
  document.addEventListener("submit", (event) => {
    if (navigator.serviceWorker?.controller) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target;
    asked();
  }, true);
  document.querySelector("#q")?.addEventListener("input", () => { if (!navigator.serviceWorker?.controller) asked(); });
  document.addEventListener("kept", () => { if (!note.hidden || isAsked) asked(); });
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    note.hidden = true;
    if (isAsked) location.reload();
    else if (held) held.requestSubmit();
    else document.querySelector("#q")?.dispatchEvent(new Event("input"));
  }, { once: true });
  if (isAsked) asked();
}

export function start() {
  drawAge();
  startBeyond();
  if (document.body.dataset.worker === undefined) return;
  if (!navigator.serviceWorker) { show("unable"); return; }
  navigator.serviceWorker.addEventListener("message", heard);
  navigator.serviceWorker.startMessages();
  startPlace();
  keepAwake();
  if (isSaving()) { show("saving"); return; }
  if (matchMedia("(display-mode: standalone)").matches) navigator.storage?.persist?.();
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
