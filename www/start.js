// Starts the page. Where that fails, a script that is loaded only then says in plain words why, and what to do.
const address = (kind) => document.querySelector(`link[rel=${kind}]`).href;
const say = (error) => {
  const script = document.createElement("script");
  script.src = "later/plain-words.js";
  script.onload = () => goishiPlainWords(error);
  document.head.append(script);
};
import(address("modulepreload"))
  .then((app) => app.default({ module_or_path: address("preload") }))
  .then(() => {
    dispatchEvent(new Event("goishi-started"));
    import("./later/settled.js").catch(() => {}); // the board does not need it
  }, say);
