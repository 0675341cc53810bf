// The sheet for a new game, the tabs and lists of rule sets, and the settings that are remembered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_RULES, gameOf, RULES, shortGame } from "../support/games.mjs";
import { choose, closeSheet, isBegun, isPressed, newGame, openSheet, painted, press, type } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { choice, field, part, tab } from "../support/parts.mjs";
import { look, shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

test("every game is one tap away, every rule set one choice more", async () => {
  const page = await open();
  for (const game of ["Renju", "Ren", "Rin"]) {
    await page.click(tab(game));
    const pressed = await page
      .locator("[data-tab]")
      .evaluateAll((tabs) => tabs.filter((it) => it.ariaPressed === "true").map((it) => it.dataset.tab));
    assert.deepEqual(pressed, [game]);
    const listed = await page
      .locator(`${part("rule-set")} option`)
      .evaluateAll((options) => options.map((option) => option.value));
    assert.deepEqual(listed.sort(), [...RULES[game]].sort());
  }
  for (const rules of ALL_RULES) {
    if (gameOf((await look(page)).rules) !== gameOf(rules)) await page.click(tab(gameOf(rules)));
    await page.selectOption(part("rule-set"), rules);
    await isBegun(page, rules);
  }
});

/** The sheet as it is filled in. */
const sheet = (page) =>
  page.evaluate(() =>
    [...the("new-game").querySelectorAll("input")]
      .filter((input) => !/radio|checkbox/.test(input.type) || input.checked)
      .filter((input) => input.checkVisibility() || input.name === "game")
      .map((input) => `${input.name}=${input.value}`),
  );

test("the sheet remembers what was chosen: in the game, for the other games, and after a reload", async () => {
  const page = await open();
  await newGame(page, "rin:size=12", { texts: { black: "Rika", white: "Rob" } });
  await newGame(page, "ren:size=8,lead=6", { texts: { black: "Ann", white: "Ben", clock: "10+5" } });
  await shows(page, { players: ["Ann", "Ben"] });
  const filled = ["game=Ren", "Ren=ren:size=8", "option=lead=6", "black=Ann", "white=Ben", "clock=10+5"];
  for (const when of ["in the game", "after a reload"]) {
    await openSheet(page, "new-game");
    assert.deepEqual(await sheet(page), filled, when);
    await page.click(choice("Rin"));
    assert.deepEqual((await sheet(page)).slice(0, 2), ["game=Rin", "Rin=rin:size=12"], `${when}, for Rin`);
    await closeSheet(page);
    await reload(page);
  }
  await shows(page, { rules: "ren:size=8,lead=6" }, "a look at the sheet changes nothing");
});

test("names can be exchanged, and a rule set from the list is played by the same people with the same clock", async () => {
  const page = await open();
  await newGame(page, "renju-classical", { texts: { black: "Ann", white: "Ben", clock: "5+3" } });
  await type(page, "h8");
  await openSheet(page, "new-game");
  await press(page, "exchange");
  assert.deepEqual([await page.inputValue(field("black")), await page.inputValue(field("white"))], ["Ben", "Ann"]);
  await closeSheet(page);
  await page.selectOption(part("rule-set"), "renju-pritchard");
  await isBegun(page, "renju-pritchard");
  const { players, clocks } = await look(page);
  assert.deepEqual(players, ["Ann", "Ben"]);
  assert.match(clocks[0], /^(5:00|4:5\d)$/);
});

test("a level is chosen from a list, a computer needs no name, and the sheet knows it again after a reload", async () => {
  const page = await open();
  const players = () =>
    page.evaluate(
      ([black, white]) =>
        [black, white].map(([by, name]) => [
          document.querySelector(by).value,
          document.querySelector(name).checkVisibility(),
        ]),
      ["black", "white"].map((color) => [field(`${color}-by`), field(color)]),
    );
  await openSheet(page, "new-game");
  const levels = await page.locator(`${field("white-by")} option`).allTextContents();
  assert.deepEqual([levels.length, levels[0], levels[6]], [7, word("Person"), word("LevelSix")]);
  await page.fill(field("black"), "Ann");
  await page.focus(field("white-by"));
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowDown");
  assert.deepEqual(await players(), [
    ["", true],
    ["4", false],
  ]);
  await press(page, "exchange");
  assert.deepEqual(await players(), [
    ["4", false],
    ["", true],
  ]);
  await press(page, "exchange", "start");
  await shows(page, { players: ["Ann", say("Computer 4")] });
  await reload(page);
  await openSheet(page, "new-game");
  assert.deepEqual(await players(), [
    ["", true],
    ["4", false],
  ]);
  await page.selectOption(field("white-by"), "");
  await page.fill(field("white"), "Ben");
  await press(page, "start");
  await shows(page, { players: ["Ann", "Ben"], moves: [] });
});

const SWITCHES = ["mark-forbidden", "ask-before-foul", "take-back"];

for (const [way, options, how] of [
  [
    "a finger",
    { hasTouch: true, isMobile: true, viewport: { width: 412, height: 800 } },
    (page) => (selector) => page.tap(selector),
  ],
  ["the Enter key", {}, (page) => (selector) => page.press(selector, "Enter")],
]) {
  test(`switches in the settings can be turned with ${way}`, async () => {
    const page = await open(options);
    await choose(page, "renju-rif");
    const states = () => Promise.all(SWITCHES.map((name) => isPressed(page, name)));
    const presses = how(page);
    await presses("[data-open='settings']");
    for (const name of SWITCHES) await presses(part(name));
    assert.deepEqual(await states(), [false, false, false]);
    await presses(part("mark-forbidden"));
    await presses(`${part("settings")} .primary`);
    assert.deepEqual(await states(), [true, false, false]);
    assert.ok(!(await page.isVisible(part("settings"))));
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
]) {
  test(`${width} x ${height}: the result is a banner beside the board, never over it`, async () => {
    const page = await open({ viewport: { width, height } });
    for (const rules of ["renju-free", "ren:size=8,lead=6", "rin:size=8"]) {
      await choose(page, rules);
      const style = () => page.locator(part("sentence")).evaluate((it) => getComputedStyle(it).backgroundColor);
      const before = await style();
      await type(page, ...shortGame(rules).words);
      await page.evaluate(() => scrollTo(0, 0));
      await painted(page);
      assert.notEqual(await style(), before, "a banner");
      const covered = await page.evaluate(() =>
        cells()
          .filter((cell) => {
            const { x, y, width, height } = cell.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) !== cell;
          })
          .map((cell) => cell.dataset.at),
      );
      assert.deepEqual(covered, []);
      const { y, height: tall } = await page.locator(part("sentence")).boundingBox();
      assert.ok(y + tall <= height, "the result is seen with the board");
    }
  });
}
