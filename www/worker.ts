// The worker of the computer players. It gets the compiled program first, and then one question after the other; both
// sides know the questions and answers from src/ai/protocol.rs. scripts/bundle.mjs makes one classic script of this.
import { Engine, initSync } from "goishi-engine";

/** The compiled program, a question, or a measurement for scripts/engine-speed. */
type Order = { module: WebAssembly.Module } | { id: number; question: unknown } | { record: string; nodes: number };

let engine: Engine | undefined;

/** Whatever is thrown here ends the worker as far as the page is concerned, which starts another one. */
function take(order: Order): void {
  if ("module" in order) {
    initSync({ module: order.module });
    engine = new Engine();
  } else if ("question" in order) {
    engine?.answer(order, (reply) => postMessage(reply));
  } else {
    postMessage(engine?.speed(order.record, order.nodes));
  }
}

self.onmessage = ({ data }: MessageEvent<Order>) => take(data);
