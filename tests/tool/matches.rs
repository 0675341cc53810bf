//! `goishi match` as its users see it.

use super::tool::{Output, run};

fn play(arguments: &str) -> Output {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    run(&[&["match"], &words[..]].concat(), b"")
}

/// The result without the line of times, which nobody can foresee.
fn result(output: &Output) -> String {
    let lines = output.stdout.lines().filter(|line| !line.starts_with("time "));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn pairs_are_played_and_counted() {
    for rules in ["rin:size=8", "ren:size=8", "renju-rif", "renju-free"] {
        let output = play(&format!("{rules} greedy random --games 3 --jobs 2 --seed 5"));
        assert_eq!(output.status, 0, "{}", output.stderr);
        assert_eq!(output.stderr.lines().count(), 4, "pairs are whole: {}", output.stderr);
        let start = format!("{rules}: greedy against random, 1000 ms a move, seed 5\n");
        assert!(output.stdout.starts_with(&start), "{}", output.stdout);
        assert!(output.stdout.contains("Elo "), "{}", output.stdout);
        assert_eq!(output.stdout.contains("mean margin"), !rules.starts_with("renju"));
        let alone = play(&format!("{rules} greedy random --games 3 --jobs 1 --seed 5"));
        assert_eq!(result(&alone), result(&output), "however many play at once");
    }
}

#[test]
fn levels_and_playouts_are_players() {
    let output = play("ren:size=8 level:1 uct:2 --games 2 --nodes 50");
    assert_eq!(output.status, 0, "{}", output.stderr);
    assert!(
        output.stdout.starts_with("ren:size=8: level:1 against uct:2, 50 nodes a move, seed 1")
    );
}

#[test]
fn another_engine_plays_too() {
    let ours = format!("cmd:{} gomocup --level 1", env!("CARGO_BIN_EXE_goishi"));
    let words = ["match", "renju-rif", &ours, "random", "--games", "2", "--ms", "100"];
    let output = run(&words, b"");
    assert_eq!(output.status, 0, "{}", output.stderr);
    assert!(output.stdout.contains("\n2 wins, 0 draws, 0 losses\n"), "{}", output.stdout);
}

#[test]
fn another_engine_is_told_how_many_positions_it_may_search() {
    let ours = format!("cmd:{} gomocup", env!("CARGO_BIN_EXE_goishi"));
    let words = ["match", "renju-rif", &ours, "level:6", "--games", "2", "--nodes", "400"];
    let [once, again] = [(); 2].map(|()| run(&words, b""));
    assert_eq!(once.status, 0, "{}", once.stderr);
    assert_eq!(once.stderr, again.stderr, "a budget of nodes leaves nothing to chance");
    let moves = |output: &Output| output.stderr.matches("moves)").count();
    assert_eq!(moves(&once), 2, "{}", once.stderr);
}

#[test]
fn another_build_plays_all_games() {
    let ours = format!("build:{}", env!("CARGO_BIN_EXE_goishi"));
    for rules in ["renju-rif", "renju-free", "renju-taraguchi10", "ren:size=8", "rin:size=8"] {
        let words = ["match", rules, &ours, "random", "--games", "2", "--nodes", "300"];
        let output = run(&words, b"");
        assert_eq!(output.status, 0, "{}", output.stderr);
        assert!(output.stdout.contains("\n2 wins, 0 draws, 0 losses\n"), "{}", output.stderr);
    }
    let output = run(&["match", "renju-rif", "build:/nowhere", "random", "--games", "2"], b"");
    assert_eq!(output.status, 2);
    assert!(output.stderr.contains("the build does not start"), "{}", output.stderr);
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let output = play("rin:size=8 greedy random --games 400 --jobs 2 --sprt 0:100");
    assert_eq!(output.status, 0, "{}", output.stderr);
    assert!(output.stdout.contains("\nSPRT 0:100 passed, log-odds +"), "{}", output.stdout);
    assert!(output.stderr.lines().count() < 60, "{}", output.stderr);
    let output = play("rin:size=8 random random --games 4 --sprt 0:100");
    assert!(output.stdout.contains("\nSPRT 0:100 open, log-odds "), "{}", output.stdout);
    assert_eq!(play("rin:size=8 greedy random --sprt 20:0").status, 2);
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_loses_with_the_reason() {
    for (script, why) in [
        ("echo OK; read a; exit", "it has ended"),
        ("echo OK; echo me; echo MESSAGE hm; echo nonsense; cat", "the answer \"nonsense\""),
        ("echo OK; echo me; echo 7,7; cat", "h8: the point is occupied"),
        ("echo OK; echo me; echo 3,200; cat", "the answer \"3,200\""),
        ("echo OK; echo me; cat /dev/zero", "a line of more than 65536 bytes"),
        ("echo OK; echo me; yes MESSAGE", "no answer in time"),
    ] {
        let file = std::env::temp_dir().join(format!("goishi-engine-{}", std::process::id()));
        std::fs::write(&file, script).unwrap();
        let engine = format!("cmd:sh {}", file.display());
        let output =
            run(&["match", "renju-rif", &engine, "random", "--games", "2", "--ms", "9"], b"");
        assert_eq!(output.status, 0, "{}", output.stderr);
        assert!(output.stdout.contains("\n0 wins, 0 draws, 2 losses\n"), "{}", output.stdout);
        assert!(output.stderr.contains(why), "{script}: {}", output.stderr);
        std::fs::remove_file(file).unwrap();
    }
}

/// An engine that was never there has not lost: nothing is counted.
#[cfg(unix)]
#[test]
fn an_engine_that_does_not_start_is_a_failure_of_the_match() {
    for (engine, why) in [
        ("cmd:true", "the engine does not start: it has ended"),
        ("cmd:echo ERROR no", "the engine does not start: START is answered with \"ERROR no\""),
        ("cmd:cat /dev/zero", "the engine does not start: a line of more than 65536 bytes"),
    ] {
        let words = ["match", "renju-rif", engine, "random", "--games", "2", "--ms", "9"];
        let output = run(&words, b"");
        assert_eq!((output.status, output.stdout.as_str()), (2, ""), "{engine}: {}", output.stderr);
        assert!(output.stderr.contains(why), "{engine}: {}", output.stderr);
        assert!(output.stderr.ends_with("some games were not played\n"), "{}", output.stderr);
    }
}

/// An engine that loses the first word of every TURN; it puts the stones of a column and knows nothing else.
#[cfg(unix)]
const HALF_DEAF: &str = r#"
row=0
move() { echo 0,$row; row=$((row + 1)); }
while read -r word rest; do
  case $word in
    START* | RESTART*) echo OK ;;
    ABOUT*) echo me ;;
    TURN*) echo "ERROR Unknown command: $rest" ;;
    DONE*) move ;;
    END*) exit ;;
  esac
done
"#;

#[cfg(unix)]
#[test]
fn an_engine_that_understands_half_is_told_everything_once_more() {
    let file = std::env::temp_dir().join(format!("goishi-half-deaf-{}", std::process::id()));
    std::fs::write(&file, HALF_DEAF).unwrap();
    let engine = format!("cmd:sh {}", file.display());
    let output =
        run(&["match", "renju-free", &engine, "random", "--games", "2", "--ms", "9000"], b"");
    assert_eq!(output.status, 0, "{}", output.stderr);
    assert!(output.stdout.contains("\n2 wins, 0 draws, 0 losses\n"), "{}", output.stdout);
    assert_eq!(output.stderr.matches("(five, ").count(), 2, "{}", output.stderr);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn what_cannot_be_played_is_said() {
    for (arguments, message) in [
        ("", "usage: goishi match"),
        ("rin greedy", "usage: goishi match"),
        ("go greedy random", "unknown rule set"),
        ("rin greedy nobody", "\"nobody\" is no player"),
        ("rin level:0 random", "\"level:0\" is no player"),
        ("rin uct:x random", "\"uct:x\" is no player"),
        ("rin cmd: random", "\"cmd:\" is no player"),
        ("rin greedy random --games 0", "there is no match"),
        ("rin greedy random --games x", "--games: \"x\" is no number"),
        ("rin greedy random --openings patterns", "rin has no patterns"),
        ("rin greedy random --openings /no/such/file", "/no/such/file: "),
        ("rin cmd:cat random --games 2 --ms 5", "other engines play renju-rif, renju-free"),
        ("renju-rif cmd:/no/such/engine random --games 2", "/no/such/engine: "),
    ] {
        let output = play(arguments);
        assert_eq!(output.status, 2, "{arguments}: {}", output.stderr);
        assert!(output.stderr.starts_with(message), "{arguments}: {}", output.stderr);
    }
}

#[test]
fn a_ladder_tells_how_strong_each_level_is_and_how_sure_that_is() {
    let words = "ladder ren:size=8 --games 2 --nodes 60 --seed 3";
    let output = run(&words.split_whitespace().collect::<Vec<_>>(), b"");
    assert_eq!(output.status, 0, "{}", output.stderr);
    let lines: Vec<&str> = output.stdout.lines().collect();
    assert_eq!(lines[0], "ren:size=8: 60 nodes a move, seed 3");
    assert_eq!(lines[1], "| level | Elo | 95 % | against the level below |");
    let rows: Vec<Vec<&str>> = lines[3..].iter().map(|line| line.split(" | ").collect()).collect();
    assert_eq!(rows.len(), 6, "{}", output.stdout);
    let elos: Vec<f64> = rows.iter().map(|row| row[1].parse().unwrap()).collect();
    assert!((elos.iter().sum::<f64>() / 6.0 - 1500.0).abs() < 1.0, "{elos:?}");
    assert!(rows.iter().all(|row| row[2].starts_with('±')), "{}", output.stdout);
    assert!(rows[1..].iter().all(|row| row[3].contains("wins")), "{}", output.stdout);
    assert_eq!(output.stderr.lines().count(), 18, "nine matches of two games");
}

#[test]
fn a_ladder_of_nothing_is_refused() {
    for words in ["ladder", "ladder go", "ladder ren --games 0", "ladder ren --sprt 0:10"] {
        let output = run(&words.split_whitespace().collect::<Vec<_>>(), b"");
        assert_eq!(output.status, 2, "{words}: {}", output.stdout);
    }
}
