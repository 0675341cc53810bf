// The program as files beside this script: its glue, its wasm, and what it fetches later.
import { namesHere } from "../engines";
import type { Program } from "../program";
import { fromElsewhere, trouble } from "../trouble";

/** The names of the program's files in this build; scripts/bundle.mjs puts them here. */
declare const PROGRAM: string;
declare const WASM: string;
/** The names that this build gives to files, by their paths. */
declare const NAMES: Record<string, string>;

const beside = (name: string): string => new URL(name, import.meta.url).href;

/** The directives of the page's policy that have kept files of ours from loading. */
const blocked = new Map<string, string>();
globalThis.document?.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
  blocked.set(blockedURI, effectiveDirective);
});

/** Why a file did not load, as far as a page can know. */
async function why(name: string, error: unknown): Promise<Error> {
  if (location.protocol === "file:") return trouble("file", error);
  await new Promise((done) => setTimeout(done)); // the browser tells of its policy after the failure
  const address = beside(name);
  const { origin } = new URL(address);
  const directive = blocked.get(address);
  if (directive)
    return trouble("not-loaded", error, `This page's content security policy lacks ${origin} in ${directive}.`);
  const reason = `${address} did not load (${error instanceof Error ? error.message : error}).`;
  return trouble("not-loaded", error, `${reason}${fromElsewhere(address)}`);
}

/** The wasm of the program. */
export async function wasm(): Promise<Response> {
  try {
    const answer = await fetch(beside(WASM));
    if (!answer.ok) throw new TypeError(`${answer.status} ${answer.statusText}`);
    return answer;
  } catch (error) {
    throw await why(WASM, error);
  }
}

/** The glue of the program. */
export async function glue(): Promise<Program> {
  try {
    return await import(beside(PROGRAM));
  } catch (error) {
    throw await why(PROGRAM, error);
  }
}

/** Tells the program, which runs now, where its other files are. */
export function tellFiles(program: Program): void {
  program.nameFiles(namesHere(NAMES));
  program.prepare(beside("."));
}
