//! Positions, marks and problems in the record text and in links.

use goishi::board::{Color, Point};
use goishi::record::{Fault, Goal, Label, Mark, Record, Sign, link};
use goishi::rules::{Move, Phase, SetupFault, Status};

fn parse(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The fault of a text that is refused.
fn fault(text: &str) -> Fault {
    Record::parse(text).expect_err(text).fault
}

/// Asserts that a record and its link say the same.
fn reads_back(record: &Record) {
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(record));
    let link = link::write(record, 0);
    assert_eq!(&link::read(&link).expect(&link).record, record, "{link}");
}

#[test]
fn a_position_is_written_in_one_order_whatever_its_parts_came_in() {
    let text = "goishi 1 ren:rui=5\nsetup: weak d4 D5; RUI 2; white C1; score 11-7; white to play; black d5 d4\n\n";
    let record = parse(text);
    let setup = "setup: black d5 d4; white c1; white to play; score 11-7; weak d5 d4; rui 2\n";
    assert!(record.to_string().contains(setup), "{record}");
    reads_back(&record);
    for text in [
        "goishi 1 renju-rif\nsetup: black to play\n\nh8 h9",
        "goishi 1 rin:size=8\nsetup: black 3,3 0,0; white 4,4; white to play two\n\n1,1 2,2",
        "goishi 1 renju-pritchard\nsetup: white h8; black to play\nproblem: black wins: in three\n\n",
    ] {
        reads_back(&parse(text));
    }
}

#[test]
fn the_opening_is_over_and_the_game_goes_on() {
    let record =
        parse("goishi 1 renju-rif\nsetup: black h8 i9; white g7; white to play\n\na1 pass");
    assert_eq!(record.start().phase(), Phase::Play);
    assert_eq!(record.start().color_to_move(), Some(Color::White));
    assert_eq!(record.position(1).color_to_move(), Some(Color::Black));
    let swap = parse("goishi 1 renju-classical-swap\nsetup: black h8; white to play\n\nh9 a1 b1");
    assert_eq!(swap.line().len(), 3);
}

#[test]
fn a_decided_position_is_a_diagram() {
    let over = |rules: &str, setup: &str| {
        let record = parse(&format!("goishi 1 {rules}\nsetup: {setup}\n\n"));
        assert_eq!(record.start().phase(), Phase::Over, "{setup}");
        let Status::Won { winner, by } = record.start().status() else { return ("draw", "") };
        (record.start().color_of(winner).id(), by.id())
    };
    let five = "black a1 b1 c1 d1 e1";
    assert_eq!(over("renju-rif", &format!("{five}; white to play")), ("black", "five"));
    assert_eq!(over("renju-rif:referee=players", &format!("{five}; white to play")).1, "five");
    let both = format!("{five}; white a3 b3 c3 d3 e3 f3; black to play");
    assert_eq!(over("renju-classical", &both), ("white", "five"), "the one not to play");
    assert_eq!(over("ren:lead=6", "black to play; score 1-7"), ("white", "lead"));
    let six = "goishi 1 renju-rif\nsetup: black a1 b1 c1 d1 e1 f1; white to play\n\nh8";
    assert_eq!(parse(six).position(1).status(), Status::Ongoing, "an overline decides nothing");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_the_reason() {
    for (rules, setup, why) in [
        ("renju-rif", "black h8 h8; black to play", SetupFault::PointTwice),
        ("renju-rif", "black h8; white H8; black to play", SetupFault::PointTwice),
        ("renju-rif", "black p1; black to play", SetupFault::OffBoard),
        ("renju-rif", "black 3,3; black to play", SetupFault::NotAPoint),
        ("renju-rif", "black h8", SetupFault::NoTurn),
        ("renju-rif", "black to play two", SetupFault::NoTurn),
        ("renju-rif", "black to play; score 1-0", SetupFault::UnknownPart),
        ("renju-rif", "black to play; red h8", SetupFault::UnknownPart),
        ("renju-rif", "black to play; white to play", SetupFault::PartTwice),
        ("rin", "black to play", SetupFault::NoTurn),
        ("rin", "black 1,2 2,1 2,3 3,2; white to play one", SetupFault::Enclosed),
        ("ren", "black d4; white to play; weak d5", SetupFault::NotWeak),
        ("ren", "black d4; black to play; weak d4", SetupFault::NotWeak),
        ("ren", "black to play; score 1000-0", SetupFault::OutOfRange),
        ("ren", "black to play; score 1", SetupFault::OutOfRange),
        ("ren", "black to play; rui 4", SetupFault::OutOfRange),
    ] {
        let text = format!("goishi 1 {rules}\nsetup: {setup}\n\n");
        assert_eq!(fault(&text), Fault::Setup(why), "{setup}");
    }
    let points = (0..51).map(|i| format!(" {}{}", char::from(b'a' + i % 15), 2 * (i / 15) + 1));
    let many = points.collect::<String>();
    let text = format!("goishi 1 renju-pritchard\nsetup: white{many}; black to play\n\n");
    assert_eq!(fault(&text), Fault::Setup(SetupFault::TooManyStones));
    let twice = "goishi 1 rin\nsetup: black to play one\nsetup: black to play one\n\n";
    assert_eq!(fault(twice), Fault::HeaderTwice);
    assert!(Record::parse(twice).unwrap_err().to_string().starts_with("line 3, \"setup: black"));
}

#[test]
fn marks_stand_behind_a_move_or_before_the_first() {
    let text = "goishi 1 renju-classical\n\n\
        {start} [^ h8] h8 {first} [x h9 a1] [A i9] [X b2] [arrow h8 j10] [line a1 c3]\n(h8) i9 [?]\n";
    let record = parse(text);
    let nodes = record.line_nodes();
    assert_eq!(record.marks(nodes[0]), [Mark::Sign(Sign::Triangle, Point::new(7, 7))]);
    let label = |text| Sign::Label(Label::new(text).expect("a label"));
    assert_eq!(
        record.marks(nodes[1]),
        [
            Mark::Sign(Sign::Cross, Point::new(6, 7)),
            Mark::Sign(Sign::Cross, Point::new(14, 0)),
            Mark::Sign(label("A"), Point::new(6, 8)),
            Mark::Sign(label("X"), Point::new(13, 1)),
            Mark::Arrow(Point::new(7, 7), Point::new(5, 9)),
            Mark::Line(Point::new(12, 2), Point::new(14, 0)),
        ]
    );
    assert_eq!(record.marks(nodes[2]), [Mark::Wrong]);
    reads_back(&record);
    assert_eq!(parse(&text.replace("[x h9 a1]", "[x a1][x h9][x a1]")), record, "in their order");
    assert_eq!(parse("goishi 1 ren\n\nd4[# d5](e5)f6").line().len(), 2, "a square is no comment");
}

#[test]
fn a_mark_that_is_none_is_refused_with_those_there_are() {
    for mark in ["[]", "[* h9]", "[ABCD h9]", "[- h9]", "[arro h8 j10]", "[^^ h9]"] {
        assert_eq!(fault(&format!("goishi 1 renju-classical\n\nh8 {mark}")), Fault::UnknownMark);
    }
    for mark in ["[x]", "[A]", "[x p1]", "[x 3,3]", "[arrow h8]", "[line a1 b1 c1]", "[? h8]"] {
        assert_eq!(fault(&format!("goishi 1 renju-classical\n\nh8 {mark}")), Fault::MarkPoints);
    }
    assert_eq!(fault("goishi 1 rin\n\n3,3 [x 3,3"), Fault::Unclosed('['));
    let message = Record::parse("goishi 1 rin\n\n3,3\n[* 3,3]").unwrap_err().to_string();
    assert!(message.starts_with("line 4, \"[* 3,3]\": marks begin with x, o, ^, #, arrow"));
}

#[test]
fn a_problem_has_a_goal_of_its_game_and_perhaps_a_sentence() {
    let problem = |rules: &str, text: &str| {
        Record::parse(&format!("goishi 1 {rules}\nproblem: {text}\n\n"))
            .map(|record| record.problem().expect("a problem").clone())
            .map_err(|error| error.fault)
    };
    let best = problem("ren", "best: kill two: stones").expect("a goal of Ren");
    assert_eq!((best.goal, best.sentence.as_str()), (Goal::Best, "kill two: stones"));
    for (text, goal) in [
        ("white wins", Goal::Wins(Color::White)),
        ("Black  WINS", Goal::Wins(Color::Black)),
        ("win", Goal::Win),
        ("defend", Goal::Defend),
    ] {
        assert_eq!(problem("renju-rif", text).map(|problem| problem.goal), Ok(goal));
    }
    assert_eq!(problem("rin", "score 12").map(|problem| problem.goal), Ok(Goal::Score(12)));
    for text in ["", "red wins", "draw", "best", "score 3", "win now"] {
        assert_eq!(problem("renju-rif", text), Err(Fault::UnknownProblem), "{text}");
    }
}

#[test]
fn a_record_may_be_one_line() {
    let many = "goishi 1 renju-classical\nblack: Ann\nsetup: black h8; white g7; black to play\n\nh9 i9 {a; b}";
    for one in [
        "goishi 1 renju-classical; black: Ann; setup: black h8; white g7; black to play; h9 i9 {a; b}",
        "goishi 1 renju-classical ;setup: black to play;white g7;BLACK h8;black: Ann;h9 i9 {a; b}",
    ] {
        assert_eq!(parse(one), parse(many), "{one}");
    }
    assert_eq!(parse("goishi 1 rin; 3,3 4,4"), parse("goishi 1 rin\n\n3,3 4,4"));
    assert_eq!(parse("goishi 1 rin;"), parse("goishi 1 rin\n\n"));
    let resigned = parse("goishi 1 renju-classical; white: Bo; h8 resign:white");
    assert_eq!(resigned.line().last(), Some(&Move::Resign(Some(Color::White))));
    assert_eq!(fault("goishi 1 rin; black: A; black: B; 3,3"), Fault::HeaderTwice);
    assert_eq!(fault("goishi 1 rin; 3,3; 4,4"), Fault::NotAMove);
    assert_eq!(fault("goishi 1 ren; setup: black d4; d5"), Fault::Setup(SetupFault::NoTurn));
}

/// What studies a record uses: notes, marks, lines that are promoted, taken out and brought back.
#[test]
fn a_tree_is_edited_and_everything_can_be_undone() {
    let mut record = parse("goishi 1 renju-pritchard\n\nh8 i9 (h9 i8) (g9) a1\n");
    let before = record.clone();
    let [_, first, ..] = record.line_nodes()[..] else { panic!("a line") };
    let direct = record.children(first).nth(1).expect("h9");
    record.set_comment(direct, "good}");
    assert_eq!(record.comment_at(direct), "good)");
    let cross = Mark::Sign(Sign::Cross, Point::new(0, 0));
    assert!(record.toggle_mark(direct, cross.clone()));
    assert!(record.to_string().contains("(h9 {good)} [x a15] i8)"), "{record}");
    assert!(!record.toggle_mark(direct, cross));
    record.set_comment(direct, "");
    assert_eq!(record, before);
    let removed = record.remove(direct).expect("it is there");
    assert_eq!(record.to_string(), "goishi 1 renju-pritchard\n\nh8 i9 (g9) a1\n");
    assert_eq!(record.remove(direct), None);
    record.restore(removed);
    assert_eq!(record, before);
    let leaf = record.children(direct).next().expect("i8");
    record.promote_line(leaf);
    assert_eq!(record.to_string(), "goishi 1 renju-pritchard\n\nh8 h9 (i9 a1) (g9) i8\n");
    assert_eq!(record.position_at(leaf).board().count(Color::Black), 2);
    assert_eq!(
        record.add(leaf, Move::Stone(Point::new(7, 7))).unwrap_err().paragraph,
        "leaflet, rule 4"
    );
    let more = record.add(leaf, Move::Stone(Point::new(0, 0))).expect("free");
    assert_eq!(record.path(more).len(), 5);
}

#[test]
fn a_position_has_room_for_a_thousand_marks() {
    let labels = |count: usize| {
        let label = |number: usize| format!("[{number} h8]");
        let marks: String = (0..count).map(|number| label(number % 1000)).collect();
        format!("goishi 1 renju-free\n\n{marks}{}\n", if count > 1000 { "[x h9]" } else { "" })
    };
    assert!(Record::parse(&labels(1000)).is_ok());
    assert_eq!(Record::parse(&labels(1001)).unwrap_err().fault, Fault::TooLong);
}
