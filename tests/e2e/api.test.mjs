// The rules as a library: another page plays without our view.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { snippets } from './readme.mjs';

/** A page of somebody else's on the same origin, with `Game` in it. */
async function guest() {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title><link rel="icon" href="data:,">
    <p>Mine.</p><script type="module">
    import init, { Game } from './rules/goishi_rules.js';
    await init();
    window.Game = Game;</script>`;
  const answer = (route) => route.fulfill({ contentType: 'text/html', body });
  const page = await open({ path: 'guest.html', waits: false, route: (context) => context.route('**/guest.html', answer) });
  await page.waitForFunction(() => window.Game);
  return page;
}

test('a page imports the rules and gets a game, and nothing of our view', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const game = new Game('rin:size=8');
    return { start: game.status(), legal: game.legalMoves(), body: document.body.innerText.trim() };
  });
  assert.deepEqual(seen.start, {
    ply: 0,
    move: null,
    board: Array(8).fill('........').join('/'),
    to_move: 'black',
    seat: 'first',
    phase: 'play',
    status: 'playing',
    by: null,
    score: { black: 0, white: 0 },
    filled: [],
    killed: [],
    left: 1,
  });
  const points = seen.legal.filter((token) => token.includes(','));
  assert.deepEqual([points.length, points[0], points.at(-1)], [64, '0,0', '7,7']);
  assert.ok(seen.legal.includes('resign'), 'one may also give up');
  assert.equal(seen.body, 'Mine.');
  const files = page.requests.filter((url) => !url.startsWith('data:')).map((url) => url.slice(page.home.length));
  assert.deepEqual(files, ['guest.html', 'rules/goishi_rules.js', 'rules/goishi_rules_bg.wasm']);
  assert.deepEqual(await page.evaluate(() => [localStorage.length, document.querySelectorAll('canvas, button').length]), [0, 0]);
});

test('the README says what each line gives', async () => {
  const [code] = snippets('The JavaScript library', 'js');
  const told = code.replace(/^( *)(?!const )(\S.*?); +\/\/ (.+)$/gm, '$1told.push([$2, $3]);');
  const body = `<!doctype html><title>Guest</title><link rel="icon" href="data:,"><script type="module">const told = [];\n${told}\nwindow.told = told;</script>`;
  const answer = (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  const page = await open({ path: 'guest.html', waits: false, route: (context) => context.route('**/guest.html', answer) });
  await page.waitForFunction(() => window.told);
  const lines = await page.evaluate(() => window.told);
  assert.ok(lines.length >= 9, `only ${lines.length} lines say what they give`);
  for (const [given, said] of lines) assert.deepEqual(given, said);
});

const PLAYTHROUGHS = new URL('../playthroughs/', import.meta.url);
for (const name of readdirSync(PLAYTHROUGHS)) {
  test(`${name}: every position of a whole game has the fields that the native tool prints`, async () => {
    const text = readFileSync(new URL(name, PLAYTHROUGHS), 'utf8').replaceAll('\r', '');
    const [record, plies] = text.split('\n---\n');
    const wanted = plies.match(/^\d+ \S+ \{.*\}$/gm).map((line) => {
      const [, ply, move, fields] = line.match(/^(\d+) (\S+) (.+)$/);
      return { ply: Number(ply), move: move === 'start' ? null : move, ...JSON.parse(fields) };
    });
    const page = await guest();
    const { seen, sizes, again } = await page.evaluate((record) => {
      const whole = Game.load(record);
      const game = new Game(record.split('\n')[0].split(' ')[2]);
      const points = () => game.legalMoves().filter((token) => token.includes(',')).length;
      const seen = [game.status()];
      const sizes = [points()];
      for (const move of record.split('\n\n')[1].trim().split(/\s+/)) {
        seen.push(game.play(move));
        sizes.push(points());
      }
      return { seen, sizes, again: [whole.record() === game.record(), JSON.stringify(whole.status()) === JSON.stringify(game.status())] };
    }, record);
    assert.deepEqual(seen.map(({ board, ...rest }) => rest), wanted);
    if (name.startsWith('rin')) {
      assert.deepEqual(sizes, seen.map(({ board }) => board.split('.').length - 1), 'every empty point is a legal move');
    }
    assert.deepEqual(again, [true, true], 'loaded from its record it is the same game');
  });
}

test('check says why not, play throws a real Error with the rule, and the game stays as it was', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const caught = (attempt) => {
      try {
        attempt();
        return 'nothing was thrown';
      } catch (error) {
        return error instanceof Error ? error.message : `not an Error: ${error}`;
      }
    };
    const game = new Game('rin');
    game.play('3,12');
    const before = [game.record(), JSON.stringify(game.status())];
    const tokens = ['3,12', 'pass', 'swap', '16,0', '', 'h8', '(', '3,3 4,4'];
    const refused = tokens.map((token) => [token, game.check(token), caught(() => game.play(token))]);
    const after = [game.record(), JSON.stringify(game.status())];
    return {
      refused,
      same: before.join() === after.join(),
      allowed: [game.check('0,0'), game.check('resign')],
      made: caught(() => new Game('chess')),
      option: caught(() => new Game('ren:size=9')),
      loaded: caught(() => Game.load('goishi 1 rin\n\n3,3 3,3')),
      no: caught(() => Game.load('')),
    };
  });
  for (const [token, why, thrown] of seen.refused) assert.equal(thrown, why, token);
  const why = Object.fromEntries(seen.refused);
  assert.match(why['3,12'], /^the point is occupied \(Rin, .+\)$/);
  assert.match(why.pass, /^passing is not allowed \(Rin, .+\)$/);
  assert.match(why.h8, /^"h8" is no move of rin$/);
  assert.ok(seen.same, 'a refused move changes nothing');
  assert.equal(String(seen.allowed), ',', 'undefined: it may be played');
  assert.match(seen.made, /^unknown rule set "chess"/);
  assert.equal(seen.option, 'unknown rule set "ren:size=9"; there is ren[:size=10|8,rui=3|5,lead=6]');
  assert.match(seen.loaded, /^line 3, "3,3": the point is occupied \(Rin, .+\)$/);
  assert.match(seen.no, /^line 1: a record begins with "goishi 1"/);
});

test('Renju: forbidden points are listed, refusals name foul and paragraph, and claims are for players', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const load = (rules, moves) => Game.load(`goishi 1 ${rules}\n\n${moves}`);
    const classical = load('renju-classical', 'h8 g7 j8 a1 i9 a3 i10 a5');
    const rif = load('renju-rif', 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5');
    const players = load('renju-rif:referee=players', 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5 i8');
    return {
      forbidden: [classical.status().forbidden, rif.status().forbidden],
      refused: [classical.check('i8'), classical.check('pass'), rif.check('claim:white'), rif.check('h8/h9'), classical.check('swap')],
      legal: [classical.legalMoves().includes('i8'), rif.legalMoves().includes('i8'), rif.legalMoves().includes('c3='), rif.legalMoves().includes('pass')],
      lost: rif.play('i8'),
      quiet: players.status(),
      claimed: players.play('claim:white'),
    };
  });
  const three = { overline: [], double_four: [], double_three: ['i8'] };
  assert.deepEqual(seen.forbidden, [three, three]);
  assert.deepEqual(seen.refused, [
    'Black may not make a double-three (overview, Play)', 'passing is not allowed (overview, Play)', 'wins are not claimed in this game (RIF 14.9)',
    'stones are not proposed in pairs here (RIF 4.2)', 'there is no colour to choose here (overview, Play)',
  ]);
  assert.deepEqual(seen.legal, [false, true, true, true]);
  assert.deepEqual([seen.lost.status, seen.lost.by], ['white', 'double-three']);
  assert.deepEqual([seen.quiet.status, seen.quiet.claim], ['playing', null]);
  assert.deepEqual([seen.claimed.status, seen.claimed.by], ['white', 'double-three']);
});

test('Ren: points, weak stones, captures and the niban are told, and refusals name their paragraph', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const load = (moves, rules = 'ren') => Game.load(`goishi 1 ${rules}\n\n${moves}`);
    const nibai = load('e7 e6 d6 d5 f6 f5 e8 e4');
    const start = new Game('ren');
    const scored = nibai.play('e5');
    const nine = load('h1 a8 g1 b8 f1 c8 e1 a7 e3 c7 g3 a6 e5 b6 g5 c6 h8', 'ren:size=8');
    return {
      start: start.status(),
      legal: [start, nibai].map((game) => game.legalMoves().filter((token) => /^[a-z]\d+$|^pass$/.test(token)).length),
      scored,
      refused: ['e6', 'd5', 'k1', 'swap'].map((token) => nibai.check(token)),
      replaced: nibai.play('d6'),
      nine: nine.play('b7'),
      after: nine.check('h7'),
    };
  });
  const quiet = { weak: [], replaceable: [], rui: 0, captured: [], niban: null };
  assert.deepEqual(seen.start, {
    ply: 0, move: null, board: Array(10).fill('..........').join('/'), to_move: 'black', seat: 'first', phase: 'play', status: 'playing', by: null,
    score: { black: 0, white: 0 }, ...quiet,
  });
  assert.deepEqual(seen.legal, [100 + 1, 100 - 9 + 2 + 1], 'every empty square, two weak stones, and to pass');
  const { ply, move, board, ...scored } = seen.scored;
  assert.deepEqual(scored, {
    to_move: 'white', seat: 'second', phase: 'play', status: 'playing', by: null, score: { black: 1, white: 0 },
    weak: ['d6', 'f6'], replaceable: ['d6', 'f6'], rui: 0, captured: ['e6'], niban: 'e6',
  });
  assert.deepEqual(seen.refused, [
    'the stone there is not weak, so it cannot be replaced (Ren, weak stones)', 'the point is occupied (Ren, a turn)',
    'the point is not on this board (Ren, the board)', 'there is no colour to choose here (Ren, a turn)',
  ]);
  assert.deepEqual([seen.replaced.rui, seen.replaced.captured, seen.replaced.weak], [1, [], []], 'a replaced stone is not captured');
  assert.deepEqual([seen.nine.status, seen.nine.by, seen.nine.phase, seen.nine.score], ['white', 'nine', 'over', { black: 0, white: 11 }]);
  assert.match(seen.after, /^the game is over \(Ren, .+\)$/);
});

test('a finished game says so; games are apart from each other', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const [one, two] = [new Game('rin:size=8'), new Game('rin:size=8')];
    one.play('0,0');
    one.play('resign');
    two.play('7,7');
    return { one: one.status(), legal: one.legalMoves(), check: one.check('1,1'), two: two.record(), text: one.record() };
  });
  assert.deepEqual([seen.one.status, seen.one.by, seen.one.phase, seen.one.to_move, seen.one.left], ['black', 'resign', 'over', null, 0]);
  assert.deepEqual(seen.legal, []);
  assert.match(seen.check, /^the game is over \(.+\)$/);
  assert.equal(seen.two, 'goishi 1 rin:size=8\n\n7,7\n');
  assert.equal(seen.text, 'goishi 1 rin:size=8\n\n0,0 resign\n');
});

test('every error is a real one with a code of the list, and the game goes on after it', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const caught = (attempt) => {
      try {
        return `nothing was thrown: ${attempt()}`;
      } catch (error) {
        const { code, rule, line, token } = error;
        return { is: error.constructor.name, code, rule, line, token, isError: error instanceof Error && error.message.length > 0 };
      }
    };
    const game = new Game('renju-classical');
    game.play('h8');
    const strange = [undefined, null, 5, NaN, 5n, true, {}, [], ['h9'], () => 'h9', Symbol('h9'), { toString: () => 'h9' }, new String('h9'), new Proxy({}, {})];
    const wrong = strange.flatMap((value) => [
      () => game.play(value), () => game.check(value), () => new Game(value), () => Game.load(value),
    ]);
    const long = 'h'.repeat(3e6);
    return {
      wrong: [...wrong, () => game.play(), () => new Game(), () => Game.load()].map(caught),
      long: [() => game.play(long), () => game.check(long), () => new Game(long), () => Game.load(long)].map(caught),
      rules: caught(() => new Game('chess')),
      token: caught(() => game.play('<b>'.repeat(30))),
      lonely: caught(() => game.play('\ud800')),
      illegal: caught(() => game.play('a1')),
      record: caught(() => Game.load('goishi 1 renju-classical\n\nh8 a1')),
      head: caught(() => Game.load('goishi 1 rin\ncolour: red\n\n')),
      none: caught(() => Game.load('goishi 2 rin')),
      after: [game.record(), game.play('h9').ply, game.play('resign').by],
      over: caught(() => game.play('h7')),
      undone: [game.undo().ply, game.undo().ply, game.undo().ply, game.undo().ply, game.record()],
    };
  });
  for (const each of seen.wrong) assert.deepEqual([each.is, each.code, each.isError], ['TypeError', 'bad-argument', true], JSON.stringify(each));
  for (const each of seen.long) assert.deepEqual([each.is, each.code, each.isError], ['Error', 'bad-argument', true], JSON.stringify(each));
  const { isError, is, ...record } = seen.record;
  assert.deepEqual([isError, is, record], [true, 'Error', { code: 'bad-record', line: 3, token: 'a1', rule: 'overview, Play' }]);
  assert.equal(seen.rules.code, 'bad-rules');
  assert.deepEqual([seen.token.code, seen.token.token], ['bad-token', `${'<b>'.repeat(13)}<…`]);
  assert.equal(seen.lonely.code, 'bad-token');
  assert.deepEqual([seen.illegal.code, seen.illegal.rule], ['illegal', 'overview, Play']);
  assert.deepEqual([seen.head.code, seen.head.line, seen.head.token, seen.head.rule], ['bad-record', 2, 'colour: red', undefined]);
  assert.deepEqual([seen.none.code, seen.none.line], ['bad-record', 1]);
  assert.deepEqual(seen.after, ['goishi 1 renju-classical\n\nh8\n', 2, 'resign']);
  assert.deepEqual([seen.over.code, seen.over.rule], ['game-over', 'overview, Objective']);
  assert.deepEqual(seen.undone, [2, 1, 0, 0, 'goishi 1 renju-classical\n\n']);
});

test('what is forbidden to Black is told while Black is to move, and every other game has empty lists', async () => {
  const page = await guest();
  const seen = await page.evaluate(() => {
    const load = (rules, moves) => Game.load(`goishi 1 ${rules}\n\n${moves}`);
    const three = load('renju-classical', 'h8 g7 j8 a1 i9 a3 i10 a5');
    const before = three.forbidden();
    three.play('a7');
    return [before, three.forbidden(), load('ren', 'e5').forbidden(), load('rin', '').forbidden()];
  });
  const none = { overline: [], double_four: [], double_three: [] };
  assert.deepEqual(seen, [{ ...none, double_three: ['i8'] }, none, none, none]);
});
