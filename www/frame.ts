// A board in a frame of somebody else's page: the address says what is on it, and messages to and from that page what happens.
// docs/frame.md describes them. What comes from outside is looked at field by field, and does nothing if one is wrong.
import type { GoishiBoard } from "./goishi";
import { CARRIED, OF_FRAME, VIEW } from "./parameters";
import { CodedError } from "./trouble";

/** The version of the messages. */
const GOISHI = 1;
/** How long the parts of a message may be. */
const LONGEST = { word: 200, record: 1 << 20, id: 64 };
/** So many complaints a second are told; a page that sends more knows already. */
const COMPLAINTS = 10;
/** Longer lists of moves than this are not sent: proposals of two stones, of which there are tens of thousands. */
const MOST_MOVES = 1000;
/** The board never gets smaller, in pixels or as a share of the frame, even if one has to scroll then. */
const SMALLEST = { side: 160, ofWidth: 0.7, ofHeight: 0.6 };

type Fields = Record<string, unknown>;

/** An element of this page, which has it. */
function need<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

const board = need<GoishiBoard>("goishi-board");
const link = need<HTMLAnchorElement>("#open");
const main = need<HTMLElement>("main");
const isFramed = parent !== window;

/**
 * Who hears what happens here: the page that has asked for the frame, as far as the browser says which that was. If it does
 * not, everybody who frames us: they have chosen the game, and nothing else is told.
 */
const audience = originOf(document.referrer);

function originOf(page: string): string {
  const origin = URL.canParse(page) ? new URL(page).origin : "null";
  return origin === "null" ? "*" : origin;
}

function tell(type: string, fields: object, origin = audience): void {
  if (isFramed) parent.postMessage({ goishi: GOISHI, type, ...fields }, origin);
}

let isReady = false;
let complaints = 0;
let since = 0;

function complain(fields: object, origin = audience): void {
  const now = performance.now();
  if (now - since > 1000) [complaints, since] = [0, now];
  if (complaints++ < COMPLAINTS) tell("error", fields, origin);
}

const isText = (longest: number) => (value: unknown) => typeof value === "string" && value.length <= longest;
const isWord = isText(LONGEST.word);
const isPly = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e6;
const isId = (value: unknown) => Number.isSafeInteger(value) || isText(LONGEST.id)(value);

interface Order {
  /** The fields that belong to it. */
  fields: Record<string, (value: unknown) => boolean>;
  run(fields: Fields): unknown;
}

/** What the page around may set at any time. */
const SETTABLE = [...VIEW, "ply", "level"];

/** What the page around may ask for. */
const ORDERS: Record<string, Order> = {
  goto: { fields: { ply: isPly }, run: ({ ply }) => board.goTo(Number(ply)) },
  play: { fields: { move: isWord }, run: ({ move }) => board.play(String(move)) },
  load: { fields: { record: isText(LONGEST.record) }, run: ({ record }) => board.load(String(record)) },
  undo: { fields: {}, run: () => board.undo() },
  redo: { fields: {}, run: () => board.redo() },
  reset: { fields: {}, run: () => board.reset() },
  hint: { fields: {}, run: () => board.hint() },
  stop: { fields: {}, run: () => board.stop() },
  set: { fields: Object.fromEntries(SETTABLE.map((name) => [name, isWord])), run: set },
  get: { fields: {}, run: () => state() },
};

/** Sets what is right; what the board leaves out stays as it was. */
async function set(fields: Fields): Promise<void> {
  const before = new Map(Object.keys(fields).map((name) => [name, board.getAttribute(name)]));
  const faults: { name?: string; message: string }[] = [];
  const note = (event: Event): void => {
    event.stopImmediatePropagation();
    faults.push((event as CustomEvent).detail);
  };
  board.addEventListener("error", note, { capture: true });
  for (const name of before.keys()) board.setAttribute(name, String(fields[name]));
  await null; // the board has looked at them by then
  board.removeEventListener("error", note, { capture: true });
  for (const { name = "" } of faults) put(name, before.get(name));
  dress();
  lead();
  if (faults.length) throw new CodedError("bad-parameter", faults.map(({ message }) => message).join(" "));
}

function put(name: string, value: string | null | undefined): void {
  if (value === null || value === undefined) board.removeAttribute(name);
  else board.setAttribute(name, value);
}

function state(): object {
  const { record, moves, ply, turn, result, legalMoves, forbidden, score, busy } = board;
  const sent = legalMoves.length > MOST_MOVES ? null : legalMoves;
  return { record, moves, ply, turn, result, legalMoves: sent, forbidden, score, busy };
}

/** The order in a message, if everything in it is as it should be. */
function checked({ goishi, type, id, ...fields }: Fields): () => unknown {
  if (goishi !== GOISHI) throw new CodedError("bad-version", `this frame speaks version ${GOISHI}`);
  if (id !== undefined && !isId(id)) throw new CodedError("bad-field", "id is a short text or a whole number");
  const order = typeof type === "string" && Object.hasOwn(ORDERS, type) ? ORDERS[type] : undefined;
  if (!order) throw new CodedError("bad-type", `type is one of ${Object.keys(ORDERS).join(", ")}`);
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(order.fields, name)) throw new CodedError("bad-field", `${type} has no field ${excerpt(name)}`);
  }
  for (const [name, isRight] of Object.entries(order.fields)) {
    const isMissing = type === "set" && !Object.hasOwn(fields, name);
    if (!isMissing && !isRight(fields[name])) {
      throw new CodedError("bad-field", `${type}: ${name} is missing, too long or of the wrong kind`);
    }
  }
  return () => order.run(fields);
}

const excerpt = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Messages without our mark are somebody else's. */
const isOurs = (data: unknown): data is Fields =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "goishi");

async function hear({ source, origin, data }: MessageEvent): Promise<void> {
  if (source !== parent || !isOurs(data)) return;
  const from = origin === "null" ? "*" : origin;
  const id = isId(data["id"]) ? { id: data["id"] } : {};
  try {
    const order = checked(data);
    if (!isReady) throw new CodedError("not-ready", "wait for the message ready");
    const answer = await order();
    if (data["type"] === "get") tell("state", { ...(answer as object), ...id }, from);
    else if ("id" in id) tell("done", { answer: answer ?? null, ...id }, from);
  } catch (error) {
    const { code = "failed", message } = error as CodedError;
    complain({ code, message, ...id }, from);
  }
}

/** The parameters of the address become attributes; of two with the same name the first one counts. */
function takeParameters(): Set<string> {
  const unknown = new Set<string>();
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!OF_FRAME.includes(name)) unknown.add(name);
    else if (!board.hasAttribute(name)) board.setAttribute(name, value);
  }
  return unknown;
}

/** The ground of the frame is light or dark as the board is. */
function dress(): void {
  const schemes: Record<string, string> = { dark: "dark", wood: "light", paper: "light", contrast: "light" };
  document.documentElement.style.colorScheme = schemes[board.getAttribute("theme") ?? ""] ?? "light dark";
}

/** The link leads to the same game on the page. */
function lead(): void {
  const { record, moves, ply } = board;
  // A game with names, comments, variations or a position goes as a whole.
  const [, rules] = record.match(/^goishi 1 (\S+)\n((black|white): computer \d\n)*\n[^({[]*$/) ?? [];
  const query = new URLSearchParams(rules ? { rules } : { record });
  if (rules && moves.length) query.set("moves", moves.join(" "));
  if (ply < moves.length) query.set("ply", String(ply));
  for (const name of CARRIED) {
    const value = board.getAttribute(name);
    if (value !== null) query.set(name, value);
  }
  link.href = `./?${query}`;
}

let wanted = 0;

/** The board fills the frame. The page around hears how high the frame would have to be for a board as wide as it. */
function fit(): void {
  const part = board.shadowRoot?.querySelector("[part~=board]");
  if (!part) return;
  const beside = main.getBoundingClientRect().height - part.getBoundingClientRect().height;
  const least = Math.min(SMALLEST.ofWidth * innerWidth, SMALLEST.ofHeight * innerHeight);
  const side = Math.floor(Math.max(SMALLEST.side, least, innerHeight - beside));
  main.style.setProperty("--side", `${side}px`);
  const height = Math.ceil(innerWidth + beside);
  if (height === wanted) return;
  wanted = height;
  tell("resize", { height });
}

let spoken = "en";

/** What the board is called, and the word below it, are in its language. */
async function speak({ lang, ariaLabel }: HTMLElement): Promise<void> {
  document.title = ariaLabel ?? "Goishi";
  document.documentElement.lang = lang;
  const code = lang.split("-")[0] ?? "en";
  if (code === spoken) return;
  spoken = code;
  const words = await fetch(`words/${code}.txt`).then(
    (file) => file.text(),
    () => "",
  );
  if (code !== spoken) return; // the language has changed again meanwhile
  const name = words.match(/^OpenInGoishi: (.*)$/m)?.[1];
  if (name) link.textContent = name;
  else spoken = ""; // it is asked for again when the board speaks the next time
}

function watch(): void {
  const root = board.shadowRoot?.querySelector<HTMLElement>("[part~=root]");
  if (!root) return;
  const follow = (): unknown => speak(root).catch(() => {}); // then it stays English
  new MutationObserver(follow).observe(root, { attributeFilter: ["lang", "aria-label"] });
  follow();
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(board);
  addEventListener("resize", fit);
  fit();
}

function start(unknown: Set<string>): void {
  isReady = true;
  watch();
  lead();
  tell("ready", state());
  for (const name of unknown) {
    complain({ code: "bad-parameter", name: excerpt(name), message: `there is no parameter ${excerpt(name)}` });
  }
}

const unknown = takeParameters();
document.documentElement.lang = navigator.language; // the board speaks as the page around it does
dress();
for (const type of ["move", "positionchange", "gameover", "attempt", "failed", "solved", "remark"]) {
  board.addEventListener(type, (event) => tell(type, (event as CustomEvent).detail));
}
board.addEventListener("error", ({ detail }) => complain(detail));
board.addEventListener("positionchange", lead);
if (isFramed) addEventListener("message", hear);

customElements
  .whenDefined("goishi-board")
  .then(() => board.ready)
  .then(
    () => start(unknown),
    () => {}, // the board says in its place why it cannot be there, and the error was told
  );
