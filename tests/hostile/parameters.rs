//! Any query gives a board: what is wrong in it is told and left out.

use goishi::app::parameters::{Parameter, Start, from_query};
use goishi::app::{Effect, HostEffect, Message, Model, Now, Opened, update};
use goishi::record::Record;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

const WORDS: &str = "|0|-1|1e9|99999999999999999999|NaN|null|__proto__|<img src=x onerror=a()>|\u{0}|\u{202e}|\
    \u{2028}|\n|h8|h8 h8|h8 i9 j10|h8,i9|3,3|3,3 4,4 {<b>} (5,5)|pass|swap|resign|auto|dark|on|off|both|black|\
    white|full|none|steps,moves|steps,|#fff|#ffff|red|url(x)|renju-rif|ren|ren:size=8|rin|rin:size=9|de|字|((((|{";

fn any_value() -> impl Strategy<Value = String> {
    let word = select(WORDS.split('|').collect::<Vec<&str>>()).prop_map(String::from);
    prop_oneof![6 => word, 1 => ".{0,12}", 1 => "(3,[0-9] ){0,9}", 1 => "x{500}"]
}

fn any_name() -> impl Strategy<Value = String> {
    let known = select(Parameter::ALL.to_vec()).prop_map(|parameter| String::from(parameter.id()));
    prop_oneof![8 => known, 1 => ".{0,6}", 1 => Just(String::from("onclick"))]
}

/// A value as addresses have it.
fn coded(value: &str) -> String {
    let code = |byte: u8| match byte {
        b' ' => String::from("+"),
        byte if byte.is_ascii_alphanumeric() => char::from(byte).into(),
        byte => format!("%{byte:02X}"),
    };
    value.bytes().map(code).collect()
}

fn any_query() -> impl Strategy<Value = String> {
    // Some are as somebody thinks that addresses have them.
    let written = prop_oneof![
        9 => any_value().prop_map(|value| coded(&value)),
        1 => any_value().prop_map(|value| value.replace(' ', "%")),
    ];
    let part = (any_name(), written).prop_map(|(name, value)| format!("{name}={value}"));
    prop::collection::vec(part, 0..8).prop_map(|parts| parts.join("&"))
}

fn check(query: &str) {
    let pairs = from_query(query);
    let start = Start::read(&pairs, None);
    let text = start.record.to_string();
    assert_eq!(Record::parse(&text).expect("a record that replays").to_string(), text, "{query}");
    for fault in &start.faults {
        assert!(pairs.iter().any(|(name, _)| name == fault.name), "{query}: {fault:?}");
        assert!(
            Parameter::from_id(fault.name).is_some() && fault.value.len() < 64,
            "{query}: {fault:?}"
        );
    }
    let mut model = Model::default();
    let opened = Opened { query: query.into(), ..Opened::default() };
    let effects = update(&mut model, Message::Opened(opened), Now::default());
    let notice = goishi::app::panel::panel(&model).notice;
    assert!(!notice.contains(|c: char| c.is_control()), "{query}: {notice}");
    for effect in effects {
        let Effect::Host(HostEffect::SetQuery(rest)) = effect else { continue };
        let again = Opened { query: rest.clone(), ..Opened::default() };
        let effects = update(&mut Model::default(), Message::Opened(again), Now::default());
        let is_saved = |effect: &Effect| matches!(effect, Effect::Host(HostEffect::Save { .. }));
        assert!(!effects.iter().any(is_saved), "{query}: {rest}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4096,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2026),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_query_gives_a_board(query in any_query()) {
        check(&query);
        check(&format!("?{query}"));
    }

    #[test]
    fn any_bytes_give_a_board(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        check(&text);
        check(&format!("rules=ren&moves={text}"));
    }
}
