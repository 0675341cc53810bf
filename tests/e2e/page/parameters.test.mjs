// The parameters of the page's own address, and the code for other pages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { query, trapped } from "../support/dice.mjs";
import { inside, withFrame } from "../support/frame.mjs";
import { chance } from "../support/games.mjs";
import { closeSheet, copied, openSheet, press, put, savedGames } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { reload, started } from "../support/page.mjs";
import { noticeIn, part } from "../support/parts.mjs";
import { snippets } from "../support/readme.mjs";
import { hasMoves, look, says, shows } from "../support/view.mjs";
import { telling, word } from "../support/words.mjs";

/** The page at this address, when it has done what the parameters ask for. */
async function visit(query, options = {}) {
  const page = await open({ path: `?${query}`, ...options });
  await page.waitForFunction(() => !/[?&](rules|moves|ai)=/.test(location.search));
  return page;
}

const themeOf = (page) => page.evaluate(() => document.documentElement.dataset.theme);

test("a game with its position opens, and what it looks like holds for this visit alone", async () => {
  const page = await visit("rules=renju-rif&moves=h8+i9+j10&ply=2&theme=dark&numbers=on");
  await hasMoves(page, 3);
  await shows(page, { rules: "renju-rif", shown: 2 });
  assert.equal(await themeOf(page), "dark");
  assert.equal(new URL(page.url()).search, "?theme=dark&numbers=on", "the game is read once, the look every time");
  await shot(page, "parameters-dark");
  assert.equal(await page.evaluate(() => localStorage.getItem("goishi.settings") ?? ""), "");
  await page.goto(page.home);
  await started(page);
  assert.notEqual(await themeOf(page), "dark");
  assert.ok(
    (await savedGames(page)).some(({ text }) => text.includes("h8 i9 j10")),
    "the game is saved like every other",
  );
});

test("the computer plays whom the address says, and nothing that is saved is overwritten", async () => {
  const page = await open();
  await put(page, "5,5");
  const [{ text }] = await savedGames(page);
  await page.goto(`${page.home}?rules=rin:size=8&ai=black&level=1`);
  await started(page);
  await page.waitForFunction(
    () => Object.values(localStorage).some((text) => /^goishi 1 rin:size=8\nblack: computer 1\n\n\d,\d/.test(text)),
    null,
    { timeout: 30_000 },
  );
  assert.ok((await savedGames(page)).some((game) => game.text === text));
  await reload(page);
  assert.ok((await look(page)).moves.length >= 1);
});

test("what is wrong is told, and the board can be played on", async () => {
  const page = await visit("rules=chess&theme=pink");
  await says(page, "notice-text", "chess");
  assert.match((await look(page)).notice, /pink/);
  await put(page, "5,5");
  await hasMoves(page, 1);
});

test("what is wrong is told in the visitor's language", async () => {
  const page = await visit("rules=chess&lang=de", { locale: "de-DE" });
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await says(page, "notice-text", "chess");
  assert.match((await look(page)).notice, telling("BadParameter rules chess *", "de"));
});

test("parameters of others are left alone; without any nothing more is loaded", async () => {
  const page = await open({ path: "?utm_source=x&fbclid=%E0%A4%A" });
  await put(page, "5,5");
  await hasMoves(page, 1);
  assert.equal(page.requests.filter((url) => url.endsWith(".wasm")).length, 1);
  assert.equal((await look(page)).notice, "");
  assert.equal(new URL(page.url()).search, "?utm_source=x&fbclid=%E0%A4%A");
});

test("hostile parameters leave the saved game alone, and run nothing", async () => {
  const page = await open();
  await put(page, "5,5");
  const [{ text: mine }] = await savedGames(page);
  const roll = chance(16);
  for (let i = 0; i < 12; i++) {
    await page.goto(`${page.home}?${query(roll)}&coords=on`); // with a name that the page knows, it is read in any case
    await started(page);
    await page.waitForFunction(() => !/[?&](rules|moves|ply|side|ai|level)=/.test(location.search));
  }
  assert.equal(await trapped(page), 0);
  assert.ok(
    (await savedGames(page)).some(({ text }) => text === mine),
    "the game of the visitor is still there",
  );
  await page.goto(`${page.home}?rules=rin:size=8`);
  await started(page);
  await page.waitForFunction(() => !location.search);
  await put(page, "5,5");
  await hasMoves(page, 1);
});

/** The code for other pages, as it is copied. */
async function embedCode(page) {
  await openSheet(page, "share");
  const code = await copied(page, () => press(page, "copy-embed"));
  await page.locator(noticeIn("share"), { hasText: word("EmbedCopied") }).waitFor();
  await shot(page, "share-embed");
  await closeSheet(page);
  return code;
}

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

test("the code for other pages shows the position there, and looks like the README's", async () => {
  const page = await visit("rules=renju-classical&moves=h8+h9+i8&ply=2", CLIPBOARD);
  await hasMoves(page, 3);
  const line = await embedCode(page);
  const [readme] = snippets("The frame", "html");
  const shape = (text) => text.trim().replace(/(src|href)="[^"]*"/g, "$1");
  assert.equal(shape(line), shape(readme));
  const [, src] = line.match(/src="([^"]*)"/);
  assert.equal(src, `${page.home}embed.html?rules=renju-classical&amp;moves=h8+h9+i8&amp;ply=2&amp;controls=steps`);
  await page.goto(src.replaceAll("&amp;", "&"));
  await page.waitForFunction(() => document.querySelector("goishi-board")?.ply === 2);
  assert.deepEqual(await page.evaluate(() => document.querySelector("goishi-board").moves), ["h8", "h9", "i8"]);
});

for (const [what, asked] of [
  ["a diagram", "rules=rin:size=8&moves=3,3"],
  ["a game", "rules=rin:size=8&ai=white&level=1"],
]) {
  test(`the copied frame has room for ${what}: the board is nearly as wide as it, and nothing has to be scrolled`, async () => {
    const line = await embedCode(await visit(asked, CLIPBOARD));
    for (const width of [320, 576]) {
      const around = await withFrame(line.replace("width:100%", `width:${width}px`));
      await inside(around).waitForFunction(
        () => document.querySelector("main").style.getPropertyValue("--side") !== "",
      );
      const seen = await inside(around).evaluate(() => {
        const { width } = document
          .querySelector("goishi-board")
          .shadowRoot.querySelector("[part~=board]")
          .getBoundingClientRect();
        const { scrollHeight, clientHeight } = document.documentElement;
        return { share: width / innerWidth, scrolls: scrollHeight > clientHeight };
      });
      assert.ok(seen.share >= 0.92 && !seen.scrolls, `${width}: ${JSON.stringify(seen)}`);
    }
  });
}

test("the one file takes parameters as well, and offers no frame that is not there", async () => {
  const page = await open({ path: "goishi.html?rules=ren&moves=e5+f6&theme=dark", waits: false });
  await page.waitForFunction(() => moves().length === 2, null, { timeout: 30_000 });
  assert.equal(new URL(page.url()).search, "?theme=dark");
  await openSheet(page, "share");
  await page.waitForSelector(part("copy-link"));
  assert.equal(await page.locator(part("copy-embed")).count(), 0);
});
