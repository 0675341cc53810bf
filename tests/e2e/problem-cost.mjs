// What it costs to open a problem once the data are there. Run by scripts/problem-cost, which says more.

import { serve } from "../../scripts/serve.mjs";
import { launch, open, quantile, SLOWDOWN, setFree } from "./slow.mjs";
import { IN_PAGE } from "./support/parts.mjs";

const MOST = 300; // milliseconds
const MANY = 10; // problems of each game, by id and rated

/** The milliseconds from a press on a button to the end of the first frame in which the board is another one. */
const opening = (page, { course, name }) =>
  page.evaluate(
    ([course, name]) =>
      new Promise((done) => {
        const button = name ? the(name) : the("learn").appendChild(document.createElement("button"));
        if (course) button.dataset.train = course;
        const change = new MutationObserver(() => {
          change.disconnect();
          if (course) button.remove();
          // A message that is sent while a frame is made comes once it is there.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - begun);
          requestAnimationFrame(() => port2.postMessage(0));
        });
        change.observe(the("grid"), { subtree: true, attributes: true, childList: true });
        const begun = performance.now();
        button.click();
      }),
    [course, name],
  );

/** The milliseconds for which the page's main thread has had the processor so far. */
async function worked(page) {
  const { metrics } = await page.session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

/** What each of these openings took: by the clock, slowed down; or of the processor, at full speed. */
async function costs(page, buttons, isSlowed) {
  const found = [];
  for (const button of buttons) {
    const before = isSlowed || (await worked(page));
    const time = await opening(page, button);
    found.push(isSlowed ? time : (await worked(page)) - before);
    await page.waitForTimeout(100);
  }
  return found;
}

const site = await serve(process.argv[2]);
const browser = await launch();
let most = 0;
for (const game of ["renju", "ren", "rin"]) {
  for (const isSlowed of [true, false]) {
    const page = await open(browser);
    if (!isSlowed) await setFree(page);
    await page.session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.addInitScript(IN_PAGE);
    await page.goto(`${site.url}${game}.html`);
    await page.locator(".cell").first().waitFor({ state: "attached" });
    await page.evaluate(() => the("learn-button").click());
    await page.locator('[data-train="rated"]').waitFor({ state: "attached" });
    // The collection of a game comes when a problem of it is first wanted.
    await opening(page, { course: `one:${game}-0001` });
    await page.waitForTimeout(500);
    const byId = Array.from({ length: MANY }, (_, number) => ({
      course: `one:${game}-${String(number * 25 + 20).padStart(4, "0")}`,
    }));
    const [first, ...later] = await costs(page, byId, isSlowed);
    const [rated, ...next] = await costs(
      page,
      [{ course: "rated" }, ...Array(MANY).fill({ name: "next-problem" })],
      isSlowed,
    );
    const factor = isSlowed ? 1 : SLOWDOWN;
    const say = (numbers) => `${quantile(numbers, 0.5).toFixed(1)} (at most ${Math.max(...numbers).toFixed(1)})`;
    console.log(
      `${game.padEnd(5)} ${isSlowed ? "by the clock, slowed:     " : "processor, at full speed: "}` +
        `the first ${first.toFixed(1)}, by id ${say(later)}, rated ${say([rated, ...next])} ms`,
    );
    if (!isSlowed) most = Math.max(most, ...[first, ...later, rated, ...next].map((time) => time * factor));
    await page.context().close();
  }
}
await browser.close();
await site.close();
console.log(`The dearest, ${SLOWDOWN} times as slow: ${most.toFixed(0)} ms of the processor, at most ${MOST}`);
process.exitCode = most <= MOST ? 0 : 1;
