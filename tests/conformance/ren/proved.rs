//! What follows from the rules, watched in games of moves taken at random.

use super::*;
use goishi::rules::ren::Group;
use std::collections::HashSet;

/// Numbers as good as chance, and the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Calls `watch` with the position before and after every stone of many games on the small board.
fn each_stone(mut watch: impl FnMut(usize, &Ren, Point, &Ren)) {
    let options = Options { size: Size::Eight, rui_limit: RuiLimit::Five, lead: Lead::Off };
    let mut dice = Dice(2006);
    for number in 0..300 {
        let mut game = Ren::new(options);
        // The longest of 40,000 such games had 126 moves (A25).
        for _ in 0..1000 {
            if game.status() != Status::Ongoing {
                break;
            }
            let at = any_stone(&game, &mut dice);
            let before = game.clone();
            game.play(Move::Stone(at)).expect("a legal stone");
            watch(number, &before, at, &game);
        }
        assert_ne!(game.status(), Status::Ongoing, "{:?}", game.board());
    }
}

/// Half the time a weak stone is replaced, if one can be.
fn any_stone(game: &Ren, dice: &mut Dice) -> Point {
    let weak = game.replaceable();
    if !weak.is_empty() && dice.below(2) == 0 {
        return weak[dice.below(weak.len())];
    }
    let board = game.board();
    let vacant: Vec<Point> = board.points().filter(|&at| board.get(at).is_none()).collect();
    vacant[dice.below(vacant.len())]
}

/// The four sides of `at` that lie on the board.
fn sides(board: &Board, at: Point) -> Vec<Point> {
    let beside = |to: &Point| at.row.abs_diff(to.row) + at.col.abs_diff(to.col) == 1;
    board.points().filter(beside).collect()
}

fn squares(group: &Group) -> impl Iterator<Item = Point> {
    let Group { from, to, .. } = *group;
    (from.row..=to.row)
        .flat_map(move |row| (from.col..=to.col).map(move |col| Point::new(row, col)))
}

/// "A nibai needs exactly one capture; the niban's four sides are all P/edge, so it captures
/// nothing."
#[test]
fn a_niban_stands_for_exactly_one_capture_among_own_stones() {
    let mut seen = 0;
    each_stone(|_, before, at, after| {
        let Some(niban) = after.niban() else { return };
        seen += 1;
        assert_eq!(after.captured(), [niban]);
        let own = before.color_to_move();
        assert!(sides(after.board(), niban).iter().all(|&to| after.board().get(to) == own));
        assert!(sides(after.board(), at).contains(&niban));
    });
    assert!(seen > 20, "{seen} nibai");
}

/// "p has only Q/edge on its other sides, so the only group that can contain p in a nibai is the
/// row along p-niban."
#[test]
fn in_a_nibai_the_placed_stone_is_in_one_row_at_most() {
    let mut seen = 0;
    each_stone(|_, _, at, after| {
        let Some(niban) = after.niban() else { return };
        let with_placed = |group: &&Group| squares(group).any(|square| square == at);
        let groups: Vec<&Group> = after.groups().iter().filter(with_placed).collect();
        assert!(groups.len() <= 1);
        for group in groups {
            seen += 1;
            assert!(matches!(group.kind, Kind::Row4 | Kind::Row6));
            assert!(squares(group).any(|square| square == niban));
        }
    });
    assert!(seen > 0, "no such row");
}

/// "A group never scores twice unless broken in between."
#[test]
fn a_group_scores_once_unless_broken() {
    let (mut game, mut scored, mut again) = (0, HashSet::new(), 0);
    each_stone(|number, before, _, after| {
        if number != game {
            (game, scored, again) = (number, HashSet::new(), again);
        }
        let stands = |key: &(Vec<Point>, Option<Color>)| {
            key.0.iter().all(|&at| before.board().get(at) == key.1)
        };
        for group in after.groups() {
            let key = (squares(group).collect(), before.color_to_move());
            assert!(!scored.contains(&key) || !stands(&key), "{group:?}");
            again += usize::from(!scored.insert(key));
        }
    });
    assert!(again > 0, "no group was broken and made again");
}

/// E6 and E7 as they are told: the score grows by the points of the groups, all of them of the
/// mover's stones and with one just put, and without a group nothing is weak.
#[test]
fn e6_e7_scores_groups_and_weak_stones_agree() {
    each_stone(|_, before, at, after| {
        let color = before.color_to_move().expect("a mover");
        let points: u16 = after.groups().iter().map(|group| group.kind.points()).sum();
        let nine = after.status().ending() == Some(Ending::Nine);
        assert_eq!(nine, after.groups().iter().any(|group| group.kind == Kind::Box9));
        if !nine {
            assert_eq!(after.score(color), before.score(color) + points);
            assert_eq!(after.score(color.other()), before.score(color.other()));
        }
        for group in after.groups() {
            assert!(squares(group).all(|square| after.board().get(square) == Some(color)));
            assert!(squares(group).any(|square| square == at || Some(square) == after.niban()));
        }
        assert!(after.weak().is_empty() || points > 0);
    });
}

/// "rui_count after a pass is unobservable (no stones are weak then)": whatever was replaced
/// before, play goes on as from a position in which nothing was.
#[test]
fn the_count_after_a_pass_is_unobservable() {
    let mut seen = 0;
    each_stone(|_, _, _, after| {
        let Some(color) = after.color_to_move().filter(|_| after.rui_count() > 1) else { return };
        seen += 1;
        let mut passed = after.clone();
        passed.play(Move::Pass).expect("a pass");
        let scores = Color::ALL.map(|color| after.score(color));
        let options = Options { size: Size::Eight, rui_limit: RuiLimit::Five, lead: Lead::Off };
        let fresh = Ren::from_position(options, after.board(), color.other(), scores);
        assert_eq!(passed.legal_moves(), fresh.legal_moves());
        for mv in fresh.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Stone(_))) {
            let [mut one, mut other] = [passed.clone(), fresh.clone()];
            one.play(mv).expect("a legal stone");
            other.play(mv).expect("a legal stone");
            assert_eq!(one, other, "{mv:?}");
        }
    });
    assert!(seen > 20, "{seen} successions");
}
