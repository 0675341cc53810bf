// Firefox and WebKitGTK as Debian has them.
//
// WebKitGTK is asked through its driver. Firefox is asked by Marionette, the socket that its driver would
// speak to: it knows the same commands, and so there is no driver to build.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marionette, Page, session, waitFor } from "./webdriver.mjs";

/** Each of them starts a browser and gives its page; their argument is light or dark. */
export const ENGINES = { "Firefox ESR": firefox, WebKitGTK: webkit };

const PREFERENCES = {
  "marionette.port": 0, // any that is free
  "intl.accept_languages": "en-US",
  // Without a screen it knows of no mouse, and the page would be that of a machine without one.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // The machine may have no network, and the browser is told not to look for one.
  "network.proxy.type": 1,
  "network.proxy.socks": "127.0.0.1",
  "network.proxy.socks_port": 9,
};

async function firefox(scheme) {
  const profile = mkdtempSync(join(tmpdir(), "goishi-firefox-"));
  const preferences = { ...PREFERENCES, "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1 };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  // Its home is its profile: in the home of another user, which some machines give to root, it would not start.
  const env = { ...process.env, HOME: profile };
  const browser = start("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", profile], { env });
  const file = join(profile, "MarionetteActivePort");
  const port = await waitFor(() => existsSync(file) && Number(readFileSync(file, "utf8")), "Firefox", 60);
  const socket = connect(port, "127.0.0.1");
  const send = marionette(socket);
  await send("NewSession", {});
  return new Page(send, async () => {
    socket.destroy();
    await end(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function webkit(scheme) {
  const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3], "data");
  const theme = scheme === "dark" ? "Adwaita:dark" : "Adwaita";
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: "x11",
    GTK_THEME: theme,
    LC_ALL: "C.UTF-8",
  };
  const port = await freePort();
  const driver = start("WebKitWebDriver", [`--port=${port}`], { env });
  const { send, quit } = await session(`http://127.0.0.1:${port}`);
  return new Page(send, async () => {
    await quit();
    await end(driver);
    await end(screen);
  });
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A program that ends with this one, whatever happens. */
function start(command, args, options) {
  const child = spawn(command, args, { stdio: "ignore", ...options });
  process.once("exit", () => child.kill("SIGKILL"));
  return child;
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
