// <goishi-board> is played: by keyboard, by touch, against the computer, and with everything that asks for a decision.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  code,
  heard,
  inside,
  pointOf,
  pressPoint,
  rested,
  SMALL,
  state,
  tag,
  withBoards,
} from "../support/element.mjs";
import { FILES, held, without } from "../support/files.mjs";
import { say, startOf } from "../support/words.mjs";

const focused = (page) =>
  page.evaluate(() => board.shadowRoot.activeElement?.dataset.at ?? document.activeElement.localName);

test("a whole game needs neither eyes nor mouse", async () => {
  const page = await withBoards(`<a href="#x">before</a>${SMALL}<a href="#y">after</a>`);
  assert.equal(await focused(page), "body", "no board takes the focus by itself");
  await page.focus("a");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "4,4");
  for (const key of ["ArrowUp", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  assert.equal((await state(page)).moves, "3,3");
  assert.equal(
    await page.locator('goishi-board [role="status"]').textContent(),
    say("Black 3,3. ToPlayTwoStones White"),
  );
  for (const key of ["Home", " ", "Control+End", "Enter"]) await page.keyboard.press(key);
  assert.equal((await state(page)).moves, "3,3 3,0 7,7");
  await page.keyboard.press("Enter");
  assert.match(await page.locator('goishi-board [role="alert"]').textContent(), /7,7/, "a refusal is said at once");
  await page.keyboard.press("u");
  assert.equal((await state(page)).moves, "3,3 3,0", "u takes back");
  assert.equal(await page.evaluate(() => board.shadowRoot.querySelectorAll('.cell[tabindex="0"]').length), 1);
  assert.match(await pointOf(page, "3,3").getAttribute("aria-label"), /^3,3, /);
});

test("focus() leads to the board, and Tab out of it to its controls", async () => {
  const page = await withBoards(SMALL);
  await page.evaluate(() => board.focus());
  assert.equal(await focused(page), "4,4");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => board.shadowRoot.activeElement.dataset.part), "undo");
});

test("arrows lead through the list of moves, and nothing around it scrolls", async () => {
  const page = await withBoards(tag('rules="rin:size=8" moves="0,0 1,1 2,2 3,3 4,4" controls="moves"'), {
    viewport: { width: 400, height: 300 },
  });
  await page.evaluate(() => board.shadowRoot.querySelector('.move[tabindex="0"]').focus({ preventScroll: true }));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  assert.equal((await state(page)).ply, 3);
  assert.equal(await page.evaluate(() => board.shadowRoot.activeElement.dataset.ply), "3");
  await page.keyboard.press("Home");
  assert.equal((await state(page)).ply, 0);
  await page.click('goishi-board .move[data-ply="4"]');
  assert.equal((await state(page)).ply, 4);
});

test("the wheel and a finger scroll the page, not the board", async () => {
  const page = await withBoards(`${SMALL}<div style="height: 3000px"></div>`);
  await page.mouse.move(
    ...(await inside(page, "board")
      .boundingBox()
      .then((box) => [box.x + 50, box.y + 50])),
  );
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  assert.equal(
    await page.evaluate(() => getComputedStyle(board.shadowRoot.querySelector("[part~=board]")).touchAction),
    "manipulation",
  );
});

test("on a phone the first tap aims and the second puts the stone", async () => {
  const page = await withBoards(tag('rules="renju-classical" interactive'), {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const tap = async (at) => {
    const box = await pointOf(page, at).boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap("7,7");
  assert.equal((await state(page)).moves, "");
  assert.match(await inside(page, "place").innerText(), /h8/);
  await tap("7,7");
  assert.equal((await state(page)).moves, "h8");
  await page.evaluate(() => board.setAttribute("confirm", "button"));
  await page.waitForFunction(() => board.shadowRoot.querySelector("[part~=place]").checkVisibility());
  await tap("6,7");
  await inside(page, "place").tap();
  assert.equal((await state(page)).moves, "h8 h9");
  for (const button of await page.locator("goishi-board button:not(.cell):visible").all()) {
    const box = await button.boundingBox();
    assert.ok(box.height >= 40 && box.width >= 40, `${box.width} x ${box.height}`);
  }
});

test("decisions have buttons exactly when they can be taken, and lead the keyboard back to the board", async () => {
  const page = await withBoards(tag('rules="renju-rif" moves="h8 i9 j10" interactive controls="none"'));
  const choices = () => page.locator("goishi-board [part~=choices] button:visible").allInnerTexts();
  assert.deepEqual(await choices(), [say("TakeBlack"), say("StayWhite")]);
  await inside(page, "swap").focus();
  await page.keyboard.press("Enter");
  assert.equal((await state(page)).moves, "h8 i9 j10 swap");
  assert.equal(await focused(page), "7,7");
  assert.deepEqual(await choices(), []);
  await page.evaluate(() => board.setAttribute("controls", "full"));
  await inside(page, "resign").click();
  assert.equal(await inside(page, "question").innerText(), say("ResignQuestion White"));
  assert.deepEqual((await choices()).slice(0, 2), [say("Yes"), say("No")]);
  await inside(page, "confirm").click();
  assert.equal((await state(page)).result.by, "resign");
});

test("the computer answers, and the page hears when it begins and ends", async () => {
  const page = await withBoards(tag('rules="rin:size=8" ai level="1" interactive'));
  await heard(page);
  await pressPoint(page, "3,3");
  await page.waitForFunction(() => board.moves.length === 3 && !board.busy, null, { timeout: 60_000 });
  const kinds = (await heard(page)).join(" ");
  assert.equal(
    kinds,
    "beforemove move positionchange aistart beforemove aiend move positionchange aistart beforemove aiend move positionchange",
  );
  assert.equal((await state(page)).turn, "black");
});

test("while it thinks the page cannot play for it, and can stop it", async () => {
  const { route, release } = held(FILES.engine);
  const page = await withBoards(tag('rules="renju-classical" ai="black" level="6" interactive'), { route });
  assert.equal((await state(page)).busy, true);
  assert.equal(await code(page, 'board.play("h8")'), "busy");
  await page.evaluate(() => board.stop());
  assert.equal((await state(page)).busy, false);
  assert.equal(await page.evaluate(() => board.play("h8")), true, "then somebody else may move");
  release();
});

test("a move of the computer that the page prevents is not played, and it does not try again by itself", async () => {
  const page = await withBoards(tag('rules="rin:size=8" moves="3,3" ai level="1"'));
  await page.evaluate(() =>
    board.addEventListener("beforemove", (event) => event.detail.by === "computer" && event.preventDefault()),
  );
  await page.evaluate(() => board.setAttribute("interactive", ""));
  await page.waitForFunction(
    () => window.heard.some(([kind, detail]) => kind === "beforemove" && detail.by === "computer"),
    null,
    { timeout: 60_000 },
  );
  await rested(page);
  assert.equal((await state(page)).moves, "3,3");
  assert.match(await inside(page, "notice").innerText(), new RegExp(startOf("NoAnswer").replace("(", "")));
});

test("side: the visitor plays one colour, and the page the other", async () => {
  const page = await withBoards(tag('rules="rin:size=8" side="white" interactive'));
  await pressPoint(page, "2,2");
  assert.equal((await state(page)).moves, "");
  await page.evaluate(() => board.play("3,3"));
  await pressPoint(page, "2,2");
  assert.equal((await state(page)).moves, "3,3 2,2");
});

test("a hint is shown on the board and given to the page", async () => {
  const page = await withBoards(tag('rules="renju-pritchard" moves="h8 a1 i8 a3 j8 a5" interactive controls="full"'));
  const hint = await page.evaluate(() => board.hint());
  assert.equal(hint.sentence, say("EvalFours Black 2"));
  assert.deepEqual([hint.share, hint.moves.length, hint.moves[0].share], [1, 3, 1]);
  assert.ok(["g8", "k8"].includes(hint.moves[0].move));
  assert.ok((await inside(page, "advice").innerText()).startsWith(hint.sentence));
  assert.equal(await inside(page, "hint").getAttribute("aria-pressed"), "true");
  assert.deepEqual(await page.evaluate(() => board.hint()), hint, "the same while it is there");
  await inside(page, "hint").click();
  assert.ok(await inside(page, "advice").isHidden());
  await page.evaluate(() => board.resign());
  assert.equal(await code(page, "board.hint()"), "no-hint");
});

test("where the computer cannot be loaded that is told, and the game goes on", async () => {
  const route = (context) => without(FILES.engine)(context);
  const page = await withBoards(tag('rules="rin:size=8" ai="black" interactive'), { route });
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "error"));
  assert.deepEqual((await heard(page, { details: true })).find(([kind]) => kind === "error")[1].code, "no-answer");
  await pressPoint(page, "3,3");
  assert.equal((await state(page)).moves, "3,3");
  page.forgive(/404/);
});

/** Counts what would be heard, and lets it be heard by nobody. */
const countSounds = () => {
  window.sounds = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.sounds += 1;
    }
  };
};

test("nothing is kept in the browser, and nothing is heard unless it is asked for", async () => {
  const page = await withBoards(SMALL, { init: countSounds });
  await pressPoint(page, "3,3");
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie, window.sounds]);
  assert.deepEqual(kept, [0, 0, "", 0]);
  await page.evaluate(() => board.setAttribute("sound", "on"));
  await pressPoint(page, "4,4");
  await page.waitForFunction(() => window.sounds === 1);
});
