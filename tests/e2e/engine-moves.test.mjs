// The computer player plays every rule set by the rules, openings and offers of a draw among them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest, move, record } from './engine.mjs';
import { ALL_RULES, gameOf } from './room.mjs';
import { Game } from './short-games.mjs';

/** Lets the player play both sides from these words on, and asks the judge about every move. */
async function play(page, rules, words, { plies, ...order }) {
  const game = new Game(rules);
  words.forEach((word) => game.play(word));
  const played = [];
  while (played.length < plies && game.status().to_move) {
    const { answer } = await move(page, game.record(), order);
    const [token] = answer.split(' ');
    assert.equal(game.check(token), undefined, `${rules}: ${token} after ${game.record()}`);
    game.play(token);
    played.push(token);
  }
  return played;
}

/** So many plies take a game through its opening. */
const OPENINGS = { 'renju-rif': 8, 'renju-rif:referee=players': 8, 'renju-classical-swap': 8, Renju: 4, Ren: 1, Rin: 2 };

for (const level of [1, 6]) {
  test(`level ${level} plays legal moves in every rule set, from the first decision of its opening on`, async () => {
    const page = await guest();
    for (const rules of ALL_RULES) {
      const plies = OPENINGS[rules] ?? OPENINGS[gameOf(rules)];
      const played = await play(page, rules, [], { level, ms: 60, plies });
      assert.equal(played.length, plies, rules);
    }
  });
}

const OFFERED = 'h8 h9 i8 stay a1 j8/o15 j8 a3 k8='.split(' ');

test('the player answers an offer of a draw, and plays on when it has refused', async () => {
  const page = await guest();
  const losing = await play(page, 'renju-rif', OFFERED, { plies: 1 });
  assert.deepEqual(losing, ['accept'], 'an open four stands against it');
  const winning = await play(page, 'renju-rif', [...OFFERED, 'refuse', 'a5='], { plies: 2 });
  assert.ok(winning[0] === 'refuse' && ['g8', 'l8'].includes(winning[1]), `${winning}`);
});

test('a five is claimed where the players are their own referees', async () => {
  const page = await guest();
  const words = 'h8 h9 i8 stay a1 j8/o15 j8 a3 k8 a5 l8 a7'.split(' ');
  for (const level of [1, 6]) {
    assert.deepEqual(await play(page, 'renju-rif:referee=players', words, { plies: 9, level }), ['claim:black']);
  }
});

test('a lost game is given up with the third hopeless move, if that is allowed', async () => {
  const page = await guest();
  const text = record('renju-pritchard', 'h8 a1 i8 a3 j8 a5 k8');
  assert.match((await move(page, text, { losing: 1 })).answer, /^[a-o]\d+ losing$/);
  assert.equal((await move(page, text, { losing: 2 })).answer, 'resign losing');
  assert.match((await move(page, text, { losing: 9, resigns: false })).answer, /^[a-o]\d+ losing$/);
});
