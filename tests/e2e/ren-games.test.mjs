// Whole games of Ren, judged by another judge and played by mouse, by keys and by finger; replacing, passing, stepping.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyLink, newGame, openLink, saved, savedMoves } from './board.mjs';
import { open, shot } from './harness.mjs';
import { CHAIN, FOUR, glance, go, judgedGames, linkTo, list, load, NINE, put, see, shows, sizeOf, tabTo, tap, wanted } from './ren.mjs';

/** Steps through the game that is open, from its start, and tells what was seen at every move. */
const stepThrough = (page) => page.evaluate(`((glance) => {
  const next = document.getElementById('next');
  const seen = [];
  for (document.getElementById('first').click(); ; next.click()) {
    seen.push(glance());
    if (next.getAttribute('aria-disabled') === 'true') return seen;
  }
})(${glance})`);

for (const size of [10, 8]) {
  test(`${size} × ${size}: boards, points, weak stones and captures of judged games, move by move`, async () => {
    const page = await open();
    for (const { rules, moves, plies } of judgedGames().filter((game) => sizeOf(game.rules) === size && game.moves.length < 60)) {
      await load(page, rules, moves);
      const seen = (await stepThrough(page)).slice(1); // without the empty board
      assert.equal(seen.length, plies.length);
      for (const [i, ply] of plies.entries()) {
        const expected = wanted(rules, ply);
        const part = Object.fromEntries(Object.keys(expected).map((key) => [key, seen[i][key]]));
        assert.deepEqual(part, expected, `move ${i + 1} of ${moves.join(' ')}`);
      }
    }
  });
}

test('games that end by a full board, and without a winner', async () => {
  const page = await open();
  const { rules, moves, plies } = judgedGames().find((game) => game.plies.at(-1).by === 'full');
  await load(page, rules, moves);
  const { decisions, moves: listed } = await shows(page, rules, plies.at(-1));
  assert.equal(decisions, 'rematch', 'nothing to decide');
  assert.equal(listed.length, moves.length);
  await load(page, 'ren', 'pass pass');
  assert.equal((await see(page)).sentence, 'A draw, 0 to 0: both players passed.');
});

test('every choice in the sheet gives its game: title, board and saved record', async () => {
  const page = await open();
  const press = (selector) => page.evaluate((selector) => document.querySelector(selector).click(), selector);
  for (const [value, title] of [['ren', 'Ren 10×10'], ['ren:size=8', 'Ren 8×8']]) {
    for (const [ticked, words] of [
      [[], ''], [['rui=5'], ', rui 5'], [['rui=5', 'lead=6'], ', rui 5, lead 6'], [['lead=6'], ', lead 6'],
    ]) {
      await newGame(page, value, { ticked, press });
      const id = ticked.length ? `${value}${value === 'ren' ? ':' : ','}${ticked}` : value;
      const seen = await see(page);
      assert.equal(seen.title, `${title}${words}`);
      assert.deepEqual(await saved(page), { board: `goishi 1 ${id}\n\n`, others: [] });
      assert.equal(seen.rui, `Rui count: 0 of ${ticked.includes('rui=5') ? 5 : 3}`);
      assert.deepEqual([seen.sentence, seen.standing], ['Black to play.', '']);
    }
  }
});

/** A judged game that `choice` picks, and its moves with their positions. */
function judged(choice) {
  const { rules, moves, plies } = judgedGames().find(choice);
  return { rules, steps: moves.map((move, i) => [move, plies[i]]) };
}

test('a whole game by mouse, up to a lead of six points', async () => {
  const { rules, steps } = judged((game) => game.rules === 'ren:lead=6' && game.moves.length < 40);
  const page = await open();
  await newGame(page, 'ren', { ticked: ['lead=6'] });
  for (const [move, position] of steps) {
    await put(page, move);
    await shows(page, rules, position, move);
  }
  assert.match((await see(page)).sentence, /^Black wins 6 to 0: a lead of six or more\.$/);
  assert.equal((await saved(page)).board.split('\n')[0], 'goishi 1 ren:lead=6');
  assert.equal(await savedMoves(page), steps.map(([move]) => move).join(' '));
});

/** Tab to the one of several choices that is taken, and the arrows to another one. */
async function choose(page, selector) {
  const name = await page.getAttribute(selector, 'name');
  await tabTo(page, `[name="${name}"]`);
  for (let i = 0; i < 10 && !(await page.isChecked(selector)); i++) await page.keyboard.press('ArrowDown');
  assert.ok(await page.isChecked(selector), selector);
}

test('a whole game by keys alone, from the sheet to the result', async () => {
  const { rules, steps } = judged((game) => game.rules === 'ren:size=8,rui=5,lead=6' && game.moves.length < 45);
  const page = await open();
  const press = async (selector) => {
    const [isChoice] = await page.$$eval(`${selector} input`, (inputs) => inputs.map(({ type }) => type));
    if (isChoice === 'radio') return choose(page, `${selector} input`);
    await tabTo(page, isChoice ? `${selector} input` : selector);
    return page.keyboard.press(isChoice ? ' ' : 'Enter');
  };
  await newGame(page, 'ren:size=8', { ticked: ['rui=5', 'lead=6'], press });
  await tabTo(page, '.cell');
  for (const [move] of steps) {
    await go(page, move);
    await page.keyboard.press('Enter');
  }
  const { title, live, sentence } = await shows(page, rules, steps.at(-1)[1]);
  assert.equal(title, 'Ren 8×8, rui 5, lead 6');
  assert.ok(live.endsWith(sentence), live);
  assert.equal(await savedMoves(page), steps.map(([move]) => move).join(' '));
});

test('a whole game by finger, up to nine in a box', async () => {
  const { rules, steps } = judged((game) => game.rules === 'ren:size=8' && game.moves.length < 55);
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await newGame(page, 'ren:size=8', { press: (selector) => page.tap(selector) });
  for (const [move] of steps) await tap(page, move, move); // it aims, and then it plays
  const seen = await shows(page, rules, steps.at(-1)[1]);
  assert.equal(seen.sentence, 'Black wins: nine in a box.');
  assert.equal(seen.title, 'Ren 8×8');
  assert.equal(await savedMoves(page), steps.map(([move]) => move).join(' '));
  await shot(page, 'ren-phone');
});

test('a click on a weak stone replaces it; other stones are refused with the rule', async () => {
  const page = await open();
  await load(page, 'ren', FOUR);
  const before = await see(page);
  for (const [at, why] of [
    ['e5', 'the stone there is not weak, so it cannot be replaced (Ren, weak stones)'],
    ['g5', 'the stone there is not weak, so it cannot be replaced (Ren, weak stones)'],
    ['a3', 'the square is occupied (Ren, a turn)'],
  ]) {
    await put(page, at);
    // The refusal stands where the effect of the last stone was.
    const { notice, alert, effect, ...rest } = await see(page);
    assert.equal(notice, `${at}: ${why}.`);
    assert.equal(effect, '');
    assert.equal(alert, notice, 'it is said as well');
    assert.deepEqual(rest, (({ notice, alert, effect, ...rest }) => rest)(before), 'nothing else has changed');
  }
  await put(page, 'f5');
  const seen = await see(page);
  assert.deepEqual([seen.board.split('/')[5], seen.weak, seen.last], ['o..xxox...', [], 'f5']);
  assert.deepEqual([seen.sentence, seen.effect], ['Black to play.', 'The stone replaces a weak stone (1 of 3 in succession).']);
  assert.equal(seen.rui, 'Rui count: 1 of 3');
  await put(page, 'j1');
  assert.equal((await see(page)).rui, 'Rui count: 0 of 3', 'a stone on an empty square begins anew');
  assert.equal(await savedMoves(page), `${FOUR} f5 j1`);
});

test('after three replacements weak stones are safe until a stone falls on an empty square', async () => {
  const page = await open();
  await load(page, 'ren', CHAIN);
  const { weak, safe, rui, sentence } = await see(page);
  assert.deepEqual([weak, safe], [[], ['c6', 'c7', 'e7']]);
  assert.equal(rui, 'Rui count: 3 of 3, the limit is reached');
  assert.equal(sentence, 'Black to play.');
  await put(page, 'c6');
  const { notice, board } = await see(page);
  assert.equal(notice, 'c6: the rui limit is reached: a stone on an empty square comes first (Ren, rui limit).');
  assert.equal(board.split('/')[4], 'ooooxx....');
  await load(page, 'ren:rui=5', CHAIN);
  await put(page, 'c6');
  assert.equal((await see(page)).board.split('/')[4], 'ooxoxx....', 'with the other limit it is the fourth');
});

test('passing: weak stones recover, and a second pass ends the game', async () => {
  const page = await open();
  await load(page, 'ren', FOUR);
  await page.click('#pass');
  const seen = await see(page);
  assert.deepEqual([seen.weak, seen.sentence], [[], 'Black to play.']);
  assert.equal(seen.effect, 'White passed. One more pass ends the game.');
  assert.equal(seen.live, 'pass. White passed. One more pass ends the game. Black to play.');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.cell')), 'the focus is on the board again');
  await tabTo(page, '#pass');
  await page.keyboard.press('Enter');
  const { sentence, effect, decisions } = await see(page);
  assert.deepEqual([sentence, effect], ['Black wins 1 to 0: both players passed.', '']);
  assert.equal(decisions, 'rematch', 'there is nothing to pass or resign any more');
  await page.click('#undo');
  assert.equal((await see(page)).sentence, 'Black to play.');
});

test('the score goes back and forth with the moves, and the list shows how it came', async () => {
  const page = await open();
  await load(page, 'ren', CHAIN);
  const { moves } = await see(page);
  assert.deepEqual(moves.slice(-5), ['c6 +2 0–5', 'f6 +1 1–5', 'e7 +3 1–8', 'd7 +1 2–8', 'd6 +1 2–9']);
  assert.deepEqual(moves.slice(0, 2), ['e7', 'e10'], 'a move that scores nothing has no more than its word');
  const scores = [];
  for (const press of ['#previous', '#previous', '#undo', '.move[data-ply="18"]', '#next', '#first', '#last', '#undo', '#redo']) {
    await page.click(press);
    scores.push((await see(page)).score.join(':'));
  }
  assert.deepEqual(scores, ['2:8', '1:8', '1:5', '0:2', '0:2', '0:0', '2:9', '2:8', '2:9']);
  await load(page, 'ren:size=8', NINE);
  assert.deepEqual((await see(page)).score, [0, 11]);
  await page.click('#previous');
  const { score, steps, sentence } = await see(page);
  assert.deepEqual([score, steps, sentence], [[1, 0], [], 'White to play.'], 'before the scores were exchanged');
});

test('a game as link and as record text: whoever opens it sees the same', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await load(page, 'ren:rui=5', `${CHAIN} c6 pass`, { ply: 27 });
  const { live, decisions, ...mine } = await see(page);
  const friend = await open({ path: await copyLink(page) });
  await friend.click('#dismiss');
  const theirs = await see(friend);
  assert.deepEqual({ ...theirs, live: '', decisions: '' }, { ...mine, live: '', decisions: '' });
  await page.click('[data-open="share"]');
  const text = await page.inputValue('#text');
  assert.deepEqual(text.split(/\s+/).filter(Boolean), ['goishi', '1', 'ren:rui=5', ...list(CHAIN), 'c6', 'pass']);
  assert.ok(!(await page.isVisible('#as-sgf')) && !(await page.isVisible('#as-psq')), 'other programs know no Ren');
  await friend.click('[data-open="share"]');
  await friend.fill('#text', text.replace('pass\n', 'resign:black\n'));
  await friend.click('#open-text');
  await friend.waitForFunction(() => !document.getElementById('share').open);
  assert.equal((await see(friend)).sentence, 'White wins: Black resigned.');
});

test('a link to a board of another size opens also while a square has the focus', async () => {
  const page = await open();
  await load(page, 'ren', FOUR);
  await put(page, 'h5');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.cell')));
  await openLink(page, linkTo('ren:size=8', NINE));
  const { title, moves } = await see(page);
  assert.deepEqual([title, moves.length], ['Ren 8×8', 18]);
});
