//! Words in the player's language. The English ones are part of the program, others come as a text when they
//! are wanted; `www/words/en.txt` says how such a text is written.

/// The English words.
const FILE: &str = include_str!("../../www/words/en.txt");
/// Before those that the program says. What stands above is on the page already.
const SAID: &str = "[said]";
/// Before those of a part of the program that is loaded later.
const EXTRA: &str = "[extra]";

/// What the program says, a line for each word, without the keys: they would weigh a kilobyte.
const ENGLISH: &str = match std::str::from_utf8(&ENGLISH_BYTES) {
    Ok(text) => text,
    Err(_) => "",
};
const ENGLISH_BYTES: [u8; SURVEY.length] = {
    let mut texts = [0; SURVEY.length];
    survey(&mut texts);
    texts
};
const SURVEY: Survey = survey(&mut []);

/// What there is in the English file between [`SAID`] and [`EXTRA`].
struct Survey {
    /// Bytes in all texts and the ends of their lines.
    length: usize,
    /// A number that all keys up to [`EXTRA`] in their order lead to, those of labels too: all are found by number.
    keys: u32,
}

/// Looks through the file, and copies the texts as far as there is room for them.
const fn survey(room: &mut [u8]) -> Survey {
    let file = FILE.as_bytes();
    let (mut at, mut length, mut keys) = (0, 0, 0);
    let (said, end) = (find(SAID), find(EXTRA));
    while at < end {
        // Remarks, headings and empty lines have no key.
        let has_key = file[at].is_ascii_uppercase();
        while has_key && file[at] != b':' {
            keys = mixed(keys, file[at]);
            at += 1;
        }
        at += if has_key { 2 } else { 0 };
        let is_said = has_key && at > said;
        while file[at] != b'\n' {
            if is_said {
                put(room, length, file[at]);
                length += 1;
            }
            at += 1;
        }
        if is_said {
            put(room, length, b'\n');
            length += 1;
        }
        at += 1;
    }
    Survey { length, keys }
}

const fn put(room: &mut [u8], at: usize, byte: u8) {
    if at < room.len() {
        room[at] = byte;
    }
}

const fn mixed(sum: u32, byte: u8) -> u32 {
    (sum ^ byte as u32).wrapping_mul(0x0100_0193)
}

/// Where a line with this heading begins in the file.
const fn find(heading: &str) -> usize {
    let (file, heading) = (FILE.as_bytes(), heading.as_bytes());
    let mut start = 0;
    loop {
        let mut i = 0;
        while i < heading.len() && file[start + i] == heading[i] {
            i += 1;
        }
        if i == heading.len() && file[start - 1] == b'\n' {
            return start;
        }
        start += 1;
    }
}

macro_rules! words {
    ($($word:ident)*) => {
        /// A sentence, or a part of one, by the name it has in the file.
        #[expect(missing_docs, reason = "the file says what each means")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Word { $($word),* }

        impl Word {
            /// Every word, in the order of the English file.
            pub const ALL: &[Self] = &[$(Self::$word),*];

            /// Its name.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$word => stringify!($word)),* }
            }
        }
    };
}

words! {
    Black White BlackInside WhiteInside FirstPlayer SecondPlayer TheFirstPlayer TheSecondPlayer
    NameAndSeat Computer Thinking MoveNow StopThinking LetItMove NoAnswer ComputerSwaps ComputerStays ComputerProposes ComputerPasses ComputerAccepts ComputerRefuses ComputerClaims ToPlay ToPlayOneStone ToPlayTwoStones ToPlayOneMore ToPlayOnWeak ChooseColours
    FourthStone ProposeFifths ChooseFifth SecondWhiteStone PutTwoStones RemoveOneStone
    ThirdWhiteStone OneMoreOrSame OpeningStone OpeningStoneAnywhere AStone ABlackStone AWhiteStone
    OnCentre BesideCentre InMiddle OutsideMiddle WonByResign WonByTime WonByCount WonBy WonByScore
    DrawnBy DrawnAt DrawnByScore Counts ByFive ByOverline ByDoubleFour ByDoubleThree ByNine ByLead
    ByPasses ByFull ByAgreement BySupply ByFlags OffersDraw ClaimFailed RingFilled RingKilled
    FilledPoints KilledStones OfferGoesAlong ClocksStand Pause Resume FirstSteps PassedOnce
    RuiCount RuiCountFull TheStone StoneAt StoneHere DeedReplaces DeedCaptures DeedNibai
    DeedScores DeedRuiLimit DeedWeakens DeedFillsBoard AndWins AndDrawn ListComma ListAnd Times
    RowOfFour RowOfSix BoxOfFour BoxOfSix BoxOfNine ScoreTold StepBefore StepSwapped StepNine
    MatchFirst MatchSecond MatchWon MatchDrawn MatchGoesOn NameClassical NameRif NameRifPlayers
    NameClassicalSwap NamePritchard NameFree RuiFive LeadSix Empty StoneBlack
    StoneWhite MoveNumber LastMove Filled Killed Weak Protected InAtari Captured Niban Scored
    Proposed Removable InRow AimedAt Hinted Forbidden Overline DoubleFour DoubleThree FoulQuestion AnOverline
    ADoubleFour ADoubleThree ResignQuestion ResignMatchQuestion MovePass MoveSwap MoveStay
    MoveAccept MoveRefuse MoveResign MoveTime MoveClaim EmptyBoard LookingBack MoveOf TakenBack AimTap
    AimButton AimTapRemoves AimButtonRemoves PutStone PutStoneOn RemoveStone RemoveStoneOn NoClocks NoTakeBack NoAdvice BadClock BadText BadMove LinkOpened BadLink
    BadParameter BadMoves BadSave NotSaved Unsaved Copied BoardCopied EmbedCopied NotCopied Deleted NotMade Made Stopped NoWords NotLoaded Versus
    MovesPlayed Variation Because Refused WhyGameOver
    WhyOffBoard WhyOccupied WhySquareOccupied WhyNoPass WhyNoPair WhyNoColourChoice WhyNoDrawOffer
    WhyNoClaim WhyNotTheCentre WhyNotBesideTheCentre WhyNotInTheMiddle WhyNotOutsideTheMiddle
    WhyOverline WhyDoubleFour WhyDoubleThree WhyColoursDue WhyPairDue WhySamePoint WhyEqualPair
    WhyNotProposed WhyNoPassNow WhyNoOfferNow WhyNothingOffered WhyNotWeak WhyRuiLimit InLine
    AtMove FaultAt FaultTooLong FaultNotARecord FaultUnknownVersion FaultUnknownRules FaultOtherOptions
    FaultNotAHeader FaultUnknownHeader FaultHeaderTwice FaultNoBlankLine FaultNotAMove
    FaultNothingToReplace FaultNothingToClose FaultUnclosed FaultNotAPly FaultGarbled
}

/// The languages, each by its code.
pub const LANGUAGES: [&str; 6] = ["en", "ja", "zh", "ru", "de", "fr"];

/// The words of one language.
#[derive(Clone, Debug)]
pub struct Words {
    lang: &'static str,
    /// By the numbers of the words.
    texts: Vec<String>,
}

impl Default for Words {
    fn default() -> Self {
        let mut texts = Vec::new();
        for text in ENGLISH.split('\n') {
            texts.push(text.to_string());
        }
        Self { lang: LANGUAGES[0], texts }
    }
}

impl Words {
    /// The words in `text`, which claims to be in `lang`; none if that is no language of ours, or the text does
    /// not have exactly our keys in our order, as one of another version would not.
    pub fn read(lang: &str, text: &str) -> Option<Self> {
        let lang = LANGUAGES.iter().copied().find(|&known| known == lang)?;
        let (mut texts, mut keys, mut is_said) = (Vec::new(), 0, false);
        for line in text.split('\n') {
            match line.split_once(':') {
                Some((key, text)) if key.as_bytes().first().is_some_and(u8::is_ascii_uppercase) => {
                    keys = key.bytes().fold(keys, mixed);
                    if is_said {
                        texts.push(text.trim_ascii().to_string());
                    }
                }
                _ if line == SAID => is_said = true,
                _ if line == EXTRA => break,
                _ => {}
            }
        }
        if keys == SURVEY.keys { Some(Self { lang, texts }) } else { None }
    }

    /// Which language it is.
    pub const fn lang(&self) -> &'static str {
        self.lang
    }

    /// A word as it stands.
    pub fn get(&self, word: Word) -> &str {
        self.texts.get(word as usize).map_or("", String::as_str)
    }

    /// A word with its gaps filled.
    pub fn say(&self, word: Word, with: &[&str]) -> String {
        fill(self.get(word), with)
    }

    /// A word in the form that goes with `number`.
    pub fn count(&self, word: Word, number: usize, with: &[&str]) -> String {
        let forms = self.get(word);
        let mut chosen = "";
        for form in forms.split('|').take(self.form(number) + 1) {
            chosen = form;
        }
        fill(chosen, with)
    }

    /// Which of its plural forms a language uses for `number`.
    pub fn form(&self, number: usize) -> usize {
        let (tens, ones) = (number / 10 % 10, number % 10);
        match self.lang {
            "ja" | "zh" => 0,
            "fr" => usize::from(number > 1),
            "ru" if tens != 1 && ones == 1 => 0,
            "ru" if tens != 1 && ones > 1 && ones < 5 => 1,
            "ru" => 2,
            _ => usize::from(number != 1),
        }
    }
}

/// What stands under `key` in a text like the file of English words.
pub fn lookup<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    lines(text).find(|&(other, _)| other == key).map(|(_, text)| text)
}

/// What stands under `key` in `text` or, where that lacks it, in English. For parts of the program that are loaded
/// later, as is the next.
pub fn extra<'a>(text: &'a str, key: &str) -> &'a str {
    lookup(text, key).or_else(|| lookup(FILE, key)).unwrap_or("")
}

/// What an English text says in the language of `words`. For parts of the program that are loaded later: the
/// whole English file comes with it.
pub fn translated(english: &str, words: &str) -> String {
    let key = lines(FILE).find(|&(_, text)| text == english).map(|(key, _)| key);
    key.and_then(|key| lookup(words, key)).unwrap_or(english).into()
}

/// The keys and texts; remarks and what makes no sense are skipped.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split('\n').filter_map(|line| {
        let (key, text) = line.split_once(':')?;
        if key.starts_with('#') { None } else { Some((key, text.trim_ascii())) }
    })
}

/// `text` with `{0}`, `{1}` ... replaced.
pub fn fill(text: &str, with: &[&str]) -> String {
    let mut filled = String::new();
    for (i, part) in text.split('{').enumerate() {
        match part.split_once('}') {
            Some((gap, rest)) if i > 0 => {
                let number = crate::board::decimal::read(gap);
                filled += number.and_then(|number| with.get(number)).unwrap_or(&"");
                filled += rest;
            }
            _ => filled += part,
        }
    }
    filled
}

/// All parts that are not empty, with `gap` between them.
pub fn joined(parts: &[String], gap: &str) -> String {
    let mut whole = String::new();
    for part in parts {
        if !part.is_empty() {
            whole += if whole.is_empty() { "" } else { gap };
            whole += part;
        }
    }
    whole
}

/// The language that suits somebody who reads these, the best liked first: `de-AT,en`.
pub fn best(liked: &str) -> &'static str {
    for wish in liked.split(',') {
        let code = wish.split_once('-').map_or(wish, |(code, _)| code);
        if let Some(&lang) = LANGUAGES.iter().find(|&&lang| lang == code) {
            return lang;
        }
    }
    LANGUAGES[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The English file with one text changed.
    fn with(key: &str, text: &str) -> String {
        let line = format!("\n{key}: {}\n", lookup(FILE, key).unwrap());
        FILE.replace(&line, &format!("\n{key}: {text}\n"))
    }

    #[test]
    fn the_words_have_the_order_of_the_english_file() {
        let said = FILE.split_once("\n[said]\n").unwrap().1.split_once("\n[extra]\n").unwrap().0;
        let keys: Vec<&str> = lines(said).map(|(key, _)| key).collect();
        let ids: Vec<&str> = Word::ALL.iter().map(|word| word.id()).collect();
        assert_eq!(keys, ids);
        let words = Words::default();
        for (&word, (_, text)) in Word::ALL.iter().zip(lines(said)) {
            assert_eq!(words.get(word), text);
        }
    }

    #[test]
    fn gaps_are_filled_in_any_order_and_nonsense_is_left_out() {
        assert_eq!(fill("{1} and {0}!", &["a", "b"]), "b and a!");
        assert_eq!(fill("{7}{x}{ {", &["a"]), " ");
        assert_eq!(fill("a } b", &[]), "a } b");
    }

    #[test]
    fn numbers_choose_their_forms() {
        let of = |lang: &str, number| {
            let words = Words::read(lang, &with("MovesPlayed", "{0} a|{0} b|{0} c")).unwrap();
            words.count(Word::MovesPlayed, number, &["x"])
        };
        let forms = |lang: &str| [0, 1, 2, 5, 11, 21, 22, 112].map(|number| of(lang, number));
        assert_eq!(forms("de"), ["x b", "x a", "x b", "x b", "x b", "x b", "x b", "x b"]);
        assert_eq!(forms("fr"), ["x a", "x a", "x b", "x b", "x b", "x b", "x b", "x b"]);
        assert_eq!(forms("ru"), ["x c", "x a", "x b", "x c", "x c", "x a", "x b", "x c"]);
        assert_eq!(forms("ja"), ["x a"; 8]);
    }

    #[test]
    fn a_text_with_other_keys_is_no_language_of_ours() {
        let german = with("Black", "Schwarz");
        assert_eq!(Words::read("de", &german).unwrap().get(Word::Black), "Schwarz");
        assert!(Words::read("xx", &german).is_none());
        for text in [
            "",
            "Black: Schwarz",
            &german.replace("\nWhite:", "\nWeiss:"),
            &german.replace("\nWhite: White", ""),
        ] {
            assert!(Words::read("de", text).is_none());
        }
    }

    #[test]
    fn the_best_liked_language_that_we_have_is_taken() {
        for (liked, lang) in
            [("de-AT,en", "de"), ("it,fr-CA", "fr"), ("", "en"), ("zh-Hans-CN", "zh")]
        {
            assert_eq!(best(liked), lang);
        }
    }
}
