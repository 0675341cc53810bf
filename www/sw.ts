// The service worker: keeps the whole page in the browser.
//
// Every build has a cache of its own, and every window gets all its files from the build that it was opened with, even while one
// window has taken a new version and another plays on with the old one. A frame, such as that of the rules, is a window of its own.
// Other pages of the same origin may have service workers too: the names of our caches begin with our scope.

import { isForUs } from "./engines";

declare const self: ServiceWorkerGlobalScope;
/** A number that changes with any file of the build; scripts/bundle.mjs puts it here. */
declare const BUILD: string;
/** Every file of the build with its digest. */
declare const FILES: [path: string, integrity: string][];
/** Those that this browser may ever want. */
const WANTED = FILES.filter(([path]) => isForUs(path));

const { registration, clients } = self;
const OURS = `goishi ${registration.scope} `;
const CACHE = OURS + BUILD;
/** Holds which window was opened with which build, and when, as long as it has not been seen open. */
const WINDOWS = `${OURS}windows`;
/** How long a window may take to open. */
const OPENING_MS = 60_000;

/** An address without query and fragment; a folder stands for its index. */
function fileOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return new URL(pathname.replace(/index\.html$/, ""), origin).href;
}

const addressOf = (path: string): string => new URL(path, registration.scope).href;

/** Fetches one file into the cache. Its digest must fit: while a host gets another build, files of both may come. */
async function fetchInto(cache: Cache, [path, integrity]: [string, string]): Promise<void> {
  const answer = await fetch(addressOf(path), { cache: "no-cache", integrity });
  if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
  // A new response, as one that was redirected may not be shown as a page.
  await cache.put(addressOf(path), new Response(answer.body, { headers: answer.headers }));
}

/** Fetches the files that the cache of this build lacks. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(WANTED.filter(([path]) => !kept.has(addressOf(path))).map((file) => fetchInto(cache, file)));
  // Opened anew, as somebody may have deleted it meanwhile.
  const now = await (await caches.open(CACHE)).keys();
  if (now.length < WANTED.length) throw new Error("not everything was kept");
}

/** All or nothing; but a build that is here already, such as one that a host has returned to, stays. */
async function install(): Promise<void> {
  const wasHere = await caches.has(CACHE);
  try {
    await fill();
  } catch (error) {
    if (!wasHere) await caches.delete(CACHE);
    throw error;
  }
}

let repairing: Promise<void> | undefined;

/** Brings back whatever is missing, so that the page works without a network again. */
function repair(): Promise<void> {
  repairing ??= fill()
    .catch(() => {}) // tried again when the next file is missing
    .finally(() => {
      repairing = undefined;
    });
  return repairing;
}

const windowKey = (id: string): string => addressOf(`windows/${id}`);

/** Notes the build of a window, and the time if it is only just being opened. */
async function remember(id: string, build: string, time?: number): Promise<void> {
  const windows = await caches.open(WINDOWS);
  await windows.put(windowKey(id), new Response(`${build} ${time ?? ""}`));
}

async function parseNote(note: Response): Promise<{ build: string; isOpening: boolean }> {
  const [build = "", time = ""] = (await note.text()).split(" ");
  return { build, isOpening: Date.now() - Number(time) < OPENING_MS };
}

/** The cache with the build of this window: ours, if no other is known. */
async function cacheOf(id: string): Promise<Cache> {
  const note = id ? await caches.match(windowKey(id), { cacheName: WINDOWS }) : undefined;
  const name = note ? OURS + (await parseNote(note)).build : CACHE;
  return caches.open((await caches.has(name)) ? name : CACHE);
}

async function openWindows(): Promise<string[]> {
  const all = await clients.matchAll({ includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(registration.scope)).map(({ id }) => id);
}

/** Forgets windows that are closed, and returns the builds that the others were opened with. */
async function buildsInUse(): Promise<string[]> {
  const windows = await caches.open(WINDOWS);
  const open = new Map((await openWindows()).map((id) => [windowKey(id), id]));
  const builds: string[] = [];
  for (const { url } of await windows.keys()) {
    const note = await windows.match(url);
    if (!note) continue;
    const { build, isOpening } = await parseNote(note);
    const id = open.get(url);
    if (id) await remember(id, build);
    else if (!isOpening) await windows.delete(url);
    if (id || isOpening) builds.push(build);
  }
  return builds;
}

/** Forgets windows that are closed, and the builds that none of the others needs. */
async function tidy(): Promise<void> {
  const builds = await buildsInUse();
  const needed = new Set([CACHE, WINDOWS, ...builds.map((build) => OURS + build)]);
  const spare = (await caches.keys()).filter((name) => name.startsWith(OURS) && !needed.has(name));
  if (registration.installing || registration.waiting) return; // it has a cache of its own, of which we know nothing
  await Promise.all(spare.map((name) => caches.delete(name)));
}

/** The first visit came from the network: from now on it needs that no more. */
async function activate(): Promise<void> {
  await clients.claim();
  const windows = await caches.open(WINDOWS);
  for (const id of await openWindows()) {
    if (!(await windows.match(windowKey(id)))) await remember(id, BUILD);
  }
  await tidy();
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  const isPage = request.mode === "navigate";
  // Where nothing more can be stored, the page opens all the same.
  if (isPage && resultingClientId) await remember(resultingClientId, BUILD, Date.now()).catch(() => {});
  const cache = isPage ? await caches.open(CACHE) : await cacheOf(clientId);
  const kept = await cache.match(fileOf(request.url));
  if (kept) return kept;
  if (WANTED.some(([path]) => addressOf(path) === fileOf(request.url))) event.waitUntil(repair());
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy().then(repair));
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(answer(event).catch(() => fetch(event.request)));
});
