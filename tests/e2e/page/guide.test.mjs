// The rules inside the page: where they open, and how one comes to them from a refusal.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, closeSheet, openSheet, textOf, type } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { part } from "../support/parts.mjs";
import { word } from "../support/words.mjs";

/** The rules are open and drawn, and begin at the place with this id. */
const beginsAt = (page, id) =>
  page.waitForFunction((id) => {
    const { contentDocument: guide } = the("guide");
    const place = guide?.getElementById(id);
    const isDrawn = guide?.querySelector("svg.board") && !guide.querySelector("pre[data-board]");
    return isDrawn && Math.abs(place?.getBoundingClientRect().top ?? 999) < 40;
  }, id);

/** The guide of the open sheet. */
const guideOf = (page) => page.frameLocator(part("guide"));

test("the rules open at the aim, with a link to the rule set on the board, and from a refusal at the rule that refuses", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await openSheet(page, "rules");
  await page.waitForFunction(() => the("guide").contentDocument?.querySelector("svg.board"));
  assert.equal(await page.evaluate(() => the("guide").contentWindow.scrollY), 0, "the aim is seen first");
  await shot(page, "rules-top");
  await guideOf(page).locator(".played a").click();
  await beginsAt(page, "renju-free");
  await closeSheet(page);
  await choose(page, "renju-classical");
  assert.equal(await page.isVisible(part("why")), false, "nothing was refused");
  await type(page, "a1");
  assert.equal(await textOf(page, "why"), word("Why"));
  await page.click(part("why"));
  await beginsAt(page, "overview-play");
  await closeSheet(page);
  await type(page, "h8");
  assert.equal(await page.isVisible(part("why")), false, "it has been answered");
});
