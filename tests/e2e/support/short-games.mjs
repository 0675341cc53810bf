// A short whole game of every rule set, and the sentence that ends it: few enough moves that a test can make each of them
// by hand. What stands on the board after each move is asked of the
// library of rules.
//
// How they were made:
// - Renju: of the judged games (tests/data/renju_games.jsonl.gz, today_games.jsonl.gz) and of tests/playthroughs those that are
//   short, end by themselves and make something of their opening: draws offered and refused, colours swapped, numbers of fifths
//   declared and so many proposed, two stones added, claims, a foul that loses.
// - Ren: the first nine moves capture a stone, put a niban and score a four. From there, random moves beside stones of one's
//   own and on weak stones, thousands of times; of the games that replace several weak stones in succession, as many as the
//   limit allows where both pass in the end, the shortest. The two that end by nine in a box were made by hand.
// - Rin: a stone on the edge is never enclosed, so that a whole game has at least all of the edge in it. Each player builds a
//   wall right across the board, Black above and White below, on two diagonals (16×16) or on two rows (12×12), and then half
//   of the edge; both rings close near the end, and kill what stands inside. 8×8 is the playthrough, with small rings.

/** By the id of a rule set: the last sentence, in the notation of words.mjs, and the moves. */
export const SHORT_GAMES = {
  "renju-classical": ["WonBy White ByFive", "h8 i8 j8 i9 i7 k9 i10 j9 f7 h9 g9 l9"],
  "renju-rif": ["WonBy White ByDoubleThree", "h8 h9 i8= swap a1= k11/g5 k11 a3= refuse j9 pass j10= a7 j8"],
  "renju-rif:referee=players": [
    "WonBy Black ByFive",
    "h8 h9 i8 stay a1 k11/g5 k11 a3 claim:white j9 a5 j10= claim:black a7 j8 a9 claim:white k8 a11 l8 pass claim:black",
  ],
  "renju-classical-swap": ["WonBy Black ByFive", "h8 i8 g9 swap m15 e8/n7 n7 k6 f10 j7 e11 l5 d12"],
  "renju-pritchard": ["WonBy Black ByFive", "h8 f7 e8 h7 i7 i8 e7 d5 e6 f4 e9 e5 e10"],
  "renju-free": ["WonBy White ByFive", "h8 i9 d11 o1 n9 n2 k7 k5 k13 m3 o9 l4"],
  "renju-taraguchi10": [
    "WonBy Black ByFive",
    `h8 stay h7 swap h10 stay j8 k12/f11/i11/j10/d9/d8/i7/i6/h5/g4 h5 k6 h9 h11 i8 g8 g10 j7 f11 e12 f10 i10 e10 d10 g12
    h13 f12 f13 f9 d9 f8`,
  ],
  "renju-tarannikov": [
    "WonBy Black ByFive",
    `h8 stay h7 swap h10 stay e10 stay g11 stay l11 i9= j8 f12 e13 g7 f6 pass j10 i11 h9 j12 k13 g9 i7 h11 j11 f8`,
  ],
  "renju-soosyrv8": [
    "WonBy Black ByFive",
    "h8 i9 f10 stay l12 fifths:5 swap e15/i11/o5/g1/m1 i11 k5 g9 i7 e11 d12 h10 i8 f8 i6 e7",
  ],
  "renju-yamaguchi": [
    "WonBy Black ByFive",
    `h8 h9 h10 fifths:12 swap g2 k12/d10/e10/j10/d9/i9/k9/l9/h6/i6/j5/l4 i9 e12 g7 f6 j10 k11 i10 k10 g10 pass f10`,
  ],
  gomoku: ["WonBy Black ByFive", "m4 m3 n3 n2 o2 l5 l4 o1 n4 n5 k4 j4 o4"],
  "gomoku-standard": ["WonBy Black ByFive", "i9 h9 i8 a10 j7 i10 h10 g8 f7 j11 k12 g11 j8 k7 k6 k8 l5 f9 m4"],
  "gomoku-swap2": [
    "WonBy White ByFive",
    `f5 j8 i11 more h5 k11 swap j9 j11 l11 h11 g11 k10 j7 j10 j6 j5 i6 k8 g4 f3 k9 l12 i9 m13 n14 h9 l9 m9 k6 h6 h10 k7
    f12`,
  ],
  ren: ["DrawnByScore Counts 2 2 ByPasses", "e7 e6 d6 d5 f6 f5 e8 e4 e5 f4 c7 d4 d8 c4 d5 e5 f4 pass pass"],
  "ren:rui=5": [
    "WonBy White ByNine",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 d6 j10 i1 j8 i3 j6 g3 a10 g1 a8 h1 a6 g2 a4 i2 a2 h3 c10 h2",
  ],
  "ren:lead=6": [
    "WonByScore Black Counts 7 1 ByLead",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 d6 f8 d4 e9 d3 e4 e5 g7 c4 f7 f6 f9",
  ],
  "ren:rui=5,lead=6": [
    "WonByScore Black Counts 8 2 ByLead",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 d4 f8 e3 d7 f4 d1 c4 d5 e5 e4 c5 f7",
  ],
  "ren:size=8": [
    "WonBy White ByNine",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 d6 h8 a1 h6 c1 h4 a3 h2 c3 f8 b1 g1 a2 g3 c2 f1 b3 c8 b2",
  ],
  "ren:size=8,rui=5": [
    "WonByScore Black Counts 4 2 ByPasses",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 f6 f7 g4 g7 g5 h8 h3 g6 d4 h7 g6 f6 g7 g6 f7 pass pass",
  ],
  "ren:size=8,lead=6": [
    "WonByScore Black Counts 8 1 ByLead",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 f6 d8 f4 d7 e6 c8 f7 e6 d6 c7",
  ],
  "ren:size=8,rui=5,lead=6": [
    "WonByScore Black Counts 7 1 ByLead",
    "e7 e6 d6 d5 f6 f5 e8 e4 e5 d6 f7 f6 g8 c6 g7 c4 h7 f4 h6 c7 g6 g7 h5 g4 f8 f7 f6 e6 g5",
  ],
  rin: [
    "WonByCount Black Counts 135 121",
    `10,9 3,3 4,6 12,12 1,14 5,5 2,14 2,13 3,12 3,13 4,12 4,11 5,10 5,11 6,10 6,9 7,8 7,9 8,8 8,7 9,6 9,7 10,6
    10,5 11,4 11,5 12,4 12,3 13,2 13,3 14,2 14,1 14,0 15,1 15,2 13,0 12,0 15,3 15,4 11,0 10,0 15,5 15,6 9,0 8,0
    15,7 15,8 7,0 6,0 15,9 15,10 5,0 4,0 15,11 15,12 3,0 2,0 15,13 15,14 1,0 0,0 15,15 14,15 0,1 0,2 13,15 12,15
    0,3 0,4 11,15 10,15 0,5 0,6 9,15 8,15 0,7 0,8 7,15 6,15 0,9 0,10 5,15 4,15 0,11 0,12 3,15 2,15 0,13 0,14
    1,15 0,15 15,0`,
  ],
  "rin:size=12": [
    "DrawnAt Counts 72 72",
    `9,8 3,3 4,2 5,10 5,9 6,10 6,9 5,8 5,7 6,8 6,7 5,6 5,5 6,6 6,5 5,4 5,3 6,4 6,3 5,2 5,1 6,2 6,1 5,0 4,0 6,0
    7,0 3,0 2,0 8,0 9,0 1,0 0,0 10,0 11,0 0,1 0,2 11,1 11,2 0,3 0,4 11,3 11,4 0,5 0,6 11,5 11,6 0,7 0,8 11,7
    11,8 0,9 0,10 11,9 11,10 0,11 1,11 11,11 10,11 2,11 3,11 9,11 8,11 4,11 5,11 7,11 6,11`,
  ],
  "rin:size=8": [
    "DrawnAt Counts 32 32",
    `0,5 7,5 7,4 1,2 0,4 7,3 6,5 1,5 2,4 5,6 5,5 2,3 2,5 4,7 5,7 4,5 1,6 3,7 4,4 3,5 5,4 4,3 6,3 1,4 2,1 7,2 3,4
    0,1 3,6 6,7 7,6 0,7 0,6 6,2 2,6 5,3 1,0 1,7 0,2 2,7 3,1 5,1 3,2 0,0 1,3 6,4 5,2 0,3 4,6 6,0 7,1 3,0 4,2 5,0
    4,0 3,3 4,1 7,0 7,7 2,0`,
  ],
};
