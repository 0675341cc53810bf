/** A file that was packed by scripts/bundle.mjs, gzipped and in base64, as an answer of the network. */
export function unpack(text: string): Response {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}
