//! Figures as books print them: a part of the board, numbers from one move to another, and a line below.

use super::App;
use goishi::app::diagram::Sign;
use goishi::app::figure::{Figure, Window};
use goishi::app::parameters::{Start, from_query};
use goishi::app::{Effect, HostKind, Key, Message, Opened};
use goishi::board::Point;
use goishi::rules::catalog::RuleSet;

fn board(query: &str) -> App {
    let opened = Opened { host: HostKind::Element, ..Opened::default() };
    let mut app = App::visit(super::storage::Storage::holding(None), opened);
    app.send(Message::Begin(Box::new(Start::of_board(&from_query(query), None))));
    app.send(Message::Resized { side: 480.0, scale: 2.0 });
    app
}

fn renju() -> RuleSet {
    "renju-free".parse().unwrap()
}

#[test]
fn a_region_is_the_smallest_square_on_the_board_with_both_corners() {
    let window = |text| Window::read(text, renju()).map(|it| (it.first.row, it.first.col, it.size));
    assert_eq!(window("e5-k11"), Some((4, 4, 7)));
    assert_eq!(window("k11-e5"), Some((4, 4, 7)));
    assert_eq!(window("e5-k7"), Some((6, 4, 7)), "it grows on both sides");
    assert_eq!(window("a1-g3"), Some((8, 0, 7)), "as far as the board goes");
    assert_eq!(window("h8-h8"), Some((6, 6, 3)));
    for bad in ["", "e5", "e5-", "e5-z9", "e5-k99", "e5-k11-k12", "-"] {
        assert_eq!(window(bad), None, "{bad}");
    }
}

#[test]
fn only_a_part_of_the_board_is_seen() {
    let app = board("rules=gomoku&moves=h8+a1+i8&region=e5-k11");
    let diagram = app.diagram();
    assert_eq!(diagram.stones.len(), 2, "the stone in the corner is not there");
    assert_eq!(diagram.ground.columns.goes_on, [true, true]);
    let labels: Vec<&str> = diagram.ground.labels.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(&labels[..4], ["e", "11", "f", "10"]);
    assert!(diagram.ground.middle.is_none());
    let at = app.place_of(Point::new(7, 7));
    assert_eq!(app.model.layout().point_at(at), Some(Point::new(7, 7)));
    let app = board("rules=renju-free&region=a1-g7");
    assert_eq!(app.diagram().ground.columns.goes_on, [false, true]);
    assert_eq!(app.diagram().ground.rows.goes_on, [true, false]);
}

#[test]
fn the_cursor_stays_in_the_part_that_is_seen() {
    let mut app = board("rules=renju-free&region=a1-g7&interactive");
    assert_eq!(app.model.cursor(), Point::new(8, 6));
    for _ in 0..3 {
        app.send(Message::Key(Key::Right));
    }
    assert_eq!(app.model.cursor(), Point::new(8, 6));
}

#[test]
fn numbers_from_one_move_to_another_are_shown_with_the_position_after_the_last() {
    let app = board("rules=gomoku&moves=h8+a1+i8+a3+j8+a5&from=3&to=5");
    assert_eq!(app.model.shown(), 5);
    let numbers = app.diagram().marks.into_iter().filter_map(|mark| match mark.sign {
        Sign::Number(number) | Sign::LastNumber(number) => Some(number),
        _ => None,
    });
    assert_eq!(numbers.collect::<std::collections::BTreeSet<_>>(), [3, 4, 5].into());
    assert_eq!(board("rules=gomoku&moves=h8+a1+i8&from=2").model.shown(), 3);
    let app = board("rules=gomoku&moves=h8+a1+i8&from=0&to=x");
    assert_eq!(app.diagram().marks.iter().filter(|mark| mark.sign == Sign::Last).count(), 1);
}

#[test]
fn marks_of_the_rules_can_be_left_out() {
    // A game with a forbidden point, f5, and a mark of its author.
    let game = "setup=black+f3+f4+g5+h5;+white+a1+a3+a5+a7;+black+to+play";
    let signs = |query: &str| {
        let diagram = board(query).diagram();
        let signs: Vec<Sign> = diagram.marks.into_iter().map(|mark| mark.sign).collect();
        (signs, diagram.ground.middle.is_some())
    };
    let forbidden = [Sign::Forbidden];
    assert_eq!(signs(&format!("rules=renju-classical&{game}")), (forbidden.to_vec(), true));
    assert_eq!(signs(&format!("rules=renju-classical&{game}&marks=off")), (Vec::new(), false));
    assert_eq!(signs("rules=renju-free&moves=h8+h9").0, [Sign::Last]);
    assert_eq!(signs("rules=renju-free&moves=h8+h9&marks=off").0, []);
    let drawn = "record=goishi+1+renju-free;+h8+h9+[^+a1]";
    assert_eq!(signs(&format!("{drawn}&marks=off")).0.len(), 1, "what the author has drawn stays");
    let limited = |query: &str| board(query).diagram().limit.is_some();
    assert!(limited("rules=renju-classical&moves=h8&interactive"));
    assert!(!limited("rules=renju-classical&moves=h8&interactive&marks=off"));
    assert!(
        !board("rules=ren&moves=e5+f6&marks=off")
            .diagram()
            .marks
            .iter()
            .any(|it| it.sign == Sign::Last)
    );
}

#[test]
fn a_figure_goes_with_pictures_in_words() {
    for (words, window, numbers) in [
        ("", None, None),
        ("region=e5-k11", Some((4, 4, 7)), None),
        ("theme=paper region=e5-k11 from=2 to=4", Some((4, 4, 7)), Some([2, 4])),
        ("from=x region=zz", None, None),
        ("region=e5-k11 marks=off", Some((4, 4, 7)), None),
    ] {
        let figure = Figure::read(words, renju());
        let seen = figure.window.map(|it| (it.first.row, it.first.col, it.size));
        assert_eq!((seen, figure.numbers), (window, numbers), "{words}");
        assert_eq!(figure.marks.is_on(), !words.contains("marks=off"));
        assert_eq!(Figure::read(&figure.write(renju()), renju()), figure);
    }
}

#[test]
fn a_caption_names_the_board() {
    let app = board("rules=renju-free&caption=Figure+1");
    let panel = app.panel();
    assert_eq!((panel.caption.as_str(), panel.label.as_str()), ("Figure 1", "Figure 1"));
    let panel = board("rules=renju-free").panel();
    assert!(panel.caption.is_empty() && panel.label.starts_with("Renju"));
    assert!(!panel.description.is_empty());
}

#[test]
fn a_position_may_come_before_the_moves() {
    let app = board("rules=renju-free&setup=black+h8;+white+i9;+white+to+play&moves=h9");
    assert_eq!(
        app.model
            .game()
            .board()
            .points()
            .filter(|&at| app.model.game().board().get(at).is_some())
            .count(),
        3
    );
    let app = board("rules=renju-free&setup=black+h8;+white+h8;+white+to+play&moves=h9");
    assert!(app.panel().notice.contains("setup"), "{}", app.panel().notice);
    let errors = app.effects.iter().filter(|effect| matches!(effect, Effect::Host(_))).count();
    assert!(errors > 0);
}
