// The built page as somebody puts it on a host of their own: a copy in any folder, of which a second build can be made.

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../../scripts/serve.mjs";
import { dist, until } from "./page.mjs";

/** Serves a copy of the page below `path`, with these headers. `url` is where it is, `stop()` ends the host, `clear()` takes it away. */
export async function deploy(path = "", headers = {}) {
  const top = mkdtempSync(join(tmpdir(), "goishi-host-"));
  const folder = join(top, path);
  cpSync(dist, folder, { recursive: true });
  let site = await serve(top, 0, 1, headers);
  const stop = async () => {
    await site?.close();
    site = null;
  };
  const clear = async () => {
    await stop();
    rmSync(top, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: new URL(path, site.url).href, folder, stop, clear };
}

/** A script of the build that the page does not load by itself. */
export const UNUSED_SCRIPT = "goishi.js";

/** Puts another build in the place of the one there: its page is marked with this name, and a script ends with it. */
export function deployNext({ folder }, name) {
  const at = (name) => join(folder, name);
  const digest = (name) =>
    `sha256-${createHash("sha256")
      .update(readFileSync(at(name)))
      .digest("base64")}`;
  let worker = readFileSync(at("sw.js"), "utf8").replace(
    /"[0-9a-f]{16}"/g, // the number of the build stands alone in quotes, wherever it is used
    `"${createHash("sha256").update(name).digest("hex").slice(0, 16)}"`,
  );
  const change = (file, how) => {
    const before = digest(file);
    writeFileSync(at(file), how(readFileSync(at(file), "utf8")));
    worker = worker.replace(before, digest(file));
  };
  change("index.html", (html) => html.replace("<html ", `<html data-build="${name}" `));
  change(UNUSED_SCRIPT, (script) => `${script}\n// ${name}\n`);
  writeFileSync(at("sw.js"), worker);
}

/** Waits until the browser has kept the page whole, and every request of this window goes by what is kept. */
export const isKept = (page) =>
  until(
    page,
    async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.state === "activated";
    },
    null,
    60_000,
  );
