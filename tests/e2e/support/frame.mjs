// A page of somebody else's with a board in a frame.

import { guest, pageWith } from "./guest.mjs";

/** Collects all that the frame says, before it can say something. */
const LISTEN = `window.told = []; addEventListener("message", ({ data, origin }) => told.push({ ...data, origin }));`;
const HEAD = `<style>body, h1 { margin: 0 } iframe { display: block }</style><script>${LISTEN}</script>`;

/** The text of such a page. */
export const framePage = (body) => pageWith(body, { head: HEAD });

/** Opens a page of somebody else's with this body, and waits until the board in its first frame is there. */
export async function withFrame(body, options = {}) {
  const page = await guest(framePage(body), options);
  await heard(page, "ready");
  return page;
}

/** A frame with this query. */
export const frame = (query, rest = 'style="width:100%;max-width:36rem;aspect-ratio:6/7;border:0"') =>
  `<iframe src="embed.html?${query.replaceAll("&", "&amp;")}" title="Goishi" ${rest}></iframe>`;

/** Waits for the first message of this type, or for the one after `after` others, and returns it. */
export async function heard(page, type, after = 0) {
  const found = await page.waitForFunction(
    ([type, after]) => window.told.filter((each) => each.type === type)[after],
    [type, after],
    { timeout: 30_000 },
  );
  return found.jsonValue();
}

/** All messages of this type so far. */
export const messages = (page, type) => page.evaluate((type) => window.told.filter((each) => each.type === type), type);

/** Sends the frame a message. */
export const send = (page, message) =>
  page.evaluate((message) => document.querySelector("iframe").contentWindow.postMessage(message, "*"), message);

let asked = 0;

/** Asks the frame for its state. What was sent before has been done by then. */
export async function state(page) {
  const id = `question ${++asked}`;
  await send(page, { goishi: 1, type: "get", id });
  const found = await page.waitForFunction(
    (id) => window.told.find((each) => each.type === "state" && each.id === id),
    id,
    { timeout: 30_000 },
  );
  return found.jsonValue();
}

/** The frame's own document. */
export const inside = (page) => page.frames().find((each) => each.url().includes("embed.html"));
