// Rin in a few lines, written from its rules alone, so that the tests know what the page must
// show without asking the program they test.

const other = { black: 'white', white: 'black' };

/** Stone `k` is Black's if floor((k + 1) / 2) is even: B WW BB WW... */
const colorOf = (k) => (Math.floor((k + 1) / 2) % 2 === 0 ? 'black' : 'white');

/** All points of a board with those beside them; the safe ones have fewer than four. */
function boardOf(size) {
  const inside = ([row, col]) => row >= 0 && col >= 0 && row < size && col < size;
  const beside = ([row, col]) => [[row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]].filter(inside);
  const points = Array.from({ length: size ** 2 }, (_, id) => [Math.floor(id / size), id % size]);
  return new Map(points.map((point) => [String(point), beside(point).map(String)]));
}
const BOARDS = new Map([8, 12, 16].map((size) => [size, boardOf(size)]));

export class Rin {
  constructor(size = 16) {
    Object.assign(this, { size, beside: BOARDS.get(size), stones: new Map(), k: 0, last: null, filled: [], killed: [] });
  }

  get over() {
    return this.stones.size === this.size ** 2;
  }

  get toMove() {
    return this.over ? null : colorOf(this.k);
  }

  /** Stones due in this turn. */
  get left() {
    return this.over ? 0 : 1 + (this.k % 2);
  }

  get score() {
    const count = (color) => [...this.stones.values()].filter((stone) => stone === color).length;
    return { black: count('black'), white: count('white') };
  }

  get empty() {
    return this.points().filter((at) => !this.stones.has(at));
  }

  points() {
    return [...this.beside.keys()];
  }

  /** The stones as the native tool draws them. */
  draw() {
    const rows = this.points().map((at) => ({ black: 'x', white: 'o' })[this.stones.get(at)] ?? '.').join('');
    return rows.match(new RegExp(`.{${this.size}}`, 'g')).join('/');
  }

  /** Puts the next stone on a point such as `3,12`, and fills what it enclosed. */
  play(at) {
    if (this.stones.has(at)) throw new Error(`${at} is occupied`);
    const color = this.toMove;
    this.stones.set(at, color);
    this.last = at;
    this.filled = this.enclosedBy(color);
    this.killed = this.filled.filter((inside) => this.stones.get(inside) === other[color]);
    for (const inside of this.filled) this.stones.set(inside, color);
    this.k += 1;
    return this;
  }

  /** All that reaches no edge point by steps along the lines over points without a stone of `color`. */
  enclosedBy(color) {
    const open = (at) => this.stones.get(at) !== color;
    const free = new Set();
    for (const [at, beside] of this.beside) if (beside.length < 4 && open(at)) free.add(at);
    for (const at of free) for (const next of this.beside.get(at)) if (open(next)) free.add(next);
    return this.points().filter((at) => open(at) && !free.has(at)).sort();
  }
}

/** The position after these moves. */
export function replay(size, moves) {
  const game = new Rin(size);
  for (const at of moves) game.play(at);
  return game;
}

/** Numbers from 0 to 1 that look like chance and are the same in every run. */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A text with a few letters changed, added, doubled or lost. */
export function spoil(text, random) {
  const any = (n) => Math.floor(random() * n);
  const letters = [...'09,;()~{}#.%=:abhpzPRSW \n\0é環'];
  let spoilt = [...text];
  for (let i = any(4); i >= 0; i--) {
    const at = any(spoilt.length + 1);
    const more = random() < 0.2 ? spoilt.slice(at, at + any(12)) : random() < 0.7 ? [letters[any(letters.length)]] : [];
    spoilt.splice(at, any(3), ...more);
  }
  return (random() < 0.2 ? spoilt.slice(0, any(spoilt.length)) : spoilt).join('');
}

/** The first game of random stones, played to its end, that is as wanted. */
export function randomGame(size, wanted = () => true) {
  for (let seed = 1; seed < 2000; seed++) {
    const random = chance(seed);
    const game = new Rin(size);
    const moves = [];
    for (let fills = (game.fills = 0); !game.over; fills += game.filled.length) {
      moves.push(game.empty[Math.floor(random() * game.empty.length)]);
      game.play(moves.at(-1));
      game.fills = fills + game.filled.length;
    }
    if (wanted(game)) return moves;
  }
  throw new Error('no such game was found');
}

/** The address's fragment that opens a game after `ply` of its moves. */
export function linkTo(size, moves, ply = moves.length) {
  const letters = (at) => at.split(',').map((line) => String.fromCharCode(97 + Number(line))).reverse().join('');
  return `#1;${size === 16 ? 'rin' : `rin:size=${size}`};${moves.map(letters).join('')};${ply}`;
}
