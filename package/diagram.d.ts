// Diagrams of records as SVG texts.
import type { Switch } from "./goishi.js";

/** How a diagram looks: attributes of the element, and its width. */
export interface DiagramOptions {
  /** Pixels on a side, 64 to 4096; 480 if it is not said. */
  width?: number | string;
  /** How many moves are shown; all if it is not said. */
  ply?: number | string;
  /** The part of the board that is seen: `e5-k11`. */
  region?: string;
  /** The first stone that has its number. */
  from?: number | string;
  /** The last stone that has its number. */
  to?: number | string;
  theme?: "auto" | "wood" | "paper" | "dark" | "contrast";
  /** What the board is made of: `wood`, `none`, or a colour such as `#efe3c8`. */
  bg?: string;
  coords?: Switch;
  numbers?: Switch;
  /** Whether forbidden points, the last move and the square of the opening are marked. */
  marks?: Switch;
  /** What the picture shows, for those who do not see it. */
  caption?: string;
}

/** The diagram of a record text. It is the same as that of `goishi diagram`. Rejected with an error that says what is wrong. */
export declare function toSVG(record: string, options?: DiagramOptions): Promise<string>;
