// What is painted: dots, labels, stones, marks and the stone that would fall.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, click, colorAt, middle, picture } from './board.mjs';
import { open } from './harness.mjs';

test('the big board has its eight dots and no others, and labels at its edge', async () => {
  const page = await open();
  // Just beside a crossing of lines, where only a dot is dark.
  const isDotted = async (at) => brightness(await colorAt(page, at, 0.06, 0.06)) < 100;
  for (const at of ['3,6', '3,9', '6,12', '9,12', '12,9', '12,6', '9,3', '6,3']) assert.ok(await isDotted(at), at);
  for (const at of ['3,3', '7,7', '6,6', '12,12', '6,9']) assert.ok(!(await isDotted(at)), at);
  const labels = await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const margin = Math.floor(document.querySelector('.cell').getBoundingClientRect().width * 0.55);
    const dark = (x, y, width, height) => copy.getImageData(x, y, width, height).data
      .filter((value, i) => i % 4 === 1 && value < 110).length;
    return [dark(0, 0, canvas.width, margin), dark(0, 0, margin, canvas.height),
      dark(0, canvas.height - margin, canvas.width, margin)];
  });
  assert.ok(labels[0] > 100 && labels[1] > 100, `columns on top and rows on the left: ${labels}`);
  assert.equal(labels[2], 0, 'none at the bottom');
});

test('stones are painted: black is dark, white is light, and a kill has its cross', async () => {
  const page = await open();
  await click(page, '0,0', '0,1', '1,0', '1,2', '2,1', '2,0', '2,2', '12,12', '12,3', '3,1', '3,12', '2,3', '3,2'); // figure 3
  assert.ok(brightness(await colorAt(page, '0,0', 0.2, 0.2)) < 60);
  assert.ok(brightness(await colorAt(page, '0,1', 0.2, 0.2)) > 200);
  assert.ok(brightness(await colorAt(page, '2,2', 0.2, -0.05)) < 90, 'the killed stone is black now');
  assert.ok(brightness(await colorAt(page, '2,2', 0.08, 0.08)) > 150, 'with a light cross on it');
});

test('the mouse shows where a stone would fall, a finger does not', async () => {
  const page = await open({ hasTouch: true });
  await click(page, '2,2');
  await page.mouse.move(1, 1);
  const bare = await picture(page);
  await page.mouse.move(...(await middle(page, '6,6')));
  const hovered = await picture(page);
  assert.notEqual(hovered, bare, 'a pale stone on an empty point');
  await page.mouse.move(...(await middle(page, '2,2')));
  assert.equal(await picture(page), bare, 'none on a stone');
  await page.mouse.move(...(await middle(page, '6,6')));
  assert.equal(await picture(page), hovered);
  await page.mouse.move(1, 1);
  assert.equal(await picture(page), bare, 'it leaves with the mouse');

  const touched = await open({ hasTouch: true });
  for (const _ of ['aims', 'plays']) await touched.touchscreen.tap(...(await middle(touched, '2,2')));
  assert.equal(await picture(touched), bare, 'two taps leave a stone and nothing else');
  const [clientX, clientY] = await middle(touched, '6,6');
  const slide = (pointerType) => touched.dispatchEvent('#board', 'pointermove', { pointerType, clientX, clientY });
  await slide('touch');
  assert.equal(await picture(touched), bare, 'nor does a finger that slides');
  await slide('mouse');
  assert.equal(await picture(touched), hovered);
});
