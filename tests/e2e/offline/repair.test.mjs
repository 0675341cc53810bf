// What the browser keeps of the page is spoilt: it works with a network, and repairs itself so that it works without one again.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { deploy, isKept } from "../support/deploy.mjs";
import { put } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { reload, until } from "../support/page.mjs";
import { shows } from "../support/view.mjs";

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do

let host;
afterEach(() => host?.clear());

async function visit() {
  host = await deploy("app/");
  const page = await open({ home: host.url, serviceWorkers: "allow" });
  await isKept(page);
  return page;
}

/** Waits until all that a build has is kept: as many entries as there were at first. */
const keeps = (page, count) =>
  until(
    page,
    async (count) => {
      const names = (await caches.keys()).filter((name) => /^goishi .* [0-9a-f]{16}$/.test(name));
      const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return Math.max(0, ...sizes) >= count;
    },
    count,
    8_000,
  );

/** Lets `work` do something with the cache of the build and a pattern for the files it means. Returns how many files there were. */
const inCache = (page, work, pattern = null) =>
  page.evaluate(`(async () => {
    const name = (await caches.keys()).find((each) => /^goishi .* [0-9a-f]{16}$/.test(each));
    const cache = await caches.open(name);
    const keys = await cache.keys();
    await (${work})(cache, keys, name, ${pattern});
    return keys.length;
  })()`);

/** The host is gone, and the page comes and plays. */
async function worksWithoutHost(page) {
  await host.stop();
  await reload(page);
  await put(page, "1,1");
  await shows(page, { moves: ["1,1"] });
  page.complaints.length = 0; // the browser looks for a new version, which a host that is away does not have
}

for (const [what, pattern] of [
  ["that the page needs at once", /goishi_web-\w+\.wasm$/],
  ["that it may need later", /engine-\w+\.wasm$/],
]) {
  test(`an entry is missing ${what}: it is fetched, and kept again`, LIMIT, async () => {
    const page = await visit();
    const count = await inCache(
      page,
      (cache, keys, _name, pattern) => cache.delete(keys.find(({ url }) => pattern.test(url))),
      pattern,
    );
    await reload(page);
    await keeps(page, count);
    await worksWithoutHost(page);
  });
}

test("all caches are gone: they are filled again", LIMIT, async () => {
  const page = await visit();
  const count = await inCache(page, async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await reload(page);
  await keeps(page, count);
  await worksWithoutHost(page);
});

test(
  "an entry is corrupt: the page starts all the same, at the latest with the reload that it offers",
  LIMIT,
  async () => {
    const page = await visit();
    await inCache(page, async (cache, keys) => {
      const { url } = keys.find((key) => /goishi_web-\w+\.wasm$/.test(key.url));
      await cache.put(url, new Response("spoilt", { headers: { "Content-Type": "application/wasm" } }));
    });
    await page.reload();
    const isStarted = await page
      .waitForFunction(() => window.goishiStarted, null, { timeout: 8_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isStarted) await reload(page);
    page.complaints.length = 0;
    await put(page, "1,1");
    await shows(page, { moves: ["1,1"] });
  },
);

test("a page whose kept files are whole asks the host for none of them", LIMIT, async () => {
  const page = await visit();
  page.requests.length = 0;
  const fromHost = [];
  page.on("response", (response) => {
    if (!response.fromServiceWorker()) fromHost.push(response.url());
  });
  await reload(page);
  assert.deepEqual(
    fromHost.filter((url) => !/^(data|blob):|sw\.js/.test(url)),
    [],
  );
});
