// The worker of the computer players: it gets the compiled program first and then one question after the other,
// and thinks. scripts/build puts this behind the glue of wasm-bindgen, into one classic script.
let engine;

/** How each kind of question is answered; `tell` sends a part of the answer ahead. */
const KINDS = {
  move({ text, ply, level, ms, seed, losing }, tell) {
    engine.open(text, ply);
    return engine.move(level, ms, seed, losing, (told) => tell({ told }));
  },
  hint({ text, ply, ms, lang, words }, tell) {
    engine.open(text, ply);
    const { sentence, share, shares, title, tokens, names, lines, each } = engine.hint(ms, lang, words, (told) => tell({ told }));
    return { sentence, share, shares, title, tokens, names, lines, each: [...each] };
  },
  speed({ text, ply, nodes }) {
    engine.open(text, ply);
    return engine.speed(nodes);
  },
  review({ text, lang, words }, tell) {
    const review = new wasm_bindgen.Review(text);
    for (let share = 0; share < 1; tell({ share })) share = review.step(engine);
    const { sentence, graph, title, shares, labels, marks } = review.report(lang, words);
    return { sentence, graph, title, shares: [...shares], labels, marks: [...marks] };
  },
};

function begin(module) {
  wasm_bindgen.initSync({ module });
  engine = new wasm_bindgen.Engine();
}

/** What is thrown here ends the worker as far as the page is concerned, which looks for another one. */
function answer({ id, kind, ...order }) {
  const tell = (part) => postMessage({ id, ...part });
  try {
    tell({ answer: KINDS[kind](order, tell) });
  } catch (error) {
    // The program's own words; everything else is a fault of the program.
    if (error.constructor !== Error) throw error;
    tell({ fault: error.message });
  }
}

onmessage = ({ data }) => (data.module ? begin(data.module) : answer(data));
