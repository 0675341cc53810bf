// Every screen that no other test looks at has nothing that axe finds wrong, and nothing that sticks out of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closeSheet, newGame, openSheet, openText, PHONE, press } from "../support/hands.mjs";
import { accessibility, open } from "../support/harness.mjs";
import { faults } from "../support/layout.mjs";
import { hasThoughts, inThoughts } from "../support/opponent.mjs";
import { part } from "../support/parts.mjs";

/** White does not stop the three, with the sixth move. */
const LOST = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8\n";
const BEATEN = "goishi 1 gomoku\nwhite: computer 2\n\nh8 a1 i8 a3 j8 a5 k8 a7 l8\n";

const isWell = async (page, name, within) =>
  assert.deepEqual([await accessibility(page, within), await faults(page)], [[], []], name);

for (const colorScheme of ["light", "dark"]) {
  for (const [name, options] of Object.entries({ phone: PHONE, desk: { viewport: { width: 1280, height: 800 } } })) {
    test(`${colorScheme}, ${name}: the first visit, every panel, the smaller sheets, and a mistake that is learned from`, async () => {
      const first = await open({ ...options, colorScheme, firstVisit: true });
      await isWell(first, "the first visit");
      const page = await open({ ...options, colorScheme });
      await openText(page, BEATEN);
      for (const panel of ["analysis", "notes", "search", "moves"]) {
        await press(page, `tab-${panel}`);
        await isWell(page, panel);
      }
      await press(page, "white-seat");
      await isWell(page, "who plays", part("seat"));
      await closeSheet(page);
      await openSheet(page, "games");
      await page.click("[data-open=statistics]");
      await isWell(page, "statistics", part("statistics"));
      await page.keyboard.press("Escape");
      await closeSheet(page);
      if (options.hasTouch) {
        await press(page, "more");
        await isWell(page, "the other sheets", part("more-sheet"));
        await closeSheet(page);
      }
      await newGame(page, "renju-rif");
      await press(page, "lay");
      await isWell(page, "patterns", part("patterns"));
      await closeSheet(page);
      await openText(page, LOST);
      await press(page, "review");
      await hasThoughts(page);
      await inThoughts(page, ".to-lessons").click();
      await isWell(page, "a mistake");
      await press(page, "show-solution");
      await isWell(page, "its solution");
    });
  }
}
