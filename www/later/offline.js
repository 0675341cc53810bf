// Keeps the page in the browser, so that it needs no network any more, and offers a new version when one is ready.
// The worker that does so is www/offline/worker.js.
import { asset } from "./asset.js";
import { show } from "./words.js";

const { serviceWorker } = navigator;
/** So often a window that stays open looks for a new version, when it comes back to sight. */
const AGAIN_MS = 3_600_000;

/** Has the browser keep the page. Where it does not want to, all is as before. */
export async function keep() {
  const registration = await serviceWorker.register(new URL("../sw.js", import.meta.url));
  serviceWorker.controller?.postMessage("tidy");
  lookAgain(registration);
  // A version that waits already, one that is just coming, and those that come while the page is open.
  if (registration.waiting) offer(registration);
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
}

/** Offers the version that is coming, as soon as it is there. */
function watch(registration) {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => installing.state === "installed" && serviceWorker.controller && offer(registration));
}

/** The browser looks when a page is opened; some windows stay open for days. */
function lookAgain(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing new
  });
}

/** Says that there is a new version, once. Nothing happens by itself: who plays goes on with the old one. */
async function offer(registration) {
  const answer = await asset("later/new-version.html");
  const box = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("new-version");
  if (document.getElementById("new-version")) return; // while this came, another was faster
  box.style.flex = "none"; // where room is short, something else scrolls
  document.querySelector("aside").prepend(box);
  show();
  document.getElementById("live").textContent = box.firstElementChild.textContent;
  document.getElementById("use-new-version").onclick = () => use(registration);
  document.getElementById("not-now").onclick = ({ detail }) => {
    box.remove();
    if (!detail) document.querySelector('.cell[tabindex="0"]')?.focus(); // the keyboard is led to the board
  };
}

/** The game is saved, so the new version shows it. Other windows stay as they are, until they are loaded anew. */
function use({ waiting }) {
  // Another window was faster.
  if (!waiting) return location.reload();
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
