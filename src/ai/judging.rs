//! The judgement of single positions. Each is judged by players who remember nothing, so equal positions are judged equally.

use super::review::Judgement;
use super::{Budget, Standing, Task, Thought, forced, ren, renju, rin};
use crate::board::Color;
use crate::rules::catalog::AnyGame;
use crate::rules::rin::Rin;

/// The transposition tables have two to this power of slots: enough for the nodes of one position, and soon made.
const TABLE_BITS: u32 = 17;

/// Judges a position at full strength.
pub fn judge(game: &AnyGame, budget: &Budget) -> Judgement {
    let thought = match game {
        AnyGame::Renju(renju) => {
            forced::think(&mut renju::Engine::with_table(TABLE_BITS), renju, budget)
        }
        AnyGame::Ren(ren) => ren::Engine::with_table(TABLE_BITS).think(ren, &Task::BEST, budget),
        AnyGame::Rin(rin) => return judge_rin(game, rin, budget),
    };
    judgement(game, thought, None)
}

/// In Rin the stones of both players count, so the lead is judged as well.
fn judge_rin(game: &AnyGame, rin: &Rin, budget: &Budget) -> Judgement {
    match rin::Engine::new().think_of_lead(rin, &Task::BEST, budget) {
        Some((thought, lead)) => {
            let lead = if game.color_to_move() == Some(Color::White) { -lead } else { lead };
            judgement(game, Some(thought), Some(lead))
        }
        None => {
            let [black, white] = Color::ALL.map(|color| rin.stones(color) as i16);
            judgement(game, None, Some(black - white))
        }
    }
}

fn judgement(game: &AnyGame, thought: Option<Thought>, lead: Option<i16>) -> Judgement {
    match thought {
        Some(thought) => {
            let standing = Standing::of(game, &thought);
            Judgement { standing, lead, line: thought.whole_line() }
        }
        None => Judgement { standing: Standing::of_ended(game), lead, line: Vec::new() },
    }
}
