// Runs the end-to-end tests, three files at a time, in one Chromium.
//
//   node tests/e2e/run.mjs [FILE...]    all files, or those named

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./support/launch.mjs";

const folder = fileURLToPath(new URL(".", import.meta.url));
const ROOMS = ["page", "element", "frame", "offline"];
const OPTIONS = ["--test", "--test-concurrency=3", "--test-timeout=900000", "--test-reporter=spec"];

/** All test files, those of the other browsers first: they take longest. */
function everything() {
  const files = ROOMS.flatMap((room) =>
    readdirSync(`${folder}${room}`)
      .filter((name) => name.endsWith(".test.mjs"))
      .map((name) => `${folder}${room}/${name}`),
  );
  return files.sort((a, b) => b.includes("browsers") - a.includes("browsers"));
}

const server = await launch();
const files = process.argv.slice(2);
const tests = spawn(process.execPath, [...OPTIONS, ...(files.length ? files : everything())], {
  stdio: "inherit",
  env: { ...process.env, GOISHI_BROWSER: server.wsEndpoint() },
});
const [code] = await once(tests, "exit");
await server.kill();
process.exitCode = code ?? 1;
