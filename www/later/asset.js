// Where the files come from that the page wants later: from beside this script, or from inside the page where all of them
// were put into it, as into the one file. That has a function `goishiFile`, which answers as `fetch` does.

/** The answer that brings the file at `path`; that there is none is an error. */
export async function asset(path, signal) {
  const { goishiFile } = globalThis;
  const answer = await (goishiFile ? goishiFile(path) : fetch(new URL(`../${path}`, import.meta.url), { signal }));
  if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
  return answer;
}

/** A style sheet, for the whole page. */
export async function style(path) {
  const answer = await asset(path);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}

let bringing;

/** The part of the program that few visits want: other programs' files, links and pictures. What failed is tried again the next time. */
export function extras() {
  bringing ??= bring().catch((error) => {
    bringing = undefined;
    throw error;
  });
  return bringing;
}

async function bring() {
  const part = await import("../extras/goishi_extras.js");
  await part.default({ module_or_path: asset("extras/goishi_extras_bg.wasm") });
  return part;
}
