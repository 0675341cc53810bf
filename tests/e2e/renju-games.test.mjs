// Whole games of Renju that another judge has judged: the page shows the same at every move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { FOULS, judgedGames, load } from './renju.mjs';

const NAME = { black: 'Black', white: 'White' };
const ENDINGS = {
  five: 'five in a row', overline: 'Black made an overline', 'double-four': 'Black made a double-four',
  'double-three': 'Black made a double-three', passes: 'both players passed', full: 'the board is full',
  supply: 'no stone can be placed any more', agreement: 'the players agreed on it',
};
const ASKED = {
  'colour-choice': ': choose colours', fourth: ': the fourth stone, on any point', fifths: ': propose two fifth stones',
  'fifth-choice': ': choose one of the two fifth stones', 'second-white': ': the second white stone, on any point',
  'two-blacks': ': put two stones', removal: ': remove one of the two black stones',
  'third-white': ': the third white stone, on any point', play: ' to play',
};
const PLACES = {
  'renju-rif': ['a stone on the centre', 'a white stone beside the centre', 'a stone inside the central 5×5'],
  'renju-pritchard': ['a stone on the centre'],
  'renju-classical': ['a stone on the centre', 'a stone beside the centre', 'a stone inside the central 5×5'],
  'renju-free': ['a stone on the centre', 'a stone inside the central 5×5', 'a stone outside the central 5×5'],
};
PLACES['renju-classical-swap'] = PLACES['renju-rif'];

/** Who plays which colour: the first person Black, until somebody swaps. */
const colorOf = (seat, isSwapped) => ((seat === 'first') === isSwapped ? 'White' : 'Black');

function sentence(rules, { ply, phase, to_move: color, seat, status, by, move }, isSwapped) {
  if (status === 'draw') return `A draw: ${ENDINGS[by]}.`;
  const loser = status === 'black' ? 'White' : 'Black';
  if (status !== 'playing') return `${NAME[status]} wins: ${by === 'resign' ? `${loser} resigned` : ENDINGS[by]}.`;
  if (phase === 'opening') return `${colorOf(seat, isSwapped)}: ${PLACES[rules][ply]}.`;
  return `${NAME[color]}${ASKED[phase]}.`;
}

/** What the page must show of one judged position. */
function wanted(rules, position, isSwapped) {
  const fouls = Object.entries(position.status === 'playing' ? position.forbidden ?? {} : {});
  return {
    board: position.board,
    sentence: sentence(rules, position, isSwapped),
    effect: position.offer ? `${NAME[position.offer]} offers a draw.` : '',
    forbidden: Object.fromEntries(fouls.flatMap(([foul, points]) => points.map((at) => [at, FOULS[foul]]))),
  };
}

/** Steps through the game that is open, from its start or from where it is, and tells what it saw at every move. */
const stepThrough = (page, from = 'first') => page.evaluate((from) => {
  const [next, sentence, effect] = ['next', 'sentence', 'effect'].map((id) => document.getElementById(id));
  const cells = [...document.querySelectorAll('.cell')];
  const seen = [];
  for (document.getElementById(from).click(); ; next.click()) {
    const names = cells.map((cell) => cell.getAttribute('aria-label').split(/, (?:forbidden: )?/));
    const signs = names.map(([, content]) => ({ black: 'x', white: 'o', empty: '.' })[content]).join('');
    const fouls = names.filter(([, , foul]) => /^(overline|double )/.test(foul)).map(([name, , foul]) => [name, foul]);
    seen.push({
      board: signs.match(/.{15}/g).join('/'),
      sentence: sentence.textContent,
      effect: effect.textContent,
      forbidden: Object.fromEntries(fouls),
    });
    if (next.getAttribute('aria-disabled') === 'true') return seen;
  }
}, from);

for (const rules of Object.keys(PLACES)) {
  test(`${rules}: boards, sentences and forbidden points of judged games, move by move`, async () => {
    const page = await open();
    for (const { moves, plies } of judgedGames().filter((game) => game.rules === rules && game.moves.length <= 60)) {
      await load(page, rules, moves);
      const seen = (await stepThrough(page)).slice(1); // without the empty board
      let isSwapped = false;
      const expected = plies.map((position) => {
        isSwapped ||= position.move === 'swap';
        return wanted(rules, position, isSwapped);
      });
      assert.equal(seen.length, expected.length);
      seen.forEach((position, i) => assert.deepEqual(position, expected[i], `move ${i + 1} of ${moves.join(' ')}`));
    }
  });
}

test('games that end without a winner, by a full board and by the last of a hundred stones', async () => {
  const page = await open();
  for (const by of ['full', 'supply', 'passes', 'agreement']) {
    const { rules, moves, plies } = judgedGames().find((game) => game.plies.at(-1).by === by);
    await load(page, rules, moves, moves.length - 1);
    const [seen] = await stepThrough(page, 'next');
    assert.deepEqual(seen, wanted(rules, plies.at(-1), moves.includes('swap')), by);
  }
});
