// The board under mouse and finger: what a click does, what is painted, and which gestures put no stone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hover, middle, newGame, PHONE, press, put, tap } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { part } from "../support/parts.mjs";
import { picture, toneAt } from "../support/pixels.mjs";
import { judged, look, shows } from "../support/view.mjs";
import { say, saying } from "../support/words.mjs";

const isAfter = (page, moves, rules = "rin") => shows(page, judged(rules, moves), moves.join(" "));
/** Figure 2 by legal play: stones far away fill the turns. */
const FIGURE_2 = ["0,0", "0,1", "1,0", "1,2", "2,1", "2,0", "2,2", "12,12", "12,3", "3,1", "3,12"];

test("the page says whose turn it is and how many stones are due, in words and by dots", async () => {
  const page = await open();
  const dots = () =>
    page.evaluate(() =>
      ["black", "white"].map((color) => {
        const due = the(color).querySelector(".due");
        return ["::before", "::after"].filter((side) => getComputedStyle(due, side).content !== "none").length;
      }),
    );
  const seen = [await dots()];
  for (const [at, sentence] of [
    ["0,0", "ToPlayTwoStones White"],
    ["5,5", "ToPlayOneMore White"],
    ["15,15", "ToPlayTwoStones Black"],
  ]) {
    await put(page, at);
    await shows(page, { sentence: say(sentence) });
    seen.push(await dots());
  }
  assert.deepEqual(seen, [
    [1, 0],
    [0, 2],
    [0, 1],
    [2, 0],
  ]);
});

test("a ring that is closed is told, marked and painted; the next stone ends that", async () => {
  const page = await open({ reducedMotion: "reduce" }); // the dead sink at once
  const moves = [...FIGURE_2, "9,9", "9,3", "0,2", "1,3"];
  await put(page, ...moves);
  const { effect } = await isAfter(page, moves);
  assert.ok(effect.endsWith(say("RingKilled White 1,3 'one point' '2 stones'")), effect);
  await shows(page, { last: "1,3", filled: ["1,1"], killed: ["1,2", "2,1"] });
  assert.ok((await toneAt(page, "0,0", 0.2, 0.2)) < 60, "a black stone");
  assert.ok((await toneAt(page, "0,1", 0.2, 0.2)) > 200, "a white stone");
  assert.ok((await toneAt(page, "2,1", 0.2, -0.05)) > 180, "the killed stone is white now");
  assert.ok((await toneAt(page, "2,1", 0.08, 0.08)) < 130, "with a cross on it");
  await shot(page, "figure-4");
  await put(page, "15,0");
  assert.ok((await look(page)).effect.includes("1,3"), "a turn is told until the next one ends");
  await put(page, "15,1");
  assert.equal((await look(page)).effect, "");
});

test("a click on a stone changes nothing and names the rule; the next stone clears that", async () => {
  const page = await open();
  await put(page, "7,7", "7,7");
  const { notice } = await isAfter(page, ["7,7"]);
  assert.match(notice, saying("Refused 7,7 WhyOccupied"));
  await put(page, "7,8");
  assert.equal((await look(page)).notice, "");
});

test("a click anywhere round a point is a stone on the nearest; beside the points it is none", async () => {
  const page = await open();
  const [x, y] = await middle(page, "4,4");
  const near = ((await middle(page, "4,5"))[0] - x) * 0.45;
  for (const [right, down] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]) {
    await page.mouse.click(x + near * right, y + near * down);
    assert.equal((await look(page)).last, "4,4", `${right}, ${down}`);
    await press(page, "undo");
  }
  const box = await page.locator(part("board")).boundingBox();
  for (const [right, down] of [
    [2, 2],
    [box.width / 2, 3],
    [3, box.height / 2],
    [box.width - 2, box.height - 2],
  ]) {
    await page.mouse.click(box.x + right, box.y + down);
  }
  assert.equal((await isAfter(page, [])).notice, "");
});

test("the big board has its eight dots and no others, and labels at its edge", async () => {
  const page = await open();
  // Just beside a crossing of lines, where only a dot is dark.
  const isDotted = async (at) => (await toneAt(page, at, 0.06, 0.06)) < 100;
  for (const at of ["3,6", "3,9", "6,12", "9,12", "12,9", "12,6", "9,3", "6,3"]) assert.ok(await isDotted(at), at);
  for (const at of ["3,3", "7,7", "6,6", "12,12", "6,9"]) assert.ok(!(await isDotted(at)), at);
  const labels = await page.evaluate(() => {
    const canvas = the("canvas");
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const margin = Math.floor(cells()[0].getBoundingClientRect().width * 0.55);
    const dark = (x, y, width, height) =>
      copy.getImageData(x, y, width, height).data.filter((value, i) => i % 4 === 1 && value < 110).length;
    return [
      dark(0, 0, canvas.width, margin),
      dark(0, 0, margin, canvas.height),
      dark(0, canvas.height - margin, canvas.width, margin),
    ];
  });
  assert.ok(labels[0] > 100 && labels[1] > 100, `columns on top and rows on the left: ${labels}`);
  assert.equal(labels[2], 0, "none at the bottom");
});

test("the mouse shows where a stone would fall, a finger does not", async () => {
  const page = await open({ hasTouch: true });
  await put(page, "2,2");
  await hover(page);
  const bare = await picture(page);
  await hover(page, "6,6");
  const hovered = await picture(page);
  assert.notEqual(hovered, bare, "a pale stone on an empty point");
  await hover(page, "2,2");
  assert.equal(await picture(page), bare, "none on a stone");
  const touched = await open({ hasTouch: true });
  await tap(touched, "2,2", "2,2");
  assert.equal(await picture(touched), bare, "two taps leave a stone and nothing else");
  const [clientX, clientY] = await middle(touched, "6,6");
  const slide = (pointerType) => touched.dispatchEvent(part("board"), "pointermove", { pointerType, clientX, clientY });
  await slide("touch");
  assert.equal(await picture(touched), bare, "nor does a finger that slides");
  await slide("mouse");
  assert.equal(await picture(touched), hovered);
});

const phone = (height = 740) => open({ ...PHONE, deviceScaleFactor: 3, viewport: { width: 360, height } });

/** Fingers put down at these places of the window, led to others step by step, and lifted. */
async function drag(page, from, to, steps = 12) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const along = (i) =>
    from.map(([x, y], id) => ({ id, x: x + ((to[id][0] - x) * i) / steps, y: y + ((to[id][1] - y) * i) / steps }));
  await touch("touchStart", along(0));
  for (let i = 1; i <= steps; i++) await touch("touchMove", along(i));
  await touch("touchEnd", []);
}

test("a tap aims and a second one near it puts the stone, also at the corners of the cell", async () => {
  const page = await phone();
  const [x, y] = await middle(page, "4,4");
  const near = ((await middle(page, "4,5"))[0] - x) * 0.4;
  await page.touchscreen.tap(x + near, y - near);
  await isAfter(page, []);
  await page.touchscreen.tap(x - near, y + near);
  await isAfter(page, ["4,4"]);
  await shot(page, "phone");
});

/** Waits until the page has come to rest: a finger put down before only stops it. */
const hasScrolled = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let last = -1;
        const look = () => {
          if (scrollY === last && scrollY > 50) return done();
          last = scrollY;
          setTimeout(look, 100);
        };
        look();
      }),
  );

test("a finger drawn up scrolls the page, and a tap hits its point wherever that is; drawn along or spread it puts none", async () => {
  const page = await phone(520);
  await drag(page, [await middle(page, "12,7")], [await middle(page, "2,7")]);
  await hasScrolled(page);
  await isAfter(page, []);
  await tap(page, "13,3", "13,3");
  await isAfter(page, ["13,3"]);
  await page.evaluate(() => scrollTo(0, 0));
  await drag(page, [await middle(page, "7,12")], [await middle(page, "7,2")]);
  const [x, y] = await middle(page, "7,7");
  await drag(
    page,
    [
      [x - 20, y],
      [x + 20, y],
    ],
    [
      [x - 80, y],
      [x + 80, y],
    ],
    4,
  );
  await isAfter(page, ["13,3"]);
});

test("a double tap is one stone, and a triple tap too: none is added, none is lost, nothing is zoomed", async () => {
  const page = await phone();
  await tap(page, "5,5", "5,5");
  await isAfter(page, ["5,5"]);
  await tap(page, "5,5");
  await isAfter(page, ["5,5"]);
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  await tap(page, "5,6", "5,6");
  assert.equal((await isAfter(page, ["5,5", "5,6"])).notice, "");
});

test("all of a game is in reach of a thumb: sheet, undo, steps, moves", async () => {
  const page = await phone();
  const thumb = (...names) => names.reduce((done, name) => done.then(() => page.tap(part(name))), Promise.resolve());
  await newGame(page, "rin:size=8", { click: (selector) => page.tap(selector) });
  for (const at of ["1,1", "2,2", "3,3"]) await tap(page, at, at);
  await thumb("undo");
  await isAfter(page, ["1,1", "2,2"], "rin:size=8");
  await thumb("redo", "previous");
  assert.equal((await look(page)).shown, 2);
  await page.tap(".move >> nth=0");
  assert.equal((await look(page)).shown, 1);
});
