//! What the players have chosen for this device.

/// A choice.
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
    /// Stones carry the number of their move.
    Numbers,
    /// Rows and columns carry their names.
    Coords,
    /// Stones are heard.
    Sound,
    /// Single keys are commands.
    Keys,
    /// Hints and reviews are offered.
    Hints,
    /// The computer resigns when it is lost.
    Resigns,
    /// How many seconds the computer thinks.
    ThinkTime,
    /// How the board and the page look.
    Theme,
    /// How a tap on the board becomes a stone.
    Confirm,
    /// The language.
    Lang,
}

impl Setting {
    /// Every choice.
    pub const ALL: [Self; 15] = [
        Self::MarkForbidden,
        Self::AskBeforeFoul,
        Self::TakeBack,
        Self::MarkAtari,
        Self::LookAhead,
        Self::Numbers,
        Self::Coords,
        Self::Sound,
        Self::Keys,
        Self::Hints,
        Self::Resigns,
        Self::ThinkTime,
        Self::Theme,
        Self::Confirm,
        Self::Lang,
    ];

    /// The word by which the page calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::MarkForbidden => "mark-forbidden",
            Self::AskBeforeFoul => "ask-before-foul",
            Self::TakeBack => "take-back",
            Self::MarkAtari => "mark-atari",
            Self::LookAhead => "look-ahead",
            Self::Numbers => "numbers",
            Self::Coords => "coords",
            Self::Sound => "sound",
            Self::Keys => "keys",
            Self::Hints => "hints",
            Self::Resigns => "resigns",
            Self::ThinkTime => "think-time",
            Self::Theme => "theme",
            Self::Confirm => "confirm",
            Self::Lang => "lang",
        }
    }

    /// The choice with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|setting| setting.id() == id)
    }

    /// What it may be, the default first.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::Numbers | Self::Sound => &["off", "on"],
            Self::ThinkTime => &["1", "0.5", "2", "5"],
            Self::Theme => &["auto", "wood", "paper", "dark", "contrast"],
            Self::Confirm => &["auto", "tap", "button", "off"],
            Self::Lang => &["auto", "en", "ja", "zh", "ru", "de", "fr"],
            _ => &["on", "off"],
        }
    }
}

/// All choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Which of its values each has.
    chosen: [u8; Setting::ALL.len()],
}

impl Settings {
    /// What this is set to.
    pub fn value(self, setting: Setting) -> &'static str {
        setting.values().get(usize::from(self.chosen[setting as usize])).copied().unwrap_or("")
    }

    /// Whether this is switched on.
    pub fn is_on(self, setting: Setting) -> bool {
        self.value(setting) == "on"
    }

    /// The same with one switch the other way.
    pub const fn switched(mut self, setting: Setting) -> Self {
        self.chosen[setting as usize] ^= 1;
        self
    }

    /// Sets one of them, if it may be that.
    pub fn set(&mut self, setting: Setting, value: &str) {
        if let Some(found) = setting.values().iter().position(|&other| other == value) {
            self.chosen[setting as usize] = found as u8;
        }
    }

    /// All that is not as usual: `theme=dark numbers=on`.
    pub fn write(self) -> String {
        let mut text = String::new();
        for &setting in &Setting::ALL {
            if self.chosen[setting as usize] > 0 {
                let blank = if text.is_empty() { "" } else { " " };
                text = text + blank + setting.id() + "=" + self.value(setting);
            }
        }
        text
    }

    /// Reads what [`write`](Self::write) wrote; anything else is ignored.
    pub fn read(text: &str) -> Self {
        Self::default().with(text)
    }

    /// The same, but for what stands in a text of that kind.
    pub fn with(mut self, text: &str) -> Self {
        for word in text.split(' ') {
            if let Some((id, value)) = word.split_once('=')
                && let Some(setting) = Setting::from_id(id)
            {
                self.set(setting, value);
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_read_back_and_strange_words_are_ignored() {
        for setting in Setting::ALL {
            for value in setting.values() {
                let mut settings = Settings::default();
                settings.set(setting, value);
                assert_eq!(settings.value(setting), *value);
                assert_eq!(Settings::read(&settings.write()), settings);
            }
        }
        let settings = Settings::default().switched(Setting::AskBeforeFoul);
        assert_eq!(Settings::read("x ask-before-foul=off theme=pink =dark theme"), settings);
        assert_eq!(Settings::read("01111"), Settings::default());
        assert_eq!(settings.switched(Setting::AskBeforeFoul), Settings::default());
        assert_eq!(Settings::default().write(), "");
    }
}
