//! A look back at a whole game: planted blunders are found, and good moves are left in peace.

use goishi::ai::review::{Mark, Played, Review};
use goishi::ai::{Budget, Opponent};
use goishi::board::Color;
use goishi::record::{Record, token};

fn reviewed(rules: &str, moves: &str) -> (Review, Vec<Played>) {
    let record = Record::parse(&format!("goishi 1 {rules}\n\n{moves}")).expect("a record");
    let mut review = Review::new(&record);
    let mut opponent = Opponent::new();
    while review.done() < 1.0 {
        assert!(review.time() > 0);
        review.step(&mut opponent, &Budget::nodes(2_000));
    }
    let played = review.played();
    (review, played)
}

/// The numbers of the moves with this mark.
fn marked(played: &[Played], mark: Mark) -> Vec<usize> {
    played.iter().filter(|played| played.mark == mark).map(|played| played.ply).collect()
}

/// Black's three stones in a row are not stopped by the sixth move.
const UNSTOPPED: &str = "h8 h9 i8 i9 j8 a1 k8 a3 l8";

#[test]
fn a_planted_blunder_is_found_with_what_would_have_been_better() {
    let (review, played) = reviewed("renju-pritchard", UNSTOPPED);
    assert_eq!(marked(&played, Mark::Blunder), [6]);
    let blunder = played[5];
    assert_eq!(blunder.color, Color::White);
    let rules = "renju-pritchard".parse().unwrap();
    let better = blunder.better.map(|mv| token::write(mv, rules)).unwrap();
    assert!(["g8", "k8", "f8", "l8"].contains(&better.as_str()), "{better}");
    let shares: Vec<u16> = review.standings().map(|it| it.share(Color::Black)).collect();
    assert_eq!(shares.len(), played.len() + 1);
    assert!(shares[5] < 800 && shares[6..].iter().all(|&share| share == 1000), "{shares:?}");
}

#[test]
fn a_mark_tells_how_much_was_given_away() {
    for (had, has, mark) in [
        (600, 600, Mark::Fine),
        (600, 700, Mark::Fine),
        (600, 481, Mark::Fine),
        (600, 480, Mark::Mistake),
        (600, 470, Mark::Mistake),
        (600, 351, Mark::Mistake),
        (600, 350, Mark::Blunder),
        (1000, 0, Mark::Blunder),
        // Who has little has nothing to give away.
        (149, 0, Mark::Fine),
        (150, 0, Mark::Mistake),
        // A win that is missed counts more than what it costs.
        (1000, 900, Mark::Fine),
        (1000, 899, Mark::Mistake),
        (999, 890, Mark::Fine),
    ] {
        assert_eq!(Mark::of(had, has), mark, "{had} {has}");
    }
}

#[test]
fn a_missed_five_is_a_blunder_and_so_is_a_foul() {
    let (_, played) = reviewed("renju-pritchard", "h8 a1 i8 a3 j8 a5 k8 g8 o1 l8");
    assert!(marked(&played, Mark::Blunder).contains(&9), "five was to be had");
    let (_, played) = reviewed("renju-rif", "h8 h9 i8 swap a1 k11/g5 k11 a3 j9 pass j10 a7 j8");
    assert_eq!(played.last().map(|last| last.mark), Some(Mark::Blunder), "a double three");
}

#[test]
fn who_gives_up_or_makes_an_even_opening_has_made_no_mistake() {
    let (_, played) = reviewed("renju-rif", "h8 h9 i8 stay a1 j8/o15 j8 resign");
    assert_eq!(played[7].mark, Mark::Fine);
    assert!(played[..3].iter().all(|played| played.mark == Mark::Fine));
}

#[test]
fn the_best_moves_of_the_player_itself_are_fine() {
    for rules in ["ren:size=8", "rin:size=8", "renju-classical"] {
        let rules: goishi::rules::catalog::RuleSet = rules.parse().unwrap();
        let (mut record, mut opponent) = (Record::new(rules), Opponent::new());
        for ply in 0..12 {
            let game = record.position(ply);
            let task = goishi::ai::Task::BEST;
            let thought = opponent.think(&game, &task, &Budget::nodes(2_000)).unwrap();
            record.play(ply, thought.mv).unwrap();
        }
        let words = record.line().into_iter().map(|mv| token::write(mv, rules));
        let words: Vec<String> = words.collect();
        let (_, played) = reviewed(&rules.id(), &words.join(" "));
        assert_eq!(marked(&played, Mark::Blunder), [0; 0], "{rules}: {words:?}");
    }
}

#[test]
fn a_whole_game_takes_no_longer_than_a_quarter_of_a_minute() {
    for (rules, count) in [("rin", 256), ("renju-pritchard", 9), ("renju-classical", 0)] {
        let moves: Vec<String> = match rules {
            "rin" => (0..256).map(|i| format!("{},{}", i / 16, i % 16)).collect(),
            _ => UNSTOPPED.split(' ').map(String::from).collect(),
        };
        let mut record = Record::new(rules.parse().unwrap());
        for word in moves.iter().take(count) {
            let mv = token::read(word, record.rules()).unwrap();
            if record.play(usize::MAX, mv).is_err() {
                break;
            }
        }
        let mut review = Review::new(&record);
        let mut total = 0;
        while review.done() < 1.0 {
            total += review.time();
            review.step(&mut Opponent::new(), &Budget::nodes(1));
        }
        assert!((50..=15_000).contains(&total), "{rules}: {total} ms");
    }
}
