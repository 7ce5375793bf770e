//! The city of the day: one game for everyone, with the same draws.
//!
//! The draws at such a table follow from the seed and their own numbers: the first draw, the second and so on. Nothing
//! that players contribute, and no entry between two draws, changes them. Nothing is taken back and no bot advises or
//! stands in. So what a player sees follows from the seed and from their own actions.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Moment;

/// The milliseconds of a day.
const DAY: i64 = 86_400_000;
/// The last day that has four digits for its year: 9999-12-31.
const LAST: i64 = 2_932_896;

/// A day of the calendar. It begins and ends at midnight UTC everywhere.
///
/// ```
/// use rynek_table::{Date, Moment};
/// let date: Date = "2026-11-19".parse().unwrap();
/// assert_eq!(date, Date::of(Moment::from_millis(1_795_046_400_000)));
/// assert_eq!(date.plus(12).to_string(), "2026-12-01");
/// assert!("2026-02-29".parse::<Date>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(i64);

rynek_kernel::typescript!(Date, "string");
rynek_kernel::schema!(Date, String, "A day, such as 2026-11-19; days begin and end at midnight UTC");

impl Date {
    /// The day of a moment.
    pub const fn of(moment: Moment) -> Date {
        Date::numbered(moment.millis().div_euclid(DAY))
    }

    const fn numbered(number: i64) -> Date {
        Date(if number < 0 {
            0
        } else if number > LAST {
            LAST
        } else {
            number
        })
    }

    /// How many days it is after the first day of 1970.
    pub const fn number(self) -> i64 {
        self.0
    }

    /// The day so many days later.
    pub const fn plus(self, days: i64) -> Date {
        Date::numbered(self.0.saturating_add(days))
    }

    /// How many days it is after another day; negative if it is before.
    pub const fn days_since(self, other: Date) -> i64 {
        self.0 - other.0
    }

    /// The Monday of its week. 1970 began with a Thursday.
    pub const fn monday(self) -> Date {
        Date::numbered(self.0 - (self.0 + 3) % 7)
    }

    /// When it begins.
    pub const fn begins(self) -> Moment {
        Moment::from_millis(self.0 * DAY)
    }

    /// When it ends.
    pub const fn ends(self) -> Moment {
        Moment::from_millis((self.0 + 1) * DAY)
    }

    /// The year, the month and the day of the month.
    const fn calendar(self) -> (i64, i64, i64) {
        // The years are counted from March, so that the leap day is the last day of a year.
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = era * 400 + year_of_era + if month <= 2 { 1 } else { 0 };
        (year, month, day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.calendar();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Date, String> {
        let wrong = || format!("{text:?} is not a day such as 2026-11-19");
        let parts: Vec<i64> = text.split('-').map_while(|part| part.parse().ok()).collect();
        let [year, month, day] = parts[..] else { return Err(wrong()) };
        if text.len() != 10 || !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return Err(wrong());
        }
        let counted = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (counted / 400, counted % 400);
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let date = Date(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468);
        // A day that the month does not have is a day of another month.
        if date.to_string() == text { Ok(date) } else { Err(wrong()) }
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// That a table plays the city of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Day {
    /// Of which day.
    pub date: Date,
    /// Whether its seed follows from the date alone, so that it was never secret. If not, the seed is secret until the
    /// day is over.
    pub open: bool,
}

impl Day {
    /// When its seed may be known.
    pub(crate) fn reveals(self) -> Moment {
        if self.open { Moment::from_millis(i64::MIN) } else { self.date.ends() }
    }
}
