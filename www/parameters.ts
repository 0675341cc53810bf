// The names of the board's attributes, which are parameters of the frame's address too. src/app/parameters/table.rs says what each is for; a test
// holds these lists equal to it.

/** Attributes of the element alone. */
const OF_ELEMENT = ["src", "loading"];
/** What is on the board, and who plays. */
const GAME = ["rules", "record", "setup", "moves", "problem", "ply", "side", "ai", "level", "interactive"];
/** How the board looks and behaves: the page around a frame may set these at any time. */
// biome-ignore format: one line, which a test reads
export const VIEW = ["theme", "bg", "region", "from", "to", "caption", "coords", "numbers", "marks", "controls", "confirm", "sound", "lang"];
/** What the frame's link to the page carries on. */
export const CARRIED = ["side", "ai", "level", "theme", "coords", "numbers", "confirm", "lang"];

export const OF_FRAME = [...GAME, ...VIEW];
export const ATTRIBUTES = [...OF_FRAME, ...OF_ELEMENT];
