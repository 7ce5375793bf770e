/// <reference lib="webworker" />
// The service worker: keeps all files of one build of the page, so that it opens without a network.
//
// Each build has a cache of its own. A page that is open keeps its build, with the engine that belongs to it: files are
// named after their content, and the cache of the build before is deleted only with the next one.
declare const self: ServiceWorkerGlobalScope;

// The build writes these two.
const BUILD = '__BUILD__';
const FILES = '__FILES__';

const PREFIX = 'rynek-';
const CACHE = `${PREFIX}${BUILD}`;
const START = 'index.html';
/** How many files are fetched at the same time: the page itself goes first. */
const LANES = 4;

const here = (file: string) => new URL(file, self.registration.scope).href;
/** Whether a file is named after its content. */
const isLasting = (file: string) => /^(assets|engine)\//.test(file);

async function keep(cache: Cache, file: string): Promise<void> {
  const known = isLasting(file) ? await caches.match(here(file)) : undefined;
  // A lasting file may come from the browser's own cache: the page has just loaded it.
  const answer = known ?? (await fetch(here(file), { cache: isLasting(file) ? 'default' : 'reload' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(here(file), answer);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = FILES.split(' ');
  const lane = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Deletes the caches of all builds but this one and the one before, which open pages may still use. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const address = new URL(request.url);
  address.search = address.hash = '';
  const own = await cache.match(request.mode === 'navigate' ? here(START) : address.href);
  return own ?? (await caches.match(address.href)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const path = request.url.slice(self.registration.scope.length);
  // The API and anything else that is no file of the page goes to the network.
  const file = path.split(/[?#]/, 1)[0] ?? '';
  if (request.mode === 'navigate' ? file === '' || file === START : isLasting(file) || FILES.split(' ').includes(file)) event.respondWith(answer(request));
});

export {};
