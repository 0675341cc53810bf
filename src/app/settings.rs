//! What the players have switched on or off.

/// A switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Forbidden points are marked on the board.
    MarkForbidden,
    /// A foul that would lose the game is asked about before it is played.
    AskBeforeFoul,
    /// Moves may be taken back. It is outside the rules (002 §6), so players agree on it here.
    TakeBack,
    /// Stones in atari are marked on the board.
    MarkAtari,
    /// What a stone would do is told before it is put.
    LookAhead,
}

impl Setting {
    /// Every switch.
    pub const ALL: [Self; 5] = [
        Self::MarkForbidden,
        Self::AskBeforeFoul,
        Self::TakeBack,
        Self::MarkAtari,
        Self::LookAhead,
    ];

    /// The word by which the page calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::MarkForbidden => "mark-forbidden",
            Self::AskBeforeFoul => "ask-before-foul",
            Self::TakeBack => "take-back",
            Self::MarkAtari => "mark-atari",
            Self::LookAhead => "look-ahead",
        }
    }
}

/// All switches; each is on until it is switched off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    off: [bool; Setting::ALL.len()],
}

impl Settings {
    /// Whether this is switched on.
    pub const fn is_on(self, setting: Setting) -> bool {
        !self.off[setting as usize]
    }

    /// The same with one switch the other way.
    pub const fn switched(mut self, setting: Setting) -> Self {
        self.off[setting as usize] = !self.off[setting as usize];
        self
    }

    /// A letter for each switch in their order.
    pub fn write(self) -> String {
        self.off.iter().map(|&off| if off { '0' } else { '1' }).collect()
    }

    /// Reads what [`write`](Self::write) wrote; anything else leaves a switch on.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (off, letter) in settings.off.iter_mut().zip(text.bytes()) {
            *off = letter == b'0';
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_read_back_and_strange_words_are_ignored() {
        let settings = Settings::default().switched(Setting::AskBeforeFoul);
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::read("101 and more"), settings);
        assert_eq!(Settings::read("x"), Settings::default());
        assert_eq!(Settings::read(""), Settings::default());
        assert_eq!(settings.switched(Setting::AskBeforeFoul), Settings::default());
    }
}
