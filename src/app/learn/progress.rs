//! What somebody has learned so far, as it is kept: a line for each thing.

use super::glicko::Rating;
use super::own::{self, Own};
use crate::board::{parse_digits, sorted};
use crate::record::puzzle::read_id;

/// The names of the games, in small letters.
pub const GAMES: [&str; 3] = ["renju", "ren", "rin"];

/// Days until a problem that was failed comes back: after it was failed, and after it was solved each time.
const INTERVALS: [u64; 5] = [1, 3, 7, 16, 35];

/// What is on the board is told in no more bytes than this.
const MOST_OF_RUN: usize = 120;

/// So many mistakes of one's own games are kept; then the oldest go.
const MOST_OWN: usize = 100;

/// No more lines than this are read.
const MOST_LINES: usize = 5000;

/// What came of a problem at the first try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It was solved without a mistake and without help.
    Solved,
    /// It was not.
    Failed,
}

/// What was learned so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The lessons that are done, by their ids.
    pub lessons: Vec<String>,
    /// The ratings in the games, in the order of [`GAMES`].
    pub ratings: [Rating; 3],
    /// The problems that were solved at the first try, by their ids.
    pub solved: Vec<String>,
    /// The problems that were failed and come back.
    pub due: Vec<Due>,
    /// The mistakes of one's own games among them.
    pub own: Vec<Own>,
    /// The most problems that were solved in succession, and in three minutes.
    pub best: [u32; 2],
    /// The last day whose problem was solved, and the line about it.
    pub today: Option<(u64, String)>,
    /// What is on the board and how far it is, so that a reload leads back there; empty if nothing ever was.
    pub run: String,
}

/// A problem that comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its id.
    pub id: String,
    /// The day, counted from 1970 on.
    pub day: u64,
    /// How often it was solved since it was failed.
    pub times: usize,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            lessons: Vec::new(),
            ratings: [Rating::NEW; 3],
            solved: Vec::new(),
            due: Vec::new(),
            own: Vec::new(),
            best: [0; 2],
            today: None,
            run: String::new(),
        }
    }
}

impl Progress {
    /// A lesson is done.
    pub fn finish(&mut self, lesson: &str) {
        if !self.lessons.iter().any(|done| done == lesson) {
            self.lessons.push(lesson.into());
        }
    }

    /// A problem was tried for the first time on this day.
    pub fn note(&mut self, id: &str, attempt: Attempt, day: u64) {
        let is_solved = attempt == Attempt::Solved;
        let known = self.due.iter().position(|due| due.id == id);
        let times = known.map(|place| self.due.remove(place).times + 1);
        let times = if is_solved { times } else { Some(0) };
        if let Some(&interval) = times.and_then(|times| INTERVALS.get(times)) {
            self.due.push(Due { id: id.into(), day: day + interval, times: times.unwrap_or(0) });
        }
        if own::is_id(id) {
            self.forget_own();
        } else if is_solved && !self.has_solved(id) {
            self.solved.push(id.into());
        }
    }

    /// The mistake of one's own game with this id.
    pub fn own(&self, id: &str) -> Option<&Own> {
        self.own.iter().find(|own| own.id == id)
    }

    /// A mistake of one's own game is kept as long as it comes back; that begins when it is [noted](Self::note) as failed.
    pub fn add_own(&mut self, own: Own) {
        if self.own.len() >= MOST_OWN {
            let oldest = self.own.remove(0);
            self.due.retain(|due| due.id != oldest.id);
        }
        self.own.push(own);
    }

    /// Own mistakes that do not come back any more are learned.
    fn forget_own(&mut self) {
        let due = &self.due;
        self.own.retain(|own| due.iter().any(|due| due.id == own.id));
    }

    /// Whether the problem was ever solved at the first try.
    pub fn has_solved(&self, id: &str) -> bool {
        self.solved.iter().any(|solved| solved == id)
    }

    /// The problems that come back on this day or earlier, the longest overdue first.
    pub fn due_on(&self, day: u64) -> Vec<&str> {
        let due = self.due.iter().filter(|due| due.day <= day);
        sorted(due.map(|due| (due.day, due.id.as_str()))).into_iter().map(|(_, id)| id).collect()
    }

    /// As it is kept.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut add = |words: &[&str]| text += &(words.join(" ") + "\n");
        self.lessons.iter().for_each(|id| add(&["lesson", id]));
        for (game, rating) in GAMES.iter().zip(&self.ratings) {
            let Rating { value, deviation, volatility } = rating;
            let numbers = [value, deviation, volatility].map(|number| format!("{number:.4}"));
            add(&["rating", game, &numbers.join(" ")]);
        }
        self.solved.iter().for_each(|id| add(&["solved", id]));
        for Own { id, text } in &self.own {
            add(&["own", id, text]);
        }
        for Due { id, day, times } in &self.due {
            add(&["due", id, &day.to_string(), &times.to_string()]);
        }
        add(&["best", &self.best[0].to_string(), &self.best[1].to_string()]);
        if let Some((day, line)) = &self.today {
            add(&["today", &day.to_string(), line]);
        }
        if !self.run.is_empty() {
            add(&["run", &self.run]);
        }
        text
    }

    /// What `text` says. Lines that make no sense are left out.
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for line in text.lines().take(MOST_LINES) {
            progress.read_line(line);
        }
        progress.forget_own();
        progress
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_once(' ')?;
        let words: Vec<&str> = rest.split(' ').collect();
        match (kind, &words[..]) {
            ("lesson", &[id]) if is_word(id) => self.finish(id),
            ("solved", &[id]) if read_id(id).is_some() && !self.has_solved(id) => {
                self.solved.push(id.into());
            }
            ("own", &[id, ..]) => {
                let own = Own::new(rest.strip_prefix(id)?.trim_start())?;
                let is_new = own.id == id && self.own(id).is_none() && self.own.len() < MOST_OWN;
                is_new.then(|| self.own.push(own))?;
            }
            ("due", &[id, day, times]) => {
                let is_new = !self.due.iter().any(|due| due.id == id);
                let is_known = read_id(id).is_some() || self.own(id).is_some();
                (is_known && is_new).then_some(())?;
                let (day, times) = (parse_digits(day)? as u64, parse_digits(times)?);
                self.due.push(Due { id: id.into(), day, times: times.min(INTERVALS.len()) });
            }
            ("rating", &[game, value, deviation, volatility]) => {
                let place = GAMES.iter().position(|known| *known == game)?;
                self.ratings[place] = Rating {
                    value: number(value, [100.0, 3500.0])?,
                    deviation: number(deviation, [30.0, 350.0])?,
                    volatility: number(volatility, [0.01, 0.2])?,
                };
            }
            ("best", &[streak, sprint]) => {
                let number = |digits| u32::try_from(parse_digits(digits)?).ok();
                self.best = [number(streak)?, number(sprint)?];
            }
            ("run", _) if rest.len() <= MOST_OF_RUN => self.run = rest.into(),
            ("today", [day, line @ ..]) => {
                self.today = Some((parse_digits(day)? as u64, line.join(" ")));
            }
            _ => return None,
        }
        Some(())
    }

    /// Takes what another window has kept just now. It has heard of all that was kept before, so its word counts for what goes up and down;
    /// what was reached stays, and the run of this window.
    pub fn hear(&mut self, other: &Self) {
        self.ratings = other.ratings;
        self.due.clone_from(&other.due);
        self.own.clone_from(&other.own);
        self.merge(other);
    }

    /// Adds what another device or an earlier time knows: the better of both counts.
    pub fn merge(&mut self, other: &Self) {
        other.lessons.iter().for_each(|id| self.finish(id));
        for id in &other.solved {
            if !self.has_solved(id) {
                self.solved.push(id.clone());
            }
        }
        for due in &other.due {
            if self.due.iter().any(|known| known.id == due.id) {
                continue;
            }
            if let Some(own) = other.own(&due.id) {
                if self.own.len() >= MOST_OWN {
                    continue; // those that are here stay
                }
                self.own.push(own.clone());
            }
            self.due.push(due.clone());
        }
        for (rating, other) in self.ratings.iter_mut().zip(other.ratings) {
            if other.deviation < rating.deviation {
                *rating = other;
            }
        }
        for (best, other) in self.best.iter_mut().zip(other.best) {
            *best = (*best).max(other);
        }
        if other.today.as_ref().map(|(day, _)| day) > self.today.as_ref().map(|(day, _)| day) {
            self.today.clone_from(&other.today);
        }
    }
}

fn is_word(id: &str) -> bool {
    id.len() <= 40 && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

/// A number between these two as it is kept, with four digits behind the point. To read every number that there is would take a table
/// of ten kilobytes.
fn number(text: &str, [low, high]: [f64; 2]) -> Option<f64> {
    let (whole, parts) = text.split_once('.')?;
    let parts: usize = parse_digits(parts).filter(|_| parts.len() == 4)?;
    let number = parse_digits(whole)? as f64 + parts as f64 / 1e4;
    (low..=high).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_kept_and_all_else_is_left_out() {
        let read = |text: &str| number(text, [0.0, 4000.0]);
        for number in [0.0, 0.0001, 0.06, 350.0, 1500.25, 3999.9999, 4000.0] {
            assert_eq!(read(&format!("{number:.4}")), Some(number), "{number}");
        }
        for text in
            ["", ".", "1500", "1500.", ".5000", "1e3.0000", "-1.0000", "1.00000", "4000.0001"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_kept_reads_back() {
        let mut progress = Progress::default();
        progress.finish("renju-five");
        progress.note("renju-0001", Attempt::Solved, 100);
        progress.note("rin-0002", Attempt::Failed, 100);
        progress.ratings[1] = progress.ratings[1].after(1200, Attempt::Solved);
        progress.best = [4, 9];
        progress.today = Some((100, "Goishi 2026-11-17 ■□ 0:42".into()));
        let again = Progress::read(&progress.write());
        assert_eq!(again.write(), progress.write());
        assert_eq!((again.lessons, again.due), (progress.lessons, progress.due));
    }

    #[test]
    fn what_makes_no_sense_is_left_out() {
        let text = "lesson Five!\nsolved go-0001\nrating renju 9 9 9\nrating go 1500 50 0.06\ndue renju-1 x 3\n\
                    best -1 2\nbest\ntoday x y\n\n \nrating rin NaN inf 0.06";
        assert_eq!(Progress::read(text), Progress::default());
    }

    #[test]
    fn what_was_failed_comes_back_at_growing_intervals_until_it_is_known() {
        let mut progress = Progress::default();
        let (id, mut day) = ("ren-0007", 10);
        progress.note(id, Attempt::Failed, day);
        for interval in INTERVALS {
            assert!(progress.due_on(day + interval - 1).is_empty());
            assert_eq!(progress.due_on(day + interval), [id]);
            day += interval;
            progress.note(id, Attempt::Solved, day);
        }
        assert!(progress.due.is_empty() && progress.has_solved(id));
        progress.note(id, Attempt::Failed, day);
        assert_eq!(progress.due_on(day + 1), [id], "failed again, it begins anew");
    }

    #[test]
    fn a_backup_takes_no_mistake_of_ones_own_away() {
        let with = |first: usize| {
            let mut progress = Progress::default();
            for id in (first..first + MOST_OWN).map(|number| format!("own-{number:016x}")) {
                progress.own.push(Own { id: id.clone(), text: String::new() });
                progress.due.push(Due { id, day: 3, times: 0 });
            }
            progress
        };
        let mut here = with(0);
        here.merge(&with(MOST_OWN));
        assert_eq!((here.own, here.due), (with(0).own, with(0).due));
    }

    #[test]
    fn a_backup_takes_nothing_away() {
        let (mut here, mut there) = (Progress::default(), Progress::default());
        here.finish("renju-five");
        there.finish("ren-row");
        there.note("rin-0001", Attempt::Solved, 5);
        there.ratings[0] = there.ratings[0].after(900, Attempt::Solved);
        here.merge(&there);
        assert_eq!(here.lessons, ["renju-five", "ren-row"]);
        assert!(here.has_solved("rin-0001") && here.ratings[0] == there.ratings[0]);
    }
}
