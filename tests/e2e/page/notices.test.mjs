// What is told beside the board: a notice and what a point would mean share a place, and nothing moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { before, linkTo } from "../support/games.mjs";
import { closeSheet, hover, keys, load, openSheet, press, put, type } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { cell, noticeIn, part } from "../support/parts.mjs";
import { FOUR } from "../support/ren.mjs";
import { focused, look, says } from "../support/view.mjs";
import { say, saying, word } from "../support/words.mjs";

/** What can be read now, and where all else in the card stands, with the mouse on this point or beside the board. */
async function cardAt(page, name) {
  await hover(page, name);
  const { effect, notice } = await look(page);
  const places = await page.evaluate(() =>
    [...document.querySelectorAll(".card > *, .card .choices button, .controls")]
      .filter((it) => !it.matches(".said"))
      .map((it) => {
        const { x, y, width } = it.getBoundingClientRect();
        return [it.className, x, y, width].join(" ");
      }),
  );
  return { effect, notice, places };
}

test("a notice hides nothing of a forbidden point, and nothing moves", async () => {
  const page = await open({ viewport: { width: 1200, height: 800 } });
  await load(page, "renju-classical", "h8 g7 j8 a1 i9 a3 i10 a5");
  await put(page, "a1");
  const bare = await cardAt(page);
  assert.match(bare.notice, saying("Refused a1 WhyOccupied"));
  assert.equal(bare.effect, "");
  assert.deepEqual(await cardAt(page, "i8"), { ...bare, effect: `i8, ${say("Forbidden DoubleThree")}.` });
  await shot(page, "told-renju");
});

const SCORES = say("EffectScores 1 RowOfFour");

for (const [width, height] of [
  [1200, 800],
  [800, 1000],
]) {
  test(`${width} x ${height}: in Ren a notice gives its room to what a stone would do, and nothing moves`, async () => {
    const page = await open({ viewport: { width, height } });
    await load(page, "ren", before(FOUR));
    await put(page, "a1");
    const bare = await cardAt(page);
    assert.deepEqual([/^a1: /.test(bare.notice), bare.effect], [true, ""]);
    const now = await cardAt(page, "g5");
    assert.ok(now.notice === "" && now.effect.includes(SCORES), now.effect);
    assert.deepEqual(now.places, bare.places);
    await shot(page, `told-ren-${width}`);
    assert.deepEqual(await cardAt(page), bare, "and it is there again");
    await press(page, "dismiss");
    assert.equal((await cardAt(page)).notice, "");
  });
}

test("the keyboard reads a notice in Ren as soon as it leaves the board", async () => {
  const page = await open({ viewport: { width: 1200, height: 800 } });
  await load(page, "ren", before(FOUR));
  await type(page, "a1");
  assert.match((await look(page)).notice, /^a1: /);
  await page.focus(cell("g5"));
  await keys(page, "ArrowRight", "ArrowLeft");
  const { notice, effect } = await look(page);
  assert.ok(notice === "" && effect.includes(SCORES), effect);
  await keys(page, "Tab", "Tab", "Tab", "Tab"); // the players and the decisions come first
  assert.equal(await focused(page), "why");
  assert.match((await look(page)).notice, /^a1: /);
});

test("a notice goes after some seconds, stays while the mouse is on it, and enters no sheet", async () => {
  const page = await open();
  const notice = () => page.textContent(part("notice-text"));
  await page.evaluate(
    (link) => {
      location.hash = link;
    },
    linkTo("renju-free", "h8 i9"),
  );
  await says(page, "notice-text", word("LinkOpened"));
  await page.hover(part("notice-text"));
  await page.waitForTimeout(6500);
  assert.equal(await notice(), word("LinkOpened"), "somebody reads it");
  await openSheet(page, "settings");
  assert.equal(await page.textContent(noticeIn("settings")), "", "a sheet is about something else");
  await closeSheet(page);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => the("notice").hidden, null, { timeout: 10_000 });
});
