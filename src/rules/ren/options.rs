//! What the players may choose before a game of Ren.

/// The board: "10x10 or 8x8".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 10 x 10.
    Ten,
    /// 8 x 8.
    Eight,
}

impl Size {
    /// Both, the standard one first.
    pub const ALL: [Self; 2] = [Self::Ten, Self::Eight];

    /// Squares on a side.
    pub const fn points(self) -> u8 {
        match self {
            Self::Ten => 10,
            Self::Eight => 8,
        }
    }
}

/// How many weak stones "can be replaced by both players in succession".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuiLimit {
    /// Three.
    Three,
    /// Five (variation a).
    Five,
}

impl RuiLimit {
    /// Both, the standard one first.
    pub const ALL: [Self; 2] = [Self::Three, Self::Five];

    /// As a number.
    pub const fn stones(self) -> u8 {
        match self {
            Self::Three => 3,
            Self::Five => 5,
        }
    }
}

/// Whether a lead alone wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// It does not.
    Off,
    /// "A player with a six point lead immediately wins the game" (variation b).
    Six,
}

impl Lead {
    /// Both, the standard one first.
    pub const ALL: [Self; 2] = [Self::Off, Self::Six];
}

/// All choices together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The board.
    pub size: Size,
    /// How many weak stones are replaced in succession.
    pub rui_limit: RuiLimit,
    /// Whether a lead of six points wins.
    pub lead: Lead,
}

impl Options {
    /// Every combination, the standard one first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { size: Size::Ten, rui_limit: RuiLimit::Three, lead: Lead::Off }; 8];
        let mut i = 0;
        while i < 8 {
            all[i].size = Size::ALL[i & 1];
            all[i].rui_limit = RuiLimit::ALL[i >> 1 & 1];
            all[i].lead = Lead::ALL[i >> 2];
            i += 1;
        }
        all
    };

    /// The id of the rule set, with defaults left out.
    pub const fn id(self) -> &'static str {
        match (self.size, self.rui_limit, self.lead) {
            (Size::Ten, RuiLimit::Three, Lead::Off) => "ren",
            (Size::Ten, RuiLimit::Three, Lead::Six) => "ren:lead=6",
            (Size::Ten, RuiLimit::Five, Lead::Off) => "ren:rui=5",
            (Size::Ten, RuiLimit::Five, Lead::Six) => "ren:rui=5,lead=6",
            (Size::Eight, RuiLimit::Three, Lead::Off) => "ren:size=8",
            (Size::Eight, RuiLimit::Three, Lead::Six) => "ren:size=8,lead=6",
            (Size::Eight, RuiLimit::Five, Lead::Off) => "ren:size=8,rui=5",
            (Size::Eight, RuiLimit::Five, Lead::Six) => "ren:size=8,rui=5,lead=6",
        }
    }
}
