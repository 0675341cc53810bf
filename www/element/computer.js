// The computer player for boards: one worker for all of them, loaded when one of them first asks.
const load = () => import("../later/engine.js");
const loadWorker = () => import("../later/engine-worker.js");

/**
 * Answers a question of the board `owner`: a line `WISH PLY MS LANGUAGE LEVEL LOSING` and below it the record text. The answer
 * is a text for the program; `told` hears the best move so far, `advised` gets the advice where that was asked for.
 */
export async function answer(owner, question, told, advised) {
  const end = question.indexOf("\n");
  const [wish, ply, ms, lang, level, losing] = question.slice(0, end).split(" ");
  const text = question.slice(end + 1);
  const { move, advise } = await load();
  if (wish === "move") {
    return move(text, Number(ply), Number(level), Number(ms), Date.now(), Number(losing) || 0, losing !== "-", told, owner);
  }
  const advice = await advise(text, Number(ply), Number(ms), lang, owner);
  if (!advice) return "";
  advised(advice);
  return [advice.sentence, ...advice.tokens].join("\n");
}

/** Ends what this board has asked; who has never asked has nothing to end. */
export async function stop(owner) {
  (await loadWorker()).stop(owner);
}
