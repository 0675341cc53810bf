// Phones on their side and upright: the board is seen whole, and what is told is seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hover, openText, PHONE, painted, play, press } from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { faults, outOfSight } from "../support/layout.mjs";
import { hasThoughts, inThoughts } from "../support/opponent.mjs";
import { part } from "../support/parts.mjs";
import { picture } from "../support/pixels.mjs";
import { shows } from "../support/view.mjs";

/** White does not stop the three, with the sixth move. */
const LOST = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8\n";

/** A game of each kind with much to show: names, clocks, a score. */
const GAMES = [
  "goishi 1 renju-rif\nblack: Ann with a long name, as people have\nwhite: Ben\nclock: 30/20\n\nh8 h9 i8 swap a1\n",
  "goishi 1 ren\n\ng10 g9 g8 j5 j4 f7 h9 e8 f9 f10 e10 g9 i5 i8 j6 i3 h3 a6\n",
  "goishi 1 rin\nblack: Ann\n\n1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2\n",
];

/** Whether something is seen: it lies in the window, and nothing over it. */
const isSeen = (page, selector) =>
  page.evaluate((selector) => {
    const it = document.querySelector(selector);
    const { left, top, bottom } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + 12, (top + bottom) / 2));
  }, selector);

for (const [width, height] of [
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
]) {
  test(`${width} x ${height}: on a phone on its side the board is seen whole, wherever the rest is scrolled to`, async () => {
    const page = await open({ ...PHONE, viewport: { width, height } });
    const isWhole = async (message) => {
      const side = await page.evaluate(() => the("board").getBoundingClientRect().height);
      assert.ok(side >= Math.min(height - 16, width - 292), `${side}: ${message}`);
      assert.deepEqual([await outOfSight(page, "board", "tools"), await faults(page)], [[], []], message);
    };
    for (const text of GAMES) {
      await openText(page, text);
      for (const scroll of [4000, 0]) {
        await page.evaluate((to) => scrollTo(0, to), scroll);
        await isWhole(`scrolled by ${scroll}: ${text}`);
      }
    }
    await shot(page, `side-${width}`);
    await openText(page, LOST);
    await press(page, "review");
    await hasThoughts(page);
    await isWhole("with a review");
    assert.ok(await isSeen(page, ".to-lessons"), "the review stands beside it");
    await inThoughts(page, ".to-lessons").click();
    await isWhole("at a mistake");
    assert.ok(await isSeen(page, ".lesson .task"), "and so does what is asked");
    await shot(page, `side-lesson-${width}`);
    assert.deepEqual(await accessibility(page), []);
  });
}

test("on a phone the end of a game is told where it is seen, and the list of moves comes back to the move on the board", async () => {
  const page = await open(PHONE);
  await openText(page, LOST.replace(" l8\n", "\n"));
  await page.evaluate(() => scrollTo(0, 4000));
  assert.ok(!(await isSeen(page, part("sentence"))));
  await play(page, "l8");
  await shows(page, { isOver: true });
  await painted(page);
  assert.ok(await isSeen(page, part("sentence")));
  await press(page, "tab-notes");
  for (let i = 0; i < 9; i++) await press(page, "previous");
  await press(page, "tab-moves");
  await painted(page);
  assert.equal(await page.evaluate(() => the("moves").scrollLeft), 0);
});

test("how the other player wins after a mistake is seen on the board while it is pointed at, and with a finger by a press", async () => {
  for (const options of [{}, PHONE]) {
    const page = await open(options);
    await openText(page, LOST);
    await press(page, "review");
    await hasThoughts(page);
    await inThoughts(page, ".to-lessons").click();
    const win = inThoughts(page, ".refutation");
    assert.match(await win.getAttribute("aria-label"), /Black win by fours in 2 moves\. g8$/);
    await hover(page);
    const before = await picture(page);
    await (options.hasTouch ? win.tap() : win.hover());
    await painted(page);
    assert.notEqual(await picture(page), before);
    await shot(page, `refutation-${options.hasTouch ? "phone" : "desk"}`);
  }
});
