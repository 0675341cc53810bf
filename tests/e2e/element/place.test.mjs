// A board keeps its place in the page while it comes to life: nothing below it moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, withBoards } from "../support/element.mjs";
import { FILES, held, without } from "../support/files.mjs";
import { snippets } from "../support/readme.mjs";

/** Where the mark below a board is, when the element is not there yet, when its program is not, and when all of it is. */
async function places(body, options) {
  const [element, program] = [held(FILES.element), held(FILES.program)];
  const page = await withBoards(`${body}<p id="mark">Below</p>`, {
    ...options,
    waits: false,
    route: async (context) => {
      await element.route(context);
      await program.route(context);
    },
  });
  const place = () => page.evaluate(() => document.getElementById("mark").getBoundingClientRect().top + scrollY);
  const seen = [await place()];
  element.release();
  await page.waitForFunction(() => customElements.get("goishi-board"));
  seen.push(await place());
  program.release();
  await ready(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  seen.push(await place());
  return { page, seen };
}

const BOARDS = {
  "a diagram": '<goishi-board rules="renju-rif" moves="h8 i9 j10"></goishi-board>',
  "a diagram with a text inside":
    '<goishi-board rules="renju-rif" moves="h8 i9 j10">Black h8, White i9, Black j10.</goishi-board>',
  "a long record": `<goishi-board>goishi 1 renju-classical\nnote: ${"for those who run no script ".repeat(200)}\n\nh8 h9 i9\n</goishi-board>`,
  "a board alone": '<goishi-board rules="rin:size=8" controls="none"></goishi-board>',
  "a figure with a caption":
    '<goishi-board rules="gomoku" moves="h8 i9 j10" region="e5-k11" from="2" caption="Figure 1"></goishi-board>',
  "a problem": '<goishi-board rules="gomoku" setup="black h8 i8 j8; black to play" problem="win"></goishi-board>',
  "a game": '<goishi-board rules="rin:size=8" interactive></goishi-board>',
};
const RESET = "<style>* { margin: 0; padding: 0; box-sizing: border-box } goishi-board { max-width: 22rem }</style>";

for (const [what, body] of Object.entries(BOARDS)) {
  for (const [where, options] of [
    ["", {}],
    [", in a page with styles of its own", { head: RESET }],
    [", on a phone", { viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true }],
  ]) {
    test(`${what} comes to life without moving the page${where}`, async () => {
      const { seen } = await places(body, options);
      assert.ok(seen[0] > 300, `it has its place from the start: ${seen}`);
      assert.deepEqual(seen.map(Math.round), Array(3).fill(Math.round(seen[2])));
    });
  }
}

test("the README's line keeps the place where the element comes as a module, at the end", async () => {
  const [line] = snippets("The element", "css").filter((code) => code.includes(":not(:defined)"));
  const script = "<script>addEventListener('load', () => import('./goishi.mjs'))</script>"; // a module script would keep the page from being loaded
  for (const body of [BOARDS["a diagram"], BOARDS["a long record"]]) {
    const { seen } = await places(body, { script, head: `<style>${line}</style>` });
    assert.ok(seen[0] > 300, `${seen}`);
    assert.deepEqual(seen.map(Math.round), Array(3).fill(Math.round(seen[2])));
  }
});

test("what stands inside can be read until the board is there, and where it never is", async () => {
  const { page } = await places(BOARDS["a diagram with a text inside"]);
  assert.equal(await page.evaluate(() => document.body.innerText.includes("White i9")), false, "now it is a board");
  const late = held(FILES.program);
  const waiting = await withBoards(BOARDS["a diagram with a text inside"], { route: late.route, waits: false });
  await waiting.waitForFunction(() => customElements.get("goishi-board"));
  assert.ok(await waiting.getByText("White i9").isVisible());
  late.release();
  await ready(waiting);
  const lost = await withBoards(BOARDS["a long record"], { waits: false, route: without(FILES.element) });
  await lost.waitForSelector("goishi-board [role=alert]");
  assert.ok(
    await lost.evaluate(
      () => document.querySelector("goishi-board").scrollHeight <= document.querySelector("goishi-board").clientHeight,
    ),
    "nothing of it is cut off",
  );
  lost.forgive(/404/);
});
