// The service worker: the server answers while it is there, the same application in Python in this browser when it is not.
import { Keeper } from "./keeper.js";
import { Network } from "./network.js";
import { Python } from "./python.js";

const ROOT = new URL("./", self.location.href);
const OWN_BUSINESS = /^(offline\/.+|sw\.js)$/;

export function start(setup, tools) {
  const keeper = new Keeper(setup, ROOT);
  const python = new Python(setup, ROOT, keeper, tools);
  const network = new Network();

  async function install() {
    try {
      await keeper.fetchAll((loaded, total) => tell({ state: "fetching", loaded, total }));
      tell({ state: "preparing" });
      await python.prepare();
    } catch (error) {
      await keeper.drop();
      tell({ state: reason(error), detail: String(error?.message ?? error) });
      throw error;
    }
  }

  async function activate() {
    await self.registration.navigationPreload?.enable();
    await keeper.dropOthers();
    await self.clients.claim();
    tell({ state: "ready", version: setup.version });
  }

  // From this device: a kept file, or the application's answer.
  async function here(request) {
    const url = inner(request.url);
    const kept = request.method === "GET" ? await keeper.get(url.pathname.slice(ROOT.pathname.length)) : undefined;
    const isStart = url.pathname === ROOT.pathname;
    if (kept && (!isStart || (!url.search && !python.isReady && request.mode === "navigate"))) {
      if (isStart) setTimeout(() => python.ready().catch(() => {}));
      return kept;
    }
    try {
      return await python.answer(request, url);
    } catch (error) {
      if (error?.name === "AbortError") return Response.error();
      console.error("judgekit on this device:", error);
      return failure(error);
    }
  }

  async function answer(event) {
    const { request } = event;
    if (setup.exported) return fromExport(event);
    if (network.isDown && request.method === "GET") {
      event.waitUntil(network.look(ROOT));
      return here(request);
    }
    return network.first(event, () => here(request.clone()), () => python.ready().catch(() => {}));
  }

  // Where there is no server but files, they answer what they can, and what they cannot is asked here.
  async function fromExport(event) {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.search || isPiece(url)) return here(request);
    const found = await network.first(event, () => here(request.clone()), () => {});
    return found.status === 404 && request.mode !== "no-cors" ? here(request) : found;
  }

  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));
  self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
    if (OWN_BUSINESS.test(url.pathname.slice(ROOT.pathname.length))) return;
    event.respondWith(answer(event));
  });
  self.addEventListener("message", (event) => {
    if (event.data?.kind === "use now") self.skipWaiting();
    if (event.data?.kind === "still here") event.waitUntil(Promise.resolve());
    if (event.data?.kind === "state") {
      event.source.postMessage({ kind: "offline", state: "active", version: setup.version, down: network.isDown, quick: python.isQuick });
    }
  });
}

function isPiece(url) {
  return /^(found$|part\/|api\/|desk\b|rulings\b)/.test(url.pathname.slice(ROOT.pathname.length));
}

// An address of the export (`…/glossary/in=seven-swords/`) as the application knows it (`…/glossary?in=seven-swords`).
function inner(address) {
  const url = new URL(address);
  const parts = url.pathname.slice(ROOT.pathname.length).replace(/(^|\/)(index\.html)?$/, "").split("/");
  const first = parts.findIndex((part) => part.includes("="));
  if (first >= 0 && !url.search) url.search = `?${parts.splice(first).join("/")}`;
  url.pathname = ROOT.pathname + parts.join("/");
  return url;
}

// What is said where neither the server nor this device can answer. Text only: nothing of the error can become a part of a page.
function failure(error) {
  const why = String(error?.message ?? error).trim().split("\n").at(-1);
  const text = `Neither the server nor this device can answer just now. Go back and try again; what was kept stays kept.\n\n(${why})\n`;
  return new Response(text, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function reason(error) {
  if (error?.name === "QuotaExceededError") return "room";
  return error instanceof TypeError || error?.name === "NotFetched" ? "network" : "python";
}

async function tell(message) {
  const clients = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  clients.forEach((client) => client.postMessage({ kind: "offline", ...message }));
}
