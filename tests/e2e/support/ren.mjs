// Positions of Ren to begin with.

/** Black's stone on g5 makes four in a row. */
export const FOUR = "d5 a1 e5 a3 f5 a5 g5";

/** Black's stone on e5 captures e6, puts the niban there and makes four in a row. */
export const NIBAI = "e7 e6 d6 d5 f6 f5 e8 e4 e5";

/** Black's stone on e5 captures e6 and does no more. */
export const CAPTURE = "e7 e6 d6 a1 f6 a3 e5";

/** The document's example of rui: four stones, the last three on weak ones, so that White's are safe. */
export const CHAIN = "e7 e10 f7 e9 d6 c8 e6 d8 d5 e8 d4 a7 pass b7 pass c7 pass d7 pass a6 pass b6 pass c6 f6 e7 d7 d6";

/** On the small board: White is behind and makes nine in a box. */
export const NINE = "h1 a8 g1 b8 f1 c8 e1 a7 e3 c7 g3 a6 e5 b6 g5 c6 h8 b7";

/** The event of the first game of a match of two, and of the second after such a score. */
export const FIRST = "match of two, game 1";
export const second = (score) => `match of two, game 2 after ${score}`;
