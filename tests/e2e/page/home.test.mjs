// What makes a home of the page: statistics, a backup of everything, the list that can be filtered, and the offer to install it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isClosed, openGames, openSheet, openText, press, put, savedGames, set } from "../support/hands.mjs";
import { download, open, shot } from "../support/harness.mjs";
import { noticeIn, part } from "../support/parts.mjs";
import { shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const BEATEN = "goishi 1 renju-pritchard\nwhite: computer 2\n\nh8 a1 i8 a3 j8 a5 k8 a7 l8\n";
const LOST = "goishi 1 rin:size=8\nwhite: computer 1\n\n0,0 1,1 1,2 resign:black\n";
const OPEN = "goishi 1 ren:size=8\n\na1 b2\n";

test("statistics tell what came of the games against the computer", async () => {
  const page = await open();
  for (const text of [BEATEN, LOST]) await openText(page, text);
  await openGames(page);
  await page.click("[data-open=statistics]");
  const seen = await page.evaluate(() =>
    the("tallies")
      .innerText.split(/\s*\n\s*|\t/)
      .filter(Boolean),
  );
  assert.ok(seen.includes(say(`BestBeaten '${word("OpponentTwo")}' 2`)), seen.join(" | "));
  assert.ok(seen.includes(say("Tally 1 0 0")) && seen.includes(say("Tally 0 0 1")), seen.join(" | "));
  await shot(page, "statistics");
  await page.keyboard.press("Escape");
  assert.ok(await page.isVisible(part("games")), "behind it the games");
});

test("the list can be filtered, says how games ended, and offers the one to go on with first", async () => {
  const page = await open();
  for (const text of [OPEN, BEATEN, LOST]) await openText(page, text);
  await openGames(page);
  const rows = () =>
    page.locator(".saved-game:visible").evaluateAll((items) => items.map((it) => [it.dataset.kind, it.dataset.mood]));
  assert.deepEqual(await rows(), [
    ["Ren", ""],
    ["Rin", "lost"],
    ["Renju", "won"],
  ]);
  await shot(page, "games");
  await page.click(`dialog[open] .chips label:has([value="Renju"])`);
  assert.deepEqual(await rows(), [["Renju", "won"]]);
  await page.click(`dialog[open] .chips label:has([value=""])`);
  await page.click(`.next [data-load]`);
  await isClosed(page);
  await shows(page, { rules: "ren:size=8" });
});

test("a backup holds everything, and another browser takes it in beside what it has", async () => {
  const page = await open();
  for (const text of [BEATEN, LOST]) await openText(page, text);
  await set(page, "theme", "paper");
  await openGames(page);
  const file = await download(page, () => press(page, "backup"));
  assert.match(file.name, /^goishi-backup-\d{4}-\d\d-\d\d\.txt$/);
  const other = await open();
  await put(other, "3,3");
  const restore = async (buffer) => {
    if (!(await other.isVisible(part("games")))) await openSheet(other, "games");
    const [chooser] = await Promise.all([other.waitForEvent("filechooser"), press(other, "open-file")]);
    await chooser.setFiles({ name: "backup.txt", mimeType: "text/plain", buffer });
  };
  await restore(file.bytes.subarray(0, 60));
  await other.locator(noticeIn("games"), { hasText: word("BadBackup") }).waitFor();
  assert.equal((await savedGames(other)).length, 1, "nothing is lost or added");
  await restore(file.bytes);
  await other.locator(noticeIn("games"), { hasText: say("BackupRead 2") }).waitFor();
  const texts = (await savedGames(other)).map(({ text }) => text);
  assert.ok([BEATEN, LOST].every((text) => texts.includes(text)) && texts.length === 3, texts.join("\n"));
  await other.waitForFunction(() => the("page").dataset.theme === "paper");
});

test("the browser is asked to keep what it has when there is something, and not before", async () => {
  const page = await open({
    init: () => {
      window.asked = 0;
      // Pages of a server that the browser does not trust have no such storage.
      const persist = async () => ++window.asked > 0;
      Object.defineProperty(navigator, "storage", { value: { persist } });
    },
  });
  assert.equal(await page.evaluate(() => window.asked), 0);
  await put(page, "3,3", "4,4");
  assert.equal(await page.evaluate(() => window.asked), 1);
});

/** What Chromium says where a page can be installed. */
const offer = (page) =>
  page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => {
      window.prompted = true;
    };
    dispatchEvent(event);
    return event.defaultPrevented;
  });

test("that it can be installed is said once, to somebody who has played here", async () => {
  const page = await open();
  await page.evaluate(() => localStorage.clear());
  assert.equal(await offer(page), false, "nobody has played yet: the browser does as it likes");
  await put(page, "3,3");
  assert.equal(await offer(page), true);
  assert.ok(await page.isVisible(part("install")));
  await press(page, "install-now");
  await page.waitForFunction(() => window.prompted && the("install").hidden);
  assert.equal(await offer(page), false, "once");
  assert.ok(!(await page.isVisible(part("install"))));
});
