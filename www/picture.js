// Pictures to take away. scripts/build puts this file beside the part of the program that makes them.
import init, { Movie, paint, svg } from "./goishi_extras.js";

/**
 * A picture as a Blob: "svg" or "png" of the position after `ply` moves of a record text, "gif" of the whole game.
 *
 * `look` is like "side=720 theme=paper numbers=on coords=off", all as usual if it is empty; `onProgress(done, all)`
 * hears of every position of a GIF, which ends with the signal's reason when `signal` is aborted; `title` describes
 * an SVG to those who do not see it, in English if there is none. What cannot be drawn is an Error that says why.
 */
export async function picture(kind, text, ply, look, onProgress, signal, title) {
  await init();
  signal?.throwIfAborted();
  look += kind === "gif" ? " side=480" : " side=960"; // the first side counts
  const canvas = document.createElement("canvas");
  switch (kind) {
    case "svg":
      return new Blob([svg(text, ply, look, title)], { type: "image/svg+xml" });
    case "png":
      paint(canvas, text, ply, look);
      return png(canvas);
    case "gif":
      return gif(canvas, text, look, onProgress, signal);
    default:
      throw new Error("there is no such kind of picture");
  }
}

async function png(canvas) {
  const blob = await new Promise((done) => canvas.toBlob(done));
  if (!blob) throw Object.assign(new Error("the browser has no room for this picture"), { code: "failed" });
  return blob;
}

/** Between two positions the page goes on. */
async function gif(canvas, text, look, onProgress, signal) {
  canvas.getContext("2d", { willReadFrequently: true });
  const movie = new Movie(canvas, text, look);
  try {
    const all = movie.length;
    for (let done = 1; done <= all; done++) {
      movie.step();
      onProgress?.(done, all);
      await new Promise((next) => setTimeout(next));
      signal?.throwIfAborted();
    }
  } catch (error) {
    movie.free();
    throw error;
  }
  return new Blob([movie.finish()], { type: "image/gif" });
}
