// A board in a frame: what the address says is on it, and what the page around hears and may ask for.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../../scripts/serve.mjs";
import { frame, framePage, heard, inside, messages, send, state, withFrame } from "../support/frame.mjs";
import { accessibility, address, open, shot } from "../support/harness.mjs";
import { snippets } from "../support/readme.mjs";
import { say } from "../support/words.mjs";

const GAME = "rules=renju-rif&moves=h8+i9+j10&controls=steps";

test("the README's line shows its game in somebody's page", async () => {
  const [line] = snippets("The frame", "html");
  const local = line.replace(/src="[^"]*embed\.html/, 'src="embed.html');
  assert.notEqual(local, line, "the line names an address");
  const page = await withFrame(local);
  const { moves, ply } = await heard(page, "ready");
  assert.deepEqual([moves, ply], [["h8", "i9", "j10"], 3]);
  await shot(page, "frame-readme");
  assert.deepEqual(await accessibility(page), []);
});

test("the README's program speaks with the frame", async () => {
  const [line] = snippets("The frame", "html");
  const [program] = snippets("The frame", "js");
  const local = line
    .replace(/src="[^"]*embed\.html/, 'src="embed.html')
    .replace("embed.html?", "embed.html?interactive&");
  const before = program.replaceAll("console.log(", "window.logged.push(");
  assert.notEqual(before, program, "the program shows something");
  const page = await withFrame(`${local}<script>window.logged = [];${before}</script>`);
  await page.waitForFunction(() => window.logged.length >= 2);
  const logged = await page.evaluate(() => window.logged);
  assert.deepEqual(logged.slice(0, 2), ["swap", ["h8", "i9", "j10", "swap"]]);
});

test("a move, the end of a game and faults are told, and state is given to who asks", async () => {
  const page = await withFrame(frame("rules=renju-classical&moves=h8+h9&interactive"));
  await send(page, { goishi: 1, type: "play", move: "i8", id: 7 });
  const { origin, ...move } = await heard(page, "move");
  assert.deepEqual(move, { goishi: 1, type: "move", move: "i8", ply: 3, color: "black", by: "page" });
  assert.equal(`${origin}/`, address(), "the frame has its own origin");
  await send(page, { goishi: 1, type: "play", move: "i8", id: 8 });
  const refused = await heard(page, "error");
  assert.deepEqual([refused.code, refused.id], ["illegal-move", 8]);
  assert.ok(refused.message.length > 10);
  const { moves, turn, result, legalMoves, busy, record } = await state(page);
  assert.deepEqual([moves, turn, result, busy], [["h8", "h9", "i8"], "white", null, false]);
  assert.ok(legalMoves.includes("g8") && !legalMoves.includes("i8"));
  assert.equal(record, "goishi 1 renju-classical\n\nh8 h9 i8\n");
  await send(page, { goishi: 1, type: "play", move: "resign" });
  const over = await heard(page, "gameover");
  assert.deepEqual([over.winner, over.by], ["black", "resign"]);
});

test("a list of tens of thousands of moves is not sent, and every other one is", async () => {
  const page = await withFrame(frame("rules=renju-rif&moves=h8+i9+j10+stay+k9"));
  assert.equal((await heard(page, "ready")).legalMoves, null, "two fifth stones are to be proposed");
  const element = await inside(page).evaluate(() => document.querySelector("goishi-board").legalMoves.length);
  assert.ok(element > 20_000, "the element itself has all of them");
  for (const moves of [
    "renju-rif\n\nh8 i9 j10 stay",
    "renju-rif\n\nh8 i9 j10 stay k9 g7/i7",
    "renju-classical-swap\n\nh8 i9",
    "rin\n\n",
    "ren\n\ne5",
  ]) {
    await send(page, { goishi: 1, type: "load", record: `goishi 1 ${moves}` });
    const { legalMoves } = await state(page);
    assert.ok(Array.isArray(legalMoves) && legalMoves.length > 1, moves);
  }
});

test("what was left out of a game that was loaded is told", async () => {
  const page = await withFrame(frame(GAME));
  await send(page, { goishi: 1, type: "load", record: "h8 h9" });
  const { origin, ...told } = await heard(page, "remark");
  assert.deepEqual(told, { goishi: 1, type: "remark", message: say("RemarkNoRules renju-rif") });
});

test("positions are shown, games loaded and the look changed, and nothing else", async () => {
  const page = await withFrame(frame(GAME));
  await send(page, { goishi: 1, type: "goto", ply: 1 });
  assert.equal((await state(page)).ply, 1);
  await send(page, { goishi: 1, type: "load", record: "goishi 1 ren:size=8\nblack: Ann\n\nd4 e5\n" });
  assert.deepEqual((await state(page)).moves, ["d4", "e5"]);
  await send(page, { goishi: 1, type: "set", theme: "dark", numbers: "on", lang: "de" });
  await inside(page).waitForFunction(() => document.querySelector("goishi-board").getAttribute("theme") === "dark");
  await inside(page).waitForFunction(
    (words) => document.querySelector("a").textContent === words,
    say("OpenInGoishi", "de"),
  );
  assert.deepEqual((await state(page)).moves, ["d4", "e5"], "the game stays");
  assert.match((await state(page)).record, /^black: Ann$/m, "and its players");
  await send(page, { goishi: 1, type: "set", rules: "rin", theme: "wood", id: "no" });
  const error = await heard(page, "error");
  assert.deepEqual([error.code, error.id, error.message], ["bad-field", "no", "set has no field rules"]);
  const attributes = await inside(page).evaluate(() =>
    ["rules", "theme"].map((name) => document.querySelector("goishi-board").getAttribute(name)),
  );
  assert.deepEqual(attributes, ["renju-rif", "dark"], "a message is taken whole or not at all");
});

test("a value that the board would leave out changes nothing, and is told once", async () => {
  const page = await withFrame(frame(`${GAME}&theme=paper`));
  await send(page, { goishi: 1, type: "set", theme: "pink", numbers: "on", id: 3 });
  const error = await heard(page, "error");
  assert.deepEqual([error.code, error.id], ["bad-parameter", 3]);
  assert.match(error.message, /pink/);
  const attributes = await inside(page).evaluate(() =>
    ["theme", "numbers"].map((name) => document.querySelector("goishi-board").getAttribute(name)),
  );
  assert.deepEqual(attributes, ["paper", "on"]);
  await state(page);
  assert.equal((await messages(page, "error")).length, 1);
});

test("what is wrong in the address is told, and the rest counts", async () => {
  const page = await withFrame(frame("rules=ren&moves=e5+f6&theme=pink&ply=x&colour=red&numbers=on&lang=klingon"));
  const { moves } = await state(page);
  assert.deepEqual(moves, ["e5", "f6"]);
  const told = await messages(page, "error");
  assert.deepEqual(told.map(({ code, name }) => [code, name]).sort(), [
    ["bad-parameter", "colour"],
    ["bad-parameter", "lang"],
    ["bad-parameter", "ply"],
    ["bad-parameter", "theme"],
  ]);
});

test("the frame says how high it wants to be, and a board fits into what it gets", async () => {
  const page = await withFrame(frame(GAME, 'style="width:400px;height:900px;border:0"'));
  const { height } = await heard(page, "resize");
  assert.ok(height > 420 && height < 560, `${height}`);
  const fits = () => {
    const { width, bottom } = document
      .querySelector("goishi-board")
      .shadowRoot.querySelector("[part~=board]")
      .getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    return { width: Math.round(width), bottom, scrolls: scrollHeight > clientHeight };
  };
  await page.evaluate((height) => (document.querySelector("iframe").style.height = `${height}px`), height);
  await inside(page).waitForFunction((height) => innerHeight === height, height);
  await inside(page).waitForFunction(() => document.querySelector("goishi-board").getBoundingClientRect().width >= 399);
  const whole = await inside(page).evaluate(fits);
  assert.deepEqual([whole.width, whole.scrolls], [400, false]);
  await page.evaluate(() => (document.querySelector("iframe").style.height = "300px"));
  await inside(page).waitForFunction(
    () =>
      document.querySelector("goishi-board").shadowRoot.querySelector("[part~=board]").getBoundingClientRect().width <
      300,
  );
  const low = await inside(page).evaluate(fits);
  assert.deepEqual([low.bottom < 300, low.scrolls], [true, false]);
  assert.equal((await messages(page, "resize")).at(-1).height, height, "what it wants does not depend on what it has");
});

for (const width of [320, 600]) {
  test(`with everything below it the board still has seven tenths of a frame ${width} pixels wide, in the shape of a diagram`, async () => {
    const all = "rules=renju-rif&moves=h8+i9+j10+stay+k9+g7/i7+i7+h9+h10&controls=full&interactive";
    const page = await withFrame(frame(all, `style="width:${width}px;aspect-ratio:6/7;border:0"`));
    const hasShare = (share) =>
      inside(page).waitForFunction((share) => {
        const { width } = document
          .querySelector("goishi-board")
          .shadowRoot.querySelector("[part~=board]")
          .getBoundingClientRect();
        return document.querySelector("main").style.getPropertyValue("--side") && width >= share * innerWidth;
      }, share);
    await hasShare(0.69);
    await shot(page, `frame-full-${width}`);
    const { height } = (await messages(page, "resize")).at(-1);
    await page.evaluate((height) => (document.querySelector("iframe").style.height = `${height}px`), height);
    await hasShare(0.99); // who gives it the room that it asks for gets the whole board
    await inside(page).waitForFunction(
      () => document.documentElement.scrollHeight <= document.documentElement.clientHeight,
    );
    const isInside = () =>
      [...document.querySelector("goishi-board").shadowRoot.querySelectorAll("button")].every((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      });
    assert.ok(await inside(page).evaluate(isInside), "and no button is cut off");
  });
}

test("it steals no focus, captures no scrolling, makes no sound and stores nothing", async () => {
  const page = await withFrame(
    `<input name="mine" autofocus>${frame(`${GAME}&interactive`)}<div style="height:3000px"></div>`,
    {
      init: () => {
        window.AudioContext = class {
          constructor() {
            window.parent.sounded = true;
          }
        };
      },
    },
  );
  await page.focus("input");
  await send(page, { goishi: 1, type: "play", move: "stay" });
  await heard(page, "move");
  await send(page, { goishi: 1, type: "goto", ply: 1 });
  await state(page);
  assert.equal(await page.evaluate(() => document.activeElement.name), "mine");
  const box = await page.locator("iframe").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 200);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
  assert.equal(await page.evaluate(() => window.sounded), undefined);
  const kept = await inside(page).evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
  ]);
  assert.deepEqual(kept, [0, 0, "", 0]);
});

test("a frame against the computer plays, and the link leads to the same game on the page", async () => {
  const page = await withFrame(frame("rules=rin:size=8&ai=white&level=1&interactive"));
  await send(page, { goishi: 1, type: "play", move: "3,3" });
  await heard(page, "move", 1);
  const { moves } = await state(page);
  assert.equal(moves[0], "3,3");
  assert.ok(moves.length > 1);
  const href = await inside(page).evaluate(() => document.querySelector("a").href);
  assert.ok(href.startsWith(`${address()}?`), href);
  const query = new URL(href).searchParams;
  assert.equal(query.get("moves").split(" ")[0], "3,3");
  assert.deepEqual([query.get("rules"), query.get("ai"), query.get("level")], ["rin:size=8", "white", "1"]);
});

test("with a page of another site around it, it speaks with that one", async (t) => {
  // A route would not do: for the browser its page is of the great network, from which no way leads to this machine.
  const folder = mkdtempSync(join(tmpdir(), "goishi-blog-"));
  const blog = await serve(folder);
  t.after(async () => {
    await blog.close();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, "post.html"), framePage(frame(GAME).replace("embed.html", `${address()}embed.html`)));
  const page = await open({ path: `${blog.url}post.html`, waits: false, route: () => {} });
  const ready = await heard(page, "ready");
  assert.equal(`${ready.origin}/`, address());
  await send(page, { goishi: 1, type: "goto", ply: 2 });
  assert.equal((await state(page)).ply, 2);
  page.forgive(/left the page's origin: .*\/post\.html/);
});

test("opened by itself it is a page with a board", async () => {
  const page = await open({ path: `embed.html?${GAME}&interactive&theme=wood`, waits: false });
  await page.waitForFunction(() => document.querySelector("goishi-board").ready);
  await page.waitForFunction(() => document.querySelector("goishi-board").moves.length === 3);
  await shot(page, "frame-alone");
  assert.deepEqual(await accessibility(page), []);
  assert.match(await page.title(), /^Renju/);
});

test("every message with an id is answered, and positions and problems are told", async () => {
  const problem = "goishi 1 gomoku; setup: black h8 i8 j8; white h9; black to play; problem: win; k8 (k9 [?]) g8 l8";
  const page = await withFrame(frame(`record=${encodeURIComponent(problem)}&problem`));
  const order = async (fields) => {
    await send(page, { goishi: 1, id: `order ${fields.type}`, ...fields });
    const found = await page.waitForFunction(
      (id) => window.told.find((each) => each.id === id),
      `order ${fields.type}`,
    );
    return found.jsonValue();
  };
  const { type, answer } = await order({ type: "play", move: "k9" });
  assert.deepEqual([type, answer], ["done", true]);
  assert.equal((await heard(page, "failed")).mistakes, 1);
  assert.equal((await heard(page, "positionchange", 1)).ply, 1);
  assert.equal((await order({ type: "undo" })).answer, null);
  assert.deepEqual((await state(page)).moves, []);
  await send(page, { goishi: 1, type: "play", move: "k8" });
  await heard(page, "move", 2); // k9, k8 and the answer
  await send(page, { goishi: 1, type: "play", move: "l8" });
  assert.equal((await heard(page, "solved")).mistakes, 1);
  assert.equal((await order({ type: "set", caption: "Solved", numbers: "on" })).type, "done");
  assert.equal((await order({ type: "hint" })).code, "no-hint");
  assert.equal((await order({ type: "reset" })).type, "done");
  assert.deepEqual((await state(page)).moves, []);
});

test("a hint has a row of its own below the board, as wide as the frame", async () => {
  const query = "rules=renju-free&moves=h8+h9+i9&interactive&controls=full";
  const page = await withFrame(frame(query, 'width="576" height="760" style="border:0"'));
  await heard(page, "ready");
  const within = inside(page);
  await within.evaluate(() => document.querySelector("goishi-board").hint());
  const [advice, tools, steps, board] = await Promise.all(
    ["advice", "hint", "steps", "board"].map((part) => within.locator(`[part~="${part}"]`).first().boundingBox()),
  );
  const width = await within.evaluate(() => document.documentElement.clientWidth);
  assert.equal(Math.round(advice.width), width);
  assert.ok(advice.y >= board.y + board.height, "below the board");
  assert.ok(Math.min(tools.y, steps.y) >= advice.y + advice.height, "nothing stands beside it");
  await shot(page, "frame-hint");
});
