// Calls `name` of a script in later/, which is loaded when it is first wanted; the one file has all of them.
export function later(script, name, ...order) {
  const part = globalThis.goishiPart?.(script) ?? import(new URL(`later/${script}.js`, document.baseURI).href);
  return part.then((loaded) => loaded[name](...order));
}
