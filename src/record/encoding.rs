//! How the bytes of a file are to be read as letters. Reading them is for the browser or a library; here it is only decided.

/// An encoding of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Unicode in bytes.
    Utf8,
    /// Unicode in pairs of bytes, the lower first.
    Utf16Le,
    /// Unicode in pairs of bytes, the higher first.
    Utf16Be,
    /// Chinese.
    Gbk,
    /// Japanese.
    ShiftJis,
    /// Russian.
    Windows1251,
}

impl Encoding {
    /// Every encoding.
    pub const ALL: [Self; 6] =
        [Self::Utf8, Self::Utf16Le, Self::Utf16Be, Self::Gbk, Self::ShiftJis, Self::Windows1251];

    /// The label that browsers know it by.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Gbk => "gbk",
            Self::ShiftJis => "shift_jis",
            Self::Windows1251 => "windows-1251",
        }
    }

    /// The encoding of a file of these bytes: by its first bytes, as UTF-8 if it is that throughout, as an SGF file says in
    /// `CA`, or as the bytes look.
    pub fn of(bytes: &[u8]) -> Self {
        match bytes {
            [0xef, 0xbb, 0xbf, ..] => Self::Utf8,
            [0xff, 0xfe, ..] => Self::Utf16Le,
            [0xfe, 0xff, ..] => Self::Utf16Be,
            _ if std::str::from_utf8(bytes).is_ok() => Self::Utf8,
            _ => named(bytes).unwrap_or_else(|| Self::guess(bytes)),
        }
    }

    /// The encoding that bytes which are no UTF-8 look most like.
    fn guess(bytes: &[u8]) -> Self {
        let candidates = [
            (Self::Gbk, gbk(bytes)),
            (Self::ShiftJis, shift_jis(bytes)),
            (Self::Windows1251, windows_1251(bytes)),
        ];
        let best = candidates.into_iter().max_by_key(|(_, likeness)| *likeness);
        best.filter(|(_, likeness)| *likeness > 0).map_or(Self::Utf8, |(encoding, _)| encoding)
    }
}

/// The encoding that an SGF file names in `CA`. Only the beginning of the file is looked at.
fn named(bytes: &[u8]) -> Option<Encoding> {
    const HEAD: usize = 4096;
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let start = head.windows(3).position(|three| three == b"CA[")? + 3;
    let rest = head.get(start..)?;
    let end = rest.iter().position(|&byte| byte == b']')?;
    let name: String = rest.get(..end)?.iter().map(|&byte| char::from(byte)).collect();
    match name.trim().to_ascii_lowercase().as_str() {
        "gb2312" | "gbk" | "gb18030" | "cp936" | "936" | "gb" => Some(Encoding::Gbk),
        "shift_jis" | "shift-jis" | "sjis" | "cp932" | "932" | "windows-31j" => {
            Some(Encoding::ShiftJis)
        }
        "windows-1251" | "cp1251" | "1251" => Some(Encoding::Windows1251),
        _ => None,
    }
}

/// How much `bytes` look like pairs of this kind, in hundredths: `common` pairs count for, all others against it.
fn likeness(bytes: &[u8], length: fn(u8, u8) -> usize, common: fn(u8, u8) -> bool) -> i32 {
    let (mut at, mut good, mut all) = (0, 0_i64, 0_i64);
    while let Some(&first) = bytes.get(at) {
        let second = bytes.get(at + 1).copied().unwrap_or(0);
        let taken = if first < 0x80 { 1 } else { length(first, second) };
        if taken == 0 {
            return -1;
        }
        if first >= 0x80 {
            all += 1;
            good += i64::from(common(first, second));
        }
        at += taken;
    }
    if all == 0 { 0 } else { (good * 100 / all) as i32 }
}

/// The characters of GB 2312 that are written most: punctuation and the first level of characters.
fn gbk(bytes: &[u8]) -> i32 {
    let length = |first, second| match (first, second) {
        (0x81..=0xfe, 0x40..=0x7e | 0x80..=0xfe) => 2,
        _ => 0,
    };
    let common = |first, second| matches!((first, second), (0xa1..=0xa3 | 0xb0..=0xd7, 0xa1..));
    likeness(bytes, length, common)
}

/// Kana, punctuation and the first level of kanji.
fn shift_jis(bytes: &[u8]) -> i32 {
    let length = |first, second| match (first, second) {
        (0xa1..=0xdf, _) => 1,
        (0x81..=0x9f | 0xe0..=0xfc, 0x40..=0x7e | 0x80..=0xfc) => 2,
        _ => 0,
    };
    let common = |first, _| matches!(first, 0x81..=0x83 | 0x88..=0x97);
    likeness(bytes, length, common)
}

/// Letters side by side: a lone one is more likely a letter of western Europe.
fn windows_1251(bytes: &[u8]) -> i32 {
    let common = |first, second| {
        let is_small = |byte| matches!(byte, 0xe0..=0xff | 0xb8);
        let is_letter = |byte| is_small(byte) || matches!(byte, 0xc0..=0xdf | 0xa8);
        is_letter(first) && is_small(second)
    };
    likeness(bytes, |_, _| 1, common)
}
