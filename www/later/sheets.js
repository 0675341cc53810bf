// The sheets of the page: everything that opens over the board.
import { asset, style } from "./asset.js";
import { show } from "./words.js";

let loading;

async function load() {
  const [answer] = await Promise.all([asset("later/sheets.html"), style("later/sheets.css")]);
  const sheets = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.getElementById("page").append(...sheets.querySelectorAll("dialog"));
  show();
}

/** Puts the sheets into the page, once. What failed is tried again the next time. */
export function bring() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
