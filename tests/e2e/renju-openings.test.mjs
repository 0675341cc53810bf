// The opening of every Renju rule set, decision by decision: what is asked of whom, and what may be done.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middle, newGame, unsaid } from './board.mjs';
import { open, shot } from './harness.mjs';
import { button, load, place, put, see } from './renju.mjs';

/** Presses by mouse: a point of the board, or a control by its id. */
const byMouse = (page) => (what) => (/^[a-o]\d+$/.test(what) ? put(page, what) : page.click(`#${what}`));

/** The same with a finger: a tap on the board aims, the next one puts the stone. */
const byTouch = (page) => async (what) => {
  if (!/^[a-o]\d+$/.test(what)) return page.tap(`#${what}`);
  for (const _ of ['aims', 'plays']) await page.touchscreen.tap(...(await middle(page, place(what))));
};

/** The same by keys alone: arrows lead over the board, the Tab key to a control, Enter presses. */
const byKeys = (page) => async (what) => {
  const key = (name) => page.keyboard.press(name);
  const focus = () => page.evaluate(() => document.activeElement.dataset.at ?? document.activeElement.id);
  if (!/^[a-o]\d+$/.test(what)) {
    for (let i = 0; i < 30 && (await focus()) !== what; i++) await key('Tab');
    assert.equal(await focus(), what, `Tab leads to ${what}`);
    return key('Enter');
  }
  for (let i = 0; i < 40 && !(await focus()).includes(','); i++) await key('Shift+Tab');
  assert.match(await focus(), /,/, 'Shift+Tab leads to the board');
  const [row, col] = (await focus()).split(',').map(Number);
  const [toRow, toCol] = place(what).split(',').map(Number);
  for (let i = row; i !== toRow; i += Math.sign(toRow - row)) await key(toRow < row ? 'ArrowUp' : 'ArrowDown');
  for (let i = col; i !== toCol; i += Math.sign(toCol - col)) await key(toCol < col ? 'ArrowLeft' : 'ArrowRight');
  assert.equal(await focus(), place(what));
  return key('Enter');
};

const ONE_MORE = 'Black: one more stone, or the same point again to take it away.';
const THREE = [
  ['h8', 'Black: a white stone beside the centre.', 'resign'],
  ['i9', 'Black: a stone inside the central 5×5.', 'resign'],
];

/** Of each opening: what is pressed, what is asked then, and which decisions are there. */
const OPENINGS = {
  'renju-rif': [
    ...THREE.slice(0, 1),
    ['i9', THREE[1][1], 'offer resign'],
    ['j10', 'White: choose colours.', 'swap stay resign'],
    ['swap', 'White: the fourth stone, on any point.', 'pass offer resign'],
    ['a15', 'Black: propose two fifth stones.', 'resign'],
    ['g7', ONE_MORE, 'resign'],
    ['o1', 'White: choose one of the two fifth stones.', 'resign'],
    ['g7', 'White to play.', 'pass offer resign'],
    ['c3', 'Black to play.', 'pass offer resign'],
  ],
  'renju-rif:referee=players': [
    ['h8', THREE[0][1], 'claim-black claim-white resign'],
    ['h9', THREE[1][1], 'claim-black claim-white offer resign'],
    ['j10', 'White: choose colours.', 'swap stay claim-black claim-white resign'],
    ['stay', 'White: the fourth stone, on any point.', 'claim-black claim-white pass offer resign'],
    ['j9', 'Black: propose two fifth stones.', 'claim-black claim-white resign'],
    ['g7', ONE_MORE, 'claim-black claim-white resign'],
    ['i7', 'White: choose one of the two fifth stones.', 'claim-black claim-white resign'],
    ['g7', 'White to play.', 'claim-black claim-white pass offer resign'],
  ],
  'renju-pritchard': [
    ['h8', 'White to play.', 'resign'],
    ['a1', 'Black to play.', 'resign'],
    ['o15', 'White to play.', 'resign'],
  ],
  'renju-classical': [
    ['h8', 'White: a stone beside the centre.', 'resign'],
    ['g7', 'Black: a stone inside the central 5×5.', 'resign'],
    ['f10', 'White to play.', 'resign'],
    ['a1', 'Black to play.', 'resign'],
  ],
  'renju-classical-swap': [
    ...THREE,
    ['f6', 'White: choose colours.', 'swap stay resign'],
    ['stay', 'White: the second white stone, on any point.', 'resign'],
    ['a1', 'Black: put two stones.', 'resign'],
    ['g9', ONE_MORE, 'resign'],
    ['i7', 'White: remove one of the two black stones.', 'resign'],
    ['i7', 'White: the third white stone, on any point.', 'resign'],
    ['i7', 'Black to play.', 'resign'],
  ],
  'renju-free': [
    ['h8', 'White: a stone inside the central 5×5.', 'resign'],
    ['f10', 'Black: a stone outside the central 5×5.', 'resign'],
    ['k8', 'White to play.', 'resign'],
  ],
};
const STARTS = { 'renju-rif:referee=players': 'claim-black claim-white resign' };

async function playOpening(page, rules, press) {
  const start = await see(page);
  assert.equal(start.sentence, 'Black: a stone on the centre.');
  assert.equal(start.decisions, STARTS[rules] ?? 'resign');
  for (const [what, sentence, decisions] of OPENINGS[rules]) {
    await press(what);
    const seen = await see(page);
    assert.deepEqual([seen.sentence, seen.decisions, seen.notice], [sentence, decisions, ''], `${rules}: after ${what}`);
    if (what !== 'resign') assert.ok(seen.live.endsWith(sentence), `${seen.live} is said`);
  }
}

test('the sheet starts every rule set, and its opening asks the right person for the right thing', async () => {
  const page = await open();
  const titles = [];
  for (const rules of Object.keys(OPENINGS)) {
    await newGame(page, rules);
    titles.push((await see(page)).title);
    await playOpening(page, rules, byMouse(page));
  }
  assert.deepEqual(titles, ['Renju RIF', 'Renju RIF with claims', 'Renju Pritchard', 'Renju Classical', 'Renju Classical with swap', 'Renju Free']);
  await shot(page, 'renju-opening');
});

test('a finger is enough for the two long openings', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  for (const rules of ['renju-rif', 'renju-classical-swap']) {
    await newGame(page, rules, { press: (selector) => page.tap(selector) });
    await playOpening(page, rules, byTouch(page));
  }
});

test('so is a keyboard, and the board keeps the focus when a decision is taken', async () => {
  const page = await open();
  const press = async (selector) => {
    const choice = page.locator(selector).locator('input');
    await ((await choice.count()) ? choice : page.locator(selector)).focus();
    await page.keyboard.press((await choice.count()) ? ' ' : 'Enter');
  };
  for (const rules of ['renju-rif', 'renju-classical-swap']) {
    await newGame(page, rules, { press });
    await playOpening(page, rules, byKeys(page));
  }
  await load(page, 'renju-rif', 'h8 h9 h10');
  await byKeys(page)('stay');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.cell')), 'not lost with the button');
});

test('a stone in the wrong place is refused with its rule, and the game stays', async () => {
  const page = await open();
  for (const [rules, moves, point, why] of [
    ['renju-rif', '', 'h9', 'the first stone belongs on the centre of the board (RIF 4.2)'],
    ['renju-rif', 'h8', 'h10', 'this stone belongs beside the centre (RIF 11)'],
    ['renju-rif', 'h8 h9', 'k8', 'this stone belongs inside the central 5×5 (RIF 11)'],
    ['renju-rif', 'h8 h9', 'h9', 'the point is occupied (RIF 5)'],
    ['renju-rif', 'h8 h9 h10', 'a1', 'the colours are to be chosen first (RIF 12.5)'],
    ['renju-rif', 'h8 h9 h10 stay a1 c3/d4', 'e5', 'one of the two proposed stones is to be chosen (RIF 12.7)'],
    ['renju-pritchard', '', 'a1', 'the first stone belongs on the centre of the board (leaflet, rule 3)'],
    ['renju-classical', 'h8', 'f8', 'this stone belongs beside the centre (overview, Play)'],
    ['renju-classical', 'h8 g8', 'h11', 'this stone belongs inside the central 5×5 (overview, Play)'],
    ['renju-classical-swap', 'h8 g8 h9', 'a1', 'the colours are to be chosen first (overview, opening sequence 2)'],
    ['renju-classical-swap', 'h8 g8 h9 stay a1 a2/a3', 'b2', 'one of the two proposed stones is to be chosen (overview, opening sequence 5)'],
    ['renju-free', 'h8', 'k8', 'this stone belongs inside the central 5×5 (overview, Free Renju)'],
    ['renju-free', 'h8 h9', 'j8', 'this stone belongs outside the central 5×5 (overview, Free Renju)'],
  ]) {
    await load(page, rules, moves);
    const before = await see(page);
    await put(page, point);
    const after = await see(page);
    assert.equal(after.notice, `${point}: ${why}.`);
    assert.equal(after.alert, after.notice, 'it is also said');
    assert.deepEqual(unsaid(after), unsaid(before));
  }
});

test('two fifths: the same point again takes the first away, an equal pair is refused, two others are shown', async () => {
  const page = await open();
  await load(page, 'renju-rif', 'h8 h9 h10 stay h11');
  await put(page, 'g7');
  assert.deepEqual((await see(page)).proposed, ['g7']);
  await put(page, 'g7');
  const seen = await see(page);
  assert.deepEqual([seen.proposed, seen.sentence, seen.moves.length], [[], 'Black: propose two fifth stones.', 5]);
  await put(page, 'h8');
  assert.equal((await see(page)).notice, 'h8: the point is occupied (RIF 5).');
  await put(page, 'g7', 'i7');
  const refused = await see(page);
  assert.match(refused.notice, /^(g7\/i7|i7\/g7): the two proposals are equal by symmetry \(RIF 12\.7\)\.$/);
  assert.deepEqual([refused.moves.length, refused.proposed], [5, ['g7']], 'the first one stays, for another beside it');
  await put(page, 'f6');
  const both = await see(page);
  assert.deepEqual([both.proposed, both.moves.at(-1), both.notice], [['f6', 'g7'], 'g7/f6', '']);
  assert.equal(both.board, refused.board, 'neither of them lies on the board yet');
  await put(page, 'f6');
  const kept = await see(page);
  assert.deepEqual([kept.proposed, kept.last, kept.sentence], [[], 'f6', 'White to play.']);
  assert.equal(await button(page, 'g7').getAttribute('aria-label'), 'g7, empty');
});

test('classical with swap: both stones lie on the board until White takes one away, and its point is free', async () => {
  const page = await open();
  await load(page, 'renju-classical-swap', 'h8 h9 h10 swap h11');
  await put(page, 'g7', 'i7');
  const both = await see(page);
  assert.deepEqual([both.proposed, both.board.split('x').length - 1, both.notice], [['g7', 'i7'], 4, ''], 'also if symmetric');
  await put(page, 'g7');
  const one = await see(page);
  assert.deepEqual([one.board.split('x').length - 1, one.proposed], [3, []]);
  assert.equal(await button(page, 'g7').getAttribute('aria-label'), 'g7, empty');
  await put(page, 'g7');
  assert.equal(await button(page, 'g7').getAttribute('aria-label'), 'g7, white, move 6, last move');
});

test('after a swap the persons have changed sides, and the page says who is who', async () => {
  const page = await open();
  await load(page, 'renju-rif', 'h8 h9 h10');
  const before = await see(page);
  assert.deepEqual([before.players, before.due], [['Black, first player', 'White, second player'], '01']);
  await page.click('#swap');
  const swapped = await see(page);
  assert.deepEqual([swapped.players, swapped.due], [['Black, second player', 'White, first player'], '01']);
  await page.click('#undo');
  await page.click('#stay');
  assert.deepEqual((await see(page)).players, before.players);
  await load(page, 'renju-classical', 'h8');
  assert.deepEqual((await see(page)).players, ['Black', 'White'], 'where no colours are chosen, they are the names');
});

test('the opening has its name, in kanji too, once three stones are down', async () => {
  const page = await open();
  for (const [moves, kanji, name] of [
    ['h8 h9 h10', '寒星', 'Kansei (D1)'],
    ['h8 g8 f10', '疎星', 'Sosei (D3)'], // turned a quarter
    ['h8 i9 f6', '彗星', 'Suisei (I13)'],
    ['h8 g7 f6', '長星', 'Chosei (I1)'], // turned by half
    ['h8 h7 i7', '花月', 'Kagetsu (D4)'], // in a mirror
  ]) {
    await load(page, 'renju-rif', moves, 2);
    assert.deepEqual([(await see(page)).kanji, (await see(page)).opening], ['', '']);
    await page.click('#next');
    const seen = await see(page);
    assert.deepEqual([seen.kanji, seen.opening], [kanji, name], moves);
    assert.ok(seen.live.includes(name), `${seen.live} is said`);
  }
  assert.equal(await page.getAttribute('#kanji', 'lang'), 'ja');
  await load(page, 'renju-classical', 'h8 h9 i9 a1 a2');
  assert.equal((await see(page)).opening, 'Kagetsu (D4)', 'it stays');
  for (const [rules, moves] of [['renju-free', 'h8 i9 m3'], ['renju-pritchard', 'h8 a1 b2']]) {
    await load(page, rules, moves);
    assert.deepEqual([(await see(page)).kanji, (await see(page)).opening], ['', ''], 'other stones have no name');
  }
});
