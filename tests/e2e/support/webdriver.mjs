// WebDriver, for browsers that Playwright cannot drive: a page, and the two ways to send it commands.

import { setTimeout as sleep } from "node:timers/promises";
import { IN_PAGE } from "./parts.mjs";

const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** A browser's only page. It has those of Playwright's methods that view.mjs and hands.mjs use for points and looks. */
export class Page {
  /** `send(command, parameters)` asks the browser, `close()` ends it. */
  constructor(send, close) {
    Object.assign(this, { send, close });
    this.mouse = { click: (x, y) => this.#press("mouse", x, y) };
    this.touchscreen = { tap: (x, y) => this.#press("touch", x, y) };
    this.keyboard = {
      press: (key) =>
        this.#act({ type: "key", id: "keyboard", actions: downAndUp("key", { value: KEYS[key] ?? key }) }),
    };
  }

  goto(url) {
    return this.send("Navigate", { url });
  }

  reload() {
    return this.send("Refresh");
  }

  async evaluate(work, argument = null) {
    const script = `${IN_PAGE}; const [argument, done] = arguments;
      (async () => (${work})(argument))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.send("ExecuteAsyncScript", { script, args: [argument] });
    if (error) throw new Error(`in the page: ${error}`);
    return value;
  }

  waitForFunction(work, argument) {
    return waitFor(() => this.evaluate(work, argument), work, 60);
  }

  async click(selector) {
    const [x, y] = await this.evaluate((selector) => {
      const element = document.querySelector(selector);
      element.scrollIntoView({ block: "nearest" });
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }, selector);
    await this.mouse.click(x, y);
  }

  /** As near to this size as the browser can be brought. */
  async setViewportSize({ width, height }) {
    const [across, down] = await this.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    await this.send("SetWindowRect", { x: 0, y: 0, width: width + across, height: height + down });
  }

  /** What follows happens in the only frame of the page, until another page is opened. */
  enterFrame() {
    return this.send("SwitchToFrame", { id: 0 });
  }

  #press(pointerType, x, y) {
    const there = { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" };
    const actions = [there, ...downAndUp("pointer", { button: 0 })];
    return this.#act({ type: "pointer", id: pointerType, parameters: { pointerType }, actions });
  }

  #act(actions) {
    return this.send("PerformActions", { actions: [actions] });
  }
}

const downAndUp = (kind, what) => [
  { type: `${kind}Down`, ...what },
  { type: `${kind}Up`, ...what },
];

/** What `work` gives as soon as that is something. */
export async function waitFor(work, what, seconds = 20) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(30)) {
    const value = await work();
    if (value) return value;
  }
  throw new Error(`waited ${seconds} s for ${what}`);
}

/**
 * Marionette greets, then answers one command after the other. A message is its length in bytes, a colon
 * and JSON: [0, number, command, parameters], and to that [1, number, error, value].
 */
export function marionette(socket) {
  const chunks = socket[Symbol.asyncIterator]();
  let bytes = Buffer.alloc(0);
  const receive = async () => {
    for (;;) {
      const start = bytes.indexOf(":") + 1;
      const stop = start + Number(bytes.subarray(0, start - 1));
      if (start > 0 && bytes.length >= stop) {
        const message = JSON.parse(bytes.subarray(start, stop));
        bytes = bytes.subarray(stop);
        return message;
      }
      const { done, value } = await chunks.next();
      if (done) throw new Error("Firefox has hung up");
      bytes = Buffer.concat([bytes, value]);
    }
  };
  const greeting = receive();
  let number = 0;
  return async (command, parameters = {}) => {
    await greeting;
    const message = JSON.stringify([0, ++number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, answer] = await receive();
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return answer?.value;
  };
}

/** Where a driver takes the commands that Marionette knows by name. */
const PATHS = {
  Navigate: "url",
  Refresh: "refresh",
  ExecuteAsyncScript: "execute/async",
  SetWindowRect: "window/rect",
  SwitchToFrame: "frame",
  PerformActions: "actions",
};

/** A session of the driver that listens at this address. */
export async function session(driver) {
  await waitFor(
    () =>
      fetch(`${driver}/status`).then(
        (answer) => answer.ok,
        () => false,
      ),
    driver,
    60,
  );
  const { sessionId } = await ask("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: { timeouts: { script: 120_000 } } },
  });
  const home = `${driver}/session/${sessionId}`;
  return {
    send: (command, parameters = {}) => ask("POST", `${home}/${PATHS[command]}`, parameters),
    quit: () => ask("DELETE", home),
  };
}

async function ask(method, address, parameters) {
  const answer = await fetch(address, { method, body: parameters && JSON.stringify(parameters) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}
