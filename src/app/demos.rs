//! Short games that show what each of the three games is about.

use crate::record::Record;

/// The games, each with a record text, and the numbers of moves after which something is said.
const DEMOS: [(&str, &str, &[usize]); 3] = [
    ("Renju", "goishi 1 renju-classical\n\nh8 h9 i9 f9 g7 h7 j10 f6 k11", &[0, 5, 7, 9]),
    ("Ren", "goishi 1 ren:size=8\n\nd4 f6 d5 f5 e4 g6 e5", &[0, 5, 7]),
    (
        "Rin",
        "goishi 1 rin:size=8\n\n2,2 3,3 5,5 2,3 2,4 6,5 5,6 3,4 4,4 6,6 1,6 4,3 4,2 0,6 1,7 3,2",
        &[0, 15, 16],
    ),
];

/// The short game for the game with this name.
pub fn demo(game: &str) -> Option<Record> {
    let (_, text, _) = DEMOS.into_iter().find(|(name, ..)| *name == game)?;
    Record::parse(text).ok()
}

/// The short game for the game with this name, with these sentences as comments.
pub fn with_comments(game: &str, sentences: &[&str]) -> Option<Record> {
    let (.., plies) = DEMOS.into_iter().find(|(name, ..)| *name == game)?;
    let mut record = demo(game)?;
    let nodes = record.line_nodes();
    for (&ply, sentence) in plies.iter().zip(sentences) {
        record.set_comment(*nodes.get(ply)?, sentence);
    }
    Some(record)
}

/// The part of the board that a small picture of this game shows, in words: Renju is played in the middle.
pub fn region(game: &str) -> &'static str {
    if game == "Renju" { "region=d4-l12" } else { "" }
}

/// How many sentences belong to the short game for the game with this name.
pub fn sentences(game: &str) -> usize {
    DEMOS.iter().find(|(name, ..)| *name == game).map_or(0, |(.., plies)| plies.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::rules::Ending;
    use crate::rules::catalog::AnyGame;

    #[test]
    fn each_game_ends_with_what_it_is_about() {
        let end = |game: &str| demo(game).unwrap().position(usize::MAX);
        assert_eq!(end("Renju").status().ending(), Some(Ending::Five));
        assert!(matches!(end("Ren"), AnyGame::Ren(ren) if ren.score(Color::Black) > 0));
        assert!(matches!(end("Rin"), AnyGame::Rin(rin) if !rin.filled().is_empty()));
        assert!(demo("Go").is_none());
    }
}
