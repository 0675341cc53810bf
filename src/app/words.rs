//! Words in the player's language, by their keys. `www/words/en.txt` says how a file of words is written.

use crate::board::{all_english, entries, fill};
use std::sync::LazyLock;

macro_rules! words {
    ($($word:ident)*) => {
        /// A text by its key in the files of words. The order of this list means nothing.
        #[expect(missing_docs, reason = "the file says what each means")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Word { $($word),* }

        impl Word {
            /// Every word.
            pub const ALL: &[Self] = &[$(Self::$word),*];

            /// The key in the files of words.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$word => stringify!($word)),* }
            }
        }
    };
}

words! {
    Learn ShowRenju ShowRen ShowRin Lessons Problems AllGrades LearnGrade NextProblem LearnHelp KeyNextProblem LearnToday LearnRated LearnStreak LearnSprint LearnDue LearnOwn LearnKept LearnRating LearnCount LearnLook
    LearnCopy RingKills EffectKills WrongGained WrongKilled WrongAnswered WrongWins WrongFours WrongStops WrongKills WrongScores LearnSkip LearnAgain LearnFirstGame LearnHelpFails HeadLesson HeadGrade HeadStreak LearnBest
    LearnRowEnd LearnTimeUp LearnSecondTry LearnTomorrow LearnLater LearnNoneDue LearnSquares ResultCopied HintFours HintThrees HintDefence HintTrap
    HintPermitted HintBestScore HintSafeScore HintStopNine HintNibai HintNine HintKill HintSave HintRing HintLastPoints
    ThemeFours ThemeThrees ThemeDefence ThemeTrap ThemePermitted ThemeBestScore ThemeSafeScore ThemeStopNine ThemeNibai ThemeNine ThemeKill ThemeSave ThemeRing ThemeLastPoints
    Tree
    SetUp SetUpTools PutBlack PutWhite EraseStones PutWeak SideToPlay LeftInTurn OneStone
    TwoStones PointsOfBlack PointsOfWhite RuiSoFar TurnStones MirrorStones ShiftUp ShiftDown
    ShiftLeft ShiftRight ClearStones PlayHere AnalyseHere CancelSetUp SetUpAsks SetUpChanged
    SetUpCancelled SetUpRefused
    Comment CommentHere MarksTools MarkCross MarkCircle MarkTriangle MarkSquare MarkLetter
    MarkNumber MarkArrow MarkLine MarkEraser MarkWrong Promote RemoveLine CopyLine UndoEdit
    RedoEdit DrawHere DrawFrom DrawTo EraseHere ToolAway MarkDrawn MarkErased Erased
    NothingToErase SignOn SignCross SignCircle SignTriangle SignSquare SignLabel ArrowFromTo
    LineFromTo ArrowFrom ArrowTo LineTo WrongMove MarksAre MarksWait MarkedWrong NotMarkedWrong
    Promoted LineRemoved LineCopied EditUndone EditRedone
    Games Game RuleSet NewGame Loading Board Trouble TroubleSaved Reload Players CloseNotice
    Decisions NextGame BackToGame Rematch PlayComputer Yes No TakeBlack StayWhite TakeWhite
    StayBlack TwoMore Accept Refuse BlackClaims WhiteClaims Pass OfferDraw Controls Steps
    First Previous Autoplay Next Last Undo Redo Resign Hint Review Moves TypeMove More Share
    Rules Settings Shortcuts AboutClassical AboutRif AboutRifPlayers AboutClassicalSwap
    AboutPritchard AboutFree AboutTaraguchi AboutTarannikov AboutSoosyrv AboutYamaguchi
    AboutGomoku AboutGomokuStandard AboutGomokuSwap2 BoardSize AboutRen10 AboutRen8 Options
    RuiFiveOption AboutRuiFive LeadSixOption AboutLeadSix MatchOption AboutMatch AboutRin16
    AboutRin12 AboutRin8 PlayerName BlackName WhiteName ExchangeNames Clock AboutClock Start
    Close Language Automatic Theme ThemeWood ThemePaper ThemeDark ThemeContrast Confirm
    ConfirmTap ConfirmButton ConfirmOff Numbers Coords Sound AllowTakeBack MarkForbidden
    AskBeforeFoul MarkAtari LookAhead AllowHints LetResign ThinkTime Cores HalfSecond OneSecond
    TwoSeconds FiveSeconds SingleKeys CopyLink CopyBoard CopyEmbed OpenInGoishi Print
    Picture AnimatedGif WithNumbers Progress Stop Record AboutRecord OpenText SaveFile
    OpenFile OneFile AboutOneFile NoDownload NewVersion UseNewVersion NotNow NoGames
    KeyArrows KeyRow KeyColumn KeyCorner KeyEnter KeyEscape KeySteps KeyEnds KeyUndo
    KeySheets KeyMove KeyBoard KeyTell KeyHint KeyHelp Black White BlackInside WhiteInside
    BlackTurn WhiteTurn FirstPlayer SecondPlayer TheFirstPlayer TheSecondPlayer NameAndSeat
    Computer Thinking MoveNow StopThinking LetItMove NoAnswer ComputerSwaps ComputerStays
    ComputerTakesWhite ComputerStaysBlack ComputerAdds ComputerDeclares ComputerProposes
    ComputerPasses ComputerAccepts ComputerRefuses ComputerClaims ToPlay ToPlayOneStone
    ToPlayTwoStones ToPlayOneMore ToPlayOnWeak ChooseColours ChooseColoursOrTen
    ChooseColoursOrMore DeclareFifths FourthStone ProposeFifths ProposeMany FifthStone
    ChooseFifth ChooseFifthOf SecondWhiteStone PutTwoStones RemoveOneStone ThirdWhiteStone
    OneMoreOrSame ProposedSoFar OpeningStone OpeningStoneAnywhere AStone ABlackStone
    AWhiteStone OnCentre BesideCentre InMiddle OutsideMiddle InSeven InNine WonByResign
    WonByTime WonByCount WonBy WonByScore DrawnBy DrawnAt DrawnByScore DrawnByAgreement
    Counts ByFive ByOverline ByDoubleFour ByDoubleThree ByNine ByLead ByPasses ByFull
    BySupply ByFlags OffersDraw ClaimFailed RingFilled RingKilled FilledPoints KilledStones
    OfferGoesAlong ClocksStand Pause Resume FirstSteps PassedOnce RuiCount RuiCountFull
    TheStone StoneAt StoneHere EffectReplaces EffectCaptures EffectNibai EffectScores EffectRuiLimit
    EffectWeakens EffectFillsBoard AndWins AndDrawn ListComma ListAnd Times RowOfFour RowOfSix
    BoxOfFour BoxOfSix BoxOfNine ScoreTold StepBefore StepSwapped StepNine MatchFirst
    MatchSecond MatchWon MatchDrawn MatchGoesOn GameRenju GameGomoku GameRen GameRin
    NameClassical NameRif NameRifPlayers NameClassicalSwap NamePritchard NameFree
    NameTaraguchi NameTarannikov NameSoosyrv NameYamaguchi NameGomoku NameGomokuStandard
    NameGomokuSwap2 RuiFive LeadSix Empty StoneBlack StoneWhite MoveNumber LastMove Filled
    Killed Weak Protected InAtari Captured Niban Scored Proposed Removable InRow AimedAt
    Hinted Forbidden Overline DoubleFour DoubleThree FoulQuestion AnOverline ADoubleFour
    ADoubleThree ForbiddenAppears OpeningIs BackTo Again ResignYou ResignYouMatch
    NameHome NameEnd NamePageUp NamePageDown NameControl NameEnter NameEscape ResignQuestion ResignMatchQuestion MovePass MoveSwap MoveStay MoveMore
    MoveDeclare MoveAccept MoveRefuse MoveResign MoveTime MoveClaim Sentences FullStop
    PointIs SaidStone SaidPair SaidPass SaidSwap SaidStay SaidTakesWhite SaidStaysBlack
    SaidMore SaidDeclare SaidAccept SaidRefuse SaidResign SaidTime SaidBothFlags SaidClaim
    NumberedMove Opening PageTitle EmptyBoard LookingBack MoveOf TakenBack AimTap AimButton
    AimTapRemoves AimButtonRemoves PutStone PutStoneOn RemoveStone RemoveStoneOn NoClocks
    NoTakeBack NoAdvice BadClock BadText BadMove LinkOpened BadLink BadParameter BadMoves PartOfMoves
    ProblemUnsaid ProblemOtherSide ProblemOver
    NotHere BadSave NotSaved Unsaved GameKept SecondGame Copied BoardCopied EmbedCopied
    NotCopied Deleted NameStays NotMade Made Stopped NoWords NotLoaded Versus MovesPlayed
    Variation Because Refused Why WhyGameOver WhyOffBoard WhyOccupied WhySquareOccupied
    WhyNoPass WhyNoProposal WhyNoColourChoice WhyNoDeclaration WhyNoMore WhyNoDrawOffer
    WhyNoClaim WhyNotTheCentre WhyNotBesideTheCentre WhyNotInTheMiddle
    WhyNotOutsideTheMiddle WhyNotInTheSeven WhyNotInTheNine WhyOverline WhyDoubleFour
    WhyDoubleThree WhyColoursDue WhyDeclarationDue WhyNumberOutOfRange WhyProposalDue
    WhyWrongNumber WhySamePoint WhyEqualPair WhyNotProposed WhyNoPassNow WhyNoOfferNow
    WhyNothingOffered WhyNotWeak WhyRuiLimit InLine AtMove FaultAt FaultTooLong
    FaultNotARecord FaultUnknownVersion FaultUnknownRules FaultOtherOptions FaultNotAHeader
    FaultUnknownHeader FaultHeaderTwice FaultNoBlankLine FaultNotAMove FaultNothingToReplace
    FaultNothingToClose FaultUnclosed FaultNotAPly FaultGarbled UndoDelete OpenGame
    DeleteGame RenameGame ThisGame FaultNotAGame FaultNotSgf FaultOtherGame FaultOtherSize
    FaultOtherRules FaultStonesSetUp FaultOtherColor FaultNotWritten FaultPassNotWritten
    RemarkNoRules RemarkColoursStay RemarkOneFifth RemarkFifthSupplied RemarkLeftOut
    PartVariations PartOtherGames PartTimes RemarkNoSize RemarkRulesRead RemarkStonesAlone
    EvalEven EvalSlightly EvalBetter EvalWinning EvalSure EvalNext EvalWinIn EvalFours
    EvalShares EvalPercent ReviewStart ReviewMove ReviewDecision ReviewBetter ReviewMistake
    ReviewBlunder ReviewNone ReviewBlunders ReviewMistakes ReviewGraph ReviewFaults
    ReviewLooking ReviewChecking
    PlayerMade YouMade YouMadeNone YouLostBy ReviewCostliest YourCostliest ReviewLosing ReviewMissedWin LessonTry LetsFours LetsWin MissesFours MissesWin LetsRing LetsPoints MissesPoints HintBest HintWins HintLoses
    HintMoves ComputerSilent You YourTurn YouWon YouLost YouDrew TryNext OpponentOne
    OpponentTwo OpponentThree OpponentFour OpponentFive OpponentSix Subtitle Panels Analysis
    Notes NoThoughts WhoPlays ChangeBlack ChangeWhite PersonHere AboutPerson
    AboutOne AboutTwo AboutThree AboutFour AboutFive AboutSix PlayThis GoalRenju GoalFive GoalExactlyFive GoalRen
    GoalRin MissesRenjuOne MissesRenjuTwo MissesRenjuThree MissesRenjuFour MissesRenjuFive
    MissesRenOne MissesRenTwo MissesRenThree MissesRenFour MissesRenFive
    MissesRinOne MissesRinTwo MissesRinThree MissesRinFour MissesRinFive MissesSix
    BetterColour Depth PlayMove AddVariation VariationAdded PlayOn InVariation StonesLeft StoneOf StepOf ForPattern
    ForColours GoodForBlack BetterForBlack EvenPattern BetterForWhite GoodForWhite EqualHere ForEven ForNumber ForBranch ForSwap2 ForAnswer ForProposal ForChoice ForPlay YouAreBlackNow YouAreWhiteNow FirstIsBlackNow FirstIsWhiteNow ChoosePattern Patterns PatternGone ThinkOn FewerLines
    MoreLines ReviewInaccuracy ReviewInaccuracies ReviewCost ReviewLost LearnYours LearnAll
    Examples TryAgain ProblemWin ProblemDefend ProblemBest ProblemPoints ProblemStones ProblemRight ProblemWrong ProblemSolved ProblemJudging
    NextMistake PreviousMistake TryMove ShowSolution LessonOf LessonPlayed LessonBetter
    LessonFind TryBest TryGood TryBad TryJudging PlayedHere BetterHere EffectRing
    EffectRingKills FaultSetupPart FaultSetupPartTwice FaultSetupTurn FaultSetupPoint
    FaultSetupPointTwice FaultSetupRange FaultSetupWeak FaultSetupStones FaultSetupRing
    FaultUnknownMark FaultMarkPoints FaultUnknownProblem FaultNotRenLib FaultSetupNotWritten
    PartStartMark PartDecisions PartMarks RemarkNoGame RemarkBlackAssumed RemarkWhiteAssumed
    Pace QuarterSecond PrintBoard SendGame ResultCard WithCaption OpponentHere
    AgainstComputer SixLevels TwoPeople LevelHere WordOne WordTwo WordThree WordFour
    WordFive WordSix YourColour RandomColour PeopleHere MoreRules NoClock OtherClock
    TournamentOption AboutTournament TournamentRuns AllGames PasteGame AboutPaste Statistics
    AboutStatistics NoStatistics Backup Install AboutInstall Continue BestBeaten Tally
    FileGames SearchGames OpeningFile OpeningPercent GamesFound FirstShown Search OnlyHere Searching
    SearchOff AboutSearch PlayedNext FoundMove FoundHere Library LibraryMoves LibraryOpened
    BackupRead BadBackup MovesToGo TimeIsShort Solver WinByFours WinByThrees ShowThreats LookLonger
    SolverProved WinsByThrees RefutedFours RefutedThrees SolverUnknown WinningFirst StoppedBy NothingStops SolverPartial
    ShowLine ThreatsOf ThreatHere NoThreats RankThree RankFour RankWinningFour RankFive WinsHere StopsHere
}

/// The languages, each by its code.
pub const LANGUAGES: [&str; 6] = ["en", "ja", "zh", "ru", "de", "fr"];

/// The words of one language. English is the default, and speaks where another language lacks a word.
#[derive(Clone, Debug)]
pub struct Words {
    lang: &'static str,
    /// The texts at the places of their keys in [`ENGLISH`]; none for English itself.
    texts: Vec<String>,
}

/// The keys of this program with their English texts, sorted by the keys.
static ENGLISH: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| all_english().collect());

/// The place of this key among them, if it is one.
fn place_of(key: &str) -> Option<usize> {
    ENGLISH.binary_search_by_key(&key, |&(known, _)| known).ok()
}

impl Default for Words {
    fn default() -> Self {
        Self { lang: LANGUAGES[0], texts: Vec::new() }
    }
}

impl Words {
    /// The words in a `file` that claims to be in `lang`. None if that is no language of ours, or if the file lacks more
    /// than half of what this program says: then it is no file of words, but perhaps a server's page.
    pub fn read(lang: &str, file: &str) -> Option<Self> {
        let lang = LANGUAGES.into_iter().find(|&known| known == lang)?;
        let mut texts = vec![String::new(); ENGLISH.len()];
        for (key, text) in entries(file) {
            if let Some(place) = place_of(key) {
                texts[place] = text.into();
            }
        }
        let known = texts.iter().filter(|text| !text.is_empty()).count();
        (known * 2 > texts.len()).then_some(Self { lang, texts })
    }

    /// The code of the language.
    pub const fn lang(&self) -> &'static str {
        self.lang
    }

    /// The language as browsers and screen readers know it. Chinese is written in simplified characters.
    pub fn tag(&self) -> &'static str {
        if self.lang == "zh" { "zh-Hans" } else { self.lang }
    }

    /// The text of a word as it stands.
    pub fn get(&self, word: Word) -> &str {
        self.text(word.key())
    }

    /// The text with this key as it stands; empty if there is no such key.
    pub fn text(&self, key: &str) -> &str {
        let Some(place) = place_of(key) else { return "" };
        let own = self.texts.get(place).filter(|text| !text.is_empty());
        own.map_or(ENGLISH[place].1, String::as_str)
    }

    /// The text of a word, its gaps filled.
    pub fn say(&self, word: Word, parts: &[&str]) -> String {
        fill(self.get(word), parts)
    }

    /// The text with this key, its gaps filled.
    pub fn say_key(&self, key: &str, parts: &[String]) -> String {
        fill(self.text(key), parts)
    }

    /// The form of a word that goes with `number`, its gaps filled.
    pub fn count(&self, word: Word, number: usize, parts: &[&str]) -> String {
        let forms = self.get(word).split('|').take(self.form(number) + 1);
        fill(forms.last().unwrap_or_default(), parts)
    }

    /// The plural form that a language uses for `number`.
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

    /// All sentences that are not empty, one after the other, with a blank between them where the language has one.
    pub fn sentences(&self, sentences: &[String]) -> String {
        let said = sentences.iter().filter(|sentence| !sentence.is_empty()).cloned();
        said.reduce(|said, next| self.say(Word::Sentences, &[&said, &next])).unwrap_or_default()
    }
}

/// All parts that are not empty, with `gap` between them.
pub fn joined(parts: &[String], gap: &str) -> String {
    let parts: Vec<&str> =
        parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(gap)
}

/// The language that suits somebody who reads these, the best liked first: `de-AT,en`.
pub fn best(liked: &str) -> &'static str {
    let codes = liked.split(',').map(|tag| tag.split('-').next().unwrap_or_default());
    let known = |code| LANGUAGES.into_iter().find(|&lang| lang == code);
    codes.filter_map(known).next().unwrap_or(LANGUAGES[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with all words, each with this text.
    fn all(text: &str) -> String {
        Word::ALL.iter().map(|word| format!("{}: {text}\n", word.key())).collect()
    }

    #[test]
    fn every_word_has_an_english_text() {
        for &word in Word::ALL {
            assert!(!Words::default().get(word).is_empty(), "{word:?}");
        }
    }

    #[test]
    fn numbers_choose_their_forms() {
        let of = |lang: &str, number| {
            let words = Words::read(lang, &all("{0} a|{0} b|{0} c")).unwrap();
            words.count(Word::MovesPlayed, number, &["x"])
        };
        let forms = |lang: &str| [0, 1, 2, 5, 11, 21, 22, 112].map(|number| of(lang, number));
        let fours = [4, 14, 24].map(|number| of("ru", number));
        assert_eq!(fours, ["x b", "x c", "x b"], "четыре хода, четырнадцать ходов");
        assert_eq!(forms("de"), ["x b", "x a", "x b", "x b", "x b", "x b", "x b", "x b"]);
        assert_eq!(forms("fr"), ["x a", "x a", "x b", "x b", "x b", "x b", "x b", "x b"]);
        assert_eq!(forms("ru"), ["x c", "x a", "x b", "x c", "x c", "x a", "x b", "x c"]);
        assert_eq!(forms("ja"), ["x a"; 8]);
    }

    #[test]
    fn a_word_that_a_file_lacks_is_said_in_english() {
        let file = all("wort").replace("\nWhite: wort\n", "\nColour: Farbe\n");
        let words = Words::read("de", &file).unwrap();
        assert_eq!((words.get(Word::Black), words.get(Word::White)), ("wort", "White"));
        assert_eq!(words.text("Colour"), "", "nobody asks for a word that is not ours");
    }

    #[test]
    fn what_is_no_file_of_words_is_refused() {
        assert!(Words::read("xx", &all("wort")).is_none());
        for file in ["", "Black: Schwarz", "<!doctype html>\n<title>Login: here</title>"] {
            assert!(Words::read("de", file).is_none(), "{file}");
        }
    }

    #[test]
    fn sentences_are_joined_as_the_language_writes_them() {
        let both = ["A.".to_string(), String::new(), "B.".to_string()];
        assert_eq!(Words::default().sentences(&both), "A. B.");
        let words = Words::read("ja", &all("{0}{1}")).unwrap();
        assert_eq!(words.sentences(&both), "A.B.");
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
