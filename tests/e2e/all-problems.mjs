// Every lesson, and thirty problems of each game, failed and solved on the page by mouse, finger and keys. It takes minutes:
//   node tests/e2e/run.mjs tests/e2e/all-problems.mjs

import { test } from "node:test";
import { PHONE } from "./support/hands.mjs";
import { open } from "./support/harness.mjs";
import { begin, fail, lessons, solve, some } from "./support/problems.mjs";

const EXERCISES = [...lessons(), ...["renju", "ren", "rin"].flatMap((game) => some(game, 30))];
/** So many stand in a test: then the page is a new one. */
const MANY = 32;

for (const hand of ["mouse", "finger", "keys"]) {
  for (let first = 0; first < EXERCISES.length; first += MANY) {
    test(`${hand}: ${EXERCISES[first].course} and those after it`, async () => {
      const page = await open(hand === "finger" ? PHONE : {});
      for (const exercise of EXERCISES.slice(first, first + MANY)) {
        try {
          await begin(page, exercise);
          await fail(page, hand, exercise);
          await solve(page, hand, exercise);
        } catch (error) {
          throw new Error(`${exercise.course}: ${error.message}`, { cause: error });
        }
      }
    });
  }
}
