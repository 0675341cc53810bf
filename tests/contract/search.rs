//! The index of positions against a plain search through all games.

use super::*;
use goishi::ai::Random;
use goishi::board::{Board, Notation, Symmetry};
use goishi::record::Record;
use goishi::record::search::{Hit, Index as Games, Library, Winner};
use goishi::rules::Status;

/// All images of a board, as texts.
fn images(board: &Board) -> Vec<String> {
    let image = |symmetry: Symmetry| {
        let mut image = Board::empty(board.size());
        for at in board.points() {
            image.set(symmetry.apply(at, board.size()), board.get(at));
        }
        image.to_string()
    };
    Symmetry::ALL.map(image).to_vec()
}

/// A random game near the centre, where positions meet often.
fn random_game(rules: RuleSet, random: &mut Random) -> Record {
    let mut record = Record::new(rules);
    for _ in 0..random.below(12) {
        let game = record.position(usize::MAX);
        let middle = rules.size() / 2;
        let is_near = |at: &Point| at.row.abs_diff(middle) < 2 && at.col.abs_diff(middle) < 2;
        let moves = game.legal_moves().into_iter().filter(|mv| match mv {
            Move::Stone(at) => is_near(at),
            mv => mv.is_play() && *mv != Move::Pass,
        });
        let moves: Vec<Move> = moves.collect();
        if !moves.is_empty() && game.status() == Status::Ongoing {
            let _ = record.play(usize::MAX, moves[random.below(moves.len())]);
        }
    }
    record
}

fn compare(rules: RuleSet, games: usize) {
    let mut random = Random::new(8);
    let games: Vec<Record> = (0..games).map(|_| random_game(rules, &mut random)).collect();
    let mut index = Games::new(rules.size());
    games.iter().for_each(|game| assert!(index.add(game).is_some()));
    let mut met = 0;
    for record in games.iter().step_by(3) {
        let position = record.position(random.below(6));
        let (board, turn) = (position.board(), position.color_to_move());
        let wanted = images(board);
        let mut expected = Vec::new();
        for (number, other) in (0..).zip(&games) {
            let stood = |ply: &usize| {
                let position = other.position(*ply);
                position.color_to_move() == turn && wanted.contains(&position.board().to_string())
            };
            let ply = (0..=other.line().len()).find(stood);
            expected.extend(ply.map(|ply| Hit { game: number, ply: ply as u16 }));
        }
        assert_eq!(index.find(board, turn), expected, "{board:?}");
        met += usize::from(expected.len() > 1);
    }
    assert!(met > 3, "positions meet");
}

#[test]
fn positions_are_found_however_they_are_turned() {
    for id in ["renju-classical", "ren:size=8", "rin:size=8"] {
        compare(id.parse().unwrap(), 40);
    }
}

#[test]
fn what_was_played_next_is_counted_in_the_position_asked_about() {
    let mut index = Games::new(15);
    let point = |name: &str| Notation::FileRank.parse(name, 15).unwrap();
    let stones = |names: &str| names.split(' ').map(point).collect::<Vec<_>>();
    let won = |color| Some(Winner::Color(color));
    index.add_stones(&stones("h8 h9 i9 a1"), won(Color::Black));
    index.add_stones(&stones("h8 i8 i7"), won(Color::White));
    index.add_stones(&stones("h8 g8 g9"), Some(Winner::Nobody));
    index.add_stones(&stones("h8 h7 h6"), None);
    index.add_stones(&stones("h8 i9 j10"), won(Color::Black));
    let mut board = Board::empty(15);
    board.set(point("h8"), Some(Color::Black));
    board.set(point("h9"), Some(Color::White));
    let next = index.continuations(&board, Some(Color::Black), |_| true);
    assert_eq!(next.len(), 2, "{next:?}");
    assert_eq!((next[0].at, next[0].games), (point("g9"), 3), "i9 and g9 are the same");
    assert_eq!((next[0].black, next[0].white, next[0].drawn), (1, 1, 1));
    assert_eq!((next[1].at, next[1].games, next[1].black), (point("h10"), 1, 0));
    assert_eq!(index.find(&board, Some(Color::White)), []);
    assert_eq!(index.find(&Board::empty(8), Some(Color::Black)), []);
}

#[test]
fn what_a_library_has_drawn_is_found_in_the_position_asked_about() {
    let text = "goishi 1 renju-pritchard\n\nh8 [A g9] [arrow g9 i9] g8 [o g8] [# h8] [?]\n";
    let library = Library::new(Record::parse(text).expect("a record"));
    let rules: RuleSet = "renju-pritchard".parse().unwrap();
    let drawn = |text: &str| {
        let game = Record::parse(&format!("goishi 1 renju-pritchard\n\n{text}\n")).unwrap();
        let game = game.position(usize::MAX);
        goishi::record::write_marks(&library.known(game.board(), game.color_to_move()).marks, rules)
    };
    // h8 alone is its own image in eight ways: h9 stands for g8 too, and the arrow stays as it was drawn.
    assert_eq!(drawn("h8").len(), 3, "{:?}", drawn("h8"));
    assert!(drawn("h8").iter().any(|mark| mark.starts_with("o ")), "the stone that follows");
    assert_eq!(drawn("h8 i8"), ["o i8", "# h8"], "turned with the stones");
    assert_eq!(drawn("h8 i9"), [""; 0]);
}

/// A tree of stones near the centre, where positions are come to in many ways.
fn random_tree(random: &mut Random) -> Record {
    let mut record = Record::new("renju-pritchard".parse().expect("rules"));
    let mut nodes = vec![record.root()];
    for _ in 0..150 {
        let node = nodes[random.below(nodes.len())];
        let at = Point::new(6 + random.below(3) as u8, 6 + random.below(3) as u8);
        nodes.extend(record.add(node, Move::Stone(at)).ok().filter(|node| !nodes.contains(node)));
    }
    record
}

/// Where the stones after `node` come to lie in all ways that turn its position into `board`, the first for each.
fn plain_next(record: &Record, node: goishi::record::NodeId, board: &Board) -> Vec<Point> {
    let own = record.position_at(node);
    let image = |symmetry: &Symmetry| {
        own.board().points().all(|at| own.board().get(at) == board.get(symmetry.apply(at, 15)))
    };
    let ways: Vec<Symmetry> = Symmetry::ALL.into_iter().filter(image).collect();
    let stones = record.children(node).filter_map(|child| match record.move_at(child) {
        Some(Move::Stone(at)) => ways.iter().map(|way| way.apply(at, 15)).min(),
        _ => None,
    });
    stones.collect()
}

#[test]
fn a_library_knows_a_position_however_it_was_come_to() {
    let record = random_tree(&mut Random::new(3));
    let library = Library::new(record.clone());
    let (mut todo, mut met) = (vec![record.root()], 0);
    let mut nodes = Vec::new();
    while let Some(node) = todo.pop() {
        nodes.push(node);
        todo.extend(record.children(node));
    }
    for &node in nodes.iter().step_by(2) {
        let game = record.position_at(node);
        let known = library.known(game.board(), game.color_to_move());
        let mut found: Vec<Point> = known.next.iter().map(|next| next.at).collect();
        let same = nodes.iter().map(|&other| plain_next(&record, other, game.board()));
        let lists: Vec<Vec<Point>> = same.filter(|list| !list.is_empty()).collect();
        met += usize::from(lists.len() > 1);
        let mut expected = lists.concat();
        expected.sort_unstable();
        expected.dedup();
        found.sort_unstable();
        assert_eq!(found, expected, "{:?}", game.board());
    }
    assert!(met > 3, "positions meet: {met}");
}
