//! What is said of a position and of a whole game, in every language.

use super::{LANGUAGES, file};
use goishi::ai::Score::{Loss, Open, Win};
use goishi::ai::review::{Mark, Played};
use goishi::ai::{Score, Standing, Thought};
use goishi::app::text::analysis::Telling;
use goishi::board::{Color, Point};
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;

fn renju() -> RuleSet {
    "renju-rif".parse().unwrap()
}

fn standing(black: Score) -> Standing {
    Standing { black, by_fours: false }
}

fn told(lang: &str, rules: &str, black: Score) -> String {
    let text = file(lang);
    Telling::new(lang, &text).evaluation(rules.parse().unwrap(), standing(black))
}

#[test]
fn how_it_stands_is_said_in_plain_words() {
    for (black, sentence) in [
        (Open(0), "Even."),
        (Open(80), "Even."),
        (Open(-80), "Even."),
        (Open(81), "Black is slightly better."),
        (Open(-250), "White is slightly better."),
        (Open(251), "Black is better."),
        (Open(-550), "White is better."),
        (Open(-551), "White is winning."),
        (Open(990), "Black is winning."),
        (Win(5), "Black wins in 5."),
        (Loss(6), "White wins in 6."),
        (Win(1), "Black wins with the next move."),
    ] {
        assert_eq!(told("en", "renju-rif", black), sentence, "{black:?}");
        assert_eq!(told("en", "ren", black), sentence, "{black:?}");
    }
    assert_eq!(told("en", "rin", Win(120)), "Black is sure to win.");
    assert_eq!(told("en", "rin", Open(-200)), "White is slightly better.");
}

#[test]
fn a_win_by_fours_is_announced() {
    let fours = Standing { black: Win(9), by_fours: true };
    let say = |lang: &str| Telling::new(lang, &file(lang)).evaluation(renju(), fours);
    assert_eq!(say("en"), "Black wins by fours in 9.");
    assert_eq!(say("de"), "Schwarz gewinnt mit Vieren, beim 9. Stein von jetzt an.");
    assert_eq!(say("ru"), "Чёрные побеждают четвёрками, 9-м камнем отсюда.");
    assert_eq!(say("ja"), "9手で黒の四追い勝ちです。");
    assert_eq!(told("ru", "ren", Loss(22)), "Белые побеждают 22-м камнем, считая отсюда.");
}

#[test]
fn every_language_has_a_sentence_of_its_own_for_everything() {
    for lang in LANGUAGES {
        let sentences = [Open(0), Open(200), Open(400), Open(900), Win(1), Win(5)]
            .map(|black| told(lang, "renju-rif", black));
        let same = |lang: &str, i: usize| sentences[i] == told(lang, "renju-rif", Open(0));
        assert_eq!(sentences.iter().filter(|it| it.is_empty()).count(), 0, "{lang}");
        assert!(lang == "en" || !same("en", 0), "{lang}");
    }
    let english = Telling::new("xx", "nonsense").evaluation(renju(), standing(Open(0)));
    assert_eq!(english, "Even.", "where a language makes no sense");
}

#[test]
fn shares_are_whole_numbers_that_make_a_hundred() {
    let telling = Telling::new("en", "");
    for (black, words) in [
        (Open(0), "Black 50 %, White 50 %"),
        (Open(90), "Black 55 %, White 45 %"),
        (Loss(3), "Black 0 %, White 100 %"),
    ] {
        assert_eq!(telling.shares(standing(black)), words);
    }
}

fn stone(row: u8, col: u8) -> Move {
    Move::Stone(Point::new(row, col))
}

#[test]
fn a_line_that_wins_is_told_to_its_end_and_others_in_part() {
    let line: Vec<Move> = (0..9).map(|col| stone(7, col)).collect();
    let mut thought =
        Thought { mv: line[0], score: Open(0), by_fours: false, depth: 9, nodes: 9, line };
    let telling = Telling::new("en", "");
    assert_eq!(telling.line(renju(), &thought), ["a8", "b8 c8 d8 e8 f8 …"]);
    thought.score = Win(9);
    assert_eq!(telling.line(renju(), &thought), ["a8", "b8 c8 d8 e8 f8 g8 h8 i8"]);
    thought.line.truncate(1);
    assert_eq!(telling.line(renju(), &thought), ["a8", ""]);
    let pass = Thought { mv: Move::Pass, line: vec![Move::Pass], ..thought };
    assert_eq!(telling.line(renju(), &pass)[0], "pass");
}

fn played(ply: usize, color: Color, mark: Mark) -> Played {
    let (mv, better) = (stone(6, 6), Some(stone(7, 7)));
    Played { ply, color, mv, mark, better, standing: standing(Open(90)) }
}

#[test]
fn moves_have_the_numbers_of_the_list_and_decisions_have_none() {
    let one = played(1, Color::Black, Mark::Fine);
    let all = [one, Played { mv: Move::Stay, color: Color::White, ..one }, one];
    let said = Telling::new("en", "").plies(renju(), &all);
    let heads: Vec<&str> = said.iter().map(|label| label.split(':').next().unwrap()).collect();
    assert_eq!(heads, ["Move 1, Black g9", "White stays White", "Move 2, Black g9"]);
}

#[test]
fn a_move_is_told_with_what_was_wrong_with_it() {
    let telling = Telling::new("en", "");
    let said = |mark| telling.plies(renju(), &[played(1, Color::White, mark)]).concat();
    assert_eq!(said(Mark::Blunder), "Move 1, White g9: blunder; better h8");
    assert_eq!(said(Mark::Mistake), "Move 1, White g9: mistake; better h8");
    assert_eq!(said(Mark::Fine), "Move 1, White g9: Black 55 %, White 45 %");
    assert_eq!(telling.start(standing(Open(0))), "Start: Black 50 %, White 50 %");
}

#[test]
fn faults_are_counted_for_each_player() {
    let say = |lang: &str, marks: &[(Color, Mark)]| {
        let all: Vec<Played> = marks.iter().map(|&(color, mark)| played(1, color, mark)).collect();
        Telling::new(lang, &file(lang)).summary(&all)
    };
    let (black, white) = (Color::Black, Color::White);
    let three = [(black, Mark::Blunder), (white, Mark::Blunder), (white, Mark::Blunder)];
    assert_eq!(say("en", &[]), "No blunders.");
    assert_eq!(say("en", &three), "3 blunders: Black 1, White 2.");
    assert_eq!(say("en", &three[..1]), "1 blunder: Black 1, White 0.");
    assert_eq!(say("ru", &three), "3 грубые ошибки: у чёрных 1, у белых 2.");
    let mixed = [(black, Mark::Mistake), (white, Mark::Fine)];
    assert_eq!(say("en", &mixed), "No blunders. 1 mistake: Black 1, White 0.");
    assert_eq!(say("de", &mixed), "Keine groben Fehler. 1 Fehler: Schwarz 1, Weiß 0.");
}
