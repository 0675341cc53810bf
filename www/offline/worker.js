// Keeps the whole page in the browser. scripts/offline.mjs puts the number of this build and the list of its files before it, as
// `BUILD` and `FILES`, and makes of both dist/sw.js.
//
// Every build has a cache of its own, and every window gets all its files from the build that it was opened with, even while
// one window has taken the new version and another plays on with the old one. A frame, such as that of the rules, is a window of
// its own here: the browser does not say which one it stands in. What the very first visit has loaded before this worker was there came
// as the host and the browser's usual cache had it. Other pages of the same origin may have such workers too: what is ours begins with our scope.

const OURS = `goishi ${registration.scope} `;
const CACHE = OURS + BUILD;
/** Which window was opened with which build; and when, as long as it has not been seen open. */
const WINDOWS = `${OURS}windows`;
/** So long a window may take to open. */
const OPENING_MS = 60_000;

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

async function bringAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => bring(cache, file)));
  // Opened anew, as somebody may have deleted it meanwhile.
  const kept = await (await caches.open(CACHE)).keys();
  if (kept.length !== FILES.length) throw new Error("not everything was kept");
}

/** All or nothing; but a build that is here already, as one that a host has returned to, stays. */
async function install() {
  const wasHere = await caches.has(CACHE);
  try {
    await bringAll();
  } catch (error) {
    if (!wasHere) await caches.delete(CACHE);
    throw error;
  }
}

const windowKey = (id) => new URL(`windows/${id}`, registration.scope).href;

/** Notes the build of a window, and the time if it is only just being opened. */
async function remember(id, build, time = "") {
  const windows = await caches.open(WINDOWS);
  await windows.put(windowKey(id), new Response(`${build} ${time}`));
}

/** What is noted. */
async function noted(answer) {
  const [build, time] = (await answer.text()).split(" ");
  return { build, isOpening: Date.now() - Number(time) < OPENING_MS };
}

/** The cache with the build of this window: ours, if nobody knows another. */
async function cacheOf(id) {
  const known = id && (await caches.match(windowKey(id), { cacheName: WINDOWS }));
  const name = known ? OURS + (await noted(known)).build : CACHE;
  return caches.open((await caches.has(name)) ? name : CACHE);
}

/** The windows that are open. */
async function openWindows() {
  const all = await clients.matchAll({ includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(registration.scope)).map(({ id }) => id);
}

/** Forgets windows that are closed; tells which builds the others were opened with. */
async function buildsInUse() {
  const windows = await caches.open(WINDOWS);
  const keys = await windows.keys();
  const open = new Map((await openWindows()).map((id) => [windowKey(id), id]));
  const builds = [];
  for (const { url } of keys) {
    const known = await windows.match(url);
    if (!known) continue;
    const { build, isOpening } = await noted(known);
    if (open.has(url)) await remember(open.get(url), build);
    else if (!isOpening) await windows.delete(url);
    if (open.has(url) || isOpening) builds.push(build);
  }
  return builds;
}

/** Forgets windows that are closed, and the builds that none of the others was opened with. */
async function tidy() {
  const builds = await buildsInUse();
  const needed = new Set([CACHE, WINDOWS, ...builds.map((build) => OURS + build)]);
  const spare = (await caches.keys()).filter((name) => name.startsWith(OURS) && !needed.has(name));
  if (registration.installing || registration.waiting) return; // it has a cache of its own, of which we know nothing
  await Promise.all(spare.map((name) => caches.delete(name)));
}

/** The first visit came from the network: from now on it needs that no more. */
async function activate() {
  await clients.claim();
  const windows = await caches.open(WINDOWS);
  for (const id of await openWindows()) if (!(await windows.match(windowKey(id)))) await remember(id, BUILD);
  await tidy();
}

async function answer({ request, clientId, resultingClientId }) {
  const isPage = request.mode === "navigate";
  // Where nothing more can be stored, the page opens all the same.
  if (isPage && resultingClientId) await remember(resultingClientId, BUILD, Date.now()).catch(() => {});
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
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(answer(event).catch(() => fetch(event.request)));
};
