// What moves, for how long, and what stands still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { before, linkTo } from "../support/games.mjs";
import { hover, isPressed, load, middle, openText, painted, press, put } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { isRinged, picture, toneAt } from "../support/pixels.mjs";
import { CAPTURE, CHAIN, FOUR, NIBAI, NINE } from "../support/ren.mjs";
import { look, shows } from "../support/view.mjs";

test("nothing below moves while the mouse goes over the board", async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const boxes = () =>
    page.evaluate(() =>
      ["pass", "confirm", "black", "white", "rui", "first", "moves"].map((name) => {
        const { x, y, width, height } = the(name).getBoundingClientRect();
        return [name, x, y, width, height];
      }),
    );
  const staysStill = async (...squares) => {
    const still = await boxes();
    const told = new Set();
    for (const at of squares) {
      await hover(page, at);
      told.add((await look(page)).effect);
      assert.deepEqual(await boxes(), still, at);
    }
    assert.ok(told.size > 2, `different things were told: ${told.size}`);
  };
  await load(page, "ren", before(FOUR));
  await staysStill("g5", "c5", "h5", "f5", "a1");
  await press(page, "resign");
  await staysStill("g5", "c5", "h5"); // with a question
  await page.setViewportSize({ width: 1000, height: 700 }); // where the panel is narrow
  await load(page, "ren", CHAIN, { ply: 25 });
  await hover(page);
  await staysStill("e7", "b8", "d9", "j1");
});

/** A page whose clock stands still until `window.time` is set, and that counts the frames it asks for. */
const stopClock = () => {
  window.time = 1e12;
  window.asked = 0;
  Date.now = () => window.time;
  const start = performance.now();
  performance.now = () => start + window.time - 1e12;
  window.ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => {
    window.asked += 1;
    return window.ask(then);
  };
};

/** How many frames the page asks for while the browser shows six, so long after the move: a busy machine shows them later. */
const framesAfter = (page, milliseconds) =>
  page.evaluate(async (milliseconds) => {
    const frames = async (count) => {
      for (let i = 0; i < count; i++) await new Promise(window.ask);
    };
    window.time = 1e12 + milliseconds;
    await new Promise((done) => setTimeout(done, 50));
    await frames(2); // what was asked for before
    const asked = window.asked;
    await frames(6);
    return window.asked - asked;
  }, milliseconds);

test("a captured stone is lifted off the board in a quarter of a second, then the page is idle", async () => {
  const page = await open({ init: stopClock });
  await load(page, "ren", before(CAPTURE));
  const stone = () => toneAt(page, "e6", 0.22, 0);
  const lying = await stone();
  await put(page, "e5");
  assert.ok(Math.abs((await stone()) - lying) < 10, "at first it lies there");
  assert.ok((await framesAfter(page, 125)) > 1);
  const lifting = await stone();
  assert.ok((await framesAfter(page, 249)) > 1);
  assert.equal(await framesAfter(page, 250), 0, "no more frames");
  const gone = await stone();
  assert.ok(lying > lifting + 10 && lifting > gone + 10, `${lying} ${lifting} ${gone}`);
  await hover(page);
  const rest = await picture(page);
  await press(page, "undo", "redo", "previous", "next");
  assert.equal(await framesAfter(page, 251), 0, "nothing moves on the way back and forth");
  await hover(page);
  assert.equal(await picture(page), rest);
});

test("rings round weak stones swell for less than two seconds, then the page is idle", async () => {
  const page = await open({ init: stopClock });
  await load(page, "ren", before(NIBAI));
  await put(page, "e5");
  assert.ok((await framesAfter(page, 300)) > 1);
  assert.ok(await isRinged(page, "d6", 0.414), "the ring is larger");
  assert.ok((await framesAfter(page, 1799)) > 1);
  assert.equal(await framesAfter(page, 1800), 0);
  assert.ok(await isRinged(page, "d6"));
});

test("nine in a box: the steps to the score come one by one, or at once without motion", async () => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const page = await open({ reducedMotion });
    await load(page, "ren:size=8", before(NINE));
    await page.evaluate(() => {
      window.seen = [];
      const note = () => {
        const counts = ["black-count", "white-count"].map((name) => the(name).textContent);
        const now = `${the("nine").children.length}: ${counts.join("-")}`;
        if (now[0] !== "0" && window.seen.at(-1) !== now) window.seen.push(now);
      };
      new MutationObserver(note).observe(the("page"), { childList: true, characterData: true, subtree: true });
    });
    await put(page, "b7");
    await page.waitForFunction(() => the("nine").children.length === 3);
    assert.deepEqual(
      await page.evaluate(() => window.seen),
      reducedMotion === "reduce" ? ["3: 0-11"] : ["1: 1-0", "2: 0-1", "3: 0-11"],
    );
  }
});

/** Everything on the page that would move by itself. */
const moving = (page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("body *")]
        .filter((it) => it.checkVisibility())
        .flatMap((it) =>
          ["", "::before", "::after"]
            .map((part) => getComputedStyle(it, part || null))
            .filter((style) => style.transitionDuration !== "0s" || style.animationName !== "none"),
        ).length,
  );

test("whoever wants no motion gets none: not on the page, not on the board", async () => {
  const page = await open({ reducedMotion: "reduce", init: stopClock });
  await load(page, "ren", NIBAI);
  assert.equal(await moving(page), 0);
  const rest = await picture(page);
  await load(page, "ren", before(NIBAI));
  await put(page, "e5");
  assert.equal(await framesAfter(page, 0), 0);
  await hover(page);
  assert.equal(await picture(page), rest);
  const other = await open({ reducedMotion: "no-preference" });
  assert.ok((await moving(other)) > 0, "the bar of counts moves otherwise");
});

/** Counts the frames that the page asks for. */
const countFrames = () => {
  const { requestAnimationFrame } = window;
  window.asked = 0;
  window.requestAnimationFrame = (draw) => {
    window.asked += 1;
    return requestAnimationFrame.call(window, draw);
  };
};
const frames = (page) => page.evaluate(() => window.asked);

test("many changes at once, and a mouse that stays on its point, cost one frame; a page on which nothing happens asks for none", async () => {
  const page = await open({ init: countFrames, path: linkTo("rin", ["0,0"]) });
  const [x, y] = await middle(page, "8,8");
  await page.mouse.move(x, y);
  await painted(page);
  const asked = await frames(page);
  await page.evaluate(() => {
    for (const cell of cells().slice(20, 40)) cell.click();
  });
  assert.equal(await frames(page), asked + 1, "twenty stones, one frame");
  await painted(page);
  const rested = await frames(page);
  for (const far of [1, 2, 3, 2, 1]) await page.mouse.move(x + far, y - far);
  assert.equal(await frames(page), rested, "the same point under the mouse, the same picture");
  await page.waitForTimeout(1000); // the second in which nothing may happen
  assert.equal(await frames(page), rested);
});

/** Games that end with a ring that fills, and with a captured stone and a niban. */
for (const [rules, moves] of Object.entries({ "rin:size=8": "1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2", ren: NIBAI })) {
  test(`${rules}: a game that plays by itself asks for a few frames a move, and for none at its end`, async () => {
    const page = await open({ route: (context) => context.clock.install() });
    await openText(page, `goishi 1 ${rules}\n\n${moves}`);
    await page.clock.pauseAt(Date.now() + 3_600_000); // from now on there is a frame each 16 ms of this clock, on a busy machine too
    await page.evaluate(countFrames);
    const framesInASecond = async () => {
      const asked = await frames(page);
      await page.clock.runFor(1000);
      return (await frames(page)) - asked;
    };
    await press(page, "autoplay");
    const seconds = [];
    while ((await isPressed(page, "autoplay")) && seconds.length < 20) seconds.push(await framesInASecond());
    await shows(page, { shown: moves.split(" ").length });
    const most = 16 + 6; // a quarter of a second in which something moves, and a look at the time now and then
    assert.ok(
      seconds.every((asked) => asked <= most),
      `second by second: ${seconds.join(" ")}`,
    );
    await page.clock.runFor(2000); // the last move comes to rest
    assert.equal(await framesInASecond(), 0, "then none");
  });
}
