// The server, and whether it is there.
const PATIENCE = 2000; // ms until the device answers in its place
const SUSPICION = 300; // ms until the device gets ready to
const REST = 15000; // ms for which a server that did not answer is left alone
const GATEWAY = new Set([502, 503, 504]);

export class Network {
  #downUntil = 0;
  #looking = null;

  get isDown() {
    return Date.now() < this.#downUntil;
  }

  #down() {
    this.#downUntil = Date.now() + REST;
  }

  // The server's answer; `instead()` where there is none, or none in time. A post is never answered twice: for it only a refused connection counts.
  async first(event, instead, getReady) {
    if (navigator.onLine === false && !isLoopback()) return this.#without(instead);
    const asked = this.#ask(event);
    if (event.request.method !== "GET" && event.request.method !== "HEAD") return asked.catch(() => this.#without(instead));
    const suspicion = setTimeout(getReady, SUSPICION);
    const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE, "late"); });
    try {
      const found = await Promise.race([asked, late]);
      if (found !== "late" && !GATEWAY.has(found.status)) return found;
      return await Promise.any([this.#without(instead), asked.then((r) => (GATEWAY.has(r.status) ? Promise.reject(r) : r))]);
    } catch {
      return this.#without(instead);
    } finally {
      clearTimeout(suspicion);
    }
  }

  async #ask(event) {
    return (await event.preloadResponse) ?? fetch(event.request.clone());
  }

  #without(instead) {
    this.#down();
    return instead();
  }

  // Asks in the background whether the server is back.
  look(root) {
    this.#looking ??= fetch(new URL("manifest.webmanifest", root), { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })
      .then((response) => { if (response.ok) this.#downUntil = 0; })
      .catch(() => this.#down())
      .finally(() => { this.#looking = null; });
    return this.#looking;
  }
}

// A server on this very device is there without any network.
function isLoopback() {
  return ["localhost", "127.0.0.1", "[::1]"].includes(self.location.hostname);
}
