// What the workers of our programs have in common. A worker gets its compiled program first, and then one request after the
// other; both sides know requests and replies from src/ai/protocol.rs and src/app/files.rs.

import { ofThisBuild } from "./build";

/** A program at work. */
export interface Service {
  answer(request: unknown, post: (reply: unknown) => void): void;
  /** A measurement, for scripts/engine-speed. */
  speed?(record: string, nodes: number): number;
}

/** The compiled program, a request, or a measurement. */
type Order = { module: WebAssembly.Module } | { id: number; question: unknown } | { record: string; nodes: number };

/** Waits for orders. `start` starts the program. Whatever is thrown here ends the worker as far as the page is concerned, which starts another one. */
export function serve(start: (module: WebAssembly.Module) => Service): void {
  let service: Service | undefined;
  self.onmessage = ({ data }: MessageEvent<Order>) => {
    if ("module" in data) service = start(ofThisBuild(data.module));
    else if ("question" in data) service?.answer(data, (reply) => postMessage(reply));
    else postMessage(service?.speed?.(data.record, data.nodes));
  };
}
