//! The names of all parameters, and what each of them is for.

/// A parameter of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// What is played.
    Rules,
    /// The whole game, as a record on one line.
    Record,
    /// The position that it begins from.
    Setup,
    /// What was played.
    Moves,
    /// Whether it is a problem, and which.
    Problem,
    /// The address of a file with a game.
    Src,
    /// How many moves are shown.
    Ply,
    /// Whom the visitor plays.
    Side,
    /// Whom the computer plays.
    Ai,
    /// How well the computer plays.
    Level,
    /// The look.
    Theme,
    /// What the board is made of.
    Bg,
    /// The part of the board that is seen.
    Region,
    /// The first stone that has its number.
    From,
    /// The last stone that has its number.
    To,
    /// What stands below the board.
    Caption,
    /// When the board is made.
    Loading,
    /// Whether rows and columns have their names.
    Coords,
    /// Whether stones have their numbers.
    Numbers,
    /// Whether the board marks what the rules say.
    Marks,
    /// What stands beside the board.
    Controls,
    /// How a tap becomes a stone.
    Confirm,
    /// Whether stones are heard.
    Sound,
    /// The language.
    Lang,
    /// Whether visitors may play.
    Interactive,
}

/// What a parameter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Which game it is. Another value begins another game.
    Game,
    /// Where in the game the board begins, and who plays.
    Players,
    /// How the board looks and behaves.
    View,
}

/// Who reads a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// The element alone.
    Element,
    /// The element and the frame. Our own page can always be played on, shows everything, and is made of what its theme says.
    Boards,
    /// The element, the frame, and the address of our own page.
    Everybody,
}

/// Whether the frame's link to our own page carries a parameter on. Rules, moves and ply it has from the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// It does.
    Carries,
    /// It does not.
    Drops,
}

/// The table: names in the order of the documentation.
const TABLE: [(Parameter, &str, About, Readers, Link); Parameter::ALL.len()] = {
    use About::{Game, Players, View};
    use Link::{Carries, Drops};
    use Readers::{Boards, Element, Everybody};
    [
        (Parameter::Rules, "rules", Game, Everybody, Drops),
        (Parameter::Record, "record", Game, Everybody, Drops),
        (Parameter::Setup, "setup", Game, Everybody, Drops),
        (Parameter::Moves, "moves", Game, Everybody, Drops),
        (Parameter::Problem, "problem", Game, Boards, Drops),
        (Parameter::Src, "src", Game, Element, Drops),
        (Parameter::Ply, "ply", Players, Everybody, Drops),
        (Parameter::Side, "side", Players, Everybody, Carries),
        (Parameter::Ai, "ai", Players, Everybody, Carries),
        (Parameter::Level, "level", Players, Everybody, Carries),
        (Parameter::Theme, "theme", View, Everybody, Carries),
        (Parameter::Bg, "bg", View, Boards, Drops),
        (Parameter::Region, "region", View, Boards, Drops),
        (Parameter::From, "from", View, Boards, Drops),
        (Parameter::To, "to", View, Boards, Drops),
        (Parameter::Caption, "caption", View, Boards, Drops),
        (Parameter::Loading, "loading", View, Element, Drops),
        (Parameter::Coords, "coords", View, Everybody, Carries),
        (Parameter::Numbers, "numbers", View, Everybody, Carries),
        (Parameter::Marks, "marks", View, Boards, Drops),
        (Parameter::Controls, "controls", View, Boards, Drops),
        (Parameter::Confirm, "confirm", View, Everybody, Carries),
        (Parameter::Sound, "sound", View, Everybody, Drops),
        (Parameter::Lang, "lang", View, Everybody, Carries),
        (Parameter::Interactive, "interactive", Players, Boards, Drops),
    ]
};

impl Parameter {
    /// Every parameter, in the order of the documentation.
    pub const ALL: [Self; 25] = [
        Self::Rules,
        Self::Record,
        Self::Setup,
        Self::Moves,
        Self::Problem,
        Self::Src,
        Self::Ply,
        Self::Side,
        Self::Ai,
        Self::Level,
        Self::Theme,
        Self::Bg,
        Self::Region,
        Self::From,
        Self::To,
        Self::Caption,
        Self::Loading,
        Self::Coords,
        Self::Numbers,
        Self::Marks,
        Self::Controls,
        Self::Confirm,
        Self::Sound,
        Self::Lang,
        Self::Interactive,
    ];

    /// The name of the attribute, and of the parameter in an address.
    pub const fn id(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The parameter with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        TABLE.iter().find(|row| row.1 == id).map(|row| row.0)
    }

    /// What it is about.
    pub const fn about(self) -> About {
        TABLE[self as usize].2
    }

    /// Who reads it.
    pub const fn readers(self) -> Readers {
        TABLE[self as usize].3
    }

    /// Whether the frame's link to our own page carries it on.
    pub const fn link(self) -> Link {
        TABLE[self as usize].4
    }

    /// Whether the address of our own page may have it.
    pub fn is_of_page(self) -> bool {
        self.readers() == Readers::Everybody
    }

    /// Whether the address of the frame may have it.
    pub fn is_of_frame(self) -> bool {
        self.readers() != Readers::Element
    }
}

/// Those parameters of which a page says that they have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed(Vec<Parameter>);

impl Changed {
    /// The parameters with these names; other names are somebody else's.
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        Self(names.into_iter().filter_map(Parameter::from_id).collect())
    }

    /// Whether one of these has changed.
    pub fn has_any(&self, parameters: &[Parameter]) -> bool {
        self.0.iter().any(|parameter| parameters.contains(parameter))
    }

    /// Whether the parameter with this name has changed.
    pub fn has_name(&self, name: &str) -> bool {
        self.0.iter().any(|parameter| parameter.id() == name)
    }
}
