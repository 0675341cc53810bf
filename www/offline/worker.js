// Keeps the whole page in the browser. scripts/offline.mjs puts the number of this build and the list of its files before it, as
// `BUILD` and `FILES`, and makes of both dist/sw.js.
//
// Every build has a cache of its own, and every window gets all its files from the build that it was opened with: two builds are
// never mixed, not even while one window has taken the new version and another plays on with the old one. Other pages
// of the same origin may have such workers too: what is ours begins with our scope.

const OURS = `goishi ${registration.scope} `;
const CACHE = OURS + BUILD;
/** Which window was opened with which build. */
const WINDOWS = `${OURS}windows`;

/** Addresses within our scope without query and fragment; a folder is its index. */
function fileOf(address) {
  const { origin, pathname } = new URL(address);
  return new URL(pathname.replace(/index\.html$/, ""), origin).href;
}

/** Brings one file. Its digest must fit: while a host is getting another build, files of both may come. */
async function bring(cache, [path, integrity]) {
  const address = new URL(path, registration.scope).href;
  const answer = await fetch(address, { cache: "no-cache", integrity });
  if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
  // A new answer, as one that was redirected may not be shown as a page.
  const { headers } = answer;
  await cache.put(address, new Response(answer.body, { headers }));
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => bring(cache, file)));
}

const windowKey = (id) => new URL(`windows/${id}`, registration.scope).href;

async function remember(id) {
  const windows = await caches.open(WINDOWS);
  await windows.put(windowKey(id), new Response(BUILD));
}

/** The cache with the build of this window: ours, if nobody knows another. */
async function cacheOf(id) {
  const known = id && (await caches.match(windowKey(id), { cacheName: WINDOWS }));
  const name = known ? OURS + (await known.text()) : CACHE;
  return caches.open((await caches.has(name)) ? name : CACHE);
}

/** The windows that are open. */
async function openWindows() {
  const all = await clients.matchAll({ includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(registration.scope)).map(({ id }) => id);
}

/** Forgets windows that are closed, and the builds that none of the others was opened with. */
async function tidy() {
  const names = await caches.keys();
  if (registration.installing || registration.waiting) return; // it has a cache of its own, of which we know nothing
  const open = new Set((await openWindows()).map(windowKey));
  const windows = await caches.open(WINDOWS);
  const needed = new Set([CACHE, WINDOWS]);
  for (const { url } of await windows.keys()) {
    if (!open.has(url)) await windows.delete(url);
    else needed.add(OURS + (await (await windows.match(url)).text()));
  }
  const isSpare = (name) => name.startsWith(OURS) && !needed.has(name);
  await Promise.all(names.filter(isSpare).map((name) => caches.delete(name)));
}

/** The first visit came from the network: from now on it needs that no more. */
async function activate() {
  await clients.claim();
  const windows = await caches.open(WINDOWS);
  for (const id of await openWindows()) if (!(await windows.match(windowKey(id)))) await remember(id);
  await tidy();
}

async function answer({ request, clientId, resultingClientId }) {
  const isPage = request.mode === "navigate";
  if (isPage && resultingClientId) await remember(resultingClientId);
  const cache = isPage ? await caches.open(CACHE) : await cacheOf(clientId);
  return (await cache.match(fileOf(request.url))) ?? fetch(request);
}

oninstall = (event) => event.waitUntil(install());
onactivate = (event) => event.waitUntil(activate());
onmessage = (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
};
onfetch = (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event));
};
