// Saved games in a hostile world: a storage that is full, closed or broken, and texts that nobody would call a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, closeSheet, newGame, openGames, openSheet, put, reopen, savedGames, type } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { part, tab } from "../support/parts.mjs";
import { look, says, shows } from "../support/view.mjs";
import { say, saying, startOf, word } from "../support/words.mjs";

/** Fills the browser's storage to the last letter. */
const fill = (page) =>
  page.evaluate(() => {
    let text = "";
    for (let more = 1 << 22; more >= 1; more /= 2) {
      try {
        localStorage.setItem("filler", text + "x".repeat(more));
        text += "x".repeat(more);
      } catch {
        /* too much: half of it, then */
      }
    }
  });

test("a full storage: it is told for as long as it lasts, nothing is lost by a reload, and it is one game when there is room", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await type(page, "h8");
  await fill(page);
  await put(page, "i7");
  await shows(page, { alert: word("NotSaved") });
  await put(page, "j1", "a1");
  await shows(page, { notice: word("Unsaved") }, "for as long as it is so");
  await page.click(tab("Ren"));
  await page.click(tab("Renju"));
  await shows(page, { moves: ["h8", "i7", "j1", "a1"] }, "also when another game was looked at");
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await reload(page);
  assert.deepEqual(asked, ["beforeunload"], "who leaves is asked");
  await shows(page, { moves: ["h8", "i7", "j1", "a1"] }, "the window has kept it");
  await page.evaluate(() => localStorage.removeItem("filler"));
  await put(page, "a2");
  await shows(page, { notice: "", alert: "" });
  const texts = (await savedGames(page)).map(({ text }) => text).filter((text) => text.includes("h8"));
  assert.deepEqual(texts, ["goishi 1 renju-free\n\nh8 i7 j1 a1 a2\n"], "one game, all of it");
});

test("when the storage is full, deleting a game makes room, and the game on the board is saved at once", async () => {
  const page = await open();
  await type(page, ...Array.from({ length: 40 }, (_, i) => `${i % 8},${2 * Math.floor(i / 8)}`));
  await choose(page, "renju-free");
  await fill(page);
  await type(page, "h8");
  await shows(page, { alert: word("NotSaved") });
  await openSheet(page, "games");
  await page.click("[data-delete]");
  await page.waitForSelector("[data-restore]");
  await closeSheet(page);
  assert.ok((await savedGames(page)).some(({ text }) => text.endsWith("\n\nh8\n")));
});

for (const [how, init] of [
  [
    "is closed",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("closed", "SecurityError");
        },
      }),
  ],
  [
    "takes nothing",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "gives nothing",
    () => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new Error("broken");
      };
    },
  ],
]) {
  test(`a storage that ${how}: the page plays, and says for as long as it is so that nothing is kept`, async () => {
    const page = await open({ init, path: "?rules=rin" });
    await shows(page, { moves: [], notice: word("NotSaved") });
    await put(page, "5,5");
    await shows(page, { moves: ["5,5"], notice: word("Unsaved") });
    await put(page, "5,6");
    await shows(page, { moves: ["5,5", "5,6"], notice: word("Unsaved") });
    await newGame(page, "rin:size=8");
    await reopen(page);
    await shows(page, { moves: ["5,5", "5,6"] });
  });
}

const HOSTILE = {
  11: "",
  12: "goishi 9 renju-rif\n\nh8\n",
  13: "goishi 1 chess\n\ne4\n",
  14: "goishi 1 renju-free\n\nh8 h8\n",
  15: `goishi 1 rin\nblack: <img src=x onerror="document.title='hacked'">\nwhite: \u202eevil\u0000\n\n3,3\n`,
  16: `goishi 1 renju-free\n\n${"(".repeat(20_000)}`,
  17: `goishi 1 renju-free\nevent: ${"W".repeat(5000)}\n\nh8\n`,
  18: "x".repeat(200_000),
  19: "goishi 1 renju-free\n\nh8 {never closed",
  "99999999999999999999999999": "goishi 1 rin\n\n5,5\n",
};

test("hostile texts in the storage: each is listed or named as unreadable, none does anything, and all are kept", async () => {
  const page = await open();
  await page.evaluate((texts) => {
    for (const [id, text] of Object.entries(texts)) localStorage.setItem(`goishi.game.${id}`, text);
    localStorage.setItem("goishi.game.<b>", "goishi 1 rin\n\n5,5\n");
    localStorage.setItem("goishi.choice.Ren", "nonsense");
    localStorage.setItem("goishi.settings", "theme=<b> lang=xx =dark numbers keys=on=off 01101");
    localStorage.setItem("goishi.current", "14");
    sessionStorage.clear();
  }, HOSTILE);
  await reload(page);
  const { notice } = await look(page);
  assert.match(notice, saying("BadSave *"));
  assert.ok(notice.includes(word("WhyOccupied")) && notice.length < 300, notice);
  await openGames(page);
  const rows = await page
    .locator(".saved-game")
    .evaluateAll((items) => items.map((item) => [...item.querySelectorAll("p")].at(-1).textContent));
  const [good, bad] = [
    rows.filter((line) => line === say("MovesPlayed 1")),
    rows.filter((line) => saying("BadSave *").test(line)),
  ];
  assert.deepEqual([good.length, bad.length, rows.length], [3, 7, 10]);
  assert.equal(await page.locator(`${part("games")} img`).count(), 0);
  const [wide, inner] = await page.locator(part("games")).evaluate((it) => [it.scrollWidth, it.clientWidth]);
  assert.ok(wide <= inner, "nothing is wider than the sheet");
  for (const id of [12, 16, 18]) {
    await page.evaluate(() => {
      the("alert").textContent = "";
    });
    await page.click(`[data-load="${id}"]`);
    await says(page, "alert", startOf("BadSave"));
  }
  const before = (await savedGames(page)).length;
  await page.click('[data-delete="18"]');
  await page.waitForSelector("[data-restore]");
  await page.click("[data-restore]");
  assert.equal((await savedGames(page)).length, before, "even what cannot be read is somebody’s");
  await page.click('[data-load="15"]');
  await shows(page, { players: [`<img src=x onerror="document.title='hacked'">`, (await look(page)).players[1]] });
  await put(page, "6,6");
  assert.notEqual(await page.title(), "hacked");
  const texts = Object.fromEntries((await savedGames(page)).map(({ id, text }) => [id, text]));
  for (const id of [12, 13, 14, 16, 18, 19]) assert.equal(texts[id], HOSTILE[id], "left as it is");
});
