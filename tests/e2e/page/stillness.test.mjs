// Forty moves of every game in five windows, with clocks, hints and a review: no control moves, nothing overflows, and the board is
// seen whole while something is said about it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { judgedGames } from "../support/games.mjs";
import { newGame, openText, PHONE, press, presses } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { faults, outOfSight } from "../support/layout.mjs";
import { hasThoughts, inThoughts } from "../support/opponent.mjs";
import { cell, part } from "../support/parts.mjs";
import { hasMoves } from "../support/view.mjs";

const WINDOWS = [
  { ...PHONE, viewport: { width: 360, height: 740 } },
  { ...PHONE, viewport: { width: 390, height: 844 } },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1366, height: 657 } },
  { viewport: { width: 1920, height: 1080 } },
];

const judged = (game, rules) => judgedGames(game).find((it) => it.rules === rules && it.moves.length >= 40).moves;

/** Games with an opening of many steps, with decisions, captures and rings. */
const GAMES = {
  "renju-rif": judged("Renju", "renju-rif"),
  "renju-classical": judged("Renju", "renju-classical"),
  ren: judged("Ren", "ren"),
  rin: judged("Rin", "rin"),
};

/** White does not stop the three, with the sixth move. */
const LOST = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8\n";

/**
 * Plays moves as the keyboard does, all of them inside the page. Says which controls in sight are elsewhere after one of them than they were
 * after the first, or are now where there are no moves. Decisions that come and go have a place of their own, as has advice.
 */
const jumps = (page, rules, moves) =>
  page.evaluate(
    (steps) => {
      const all = "[data-part=board], .player, .clock, .tablist, header, .foot, button, select, input";
      const apart =
        "dialog, .cell, .choices, [data-part=panel-moves], [data-part=panel-analysis], [data-part=notice], [data-part=place]";
      const inSight = (it) =>
        it.checkVisibility() && it.getBoundingClientRect().top < innerHeight && !it.closest(apart);
      const name = (it) => it.dataset.part ?? it.dataset.open ?? it.dataset.tab ?? (it.className || it.tagName);
      const place = (it) => {
        const { left, top, width } = it.getBoundingClientRect();
        return [left, top, width].map(Math.round).join(" ");
      };
      const places = () => [...document.querySelectorAll(all)].filter(inSight).map((it) => [name(it), place(it)]);
      window.firstPlaces ??= {};
      const found = [];
      const look = (move) => {
        for (const [name, at] of places()) {
          window.firstPlaces[name] ??= at;
          if (window.firstPlaces[name] !== at) found.push(`${move}: ${name} ${window.firstPlaces[name]} -> ${at}`);
        }
      };
      for (const { move, selectors } of steps) {
        for (const selector of selectors) document.querySelector(selector).click();
        look(move);
      }
      if (steps.length === 0) look("now");
      return found;
    },
    moves.map((move, i) => ({
      move: `${i + 1} ${move}`,
      selectors: presses(move, moves[i - 1], rules).map(({ point, button }) => (point ? cell(point) : part(button))),
    })),
  );

/** Whether something is seen where it stands: nothing hides it, and no panel has to be scrolled to it. */
const isSeen = (page, selector) =>
  inThoughts(page, selector).evaluate((it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + 1, (top + bottom) / 2));
  });

/** Whether something is seen from its top to its bottom. */
const isWhole = (page, selector) =>
  inThoughts(page, selector).evaluate((it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    const isHit = (y) => it.contains(document.elementFromPoint(left + 12, y));
    return isHit(top + 2) && isHit(bottom - 2);
  });

const overflows = async (page) => [...(await faults(page)), ...(await outOfSight(page, "board"))];

for (const window of WINDOWS) {
  const { width, height } = window.viewport;
  for (const [rules, moves] of Object.entries(GAMES)) {
    test(`${width} x ${height}, ${rules}: no control moves in forty moves, nor with a hint`, async () => {
      const page = await open(window);
      await newGame(page, rules, { texts: { clock: "30/20" } });
      assert.deepEqual(await jumps(page, rules, moves.slice(0, 40)), []);
      await hasMoves(page, 40);
      assert.deepEqual(await overflows(page), []);
      await shot(page, `still-${width}-${rules}`);
      await press(page, "hint");
      await hasThoughts(page);
      assert.deepEqual([await jumps(page, rules, []), await overflows(page)], [[], []], "with a hint");
      await shot(page, `hint-${width}-${rules}`);
    });
  }

  test(`${width} x ${height}: the board is seen whole during a review and while one learns from a mistake`, async () => {
    const page = await open(window);
    await openText(page, LOST);
    await press(page, "review");
    await hasThoughts(page);
    assert.deepEqual(await overflows(page), []);
    for (const told of [".lost", ".to-lessons"])
      assert.ok(await isWhole(page, told), `${told} is seen without scrolling`);
    if (width >= 680) assert.ok(await isWhole(page, ".graph"), "so is the graph");
    await shot(page, `review-${width}`);
    await inThoughts(page, ".to-lessons").click();
    const said = width < 680 ? [] : ["show-solution", "next-mistake"];
    assert.deepEqual([await overflows(page), await outOfSight(page, ...said)], [[], []], "at a mistake");
    assert.ok(await isSeen(page, ".lesson .title"), "the mistake is told where it is seen");
    // On the smallest phone the question may go on below.
    if (height > 740 || width >= 680) assert.ok(await isWhole(page, ".lesson .task"), "and what is asked");
    await shot(page, `lesson-${width}`);
    await press(page, "try-move");
    assert.deepEqual(await overflows(page), [], "while another move is tried");
  });
}
