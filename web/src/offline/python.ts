/** Python in a worker: fetched with a word about how far it is, from the folder of this page alone. */

export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
}

interface Pyodide {
  loadPyodide(options: {
    indexURL: string;
    stdLibURL: string;
    lockFileContents: string;
  }): Promise<Python>;
}

/** Bytes of each file as they are used, packed or not on the way. */
type Files = Record<string, number>;
const ENGINE = "pyodide.asm.wasm";
const LIBRARY = "library.zip";
const SOURCES = "spieluhr.zip";
const COMPILED = "compiled.zip";
/** Where the sources are unpacked. */
export const HOME = "/spieluhr";

/** `hear` is told how much is there, from 0 to 1; an engine that was compiled before is used again. */
export async function loadPython(
  place: string,
  hear: (share: number) => void,
  engine?: WebAssembly.Module,
): Promise<Python> {
  const files = (await (await fetch(`${place}files.json`)).json()) as Files;
  const all = Object.values(files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  watchFetches(place, (size) => {
    done += size;
    hear(Math.min(1, done / all));
  });
  if (engine) useAgain(engine);
  const sources = fetch(place + SOURCES).then((answer) => answer.arrayBuffer());
  const lock = await (await fetch(`${place}lock.json`)).text();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${place}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({
    indexURL: place,
    stdLibURL: place + LIBRARY,
    lockFileContents: lock,
  });
  python.unpackArchive(await sources, "zip", { extractDir: HOME });
  const compiled = await (await cacheOf(place))?.match(place + COMPILED);
  if (compiled) python.unpackArchive(await compiled.arrayBuffer(), "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}"); sys.dont_write_bytecode = False`);
  return python;
}

/** Counts the bytes of whatever is fetched from now on. */
function watchFetches(place: string, count: (size: number) => void): void {
  const real = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const answer = await (input.toString().startsWith(place)
      ? kept(real, place, input)
      : real(input, init));
    if (!answer.ok || !answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, to) {
        count(part.byteLength);
        to.enqueue(part);
      },
    });
    const headers = new Headers(answer.headers);
    if (String(input).endsWith(ENGINE)) headers.set("content-type", "application/wasm"); // not every host does
    return new Response(answer.body.pipeThrough(counter), { headers });
  };
}

/**
 * From where the service worker looks, too (offline/sw.js): nothing is fetched twice, and its name,
 * which holds the hash of all of it, tells versions apart.
 */
async function kept(
  real: typeof fetch,
  place: string,
  input: RequestInfo | URL,
): Promise<Response> {
  const cache = await cacheOf(place);
  const found = await cache?.match(input.toString());
  if (found) return found;
  const answer = await real(input);
  if (answer.ok) void cache?.put(input.toString(), answer.clone()).catch(() => {});
  return answer;
}

/** None without HTTPS, or where the browser keeps nothing. */
async function cacheOf(place: string): Promise<Cache | null> {
  const [, folder, name] = /^(.*\/)([^/]+)\/$/.exec(new URL(place).pathname) ?? [];
  if (!("caches" in self)) return null;
  return caches.open(`spieluhr ${folder} ${name}`).catch(() => null);
}

/** What the first start has compiled, so that the next one need not. */
export async function keepCompiled(
  place: string,
  make: () => Uint8Array<ArrayBuffer>,
): Promise<void> {
  const cache = await cacheOf(place);
  if (!cache || (await cache.match(place + COMPILED))) return;
  await cache.put(place + COMPILED, new Response(make())).catch(() => {});
}

/** Compiling the engine takes as long as fetching it: the second worker does not do it again. */
function useAgain(module: WebAssembly.Module): void {
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
}

/** What the engine is compiled to, once it is. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  return new Promise((resolve) => {
    const real = WebAssembly.instantiateStreaming.bind(WebAssembly);
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const made = await real(source, imports);
      resolve(made.module);
      return made;
    };
  });
}
