// Every shortcut of the list behind `?` does what the list says, and none does anything where it would be text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, closeSheet, isOpen, isPressed, keys, openSheet, press, tabTo, turn, type } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { inThoughts, thoughtsGo } from "../support/opponent.mjs";
import { part } from "../support/parts.mjs";
import { focused, isOnBoard, look, shows } from "../support/view.mjs";
import { say, saying } from "../support/words.mjs";

/** The game has so many moves, and so many are shown. */
async function stands(page, count, shown, message) {
  const { moves, shown: now } = await look(page);
  assert.deepEqual([moves.length, now], [count, shown], message);
}

/** A game of five stones, of which all are shown, with the focus beside the board. */
async function begun(page) {
  await choose(page, "renju-free");
  await type(page, "h8", "i7", "j1", "a1", "a2");
  await page.focus(part("undo"));
}

const SHEETS = { n: "new-game", g: "games", l: "learn", s: "share", "?": "keys-sheet" };

/** Each key of the list with what it does to such a game; the arrows and the like on the board come after these. */
const KEYS = {
  ",": (page) => stands(page, 5, 4),
  ".": async (page) => {
    await keys(page, ",", ",", ".");
    await stands(page, 5, 4);
  },
  "<": (page) => stands(page, 5, 0),
  ">": async (page) => {
    await keys(page, "<", ">");
    await stands(page, 5, 5);
  },
  a: async (page) => {
    assert.ok(await isPressed(page, "autoplay"));
    await stands(page, 5, 0, "from the start, as the end was shown");
    await keys(page, "a");
    assert.ok(!(await isPressed(page, "autoplay")));
  },
  u: (page) => stands(page, 4, 4),
  r: async (page) => {
    await keys(page, "u", "u", "r");
    await stands(page, 4, 4);
  },
  p: async (page) => {
    await choose(page, "ren");
    await page.focus(part("undo"));
    await keys(page, "p");
    await shows(page, { moves: [say("MovePass")] });
  },
  h: async (page) => {
    await inThoughts(page, "li").first().waitFor();
    assert.ok(await isPressed(page, "hint"));
    await keys(page, "h");
    await thoughtsGo(page);
    assert.ok(!(await isPressed(page, "hint")));
  },
  // There is no next problem in a game.
  x: (page) => stands(page, 5, 5),
  m: async (page) => assert.equal(await focused(page), "move"),
  b: async (page) => assert.ok(await isOnBoard(page)),
  t: async (page) => {
    await page.evaluate(() => {
      the("live").textContent = "";
    });
    await keys(page, "t");
    await shows(page, { live: say("Black a2. ToPlay White") });
  },
  "#": async (page) => {
    assert.ok(await isPressed(page, "numbers"));
    await keys(page, "#");
    assert.ok(!(await isPressed(page, "numbers")));
  },
  ...Object.fromEntries(
    Object.entries(SHEETS).map(([key, sheet]) => [
      key,
      async (page) => {
        assert.ok(await isOpen(page, sheet));
        await keys(page, "Escape");
        assert.ok(!(await isOpen(page, sheet)));
        assert.equal(await focused(page), "undo", "the focus is where it was");
      },
    ]),
  ),
};

/** Those that lead over the board, as the list has them, all in one walk. */
const WALK = [
  ["←", "ArrowLeft", "g8"],
  ["↑", "ArrowUp", "g9"],
  ["→", "ArrowRight", "h9"],
  ["↓", "ArrowDown", "h8"],
  ["Home", "Home", "a8"],
  ["End", "End", "o8"],
  ["PgUp", "PageUp", "o15"],
  ["PgDn", "PageDown", "o1"],
  ["Ctrl", "Control+Home", "a15"],
  ["Ctrl", "Control+End", "o1"],
];

test("the list names these keys and no others, and each does what it says", async () => {
  const page = await open();
  const listed = await page.locator(`${part("keys-sheet")} kbd`).allTextContents();
  assert.deepEqual(
    [...new Set(listed)].sort(),
    [...new Set([...Object.keys(KEYS), ...WALK.map(([key]) => key), "Enter", "Esc"])].sort(),
  );
  for (const [key, does] of Object.entries(KEYS)) {
    await begun(page);
    await keys(page, key);
    await does(page).catch((error) => {
      throw new Error(`${key}: ${error.message}`);
    });
  }
});

test("the arrows lead through the game beside the board, and over it on it", async () => {
  const page = await open();
  await begun(page);
  await keys(page, "ArrowLeft", "ArrowLeft", "ArrowRight");
  await stands(page, 5, 4);
  await choose(page, "renju-free");
  await keys(page, "b");
  for (const [, key, name] of WALK) {
    await keys(page, key);
    assert.equal(await focused(page), name, key);
  }
  await keys(page, "Control+Home", "Enter");
  assert.match((await look(page)).alert, saying("Refused a15 WhyNotTheCentre"));
});

test("Enter puts a stone, Escape says no to a question, from the board or beside it", async () => {
  const page = await open();
  await choose(page, "renju-rif");
  await keys(page, "b", "Enter");
  await stands(page, 1, 1);
  for (const where of [".cell[tabindex='0']", part("resign"), part("confirm")]) {
    await press(page, "resign");
    await shows(page, { question: say("ResignQuestion Black") });
    await page.focus(where);
    await keys(page, "Escape");
    await shows(page, { question: "" }, `Escape on ${where}`);
  }
});

test("shortcuts work at once on a page that nobody has touched, and after a click beside everything", async () => {
  const page = await open();
  assert.equal(await focused(page), "body");
  await keys(page, "?");
  assert.ok(await isOpen(page, "keys-sheet"));
  await closeSheet(page);
  await page.mouse.click(2, 2);
  await keys(page, "m");
  assert.equal(await focused(page), "move");
});

/** Presses these keys, none of which changes anything that a shortcut could. */
async function changesNothing(page, pressed, message) {
  const state = async () => {
    const { moves, shown, live } = await look(page);
    const sheets = await page.evaluate(() => [...document.querySelectorAll("dialog")].map((dialog) => dialog.open));
    return [
      moves,
      shown,
      live,
      sheets,
      await isPressed(page, "numbers"),
      await isPressed(page, "autoplay"),
      await focused(page),
    ];
  };
  const before = await state();
  await keys(page, ...pressed);
  assert.deepEqual(await state(), before, message);
}

test("no key is a shortcut while it is text: in fields, lists and sheets", async () => {
  const page = await open();
  await begun(page);
  const all = Object.keys(KEYS);
  await page.focus(part("move"));
  await changesNothing(page, [...all, "ArrowLeft"]);
  assert.equal(await page.inputValue(part("move")), all.join(""));
  await page.fill(part("move"), "");
  for (const [sheet, name] of [
    ["new-game", "[name='clock']"],
    ["games", "[data-rename]"],
  ]) {
    await openSheet(page, sheet);
    const field = `${part(sheet)} ${name}`;
    await page.focus(field);
    await changesNothing(page, all, sheet);
    assert.ok((await page.inputValue(field)).includes(all.join("")), sheet);
    await closeSheet(page);
  }
  await openSheet(page, "settings");
  await page.focus(part("numbers"));
  await changesNothing(page, all, "on a switch in a sheet");
  await page.click(`${part("settings")} h2`);
  await changesNothing(page, all, "after a click into a sheet");
});

test("no key is a shortcut with Alt or Meta, nor when it is held down", async () => {
  const page = await open();
  await begun(page);
  await changesNothing(
    page,
    ["m", "u", "b", ","].flatMap((key) => [`Alt+${key}`, `Meta+${key}`]),
  );
  await page.keyboard.down(",");
  await page.keyboard.down(",");
  await page.keyboard.up(",");
  await stands(page, 5, 4);
});

test("a keyboard with letters of another script has the shortcuts in the same places", async () => {
  const page = await open();
  await begun(page);
  await page.evaluate(() => {
    const key = new KeyboardEvent("keydown", { key: "г", code: "KeyU", bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(key);
  });
  await stands(page, 4, 4);
});

test("switched off, single keys do nothing; the board keeps its own", async () => {
  const page = await open();
  await begun(page);
  await turn(page, "keys");
  await page.focus(part("undo"));
  await changesNothing(page, [...Object.keys(KEYS), "ArrowLeft"]);
  await tabTo(page, ".cell", "Shift+Tab");
  const at = await focused(page);
  await keys(page, "ArrowUp");
  assert.notEqual(await focused(page), at);
  assert.equal(await page.evaluate(() => localStorage.getItem("goishi.settings")), "keys=off");
});
