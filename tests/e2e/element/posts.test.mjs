// Boards that say something in a post: problems, figures, captions, links, and the page's own colours and switches.

import assert from "node:assert/strict";
import { test } from "node:test";
import { heard, inside, pointOf, ready, tag, withBoards } from "../support/element.mjs";
import { accessibility, shot } from "../support/harness.mjs";
import { snippets } from "../support/readme.mjs";

const FOURS =
  "goishi 1 gomoku; setup: black h8 i8 j8; white h9 i9 a1; black to play; problem: black wins: Find the four.";
const names = (list) => list.map(([kind]) => kind);

test("a problem is failed, tried again and solved with the mouse", async () => {
  const page = await withBoards(tag("problem", `${FOURS}; k8 {A four.} (k9 {Wrong: no four.} g8) g8 l8`));
  assert.equal(await inside(page, "sentence").textContent(), "Black to play and win. Find the four.");
  await pointOf(page, "6,10").click(); // k9
  await page.waitForFunction(() => board.moves.length === 2);
  assert.match(await inside(page, "sentence").textContent(), /^That’s not it\./);
  assert.equal(await inside(page, "comment").textContent(), "Wrong: no four.");
  await inside(page, "retry").click();
  await pointOf(page, "7,10").click(); // k8
  await page.waitForFunction(() => board.moves.length === 2);
  await pointOf(page, "7,11").click(); // l8
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "solved"));
  assert.match(await inside(page, "sentence").textContent(), /^Solved!/);
  const told = await heard(page, { details: true });
  const own = told.filter(([kind]) => ["attempt", "failed", "solved"].includes(kind));
  assert.deepEqual(own, [
    ["attempt", { move: "k9", right: false }],
    ["failed", { move: "k9", mistakes: 1 }],
    ["attempt", { move: "k8", right: true }],
    ["attempt", { move: "l8", right: true }],
    ["solved", { mistakes: 1 }],
  ]);
  const by = told.filter(([kind]) => kind === "move").map(([, { by }]) => by);
  assert.deepEqual(by, ["visitor", "computer", "visitor", "computer", "visitor"]);
});

test("a problem without lines is judged and answered by the computer", async () => {
  const page = await withBoards(tag("problem", FOURS));
  await page.evaluate(() => board.play("g8"));
  await page.waitForFunction(() => board.moves.length === 2 && !board.busy, null, { timeout: 60_000 });
  const answer = await page.evaluate(() => board.moves[1]);
  await page.evaluate((move) => board.play(move), answer === "k8" ? "f8" : "k8");
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "solved"));
  await page.evaluate(() => board.reset());
  await page.evaluate(() => board.play("o15"));
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "failed"), null, { timeout: 60_000 });
});

test("a figure shows a part of the board, some numbers and a caption, which names it", async () => {
  const figure = 'rules="gomoku" moves="h8 a1 i8 g7 j8" region="e5-k11" from="3" to="5" caption="Figure 1"';
  const page = await withBoards(tag(figure) + tag('rules="gomoku" moves="h8"'));
  assert.equal(await inside(page, "caption").textContent(), "Figure 1");
  const labels = await page.evaluate(() =>
    boards.map((board) => board.shadowRoot.querySelector("[part~=root]").ariaLabel),
  );
  assert.deepEqual(labels, ["Figure 1", "Gomoku (free)"]);
  assert.match(
    await page.evaluate(() => board.shadowRoot.querySelector("[part~=root]").getAttribute("aria-description")),
    /j8/,
  );
  assert.ok(await pointOf(page, "7,7").isVisible());
  assert.equal(await pointOf(page, "14,0").isVisible(), false, "a1 is not to be seen");
  const svg = await page.evaluate(() => board.toSVG(300));
  assert.ok(svg.includes(">5</text>") && !svg.includes(">1</text>"));
  await shot(page, "figure", { fullPage: true });
  assert.deepEqual(await accessibility(page), []);
});

test("links in the text show positions, and lazy boards wait until they are nearly seen", async () => {
  const [link] = snippets("The element", "html").filter((code) => code.includes("data-goishi-ply"));
  const far = '<div style="height: 4000px"></div>';
  const page = await withBoards(link + far + tag('loading="lazy" rules="gomoku" moves="h8" id="late"'), {
    waits: false,
  });
  await page.waitForFunction(() => document.querySelector("#game1")?.ply === 5);
  assert.equal(await page.evaluate(() => document.querySelector("#late").moves.length), 0);
  await page.getByRole("link", { name: "here" }).click();
  await page.waitForFunction(() => document.querySelector("#game1").ply === 4);
  await page.evaluate(() => document.querySelector("#late").scrollIntoView());
  await page.waitForFunction(() => document.querySelector("#late").moves.length === 1);
});

const pixel = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [...board.shadowRoot.querySelector("canvas").getContext("2d").getImageData(2, 2, 1, 1).data];
  });

test("colours may be written in any way that CSS knows", async () => {
  for (const [color, expected] of [
    ["oklch(1 0 0)", [255, 255, 255, 255]],
    ["color-mix(in srgb, black, white)", [128, 128, 128, 255]],
    ["light-dark(#102030, white)", [16, 32, 48, 255]],
    ["hsl(0 100% 50%)", [255, 0, 0, 255]],
  ]) {
    const page = await withBoards(tag('rules="gomoku"'), {
      head: `<style>goishi-board { --goishi-board: ${color} }</style>`,
    });
    const seen = await pixel(page);
    assert.ok(
      seen.every((part, i) => Math.abs(part - expected[i]) <= 1),
      `${color}: ${seen}`,
    );
    await page.close();
  }
});

test("a page's own switch to dark is followed at once, and its text styles stay outside", async () => {
  const head = "<style>body { text-transform: uppercase; letter-spacing: 9px; text-indent: 40px }</style>";
  const page = await withBoards(tag('rules="gomoku" interactive'), { head });
  assert.equal(await page.evaluate(() => themeOf(board)), "wood");
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
  });
  await page.waitForFunction(() => themeOf(board) === "dark");
  const styles = await page.evaluate(() => {
    const { textTransform, letterSpacing, textIndent } = getComputedStyle(
      board.shadowRoot.querySelector("[part~=sentence]"),
    );
    return [textTransform, letterSpacing, textIndent];
  });
  assert.deepEqual(styles, ["none", "normal", "0px"]);
});

test("a printed board is a diagram on paper", async () => {
  const page = await withBoards(tag('rules="gomoku" moves="h8 h9"'));
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction(() => themeOf(board) === "paper");
  await shot(page, "printed-board");
  await page.emulateMedia({ media: "screen" });
  await page.waitForFunction(() => themeOf(board) === "wood");
});

test("the lines of the document on embedding work", async () => {
  const [one, three] = snippets("One script", "html");
  const page = await withBoards(one + three, { script: "", waits: false });
  await ready(page);
  const seen = await page.evaluate(() => boards.map((board) => [board.moves.length, board.turn]));
  assert.deepEqual(seen.slice(0, 3), [
    [5, "white"],
    [0, "black"],
    [5, "white"],
  ]);
  assert.deepEqual(
    names(await heard(page, { details: true })).filter((kind) => kind === "error"),
    [],
  );
});
