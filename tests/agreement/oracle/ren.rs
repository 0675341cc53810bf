//! A second, deliberately naive judge of Ren, written from the specification alone: after every
//! stone it looks for captures, atari and groups all over the board. It shares no code with the engine.

use std::fmt;

/// A game: the board row by row, `.`, `x` or `o`, and all that the rules remember.
#[derive(Clone, Debug)]
pub struct NaiveRen {
    pub size: usize,
    /// How many replacements in succession there may be.
    pub limit: usize,
    /// The lead that wins at once, in the variant that has one.
    pub lead: Option<usize>,
    pub cells: Vec<char>,
    pub to_move: char,
    /// Black's and White's points.
    pub score: [usize; 2],
    pub weak: Vec<usize>,
    /// Replacements in succession.
    pub rui: usize,
    pub passes: usize,
    /// What the last ply did.
    pub captured: Vec<usize>,
    pub niban: Option<usize>,
    pub replaced: Option<usize>,
    pub groups: Vec<Group>,
    pub end: Option<End>,
}

/// A scored group: what it is, and its cells from the top left to the bottom right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group {
    pub kind: Kind,
    pub cells: Vec<usize>,
}

/// The groups that score, and the nine that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Row4,
    Row6,
    Box4,
    Box6,
    Box9,
}

impl Kind {
    fn points(self) -> usize {
        match self {
            Self::Row4 | Self::Box4 => 1,
            Self::Row6 | Self::Box6 => 2,
            Self::Box9 => 10,
        }
    }
}

/// How a game ended, and who has won if somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub by: &'static str,
    pub winner: Option<char>,
}

/// Why there may be no stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Over,
    OwnStone,
    NotWeak,
    LimitReached,
}

impl NaiveRen {
    pub fn new(size: usize, limit: usize, lead: Option<usize>) -> Self {
        Self {
            size,
            limit,
            lead,
            cells: vec!['.'; size * size],
            to_move: 'x',
            score: [0; 2],
            weak: vec![],
            rui: 0,
            passes: 0,
            captured: vec![],
            niban: None,
            replaced: None,
            groups: vec![],
            end: None,
        }
    }

    /// R2 and R3.
    pub fn refusal(&self, at: usize) -> Option<Refusal> {
        match self.cells[at] {
            _ if self.end.is_some() => Some(Refusal::Over),
            '.' => None,
            own if own == self.to_move => Some(Refusal::OwnStone),
            _ if !self.weak.contains(&at) => Some(Refusal::NotWeak),
            _ if self.rui >= self.limit => Some(Refusal::LimitReached),
            _ => None,
        }
    }

    /// The weak stones that may be replaced.
    pub fn replaceable(&self) -> Vec<usize> {
        self.weak.iter().copied().filter(|&at| self.refusal(at).is_none()).collect()
    }

    /// E1.
    pub fn pass(&mut self) {
        self.forget_the_last_ply();
        self.passes += 1;
        self.to_move = other(self.to_move);
        if self.passes == 2 {
            self.end = Some(End { by: "passes", winner: self.leader() });
        }
    }

    /// A stone on `at`, which is not refused (E2 to E10).
    pub fn play(&mut self, at: usize) {
        let own = self.to_move;
        let is_placement = self.cells[at] == '.';
        self.forget_the_last_ply();
        self.passes = 0;
        self.cells[at] = own;
        if is_placement {
            self.rui = 0;
            self.capture(at, own);
        } else {
            self.rui += 1;
            self.replaced = Some(at);
        }
        self.score_groups(at, own);
        self.end = self.end_of_the_game(own);
        self.to_move = other(own);
    }

    fn forget_the_last_ply(&mut self) {
        self.weak.clear();
        self.captured.clear();
        self.niban = None;
        self.replaced = None;
        self.groups.clear();
    }

    /// E3 and E4.
    fn capture(&mut self, at: usize, own: char) {
        let surrounded = self.surrounded(other(own));
        let beside = |i: &usize| self.sides(at).contains(&Some(*i));
        self.captured = surrounded.into_iter().filter(beside).collect();
        for &i in &self.captured {
            self.cells[i] = '.';
        }
        if !self.captured.is_empty() && self.in_atari().contains(&at) {
            assert_eq!(self.captured.len(), 1, "a nibai needs exactly one capture\n{self}");
            self.niban = Some(self.captured[0]);
            self.cells[self.captured[0]] = own;
        }
    }

    /// E5 to E7.
    fn score_groups(&mut self, at: usize, own: char) {
        let player = index(own);
        self.groups = self.all_nines(own);
        self.groups.retain(|group| group.has(Some(at)) || group.has(self.niban));
        if !self.groups.is_empty() {
            if self.score[player] < self.score[1 - player] {
                self.score.swap(0, 1);
            }
            self.score[player] += Kind::Box9.points();
            return; // nothing else is scored, and nothing is weak
        }
        self.groups = self.all_groups(own);
        self.groups.retain(|group| group.has(Some(at)) || group.has(self.niban));
        if !self.groups.is_empty() {
            self.score[player] +=
                self.groups.iter().map(|group| group.kind.points()).sum::<usize>();
            self.weak = (0..self.cells.len())
                .filter(|&i| self.cells[i] == own && self.touch(i, at) && self.niban != Some(i))
                .collect();
        }
    }

    /// E5, E8 and E9.
    fn end_of_the_game(&self, own: char) -> Option<End> {
        let lead = self.score[index(own)].checked_sub(self.score[index(other(own))]);
        if self.groups.iter().any(|group| group.kind == Kind::Box9) {
            Some(End { by: "nine", winner: Some(own) })
        } else if self.lead.is_some_and(|enough| lead >= Some(enough)) {
            Some(End { by: "lead", winner: Some(own) })
        } else if !self.cells.contains(&'.') {
            Some(End { by: "full", winner: self.leader() })
        } else {
            None
        }
    }

    /// Who has more points.
    fn leader(&self) -> Option<char> {
        let [black, white] = self.score;
        if black == white { None } else { Some(if black > white { 'x' } else { 'o' }) }
    }

    /// All stones of `color` with enemy stones or the edge on all four sides.
    pub fn surrounded(&self, color: char) -> Vec<usize> {
        let closed = |i: &usize| self.closed_sides(*i) == 4;
        (0..self.cells.len()).filter(|&i| self.cells[i] == color).filter(closed).collect()
    }

    /// All stones with enemy stones or the edge on three sides, and nothing on the fourth.
    pub fn in_atari(&self) -> Vec<usize> {
        let open = |i: usize| self.sides(i).into_iter().flatten().any(|j| self.cells[j] == '.');
        let stones = (0..self.cells.len()).filter(|&i| self.cells[i] != '.');
        stones.filter(|&i| self.closed_sides(i) == 3 && open(i)).collect()
    }

    /// On how many sides the stone on `i` has an enemy stone or the edge.
    fn closed_sides(&self, i: usize) -> usize {
        let enemy = other(self.cells[i]);
        self.sides(i).iter().filter(|side| side.is_none_or(|j| self.cells[j] == enemy)).count()
    }

    /// The neighbours above, below, left and right; `None` for the edge.
    pub fn sides(&self, i: usize) -> [Option<usize>; 4] {
        let (row, col, n) = (i / self.size, i % self.size, self.size);
        [
            (row > 0).then(|| i - n),
            (row + 1 < n).then(|| i + n),
            (col > 0).then(|| i - 1),
            (col + 1 < n).then(|| i + 1),
        ]
    }

    /// Whether two different cells are beside each other, also diagonally.
    fn touch(&self, i: usize, j: usize) -> bool {
        let rows = (i / self.size).abs_diff(j / self.size);
        let cols = (i % self.size).abs_diff(j % self.size);
        rows.max(cols) == 1
    }

    /// Every group of `own` on the board, nines aside.
    fn all_groups(&self, own: char) -> Vec<Group> {
        let sixes = [self.boxes(own, 2, 3), self.boxes(own, 3, 2)].concat();
        let in_a_six =
            |four: &[usize]| sixes.iter().any(|six| four.iter().all(|i| six.contains(i)));
        let mut fours = self.boxes(own, 2, 2);
        fours.retain(|four| !in_a_six(four));
        let of = |kind, cells| Group { kind, cells };
        let rows = self.rows(own).into_iter().filter_map(|row| match row.len() {
            4 => Some(of(Kind::Row4, row)),
            6 => Some(of(Kind::Row6, row)),
            _ => None,
        });
        let fours = fours.into_iter().map(|four| of(Kind::Box4, four));
        rows.chain(fours).chain(sixes.into_iter().map(|six| of(Kind::Box6, six))).collect()
    }

    fn all_nines(&self, own: char) -> Vec<Group> {
        let nines = self.boxes(own, 3, 3).into_iter();
        nines.map(|cells| Group { kind: Kind::Box9, cells }).collect()
    }

    /// All runs of `own` that cannot be prolonged, across and down.
    pub fn rows(&self, own: char) -> Vec<Vec<usize>> {
        let n = self.size;
        let across = (0..n).map(|row| (0..n).map(|col| row * n + col).collect());
        let down = (0..n).map(|col| (0..n).map(|row| row * n + col).collect());
        let lines: Vec<Vec<usize>> = across.chain(down).collect();
        let runs = lines.iter().flat_map(|line| line.split(|&i| self.cells[i] != own));
        runs.filter(|run| !run.is_empty()).map(<[usize]>::to_vec).collect()
    }

    /// All boxes of so many rows and columns that are `own` throughout.
    fn boxes(&self, own: char, height: usize, width: usize) -> Vec<Vec<usize>> {
        let n = self.size;
        let mut boxes = Vec::new();
        for (top, left) in (0..=n - height).flat_map(|t| (0..=n - width).map(move |l| (t, l))) {
            let row = |row: usize| row * n + left..row * n + left + width;
            let is_own = |i: usize| self.cells[i] == own;
            if (top..top + height).all(|r| row(r).all(is_own)) {
                boxes.push((top..top + height).flat_map(row).collect());
            }
        }
        boxes
    }
}

impl Group {
    fn has(&self, cell: Option<usize>) -> bool {
        cell.is_some_and(|i| self.cells.contains(&i))
    }
}

fn other(color: char) -> char {
    if color == 'x' { 'o' } else { 'x' }
}

/// The place of a colour's points in the score.
pub fn index(color: char) -> usize {
    usize::from(color == 'o')
}

impl fmt::Display for NaiveRen {
    /// The drawn form, rows divided by `/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> =
            self.cells.chunks(self.size).map(|row| row.iter().collect()).collect();
        f.write_str(&rows.join("/"))
    }
}
