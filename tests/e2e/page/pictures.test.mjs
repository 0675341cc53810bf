// Pictures to take away by the buttons of the sheet, and how the page looks on paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, randomGame, shortGame } from "../support/games.mjs";
import { choose, closeSheet, load, openSheet, openText, painted, press, put, set, type } from "../support/hands.mjs";
import { download, open, shot } from "../support/harness.mjs";
import { noticeIn, part } from "../support/parts.mjs";
import { picture } from "../support/pixels.mjs";
import { word } from "../support/words.mjs";

const RECORD = "goishi 1 renju-free\nblack: Ann\nwhite: Ben\n\nh8 {the centre} i7 (g7 j1) k1 a1\n";

/** Five in a row for Black. */
const FIVE = "h8 h9 l8 a1 i8 c3 j8 e12 k8";

/** What is saved after a press on this button. */
const saved = (page, name) => download(page, () => press(page, name));

/** A page with so many moves of a game, and the sheet open. */
async function withGame(rules, count) {
  const page = await open();
  await choose(page, rules);
  await type(page, ...shortGame(rules).words.slice(0, count));
  await openSheet(page, "share");
  return page;
}

test("PNG, SVG and GIF are saved as what they are called; the film has a frame for each position", async () => {
  const page = await withGame("renju-free", 9);
  const png = await saved(page, "as-png");
  const today = new Date().toISOString().slice(0, 10);
  assert.deepEqual([png.name, png.bytes.subarray(1, 4).toString()], [`goishi-renju-${today}.png`, "PNG"]);
  assert.ok(png.bytes.readUInt32BE(16) >= 600, "large enough to be looked at");
  const svg = await saved(page, "as-svg");
  assert.equal(svg.name, `goishi-renju-${today}.svg`);
  assert.match(svg.bytes.toString(), /^<svg .*<\/svg>\s*$/s);
  const links = svg.bytes
    .toString()
    .match(/https?:[^"]*/g)
    .filter((link) => !link.startsWith("http://www.w3.org/"));
  assert.deepEqual(links, [], "it needs nothing from elsewhere");
  const gif = await saved(page, "as-gif");
  assert.equal(gif.name, `goishi-renju-${today}.gif`);
  const film = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: "image/gif" });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
      const stays = [];
      for (const frameIndex of [0, frameCount - 1])
        stays.push((await decoder.decode({ frameIndex })).image.duration / 1000);
      return { frameCount, repeats: repetitionCount === Infinity, stays };
    },
    [...gif.bytes],
  );
  assert.deepEqual(film, { frameCount: 10, repeats: true, stays: [600, 3000] });
  assert.ok(!(await page.isVisible(part("making"))), "done");
});

test("with numbers is another picture, and so is another position or theme", async () => {
  const page = await withGame("ren:size=8", 8);
  const svg = async () => (await saved(page, "as-svg")).bytes.toString();
  const all = [await svg()];
  await press(page, "with-numbers");
  all.push(await svg());
  const texts = all.map((text) => text.match(/<text/g).length);
  assert.equal(texts[1] - texts[0], 8, "a number for each stone");
  await closeSheet(page);
  await press(page, "previous");
  await set(page, "theme", "paper");
  await openSheet(page, "share");
  all.push(await svg());
  assert.equal(new Set(all).size, 3);
});

test("a long film shows how far it is, and can be stopped; the next picture is made as if nothing had been", async () => {
  const page = await withGame("rin", 90);
  const files = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  await press(page, "as-gif");
  await page.waitForFunction(() => the("progress").value > 0.02, null, { timeout: 30_000 });
  await press(page, "stop-making");
  await page.waitForFunction(() => the("making").hidden);
  await page.locator(noticeIn("share"), { hasText: word("Stopped") }).waitFor();
  await saved(page, "as-svg");
  await page.locator(noticeIn("share"), { hasText: word("Made") }).waitFor();
  assert.deepEqual(
    files.map((name) => name.replace(/\d{4}-\d\d-\d\d/, "day")),
    ["goishi-rin-day.svg"],
  );
});

const MOST = 300_000; // bytes of a picture

test("pictures of full boards in every theme have at most 300 KB, and a caption that can be switched off", async () => {
  const page = await open();
  for (const [rules, theme] of [
    ["rin", "wood"],
    ["rin", "dark"],
    ["renju-free", "wood"],
    ["ren", "contrast"],
  ]) {
    await set(page, "theme", theme);
    await load(page, rules, randomGame(rules));
    await openSheet(page, "share");
    const sizes = [];
    for (const times of [1, 2]) {
      const { bytes } = await saved(page, "as-png");
      assert.ok(bytes.length <= MOST, `${rules} ${theme}: ${bytes.length} bytes`);
      sizes.push([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]);
      if (times === 1) await press(page, "with-caption");
    }
    const [[wide, high], [bare, square]] = sizes;
    assert.ok(wide >= 600 && high === Math.round(wide * 1.1) && bare >= 600 && square === bare, `${rules}: ${sizes}`);
    await press(page, "with-caption");
    await closeSheet(page);
  }
});

test("a caption names players, result and opening in the language of the player, and nothing in it is taken for markup", async () => {
  const page = await open({ locale: "de-DE" });
  await openText(page, `goishi 1 renju-classical\nblack: <b>Ann</b>\nwhite: Ben & Co\n\nh8 h9 i8 i9 j8 j9 k8 k9 l8`);
  await openSheet(page, "share");
  const svg = (await saved(page, "as-svg")).bytes.toString();
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  assert.ok(texts.includes("&lt;b&gt;Ann&lt;/b&gt; – Ben &amp; Co"), texts.join("\n"));
  assert.ok(
    texts.some((text) => text.includes("Schwarz gewinnt")),
    texts.join("\n"),
  );
});

test("a game that is over has a result card of 1200 x 630, with the graph where it was reviewed", async () => {
  const page = await open();
  await load(page, "renju-free", "h8 h9");
  await openSheet(page, "share");
  assert.ok(!(await page.isVisible(part("as-card"))), "nobody has won yet");
  await closeSheet(page);
  await load(page, "renju-free", FIVE);
  await openSheet(page, "share");
  const { bytes } = await saved(page, "as-card");
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  assert.ok(bytes.length <= MOST, `${bytes.length} bytes`);
});

/** A system with a sheet for sharing, which takes files if `window.takesFiles` is true; `window.shared` is what it got. Who uses it closes it. */
const sharing = () => {
  window.shared = [];
  Navigator.prototype.canShare = ({ files }) => files === undefined || window.takesFiles;
  Navigator.prototype.share = async ({ title, url, files = [] }) => {
    window.shared.push({ title, url, files: files.map(({ name, type }) => `${name} ${type}`) });
    throw new DOMException("closed", "AbortError");
  };
};

for (const takesFiles of [true, false]) {
  test(`the system's own sheet gets the link${takesFiles ? " and the picture" : " alone where it takes no files"}`, async () => {
    const page = await open({ init: sharing });
    await page.evaluate((takesFiles) => Object.assign(window, { takesFiles }), takesFiles);
    await load(page, "renju-free", FIVE);
    await openSheet(page, "share");
    await press(page, "send");
    await page.waitForFunction(() => window.shared.length === 1 && the("making").hidden);
    const [{ title, url, files }] = await page.evaluate(() => window.shared);
    assert.equal(title, await page.title());
    assert.equal(new URL(url).hash, linkTo("renju-free", FIVE));
    assert.deepEqual(files.length, takesFiles ? 1 : 0);
    if (takesFiles) assert.match(files[0], /^goishi-renju-\d{4}-\d\d-\d\d\.png image\/png$/);
  });
}

test("where the system has no sheet for sharing there is no button for it", async () => {
  const page = await open({
    init: () => {
      Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    },
  });
  await openSheet(page, "share");
  assert.ok(!(await page.isVisible(part("send"))));
});

test("an empty board is printed, Ren's with its score counters", async () => {
  const page = await open({ route: () => {} });
  await load(page, "ren", "e6 f5");
  await page.evaluate(() => {
    window.print = () => {};
  });
  await openSheet(page, "share");
  await press(page, "print-board");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const seen = await page.evaluate(() => ({
    counters: [...document.querySelectorAll(".counters li")].filter((it) => it.checkVisibility()).length,
    players: [the("black-name"), the("sentence"), the("moves")].filter((it) => it.checkVisibility()).length,
    board: the("canvas").checkVisibility(),
  }));
  assert.deepEqual(seen, { counters: 40, players: 0, board: true });
  await shot(page, "print-board", { fullPage: true });
});

test("Print prints the page", async () => {
  const page = await open({
    init: () => {
      window.printed = 0;
      window.print = () => {
        window.printed += 1;
      };
    },
  });
  await openSheet(page, "share");
  await press(page, "print");
  assert.equal(await page.evaluate(() => window.printed), 1);
});

/** The two colours that most of the board's picture has. */
const colors = async (page) => {
  await painted(page);
  return page.evaluate(() => {
    const { data } = the("canvas").getContext("2d").getImageData(0, 0, the("canvas").width, the("canvas").height);
    const counts = {};
    for (let i = 0; i < data.length; i += 4) counts[data.slice(i, i + 3)] = (counts[data.slice(i, i + 3)] ?? 0) + 1;
    return Object.keys(counts)
      .sort((a, b) => counts[b] - counts[a])
      .slice(0, 2);
  });
};

test("on paper: a numbered diagram on white, who played and the moves, and no buttons", async () => {
  const page = await open({ route: () => {} });
  await page.emulateMedia({ colorScheme: "dark" });
  await openText(page, RECORD);
  const before = await picture(page);
  const event = (kind) => page.evaluate((kind) => dispatchEvent(new Event(kind)), kind);
  await event("beforeprint");
  const numbered = await picture(page);
  assert.notEqual(numbered, before);
  await event("afterprint");
  assert.equal(await picture(page), before, "the screen is as it was");
  await put(page, "a15");
  await press(page, "undo");
  await event("beforeprint");
  assert.equal(await picture(page), numbered);
  await page.emulateMedia({ media: "print" });
  const paper = await page.evaluate(() => {
    const isSeen = (it) => it?.checkVisibility({ visibilityProperty: true });
    const all = (selector) => [...document.querySelectorAll(selector)];
    const canvas = the("canvas").getBoundingClientRect();
    return {
      shown: ["canvas", "black-name", "white-name", "sentence", "rule-set"].filter((name) => !isSeen(the(name))),
      hidden: ["typed", "new", "place"].filter((name) => isSeen(the(name))),
      controls: all(".controls, .foot, .choices, .cell, dialog").filter(isSeen).length,
      moves: moves().every(isSeen),
      board: [Math.round(canvas.width), Math.round(canvas.height)],
      ground: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(the("sentence")).color,
    };
  });
  const side = Math.round((15 * 96) / 2.54); // fifteen centimetres
  assert.deepEqual(paper, {
    shown: [],
    hidden: [],
    controls: 0,
    moves: true,
    board: [side, side],
    ground: "rgb(255, 255, 255)",
    ink: "rgb(0, 0, 0)",
  });
});

for (const theme of ["wood", "dark", "contrast", "forced"]) {
  test(`${theme}: what is printed is black on white, also where the browser says it by its media alone`, async () => {
    const forcedColors = theme === "forced" ? "active" : "none";
    const page = await open({ path: `?theme=${theme === "forced" ? "auto" : theme}`, forcedColors, route: () => {} });
    const isTheme = (theme) => page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    await isTheme(theme);
    await openText(page, RECORD.replace("free", "pritchard"));
    const onScreen = await picture(page);
    await page.emulateMedia({ media: "print", forcedColors });
    await isTheme("paper");
    assert.deepEqual(await colors(page), ["255,255,255", "0,0,0"]);
    await shot(page, `print-${theme}`, { fullPage: true });
    await page.emulateMedia({ media: null, forcedColors });
    await isTheme(theme);
    assert.equal(await picture(page), onScreen, "the screen is as it was");
  });
}

test("the paper is asked for once and has one page with the diagram on it", async () => {
  const page = await open({
    init: () =>
      addEventListener("beforeprint", () => {
        window.asked = (window.asked ?? 0) + 1;
      }),
  });
  await openText(page, RECORD);
  const bytes = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.ok(bytes.startsWith("%PDF"));
  assert.equal(await page.evaluate(() => window.asked), 1);
  assert.equal(bytes.match(/\/Type\s*\/Page\b(?!s)/g).length, 1, "one page");
  const images = [...bytes.matchAll(/\/Subtype\s*\/Image[^>]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
  assert.ok(
    images.some((width) => width > 400),
    `a picture of the board: ${images}`,
  );
});
