// Pages with boards: the README's lines, the example, many boards at once, a strict policy, and what stands there when it cannot work.

import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../../../scripts/serve.mjs";
import { heard, ready, rested, SMALL, state, withBoards } from "../support/element.mjs";
import { FILES, held, isFile, without } from "../support/files.mjs";
import { accessibility, address, open, shot } from "../support/harness.mjs";
import { dist } from "../support/page.mjs";
import { snippets } from "../support/readme.mjs";

test("the lines of the README work", async () => {
  const [first, inside, against] = snippets("The element", "html");
  const [script] = snippets("The element", "js");
  const [css] = snippets("The element", "css");
  assert.ok(first.includes('<script src="goishi.js"></script>'));
  const page = await withBoards(first + inside + against, { script: "", head: `<style>${css}</style>` });
  assert.deepEqual(await page.evaluate(() => boards.map((board) => board.moves.join(" ")).slice(0, 2)), [
    "h8 i9 j10",
    "h8 h9 i9 g7 j10",
  ]);
  await page.waitForFunction(() => boards[2].moves.length === 1 && !boards[2].busy, null, { timeout: 60_000 });
  assert.equal(await page.evaluate(() => boards[2].turn), "white");
  await page.evaluate(
    (script) => new Function(`return (async () => {${script}})()`)(),
    script.replaceAll("console.log", "void"),
  );
  assert.equal((await state(page)).moves, "h8 i9 j10 stay", "the script has played");
  const looks = await page.evaluate(() => ({
    width: board.getBoundingClientRect().width,
    style: getComputedStyle(board.shadowRoot.querySelector("[part~=sentence]")).fontStyle,
    pixel: [...board.shadowRoot.querySelector("canvas").getContext("2d").getImageData(2, 2, 1, 1).data],
  }));
  assert.deepEqual(looks, { width: 384, style: "italic", pixel: [0xef, 0xe3, 0xc8, 255] });
});

for (const colorScheme of ["light", "dark"]) {
  for (const width of colorScheme === "light" ? [320] : [900]) {
    test(`the example, ${colorScheme}, ${width} pixels wide: axe finds nothing wrong, and nothing sticks out`, async () => {
      const page = await open({
        path: "examples/blog.html",
        waits: false,
        colorScheme,
        viewport: { width, height: 800 },
      });
      await ready(page);
      await page.waitForFunction(() => boards[2].moves.length === 4 && !boards[2].busy, null, { timeout: 60_000 });
      await shot(page, `blog-${colorScheme}-${width}`, { fullPage: true });
      assert.deepEqual(await accessibility(page), []);
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        0,
      );
      const dark = await page.evaluate(() => boards.map((board) => themeOf(board)));
      assert.deepEqual(
        dark,
        colorScheme === "dark" ? ["dark", "dark", "dark", "paper"] : ["wood", "wood", "wood", "paper"],
      );
    });
  }
}

test("a page that is light in the evening too has light boards, and one can be told otherwise", async () => {
  const page = await withBoards(SMALL + SMALL.replace("interactive", 'theme="dark"'), { colorScheme: "dark" });
  const themes = () => page.evaluate(() => boards.map((board) => themeOf(board)));
  assert.deepEqual(await themes(), ["wood", "dark"]);
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "light dark";
    board.setAttribute("theme", "auto");
  });
  await page.waitForFunction(() => themeOf(board) === "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction(() => themeOf(board) === "wood");
});

/** Counts workers, and listeners on what outlives a board. */
function count() {
  window.workers = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.workers++;
    }
  };
  window.listening = 0;
  for (const kind of [MediaQueryList, Window, Document]) {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    kind.prototype.addEventListener = function (...given) {
      window.listening++;
      return addEventListener.apply(this, given);
    };
    kind.prototype.removeEventListener = function (...given) {
      window.listening--;
      return removeEventListener.apply(this, given);
    };
  }
}

async function metrics(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
}

const TEN = Array.from(
  { length: 10 },
  (_, i) => `<goishi-board rules="${["renju-rif", "ren", "rin"][i % 3]}" interactive controls="full"></goishi-board>`,
).join("");

test("ten boards load one program, think in one worker, take little, and leave nothing behind", async (context) => {
  const page = await withBoards(SMALL, { init: count });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const fill = (html) =>
    page.evaluate(async (html) => {
      const place = document.createElement("section");
      document.body.append(place);
      place.setHTMLUnsafe?.(html) ?? place.append(document.createRange().createContextualFragment(html));
      await Promise.all([...place.children].map((board) => board.ready));
    }, html);
  const empty = () =>
    page.evaluate(async () => {
      document.querySelector("section").remove();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    });
  const hints = () =>
    page.evaluate(() =>
      Promise.all([...document.querySelectorAll("section > *")].slice(0, 3).map((board) => board.hint())),
    );
  await fill(TEN); // once to have all that is made once, the worker too
  await hints();
  await empty();
  const before = await metrics(session);
  const listening = await page.evaluate(() => window.listening);
  await fill(TEN);
  const during = await metrics(session);
  await hints();
  assert.equal(await page.evaluate(() => window.workers), 1, "one worker");
  await empty();
  let after = await metrics(session);
  for (let tries = 0; tries < 20 && after.nodes > before.nodes; tries++) {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    after = await metrics(session);
  }
  const wasm = page.requests.filter(isFile(FILES.program));
  context.diagnostic(JSON.stringify({ before, during, after }));
  assert.equal(wasm.length, 1, "one download");
  assert.ok(during.heap - before.heap < 15e6, `${during.heap - before.heap} bytes`);
  assert.ok(after.nodes <= before.nodes, `${after.nodes} nodes after ${before.nodes}`);
  assert.ok(after.listeners <= before.listeners, `${after.listeners} listeners after ${before.listeners}`);
  assert.equal(await page.evaluate(() => window.listening), listening);
});

test("with the last board all listeners to the machine go", async () => {
  const page = await withBoards(SMALL, { init: count });
  await page.evaluate(async () => {
    board.remove();
    await new Promise((done) => setTimeout(done));
  });
  const left = await page.evaluate(() => window.listening);
  await page.evaluate(async () => {
    document.body.append(board);
    while (!board.legalMoves.length) await new Promise((done) => setTimeout(done, 20));
  });
  assert.ok((await page.evaluate(() => window.listening)) > left);
  await page.evaluate(async () => {
    board.remove();
    await new Promise((done) => setTimeout(done));
  });
  assert.equal(await page.evaluate(() => window.listening), left);
});

test("a strict content security policy, the one in the README, lets everything work", async () => {
  const [, line] = snippets("Content security policy", "http"); // the first one is the page's
  const [name, policy] = line.trim().split(/: (.*)/s);
  assert.equal(name, "Content-Security-Policy");
  const body =
    '<goishi-board rules="renju-classical" moves="h8" side="black" ai level="1" interactive controls="full"></goishi-board>';
  // The guest's own icon is no part of the board.
  const page = await withBoards(body, { headers: { [name]: `${policy}; img-src data:` } });
  await page.waitForFunction(() => board.moves.length === 2 && !board.busy, null, { timeout: 60_000 });
  const seen = await page.evaluate(async () => ({
    hint: (await board.hint()).moves.length,
    png: (await board.toPNG()).type,
    sgf: (await board.toSGF()).slice(0, 2),
    display: getComputedStyle(board.shadowRoot.querySelector("[part~=board]")).position,
  }));
  assert.deepEqual(seen, { hint: 3, png: "image/png", sgf: "(;", display: "relative" });
});

const TROUBLES = [
  ["without WebAssembly", "no-wasm", /runs no WebAssembly/, { init: () => delete window.WebAssembly }],
  [
    "under a policy without wasm-unsafe-eval",
    "blocked",
    /'wasm-unsafe-eval'/,
    { headers: { "Content-Security-Policy": "script-src 'self'" } },
  ],
  ["where the program is missing", "not-loaded", /did not load/, { route: without(FILES.program) }, /404/],
  [
    "where the program is broken",
    "broken",
    /do not belong together/,
    { route: (context) => context.route(FILES.program, (asked) => asked.fulfill({ body: "hello" })) },
  ],
  [
    "where the program is of another build",
    "broken",
    /do not belong together/,
    { route: (context) => context.route(FILES.program, ofAnotherBuild) },
  ],
];

/** Answers with the file as it is, but for the number of its build, with which it ends. */
async function ofAnotherBuild(asked) {
  const body = await (await asked.fetch()).body();
  body[body.length - 1] ^= 1;
  await asked.fulfill({ body });
}

for (const [where, code, sentence, options, complaint] of TROUBLES) {
  test(`${where} a sentence says what to do, and the content stays readable`, async () => {
    const page = await withBoards("<goishi-board>goishi 1 rin\n\n3,3</goishi-board>", { waits: false, ...options });
    await page.waitForFunction(() => window.heard.length > 0);
    assert.equal((await heard(page, { details: true }))[0][1].code, code);
    const told = page.locator('goishi-board [role="alert"]');
    assert.match(await told.innerText(), sentence);
    assert.equal(await told.getAttribute("lang"), "en", "whatever the page speaks");
    assert.ok(await page.evaluate(() => document.body.innerText.includes("3,3")));
    assert.equal(
      await page.evaluate(() => document.querySelector("goishi-board").ready.catch((error) => error.code)),
      code,
    );
    if (complaint) page.forgive(complaint);
  });
}

test("the program is asked for before the element has come, unless all boards can wait", async () => {
  for (const [attributes, isEarly] of [
    ["", true],
    ['loading="lazy"', false],
  ]) {
    const { route, release } = held(FILES.element);
    const body = `<p style="height: 4000px"></p><goishi-board ${attributes}></goishi-board>`;
    const page = await withBoards(body, { waits: false, route });
    const isAsked = () => page.requests.some(isFile(FILES.program));
    if (isEarly) while (!isAsked()) await page.waitForTimeout(20);
    else await page.waitForTimeout(300);
    assert.equal(isAsked(), isEarly);
    release();
    await page.waitForFunction(() => customElements.get("goishi-board"));
    await page.evaluate(() => document.querySelector("goishi-board").scrollIntoView());
    await ready(page);
    const files = [FILES.program, FILES.script].map((file) => page.requests.filter(isFile(file)).length);
    assert.deepEqual(files, [1, 1], "each came once");
  }
});

test("where even the element is missing, its place says so", async () => {
  const page = await withBoards("<goishi-board>goishi 1 rin\n\n3,3</goishi-board>", {
    waits: false,
    route: without(FILES.element),
  });
  await page.waitForFunction(() => window.heard.length > 0);
  assert.match(await page.innerText("goishi-board"), /did not load.*3,3/s);
  page.forgive(/404/);
});

test("where a policy refuses the element at once, its place says so when the page is read", async () => {
  let refuse;
  const refused = new Promise((done) => (refuse = done));
  const page = await withBoards('<script src="late.js"></script><goishi-board>goishi 1 rin\n\n3,3</goishi-board>', {
    waits: false,
    headers: { "Content-Security-Policy": `script-src ${address()}goishi.js ${address()}late.js` },
    route: async (context) => {
      context.on("console", (message) => message.type() === "error" && refuse());
      await context.route("**/late.js", async (asked) => {
        await refused; // so the board is not read before
        await asked.fulfill({ contentType: "text/javascript", body: "" });
      });
    },
  });
  await page.waitForFunction(() => window.heard.length > 0);
  const told = page.locator('goishi-board > [role="alert"]');
  assert.match(await told.innerText(), /did not load/);
  assert.equal(await told.getAttribute("lang"), "en");
  page.forgive(/Content Security Policy|goishi(\.mjs|_web)/i);
});

test("boards come from another site if it says that they may; if not, their place says what it has to send", async (t) => {
  const [shared, closed] = [await serve(dist, 0, 1, { "Access-Control-Allow-Origin": "*" }), await serve(dist)];
  t.after(() => Promise.all([shared, closed].map((server) => server.close())));
  const script = ({ url }) => `<script src="${url}goishi.js"></script>`;
  // The other site is on this machine too, which the browser would ask about.
  const options = { permissions: ["local-network-access"] };
  const board = await withBoards(SMALL, { ...options, script: script(shared) });
  assert.equal((await state(board)).turn, "black");
  board.forgive(/left the page's origin/);
  const refused = await withBoards(SMALL, { ...options, script: script(closed), waits: false });
  const told = refused.locator('goishi-board > [role="alert"]');
  assert.match(
    await told.innerText(),
    new RegExp(`${closed.url.slice(0, -1)} has to send Access-Control-Allow-Origin`),
  );
  await refused.waitForLoadState("networkidle"); // what was asked for early fails on its own
  refused.forgive(/left the page's origin|CORS|ERR_FAILED|preload/);
});

test("a server that calls the program something else does no harm", async () => {
  const route = (context) =>
    context.route(FILES.program, async (asked) => {
      const answer = await asked.fetch();
      await asked.fulfill({ response: answer, headers: { "Content-Type": "text/plain" } });
    });
  const page = await withBoards(SMALL, { route });
  assert.equal((await state(page)).turn, "black");
});

test("two boards think in turn: what one stops or leaves, the other does not lose", async () => {
  const page = await withBoards(SMALL + SMALL);
  const answers = await page.evaluate(async () => {
    const [one, other] = boards;
    const stopped = one.hint().catch((error) => error.code);
    const wanted = other.hint();
    one.stop();
    return [await stopped, (await wanted).moves.length];
  });
  assert.deepEqual(answers, ["no-hint", 3]);
  const busy = await page.evaluate(async () => {
    for (const each of boards) each.setAttribute("ai", "black");
    await null; // they have looked at it by then, and nobody can have answered
    const busy = boards.map((board) => board.busy);
    boards[0].remove();
    window.board = boards[1];
    return busy;
  });
  assert.deepEqual(busy, [true, true]);
  await rested(page);
  assert.equal(await page.evaluate(() => boards[1].moves.length), 1);
});
