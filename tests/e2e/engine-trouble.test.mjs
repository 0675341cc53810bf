// A worker that dies, falls silent or talks nonsense, and a page without a connection: there is an answer or an error, and
// the next question finds a worker that is well.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest, move, record } from './engine.mjs';

const TEXT = record('renju-pritchard', 'h8 i9 g9');

/** To be run in a page first: keeps every worker that is made. */
function keepWorkers() {
  window.workers = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...order) {
      super(...order);
      window.workers.push(this);
    }
  };
}

/** A page whose worker runs this script. */
const withWorker = (body) =>
  guest({
    init: keepWorkers,
    route: (context) => context.route('**/engine/worker.js', (asked) => asked.fulfill({ contentType: 'text/javascript', body })),
  });

/** What becomes of a question: its answer, or the kind of error and its message. */
function outcome(page, text = TEXT, order = {}) {
  return move(page, text, order).then(({ answer, took }) => ({ answer, took }), (error) => ({ error: error.message }));
}

const workers = (page) => page.evaluate(() => workers.length);

/** Asks, and does something to the worker as soon as it has told a move. */
function disturb(page, deed, ms = 400) {
  return page.evaluate(async ([text, ms, deed]) => {
    const told = [];
    const hear = (token) => told.push(token) === 1 && setTimeout(() => new Function(deed)(), 50);
    return { answer: await engine.move(text, 1e6, 6, ms, 1, 0, true, hear), told };
  }, [TEXT, ms, deed]);
}

test('a worker that is ended in mid-thought is not waited for: its best move so far is played', async () => {
  const page = await guest({ init: keepWorkers });
  const { answer, told } = await disturb(page, 'workers.at(-1).terminate()');
  assert.equal(answer, told.at(-1));
  assert.match((await move(page, TEXT)).answer, /^[a-o]\d+$/, 'and the next question has an answer');
  assert.equal(await workers(page), 2);
});

test('a worker that dies with an error is replaced, and the question is asked once more', async () => {
  const page = await guest({ init: keepWorkers });
  const dies = 'workers.length === 1 && workers[0].dispatchEvent(new ErrorEvent("error", { cancelable: true }))';
  const { answer } = await disturb(page, dies);
  assert.match(answer, /^[a-o]\d+$/);
  assert.equal(await workers(page), 2);
  await page.evaluate(() => workers[1].dispatchEvent(new ErrorEvent('error', { cancelable: true })));
  assert.match((await move(page, TEXT)).answer, /^[a-o]\d+$/, 'also when it died while nobody waited');
  assert.equal(await workers(page), 3);
});

test('a worker that dies again and again is an error', async () => {
  const page = await withWorker('onmessage = () => { throw new RangeError("out of memory"); };');
  const { error } = await outcome(page);
  assert.match(error, /Error: the computer player does not answer/);
  assert.equal(await workers(page), 2);
});

test('a worker that never answers is given up after its time', async () => {
  const page = await withWorker('onmessage = () => {};');
  const start = Date.now();
  const { error } = await outcome(page, TEXT, { ms: 100 });
  assert.match(error, /the computer player does not answer/);
  const took = Date.now() - start;
  assert.ok(took > 10_000 && took < 19_000, `twice five seconds: ${took} ms`);
});

test('a worker that tells a move and never answers has answered', async () => {
  const page = await withWorker('onmessage = ({ data: { id } }) => id && postMessage({ id, told: "j10" });');
  const { answer, took } = await outcome(page, TEXT, { ms: 100 });
  assert.equal(answer, 'j10');
  assert.ok(took > 5_000 && took < 10_000, `${took} ms`);
});

test('replies to other questions are not heard', async () => {
  const page = await withWorker(`onmessage = ({ data: { id } }) => {
    if (!id) return;
    for (const wrong of [id - 1, id + 1, String(id), undefined, null]) postMessage({ id: wrong, answer: "a1" });
    postMessage(null);
    postMessage("j9");
    postMessage({ id, answer: "j10 losing" });
    postMessage({ id, answer: "a1" });
  };`);
  assert.equal((await outcome(page)).answer, 'j10 losing');
  assert.equal((await outcome(page)).answer, 'j10 losing', 'nor is what comes after the answer');
  assert.equal(await workers(page), 1);
});

for (const [name, said] of Object.entries({
  'an answer that is no move': '{ answer: "<b>h8</b>" }',
  'an answer that is no text': '{ answer: { toString: 1 } }',
  'a telling that is no move': '{ told: 7 }',
  'neither': '{}',
})) {
  test(`${name} is taken for a dead worker`, async () => {
    const page = await withWorker(`onmessage = ({ data: { id } }) => id && postMessage({ id, ...${said} });`);
    assert.match((await outcome(page)).error, /does not answer/);
    assert.equal(await workers(page), 2);
  });
}

test('advice and reports that lack something are not shown', async () => {
  for (const answer of ['{ sentence: "Even." }', '{ tokens: { length: {} }, shares: { length: {} } }', '"h8"', 'null']) {
    const page = await withWorker(`onmessage = ({ data: { id } }) => id && postMessage({ id, answer: ${answer} });`);
    for (const call of ['engine.hint(text, 3, 100, "en")', 'engine.review(text, "en")']) {
      const asked = page.evaluate(([call, text]) => new Function('text', `return ${call}`)(text), [call, TEXT]);
      await assert.rejects(asked, /does not answer/);
    }
    assert.ok(await page.isHidden('#thoughts'));
  }
});

test('stopped thinking ends at once, with an empty answer, and the next question is answered', async () => {
  const page = await guest({ init: keepWorkers });
  await move(page, TEXT);
  const seen = await page.evaluate(async (text) => {
    const kinds = [
      () => engine.move(text, 3, 6, 5000, 1, 0, true),
      () => engine.hint(text, 3, 5000, 'de'),
      () => engine.review(text, 'en'),
    ];
    const all = [];
    for (const ask of kinds) {
      const answer = ask();
      await new Promise((later) => setTimeout(later, 100));
      const start = performance.now();
      engine.stop();
      all.push([await answer, performance.now() - start < 200]);
    }
    engine.stop();
    return all;
  }, TEXT);
  assert.deepEqual(seen, [['', true], ['', true], ['', true]]);
  assert.ok(await page.isHidden('#thoughts'));
  assert.match((await move(page, TEXT)).answer, /^[a-o]\d+$/);
});

test('a question that comes too soon takes the place of the one before it', async () => {
  const page = await guest();
  const answers = await page.evaluate(
    (text) => Promise.all([engine.move(text, 3, 6, 900, 1, 0, true), engine.move(text, 3, 1, 100, 1, 0, true)]),
    TEXT,
  );
  assert.equal(answers[0], '');
  assert.match(answers[1], /^[a-o]\d+$/);
});

test('a record that cannot be played, or is over, is refused with the reason, and the worker lives on', async () => {
  const page = await guest({ init: keepWorkers });
  assert.match((await outcome(page, record('rin', '3,3 3,3'))).error, /Error: line 3, "3,3": the point is occupied/);
  assert.match((await outcome(page, 'nonsense')).error, /a record begins with/);
  assert.match((await outcome(page, record('rin', 'resign'))).error, /the game is over/);
  assert.match((await outcome(page, TEXT, { level: 7 })).error, /levels/);
  assert.match((await outcome(page)).answer, /^[a-o]\d+$/);
  assert.equal(await workers(page), 1);
});

test('without a connection the error is one of the kind that loading has; once loaded, none is needed', async () => {
  const page = await guest({ init: keepWorkers });
  await page.context().setOffline(true);
  assert.match((await outcome(page)).error, /TypeError/);
  await page.context().setOffline(false);
  assert.match((await outcome(page)).answer, /^[a-o]\d+$/, 'it is tried again');
  await page.context().setOffline(true);
  await page.evaluate((text) => {
    engine.move(text, 3, 6, 5000, 1, 0, true);
    engine.stop();
  }, TEXT);
  assert.match((await outcome(page)).answer, /^[a-o]\d+$/, 'a new worker comes from what is here');
  page.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test('what is not there is the same kind of error', async () => {
  const gone = (context) => context.route('**/engine/engine.wasm', (asked) => asked.fulfill({ status: 404 }));
  const page = await guest({ route: gone });
  assert.match((await outcome(page)).error, /TypeError/);
  page.forgive(/404/);
});

test('nobody sees a move sooner than after a third of a second, and the time is kept', async () => {
  const page = await guest();
  await move(page, TEXT);
  const quick = await move(page, TEXT, { level: 1, ms: 50 });
  assert.ok(quick.took >= 295 && quick.took < 2_500, `${quick.took} ms`);
  const slow = await move(page, TEXT, { level: 6, ms: 800 });
  assert.ok(slow.took >= 295 && slow.took < 3_300, `${slow.took} ms`);
  assert.ok(slow.told.length > 0 && slow.answer.startsWith(slow.told.at(-1)));
});

test('the page stays smooth while the best player thinks', async () => {
  const page = await guest();
  await move(page, TEXT);
  const { gaps, long } = await page.evaluate(async (text) => {
    const gaps = [];
    const long = [];
    new PerformanceObserver((list) => long.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
    let last = performance.now();
    let running = true;
    const frame = (now) => {
      gaps.push(now - last);
      last = now;
      if (running) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    await engine.move(text, 3, 6, 2000, 1, 0, true, () => {});
    running = false;
    return { gaps: gaps.slice(1).sort((a, b) => a - b), long };
  }, TEXT);
  const median = gaps[Math.floor(gaps.length / 2)];
  console.log(`a frame every ${median.toFixed(1)} ms, the longest gap ${gaps.at(-1).toFixed(0)} ms, ${gaps.length} frames`);
  assert.deepEqual(long.filter((duration) => duration > 200), []);
});
