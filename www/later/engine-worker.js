// Asks the worker of the computer players, one question at a time. A worker that dies or falls silent is replaced, and
// nothing that it says is believed before it is looked at.
import { asset } from "./asset.js";

/** So long after its time a worker may still be busy; then it is taken for dead. */
const SPARE_MS = 5000;
/** So long a line may take to bring it all. */
const LOAD_MS = 60_000;
/** So often a question is put. */
const TRIES = 2;

let loading;
let worker;
let asked = 0;
/** The question that waits for its answer. */
let current;
/** Those of other boards that wait for their turn. */
const waiting = [];

/** The compiled program and the address of the worker's script. Kept, so that another worker needs no connection. */
function load() {
  loading ??= Promise.all([fetched("engine.wasm").then(compiled), fetched("worker.js").then(address)]).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const fetched = (name) => asset(`engine/${name}`, AbortSignal.timeout(LOAD_MS));
const compiled = async (answer) => WebAssembly.compile(await answer.arrayBuffer());
const address = async (answer) => URL.createObjectURL(new Blob([await answer.text()], { type: "text/javascript" }));

/**
 * The answer to `question`, which is for the worker to read (its `words` may be a promise), after about `ms`; "" if it was stopped. `check` makes of what
 * the worker says what is wanted, or nothing if it makes no sense. `hear` gets what it tells on the way and says whether
 * that makes sense; with `renews` the time runs anew then. `best` is an answer for the case that no other comes. No answer is
 * given before `least` ms. A question takes the place of an earlier one of the same `owner`; several boards on a page wait
 * for each other.
 */
export function ask(question, { owner, ms, least = 0, check, hear = () => true, renews = false, best = () => undefined }) {
  stop(owner);
  return new Promise((resolve, reject) => {
    const from = performance.now() + least;
    waiting.push({ id: ++asked, owner, question, ms, from, check, hear, renews, best, resolve, reject, tries: 0 });
    next();
  });
}

function next() {
  if (current || !waiting.length) return;
  current = waiting.shift();
  put(current);
}

async function put(asking) {
  try {
    const [module, script, words] = await Promise.all([...(await load()), asking.question.words]);
    if (asking !== current) return;
    asking.tries++;
    worker ??= start(module, script);
    wait(asking);
    worker.postMessage({ id: asking.id, ...asking.question, words });
  } catch (error) {
    settle(asking, () => asking.reject(error));
  }
}

function start(module, script) {
  const started = new Worker(script);
  const fails = (event) => {
    event.preventDefault();
    if (started === worker) fail();
  };
  started.onmessage = ({ data }) => started === worker && take(data);
  started.onerror = started.onmessageerror = fails;
  started.postMessage({ module });
  return started;
}

/** Takes the worker for dead if nothing is heard of it for too long. */
function wait(asking) {
  clearTimeout(asking.timer);
  asking.timer = setTimeout(() => asking === current && fall(asking), asking.ms + SPARE_MS);
}

/** What the worker says: a part of the answer, the answer, or why there is none. */
function take(said) {
  const asking = current;
  if (!asking || asking.given || asking.id !== said?.id) return;
  if (typeof said.fault === "string") {
    settle(asking, () => asking.reject(new Error(said.fault)));
  } else if ("answer" in said) {
    const answer = asking.check(said.answer);
    if (answer === undefined) fail();
    else give(asking, answer);
  } else if (!asking.hear(said)) {
    fail();
  } else if (asking.renews) {
    wait(asking);
  }
}

/** Gives the answer when it is time for it. */
function give(asking, answer) {
  asking.given = true;
  clearTimeout(asking.timer);
  const rest = asking.from - performance.now();
  if (rest <= 0) return settle(asking, () => asking.resolve(answer));
  asking.timer = setTimeout(() => settle(asking, () => asking.resolve(answer)), rest);
}

/** The worker is silent: what it told before it was so is as good as an answer. */
function fall(asking) {
  const best = asking.best();
  if (best === undefined) return fail();
  dismiss();
  give(asking, best);
}

/** The worker is dead: another one is asked, once. */
function fail() {
  dismiss();
  const asking = current;
  if (!asking || asking.given) return;
  clearTimeout(asking.timer);
  const best = asking.best();
  if (asking.tries < TRIES) put(asking);
  else if (best !== undefined) give(asking, best);
  else settle(asking, () => asking.reject(new Error("the computer player does not answer")));
}

function dismiss() {
  worker?.terminate();
  worker = undefined;
}

function settle(asking, how) {
  clearTimeout(asking.timer);
  if (asking !== current) return;
  current = undefined;
  how();
  next();
}

/** Ends the thinking for this owner at once; who waits for it gets "". */
export function stop(owner) {
  const early = waiting.findIndex((asking) => asking.owner === owner);
  if (early >= 0) waiting.splice(early, 1)[0].resolve("");
  const asking = current;
  if (!asking || asking.owner !== owner) return;
  dismiss();
  settle(asking, () => asking.resolve(""));
}
