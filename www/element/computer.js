// The computer player for boards: one worker for all of them, loaded when one of them first asks.
let worker;

async function load() {
  const [engine, asked] = await Promise.all([import("../later/engine.js"), import("../later/engine-worker.js")]);
  worker = asked;
  return engine;
}

/**
 * Answers a question of the board `owner`: a line `WISH PLY MS LANGUAGE LEVEL LOSING` and below it the record text. The answer
 * is a text for the program, "" if the question `isOver` meanwhile; `told` hears the best move so far, `advised` gets the
 * advice where that was asked for.
 */
export async function answer(owner, question, { isOver, told, advised }) {
  const end = question.indexOf("\n");
  const [wish, ply, ms, lang, level, losing] = question.slice(0, end).split(" ");
  const text = question.slice(end + 1);
  const { move, advise } = await load();
  if (isOver()) return "";
  if (wish === "move") {
    return move(text, Number(ply), Number(level), Number(ms), Date.now(), Number(losing) || 0, losing !== "-", told, owner);
  }
  const advice = await advise(text, Number(ply), Number(ms), lang, owner);
  if (!advice || isOver()) return "";
  advised(advice);
  return [advice.sentence, ...advice.tokens].join("\n");
}

/** Ends at once what this board has asked; what still waits to be asked hears it from `isOver`. */
export const stop = (owner) => worker?.stop(owner);
