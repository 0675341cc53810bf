// Calls `name` of a script in later/, which is loaded when it is first wanted.
export function later(script, name, ...order) {
  return import(new URL(`later/${script}.js`, document.baseURI).href).then((loaded) => loaded[name](...order));
}
