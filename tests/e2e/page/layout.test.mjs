// Every screen in every window: nothing scrolls sideways, nothing lies over the board, and fingers find what they want.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo } from "../support/games.mjs";
import {
  choose,
  closeSheet,
  load,
  openSheet,
  openText,
  PHONE,
  painted,
  press,
  put,
  set,
  speak,
  type,
} from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { boardFaults, faults, outOfSight, SHEETS } from "../support/layout.mjs";
import { closer, part, SIDE, tab } from "../support/parts.mjs";
import { picture, toneAt } from "../support/pixels.mjs";
import { CHAIN, FIRST, FOUR, NINE, second } from "../support/ren.mjs";
import { look, shows } from "../support/view.mjs";
import { LANGUAGES } from "../support/words.mjs";

const WINDOWS = [
  { name: "a small phone", ...PHONE, viewport: { width: 320, height: 568 } },
  { name: "a phone", ...PHONE },
  { name: "a phone on its side", ...PHONE, viewport: { width: 740, height: 360 } },
  { name: "a tablet", ...PHONE, viewport: { width: 768, height: 1024 } },
  { name: "a laptop", viewport: { width: 1280, height: 800 } },
  { name: "a laptop at 200 %", viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  { name: "a large screen", viewport: { width: 3840, height: 2160 } },
];

/** A game of each kind with much to show: names, clocks, a score, a match. */
const GAMES = {
  Renju:
    "goishi 1 renju-rif\nblack: Ann with a long name, as people have\nwhite: Ben\nclock: 30/20\n\nh8 h9 i8 swap a1\n",
  Ren: `goishi 1 ren\nevent: ${FIRST}\n\ng10 g9 g8 j5 j4 f7 h9 e8 f9 f10 e10 g9 i5 i8 j6 i3 h3 a6\n`,
  Rin: "goishi 1 rin\nblack: Ann\n\n1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2\n",
};

async function isWell(page, message) {
  await painted(page);
  assert.deepEqual([await boardFaults(page), await faults(page)], [[], []], message);
}

for (const [width, height, lang] of [
  [360, 740, "ru"],
  [390, 844, "en"],
]) {
  test(`${width} x ${height}: the sheets are within reach of a thumb, by the last of the tools, wherever the page is scrolled to`, async () => {
    const page = await open({ ...PHONE, viewport: { width, height } });
    await speak(page, lang);
    await openText(page, GAMES.Ren);
    for (const scroll of [0, 4000]) {
      const [top, bottom, rows] = await page.evaluate(async (to) => {
        scrollTo(0, to);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { top, bottom } = the("more").getBoundingClientRect();
        const tools = [...document.querySelectorAll(".controls button")].filter((it) => it.checkVisibility());
        return [top, bottom, new Set(tools.map((it) => it.getBoundingClientRect().top)).size];
      }, scroll);
      assert.ok(top > height - 60 && bottom <= height && rows === 1, `scrolled by ${scroll}: ${top} to ${bottom}`);
    }
    await page.tap(part("more"));
    assert.deepEqual(await faults(page), []);
    await shot(page, `more-${width}`);
    await page.tap(`${part("more-sheet")} [data-open="settings"]`);
    assert.ok(!(await page.isVisible(part("more-sheet"))) && (await page.isVisible(part("settings"))));
    await closeSheet(page);
  });
}

for (const { name, ...window } of WINDOWS) {
  const { width, height } = window.viewport;
  test(`${width} x ${height}, ${name}: every game and every sheet has its place`, async () => {
    const page = await open(window);
    for (const [game, text] of Object.entries(GAMES)) {
      await openText(page, text);
      await isWell(page, game);
      await shot(page, `size-${width}x${height}-${game}`);
      await type(page, "nonsense");
      await isWell(page, `${game} with a notice`);
      await type(page, "resign");
      await isWell(page, `${game} with a question`);
    }
    for (const game of ["Renju", "Ren"]) {
      await page.click(tab(game));
      for (const sheet of game === "Renju" ? SHEETS : ["new-game", "settings"]) {
        // Without a keyboard there is no list of keys.
        if (sheet === "keys-sheet" && window.hasTouch) continue;
        await openSheet(page, sheet);
        await painted(page);
        assert.deepEqual(await faults(page), [], `${sheet} of ${game}`);
        const isInSight = await page.evaluate((selector) => {
          const way = document.querySelector(selector);
          const { x, y, width, height } = way.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === way;
        }, closer(sheet));
        assert.ok(isInSight, `the way out of ${sheet} is in sight`);
        await closeSheet(page);
      }
    }
  });
}

/** How wide the board must be in a window: as large as it can be with the rest below it or beside it. */
function roomFor(width, height, button) {
  const below = Math.min(width, height - 56) * 0.85;
  const beside = Math.min(height * 0.9 - button, Math.max(below, width - 360));
  return width >= height * 1.25 ? beside : below;
}

test("in windows of all shapes the board is as large as it can be, and a window that changes keeps the position and paints it anew", async () => {
  const page = await open({
    viewport: { width: 1280, height: 800 },
    path: linkTo("rin", ["0,0", "15,15", "7,8", "3,3", "3,4", "9,9", "9,10"]),
  });
  await press(page, "dismiss");
  const first = await picture(page);
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [768, 1024],
    [800, 800],
    [1000, 800],
    [1920, 1080],
    [500, 400],
    [1366, 600],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(
      () => the("canvas").width === Math.round(the("canvas").getBoundingClientRect().width * devicePixelRatio),
    );
    await isWell(page, `${width} x ${height}`);
    const [side, button] = await page.evaluate(() => [
      the("board").getBoundingClientRect().width,
      2 * the("black").getBoundingClientRect().height + 16,
    ]);
    assert.ok(
      side >= roomFor(width, height, button),
      `${width} x ${height}: ${side} of ${roomFor(width, height, button)}`,
    );
    assert.ok(
      (await toneAt(page, "0,0", 0.38, 0)) < 60 && (await toneAt(page, "15,15", 0, -0.38)) > 200,
      "the stones are there",
    );
  }
  assert.equal(await picture(page), first);
  await put(page, "1,1");
  await shows(page, { last: "1,1" }, "and clicks hit their points");
});

for (const deviceScaleFactor of [1.5, 3]) {
  test(`a screen with ${deviceScaleFactor} pixels for one: the picture uses all of them, and stones lie where the clicks were`, async () => {
    const page = await open({ viewport: { width: 412, height: 800 }, deviceScaleFactor });
    await isWell(page);
    await put(page, "0,0", "15,15");
    assert.ok((await toneAt(page, "0,0", 0.38, 0)) < 60 && (await toneAt(page, "15,15", 0, -0.38)) > 200);
  });
}

test("a scrollbar that comes: board, picture and points stay together", async () => {
  const page = await open({ viewport: { width: 500, height: 1400 } });
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  await put(page, "15,0"); // the cards for newcomers go
  assert.ok(!(await scrolls()), "at first there is room for all");
  await page.evaluate(() => {
    document.querySelector(".side").style.marginBottom = "900px";
  });
  assert.ok(await scrolls());
  await isWell(page);
  await put(page, "15,15");
  await shows(page, { last: "15,15" });
});

test("a game or a setting that gives the board more room or less is seen at once", async () => {
  const page = await open({ viewport: { width: 640, height: 400 } });
  for (const game of ["Rin", "Renju", "Rin"]) {
    await page.click(tab(game));
    await isWell(page, game);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const way of ["button", "off"]) {
    await set(page, "confirm-by", way);
    await isWell(page, way);
  }
});

/** The stages at which something is asked, decided or told beside the board. */
const STAGES = [
  ["rin", "1,2 2,2 9,9 2,1 2,3 9,8 9,7 3,2", {}, "3,2"],
  ["renju-rif", "h8 h9 h10"],
  ["renju-rif", "h8 h9 h10 swap a1", {}, "g7"],
  ["renju-rif", "h8 h9 h10 swap a1 g7/o1 g7 a3="],
  ["renju-rif", "h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5", {}, "i8", "i8"],
  ["renju-rif:referee=players", "h8 h9 h10 swap a1 g7/o1 g7 a3="],
  ["ren", CHAIN, { event: second("12-10") }, "c6"],
  ["ren", `${FOUR} pass pass`, { event: FIRST }],
  ["ren:size=8", NINE, { event: FIRST }],
];
const BESIDE = [
  "board",
  "sentence",
  "effect",
  "notice",
  "question",
  "nine",
  "swap",
  "stay",
  "accept",
  "refuse",
  "pass",
  "offer",
  "claim-black",
  "claim-white",
  "confirm",
  "cancel",
  "next-game",
];

for (const [width, height] of [
  [360, 740],
  [320, 568],
]) {
  test(`${width} x ${height}: the board, what is asked for and every decision are seen together`, async () => {
    const page = await open({ ...PHONE, viewport: { width, height } });
    const isLarge = height > 600; // on the smallest phone what is told may be below
    for (const [rules, moves, options, ...presses] of STAGES.filter(
      ([rules]) => isLarge || rules.startsWith("renju"),
    )) {
      await load(page, rules, moves, options);
      await page.evaluate(() => scrollTo(0, 0));
      await put(page, ...presses);
      await painted(page);
      const names = isLarge ? BESIDE : BESIDE.filter((name) => !["effect", "notice"].includes(name));
      assert.deepEqual(
        await outOfSight(page, ...names),
        [],
        `${rules} ${moves} ${presses}: ${(await look(page)).sentence}`,
      );
    }
  });
}

for (const lang of LANGUAGES) {
  test(`${lang}: the header and the foot are tidy, and the field for moves is in sight beside the board`, async () => {
    const page = await open();
    await speak(page, lang);
    for (const game of ["Renju", "Ren", "Rin"]) {
      await page.click(tab(game));
      for (const [width, height] of [
        [1024, 768],
        [1280, 1024],
        [1280, 720],
        [1366, 650],
      ]) {
        await page.setViewportSize({ width, height });
        await painted(page);
        const wrong = await page.evaluate(() => {
          const box = (it) => it.getBoundingClientRect();
          const shares = (a, b) => a.top < b.bottom && b.top < a.bottom;
          const foot = document.querySelector(".foot");
          return [
            !shares(box(document.querySelector("h1")), box(the("new"))) && "New game is not beside the name",
            !shares(box(document.querySelector(".tabs")), box(the("rule-set"))) && "the rules are not beside the games",
            new Set([...foot.querySelectorAll("button")].map((it) => box(it).top)).size > 1 && "the foot is broken",
            box(foot).bottom > innerHeight && "the foot is out of sight",
            !the("welcome").checkVisibility() && box(the("moves")).height < 60 && "there are no moves to be seen",
            foot.scrollWidth > foot.clientWidth && "the foot is cut off",
          ].filter(Boolean);
        });
        assert.deepEqual(wrong, [], `${game} in ${width} x ${height}`);
      }
    }
  });
}

test("no word of the header is cut off by its own box, but for the rule set", async () => {
  const page = await open();
  await put(page, "7,7", "7,7");
  for (const [width, height] of [
    [320, 568],
    [640, 400],
    [1000, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("header *, .side *")]
        .filter(
          (it) =>
            it !== the("rule-set") &&
            it !== the("share-bar") &&
            it.clientWidth > 1 &&
            it.scrollWidth > it.clientWidth + 1,
        )
        .map((it) => it.textContent.slice(0, 20)),
    );
    assert.deepEqual(cut, [], `${width} x ${height}`);
  }
});

test("in the list of moves two proposed stones do not touch what stands beside them", async () => {
  const page = await open({
    viewport: { width: 360, height: 740 },
    path: linkTo("renju-rif", "h8 h9 i9 stay i8 j10/g10 j10 g9 h8".split(" ").slice(0, 7).join(" ")),
  });
  const room = await page.evaluate(() => {
    const pair = moves().find((move) => move.textContent.includes("/"));
    const range = document.createRange();
    range.selectNodeContents(pair);
    return pair.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
  assert.ok(room >= 4, `${room} pixels are left`);
});

// 1280 x 800 at 200 % and at 400 %, and a phone on its side.
for (const [width, height] of [
  [640, 400],
  [320, 200],
  [640, 360],
]) {
  test(`${width} x ${height}: whoever zooms in gets a larger board, with cells of 24 pixels`, async () => {
    const page = await open({ viewport: { width, height } });
    await choose(page, "renju-free");
    await painted(page);
    const [side, cell] = await page.evaluate(() =>
      [the("board"), cells()[0]].map((it) => it.getBoundingClientRect().width),
    );
    const zoom = 1280 / width;
    assert.ok(side * zoom >= 600 || cell >= 24, `${side} pixels, cells of ${cell}`);
    assert.ok(side >= Math.min(width, height) * 0.9, `${side} of ${Math.min(width, height)}`);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
  });
}

for (const lang of ["de", "ru"]) {
  test(`${lang}: on a phone the value of a list in the settings is not cut off`, async () => {
    const page = await open(PHONE);
    await openSheet(page, "settings");
    await page.selectOption(part("lang"), lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await painted(page);
    const cut = await page.evaluate(() =>
      [...the("settings").querySelectorAll("select")]
        .filter((list) => {
          const style = getComputedStyle(list);
          const pen = document.createElement("canvas").getContext("2d");
          pen.font = style.font;
          const inner = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20; // the arrow
          return pen.measureText(list.selectedOptions[0].textContent).width > inner;
        })
        .map((list) => list.selectedOptions[0].textContent),
    );
    assert.deepEqual(cut, []);
  });
}

test("axe finds nothing wrong in a small and in a large window, with a notice, a question and a result", async () => {
  for (const [options, text] of [
    [PHONE, GAMES.Ren],
    [{ viewport: { width: 1280, height: 800 } }, GAMES.Renju],
  ]) {
    const page = await open(options);
    await openText(page, text);
    await type(page, "nonsense");
    assert.deepEqual(await accessibility(page), []);
    await type(page, "resign");
    assert.deepEqual(await accessibility(page, SIDE), []);
    await press(page, "confirm");
    assert.deepEqual(await accessibility(page, SIDE), []);
  }
});
