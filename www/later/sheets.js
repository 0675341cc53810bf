// The sheets of the page: everything that opens over the board.
import { show } from "./words.js";

let loading;

/** A style sheet, before what it is for is shown. */
export function style(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(name, import.meta.url).href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(name));
    };
  });
}

async function load() {
  const [answer] = await Promise.all([fetch(new URL("sheets.html", import.meta.url)), style("sheets.css")]);
  if (!answer.ok) throw new TypeError(answer.statusText);
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
