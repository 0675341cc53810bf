// Starts the page. Where that fails, a sentence in the board's place says why, and what to do.

import { namesHere } from "./engines";
import { offerInstall } from "./install";
import { keepOffline, repairOffline } from "./offline";
import { explainFailure } from "./plain-words";

/** The names that this build gives to files, by their paths; scripts/bundle.mjs puts them here. */
declare const NAMES: Record<string, string>;

/** What the glue of wasm-bindgen exports. */
interface Program {
  default(options: { module_or_path: string }): Promise<unknown>;
  nameFiles(names: Record<string, string>): void;
  startPage(): void;
}

const addressOf = (link: string): string => document.querySelector<HTMLLinkElement>(`link[rel="${link}"]`)?.href ?? "";

async function start(): Promise<void> {
  const program: Program = await import(addressOf("modulepreload"));
  await program.default({ module_or_path: addressOf("preload") });
  program.nameFiles(namesHere(NAMES));
  program.startPage();
}

offerInstall();
start().then(
  () => {
    dispatchEvent(new Event("goishi-started"));
    return keepOffline();
  },
  async (error: unknown) => {
    explainFailure(error);
    await repairOffline(); // what was kept may be what is broken
  },
);
