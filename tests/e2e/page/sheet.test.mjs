// The sheet for a new game, the tabs and lists of rule sets, and the settings that are remembered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_RULES, gameOf, RULES, shortGame } from "../support/games.mjs";
import {
  choose,
  closeSheet,
  isBegun,
  isOpen,
  isPossible,
  isPressed,
  newGame,
  openSheet,
  painted,
  press,
  put,
  tabTo,
  textOf,
  type,
} from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { SHEETS } from "../support/layout.mjs";
import { reload } from "../support/page.mjs";
import { cell, choice, closer, field, opener, part, tab } from "../support/parts.mjs";
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

/** The sheet as it is filled in, as far as it is seen. */
const sheet = (page) =>
  page.evaluate(() =>
    [...the("new-game").querySelectorAll("input:not([type=hidden])")]
      .filter((input) => !/radio|checkbox/.test(input.type) || input.checked)
      .filter((input) => input.checkVisibility({ visibilityProperty: true }))
      .map((input) => `${input.name}=${input.value}`),
  );

test("the sheet remembers what was chosen: in the game, for the other games, and after a reload", async () => {
  const page = await open();
  await newGame(page, "rin:size=12", { texts: { black: "Rika", white: "Rob" } });
  await newGame(page, "ren:size=8,lead=6", { texts: { black: "Ann", white: "Ben", clock: "7+5" } });
  await shows(page, { players: ["Ann", "Ben"] });
  const people = ["opponent=people", "black=Ann", "white=Ben"];
  const filled = [...people, "game=Ren", "Ren=ren:size=8", "option=lead=6", "time=other", "clock=7+5"];
  for (const when of ["in the game", "after a reload"]) {
    await openSheet(page, "new-game");
    assert.deepEqual(await sheet(page), filled, when);
    await page.click(choice("Rin"));
    assert.deepEqual((await sheet(page)).slice(3, 5), ["game=Rin", "Rin=rin:size=12"], `${when}, for Rin`);
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
  assert.deepEqual(clocks, ["5:00", "5:00"], "no clock runs yet");
});

test("opponent, level and colour are chosen by keys alone, and the sheet knows them again after a reload", async () => {
  const page = await open();
  await openSheet(page, "new-game");
  await page.focus(`${field("opponent")}[value="people"]`);
  await page.keyboard.press("ArrowUp");
  await tabTo(page, `${field("level")}`);
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await tabTo(page, `${field("colour")}`);
  await page.keyboard.press("ArrowRight");
  const chosen = ["opponent=computer", "level=4", "colour=white"];
  assert.deepEqual((await sheet(page)).slice(0, 3), chosen);
  await press(page, "start");
  await shows(page, { players: [word("OpponentFour"), word("You")] });
  await reload(page);
  await openSheet(page, "new-game");
  assert.deepEqual((await sheet(page)).slice(0, 3), chosen);
  await page.click(choice("people"));
  await page.fill(field("black"), "Ann");
  await page.fill(field("white"), "Ben");
  await press(page, "start");
  await shows(page, { players: ["Ann", "Ben"], moves: [] });
});

for (const [width, height] of [
  [390, 844],
  [360, 740],
  [1280, 800],
]) {
  test(`${width} x ${height}: opponent, level and start are seen at once, and nothing jumps from game to game`, async () => {
    const page = await open({ viewport: { width, height } });
    await openSheet(page, "new-game");
    await page.click(choice("computer"));
    const places = () =>
      page.evaluate(() => {
        the("new-game").scrollTo(0, 0);
        return [
          ...the("new-game").querySelectorAll(
            "h2, legend, [name=game], [name=time], [name=tournament], [data-part=start]",
          ),
        ]
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .map((it) => `${it.textContent || it.name} ${it.getBoundingClientRect().y}`);
      });
    const seen = await page.evaluate(() =>
      [
        "[value=computer]",
        "[value=people]",
        "[name=level][value='1']",
        "[name=level][value='6']",
        "[data-part=start]",
      ].map((selector) => {
        const { top, bottom } = (
          the("new-game").querySelector(`label:has(${selector})`) ?? the("start")
        ).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
    assert.deepEqual(seen, [true, true, true, true, true]);
    await shot(page, `new-game-${width}`);
    await page.click(choice("Renju"));
    const renju = await places();
    for (const game of ["Ren", "Rin", "Renju"]) {
      await page.click(choice(game));
      assert.deepEqual(await places(), renju, game);
    }
    await page.click(choice("people"));
    const names = (list) => list.filter((place) => !/^(Level|You play|Names) /.test(place));
    assert.deepEqual(names(await places()), names(renju), "nor with the opponent");
  });
}

test("a time is one press, or typed, and minutes alone are enough", async () => {
  const page = await open();
  for (const [chip, typed, shown] of [
    ["10+5", null, "10:00"],
    ["other", "5", "5:00"],
    ["30/20", null, "30:00"],
    ["", null, ""],
  ]) {
    await openSheet(page, "new-game");
    await page.click(`${part("new-game")} label:has([name="time"][value="${chip}"])`);
    if (typed) await page.fill(field("clock"), typed);
    await press(page, "start");
    const { clocks } = await look(page);
    assert.match(clocks[1], new RegExp(`^${shown}$`));
  }
  await openSheet(page, "new-game");
  await page.fill(field("clock"), "9");
  assert.ok(await page.isChecked(`${field("time")}[value="other"]`), "what is typed is chosen");
  await page.click(choice("5+3"));
  assert.equal(await page.inputValue(field("clock")), "", "what is chosen is not typed");
});

test("a tournament game: no marks, no hint, no question before a foul, no way back, also after a reload", async () => {
  const page = await open();
  await openSheet(page, "new-game");
  await page.click(choice("Renju"));
  await page.click(choice("renju-rif"));
  await page.click(choice("tournament"));
  await press(page, "start");
  await type(page, ..."h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5".split(" "));
  for (const when of ["in the game", "after a reload"]) {
    assert.deepEqual([await isPossible(page, "undo"), await isPossible(page, "hint")], [false, false], when);
    assert.equal(await page.getAttribute(cell("i8"), "aria-label"), `i8, ${say("Empty")}`, when);
    assert.equal(await textOf(page, "standing"), say("FullStop TournamentOption"), when);
    await reload(page);
  }
  await put(page, "i8");
  await shows(page, { isOver: true });
  assert.ok(await page.isVisible(part("review")), "what it was like comes after it");
});

test("sheets are one family: title left, the way out right, and beside it a click closes them", async () => {
  const page = await open();
  for (const name of SHEETS) {
    await openSheet(page, name);
    const { title, out, label, primary } = await page.evaluate((name) => {
      const box = (it) => it.getBoundingClientRect();
      const [heading, close] = [the(name).querySelector("h2"), the(name).querySelector("[data-close]")];
      return {
        title: box(heading).left - box(the(name)).left,
        out: box(the(name)).right - box(close).right,
        label: close.ariaLabel,
        primary: [...the(name).querySelectorAll(".primary")].map((it) => it.textContent),
      };
    }, name);
    assert.ok(title < 30 && out < 30, name);
    assert.equal(label, word("Close"));
    assert.ok(!primary.includes(word("Close")), name);
    await page.click(closer(name));
    assert.ok(!(await isOpen(page, name)), `${name}: ×`);
    await openSheet(page, name);
    const inside = await page.locator(`${part(name)} h2`).boundingBox();
    await page.mouse.move(inside.x + 5, inside.y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    assert.ok(await isOpen(page, name), `${name}: what is drawn out of a sheet leaves it open`);
    await page.mouse.click(5, 300);
    assert.ok(!(await isOpen(page, name)), `${name}: a click beside it`);
  }
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
    const more = await page.isVisible(part("more"));
    if (more) await presses(part("more"));
    await presses(more ? `${part("more-sheet")} [data-open="settings"]` : opener("settings"));
    for (const name of SWITCHES) await presses(part(name));
    assert.deepEqual(await states(), [false, false, false]);
    await presses(part("mark-forbidden"));
    await presses(closer("settings"));
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
      const style = () => page.locator(".side .card").evaluate((it) => getComputedStyle(it).borderInlineStart);
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
