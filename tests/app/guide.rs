//! The rules for players: their address, the places that refusals lead to, and the same pictures in every language.

use super::App;
use goishi::app::guide::{place, section};
use goishi::app::words::LANGUAGES;
use goishi::board::Point;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::Foul;
use goishi::rules::{IllegalMove, Move, Status, Why};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The guide of a game in a language.
fn guide(lang: &str, game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/guide");
    let folder = if lang == "en" { folder } else { folder.join(lang) };
    fs::read_to_string(folder.join(game.to_lowercase()).with_extension("html")).unwrap()
}

fn has_id(page: &str, id: &str) -> bool {
    page.matches(&format!(" id=\"{id}\"")).count() == 1
}

/// Every move that a person might try here, legal or not.
fn tries(game: &AnyGame) -> Vec<Move> {
    let points: Vec<Point> = game.board().points().chain([Point::new(20, 20)]).collect();
    let stones = points.iter().flat_map(|&at| [Move::Stone(at), Move::StoneOffer(at)]);
    let pairs = points.windows(2).map(|two| Move::pair(two[0], two[1]));
    let same = Move::pair(points[0], points[0]);
    let words = [Move::Swap, Move::Stay, Move::Pass, Move::PassOffer, Move::Accept, Move::Refuse];
    stones.chain(pairs).chain([same]).chain(words).chain(Move::CLAIMS).collect()
}

/// What is refused in a game by these rules that is played by chance to its end.
fn refusals(rules: RuleSet) -> Vec<IllegalMove> {
    let (mut game, mut seed) = (rules.start(), 3_u32);
    let mut found = Vec::new();
    for ply in 0.. {
        // Openings have a rule for every move; later a look now and then is enough.
        if ply < 12 || ply % 20 == 0 || game.status() != Status::Ongoing {
            found.extend(tries(&game).into_iter().filter_map(|mv| game.check(mv).err()));
        }
        if game.status() != Status::Ongoing {
            break;
        }
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let plays: Vec<Move> = game.legal_moves().into_iter().filter(|mv| mv.is_play()).collect();
        game.play(plays[seed as usize / 7 % plays.len()]).unwrap();
    }
    found
}

/// Every refusal, by its paragraph and its place in the guide.
fn all_refusals() -> BTreeMap<(&'static str, String), RuleSet> {
    let mut all = BTreeMap::new();
    for rules in RuleSet::ALL {
        for illegal in refusals(rules) {
            all.insert((illegal.paragraph, place(illegal)), rules);
        }
    }
    // Games by chance do not come this far.
    for (id, why, paragraph) in [
        ("ren", Why::RuiLimit, "Ren, rui limit"),
        ("renju-classical", Why::Foul(Foul::Overline), "overview, Play"),
        ("renju-classical", Why::Foul(Foul::DoubleFour), "overview, Play"),
        ("renju-classical", Why::Foul(Foul::DoubleThree), "overview, Play"),
        ("renju-pritchard", Why::Foul(Foul::DoubleThree), "leaflet, rule 5"),
    ] {
        all.insert((paragraph, place(IllegalMove { why, paragraph })), id.parse().unwrap());
    }
    all
}

#[test]
fn every_refusal_has_its_place_in_the_guide_of_every_language() {
    let all = all_refusals();
    for ((paragraph, place), rules) in &all {
        for lang in LANGUAGES {
            let page = guide(lang, rules.name());
            assert!(has_id(&page, place), "{lang} {rules}: {paragraph} has no place {place}");
        }
    }
    let paragraphs: BTreeSet<&str> = all.keys().map(|(paragraph, _)| *paragraph).collect();
    assert_eq!(paragraphs.len(), 70, "{paragraphs:?}");
    assert_eq!(all.len(), 73, "fouls have places of their own: {all:?}");
}

#[test]
fn every_way_to_play_renju_has_its_place_in_the_guide_of_every_language() {
    for rules in RuleSet::ALL {
        for lang in LANGUAGES {
            let page = guide(lang, rules.name());
            let section = section(rules);
            assert_eq!(section.is_some(), rules.name() == "Renju");
            assert!(section.is_none_or(|id| has_id(&page, &id)), "{lang} {rules}");
        }
    }
}

/// The drawings of a guide with what is beside them, and its ids: all that is the same in every language.
fn skeleton(lang: &str, game: &str) -> Vec<String> {
    let page = guide(lang, game);
    let mut parts = Vec::new();
    for tag in page.split('<').skip(1) {
        let after = |key: &str| tag.split_once(key).and_then(|(_, rest)| rest.split('"').next());
        parts.extend([" id=\"", "href=\"#", "data-board=\""].iter().filter_map(|key| after(key)));
        parts.extend(tag.starts_with("pre").then(|| tag.split_once('>').unwrap().1));
    }
    parts.into_iter().map(String::from).collect()
}

#[test]
fn every_language_has_the_same_pictures_and_places_in_the_same_order() {
    for game in ["ren", "renju", "rin"] {
        let english = skeleton("en", game);
        assert!(english.len() > 30, "{game} has {}", english.len());
        for lang in LANGUAGES {
            assert_eq!(skeleton(lang, game), english, "{lang} {game}");
        }
    }
}

#[test]
fn every_link_inside_a_guide_leads_somewhere() {
    let page = guide("en", "renju");
    let links: Vec<&str> =
        page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(links.len() > 6);
    assert!(links.iter().all(|id| has_id(&page, id)), "{links:?}");
}

#[test]
fn the_guide_opens_at_the_aim_with_the_rule_set_on_the_board_and_at_the_rule_that_refused_a_move() {
    let mut app = App::new();
    app.new_game("renju-rif:referee=players");
    assert_eq!(app.panel().guide, "guide/renju.html#played=renju-rif-referee-players");
    app.new_game("renju-classical");
    assert_eq!(
        (app.panel().guide.as_str(), app.panel().why.as_str()),
        ("guide/renju.html#played=renju-classical", "")
    );
    app.press("a1");
    assert_eq!(app.panel().notice, "a1: the first stone belongs on the centre of the board.");
    assert_eq!(
        (app.panel().guide.as_str(), app.panel().why.as_str()),
        ("guide/renju.html#overview-play", "Why?")
    );
    app.press("h8");
    assert_eq!(
        (app.panel().guide.as_str(), app.panel().why.as_str()),
        ("guide/renju.html#played=renju-classical", "")
    );
}
