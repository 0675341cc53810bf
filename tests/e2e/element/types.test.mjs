// The types of the JavaScript library: what the README shows is well typed, and what is wrong is found before it runs.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";
import { dist } from "../support/page.mjs";
import { snippets } from "../support/readme.mjs";

const OPTIONS = {
  strict: true,
  useUnknownInCatchVariables: false,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const RIGHT = `
import { Game, type ErrorCode, type GameError, type Position, type RuleSetId } from './rules/goishi_rules.js';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const yes = <T extends true>() => {};
const ren = new Game('ren:size=8');
yes<Same<ReturnType<typeof ren.status>['niban'], string | null>>();
const renju = new Game('renju-rif');
yes<Same<ReturnType<typeof renju.play>['offer'], 'black' | 'white' | null | undefined>>();
const rin = new Game('rin');
yes<Same<ReturnType<typeof rin.undo>['left'], number>>();
const some = Game.load('');
yes<Same<ReturnType<typeof some.status>, Position>>();
const position = some.status();
if ('weak' in position) position.rui.toFixed();
yes<Same<ReturnType<typeof some.legalMoves>, string[]>>();
yes<Same<ReturnType<typeof some.check>, string | undefined>>();
yes<Same<ReturnType<typeof some.forbidden>['overline'], string[]>>();
yes<Same<ReturnType<typeof some.record>, string>>();
const codes: Record<ErrorCode, true> = {
  'bad-argument': true, 'bad-rules': true, 'bad-setup': true, 'bad-token': true, illegal: true, 'game-over': true,
  'bad-record': true, freed: true,
};
const told = (error: GameError): [ErrorCode, string?, number?] => [error.code, error.rule, error.line];
const ids: RuleSetId[] = ['renju-free', 'ren:rui=5,lead=6', 'rin:size=12'];
`;

const WRONG = {
  "an unknown rule set": "new Game('chess')",
  "no rule set": "new Game()",
  "a number for a move": "new Game('rin').play(5)",
  "a field of another game": "new Game('renju-free').status().weak",
  "a misspelt phase": "new Game('ren').status().phase === 'colour'",
  "a game that is made by hand": "const game: Game = {}",
};

/** All that is compiled, as if it stood beside the page: texts by the names of their files. */
const TEXTS = new Map([
  [join(dist, "readme.js"), snippets("The JavaScript library", "js")[0]],
  [join(dist, "right.ts"), RIGHT],
  ...Object.entries(WRONG).map(([what, line]) => [
    join(dist, `${what}.ts`),
    `import { Game } from './rules/goishi_rules.js';\n${line};`,
  ]),
]);

/** What the compiler has to say to each file. Once for all: it reads the browser's own types first, which takes it some time. */
const complaints = (() => {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.readFile = (path) => TEXTS.get(path) ?? readFile.call(host, path);
  host.fileExists = (path) => TEXTS.has(path) || fileExists.call(host, path);
  host.getSourceFile = (path, ...rest) =>
    TEXTS.has(path)
      ? ts.createSourceFile(path, TEXTS.get(path), OPTIONS.target)
      : getSourceFile.call(host, path, ...rest);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...TEXTS.keys()], OPTIONS, host));
  const said = found.map((each) => [each.file?.fileName, ts.flattenDiagnosticMessageText(each.messageText, " ")]);
  return (name) => said.filter(([file]) => file === undefined || file === join(dist, name)).map(([, text]) => text);
})();

test("the README's lines are well typed", () => {
  assert.deepEqual(complaints("readme.js"), []);
});

test("a position has the fields of its game, and nothing has any type", () => {
  assert.deepEqual(complaints("right.ts"), []);
});

test("the types themselves are right", () => {
  assert.deepEqual(complaints("rules/goishi_rules.d.ts"), []);
});

for (const what of Object.keys(WRONG)) {
  test(`${what} is found`, () => {
    assert.equal(complaints(`${what}.ts`).length, 1, String(complaints(`${what}.ts`)));
  });
}
