// The computer player: what it plays, what it advises, and what it says of a whole game. It thinks in a worker.
import * as thinker from "./engine-worker.js";
import { adviceIn, hide, mark, reportIn, showAdvice, showProgress, showReport, style } from "./engine-view.js";
import { load } from "./words.js";

export { hide, mark };

/** Counts what ends a question: another one, or that none is wanted any more. */
let ended = 0;

/** Ends the thinking at once; who waits for it gets "". */
export function stop() {
  ended++;
  thinker.stop();
}

function ask(question, order) {
  ended++;
  return thinker.ask(question, order);
}

/** So soon nobody plays who is to be seen playing. */
const LEAST_MS = 300;
/** So long a worker may look at one position of a game. */
const STEP_MS = 200;

const isToken = (word) => typeof word === "string" && /^[a-z0-9,:/=]{1,20}$/.test(word);

/** Something that keeps the best move so far, and hands it on. */
function listener(told) {
  let best;
  const hear = (said) => {
    if (!isToken(said.told)) return false;
    told?.((best = said.told));
    return true;
  };
  return { hear, best: () => best };
}

/** The words of a language; the program itself speaks English. */
const words = (lang) => (lang === "en" ? "" : load(lang).catch(() => ""));

/**
 * The move of a computer player after `ply` moves of a record text, and ` losing` behind it where it sees no hope; "" if
 * it was stopped. `losing` says for how many moves that has been so, `resigns` whether it may give up. `told` hears
 * what it would play so far. Boards that share the worker each name an `owner`.
 */
export function move(text, ply, level, ms, seed, losing, resigns, told, owner) {
  const check = (said) => (typeof said === "string" && isToken(said.replace(/ losing$/, "")) ? said : undefined);
  const question = { kind: "move", text, ply, level, ms, seed, losing: resigns ? losing : undefined };
  return ask(question, { owner, ms, least: LEAST_MS, check, ...listener(told) });
}

/** Shows that `wish` is thought about, asks, and shows the answer; "" if it was stopped, however late. */
async function shown(wish, question, order, put) {
  const progress = showProgress(document.getElementById(wish)?.textContent ?? wish);
  const answering = ask(question, order(progress));
  const mine = ended;
  try {
    const [answer] = await Promise.all([answering, style()]);
    if (answer === "" || ended !== mine) return "";
    put(answer);
    return answer;
  } finally {
    if (progress.isConnected) hide();
  }
}

const hintQuestion = (text, ply, ms, lang) => ({ kind: "hint", text, ply, ms, lang, words: words(lang) });
const asAdvice = (said) => adviceIn(said, isToken);

/** The best moves after `ply` moves of a record text for the board `owner`, which shows them itself; "" if it was stopped. */
export function advise(text, ply, ms, lang, owner) {
  return ask(hintQuestion(text, ply, ms, lang), { owner, ms, hear: listener().hear, check: asAdvice });
}

/**
 * Shows the best moves after `ply` moves of a record text, in the language `lang`. Answers with lines: how it stands,
 * and the moves; "" if it was stopped. `told` hears what the best would be so far.
 */
export async function hint(text, ply, ms, lang, told) {
  const { hear } = listener(told);
  const order = () => ({ ms, hear, check: asAdvice });
  const advice = await shown("hint", hintQuestion(text, ply, ms, lang), order, showAdvice);
  return advice && [advice.sentence, ...advice.tokens].join("\n");
}

/** Shows how the game of a record text went, and its faults; how many there were, or "" if it was stopped. */
export async function review(text, lang, told) {
  const question = { kind: "review", text, lang, words: words(lang) };
  const order = (progress) => {
    const hear = (said) => {
      if (!(said.share >= 0 && said.share <= 1)) return false;
      progress.value = said.share;
      told?.(said.share);
      return true;
    };
    return { ms: STEP_MS, hear, renews: true, check: reportIn };
  };
  const report = await shown("review", question, order, showReport);
  return report && report.sentence;
}

/**
 * Answers a question of the page: a line `WISH PLY MS LANGUAGE LEVEL LOSING`, as `Effect::Think` says, and below it the
 * record text.
 */
export function answer(question, told) {
  const end = question.indexOf("\n");
  const [wish, ply, ms, lang, level, losing] = question.slice(0, end).split(" ");
  const text = question.slice(end + 1);
  style(); // also for what shows that it thinks
  if (wish === "hint") return hint(text, Number(ply), Number(ms), lang, told);
  if (wish === "review") return review(text, lang);
  return move(text, Number(ply), Number(level), Number(ms), Date.now(), Number(losing) || 0, losing !== "-", told);
}
