// What a newcomer sees: the first moments, sheets that fit, and words that are not cut off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closeSheet, openGames, openSheet, PHONE, press, put } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { noticeIn, part } from "../support/parts.mjs";

const LOW = { width: 1366, height: 657 };

/** Whether all of what `selector` names lies in the window, and is not cut off by what scrolls. */
const isWhole = (page, selector) =>
  page
    .locator(selector)
    .last()
    .evaluate((it) => {
      const { top, bottom, left, right } = it.getBoundingClientRect();
      let inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      for (let outer = it.parentElement; outer; outer = outer.parentElement) {
        if (!["auto", "hidden", "scroll"].includes(getComputedStyle(outer).overflowY)) continue;
        inside &&= bottom <= outer.getBoundingClientRect().bottom + 1;
      }
      return inside;
    });

test("before the program is there, nothing is seen that needs it, and nothing moves when it comes", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    let go;
    const wait = new Promise((done) => {
      go = done;
    });
    const page = await open({
      firstVisit: true,
      waits: false,
      viewport,
      route: (context) => context.route("**/*.wasm", (asked) => wait.then(() => asked.continue())),
    });
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("button, select, input")]
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .map((it) => it.dataset.part ?? it.textContent),
      );
    assert.deepEqual(await seen(), []);
    const place = () => page.locator(part("board")).boundingBox();
    const before = await place();
    await shot(page, `first-moment-${viewport.width}`);
    go();
    await page.waitForFunction(() => window.goishiStarted);
    assert.deepEqual(await place(), before, "the board stays where it was");
    assert.ok((await seen()).length > 10);
  }
});

test("the three cards and the sheet for a new game are seen whole in a low window", async () => {
  for (const locale of ["en-GB"]) {
    const page = await open({ firstVisit: true, viewport: LOW, locale, colorScheme: "dark" });
    assert.ok(await isWhole(page, ".welcome-card"), locale);
    await shot(page, `low-${locale}`);
    await openSheet(page, "new-game");
    for (const name of ["clock", "tournament"]) {
      const field = page.locator(`${part("new-game")} [name="${name}"]`);
      const [box, start] = [await field.boundingBox(), await page.locator(part("start")).boundingBox()];
      assert.ok(box.y + box.height < start.y, `${locale}: ${name}`);
    }
    await shot(page, `new-game-low-${locale}`);
    await closeSheet(page);
  }
});

test("names of themes and of players fit", async () => {
  for (const viewport of [LOW, { width: 360, height: 740 }]) {
    const page = await open({ firstVisit: true, viewport, locale: "de-DE" });
    await openSheet(page, "settings");
    const cut = await page.evaluate(
      () => [...document.querySelectorAll(".swatches label")].filter((it) => it.scrollWidth > it.clientWidth).length,
    );
    assert.equal(cut, 0, `themes at ${viewport.width}`);
    await shot(page, `themes-${viewport.width}`);
    await closeSheet(page);
    await put(page, "h8");
    await openGames(page);
    const isCut = await page.locator("[data-rename]").evaluate((it) => it.scrollWidth > it.clientWidth);
    assert.equal(isCut, false, "who plays");
    await shot(page, `games-${viewport.width}`);
  }
});

test("what a sheet tells is told there alone, and is red only where something went wrong", async () => {
  const page = await open({
    init: () => {
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
      document.execCommand = () => false;
    },
    viewport: { width: 360, height: 740 },
  });
  await put(page, "0,0");
  await openSheet(page, "share");
  await press(page, "copy-link");
  const told = page.locator(noticeIn("share"));
  await told.waitFor();
  assert.equal(await told.getAttribute("data-alarm"), "true");
  const [wide, room] = await told.evaluate((it) => [it.scrollWidth, it.clientWidth]);
  assert.ok(wide <= room, "the link stays in the sheet");
  assert.equal(await page.isVisible(part("notice")), false);
  await shot(page, "not-copied");
});

test("keys are listed where there are some, by the names that they have in the language", async () => {
  const phone = await open({ ...PHONE, firstVisit: true });
  assert.equal(await phone.isVisible('.foot [data-open="keys-sheet"]'), false);
  const page = await open({ firstVisit: true, locale: "de-DE" });
  await openSheet(page, "keys-sheet");
  const keys = await page.locator("kbd").allInnerTexts();
  for (const key of ["Pos1", "Ende", "Bild auf", "Bild ab", "Strg"]) assert.ok(keys.includes(key), key);
});

test("no control moves in a first game of Renju while its aim and the first cross are told", async () => {
  const page = await open({ firstVisit: true, viewport: { width: 1280, height: 800 } });
  await press(page, "white-seat");
  await page.click(`${part("seat")} [data-level="0"].opponent`);
  const place = () => page.locator(part("tabs")).boundingBox();
  await put(page, "h8");
  const before = await place();
  for (const name of ["h9", "i8", "a1", "j9", "a3", "j10", "a5"]) {
    await put(page, name);
    assert.deepEqual(await place(), before, name);
  }
  assert.equal(await page.isVisible(part("why")), true, "the cross on j8 is explained");
  await shot(page, "cross");
});
