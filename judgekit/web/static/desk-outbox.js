// Entries that the desk has not acknowledged yet, kept on this device: in IndexedDB, each put on the disk before it is said to be kept.
import { inside } from "./root.js";

const BATCH = 20; // entries sent at once
const LARGEST = 150000; // characters sent at once
const PATIENCE = 8000; // ms
const FALLBACK = "desk-outbox";
let opened = null;

function open() {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open("judgekit-desk", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("outbox", { keyPath: "id" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  }).catch(() => { opened = null; return null; }); // forbidden, or not just now: then localStorage
  return opened;
}

function listed() {
  try { return JSON.parse(localStorage.getItem(FALLBACK) ?? "[]"); } catch { return []; }
}

async function within(mode, act) {
  const db = await open();
  return new Promise((resolve, reject) => {
    const work = db.transaction("outbox", mode, { durability: "strict" });
    const asked = act(work.objectStore("outbox"));
    work.oncomplete = () => resolve(asked?.result);
    work.onerror = () => reject(work.error);
    work.onabort = () => reject(work.error);
  });
}

export async function waiting() {
  const found = (await open()) ? await within("readonly", (box) => box.getAll()) : [];
  return [...found, ...listed().filter((k) => !found.some((f) => f.id === k.id))].sort((a, b) => a.at - b.at);
}

// Keeps an entry; when this returns it outlives the page. Throws where the device cannot keep it.
export async function put(entry) {
  const kept = { id: entry.id, at: Date.now(), entry };
  if (await open()) await within("readwrite", (box) => box.put(kept));
  else localStorage.setItem(FALLBACK, JSON.stringify([...listed().filter((k) => k.id !== kept.id), kept]));
  document.dispatchEvent(new CustomEvent("outbox"));
}

async function settle(kept, problem) {
  if (await open()) await within("readwrite", (box) => (problem ? box.put({ ...kept, problem }) : box.delete(kept.id)));
  if (listed().some((k) => k.id === kept.id)) localStorage.setItem(FALLBACK, JSON.stringify([...listed().filter((k) => k.id !== kept.id), ...(problem ? [{ ...kept, problem }] : [])]));
}

export async function discard(id) {
  await settle({ id });
  document.dispatchEvent(new CustomEvent("outbox"));
}

function batch(found) {
  let size = 0;
  return found.slice(0, BATCH).filter((kept) => (size += JSON.stringify(kept.entry).length) <= LARGEST || kept === found[0]);
}

async function post(entries) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ entries });
  return fetch(inside("api/desk/entries"), { method: "POST", headers, body, signal: AbortSignal.timeout(PATIENCE) });
}

// Sends what waits, once each however often it is sent: `sent`, `shown` (a desk without a disk has it: it stays here), or why not.
async function sendAll() {
  const shown = new Set();
  for (;;) {
    const left = batch((await waiting()).filter((kept) => !kept.problem && !shown.has(kept.id)));
    if (!left.length) return { state: shown.size ? "shown" : "sent", fresh: shown.fresh === true };
    let response;
    try { response = await post(left.map((kept) => kept.entry)); } catch { return { state: "unreachable" }; }
    if (response.status === 401) return { state: "pin" };
    const answer = await response.json().catch(() => null);
    if (!response.ok || !Array.isArray(answer?.results)) return { state: "unreachable", detail: answer?.error ?? "" };
    for (const result of answer.results) {
      const kept = left.find((k) => k.id === result.id);
      if (kept && (result.status === "refused" || result.status === "clash")) await settle(kept, result.error ?? result.status);
      else if (kept && answer.lasting) await settle(kept);
      else if (kept) { shown.add(kept.id); shown.fresh ||= result.status === "kept"; }
    }
    if (!answer.results.some((r) => left.some((k) => k.id === r.id))) return { state: "unreachable" };
  }
}

let running = null;

export function send() {
  running ??= sendAll().finally(() => {
    running = null;
    document.dispatchEvent(new CustomEvent("outbox"));
  });
  return running;
}
