//! A look back at a whole game: planted blunders are found, good moves are left in peace, and equal games have equal reviews.

use goishi::ai::answering::Answering;
use goishi::ai::judging::judge;
use goishi::ai::protocol::{Answer, Question, Spot, Token};
use goishi::ai::review::{self, Course, Judgement, Mark, Review, Turn};
use goishi::ai::{Budget, Opponent, Score, Standing};
use goishi::board::Color;
use goishi::record::{Record, token};
use goishi::rules::Status;
use goishi::rules::catalog::RuleSet;

const NODES: u32 = 2_000;

fn record(rules: &str, moves: &str) -> Record {
    Record::parse(&format!("goishi 1 {rules}\n\n{moves}")).expect("a record")
}

/// The position of a spot.
fn judged(record: &Record, spot: &Spot, nodes: u32) -> Judgement {
    let mut game = record.position(spot.ply);
    for token in &spot.then {
        game.play_unchecked(token.read(record.rules()).expect("a move"));
    }
    judge(&game, &Budget::nodes(nodes.into()))
}

/// The review of a game, in both rounds.
fn review_of(record: &Record, nodes: u32) -> Review {
    let course = Course::new(record);
    let spots = course.spots();
    let positions: Vec<Judgement> = spots.iter().map(|it| judged(record, it, nodes)).collect();
    let first = Review::new(&course, &positions, &[]).expect("a judgement for each position");
    let better = first.doubts().into_iter().map(|number| {
        let turn = &first.turns[number];
        (number, judged(record, &course.spot_after(&turn.plies, &turn.better), nodes))
    });
    let better: Vec<(usize, Judgement)> = better.collect();
    Review::new(&course, &positions, &better).expect("a judgement for each position")
}

fn reviewed(rules: &str, moves: &str) -> Review {
    review_of(&record(rules, moves), NODES)
}

/// The numbers of the turns with this mark, from 1 on.
fn marked(review: &Review, mark: Mark) -> Vec<usize> {
    let turns = (1..).zip(&review.turns);
    turns.filter(|(_, turn)| turn.mark == mark).map(|(number, _)| number).collect()
}

/// An open game until White's eighth move does not stop three black stones in a row.
const UNSTOPPED: &str = "h8 i9 i8 h10 g11 g9 j8 a1 k8 a3 l8";
/// A game of nine stones; what is thought of it is made up.
const NINE_STONES: &str = "h8 h9 i8 i9 j8 a1 k8 a3 l8";

#[test]
fn a_planted_blunder_is_found_with_what_would_have_been_better() {
    let review = reviewed("renju-pritchard", UNSTOPPED);
    assert_eq!(marked(&review, Mark::Blunder), [8]);
    let blunder = &review.turns[7];
    assert_eq!(blunder.color, Color::White);
    let better = token::write(blunder.better[0], "renju-pritchard".parse().unwrap());
    assert!(["g8", "k8", "f8", "l8"].contains(&better.as_str()), "{better}");
    let shares: Vec<u16> =
        review.turns.iter().map(|turn| turn.standing.share(Color::Black)).collect();
    assert!(shares[6] < 700, "the game was open: {shares:?}");
    assert!(shares[7..].iter().all(|&share| share == 1000), "{shares:?}");
}

#[test]
fn a_blunder_is_told_with_how_the_other_player_wins_and_that_is_kept() {
    let game = record("renju-pritchard", UNSTOPPED);
    let review = review_of(&game, NODES);
    for (number, turn) in review.turns.iter().enumerate() {
        assert_eq!(turn.refutation.is_empty(), number != 7, "{turn:?}");
    }
    let mut position = game.position(8);
    for &mv in &review.turns[7].refutation {
        assert_eq!(position.check(mv), Ok(()), "{mv:?}");
        position.play_unchecked(mv);
    }
    let Status::Won { winner, .. } = position.status() else { panic!("{:?}", position.status()) };
    assert_eq!(position.color_of(winner), Color::Black);
    let kept = review::read(&game, &review::write(&game, &review)).expect("a review");
    assert_eq!(kept.turns[7], review.turns[7]);
}

#[test]
fn a_review_that_was_kept_without_refutations_is_still_read() {
    let game = record("renju-pritchard", UNSTOPPED);
    let review = review_of(&game, NODES);
    let text = review::write(&game, &review);
    let words =
        text.split(' ').map(|word| word.splitn(5, ';').take(4).collect::<Vec<_>>().join(";"));
    let old = review::read(&game, &words.collect::<Vec<_>>().join(" ")).expect("a review");
    assert!(old.turns[7].refutation.is_empty() && old.turns[7].better == review.turns[7].better);
}

#[test]
fn the_move_that_lost_the_game_is_known_where_the_win_is_proved() {
    let lost_by = |rules: &str, moves: &str| {
        let game = record(rules, moves);
        review_of(&game, NODES).lost_by(&game.line())
    };
    assert_eq!(lost_by("renju-pritchard", UNSTOPPED), Some(7), "then nothing helps any more");
    assert_eq!(lost_by("renju-pritchard", "h8 h9 i8 i9 resign"), None, "given up too soon");
    assert_eq!(lost_by("ren:size=8", "a1 b2 c3 pass pass"), None, "a draw");
}

#[test]
fn a_game_was_lost_by_a_fault_even_if_the_win_is_proved_only_later() {
    fn lost_by<const N: usize>(marks: [Mark; N], scores: [Score; N]) -> Option<usize> {
        let turns = marks.into_iter().zip(scores).enumerate().map(|(number, (mark, score))| Turn {
            plies: number..number + 1,
            color: if number % 2 == 0 { Color::White } else { Color::Black },
            mark,
            cost: None,
            better: Vec::new(),
            refutation: Vec::new(),
            standing: Standing::for_color(Color::Black, score),
        });
        let start = Standing::for_color(Color::Black, Score::Open(0));
        let game = record("renju-pritchard", "h8 h9 i8 i9 j8");
        Review { start, turns: turns.collect() }.lost_by(&game.line())
    }
    let (even, ahead, win) = (Score::Open(0), Score::Open(700), Score::Win(9));
    let (fine, blunder) = (Mark::Fine, Mark::Blunder);
    assert_eq!(lost_by([blunder, fine, fine], [ahead, ahead, win]), Some(0), "it was lost before");
    assert_eq!(lost_by([blunder, fine, blunder], [ahead, ahead, win]), Some(2), "a fault itself");
    assert_eq!(lost_by([blunder, fine, fine], [ahead, even, win]), Some(2), "it was held again");
    assert_eq!(lost_by([fine, fine, fine], [even, even, win]), Some(2), "no fault is known");
    let more = Score::Open(850);
    let twice =
        lost_by([blunder, fine, Mark::Mistake, fine, fine], [ahead, ahead, more, more, win]);
    assert_eq!(twice, Some(0), "nothing was held at the second fault");
}

#[test]
fn a_mark_tells_how_much_was_given_away() {
    for (had, has, mark) in [
        (600, 600, Mark::Fine),
        (600, 700, Mark::Fine),
        (600, 471, Mark::Fine),
        (600, 470, Mark::Inaccuracy),
        (600, 401, Mark::Inaccuracy),
        (600, 400, Mark::Mistake),
        (600, 251, Mark::Mistake),
        (600, 250, Mark::Blunder),
        (1000, 0, Mark::Blunder),
        (200, 70, Mark::Inaccuracy),
        (129, 10, Mark::Fine),
        // Who lets the other player force a win has given away the game, unless it was as good as lost.
        (200, 0, Mark::Blunder),
        (100, 0, Mark::Blunder),
        (99, 0, Mark::Mistake),
        (50, 0, Mark::Mistake),
        (49, 0, Mark::Fine),
        // A win that is missed counts more than what it costs.
        (1000, 980, Mark::Fine),
        (1000, 979, Mark::Mistake),
        (990, 860, Mark::Inaccuracy),
    ] {
        assert_eq!(Mark::of(had, has), mark, "{had} {has}");
    }
    for (cost, points, mark) in [
        (3, 256, Mark::Fine),
        (4, 256, Mark::Inaccuracy),
        (8, 256, Mark::Mistake),
        (16, 256, Mark::Blunder),
        (1, 64, Mark::Inaccuracy),
        (4, 64, Mark::Blunder),
    ] {
        assert_eq!(Mark::of_stones(cost, points), mark, "{cost} of {points}");
    }
    assert_eq!(Mark::ALL.map(Mark::sign), ["", "?!", "?", "??"]);
}

#[test]
fn a_missed_five_is_a_blunder_and_so_is_a_foul() {
    let review = reviewed("renju-pritchard", "h8 h9 i8 i9 j8 j9 k8 g8 o1 l8");
    assert!(marked(&review, Mark::Blunder).contains(&9), "five was to be had");
    let review = reviewed("renju-rif", "h8 h9 i8 swap a1 k11/g5 k11 a3 j9 pass j10 a7 j8");
    assert_eq!(review.turns.last().map(|last| last.mark), Some(Mark::Blunder), "a double three");
}

#[test]
fn who_gives_up_or_makes_an_even_opening_has_made_no_mistake() {
    let review = reviewed("renju-rif", "h8 h9 i8 stay a1 j8/o15 j8 resign");
    assert_eq!(review.turns[7].mark, Mark::Fine);
    assert!(review.turns[..3].iter().all(|turn| turn.mark == Mark::Fine));
}

#[test]
fn what_a_program_made_up_is_nobodys_mistake() {
    let text = "(;GM[4]SZ[15]RU[RIF];B[hh];W[hg];B[ig];W[aa];B[ij];W[ki])";
    let game = goishi::record::formats::read(text, "renju-rif".parse().unwrap()).unwrap().record;
    let line = game.line();
    let made_up = made_up_plies(&game);
    assert_eq!(made_up, [3, 5, 6], "the colours, two fifths, and which of them stays: {line:?}");
    let again = Record::parse(&game.to_string()).unwrap();
    assert_eq!(made_up_plies(&again), made_up, "also when it was saved");
    let review = review_of(&game, NODES);
    for ply in made_up {
        assert_eq!(review.turns[ply].mark, Mark::Fine, "ply {ply}");
        assert!(review.turns[ply].better.is_empty(), "ply {ply}");
    }
    let own = record("renju-rif", "h8 h9 i8 stay a1 j8/g5 j8");
    assert!(made_up_plies(&own).is_empty());
}

fn made_up_plies(game: &Record) -> Vec<usize> {
    let nodes = game.line_nodes().into_iter().skip(1).enumerate();
    nodes.filter(|&(_, node)| game.is_made_up(node)).map(|(ply, _)| ply).collect()
}

#[test]
fn rin_is_judged_by_turns_and_by_stones() {
    let words = "0,0 1,1 1,2 2,5 5,5 1,3 2,1 4,4 6,6 2,3 3,2 5,2 6,3 3,1 3,3";
    let game = record("rin:size=8", words);
    let review = review_of(&game, NODES);
    let lengths: Vec<usize> = review.turns.iter().map(|turn| turn.plies.len()).collect();
    assert_eq!(lengths, [1, 2, 2, 2, 2, 2, 2, 2]);
    let faulty = review.turns.iter().filter(|turn| turn.mark != Mark::Fine);
    let costs: Vec<u16> = faulty.map(|turn| turn.cost.expect("stones tell")).collect();
    assert!(!costs.is_empty(), "Black gave a ring away");
    for turn in review.turns.iter().filter(|turn| turn.mark == Mark::Blunder) {
        assert!(turn.cost >= Some(4), "{turn:?}");
    }
}

#[test]
fn who_was_lost_anyway_has_lost_nothing() {
    let game = record("renju-pritchard", NINE_STONES);
    let course = Course::new(&game);
    let even = |line: &[&str]| Judgement {
        standing: Standing { black: Score::Open(0), by_fours: false },
        lead: None,
        line: line.iter().map(|word| token::read(word, game.rules()).unwrap()).collect(),
    };
    let won = |line: &[&str]| {
        let standing = Standing { black: Score::Win(5), by_fours: false };
        Judgement { standing, ..even(line) }
    };
    let mut positions = vec![even(&["c3"]); 6];
    positions.extend(vec![won(&["c3"]); 4]);
    let review = Review::new(&course, &positions, &[]).unwrap();
    assert_eq!((marked(&review, Mark::Blunder), review.doubts()), (vec![6], vec![5]));
    let review = Review::new(&course, &positions, &[(5, won(&[]))]).unwrap();
    assert_eq!(marked(&review, Mark::Blunder), [0; 0], "the better move loses as well");
    assert_eq!(Review::new(&course, &positions[1..], &[]), None, "another game");
}

#[test]
fn who_wins_by_a_move_could_have_won_before_it() {
    let game = record("renju-pritchard", NINE_STONES);
    let even = Judgement {
        standing: Standing { black: Score::Open(0), by_fours: false },
        lead: None,
        line: Vec::new(),
    };
    let won = Standing { black: Score::Win(2), by_fours: false };
    let mut positions = vec![even; 10];
    positions[7].standing = won;
    let review = Review::new(&Course::new(&game), &positions, &[]).unwrap();
    assert_eq!(review.turns[5].standing.black, Score::Win(3), "Black's seventh move wins");
}

#[test]
fn the_best_moves_of_the_player_itself_are_fine() {
    for rules in ["ren:size=8", "rin:size=8", "renju-classical"] {
        let rules: RuleSet = rules.parse().unwrap();
        let (mut record, mut opponent) = (Record::new(rules), Opponent::new());
        for ply in 0..12 {
            let game = record.position(ply);
            let task = goishi::ai::Task::BEST;
            let thought = opponent.think(&game, &task, &Budget::nodes(NODES.into())).unwrap();
            record.play(ply, thought.mv).unwrap();
        }
        let review = review_of(&record, NODES);
        assert_eq!(marked(&review, Mark::Blunder), [0; 0], "{record}");
    }
}

/// A short game of each kind.
const GAMES: [(&str, &str); 3] = [
    ("renju-classical", "h8 h9 i10 j8 g9 i9 i8 g8 j10 k8"),
    ("ren:size=8", "a1 b2 c3 d4 e5 f6 a2 b3"),
    ("rin:size=8", "0,0 1,1 1,2 2,5 5,5 1,3 2,1 4,4 6,6"),
];

/// What workers answer when they share the positions like this: each list of numbers is one worker's.
fn shared(record: &Record, parts: &[Vec<usize>]) -> Vec<goishi::ai::protocol::Judged> {
    let spots = Course::new(record).spots();
    let mut all = vec![None; spots.len()];
    for part in parts {
        let mut opponent = Opponent::new();
        let mut answering = Answering { opponent: &mut opponent, now: &|| 0.0, tell: &|_| () };
        let spots = part.iter().map(|&number| spots[number].clone()).collect();
        let question = Question::Judge { record: record.to_string(), spots, nodes: 150 };
        let Answer::Judged(judged) = answering.answer(&question) else { panic!("no answer") };
        part.iter().zip(judged).for_each(|(&number, judged)| all[number] = Some(judged));
    }
    all.into_iter().map(Option::unwrap).collect()
}

#[test]
fn equal_games_have_equal_reviews_however_many_workers_share_them() {
    for (rules, moves) in GAMES {
        let game = record(rules, moves);
        let count = Course::new(&game).spots().len();
        let alone = shared(&game, &[(0..count).collect()]);
        let (even, odd) = (0..count).partition(|number| number % 2 == 0);
        assert_eq!(shared(&game, &[odd, even]), alone, "{rules}");
        let backwards: Vec<Vec<usize>> = (0..count).rev().map(|number| vec![number]).collect();
        assert_eq!(shared(&game, &backwards), alone, "{rules}");
        let texts = [0, 1].map(|_| review::write(&game, &review_of(&game, 150)));
        assert_eq!(texts[0], texts[1], "{rules}");
    }
}

#[test]
fn a_review_reads_back_from_its_text_and_not_beside_another_game() {
    for (rules, moves) in GAMES {
        let game = record(rules, moves);
        let mut review = review_of(&game, 150);
        let text = review::write(&game, &review);
        for turn in &mut review.turns {
            // Only what is shown is kept.
            let kept = if turn.mark == Mark::Fine { 0 } else { 12 };
            turn.better.truncate(kept);
        }
        assert_eq!(review::read(&game, &text), Some(review), "{text}");
        let shorter = moves.rsplit_once(' ').unwrap().0;
        assert_eq!(review::read(&record(rules, shorter), &text), None);
    }
}

#[test]
fn a_text_that_is_no_review_is_refused_and_breaks_nothing() {
    let game = record("renju-classical", "h8 h9 i10");
    let text = review::write(&game, &review_of(&game, 150));
    let (head, _) = text.split_at("review 2 12345678 ".len());
    for words in [
        "",
        "o0",
        "o0 o0 o0 o0 o0",
        "o1000 o0 o0 o0",
        "x0 o0 o0 o0",
        "o o0 o0 o0",
        "é0 o0 o0 o0",
        "o0 o0;z;;h7 o0 o0",
        "o0 o0;b o0 o0",
        "o0 o0;b;-1; o0 o0",
        "o0 o0;b;;h99 o0 o0",
        "o0 o0 o0;b;;h8 o0",
        "o0 o0 o0;b;;resign o0",
        "w99999 o0 o0 o0",
    ] {
        assert_eq!(review::read(&game, &format!("{head}{words}")), None, "{words}");
    }
    let good = format!("{head}o0 w5f o-999 l7;b;3;i9.g9");
    assert_eq!(review::read(&game, &good).map(|review| review.turns.len()), Some(3));
    for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let _ = review::read(&game, &text[..cut]);
    }
    assert_eq!(review::read(&game, &(text + &" o0".repeat(40_000))), None);
}

#[test]
fn long_games_get_less_for_each_position_and_equal_ones_as_much() {
    let rules: RuleSet = "rin".parse().unwrap();
    assert_eq!(review::nodes(rules, 10), review::nodes(rules, 60));
    assert!(review::nodes(rules, 256) < review::nodes(rules, 60));
    assert!(u64::from(review::nodes(rules, 1_000)) * 1_000 <= 1_100_000);
    assert!(review::nodes(rules, 0) > 0);
}

#[test]
fn a_position_that_cannot_be_reached_is_not_judged() {
    let game = record("renju-classical", "h8 h9 i10");
    let then = vec![Token::of(token::read("h8", game.rules()).unwrap(), game.rules())];
    let spots = vec![Spot { ply: 3, then }];
    let question = Question::Judge { record: game.to_string(), spots, nodes: 10 };
    let mut opponent = Opponent::new();
    let mut answering = Answering { opponent: &mut opponent, now: &|| 0.0, tell: &|_| () };
    assert!(matches!(answering.answer(&question), Answer::Failed(_)));
}
