// Says in plain words, in the board's place, why the page cannot start and what to do about it.

/** The sentences under [plain] in www/words, by language and key; scripts/bundle.mjs puts them here. */
declare const PLAIN_SENTENCES: Record<string, Record<string, string>>;
/** Whether this is the page in one file. */
declare const ONE_FILE: boolean;

/** The key of the sentence that fits. */
function keyFor(error: unknown): string {
  if (typeof WebAssembly !== "object") return "PlainNoWasm";
  if (location.protocol === "file:" && !ONE_FILE) return "PlainFromDisk";
  if (/unsafe-eval|content security policy|\bCSP\b/i.test(String(error))) return "PlainForbidden";
  return ONE_FILE ? "PlainNoWasm" : "PlainMissing";
}

/** Shows why the page cannot start. Where the program did start, its own message is on the page already. */
export function explainFailure(error: unknown): void {
  if (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) throw error;
  const liked = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  const lang = liked.find((code) => code in PLAIN_SENTENCES) ?? "en";
  const place = document.querySelector<HTMLElement>('[data-part="loading"]');
  if (place) {
    place.textContent = PLAIN_SENTENCES[lang]?.[keyFor(error)] ?? "";
    Object.assign(place, { lang: lang === "zh" ? "zh-Hans" : lang, role: "alert" });
    place.dataset.failed = "";
  }
  document.documentElement.dataset.failed = ""; // what would do nothing is not shown
}
