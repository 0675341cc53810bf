//! Days and their dates.

/// Milliseconds of a day.
pub const DAY: u64 = 86_400_000;

/// The date so many days after the first one of 1970, such as 2026-11-17.
pub fn date_of(day: u64) -> String {
    // Years begin in March here, so that the leap day is the last of a year.
    let days = day + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let part = (5 * of_year + 2) / 153;
    let date = of_year - (153 * part + 2) / 5 + 1;
    let month = if part < 10 { part + 3 } else { part - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

#[cfg(test)]
mod tests {
    use super::date_of;

    #[test]
    fn days_have_their_dates() {
        for (day, date) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_774, "2026-11-17"),
            (20_818, "2026-12-31"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date_of(day), date);
        }
    }
}
