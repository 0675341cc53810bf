// The examples: every board of the gallery comes, beside its source, and what the configurator writes shows what its board shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inside, ready, withBoards } from "../support/element.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";

test("every board of the gallery is there, and its source makes the same board", async () => {
  const page = await open({ path: "examples/index.html", waits: false });
  await page.evaluate(() => {
    for (const board of document.querySelectorAll("goishi-board")) board.loading = "eager";
  });
  for (const board of await page.locator("goishi-board").all()) await board.scrollIntoViewIfNeeded();
  await ready(page);
  const seen = await page.evaluate(() =>
    boards.map((board) => [board.record, board.closest(".example").querySelector("pre").textContent]),
  );
  assert.ok(seen.length >= 9);
  await shot(page, "gallery", { fullPage: true });
  assert.deepEqual(await accessibility(page), []);
  const copies = await withBoards(seen.map(([, source]) => `<div>${source}</div>`).join(""), { waits: false });
  await ready(copies);
  const records = await copies.evaluate(() => boards.map((board) => board.record));
  assert.deepEqual(
    records,
    seen.map(([record]) => record),
  );
});

test("the configurator writes an element, a frame and a code block of a problem", async () => {
  const page = await open({ path: "examples/configurator.html", waits: false });
  await ready(page);
  await page.fill("#setup", "black h8 i8 j8; white h9 i9; black to play");
  await page.fill("#moves", "k8 (g8) g8 l8");
  await page.selectOption("#problem", "win");
  await page.selectOption("#rules", "renju-free");
  const [element, frame, markdown] = await Promise.all(
    ["element", "frame", "markdown"].map((id) => page.innerText(`#${id}`)),
  );
  assert.match(frame, /<iframe src=".*embed\.html\?rules=renju-free&amp;setup=.*&amp;problem=win"/);
  const fence = markdown.replace(/^```([\w-]+)\n(.*?)\n```$/gms, '<pre><code class="language-$1">$2</code></pre>');
  for (const code of [element, fence]) {
    const made = await withBoards(code, { script: "" });
    assert.equal(await inside(made, "sentence").textContent(), "Black to play and win.");
    await made.evaluate(() => board.play("g8"));
    await made.waitForFunction(() => window.heard.some(([kind, { right } = {}]) => kind === "attempt" && right));
  }
});
