// What painting costs, and what the page does while nobody does anything. Run by scripts/paint-cost, which says more.

import { serve } from "../../scripts/serve.mjs";
import { launch, open, quantile, SLOWDOWN, setFree } from "./slow.mjs";
import { after, linkTo, randomGame } from "./support/games.mjs";
import { newGame } from "./support/hands.mjs";
import { IN_PAGE, part } from "./support/parts.mjs";

const MOST = 4; // milliseconds of scripting
const REPAINTS = 100;
const STILL = 3000; // milliseconds
const TICK = 200; // milliseconds from one look at a running clock to the next
const WELCOME = 15_000; // milliseconds until the short games on the cards of a first visit are over
const FRAME = 40; // milliseconds, enough for one frame of the slowed page

let kept = true;

function judge(name, figures, isKept) {
  kept &&= isKept;
  console.log(`${name.padEnd(36)} ${figures} ${isKept ? "ok" : "TOO MUCH"}`);
}

/** A game whose last stone closes a ring of Black's and kills all 127 stones inside: the most marks there can be. */
function slaughter() {
  const points = Array.from({ length: 256 }, (_, i) => `${Math.floor(i / 16)},${i % 16}`);
  const depth = (at) => Math.min(...at.split(",").flatMap((line) => [line, 15 - line]));
  const [edge, ring] = [0, 1].map((wanted) => points.filter((at) => depth(at) === wanted));
  const inside = points.filter((at) => depth(at) > 1);
  const [wayOut, gap] = ["0,8", "1,8"]; // the inside is open as long as Black stands on neither
  const black = [...ring, ...inside.splice(-17).reverse(), ...edge].filter((at) => at !== wayOut && at !== gap);
  const stones = { black: [...black, gap], white: [wayOut, ...inside] };
  const moves = [];
  for (let now = after("rin", []); now.status === "playing"; now = after("rin", moves))
    moves.push(stones[now.to_move].shift());
  return moves;
}

/** Everything that the page's main thread did meanwhile. */
async function trace(page, meanwhile) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await meanwhile();
  return JSON.parse(await browser.stopTracing()).traceEvents;
}

const count = (events, ...names) => events.filter(({ name }) => names.includes(name)).length;

/** The mouse goes from point to point: each one is a new picture, also where no stone can be put. */
async function repaint(page, cells) {
  for (const { x, y, width, height } of cells) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(FRAME);
  }
}

/** The median of the milliseconds for which a frame's callback had the processor. */
async function cost(page, cells) {
  const events = await trace(page, () => repaint(page, cells));
  const times = events.filter(({ name }) => name === "FireAnimationFrame").map(({ tdur }) => tdur / 1000);
  if (times.length < REPAINTS * 0.9) throw new Error(`${times.length} repaints were seen instead of ${REPAINTS}`);
  return quantile(times, 0.5);
}

async function fullBoard(name, moves, settings = "") {
  const page = await open(browser, { deviceScaleFactor: 2 });
  await page.addInitScript((settings) => localStorage.setItem("goishi.settings", settings), settings);
  await page.goto(site.url + linkTo("rin", moves));
  await page.click(part("dismiss"));
  const boxes = await page
    .locator(".cell")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  const cells = boxes.slice(0, REPAINTS);
  await repaint(page, cells); // until the program has been compiled for speed
  const slowed = await cost(page, cells);
  await setFree(page);
  const free = (await cost(page, cells)) * SLOWDOWN;
  judge(
    name,
    `${slowed.toFixed(2)} ms, at full speed ${SLOWDOWN} x ${(free / SLOWDOWN).toFixed(2)} = ${free.toFixed(2)}`,
    slowed <= MOST,
  );
  await page.context().close();
}

/** What ran in three seconds in which nobody did anything: none of it, or with a clock that runs its timer alone. */
async function still(name, page, mostTimers) {
  await page.waitForTimeout(2500); // what moves after a stone has come to rest
  const events = await trace(page, () => page.waitForTimeout(STILL));
  const frames = count(events, "RequestAnimationFrame", "FireAnimationFrame");
  const timers = count(events, "TimerInstall");
  const scripts = count(events, "FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.callFunction");
  judge(
    name,
    `${frames} animation frames, ${timers} timers, ${scripts} scripts`,
    frames === 0 && timers <= mostTimers && scripts <= mostTimers,
  );
}

async function idle() {
  const page = await open(browser, { deviceScaleFactor: 2 });
  await page.addInitScript(IN_PAGE);
  await page.goto(site.url);
  await page.locator(".cell").first().waitFor({ state: "attached" });
  await page.waitForTimeout(WELCOME);
  await still("idle", page, 0);
  await newGame(page, "rin", { texts: { clock: "5+3" } });
  await page.click(part("board"));
  await page.locator(".move").waitFor({ state: "attached" });
  await still("idle, a clock runs", page, STILL / TICK + 1);
  await page.context().close();
}

const site = await serve(process.argv[2]);
const browser = await launch();
console.log("Scripting for one repaint of 256 stones, at most 4 ms:");
await fullBoard("mark of the last move", randomGame("rin"));
await fullBoard("with 127 crosses", slaughter());
await fullBoard("with the numbers of the moves", randomGame("rin"), "numbers=on");
console.log("Three seconds in which nobody does anything:");
await idle();
await browser.close();
await site.close();
process.exitCode = kept ? 0 : 1;
