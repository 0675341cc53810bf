// There are two programs of the computer players: one uses SIMD, the other is for browsers without it, which cannot even read the
// first. Both judge alike.

const FAST = "engine/";
const PLAIN = "engine-plain/";

/** A program with one function, which returns a vector: browsers without SIMD call it invalid. */
const VECTOR = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // a wasm file
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // one type: from nothing to a vector
  ...[0x03, 0x02, 0x01, 0x00], // one function of that type
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // i32.const 0, i8x16.splat
);

const hasSimd = (): boolean => typeof WebAssembly === "object" && WebAssembly.validate(VECTOR);

/** Whether this browser may ever want the file of the build with this path. */
export const isForUs = (path: string): boolean => !path.startsWith(hasSimd() ? PLAIN : FAST);

/** The names that a build gives to files, by the paths under which programs ask for them in this browser. */
export function namesHere(names: Record<string, string>): Record<string, string> {
  if (hasSimd()) return names;
  const plain = Object.entries(names).filter(([path]) => path.startsWith(PLAIN));
  return { ...names, ...Object.fromEntries(plain.map(([path, name]) => [path.replace(PLAIN, FAST), name])) };
}
