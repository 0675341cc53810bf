// The properties of <goishi-board> that reflect its attributes, so that frameworks may set the one or the other.
import { ATTRIBUTES } from "./parameters";

/** Attributes that are switched on or off, and what holds without them. */
const SWITCHES: Record<string, boolean> = {
  coords: true,
  numbers: false,
  marks: true,
  sound: false,
  interactive: false,
};
/** `record`, `moves` and `ply` tell of the game when they are read, and `lang` every element has. */
const OTHERS = ["record", "moves", "ply", "lang"];

/** What an attribute says for a value that frameworks give: true and false switch it, lists have blanks between their words. */
export function attributeText(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Sets an attribute as frameworks mean it: null and undefined take it away. */
export function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, attributeText(value));
}

/** Whether a switch is on. src/app/parameters.rs reads the same words. */
function isOn(element: Element, name: string): boolean {
  const value = element.getAttribute(name)?.trim();
  if (value === "off" || value === "false") return false;
  return ["", "on", "true", name].includes(value ?? "none") || SWITCHES[name] === true;
}

/** The setter of a property that is an attribute. */
export const setterOf = (name: string) =>
  function (this: Element, value: unknown): void {
    setAttribute(this, name, value);
  };

/** Gives the elements of a class a property for each attribute. */
export function reflectAttributes(prototype: Element): void {
  for (const name of ATTRIBUTES.filter((each) => !OTHERS.includes(each))) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return name in SWITCHES ? isOn(this, name) : (this.getAttribute(name) ?? "");
      },
      set: setterOf(name),
    });
  }
}
