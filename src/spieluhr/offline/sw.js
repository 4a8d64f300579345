// Keeps the files of this folder for when there is no network. Made by `spieluhr static`, with the list
// of them; another list is another version, which waits until no window uses the one before.
const VERSION = "{version}";
const FILES = {files};
const PYTHON = "{python}";

const scope = self.registration.scope;
const place = new URL(scope).pathname;
const app = `spieluhr ${place} ${VERSION}`;
const python = `spieluhr ${place} ${PYTHON}`; // the page fills it while it starts: nothing is fetched twice

const cacheOf = (file) => caches.open(file.startsWith(PYTHON) ? python : app);

async function keep(file) {
  const cache = await cacheOf(file);
  const url = new URL(file, scope).href;
  if (await cache.match(url)) return;
  const answer = await fetch(url, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(url, answer);
}

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith(`spieluhr ${place} `) && name !== app && name !== python)
      await caches.delete(name);
}

async function answer(request) {
  const url = new URL(request.url);
  const file = url.pathname.slice(place.length) || "index.html";
  const known = new URL(file, scope).href;
  for (const name of [app, python]) {
    const kept = await (await caches.open(name)).match(known);
    if (kept) return kept;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(Promise.all(FILES.map(keep))));
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
self.addEventListener("message", (event) => {
  if (event.data === "use") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const isOurs = event.request.method === "GET" && event.request.url.startsWith(scope);
  if (isOurs) event.respondWith(answer(event.request));
});
