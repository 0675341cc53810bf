//! Where the opening holds the next stone to: seen exactly as long as it does.

use super::App;
use goishi::app::diagram::diagram;
use goishi::app::{Command, Message, Model, Step};
use goishi::board::Point;
use goishi::record::Record;
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;

/// The first moves of every way to play Renju, and what holds the stones after each of them: how far the square
/// reaches round the centre, `!` before it where the stone must lie outside.
const OPENINGS: [(&str, &str, &str); 13] = [
    ("renju-rif", "h8 i9 j10 stay k9 g7/i7 i7 h9", "0 1 2 - - - - - -"),
    ("renju-rif:referee=players", "h8 i9 j10 swap k9 g7/i7 i7", "0 1 2 - - - - -"),
    ("renju-classical", "h8 h9 i8 a1", "0 1 2 - -"),
    ("renju-classical-swap", "h8 h9 i8 stay a1 a3/a5 a3 a7 a9", "0 1 2 - - - - - - -"),
    ("renju-pritchard", "h8 a1 a2", "0 - - -"),
    ("renju-free", "h8 i9 a1 a2", "0 2 !2 - -"),
    ("renju-taraguchi10", "h8 stay i9 swap j10 stay k9 stay g7 swap a1", "0 - 1 - 2 - 3 - 4 - - -"),
    ("renju-tarannikov", "h8 stay i9 swap j10 stay k9 stay g7 swap a1", "0 - 1 - 2 - 3 - 4 - - -"),
    ("renju-soosyrv8", "h8 i9 j10 stay k9 fifths:2 stay g7/i7 i7 h9", "0 1 2 - - - - - - - -"),
    ("renju-yamaguchi", "h8 i9 j10 fifths:1 stay k9 g7 h9", "0 1 2 - - - - - -"),
    ("gomoku", "a1 a2", "- - -"),
    ("gomoku-standard", "a1 a2", "- - -"),
    ("gomoku-swap2", "a1 a2 a3 more a4 a5 swap a6", "- - - - - - - - -"),
];

impl App {
    /// What holds the next stone, as in [`OPENINGS`].
    fn limit(&self) -> String {
        let Some(limit) = self.diagram().limit else { return "-".into() };
        let layout = self.model.layout();
        let steps = (limit.side / layout.step() - 1.0) / 2.0;
        let [middle, half] = [limit.from + limit.side / 2.0, layout.step() / 2.0];
        assert!((middle - layout.line(7)).abs() <= half, "it lies round the centre");
        format!("{}{}", if limit.is_closed { "!" } else { "" }, steps.round())
    }
}

#[test]
fn it_is_seen_in_every_opening_exactly_while_it_holds() {
    for (rules, moves, limits) in OPENINGS {
        let mut app = App::opened(Some(&format!("goishi 1 {rules}\n\n{moves}")), "");
        let mut seen = Vec::new();
        for ply in 0..limits.split(' ').count() {
            app.send(Message::Show(Step::Ply(ply)));
            seen.push(app.limit());
        }
        assert_eq!(seen.join(" "), limits, "{rules}");
    }
    let named: Vec<&str> = OPENINGS.iter().map(|opening| opening.0).collect();
    let renju = |rules: &RuleSet| rules.name() == "Renju";
    assert!(RuleSet::ALL.into_iter().filter(renju).all(|rules| named.contains(&&*rules.id())));
}

#[test]
fn what_it_shows_is_what_the_judge_allows() {
    for (rules, moves, limits) in OPENINGS {
        let mut app = App::opened(Some(&format!("goishi 1 {rules}\n\n{moves}")), "");
        for (ply, limit) in limits.split(' ').enumerate().filter(|(_, limit)| *limit != "-") {
            app.send(Message::Show(Step::Ply(ply)));
            let reach: u8 = limit.trim_start_matches('!').parse().unwrap();
            for at in app.model.game().board().points().collect::<Vec<Point>>() {
                let steps = at.row.abs_diff(7).max(at.col.abs_diff(7));
                let inside = (steps <= reach) != limit.starts_with('!');
                let empty = app.model.game().board().get(at).is_none();
                let judged = app.model.game().check(Move::Stone(at)).is_ok();
                assert_eq!(judged, inside && empty, "{rules} {ply} {at:?}");
            }
        }
    }
}

#[test]
fn diagrams_and_paper_show_none() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 i9"), "");
    assert_eq!(app.limit(), "2");
    app.send(Message::Printing(true));
    assert_eq!(app.limit(), "-");
    app.send(Message::Printing(false));
    assert_eq!(app.limit(), "2");
    app.command(Command::Resign);
    app.command(Command::Confirm);
    assert_eq!(app.limit(), "-", "the game is over");
    let record = Record::parse("goishi 1 renju-rif\n\nh8 i9").unwrap();
    assert_eq!(diagram(&Model::picture(record, 2, 300.0, "")).limit, None, "a picture");
}
