// Hostile pages around the frame, hostile parameters and hostile records: nothing changes that may not, no script runs, and
// the board can be played on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NAMES, query, SCRIPTS, trapped, WORDS } from "../support/dice.mjs";
import { frame, heard, inside, messages, send, state, withFrame } from "../support/frame.mjs";
import { chance } from "../support/games.mjs";

/** What no bad message may change. */
async function everything(page) {
  const { id, origin, ...rest } = await state(page);
  const attributes = await inside(page).evaluate(() => {
    const board = document.querySelector("goishi-board");
    return board
      .getAttributeNames()
      .filter((name) => name !== "style")
      .map((name) => [name, board.getAttribute(name)]);
  });
  return { rest, attributes, address: inside(page).url() };
}

/** A stone can be put by the mouse. */
async function canBePlayed(page) {
  const { moves } = await state(page);
  const board = inside(page).locator("[part~=board]");
  const { width } = await board.boundingBox();
  for (const at of [0.5, 0.35, 0.64, 0.2]) {
    await board.click({ position: { x: width * at, y: width * at } });
    if ((await state(page)).moves.length > moves.length) return;
  }
  assert.fail("no stone could be put");
}

/** To be run in the page: sends `count` messages, each wrong in some way, in small portions, so that the frame can answer. */
async function flood([seed, count, words, names, source]) {
  const roll = new Function(`return ${source}`)()(seed);
  const pick = (list) => list[Math.floor(roll() * list.length)];
  const types = ["goto", "play", "load", "set", "get", "ready", "constructor", "__proto__", "toString", "", 5, null];
  const deep = () => Array.from({ length: 500 }).reduce((inner) => ({ goishi: 1, type: "goto", ply: inner }), 0);
  const ring = () => {
    const made = { goishi: 1, type: "play" };
    made.move = made;
    return made;
  };
  const values = [
    () => pick(words),
    () => roll() * 1e12 - 5e11,
    () => -1,
    () => 0.5,
    () => NaN,
    () => Infinity,
    () => 2n ** 80n,
    () => null,
    () => undefined,
    () => true,
    () => [],
    () => ["h8"],
    () => ({}),
    () => ({ toString: "h8", valueOf: 1, length: 1 }),
    () => new Date(0),
    () => /h8/,
    () => new Map([["ply", 0]]),
    () => new Uint8Array(1000),
    () => new Error("h8"),
    () => new Blob(["h8"]),
    () => "h8".repeat(20_000),
    () => new String("h8"),
    () => new Number(0),
    deep,
    ring,
  ];
  // Each of these is wrong for sure, whatever else chance puts into it.
  const spoil = [
    (made) => ({ ...made, goishi: pick([0, 2, "1", 1.5, null, true, [1], { valueOf: 1 }, NaN, 1n]) }),
    (made) => ({
      ...made,
      type: pick(["ready", "constructor", "__proto__", "hasOwnProperty", "GOTO", "", 5, null, ["goto"], { goto: 1 }]),
    }),
    (made) => ({
      ...made,
      [pick(["src", "rules", "moves", "onclick", "interactive", "innerHTML", "0", "x".repeat(5000)])]: pick(values)(),
    }),
    (made) =>
      JSON.parse(
        `{"__proto__": {"ply": 0}, "goishi": 1, "type": ${JSON.stringify(String(made.type))}, "constructor": {"prototype": {"trapped": 1}}}`,
      ),
    (made) => ({
      ...made,
      id: pick([{}, [], null, true, 0.5, NaN, "x".repeat(65), -(2 ** 60), 1n]),
    }),
    () => ({ goishi: 1, type: "goto", ply: pick(values.filter((value) => value !== values[0]))() }),
    () => ({ goishi: 1, type: "goto" }),
    () => ({
      goishi: 1,
      type: "goto",
      get ply() {
        return "0";
      },
    }),
    () => ({
      goishi: 1,
      type: "play",
      move: pick([
        5,
        null,
        ["i9"],
        {},
        true,
        "x".repeat(201),
        ...words.filter((word) => !/^[a-z\d,]{1,6}$/.test(word)),
      ]),
    }),
    () => ({
      goishi: 1,
      type: "load",
      record: pick([
        5,
        null,
        {},
        ["goishi 1 rin\n\n"],
        new String("goishi 1 rin\n\n"),
        "x".repeat((1 << 20) + 1),
        "goishi 1 chess\n\n",
        "goishi 1 rin\n\n3,3 3,3",
      ]),
    }),
    () => ({
      goishi: 1,
      type: "set",
      theme: pick([5, null, {}, "pink", "x".repeat(201), ...words.filter((word) => word.includes("<"))]),
    }),
    () => ({
      goishi: 1,
      type: "set",
      bg: pick([5, null, {}, "url(x)", "#12", "x".repeat(201), ...words.filter((word) => word.includes("<"))]),
    }),
    () => pick(values)(),
    () => ({ type: "goto", ply: 0 }),
    () => Object.assign([1, 2], { goishi: 1, type: "get" }),
  ];
  const target = document.querySelector("iframe").contentWindow;
  for (let sent = 0; sent < count; ) {
    for (let i = 0; i < 100; i++, sent++) {
      const made = { goishi: 1, type: pick(types), ...(roll() < 0.5 ? { [pick(names)]: pick(values)() } : {}) };
      const bad = pick(spoil)(made);
      // A new field "__proto__" is one of the object's own, as in a text that was parsed.
      target.postMessage(bad, "*");
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test("thousands of bad messages change nothing, run nothing and are answered with few words", async () => {
  const page = await withFrame(frame("rules=renju-classical&moves=h8+h9+i8&ply=2&interactive&controls=full"));
  const before = await everything(page);
  await page.evaluate(flood, [20261117, 2000, WORDS, NAMES, chance.toString()]);
  const after = await everything(page);
  assert.deepEqual(after, before);
  assert.equal(await trapped(page), 0);
  assert.equal(
    await inside(page).evaluate(() => ({}).trapped ?? Object.keys(Object.prototype).length),
    0,
    "no prototype was spoilt",
  );
  const errors = await messages(page, "error");
  assert.ok(errors.length > 0 && errors.length <= 1000, `${errors.length} errors`);
  for (const { goishi, code, message } of errors)
    assert.ok(goishi === 1 && /^[a-z-]+$/.test(code) && message.length < 1000, `${code} ${message}`);
  const codes = new Set(errors.map(({ code }) => code));
  assert.ok(codes.has("bad-field") && codes.has("bad-version") && codes.has("bad-type"), [...codes].join());
  await canBePlayed(page);
});

test("only the page that holds the frame is heard", async () => {
  const order = `parent.frames[0].postMessage({ goishi: 1, type: "goto", ply: 0 }, "*"); parent.frames[0].postMessage({ goishi: 1, type: "get", id: "sibling" }, "*");
    parent.frames[0].postMessage({ goishi: 2, type: "get" }, "*"); parent.done = true;`;
  const sibling = `<iframe title="sibling" srcdoc='<script>onmessage = () => { ${order} }</script>'></iframe>`;
  const page = await withFrame(frame("rules=renju-classical&moves=h8+h9+i8&interactive") + sibling);
  const before = await everything(page);
  const said = (await messages(page, "error")).length;
  await page.evaluate(() => document.querySelector("[title=sibling]").contentWindow.postMessage("now", "*"));
  await page.waitForFunction(() => window.done);
  // The frame to itself, as a script in it would.
  await inside(page).evaluate(() => window.postMessage({ goishi: 1, type: "goto", ply: 0 }, "*"));
  assert.deepEqual(await everything(page), before);
  assert.ok(!(await messages(page, "state")).some(({ id }) => id === "sibling"), "it does not answer others either");
  assert.equal((await messages(page, "error")).length, said);
});

test("names and comments of a record are text, whatever stands in them", async () => {
  const page = await withFrame(frame("rules=rin:size=8&controls=full&interactive"));
  const names = SCRIPTS.filter((script) => !/[{}]/.test(script));
  for (const script of names) {
    const record = `goishi 1 rin:size=8\nblack: ${script}\nwhite: ${script}\nevent: ${script}\nnote: ${script}\n\n3,3 {${script}} 4,4 {${script}}\n`;
    await send(page, { goishi: 1, type: "load", record });
    assert.equal((await state(page)).record.replace(/\s+/g, " "), record.replace(/\s+/g, " "));
  }
  const text = await inside(page).locator("[part~=root]").innerText();
  assert.ok(text.includes(names.at(-1)), text);
  assert.equal(
    await inside(page).evaluate(
      () =>
        document.querySelector("goishi-board").shadowRoot.querySelectorAll("img, script, svg:not(button > svg), iframe")
          .length,
    ),
    0,
  );
  assert.equal(await trapped(page), 0);
});

test("hostile parameters of the frame give a board, and run nothing", async () => {
  const roll = chance(15);
  const queries = [
    `moves=${encodeURIComponent(SCRIPTS[0])}&lang=${encodeURIComponent(SCRIPTS[2])}&bg=${encodeURIComponent(SCRIPTS[1])}`,
    "__proto__=1&constructor=2&onclick=window.trapped=1",
    "%",
    "&&&===",
    ...Array.from({ length: 12 }, () => query(roll)),
  ];
  const page = await withFrame(frame("rules=rin"));
  for (const each of queries) {
    const before = (await messages(page, "ready")).length;
    await page.evaluate((each) => (document.querySelector("iframe").src = `embed.html?${each}`), each);
    await heard(page, "ready", before);
    assert.equal(await trapped(page), 0, each);
    const { record } = await state(page);
    assert.match(record, /^goishi 1 (rin|ren|renju)/, each);
    const strange = await inside(page).evaluate(() =>
      document
        .querySelector("goishi-board")
        .getAttributeNames()
        .filter((name) => /^on|src|is$|class|id$/.test(name)),
    );
    assert.deepEqual(strange, [], each);
  }
});
