// What a newcomer sees: the first moments, sheets that fit, and words that are not cut off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closeSheet, openGames, openSheet, openText, PHONE, press, put } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { hasThoughts, inThoughts } from "../support/opponent.mjs";
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

/** Whether stones are seen on the small boards: their canvases have dark pixels and white ones. */
const areShown = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[data-demo]")].every((canvas) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      const lights = [];
      for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 0) lights.push(data[i] + data[i + 1] + data[i + 2]);
      return lights.some((light) => light < 150) && lights.some((light) => light > 690);
    }),
  );

test("the three cards are seen whole on a desk, and say nothing of threes", async () => {
  const page = await open({ firstVisit: true, viewport: { width: 1280, height: 800 } });
  assert.ok(await isWhole(page, ".welcome-card"));
  assert.equal(await page.isVisible(part("weakness")), false);
  await areShown(page);
});

test("on the smallest phone a mistake has its buttons in one row, and analysis its moves right below the board", async () => {
  const page = await open(PHONE);
  await openText(page, "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8\n");
  await press(page, "review");
  await hasThoughts(page);
  await inThoughts(page, ".to-lessons").click();
  const tops = await page.evaluate(() =>
    [...the("lesson-tools").children].filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().top),
  );
  assert.equal(new Set(tops).size, 1, "one row");
  await press(page, "tab-moves");
  await page.evaluate(() => scrollTo(0, 0)); // a tab may be pressed further down
  const [bar, moves, card] = await page.evaluate(() =>
    [document.querySelector(".player:not([data-place=far])"), the("moves"), the("call").parentElement].map((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  assert.ok(bar.bottom <= moves.top && moves.bottom <= card.top, "the board, the moves, the card");
  await shot(page, "phone-analysis");
});

test("the three cards and the sheet for a new game are seen whole in a low window", async () => {
  for (const locale of ["en-GB"]) {
    const page = await open({ firstVisit: true, viewport: LOW, locale, colorScheme: "dark" });
    assert.ok(await isWhole(page, ".welcome-card"), locale);
    await areShown(page);
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
