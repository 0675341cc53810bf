// Pictures to take away, as other programs would open them: an image element, and the browser's own decoder.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';

const GAME = 'goishi 1 renju-classical\nblack: Ann & Ben\n\nh8 h9 i8 a1 j8 a3 k8 a5 l8\n';
const LAST = 9; // moves

/** What pages do with pictures, for tests that run inside them. */
const tools = () => {
  /** The pixels of a picture of a known size. */
  window.pixels = (source, side) => {
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    context.drawImage(source, 0, 0);
    return context.getImageData(0, 0, side, side).data;
  };
  /** A picture in an image element. */
  window.shown = async (blob) => {
    const image = new Image();
    image.src = URL.createObjectURL(blob);
    await image.decode();
    return image;
  };
  /** How far the colours of two pictures are apart, on average, from 0 to 255. */
  window.apart = (one, other) => one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
  /** How many pixels of two pictures have colours that nobody would take for the same. */
  window.unlike = (one, other) => {
    let unlike = 0;
    for (let i = 0; i < one.length; i += 4) {
      unlike += Math.abs(one[i] - other[i]) + Math.abs(one[i + 1] - other[i + 1]) + Math.abs(one[i + 2] - other[i + 2]) > 120;
    }
    return unlike;
  };
  /** The frames of a GIF, as its decoder gives them. */
  window.decoder = async (blob) => {
    const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: blob.type });
    await decoder.tracks.ready;
    await decoder.completed;
    return decoder;
  };
  window.caught = (promise) => promise.then(
    () => 'nothing was thrown',
    (error) => (error instanceof Error ? error.message : `not an Error: ${error}`),
  );
};

const opened = async () => {
  const page = await open({ init: tools });
  assert.ok(!page.requests.some((url) => url.includes('/extras/')), 'nothing is loaded before it is wanted');
  await page.evaluate(async () => Object.assign(window, await import(new URL('extras/picture.js', document.baseURI).href)));
  return page;
};

test('a PNG has its size, its stones and its theme', async () => {
  const page = await opened();
  const seen = await page.evaluate(async (game) => {
    const paint = async (look) => {
      const blob = await picture('png', game, 9, look);
      const image = await shown(blob);
      return { type: blob.type, size: [image.width, image.height], data: pixels(image, image.width) };
    };
    const at = ({ data }, x, y) => [...data.slice((y * 480 + x) * 4, (y * 480 + x) * 4 + 3)];
    const wood = await paint('side=480');
    const paper = await paint('side=480 theme=paper');
    const numbered = await paint('side=480 theme=paper numbers=on coords=off');
    return {
      type: wood.type,
      size: wood.size,
      corners: [at(wood, 2, 2), at(paper, 2, 2)],
      stone: at(paper, 240, 240 - 8), // h8, beside the row that won
      numbers: apart(paper.data, numbered.data),
      large: [(await paint('side=1500')).size, (await paint('')).size],
    };
  }, GAME);
  assert.deepEqual([seen.type, seen.size, seen.large], ['image/png', [480, 480], [[1500, 1500], [960, 960]]]);
  assert.deepEqual([seen.corners[1], seen.stone], [[0xec, 0xdc, 0xb9], [0x11, 0x11, 0x11]]);
  assert.ok(seen.corners[0][0] - seen.corners[0][2] > 60, `wood is no paper: ${seen.corners[0]}`);
  assert.ok(seen.numbers > 0.2);
});

test('an SVG looks like the PNG of the same position, in every game and theme', async () => {
  const page = await opened();
  const games = [
    GAME,
    'goishi 1 renju-rif\n\nh8 h9 h10 stay h11 g7/i8',
    'goishi 1 renju-classical\n\nh8 g7 j8 a1 i9 a3 i10 a5', // with a forbidden point
    'goishi 1 ren\n\ne7 e6 d6 d5 f6 f5 e8 e4 e5',
    'goishi 1 rin:size=8\n\n0,1 1,1 7,7 0,2 2,1 7,6 7,5 2,2 1,3 7,4 7,3 6,6 1,0',
  ];
  for (const theme of ['wood', 'dark', 'paper', 'contrast']) {
    for (const words of ['coords=off', 'numbers=on']) {
      const look = `side=400 theme=${theme} ${words}`;
      const seen = await page.evaluate(async ([games, look]) => Promise.all(games.map(async (game) => {
        const [svg, png, before] = await Promise.all(
          [['svg', 999], ['png', 999], ['png', 1]].map(async ([kind, ply]) => pixels(await shown(await picture(kind, game, ply, look)), 400)),
        );
        return [unlike(svg, png), unlike(png, before)];
      })), [games, look]);
      for (const [svg, before] of seen) assert.ok(svg < before / 20, `${look}: ${svg} of ${before}`);
    }
  }
});

test('an SVG is one small file with a title', async () => {
  const page = await opened();
  const [own, given, size, faults] = await page.evaluate(async (game) => {
    const read = async (title) => (await picture('svg', game, 9, 'side=480 numbers=on', null, null, title)).text();
    const title = (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('svg > title')?.textContent;
    const text = await read();
    const links = text.match(/https?:[^"]*/g).filter((link) => !link.startsWith('http://www.w3.org/'));
    return [title(text), title(await read('<五目> & "more"')), text.length, links];
  }, GAME);
  assert.match(own, /^Ann & Ben – \?\. Renju\. .*l8.*Black wins/);
  assert.equal(given, '<五目> & "more"');
  assert.ok(size < 12_000, `${size}`);
  assert.deepEqual(faults, [], 'it needs nothing from elsewhere');
});

test('a GIF shows every position, tells how far it is and lets the page go on', async () => {
  const page = await opened();
  const seen = await page.evaluate(async (game) => {
    const told = [];
    let turns = 0;
    const blob = await picture('gif', game, 0, 'side=300', (...far) => {
      told.push([...far, turns]);
      setTimeout(() => (turns += 1));
    });
    const gif = await decoder(blob);
    const frames = [];
    for (let frame = 0; frame < gif.tracks.selectedTrack.frameCount; frame++) {
      const { image } = await gif.decode({ frameIndex: frame });
      const png = await shown(await picture('png', game, frame, 'side=300'));
      frames.push({ stays: image.duration / 1000, apart: apart(pixels(image, 300), pixels(png, 300)) });
    }
    return { type: blob.type, size: blob.size, told, frames, again: gif.tracks.selectedTrack.repetitionCount };
  }, GAME);
  assert.equal(seen.type, 'image/gif');
  assert.equal(seen.again, Infinity);
  assert.ok(seen.size < 80_000, `${seen.size}`);
  assert.deepEqual(seen.frames.map(({ stays }) => stays), [...Array(LAST).fill(600), 3000]);
  for (const frame of seen.frames) assert.ok(frame.apart < 2, `${frame.apart}`);
  const wanted = Array.from({ length: LAST + 1 }, (_, done) => [done + 1, LAST + 1, done]);
  assert.deepEqual(seen.told, wanted, 'each position is told, and the page has had a turn between');
});

test('both colours of the ring round the last stone are in a GIF', async () => {
  const page = await opened();
  // The stone played last at the end is black, so that only earlier positions have the ring on a white one.
  const seen = await page.evaluate(async () => {
    const gif = await decoder(await picture('gif', 'goishi 1 ren\n\ne7 a1 d6 b1 f6', 0, 'side=400'));
    const red = [];
    for (const frame of [1, 2]) {
      const { image } = await gif.decode({ frameIndex: frame });
      const data = pixels(image, 400);
      let reds = 0;
      for (let i = 0; i < data.length; i += 4) reds += data[i] - data[i + 1] > 70 && data[i + 1] - data[i + 2] < 45;
      red.push(reds);
    }
    return red;
  });
  for (const reds of seen) assert.ok(reds > 20, `${seen}`);
});

test('who has changed his mind stops a GIF', async () => {
  const page = await opened();
  const seen = await page.evaluate(async (game) => {
    const stop = new AbortController();
    const told = [];
    const error = await picture('gif', game, 0, 'side=300', (done) => {
      told.push(done);
      if (done === 3) stop.abort();
    }, stop.signal).catch((error) => error);
    await new Promise((done) => setTimeout(done, 50));
    const late = await picture('png', game, 0, 'side=300', null, stop.signal).catch((error) => error);
    return [told, error.name, late.name];
  }, GAME);
  assert.deepEqual(seen, [[1, 2, 3], 'AbortError', 'AbortError']);
});

test('what cannot be drawn is an Error with a sentence', async () => {
  const page = await opened();
  const seen = await page.evaluate(async (game) => Promise.all(['svg', 'png', 'gif'].flatMap((kind) => [
    caught(picture(kind, 'goishi 1 rin\n\n3,3 3,3', 0, 'side=300')),
    caught(picture(kind, '', 0, 'side=300')),
    caught(picture(kind, game, 0, 'side=100000')),
    caught(picture(kind, game, 0, 'side=wide')),
    caught(picture('pdf', game, 0, 'side=300')),
  ])), GAME);
  const side = 'a picture is 64 to 4096 pixels wide, such as side=480';
  for (let i = 0; i < seen.length; i += 5) {
    assert.match(seen[i], /^line 3, "3,3": the point is occupied/);
    assert.match(seen[i + 1], /^line 1: a record begins with "goishi 1"/);
    assert.deepEqual(seen.slice(i + 2, i + 5), [side, side, 'there is no such kind of picture']);
  }
});
