// Boards in frameworks: first render, an update of moves and of a switch, removal, and a page that was made on a server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bundle, load, pageOf, site, visit } from "./support.mjs";

const FIRST = { rules: "renju-classical", moves: "h8 h9", interactive: true, numbers: false };
const NEXT = { rules: "renju-classical", moves: "h8 h9 i9", interactive: false, numbers: true };

/** A board as Lit writes it, on a server as in a browser. */
const LIT_BOARD = `(html, nothing, { rules, moves, interactive, numbers }) => rules
  ? html\`<goishi-board rules=\${rules} moves=\${moves} ?interactive=\${interactive} numbers=\${numbers}></goishi-board>\`
  : nothing`;

/** Each script puts `window.render(props)` into the page; no props mean no board. `server` makes the HTML of the first render. */
const FRAMEWORKS = {
  react: {
    script: (hydrates) => `
      import { createElement } from "react";
      import { createRoot, hydrateRoot } from "react-dom/client";
      import { flushSync } from "react-dom";
      const at = document.getElementById("app");
      const App = (props) => props.rules ? createElement("goishi-board", props) : null;
      let root;
      ${hydrates ? `root = hydrateRoot(at, createElement(App, ${JSON.stringify(FIRST)}));` : "root = createRoot(at);"}
      window.render = (props) => flushSync(() => root.render(createElement(App, props)));`,
    server: async () => {
      const { createElement } = await load("react");
      const { renderToString } = await load("react-dom/server");
      const App = (props) => createElement("goishi-board", props);
      return renderToString(createElement(App, FIRST));
    },
  },
  preact: {
    script: (hydrates) => `
      import { h, render, hydrate } from "preact";
      const at = document.getElementById("app");
      const App = (props) => props.rules ? h("goishi-board", props) : null;
      ${hydrates ? `hydrate(h(App, ${JSON.stringify(FIRST)}), at);` : ""}
      window.render = (props) => render(h(App, props), at);`,
    server: async () => {
      const { h } = await load("preact");
      const { renderToString } = await load("preact-render-to-string");
      return renderToString(h("goishi-board", FIRST));
    },
  },
  vue: {
    script: (hydrates) => `
      import { createApp, createSSRApp, h, nextTick, shallowRef } from "vue";
      const props = shallowRef(${hydrates ? JSON.stringify(FIRST) : "{}"});
      const App = { render: () => props.value.rules ? h("goishi-board", props.value) : null };
      const mounted = ${hydrates ? "createSSRApp" : "createApp"}(App).mount("#app");
      window.render = async (next) => { props.value = next; await nextTick(); };`,
    server: async () => {
      const { createSSRApp, h } = await load("vue");
      const { renderToString } = await load("@vue/server-renderer");
      return renderToString(createSSRApp({ render: () => h("goishi-board", FIRST) }));
    },
  },
  svelte: {
    component: `<script>let { store } = $props(); let props = $state({}); store.set = (next) => { props = next; }; props = store.first;</script>
      {#if props.rules}<goishi-board {...props}></goishi-board>{/if}`,
    script: (hydrates) => `
      import { mount, hydrate, flushSync } from "svelte";
      import App from "./app.js";
      const store = { first: ${hydrates ? JSON.stringify(FIRST) : "{}"} };
      ${hydrates ? "hydrate" : "mount"}(App, { target: document.getElementById("app"), props: { store } });
      window.render = (props) => flushSync(() => store.set(props));`,
    server: async () => {
      const { compile } = await load("svelte/compiler");
      const { render } = await load("svelte/server");
      const made = site("", { "server.mjs": compile(FRAMEWORKS.svelte.component, { generate: "server" }).js.code });
      const { default: App } = await import(`${made}/server.mjs`);
      return render(App, { props: { store: { first: FIRST } } }).body;
    },
  },
  lit: {
    script: (hydrates) => `
      ${hydrates ? 'import { hydrate } from "@lit-labs/ssr-client";' : ""}
      import { html, nothing, render } from "lit";
      const board = ${LIT_BOARD};
      const at = document.getElementById("app");
      ${hydrates ? `hydrate(board(html, nothing, ${JSON.stringify(FIRST)}), at);` : ""}
      window.render = (props) => render(board(html, nothing, props), at);`,
    server: async () => {
      const { render } = await load("@lit-labs/ssr");
      const { collectResult } = await load("@lit-labs/ssr/lib/render-result.js");
      const { html, nothing } = await load("lit");
      const board = new Function(`return ${LIT_BOARD}`)();
      return collectResult(render(board(html, nothing, FIRST)));
    },
  },
};

/** Waits until the board shows these moves, and tells what it is. */
const shown = (page, moves) =>
  page.waitForFunction((moves) => document.querySelector("goishi-board")?.moves.join(" ") === moves, moves).then(() =>
    page.evaluate(() => {
      const { interactive, numbers, record } = document.querySelector("goishi-board");
      return { interactive, numbers, rules: record.split(/\s/)[2] };
    }),
  );

const described = ({ interactive, numbers, rules }) => ({ interactive, numbers, rules });

async function siteOf(name, html, hydrates) {
  const { script, component } = FRAMEWORKS[name];
  const app = component
    ? { "app.js": (await load("svelte/compiler")).compile(component, { generate: "client" }).js.code }
    : {};
  const made = site(pageOf(`<div id="app">${html}</div>`), { "main.js": `import "goishi";${script(hydrates)}`, ...app });
  await bundle(made);
  return made;
}

for (const name of Object.keys(FRAMEWORKS)) {
  test(`${name}: first render, updates, removal`, async () => {
    const { complaints } = await visit(await siteOf(name, "", false), async (page) => {
      await page.waitForFunction(() => window.render);
      await page.evaluate((props) => render(props), FIRST);
      assert.deepEqual(await shown(page, FIRST.moves), described(FIRST));
      await page.evaluate((props) => render(props), NEXT);
      assert.deepEqual(await shown(page, NEXT.moves), described(NEXT));
      await page.evaluate(() => render({}));
      assert.equal(await page.locator("goishi-board").count(), 0);
    });
    assert.deepEqual(complaints, []);
  });

  test(`${name}: made on a server, then alive`, async () => {
    const html = await FRAMEWORKS[name].server();
    assert.match(html, /<goishi-board [^>]*moves="h8 h9"/);
    const { complaints } = await visit(await siteOf(name, html, true), async (page) => {
      await page.waitForFunction(() => window.render);
      assert.deepEqual(await shown(page, FIRST.moves), described(FIRST));
      await page.evaluate((props) => render(props), NEXT);
      assert.deepEqual(await shown(page, NEXT.moves), described(NEXT));
      await page.evaluate(() => render({}));
      assert.equal(await page.locator("goishi-board").count(), 0);
    });
    assert.deepEqual(complaints, []);
  });
}
