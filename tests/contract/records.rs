//! Every record and every link.

use super::*;
use goishi::record::{Builder, Fault, Header, Record, link};

/// One step in the making of a record; where it cannot be taken it is left out.
#[derive(Clone, Debug)]
enum Step {
    Play(Move),
    Comment(String),
    Mark(String),
    Open,
    Close,
}

fn any_step() -> impl Strategy<Value = Step> {
    let line = 0..MAX_SIZE;
    prop_oneof![
        20 => (line.clone(), line).prop_map(|(row, col)| Step::Play(Move::Stone(Point::new(row, col)))),
        1 => select(every_move()).prop_map(Step::Play),
        3 => "[^}]{0,20}".prop_map(Step::Comment),
        3 => any_mark().prop_map(Step::Mark),
        4 => Just(Step::Open),
        4 => Just(Step::Close),
    ]
}

/// What stands between square brackets, on the smallest board.
fn any_mark() -> impl Strategy<Value = String> {
    let points = prop::collection::vec((0..8_u8, 0..8_u8), 0..4);
    ("x|o|\\^|#|X|arrow|line|\\?|[a-zA-Z0-9]{1,3}|字", points).prop_map(|(sign, points)| {
        let points = points.iter().map(|(row, col)| format!(" {row},{col}"));
        format!("[{sign}{}]", points.collect::<String>())
    })
}

/// Records with comments, marks, alternatives within alternatives, and headers.
fn any_record() -> impl Strategy<Value = Record> {
    let steps = prop::collection::vec(any_step(), 0..150);
    let headers = prop::collection::vec((select(Header::ALL.to_vec()), "(?s).{0,20}"), 0..5);
    (any_rules(), steps, headers).prop_map(|(rules, steps, headers)| {
        let mut builder = Builder::new(rules);
        for step in steps {
            let _ = take(&mut builder, step);
        }
        while builder.close().is_ok() {}
        let mut record = builder.finish().expect("all is closed");
        headers.iter().for_each(|(header, value)| record.set_header(*header, value));
        record
    })
}

fn take(builder: &mut Builder, step: Step) -> Result<(), Fault> {
    match step {
        Step::Play(mv) => builder.play(mv),
        Step::Comment(text) => {
            builder.comment(&text);
            Ok(())
        }
        Step::Mark(text) => {
            let text = format!("goishi 1 rin\n\n{text}");
            let read = Record::parse(&text).map(|record| record.marks(record.root()).to_vec());
            read.unwrap_or_default()
                .into_iter()
                .for_each(|mark| builder.mark(mark).expect("few marks"));
            Ok(())
        }
        Step::Open => builder.open(),
        Step::Close => builder.close(),
    }
}

/// Asserts that two records hold the same.
fn same(a: &Record, b: &Record) {
    assert_eq!(a.rules(), b.rules());
    assert_eq!(a.line(), b.line());
    assert_eq!(Header::ALL.map(|h| a.header(h)), Header::ALL.map(|h| b.header(h)));
    (0..=a.line().len()).for_each(|ply| assert_eq!(a.comment(ply), b.comment(ply)));
    assert_eq!(a.to_string(), b.to_string());
    assert_eq!(link::write(a, 0), link::write(b, 0), "the alternatives");
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn the_record_text_reads_back(record in any_record()) {
        same(&Record::parse(&record.to_string()).unwrap(), &record);
    }

    #[test]
    fn a_record_text_with_other_line_ends_and_case_reads_the_same(line in any_line()) {
        let record = played(&line);
        let text = record.to_string();
        same(&Record::parse(&text.replace('\n', "\r\n")).unwrap(), &record);
        let (head, moves) = text.split_once("\n\n").unwrap();
        same(&Record::parse(&format!("\u{feff}{head}\n \n{}", moves.to_uppercase())).unwrap(), &record);
    }

    #[test]
    fn a_link_reads_back(record in any_record(), ply in 0..300_usize) {
        let written = link::write(&record, ply);
        let escaped = written.replace('!', "%21").replace('(', "%28").replace(';', "%3b").replace('~', "%7E");
        for address in [&written, &format!("#{written}"), &escaped] {
            let read = link::read(address).unwrap();
            assert_eq!(read.ply, ply);
            same(&read.record, &record);
        }
    }

    #[test]
    fn undo_takes_moves_back_one_by_one(line in any_line(), steps in 0..20_usize) {
        let mut record = played(&line);
        let undone = (0..steps).map_while(|_| record.undo()).count();
        assert_eq!(undone, steps.min(line.1.len()));
        assert_eq!(record.line(), line.1[..line.1.len() - undone]);
    }

    #[test]
    fn redo_brings_everything_back(record in any_record(), steps in 0..20_usize) {
        let mut other = record.clone();
        let undone: Vec<_> = (0..steps).map_while(|_| other.undo()).collect();
        undone.into_iter().rev().for_each(|node| other.redo(node));
        same(&other, &record);
    }

    #[test]
    fn a_new_line_of_play_keeps_the_old_one(line in any_line(), ply: Index, choice: Index) {
        let mut record = played(&line);
        let ply = ply.index(line.1.len() + 1);
        let legal = record.position(ply).legal_moves();
        prop_assume!(!legal.is_empty());
        let mv = *choice.get(&legal);
        record.play(ply, mv).unwrap();
        assert_eq!(record.line()[..=ply], [&line.1[..ply], &[mv]].concat());
        same(&Record::parse(&record.to_string()).unwrap(), &record);
        if ply < line.1.len() {
            record.play(ply, line.1[ply]).unwrap();
            assert_eq!(record.line(), line.1);
        }
    }
}

/// The record of a line of play.
fn played((rules, line): &(RuleSet, Vec<Move>)) -> Record {
    let mut builder = Builder::new(*rules);
    line.iter().for_each(|&mv| builder.play(mv).expect("a legal line"));
    builder.finish().expect("nothing is open")
}

/// Nothing of a record is lost: headers, comments, and alternatives within alternatives.
#[test]
fn a_written_record_reads_back_word_for_word() {
    let text = "goishi 1 rin:size=8\nblack: 安 (3 dan)\nnote: #1; {x}\n\n{start} 0,0 (1,1) \
                (2,2 {#1\n(two)} 3,3 (4,4 5,5 (resign)) 5,6) 6,6 7,7 (7,6)\n";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.line().len(), 3);
    assert_eq!(record.comment(0), "start");
    assert_eq!(record.header(Header::Note), "#1; {x}");
    assert_eq!(link::read(&link::write(&record, 2)).unwrap().record.to_string(), text);
}

/// "Version 1 never changes": the letter of each of the fifteen moves without a point, a stone, an offer,
/// and an alternative.
#[test]
fn a_link_of_version_1_means_what_it_always_meant() {
    let text = "goishi 1 renju-rif:referee=players\n\n\
        h8 h9 i8= swap (stay) (accept) (refuse) (resign) (resign:black)\n\
        (resign:white) (time) (time:black) (time:white) (time:both) (claim:black)\n\
        (claim:white) pass (pass=)\n";
    let link = "1;renju-rif:referee=players;hhhgih=S(K)(A)(N)(R)(B)(W)(T)(X)(O)(D)(C)(V)P(Q);5";
    assert_eq!(link::read(link).unwrap().record.to_string(), text);
    assert_eq!(link::write(&Record::parse(text).unwrap(), 5), link);
    let pair = "1;renju-rif;hhhgihKaobocn+bo;7";
    let record = link::read(pair).unwrap().record;
    assert_eq!(record.to_string(), "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 c2/b1 b1\n");
    assert_eq!(link::read(&link::write(&record, 7)).unwrap().record, record);
}

#[test]
fn every_number_of_fifths_goes_into_a_link_and_comes_back() {
    for number in 1..=12 {
        let text = format!("goishi 1 renju-yamaguchi\n\nh8 h9 h10 fifths:{number} swap\n");
        let link = link::write(&Record::parse(&text).unwrap(), 5);
        assert_eq!(link, format!("1;renju-yamaguchi;hhhghf{number}S;5"));
        assert_eq!(link::read(&link).unwrap().record.to_string(), text);
    }
}

/// "A 256-stone game must stay under 1,000 characters."
#[test]
fn the_link_of_a_full_board_is_short() {
    for rules in RuleSet::ALL.into_iter().filter(|rules| rules.name() == "Rin") {
        let record = striped(rules);
        let stones = usize::from(rules.size()).pow(2);
        assert_eq!(record.line().len(), stones, "no ring saved a stone");
        assert!(link::write(&record, stones).len() < 1_000);
        same(&link::read(&link::write(&record, stones)).unwrap().record, &record);
    }
}

/// A whole game of Rin in columns of one colour, so that no ring is ever closed.
fn striped(rules: RuleSet) -> Record {
    let mut columns = Color::ALL
        .map(|color| rules.start().board().points().filter(move |at| at.col % 2 == color as u8));
    let mut record = Record::new(rules);
    let mut game = rules.start();
    while let Some(color) = game.color_to_move() {
        let mv = Move::Stone(columns[color as usize].next().expect("room in the columns"));
        record.play(record.line().len(), mv).expect("an empty point");
        game.play_unchecked(mv);
    }
    record
}
