//! Files as other programs write them, and what is said about them.

use super::*;
use goishi::record::Header;

/// Reads `text`; the moves, and what was said.
fn taken(text: &str) -> (String, Vec<String>) {
    let import = read(text);
    (words(&import.record), said(&import.remarks))
}

/// The sentences for what a file without opening choices lacks.
const COLORS: &str = "The choice of colours is not in the text: the colours stay.";
const PAIR: &str = "What was proposed beside i7 is not in the text: a15 stands for it.";

#[test]
fn a_file_with_all_kinds_of_properties() {
    let text = "\u{feff}\r\n(;GM[4]FF[4]CA[UTF-8]AP[Web Renju Board:1.0.0]ST[0]SZ[15]RU[RIF]\r\n\
        PB[Ando \\[7 dan\\]]PW[王\\\\]BR[7 dan]EV[Some Cup\r\nFinal]RO[3]DT[2011-08-03]TM[7200]\r\n\
        OT[30/1800]RE[B+R]GC[Played in a hall.\nIt rained.]C[Welcome]\r\n\
        ;C[the cen\\\r\ntre]B[hh];W[ig]BL[7100]N[indirect];B[ih]LB[hh:1][ig:2]\r\n\
        ;W[kg];B[ii]C[why \\: not];W[gf])\r\n";
    let import = read(text);
    assert_eq!(words(&import.record), "h8 i9 i8 stay k9 a15/i7 i7 g10 resign:white");
    assert_eq!(
        Header::ALL.map(|header| import.record.header(header)),
        [
            "Ando [7 dan]",
            "王\\",
            "Some Cup Final",
            "2011-08-03",
            "",
            "30/1800",
            "Played in a hall. It rained."
        ]
    );
    assert_eq!(import.record.comment(0), "Welcome");
    assert_eq!(import.record.comment(1), "the centre");
    assert_eq!(import.record.comment(7), "made up\nwhy : not");
    let left_out = "Not imported: BR, RO, TM, BL, N.";
    assert_eq!(said(&import.remarks), ["RU[RIF] is read as renju-rif.", COLORS, PAIR, left_out]);
}

#[test]
fn of_more_games_the_first_is_read_with_its_variations() {
    let (moves, remarks) = taken(
        "(;GM[4]SZ[15]RU[renju-classical];B[hh](;W[ig](;B[ih])(;B[jj];W[aa]))(;W[hg]C[)(;]\
         (;B[hf])(;B[oo])))\n(;GM[1];B[aa])",
    );
    assert_eq!(moves, "h8 i9 i8");
    assert_eq!(remarks, ["Not imported: variations (1), the games after the first."]);
    let text = "goishi 1 renju-classical\n\nh8 i9 (h9 {)(;} h10) i8 (j6 a15)\n";
    let first =
        "(;GM[4]SZ[15]RU[renju-classical];B[hh](;W[ig](;B[ih])(;B[jj];W[aa]))(;W[hg]C[)(;];B[hf]))";
    assert_eq!(read(first).record.to_string(), text);
}

/// Some programs put everything into one node, leave blanks, name points as people do, or pass
/// by `tt`.
#[test]
fn odd_ways_of_writing() {
    for (text, moves) in [
        ("(;GM[4]SZ[15]RU[Renju]B[hh]W[ig]B[jf])", "h8 i9 j10"),
        (" ( ; GM [4] SZ\n[15:15] RU[ Renju ] ; B [h8] ; W[I9] ) ", "h8 i9"),
        ("(;GM[4]SZ[15]RU[rif];B[hh](;W[ig](;B[jf](;W[tt]))))", "h8 i9 j10 stay pass"),
        ("(;GM[4]SZ[15]RU[rif];B[hh];;W[ig];C[only words];B[jf];W[])", "h8 i9 j10 stay pass"),
        ("(;GM[4]SZ[15]RU[rif](;))", ""),
    ] {
        assert_eq!(taken(text).0, moves, "{text}");
    }
}

#[test]
fn where_no_rules_are_named_the_preferred_ones_are_played() {
    for (preferred, id) in [
        ("rin", "renju-rif"),
        ("renju-pritchard", "renju-pritchard"),
        ("renju-rif:referee=players", "renju-rif:referee=players"),
    ] {
        for text in ["(;GM[4]SZ[15];B[hh])", "(;GM[4]SZ[15]RU[];B[hh])", "H8", psq("8,8").as_str()]
        {
            let import = formats::read(text, preferred.parse().unwrap()).unwrap();
            assert_eq!(import.record.rules().to_string(), id);
            assert_eq!(
                import.remarks[0].to_string(),
                format!("The text names no rules: it is read as {id}.")
            );
        }
    }
}

#[test]
fn named_rules_are_played() {
    for rules in Variant::ALL.map(RuleSet::Renju) {
        let import = read(&format!("(;GM[4]SZ[15]RU[{}];B[hh])", rules.to_string().to_uppercase()));
        assert_eq!((import.record.rules(), import.remarks.len()), (rules, 0));
    }
}

#[test]
fn a_board_without_a_size_is_taken_for_one_of_renju() {
    let (moves, remarks) = taken("(;GM[4]RU[renju-rif];B[hh])");
    assert_eq!(moves, "h8");
    assert_eq!(remarks, ["The text names no board size: 15 is taken."]);
}

/// The two stones of classical-swap, of which one was taken away again.
#[test]
fn what_an_opening_asks_for_is_supplied() {
    let import = formats::read("h8i9i8a1a15o1", "renju-classical-swap".parse().unwrap()).unwrap();
    assert_eq!(words(&import.record), "h8 i9 i8 stay a1 a15/b15 a15 o1");
    assert_eq!(import.remarks[1].to_string(), COLORS);
    assert_eq!(
        import.remarks[2].to_string(),
        "What was proposed beside a15 is not in the text: b15 stands for it."
    );
}

fn psq(lines: &str) -> String {
    format!("Piskvorky 15x15, 11:11, 0\r\n{}\r\n", lines.replace(' ', "\r\n"))
}

#[test]
fn a_game_of_a_tournament() {
    let text = psq("8,8,0 9,7,0 9,8,0 11,7,1520 9,9,998 7,6,30 RENJU25.zip JAX25.zip -1 1,Renju");
    let import = read(&text);
    assert_eq!(words(&import.record), "h8 i9 i8 stay k9 a15/i7 i7 g10");
    let left_out = "Not imported: times, RENJU25.zip, JAX25.zip, 1,Renju.";
    assert_eq!(said(&import.remarks[1..]), [COLORS, PAIR, left_out]);
}

#[test]
fn other_ways_to_end_a_psq() {
    for tail in ["", "-1", "-1 -1"] {
        let (moves, remarks) = taken(&psq(&format!("8,8,0 9,7 {tail}")));
        assert_eq!(
            (moves.as_str(), remarks[1].as_str()),
            ("h8 i9", "Not imported: times."),
            "{tail}"
        );
    }
    let (moves, remarks) = taken(&psq("8,8,0 -1 9,9,0 junk"));
    assert_eq!((moves.as_str(), remarks[1].as_str()), ("h8", "Not imported: times, 9,9,0, junk."));
}

#[test]
fn lists_of_points() {
    for text in [
        "h8i9j10",
        "H8I9J10",
        "1. h8 i9 2. j10",
        "1) h8\n2) i9\n3) j10\n",
        "1h8 2i9 3j10",
        "h8, i9, j10",
        "h8-i9-j10",
        "[h8;i9;j10]",
        "h8/i9/j10",
        "h8/i9 j10",
        "黒h8　白i9、黒j10。",
        "(1) h8 (2) i9 (3) j10 1-0",
    ] {
        assert_eq!(taken(text).0, "h8 i9 j10", "{text}");
    }
    assert_eq!(taken("h8 i9 j10 swap, k9 g7/i7 i7 PASS resign").0, {
        "h8 i9 j10 swap k9 g7/i7 i7 pass resign"
    });
}

#[test]
fn a_long_list_of_what_was_left_out_is_cut() {
    let many: String = ('A'..='Z').map(|c| format!("X{c}[]")).collect();
    let (_, remarks) = taken(&format!("(;GM[4]SZ[15]RU[renju-rif]{many})"));
    assert_eq!(remarks, ["Not imported: XA, XB, XC, XD, XE, XF, XG, XH, XI, XJ, XK, XL, …."]);
}

#[test]
fn a_plain_list_of_moves_is_read_as_ren_where_that_is_played() {
    for (rules, text, remark) in [
        ("ren:size=8", "h8g8 pass", "The text names no rules: it is read as ren:size=8."),
        ("rin", "h8i9h9", "The text names no rules: it is read as renju-rif."),
    ] {
        assert_eq!(said(&formats::read(text, rules.parse().unwrap()).unwrap().remarks), [remark]);
    }
    let sgf = formats::read("(;GM[4]SZ[15];B[hh])", "ren".parse().unwrap()).unwrap();
    assert_eq!(sgf.record.rules().to_string(), "renju-rif", "Ren has no SGF");
}

#[test]
fn a_text_tells_its_format_and_so_the_name_of_its_file() {
    for (text, extension) in [
        ("goishi 1 rin\n\n3,3\n", "goishi"),
        ("\u{feff} ( ;GM[4];B[hh])", "sgf"),
        ("(a remark)", "txt"),
        ("Piskvorky 15x15, 11:11, 0\n", "psq"),
        ("h8 h9", "txt"),
        ("", "txt"),
    ] {
        assert_eq!(Format::of(text).extension(), extension, "{text}");
    }
}
