//! Clocks (002 §14) as plain state: time comes in as an argument, in milliseconds.

use super::{Move, Rules};
use crate::board::{Color, Seat, parse_digits};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;

/// The largest number that a time control takes.
const LIMIT: usize = 999;

/// How much time a person has: "during a certain time both players have to make a certain number of
/// moves" (14.1), or so much for the game and a little more with every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// `30/50`: so many minutes for so many moves, and again for the next ones. What is left over
    /// stays.
    Moves {
        /// Minutes of a period.
        minutes: usize,
        /// Moves of a period.
        moves: usize,
    },
    /// `10+5`: so many minutes, and so many seconds more for each move.
    Increment {
        /// Minutes at the start.
        minutes: usize,
        /// Seconds for each move.
        seconds: usize,
    },
}

impl TimeControl {
    /// Reads `MINUTES/MOVES` or `MINUTES+SECONDS`, as [`write`](Self::write) writes them: nobody
    /// begins without a minute, and no number is above 999.
    pub fn parse(text: &str) -> Option<Self> {
        let (minutes, per) = text.split_once(['/', '+'])?;
        let (minutes, per) = (parse_digits(minutes)?, parse_digits(per)?);
        let (least, control) = if text.contains('+') {
            (0, Self::Increment { minutes, seconds: per })
        } else {
            (1, Self::Moves { minutes, moves: per })
        };
        let sane = (1..=LIMIT).contains(&minutes) && (least..=LIMIT).contains(&per);
        if sane && control.write() == text { Some(control) } else { None }
    }

    /// Reads what somebody typed: with blanks around it, and minutes alone for the whole game.
    pub fn typed(text: &str) -> Option<Self> {
        let text = text.trim_ascii();
        Self::parse(text).or_else(|| Self::parse(&format!("{text}+0")))
    }

    /// The time control as a word.
    pub fn write(self) -> String {
        let (minutes, mark, per) = match self {
            Self::Moves { minutes, moves } => (minutes, "/", moves),
            Self::Increment { minutes, seconds } => (minutes, "+", seconds),
        };
        minutes.to_string() + mark + &per.to_string()
    }

    const fn at_the_start(self) -> u64 {
        let (Self::Moves { minutes, .. } | Self::Increment { minutes, .. }) = self;
        minutes as u64 * MINUTE
    }
}

/// The two clocks of one game. A clock belongs to a person and stays with him when the colours are
/// exchanged; at most one of them runs.
///
/// ```
/// use goishi::board::{Point, Seat};
/// use goishi::rules::clock::{Clocks, TimeControl};
/// use goishi::rules::{Move, Rules, catalog::RuleSet};
/// let before = "rin".parse::<RuleSet>().unwrap().start();
/// let mut clocks = Clocks::new(TimeControl::parse("10+5").unwrap(), 0);
/// let mut after = before.clone();
/// after.play(Move::Stone(Point::new(7, 7))).unwrap();
/// clocks.ply(&*before, Move::Stone(Point::new(7, 7)), &*after, 60_000);
/// assert_eq!(clocks.running(), Some(Seat::Second));
/// assert_eq!(clocks.write(61_000), "10+5 545000 599000 1 0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    /// What each person had left at `since`; nothing once the flag is down, for good.
    left: [u64; 2],
    /// The moves of each colour.
    made: [usize; 2],
    running: Option<Seat>,
    since: u64,
}

impl Clocks {
    /// "At the time when the game begins Black's clock will be started" (14.3).
    pub const fn new(control: TimeControl, now: u64) -> Self {
        let left = [control.at_the_start(); 2];
        Self { control, left, made: [0; 2], running: Some(Seat::First), since: now }
    }

    /// How time is given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock runs; nobody's in a pause and when the game is over.
    pub const fn running(&self) -> Option<Seat> {
        self.running
    }

    /// The milliseconds that `seat` has left.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let runs = self.running == Some(seat);
        let passed = if runs { now.saturating_sub(self.since) } else { 0 };
        self.left[seat as usize].saturating_sub(passed)
    }

    /// Whether the flag ("clapper", 9.6) of `seat` is down. It stays down: no later move makes good
    /// that "the stipulated number of moves" were not made "within the stipulated time" (9.4).
    pub fn flag_down(&self, seat: Seat, now: u64) -> bool {
        self.left(seat, now) == 0
    }

    /// How many moves `color` is still to make until time is given anew (14.1), if it is given for a number of moves.
    pub const fn moves_to_go(&self, color: Color) -> Option<usize> {
        match self.control {
            TimeControl::Moves { moves, .. } => Some(moves - self.made[color as usize] % moves),
            TimeControl::Increment { .. } => None,
        }
    }

    /// "The clocks must be stopped till the matter is solved" (14.6).
    pub fn pause(&mut self, now: u64) {
        self.run(None, now);
    }

    /// The clock of the person to move in `game` runs.
    pub fn resume(&mut self, game: &dyn Rules, now: u64) {
        self.run(game.to_move(), now);
    }

    fn run(&mut self, seat: Option<Seat>, now: u64) {
        self.left = Seat::ALL.map(|seat| self.left(seat, now));
        self.running = seat;
        self.since = now;
    }

    /// `mv` was played at `now` and led from `before` to `after`. The stone itself stops the clock
    /// of who made the move and starts that of who is to move then (14.3); the move counts as made
    /// when the clock has stopped (14.4), so a flag that fell before is not lifted by it.
    /// In a pause only a move makes a clock run again; a word such as a failed claim does not.
    pub fn ply(&mut self, before: &dyn Rules, mv: Move, after: &dyn Rules, now: u64) {
        let mover = Mover::of(before, mv);
        let pauses = self.running.is_none() && mover.is_none();
        self.run(if pauses { None } else { after.to_move() }, now);
        if let Some(mover) = mover {
            self.made[mover.color as usize] = self.made[mover.color as usize].saturating_add(1);
            let (seat, time) = self.reward(&mover);
            let left = &mut self.left[seat as usize];
            *left = if *left > 0 { left.saturating_add(time) } else { 0 };
        }
    }

    /// `mv` is taken back to `before`, and with it what it was rewarded with.
    pub fn take_back(&mut self, before: &dyn Rules, mv: Move) {
        if let Some(mover) = Mover::of(before, mv) {
            let (seat, time) = self.reward(&mover);
            let left = &mut self.left[seat as usize];
            *left = if *left > 0 { left.saturating_sub(time).max(1) } else { 0 };
            self.made[mover.color as usize] = self.made[mover.color as usize].saturating_sub(1);
        }
    }

    /// Who gets how much time for the move counted last. An increment is for who made the move. A
    /// period counts the moves of a colour, whoever puts its stones in the opening, and is renewed for
    /// its owner.
    fn reward(&self, mover: &Mover) -> (Seat, u64) {
        match self.control {
            TimeControl::Increment { seconds, .. } => (mover.maker, seconds as u64 * SECOND),
            TimeControl::Moves { minutes, moves } => {
                let renewed = self.made[mover.color as usize].is_multiple_of(moves);
                (mover.owner, if renewed { minutes as u64 * MINUTE } else { 0 })
            }
        }
    }

    /// Where a referee watches the clocks (14.9): the end of the game once the flag of the running
    /// clock is down. To be asked before a move is taken.
    pub fn fallen(&self, game: &dyn Rules, now: u64) -> Option<Move> {
        let seat = self.running?;
        if self.flag_down(seat, now) { Some(Move::Time(Some(game.color_of(seat)))) } else { None }
    }

    /// Where players claim: what the claim of `by` comes to. A draw when both flags are down (10.4);
    /// nothing when his own is (9.6); a proved win when his opponent's is (9.4); else the board is
    /// looked at.
    pub fn claim(&self, game: &dyn Rules, by: Color, now: u64) -> Option<Move> {
        let down = |color| self.flag_down(game.seat_of(color), now);
        match (down(by), down(by.other())) {
            (true, true) => Some(Move::TimeBoth),
            (true, false) => None,
            (false, true) => Some(Move::Time(Some(by.other()))),
            (false, false) => Some(Move::Claim(by)),
        }
    }

    /// The clocks as they stand, in words: the time control, what the first and the second person
    /// have left, and the counted moves of Black and White.
    pub fn write(&self, now: u64) -> String {
        let mut text = self.control.write();
        let [first, second] =
            Seat::ALL.map(|seat| self.left(seat, now).min(u32::MAX.into()) as usize);
        for number in [first, second, self.made[0], self.made[1]] {
            text += " ";
            text += &number.to_string();
        }
        text
    }

    /// Reads what [`write`](Self::write) wrote. The clocks stand still until they are
    /// [resumed](Self::resume).
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_ascii_whitespace();
        let control = TimeControl::parse(words.next()?)?;
        let mut number = || parse_digits(words.next()?);
        let left = [number()? as u64, number()? as u64];
        let made = [number()?, number()?];
        let clocks = Self { control, left, made, running: None, since: 0 };
        if words.next().is_none() { Some(clocks) } else { None }
    }
}

/// Who makes a move, of which colour, and who plays that colour.
struct Mover {
    maker: Seat,
    color: Color,
    owner: Seat,
}

impl Mover {
    /// "A move consists of either the putting of a stone" or of a pass (§5); nobody makes any other
    /// ply. Black's proposal is his fifth move (12.7), so White's pick among its stones is none; neither is a
    /// choice of colours or a declaration.
    fn of(before: &dyn Rules, mv: Move) -> Option<Self> {
        let is_move = match mv {
            Move::Stone(_) => !before.phase().asks_for_pick(),
            _ => {
                matches!(mv, Move::StoneOffer(_) | Move::Pass | Move::PassOffer | Move::Propose(_))
            }
        };
        let color = before.color_to_move().filter(|_| is_move)?;
        Some(Self { maker: before.to_move()?, color, owner: before.seat_of(color) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_read_back() {
        for text in ["30/50", "1/1", "999/999", "10+5", "1+0", "999+999"] {
            assert_eq!(TimeControl::parse(text).unwrap().write(), text);
        }
        for text in
            ["", "30", "/", "+", "30/", "/50", "0/5", "0+5", "5/0", "1000/5", "5/1000", "5+1000"]
        {
            assert_eq!(TimeControl::parse(text), None, "{text}");
        }
        for text in ["05/5", "5/05", "5/5/5", "5/5+5", "5+5/5", " 5/5", "5 / 5", "-5/5", "5+-5"] {
            assert_eq!(TimeControl::parse(text), None, "{text}");
        }
    }

    #[test]
    fn minutes_alone_are_typed_for_a_whole_game() {
        let typed = |text| TimeControl::typed(text).map(TimeControl::write);
        for (text, control) in
            [("5", "5+0"), (" 999 ", "999+0"), (" 10+5", "10+5"), ("30/20 ", "30/20")]
        {
            assert_eq!(typed(text).as_deref(), Some(control), "{text}");
        }
        for text in ["", " ", "0", "1000", "05", "5+", "5/", "+", "-5", "5 5", "5+3+0", "١٠"] {
            assert_eq!(typed(text), None, "{text}");
        }
    }

    #[test]
    fn clocks_read_back_and_stand_still() {
        let clocks = Clocks::new(TimeControl::Moves { minutes: 30, moves: 50 }, 5 * SECOND);
        assert_eq!(clocks.write(15 * SECOND), "30/50 1790000 1800000 0 0");
        let saved = Clocks::parse("30/50 1790000 0 49 48").unwrap();
        assert_eq!(saved.running(), None);
        assert_eq!(saved.write(999 * MINUTE), "30/50 1790000 0 49 48");
        for text in ["", "30/50", "30/50 1 1", "30/50 1 1 1", "30/50 1 1 1 1 1", "30/50 1 -1 1 1"] {
            assert_eq!(Clocks::parse(text), None, "{text}");
        }
    }

    #[test]
    fn time_runs_down_to_nothing_and_never_up() {
        let mut clocks = Clocks::new(TimeControl::Increment { minutes: 1, seconds: 0 }, MINUTE);
        assert_eq!(clocks.left(Seat::First, 0), MINUTE, "a watch set back");
        assert_eq!(clocks.left(Seat::First, 2 * MINUTE - 1), 1);
        assert!(clocks.flag_down(Seat::First, 2 * MINUTE));
        assert_eq!(clocks.left(Seat::Second, u64::MAX), MINUTE);
        clocks.pause(u64::MAX);
        assert!(clocks.flag_down(Seat::First, u64::MAX), "a fallen flag stays down");
    }
    /// Who has less left than the increment he got keeps the least there is: taking back fells no flag.
    #[test]
    fn taking_a_move_back_fells_no_flag() {
        let mut game = crate::rules::renju::Renju::new(crate::rules::renju::Variant::Pritchard);
        let (start, mv) = (game.clone(), Move::Stone(crate::board::Point::new(7, 7)));
        game.play_unchecked(mv);
        let mut clocks = Clocks::new(TimeControl::Increment { minutes: 1, seconds: 30 }, 0);
        clocks.ply(&start, mv, &game, 55 * SECOND);
        assert_eq!(clocks.left(Seat::First, 55 * SECOND), 35 * SECOND);
        let mut early = clocks;
        early.take_back(&start, mv);
        assert_eq!(early.left(Seat::First, 55 * SECOND), 5 * SECOND);
        let mut late = Clocks::parse("1+30 15000 60000 1 0").unwrap();
        late.take_back(&start, mv);
        assert_eq!(late.left(Seat::First, 0), 1);
        assert!(!late.flag_down(Seat::First, 0));
        let mut fallen = Clocks::parse("1+30 0 60000 1 0").unwrap();
        fallen.take_back(&start, mv);
        assert!(fallen.flag_down(Seat::First, 0), "and lifts none");
    }
}
