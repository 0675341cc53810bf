//! What the players have chosen for this device.

use super::closed::closed;

closed! {
    /// Something that is done or not.
    pub enum Switch {
        /// It is done.
        On = "on",
        /// It is not.
        Off = "off",
    }
}

impl Switch {
    /// Whether it is done.
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }

    /// The other position of the switch.
    pub const fn other(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

closed! {
    /// How many seconds the computer thinks.
    pub enum ThinkTime {
        /// One second.
        One = "1",
        /// Half a second.
        Half = "0.5",
        /// Two seconds.
        Two = "2",
        /// Five seconds.
        Five = "5",
    }
}

impl ThinkTime {
    /// The time in milliseconds.
    pub const fn ms(self) -> u32 {
        match self {
            Self::Half => 500,
            Self::One => 1000,
            Self::Two => 2000,
            Self::Five => 5000,
        }
    }
}

closed! {
    /// How long a position stays when a game plays by itself, in seconds.
    pub enum Pace {
        /// One second.
        One = "1",
        /// A quarter of a second.
        Quarter = "0.25",
        /// Half a second.
        Half = "0.5",
        /// Two seconds.
        Two = "2",
    }
}

impl Pace {
    /// The time in milliseconds.
    pub const fn ms(self) -> u64 {
        match self {
            Self::Quarter => 250,
            Self::Half => 500,
            Self::One => 1000,
            Self::Two => 2000,
        }
    }
}

closed! {
    /// How many workers may think at once about what they can share.
    pub enum Workers {
        /// As many as the machine has cores.
        Auto = "auto",
        /// One worker.
        One = "1",
        /// Two workers.
        Two = "2",
        /// Four workers.
        Four = "4",
        /// Eight workers.
        Eight = "8",
    }
}

impl Workers {
    /// How many workers there may be on a machine with so many cores; at least one. More than it has cores help nobody.
    pub fn on(self, cores: usize) -> usize {
        let most = match self {
            Self::Auto | Self::Eight => 8,
            Self::One => 1,
            Self::Two => 2,
            Self::Four => 4,
        };
        cores.clamp(1, most)
    }
}

closed! {
    /// How many lines a hint has.
    pub enum Lines {
        /// Three lines.
        Three = "3",
        /// One line.
        One = "1",
        /// Two lines.
        Two = "2",
        /// Four lines.
        Four = "4",
        /// Five lines.
        Five = "5",
    }
}

impl Lines {
    /// One line more, if there may be.
    pub fn more(self) -> Option<Self> {
        Self::ALL.into_iter().find(|other| other.count() == self.count() + 1)
    }

    /// One line less, if there may be.
    pub fn fewer(self) -> Option<Self> {
        Self::ALL.into_iter().find(|other| other.count() + 1 == self.count())
    }

    /// The number of lines.
    pub const fn count(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

closed! {
    /// How the board and the page look.
    pub enum Look {
        /// As the machine is set.
        Auto = "auto",
        /// A board of wood.
        Wood = "wood",
        /// As in a book.
        Paper = "paper",
        /// For the night.
        Dark = "dark",
        /// With as much contrast as there can be.
        Contrast = "contrast",
    }
}

closed! {
    /// How a tap on the board becomes a stone.
    pub enum ConfirmBy {
        /// By a second tap, where points are too small for a finger.
        Auto = "auto",
        /// By a second tap.
        Tap = "tap",
        /// By a button.
        Button = "button",
        /// At once.
        Off = "off",
    }
}

closed! {
    /// The language.
    pub enum Lang {
        /// The one that the browser asks for.
        Auto = "auto",
        /// English.
        En = "en",
        /// Japanese.
        Ja = "ja",
        /// Chinese.
        Zh = "zh",
        /// Russian.
        Ru = "ru",
        /// German.
        De = "de",
        /// French.
        Fr = "fr",
    }
}

/// Makes the struct of all settings, and the enum of their names, from one table.
macro_rules! settings {
    ($($(#[$doc:meta])* $field:ident: $name:ident, $id:literal, $type:ident = $default:ident;)*) => {
        closed! {
            /// The name of a setting.
            pub enum Setting { $($(#[$doc])* $name = $id,)* }
        }

        /// All settings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Settings { $($(#[$doc])* pub $field: $type,)* }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $type::$default,)* }
            }
        }

        impl Settings {
            /// The value of this setting, by name.
            pub const fn value(self, setting: Setting) -> &'static str {
                match setting { $(Setting::$name => self.$field.id(),)* }
            }

            /// Sets one of them, if it may have that value.
            pub fn set(&mut self, setting: Setting, value: &str) {
                match setting {
                    $(Setting::$name => self.$field = $type::from_id(value).unwrap_or(self.$field),)*
                }
            }
        }

        impl Setting {
            /// The names of the values it may have.
            const fn ids(self) -> &'static [&'static str] {
                match self { $(Self::$name => $type::IDS,)* }
            }
        }
    };
}

settings! {
    /// Forbidden points are marked on the board.
    mark_forbidden: MarkForbidden, "mark-forbidden", Switch = On;
    /// A foul that would lose the game is asked about before it is played.
    ask_before_foul: AskBeforeFoul, "ask-before-foul", Switch = On;
    /// Moves may be taken back. It is outside the rules (002 §6), so players agree on it here.
    take_back: TakeBack, "take-back", Switch = On;
    /// Stones in atari are marked on the board.
    mark_atari: MarkAtari, "mark-atari", Switch = On;
    /// What a stone would do is told before it is put.
    look_ahead: LookAhead, "look-ahead", Switch = On;
    /// Stones carry the number of their move.
    numbers: Numbers, "numbers", Switch = Off;
    /// Rows and columns carry their names.
    coords: Coords, "coords", Switch = On;
    /// Stones are heard.
    sound: Sound, "sound", Switch = Off;
    /// Single keys are commands.
    keys: Keys, "keys", Switch = On;
    /// Hints and reviews are offered.
    hints: Hints, "hints", Switch = On;
    /// The computer resigns when it is lost.
    resigns: Resigns, "resigns", Switch = On;
    /// How many seconds the computer thinks.
    think_time: ThinkTime, "think-time", ThinkTime = One;
    /// How many workers may think at once.
    workers: Workers, "workers", Workers = Auto;
    /// How long a position stays when a game plays by itself.
    pace: Pace, "pace", Pace = One;
    /// How many lines a hint has.
    lines: Lines, "lines", Lines = Three;
    /// How the board and the page look.
    theme: Theme, "theme", Look = Auto;
    /// How a tap on the board becomes a stone.
    confirm: Confirm, "confirm", ConfirmBy = Auto;
    /// The language.
    lang: Lang, "lang", Lang = Auto;
}

impl Setting {
    /// What it may be, the default first.
    pub fn values(self) -> Vec<&'static str> {
        let default = Settings::default().value(self);
        let others = self.ids().iter().copied().filter(|&id| id != default);
        std::iter::once(default).chain(others).collect()
    }
}

impl Settings {
    /// Where this stands, if it is a switch.
    pub fn switch(self, setting: Setting) -> Option<Switch> {
        Switch::from_id(self.value(setting)).filter(|_| setting.ids() == Switch::IDS)
    }

    /// All that is not as usual: `theme=dark numbers=on`.
    pub fn write(self) -> String {
        let usual = Self::default();
        let other = Setting::ALL.into_iter().filter(|&s| self.value(s) != usual.value(s));
        let words = other.map(|setting| format!("{}={}", setting.id(), self.value(setting)));
        words.collect::<Vec<_>>().join(" ")
    }

    /// What is to be saved where `stored` is saved now and `value` was chosen for `setting`.
    pub fn merged(stored: &str, setting: Setting, value: &str) -> String {
        let mut settings = Self::read(stored);
        settings.set(setting, value);
        settings.write()
    }

    /// Reads what [`write`](Self::write) wrote; anything else is ignored.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for word in text.split(' ') {
            if let Some((id, value)) = word.split_once('=')
                && let Some(setting) = Setting::from_id(id)
            {
                settings.set(setting, value);
            }
        }
        settings
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
                assert_eq!(settings.value(setting), value);
                assert_eq!(Settings::read(&settings.write()), settings);
            }
        }
        let settings = Settings { ask_before_foul: Switch::Off, ..Settings::default() };
        assert_eq!(Settings::read("x ask-before-foul=off theme=pink =dark theme"), settings);
        assert_eq!(Settings::read("01111"), Settings::default());
        assert_eq!(Settings::default().write(), "");
    }

    #[test]
    fn no_more_workers_think_than_there_are_cores_and_one_always_does() {
        let on = |cores: usize| Workers::ALL.map(|workers| workers.on(cores));
        assert_eq!(on(0), [1; 5]);
        assert_eq!(on(3), [3, 1, 2, 3, 3]);
        assert_eq!(on(64), [8, 1, 2, 4, 8]);
    }

    #[test]
    fn only_switches_are_switched() {
        let settings = Settings::default();
        assert_eq!(settings.switch(Setting::Numbers), Some(Switch::Off));
        assert_eq!(settings.switch(Setting::Confirm), None, "though it may be off");
        assert_eq!(Switch::On.other(), Switch::Off);
    }
}
