// What is kept in this browser: one cache a version, filled before the version is used, and removed when another is.
const SNAPSHOT = "offline/memory";

export class NotFetched extends Error {
  name = "NotFetched";
}

export class Keeper {
  constructor(setup, root) {
    this.setup = setup;
    this.root = root;
    this.prefix = `judgekit ${root.pathname} `;
    this.name = this.prefix + setup.version;
  }

  #address(path) {
    return new URL(path, this.root).href;
  }

  async #cache() {
    this.opened ??= await caches.open(this.name);
    return this.opened;
  }

  async get(path) {
    return (await this.#cache()).match(this.#address(path));
  }

  // Fetches every file; one that an older version kept under the same unchanging address is taken over.
  async fetchAll(tell) {
    const { files } = this.setup;
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    let loaded = 0;
    for (const file of files) {
      await this.#fetchOne(file);
      loaded += file.bytes;
      tell(loaded, total);
    }
  }

  async #fetchOne({ address }) {
    const cache = await this.#cache();
    const whole = this.#address(address);
    const forGood = address.startsWith("offline/");
    const known = forGood ? await caches.match(whole) : undefined;
    const response = known ?? await fetch(whole, { cache: forGood ? "default" : "no-cache" });
    if (!response.ok) throw new NotFetched(`${address}: ${response.status}`);
    await cache.put(whole, response);
  }

  async snapshot() {
    const found = await this.get(SNAPSHOT);
    return found && { heap: Number(found.headers.get("X-Heap")), bytes: new Uint8Array(await found.arrayBuffer()) };
  }

  async keepSnapshot(bytes, heap) {
    await (await this.#cache()).put(this.#address(SNAPSHOT), new Response(bytes, { headers: { "X-Heap": String(heap) } }));
  }

  async dropSnapshot() {
    await (await this.#cache()).delete(this.#address(SNAPSHOT));
  }

  drop() {
    return caches.delete(this.name);
  }

  async dropOthers() {
    const old = (await caches.keys()).filter((name) => name.startsWith(this.prefix) && name !== this.name);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}
