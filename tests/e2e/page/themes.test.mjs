// How the page looks and sounds: themes, the machine's wishes, and what is heard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, closeSheet, load, openSheet, painted, press, put, set, turn, type } from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { SHEETS } from "../support/layout.mjs";
import { reload } from "../support/page.mjs";
import { cell, opener, part, SIDE } from "../support/parts.mjs";
import { brightness, colorAt, picture } from "../support/pixels.mjs";
import { CHAIN, FIRST } from "../support/ren.mjs";

const THEMES = ["wood", "paper", "dark", "contrast"];

/** What tells a theme from another. */
async function lookOf(page) {
  const seen = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return {
      theme: document.documentElement.dataset.theme,
      page: `${backgroundColor} ${color} ${getComputedStyle(the("new")).backgroundColor}`,
    };
  });
  return { ...seen, board: await picture(page) };
}

test("each theme paints a board and a page of its own, and is kept", async () => {
  const page = await open();
  await type(page, "8,8", "3,3");
  const looks = [];
  for (const theme of THEMES) {
    await set(page, "theme", theme);
    const now = await lookOf(page);
    assert.equal(now.theme, theme);
    await reload(page);
    assert.deepEqual(await lookOf(page), now, `${theme} after a reload`);
    assert.equal(await page.evaluate(() => localStorage.getItem("goishi.settings")), `theme=${theme}`);
    await shot(page, `theme-${theme}`);
    looks.push(now);
  }
  assert.equal(new Set(looks.map(({ board }) => board)).size, THEMES.length, "boards");
  assert.equal(new Set(looks.map(({ page: colors }) => colors)).size, THEMES.length, "pages");
});

test("automatic follows the machine while the page is open, board and all; a chosen theme does not", async () => {
  const page = await open({ colorScheme: "light", route: () => {} });
  const follows = async (media, theme) => {
    await page.emulateMedia(media);
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    return lookOf(page);
  };
  const day = await follows({ colorScheme: "light" }, "wood");
  const night = await follows({ colorScheme: "dark" }, "dark");
  assert.notEqual(night.board, day.board);
  assert.notEqual(night.page, day.page);
  await follows({ contrast: "more" }, "contrast");
  await follows({ contrast: null, forcedColors: "active" }, "forced");
  await follows({ forcedColors: "none", colorScheme: "light" }, "wood");
  await set(page, "theme", "paper");
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal((await lookOf(page)).theme, "paper");
});

/** What axe calls faint within a part of the page; all else it looks at is the same in every theme. */
async function faint(page, within) {
  if (!(await page.evaluate(() => "axe" in window))) await accessibility(page, "header");
  return page.evaluate(async (within) => {
    const { violations, passes } = await window.axe.run(within, { runOnly: ["color-contrast"] });
    if (!passes.length) return ["nothing was looked at"];
    return violations.flatMap(({ nodes }) => nodes.map((node) => node.html));
  }, within);
}

for (const theme of THEMES) {
  test(`${theme}: every text stands out from its ground, in the game, at its end and in the sheets`, async () => {
    const page = await open();
    await set(page, "theme", theme);
    await load(page, "ren", CHAIN, { event: FIRST });
    await type(page, "e5");
    assert.deepEqual([await faint(page, SIDE), await faint(page, "header")], [[], []], "in a game, with a refusal");
    await type(page, "resign", "yes");
    assert.deepEqual(await faint(page, SIDE), [], "at the end");
    for (const sheet of SHEETS) {
      await openSheet(page, sheet);
      assert.deepEqual(await faint(page, part(sheet)), [], sheet);
      await closeSheet(page);
    }
  });
}

for (const colorScheme of ["light", "dark"]) {
  test(`${colorScheme}: axe finds nothing wrong with a game of each kind, the sheets and a question`, async () => {
    const page = await open({ colorScheme });
    await load(page, "rin:size=8", "1,2 2,2 7,7");
    assert.deepEqual(await accessibility(page), []);
    await load(page, "ren", CHAIN, { ply: 25, event: FIRST });
    assert.deepEqual(await accessibility(page, SIDE), []);
    await load(page, "renju-rif", "h8 h9 h10");
    assert.deepEqual(await accessibility(page, SIDE), [], "the choice of colours");
    for (const sheet of SHEETS) {
      await openSheet(page, sheet);
      assert.deepEqual(await accessibility(page, part(sheet)), [], sheet);
      await closeSheet(page);
    }
    await press(page, "resign");
    assert.deepEqual(await accessibility(page, SIDE), [], "a question");
  });
}

test("with forced colours the players, their stones due, the shares and what can be pressed are told apart", async () => {
  const page = await open({ forcedColors: "active" });
  await put(page, "1,1", "2,2", "3,3");
  const seen = await page.evaluate((opener) => {
    const style = (it, pseudo) => getComputedStyle(it, pseudo);
    return {
      stones: new Set(
        [".stone.black", ".stone.white"].map((stone) => style(document.querySelector(stone)).backgroundImage),
      ).size,
      shares: new Set(["::before", "::after"].map((pseudo) => style(the("share-bar"), pseudo).backgroundColor)).size,
      due: style(the("black").querySelector(".due"), "::before").backgroundColor,
      ground: style(document.querySelector(".side > .card")).backgroundColor,
      buttons: [the("undo"), the("first"), document.querySelector(opener)].map((it) => style(it).borderTopStyle),
      enabled: style(the("undo")).color,
      disabled: style(the("redo")).color,
      current: moves().map((move) => style(move).borderStyle),
      read: style(the("redo")).opacity,
    };
  }, opener("new-game"));
  assert.deepEqual([seen.stones, seen.shares, seen.buttons], [2, 2, ["solid", "solid", "solid"]]);
  assert.notEqual(seen.due, seen.ground);
  assert.notEqual(seen.enabled, seen.disabled);
  assert.deepEqual(
    [seen.current, seen.read],
    [["none", "none", "solid"], "1"],
    "the move shown has an edge, and what cannot be pressed can be read",
  );
  await page.focus(cell("5,5"));
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), "solid");
  assert.deepEqual(await accessibility(page), []);
  await shot(page, "forced-colors");
});

test("forced colours: the board keeps to the few that there are, and both colours of stones are told apart", async () => {
  const page = await open({ forcedColors: "active" });
  await choose(page, "rin:size=8");
  await put(page, "2,2", "5,5");
  const stones = [await colorAt(page, "2,2", -0.15, -0.15), await colorAt(page, "5,5", -0.15, -0.15)];
  assert.notDeepEqual(stones[0], stones[1]);
  const colors = await page.evaluate(() => {
    const copy = new OffscreenCanvas(the("canvas").width, the("canvas").height).getContext("2d", {
      willReadFrequently: true,
    });
    copy.drawImage(the("canvas"), 0, 0);
    const count = new Map();
    for (const color of new Uint32Array(copy.getImageData(0, 0, the("canvas").width, the("canvas").height).data.buffer))
      count.set(color, (count.get(color) ?? 0) + 1);
    return [...count.values()].filter((pixels) => pixels > 200).length;
  });
  assert.ok(colors <= 8, `${colors} colours fill the board`);
});

test("forced colours in the dark: the lines of the board are seen", async () => {
  const page = await open({ forcedColors: "active", colorScheme: "dark", route: () => {} });
  await choose(page, "ren");
  const [line, square] = [await colorAt(page, "e6", 0.5, 0.1), await colorAt(page, "e6", 0.1, 0.1)];
  assert.ok(Math.abs(brightness(line) - brightness(square)) > 150, `${line} on ${square}`);
});

/** How bright a colour is for the eye, and how far two of them are apart, as the accessibility guidelines count it. */
const light = (color) =>
  color
    .match(/[\d.]+/g)
    .slice(0, 3)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

test("forced colours in the dark: focus ring, turn and the dots of the moves stand out three to one", async () => {
  const page = await open({ forcedColors: "active", colorScheme: "dark", route: () => {} });
  await choose(page, "ren");
  await put(page, "e5", "f6");
  await page.focus(cell("e7"));
  await page.keyboard.press("ArrowLeft");
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement).outlineColor);
  const board = `rgb(${(await colorAt(page, "d7", 0.2, 0.2)).join(" ")})`;
  assert.ok(contrast(ring, board) >= 3, `ring ${ring} on ${board}`);
  const [due, ground] = await page.evaluate(() => [
    getComputedStyle(the("black").querySelector(".due"), "::before").backgroundColor,
    getComputedStyle(document.querySelector(".side > .card")).backgroundColor,
  ]);
  assert.ok(contrast(due, ground) >= 3, `turn ${due} on ${ground}`);
  const dot = await page.evaluate(() => {
    const style = getComputedStyle(moves()[0].closest("li"), "::before");
    return [style.backgroundColor, style.borderTopColor, getComputedStyle(document.body).backgroundColor];
  });
  assert.ok(Math.max(contrast(dot[0], dot[2]), contrast(dot[1], dot[2])) >= 3, `dot ${dot}`);
});

/** How many colours there are in a picture of this part of the page. */
const tonesIn = async (page, clip) => {
  const png = await page.screenshot({ clip });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen.drawImage(bitmap, 0, 0);
      return new Set(new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
    },
    [...png],
  );
};

for (const colorScheme of ["light", "dark"]) {
  test(`forced colours, ${colorScheme}: shapes tell a switch that is on, and the head of a sheet hides what scrolls behind it`, async () => {
    const page = await open({
      forcedColors: "active",
      colorScheme,
      viewport: { width: 360, height: 560 },
      route: () => {},
    });
    for (const sheet of ["settings", "share", "keys-sheet"]) {
      await openSheet(page, sheet);
      await painted(page);
      for (const name of sheet === "settings" ? ["numbers", "coords"] : []) {
        await page.locator(part(name)).scrollIntoViewIfNeeded();
        const { x, y, width, height } = await page.locator(part(name)).boundingBox();
        assert.ok(
          (await tonesIn(page, { x: x + width - 48, y: y + height / 2 - 4, width: 30, height: 8 })) > 1,
          `the knob of ${name}`,
        );
      }
      const head = await page.evaluate((name) => {
        the(name).scrollTo(0, the(name).scrollHeight);
        const close = the(name).querySelector("[data-close]").getBoundingClientRect();
        return { x: close.left - 30, y: close.top + 2, width: 20, height: close.height - 4 };
      }, sheet);
      await painted(page);
      assert.equal(await tonesIn(page, head), 1, `nothing is seen behind the head of ${sheet}`);
      await shot(page, `forced-${colorScheme}-${sheet}`);
      await closeSheet(page);
    }
  });
}

/** Counts what would be heard, and lets it be heard by nobody. */
const listen = () => {
  window.heard = { contexts: 0, sources: 0 };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.heard.contexts += 1;
    }
  };
  for (const kind of ["AudioBufferSourceNode", "OscillatorNode"]) {
    const { start } = window[kind].prototype;
    window[kind].prototype.start = function (...at) {
      window.heard.sources += 1;
      return start.apply(this, at);
    };
  }
};

test("sounds are off until they are wanted; then each stone is heard, more when a game ends, by one context, and steps are silent", async () => {
  const page = await open({ init: listen });
  await choose(page, "rin:size=8");
  await put(page, "0,0");
  const heard = () => page.evaluate(() => window.heard);
  assert.deepEqual(await heard(), { contexts: 0, sources: 0 });
  await press(page, "undo");
  await turn(page, "sound");
  const hears = async (least) => {
    await page.waitForFunction((least) => window.heard.sources >= least, least);
    return heard();
  };
  await put(page, "1,1");
  const first = await hears(1);
  assert.equal(first.contexts, 1);
  await press(page, "undo", "redo", "first", "last");
  assert.deepEqual(await heard(), first);
  await put(page, "2,2");
  const next = await hears(first.sources + 1);
  assert.deepEqual(next, { contexts: 1, sources: 2 * first.sources });
  await type(page, "resign", "yes");
  assert.equal((await hears(next.sources + first.sources + 1)).contexts, 1, "the end is more than a stone");
});
