//! What is said of a position and of a whole game, in every language.

use super::{LANGUAGES, file};
use goishi::ai::Score::{Loss, Open, Win};
use goishi::ai::review::{Mark, Review, Turn};
use goishi::ai::{Score, Standing};
use goishi::app::text::analysis;
use goishi::app::words::Words;
use goishi::board::Color;
use goishi::rules::catalog::RuleSet;

fn renju() -> RuleSet {
    "renju-rif".parse().unwrap()
}

fn standing(black: Score) -> Standing {
    Standing { black, by_fours: false }
}

/// The words of this language.
fn words(lang: &str) -> Words {
    Words::read(lang, &file(lang)).unwrap()
}

fn told(lang: &str, rules: &str, black: Score) -> String {
    analysis::evaluation(&words(lang), rules.parse().unwrap(), standing(black))
}

#[test]
fn how_it_stands_is_said_in_plain_words() {
    for (black, sentence) in [
        (Open(0), "Even."),
        (Open(100), "Even."),
        (Open(-100), "Even."),
        (Open(101), "Black is slightly better."),
        (Open(-290), "White is slightly better."),
        (Open(291), "Black is better."),
        (Open(-800), "White is better."),
        (Open(-801), "White is winning."),
        (Open(990), "Black is winning."),
        (Win(5), "Black wins in 3 moves."),
        (Loss(6), "White wins in 3 moves."),
        (Win(2), "Black wins in 1 move."),
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
    let say = |lang: &str| analysis::evaluation(&words(lang), renju(), fours);
    assert_eq!(say("en"), "Black wins by fours in 5 moves.", "his own, as in chess");
    assert_eq!(say("de"), "Schwarz gewinnt mit lauter Vierern in 5 Zügen.");
    assert_eq!(say("fr"), "Noir gagne par des quatre en 5 coups.");
    assert_eq!(say("ru"), "Чёрные выигрывают четвёрками в 5 ходов.");
    assert_eq!(say("ja"), "9手で黒の四追い勝ちです。", "those of both, as in 詰連珠");
    assert_eq!(say("zh"), "黑方连冲四，9手取胜。");
    assert_eq!(told("ru", "ren", Loss(4)), "Белые выигрывают в 2 хода.");
    assert_eq!(told("ru", "ren", Loss(42)), "Белые выигрывают в 21 ход.");
    assert_eq!(told("de", "ren", Loss(22)), "Weiß gewinnt in 11 Zügen.");
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
}

#[test]
fn shares_are_whole_numbers_that_make_a_hundred() {
    for (lang, black, said) in [
        ("en", Open(0), "Black 50%, White 50%"),
        ("en", Open(90), "Black 55%, White 45%"),
        ("en", Loss(3), "Black 0%, White 100%"),
        ("ja", Open(0), "黒50%、白50%"),
        ("zh", Open(0), "黑方 50%，白方 50%"),
        ("de", Open(0), "Schwarz 50\u{a0}%, Weiß 50\u{a0}%"),
    ] {
        assert_eq!(analysis::shares(&words(lang), standing(black)), said);
    }
}

fn turn(color: Color, mark: Mark, cost: Option<u16>) -> Turn {
    Turn {
        plies: 0..1,
        color,
        mark,
        cost,
        better: Vec::new(),
        refutation: Vec::new(),
        standing: standing(Open(90)),
    }
}

#[test]
fn a_fault_is_told_with_the_stones_that_it_cost() {
    let told =
        |lang: &str, mark, cost| analysis::fault(&words(lang), &turn(Color::Black, mark, cost));
    assert_eq!(told("en", Mark::Fine, None), None);
    assert_eq!(told("en", Mark::Inaccuracy, None).unwrap(), "inaccuracy");
    assert_eq!(told("en", Mark::Mistake, Some(1)).unwrap(), "mistake, 1 stone lost");
    assert_eq!(told("en", Mark::Blunder, Some(17)).unwrap(), "blunder, 17 stones lost");
    assert_eq!(told("ru", Mark::Mistake, Some(9)).unwrap(), "ошибка, потеряно 9 камней");
    assert_eq!(told("ja", Mark::Mistake, Some(9)).unwrap(), "疑問手、9目の損");
}

#[test]
fn the_start_is_told_with_its_shares() {
    let said = analysis::start(&words("en"), standing(Open(0)));
    assert_eq!(said, "Start: Black 50%, White 50%");
}

#[test]
fn faults_are_counted_for_each_player() {
    let tell = |lang: &str, marks: &[(Color, Mark)], you| {
        let turns = marks.iter().map(|&(color, mark)| turn(color, mark, None)).collect();
        analysis::summary(&words(lang), &Review { start: standing(Open(0)), turns }, you)
    };
    let (black, white) = (Color::Black, Color::White);
    let three = [(black, Mark::Blunder), (white, Mark::Blunder), (white, Mark::Blunder)];
    assert_eq!(tell("en", &[], None), "No mistakes were found.");
    assert_eq!(tell("en", &three, None), "Black made 1 blunder. White made 2 blunders.");
    assert_eq!(tell("en", &three, Some(white)), "You made 2 blunders. Black made 1 blunder.");
    assert_eq!(tell("en", &three[..1], Some(white)), "You made no mistakes. Black made 1 blunder.");
    let said = "Вы допустили 1 грубую ошибку. Белые допустили 2 грубые ошибки.";
    assert_eq!(tell("ru", &three, Some(black)), said);
    let all = [Mark::Blunder, Mark::Mistake, Mark::Inaccuracy, Mark::Inaccuracy];
    let mixed = all.map(|mark| (black, mark));
    for (lang, said) in [
        ("en", "You made 1 blunder, 1 mistake and 2 inaccuracies."),
        ("de", "Du hast 1 groben Fehler, 1 Fehler und 2 Ungenauigkeiten gemacht."),
        ("fr", "Vous avez commis 1 gaffe, 1 erreur et 2 imprécisions."),
        ("ru", "Вы допустили 1 грубую ошибку, 1 ошибку и 2 неточности."),
        ("ja", "あなたには悪手が1回、疑問手が1回、緩手が2回ありました。"),
        ("zh", "你有1处大失误、1处失误、2手缓手。"),
    ] {
        assert_eq!(tell(lang, &mixed, Some(black)), said);
    }
}
