//! Counts of all sequences of plays, from files that say how the counts were found.

#[path = "oracle/rin.rs"]
mod oracle;

use goishi::record::token;
use goishi::rules::catalog::RuleSet;
use goishi::rules::{Move, perft};
use oracle::NaiveRin;

const RIN: &str = include_str!("perft/rin.txt");
const RENJU: &str = include_str!("perft/renju.txt");

/// `RULESET DEPTH COUNT [TOKEN...]`
struct Line {
    rules: RuleSet,
    depth: u32,
    count: u64,
    moves: Vec<Move>,
}

/// The lines of a file; `#` begins a remark, and a line that ends in `\` goes on in the next.
fn lines(file: &str) -> Vec<Line> {
    let joined = file.replace("\\\n", " ");
    let plain = joined.lines().map(|line| line.split('#').next().unwrap_or(""));
    plain.filter(|line| !line.trim().is_empty()).map(line).collect()
}

fn line(text: &str) -> Line {
    let words: Vec<&str> = text.split_whitespace().collect();
    let rules: RuleSet = words[0].parse().expect("a rule set");
    Line {
        rules,
        depth: words[1].parse().expect("a depth"),
        count: words[2].parse().expect("a count"),
        moves: words[3..].iter().map(|word| token::read(word, rules).expect("a move")).collect(),
    }
}

#[test]
fn the_rules_count_as_derived() {
    let lines = [lines(RIN), lines(RENJU)];
    assert!(lines.iter().all(|file| file.len() >= 10), "the files are read");
    for line in lines.into_iter().flatten() {
        let mut game = line.rules.start();
        line.moves.iter().for_each(|&mv| assert!(game.play(mv).is_ok(), "{mv:?}"));
        let Line { rules, depth, .. } = line;
        assert_eq!(perft(&game, depth), line.count, "{rules} {depth}{}", game.board());
    }
}

#[test]
fn the_naive_judge_counts_the_same() {
    for line in lines(RIN) {
        let size = usize::from(line.rules.size());
        let mut game = NaiveRin::new(size);
        for mv in line.moves {
            let Move::Stone(at) = mv else { panic!("{mv:?} is no stone") };
            game.play(usize::from(at.row) * size + usize::from(at.col));
        }
        assert_eq!(naive_perft(&game, line.depth), line.count, "{} {game}", line.depth);
    }
}

fn naive_perft(game: &NaiveRin, depth: u32) -> u64 {
    let empty = (0..game.cells.len()).filter(|&i| game.cells[i] == '.');
    match depth {
        0 => 1,
        1 => empty.count() as u64,
        _ => empty
            .map(|i| {
                let mut next = game.clone();
                next.play(i);
                naive_perft(&next, depth - 1)
            })
            .sum(),
    }
}
