//! Which letters the bytes of a file are.

use encoding_rs::{GBK, SHIFT_JIS, WINDOWS_1251};
use goishi::record::encoding::Encoding;

const CHINESE: &str = "黑方开局走花月，白方选择打点。";
const JAPANESE: &str = "黒番の必勝形です。ここで四を打てば勝ち。";
const RUSSIAN: &str = "Чёрные начинают и выигрывают, белые сдались.";

fn bytes(text: &str, encoding: &'static encoding_rs::Encoding) -> Vec<u8> {
    let (bytes, _, is_lossy) = encoding.encode(text);
    assert!(!is_lossy);
    bytes.into_owned()
}

#[test]
fn bytes_are_told_by_how_they_look() {
    for (text, encoding, expected) in [
        (CHINESE, GBK, Encoding::Gbk),
        (JAPANESE, SHIFT_JIS, Encoding::ShiftJis),
        (RUSSIAN, WINDOWS_1251, Encoding::Windows1251),
    ] {
        assert_eq!(Encoding::of(&bytes(text, encoding)), expected, "{text}");
        let file = format!("(;GM[4]SZ[15]PB[{text}];B[hh])");
        assert_eq!(Encoding::of(&bytes(&file, encoding)), expected, "{text}");
        assert_eq!(Encoding::of(text.as_bytes()), Encoding::Utf8);
    }
    assert_eq!(Encoding::of(b"h8 h9"), Encoding::Utf8);
    assert_eq!(Encoding::of(b"J\xf6rg"), Encoding::Utf8, "one letter tells nothing");
}

#[test]
fn a_file_may_name_its_encoding() {
    for (name, expected) in [
        ("gb2312", Encoding::Gbk),
        ("GB18030", Encoding::Gbk),
        ("Shift_JIS", Encoding::ShiftJis),
        ("windows-1251", Encoding::Windows1251),
        ("KOI8-R", Encoding::Utf8),
    ] {
        let file = [b"(;CA[", name.as_bytes(), b"]PB[\xb0])"].concat();
        assert_eq!(Encoding::of(&file), expected, "{name}");
    }
    assert_eq!(
        Encoding::of(b"(;CA[gbk]PB[\xe5\xad\x97])"),
        Encoding::Utf8,
        "it is UTF-8 throughout"
    );
    assert_eq!(Encoding::of(b"\xff\xfeh\x008\x00"), Encoding::Utf16Le);
}
