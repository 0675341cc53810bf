// After one visit the page needs no network, in other engines than Chromium as well.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { click } from './board.mjs';
import { deploy, isKept } from './deploy.mjs';
import { ENGINES } from './engines.mjs';
import { until } from './webdriver.mjs';

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;
    let host;

    before(async () => {
      host = await deploy('deep/folder/');
      page = await start('light');
    }, LIMIT);
    after(async () => {
      await page?.close();
      await host?.clear();
    }, LIMIT);

    test('one visit, and the host is gone: the page comes again, and the computer answers', LIMIT, async () => {
      await page.goto(host.url);
      await page.waitForFunction(() => document.querySelector('.cell'));
      await isKept(page);
      await host.stop();
      assert.equal(await page.evaluate(() => fetch('no-such-file').then(() => 'there', () => 'gone')), 'gone');
      // As a person reloads: the command of Firefox's driver goes round every cache.
      await page.evaluate(() => {
        window.isOld = true;
        setTimeout(() => location.reload());
      });
      await until(() => page.evaluate(() => !window.isOld && document.querySelector('.cell') !== null).catch(() => false), 'the page');
      await page.click('#computer');
      await click(page, '3,3');
      await page.waitForFunction(() => document.querySelectorAll('.move').length >= 3);
    });
  });
}
