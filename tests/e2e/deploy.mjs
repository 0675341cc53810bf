// The built page as somebody puts it on a host of their own: a copy in any folder, of which a second build can be made.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';
import { dist, until } from './page.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Serves a copy of the page below `path`, with these headers. `url` is where it is, `stop()` ends the host, `clear()` takes it away. */
export async function deploy(path = '', headers = {}) {
  const top = mkdtempSync(join(tmpdir(), 'goishi-host-'));
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

/** Puts another build in the place of the one there: the page has this title, and its scripts end with a remark. */
export function deployNext({ folder }, title) {
  const change = (name, how) => writeFileSync(join(folder, name), how(readFileSync(join(folder, name), 'utf8')));
  change('index.html', (html) => html.replace(/<title>.*?<\/title>/, `<title>${title}</title>`));
  change('later/words.js', (script) => `${script}\n// ${title}\n`);
  execFileSync('node', ['scripts/offline.mjs', folder], { cwd: ROOT });
}

/** Waits until the browser has kept the page whole, and every request of this window goes by what is kept. */
export const isKept = (page) => until(page, async () => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller?.state === 'activated';
}, null, 60_000);
