// Forty moves of every game in five windows, with clocks, hints and a review: no control moves, nothing overflows, and the board is
// seen whole while something is said about it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { judgedGames } from "../support/games.mjs";
import { newGame, openText, PHONE, painted, play, press } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { faults, outOfSight } from "../support/layout.mjs";
import { hasThoughts, inThoughts } from "../support/opponent.mjs";

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

/** Where the board and the controls in sight are, by their names. Decisions that come and go have a place of their own, as has advice. */
const places = (page) =>
  page.evaluate(() => {
    const all = "[data-part=board], .player, .clock, .tablist, header, .foot, button, select, input";
    const apart =
      "dialog, .cell, .choices, [data-part=panel-moves], [data-part=panel-analysis], [data-part=notice], [data-part=place]";
    const inSight = (it) => it.checkVisibility() && it.getBoundingClientRect().top < innerHeight;
    return Object.fromEntries(
      [...document.querySelectorAll(all)]
        .filter((it) => inSight(it) && !it.closest(apart))
        .map((it) => {
          const { left, top, width } = it.getBoundingClientRect();
          const name = it.dataset.part ?? it.dataset.open ?? it.dataset.tab ?? (it.className || it.tagName);
          return [name, [left, top, width].map(Math.round).join(" ")];
        }),
    );
  });

/** Which controls are elsewhere than they were. */
const moved = (before, now) =>
  Object.keys(now)
    .filter((name) => before[name] && before[name] !== now[name])
    .map((name) => `${name}: ${before[name]} -> ${now[name]}`);

const overflows = async (page) => [...(await faults(page)), ...(await outOfSight(page, "board"))];

for (const window of WINDOWS) {
  const { width, height } = window.viewport;
  for (const [rules, moves] of Object.entries(GAMES)) {
    test(`${width} x ${height}, ${rules}: no control moves in forty moves, nor with a hint`, async () => {
      const page = await open(window);
      await newGame(page, rules, { texts: { clock: "30/20" } });
      await play(page, moves[0]);
      await painted(page);
      const first = await places(page);
      for (const [i, move] of moves.slice(1, 40).entries()) {
        await play(page, move);
        assert.deepEqual(moved(first, await places(page)), [], `move ${i + 2}, ${move}`);
      }
      assert.deepEqual(await overflows(page), []);
      await shot(page, `still-${width}-${rules}`);
      await press(page, "hint");
      await hasThoughts(page);
      assert.deepEqual([moved(first, await places(page)), await overflows(page)], [[], []], "with a hint");
      await shot(page, `hint-${width}-${rules}`);
    });
  }

  test(`${width} x ${height}: the board is seen whole during a review and while one learns from a mistake`, async () => {
    const page = await open(window);
    await openText(page, LOST);
    await press(page, "review");
    await hasThoughts(page);
    assert.deepEqual(await overflows(page), []);
    await shot(page, `review-${width}`);
    await inThoughts(page, ".learn").click();
    assert.deepEqual(await overflows(page), [], "at a mistake");
    await shot(page, `lesson-${width}`);
    await press(page, "try-move");
    assert.deepEqual(await overflows(page), [], "while another move is tried");
  });
}
