// Keeps the page in the browser, so that it needs no network any more, and offers a new version when one is ready.
// The service worker that does so is www/sw.ts.

/** How often a window that stays open looks for a new version when it comes back into sight, in milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;

const part = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Service workers exist only where the files lie on a server that the browser trusts. */
const canKeep = (): boolean => "serviceWorker" in navigator && isSecureContext && location.protocol !== "file:";

const whenIdle = (): Promise<void> =>
  new Promise((done) => ("requestIdleCallback" in globalThis ? requestIdleCallback(() => done()) : setTimeout(done)));

/** Has the browser keep the page. Where it refuses, all is as before. */
export async function keepOffline(): Promise<void> {
  if (!canKeep()) return;
  await whenIdle();
  try {
    watchVersions(await navigator.serviceWorker.register(new URL("sw.js", document.baseURI)));
  } catch {
    // a browser that keeps nothing still shows the page
  }
}

/**
 * The page did not start: what was kept of it is thrown away, so that a reload brings everything anew. Without a network nothing could
 * be brought, so everything stays.
 */
export async function repairOffline(): Promise<void> {
  if (!canKeep() || !navigator.onLine || !navigator.serviceWorker.controller) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith(`goishi ${registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.controller?.postMessage("tidy");
  lookAgain(registration);
  part("use-new-version")?.addEventListener("click", () => takeOver(registration));
  part("not-now")?.addEventListener("click", ({ detail }) => putOff(detail === 0));
  if (registration.waiting) offer();
  watchInstalling(registration);
  registration.addEventListener("updatefound", () => watchInstalling(registration));
}

/** Offers the version that is coming, as soon as it is there. */
function watchInstalling(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed" && navigator.serviceWorker.controller) offer();
  });
}

/** The browser looks for a new version when a page is opened; some windows stay open for days. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    registration.update().catch(() => {}); // without a network there is nothing new
  });
}

/** Says that there is a new version. Nothing happens by itself: whoever plays goes on with the old one. */
function offer(): void {
  const box = part("new-version");
  if (!box?.hidden) return;
  box.hidden = false;
  const live = part("live");
  if (live) live.textContent = box.querySelector("p")?.textContent ?? "";
}

/** Puts the new version off. The keyboard is led back to the board. */
function putOff(byKeyboard: boolean): void {
  const box = part("new-version");
  if (box) box.hidden = true;
  if (byKeyboard) document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}

/** Shows the game in the new version. Other windows stay as they are until they are loaded anew. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  } else {
    location.reload(); // another window was faster
  }
}
