// Judgekit itself, in Pyodide. It starts in seconds from its files, and in a fraction of one from its memory as it was kept after starting.
const CODE = "/judgekit/code";
const DATA = "/judgekit/data";
const PAGE = 65536; // bytes by which WebAssembly's memory grows
const MODULE = "judgekit.web.offline.browser";

export class Python {
  #starting = null;
  #page = null;
  isQuick = false;

  constructor(setup, root, keeper, tools) {
    Object.assign(this, { setup, root, keeper, tools });
  }

  get isReady() {
    return this.#page !== null;
  }

  ready() {
    this.#starting ??= this.#start().catch((error) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  // The first start of a version: slow, and its memory is kept where there is room for it.
  async prepare() {
    const py = await this.#load({ _makeSnapshot: true });
    await this.#open(py);
    let page = py.pyimport(MODULE);
    page.warm();
    page.destroy();
    try {
      const bytes = py.makeMemorySnapshot();
      await this.keeper.keepSnapshot(trimmed(bytes), bytes.length);
      this.isQuick = true;
    } catch (error) {
      console.warn("judgekit starts slowly without a network, for its memory cannot be kept:", error);
    }
    page = py.pyimport(MODULE);
    this.#page = page;
    this.#starting = Promise.resolve(page);
  }

  async #start() {
    const kept = await this.keeper.snapshot();
    this.#page = (kept && await this.#wake(kept)) || await this.#begin();
    return this.#page;
  }

  async #wake({ bytes, heap }) {
    try {
      const py = await this.#load({ _loadSnapshot: bytes }, heap);
      await this.#unpack(py, this.setup.code, CODE);
      const page = py.pyimport(MODULE);
      page.awake();
      this.isQuick = true;
      return page;
    } catch (error) {
      console.warn("judgekit's kept memory cannot be used; it starts from its files:", error);
      await this.keeper.dropSnapshot();
      return null;
    }
  }

  async #begin() {
    const py = await this.#load({});
    await this.#open(py);
    return py.pyimport(MODULE);
  }

  async #open(py) {
    await this.#unpack(py, this.setup.code, CODE);
    await this.#unpack(py, this.setup.data, DATA);
    py.runPython(`import sys, warnings; sys.path.insert(0, "${CODE}"); warnings.simplefilter("ignore")`);
    const page = py.pyimport(MODULE);
    const { data_date, exported, version } = this.setup;
    page.start(DATA, JSON.stringify({ host: this.root.host, root: this.root.pathname, data_date, exported, version }));
    page.destroy();
  }

  // Pyodide asks for its files by fetch(), which a worker's own fetches would take to the network.
  async #load(how, heap = 0) {
    const network = self.fetch;
    const folder = new URL(this.setup.python, this.root).href;
    self.fetch = async (address, ...more) => {
      const url = String(address.url ?? address);
      const kept = url.startsWith(folder) && await this.keeper.get(url.slice(this.root.href.length));
      return kept || network.call(self, address, ...more);
    };
    try {
      const lockFileContents = await (await self.fetch(`${folder}pyodide-lock.json`)).json();
      const env = { HOME: "/home/pyodide", RAPIDFUZZ_IMPLEMENTATION: "python", PYTHONDONTWRITEBYTECODE: "1" };
      return await this.tools.loadPyodide({ indexURL: folder, lockFileContents, createPyodideModule: this.#roomy(heap), env, ...how });
    } finally {
      self.fetch = network;
    }
  }

  // Memory that is brought back needs as much room as it had; Pyodide begins with less and does not ask for more.
  #roomy(heap) {
    return (settings) => {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, done) => instantiateWasm(imports, (instance, module) => {
        const { memory } = instance.exports;
        const missing = heap - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
        done(instance, module);
      });
      return this.tools.createPyodideModule(settings);
    };
  }

  async #unpack(py, address, into) {
    const packed = await this.keeper.get(address);
    const bytes = new Uint8Array(await new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
    const length = new DataView(bytes.buffer).getUint32(0, true);
    let at = 4 + length;
    const made = new Set();
    for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
      const folder = `${into}/${path}`.replace(/\/[^/]*$/, "");
      if (!made.has(folder)) py.FS.mkdirTree(folder);
      made.add(folder);
      py.FS.writeFile(`${into}/${path}`, bytes.subarray(at, at + size));
      at += size;
    }
  }

  // The application's answer to a request.
  async answer(request, url) {
    const page = await this.ready();
    await heard();
    if (request.signal?.aborted) throw new DOMException("nobody waits for it any more", "AbortError");
    const body = new Uint8Array(await request.arrayBuffer());
    let status; let given; let content;
    try {
      const result = page.respond(request.method, url.pathname + url.search, JSON.stringify(headersOf(request)), body);
      [status, given, content] = result.toJs();
      result.destroy();
    } catch (error) {
      this.#page = null; // what failed in the middle is not asked again; the next request starts afresh
      this.#starting = null;
      throw error;
    }
    return response(status, JSON.parse(given), content, request);
  }
}

// Lets messages in, such as that a request was given up because more was typed; Python itself lets nothing in.
function heard() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

function headersOf(request) {
  const out = Object.fromEntries([...request.headers].filter(([name]) => !name.startsWith("if-") && name !== "range"));
  out["accept-language"] ??= navigator.languages.join(",");
  out["x-scheme"] = new URL(request.url).protocol.slice(0, -1);
  if (request.method !== "GET" && request.referrer && request.referrer !== "about:client") out.origin = new URL(request.referrer).origin;
  return out;
}

function response(status, given, content, request) {
  const headers = new Headers(given);
  headers.set("X-Judgekit-From", "this device");
  if (status >= 300 && status < 400 && headers.has("Location")) {
    return Response.redirect(new URL(headers.get("Location"), request.url), status);
  }
  return new Response([204, 304].includes(status) || request.method === "HEAD" ? null : content, { status, headers });
}

// Memory without the unused end of it, which is zeros.
function trimmed(bytes) {
  let end = bytes.length;
  while (end > 16 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, Math.ceil(end / 16) * 16);
}
