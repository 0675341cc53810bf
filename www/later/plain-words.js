// Says in plain words, in the board's place, why the page cannot start and what to do. A classic script, as it must run where
// nothing else does; scripts/words.mjs puts the sentences of all languages before it, as `SENTENCES`.

/** Which sentence fits. What is missing and where the page lies is looked at; only for the rest, what the browser says. */
function goishiFailure(error) {
  const { goishiFile: isOneFile } = globalThis;
  if (typeof WebAssembly !== "object") return "PlainNoWasm";
  if (location.protocol === "file:" && !isOneFile) return "PlainFromDisk";
  if (/unsafe-eval|content security policy|\bCSP\b/i.test(error)) return "PlainForbidden";
  return isOneFile ? "PlainNoWasm" : "PlainMissing";
}

globalThis.goishiPlainWords = (error) => {
  // The program did start, and the page shows what it failed of.
  if (globalThis.WebAssembly && error instanceof WebAssembly.RuntimeError) throw error;
  const lang = navigator.languages.map((liked) => liked.split("-")[0]).find((liked) => liked in SENTENCES) ?? "en";
  const place = document.getElementById("loading");
  Object.assign(place, { textContent: SENTENCES[lang][goishiFailure(error)], lang, role: "alert" });
  place.style.animation = "none"; // at once
  // What would do nothing is not shown.
  for (const idle of document.querySelectorAll("aside, header > :not(h1), #place")) idle.hidden = true;
};
