// custom-elements.json and goishi.d.ts list exactly what the element has.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { breakBoards, tag, withBoards } from "../support/element.mjs";
import { dist, inRepo } from "../support/page.mjs";

const source = (path) => readFileSync(inRepo(path), "utf8");
const read = (name) => readFileSync(join(dist, name), "utf8");
const manifest = JSON.parse(read("custom-elements.json"));
const [declaration] = manifest.modules[0].declarations;
const names = (list) => list.map(({ name }) => name).sort();
const BOARD = '<goishi-board rules="rin:size=8" moves="3,3 4,4" interactive controls="full"></goishi-board>';

/** What the class has: properties, and methods that are not the browser's to call. */
const members = (page) =>
  page.evaluate(() => {
    const { prototype, observedAttributes } = customElements.get("goishi-board");
    const all = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(
      ([name]) => !/^constructor$|Callback$/.test(name),
    );
    return {
      fields: all
        .filter(([, { get }]) => get)
        .map(([name]) => name)
        .sort(),
      methods: all
        .filter(([, { value }]) => value)
        .map(([name]) => name)
        .sort(),
      attributes: [...observedAttributes].sort(),
    };
  });

test("the manifest has the version, the tag and the exports that tools look for", () => {
  assert.equal(manifest.schemaVersion, "1.0.0");
  assert.deepEqual([declaration.kind, declaration.customElement, declaration.tagName], ["class", true, "goishi-board"]);
  const kinds = manifest.modules[0].exports.map(({ kind, name }) => `${kind} ${name}`);
  assert.deepEqual(kinds, ["js GoishiBoard", "custom-element-definition goishi-board"]);
  assert.match(read(manifest.modules[0].path), /GoishiBoard/);
});

test("the manifest and the types list every attribute, property and method of the class, and no other", async () => {
  const has = await members(await withBoards(BOARD));
  assert.deepEqual(names(declaration.attributes), has.attributes);
  assert.deepEqual(names(declaration.members.filter(({ kind }) => kind === "field")), has.fields);
  assert.deepEqual(names(declaration.members.filter(({ kind }) => kind === "method")), has.methods);
  const [, body] = read("goishi.d.ts").match(/class GoishiBoard extends HTMLElement \{(.*?)^\}/ms);
  const fields = [...body.matchAll(/^ {2}(?:readonly|get) (\w+)(?::|\(\):)/gm)].map(([, name]) => name).sort();
  const methods = [...body.matchAll(/^ {2}(\w+)\(/gm)]
    .map(([, name]) => name)
    .filter((name) => !name.endsWith("EventListener"))
    .sort();
  assert.deepEqual([fields, methods], [has.fields, has.methods]);
});

/** Keeps the names of all events that boards dispatch. */
function keepNames() {
  window.dispatched = new Set();
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (this.localName === "goishi-board") window.dispatched.add(event.type);
    return dispatchEvent.call(this, event);
  };
}

test("both list every event that a board tells, and no other", async () => {
  const problem = tag(
    "problem",
    "goishi 1 gomoku; setup: black g8 h8 i8 j8; white h9; black to play; problem: win; k8 (k9 [?])",
  );
  const page = await withBoards(BOARD.replace("<goishi-board", '<goishi-board ai="white"') + problem, {
    init: keepNames,
  });
  const dispatched = await page.evaluate(async () => {
    board.stop();
    board.setAttribute("ai", "off");
    await null; // it has looked at it by then
    board.resign();
    board.setAttribute("theme", "pink");
    await null;
    await board.load("h8");
    await boards[1].ready;
    boards[1].play("k9");
    boards[1].undo();
    boards[1].play("k8");
    return [...window.dispatched].sort();
  });
  assert.deepEqual(names(declaration.events), dispatched);
  const types = read("goishi.d.ts").match(/GoishiBoardEventMap \{(.*?)^\}/ms)[1];
  assert.deepEqual([...types.matchAll(/^ {2}(\w+): CustomEvent/gm)].map(([, name]) => name).sort(), dispatched);
});

test("every colour that the scripts name is listed, and no other", () => {
  const texts = source("www/board.css") + source("src/web/element/host.rs");
  const colors = new Set(texts.match(/--goishi-[a-z-]+/g).filter((name) => !name.endsWith("-")));
  assert.deepEqual(names(declaration.cssProperties), [...colors].sort());
});

test("every part that is there is listed, and no other", async () => {
  const game = tag('controls="full" interactive', "goishi 1 rin:size=8\n\n3,3 (4,4) 5,5");
  const page = await withBoards(game + tag('rules="rin:size=8"'));
  await breakBoards(page);
  const parts = await page.evaluate(async () => {
    boards[1].setAttribute("theme", "dark");
    await null; // a sentence stands in its place by then
    return [
      ...new Set(
        boards.flatMap((board) =>
          [...board.shadowRoot.querySelectorAll("[part]")].flatMap((element) => [...element.part]),
        ),
      ),
    ].sort();
  });
  assert.deepEqual(names(declaration.cssParts), parts);
});

/** The sources of the element, in one text. */
function elementSources() {
  const handle = readdirSync(inRepo("src/web/element")).map((name) => `src/web/element/${name}`);
  const files = [...handle, "src/web/element.rs", "src/web/pictures.rs", "www/element.ts", "www/classic.ts"];
  return files.map(source).join("\n");
}

/** What an error is made with that a method throws. */
const THROWN = /\b(?:coded|CodedError)\(\s*"([a-z-]+)"/g;

/** Every word that the element's sources give an error for its code. */
function codesInSources() {
  const given = [THROWN, /code: "([a-z-]+)"/g];
  const texts = elementSources();
  const [, troubles] = source("www/trouble.ts").match(/SENTENCES = \{(.*?)^\}/ms);
  const [, told] = source("src/app/event.rs").match(/^impl ErrorCode \{(.*?)^\}/ms);
  const found = [
    ...given.flatMap((way) => [...texts.matchAll(way)]),
    ...troubles.matchAll(/^ {2}"?([a-z-]+)"?:/gm),
    ...told.matchAll(/=> "([a-z-]+)"/g),
  ];
  return [...new Set(found.map(([, code]) => code))].sort();
}

/** The codes that a type lists. */
const listed = (name) =>
  [
    ...read("goishi.d.ts")
      .match(new RegExp(`type ${name} =([^;]*);`))[1]
      .matchAll(/"([a-z-]+)"/g),
  ].map(([, code]) => code);

test("every code that the types give the errors of methods is given to one", () => {
  const thrown = new Set(Array.from(elementSources().matchAll(THROWN), ([, code]) => code));
  for (const code of listed("ErrorCode")) assert.ok(thrown.has(code), code);
});

test("the types and the reference list every code that an error can have, and no other", () => {
  const codes = [...new Set([...listed("TroubleCode"), ...listed("ErrorCode")])].sort();
  assert.deepEqual(codes, codesInSources());
  const section = readFileSync(inRepo("docs/element.md"), "utf8");
  const [, table] = section.match(/^\| code \|.*?\n\|[-|]+\n(.*?)\n\n/ms);
  const told = table
    .split("\n")
    .flatMap((row) => [...row.split("|")[1].matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));
  assert.deepEqual(told.sort(), codes);
});
