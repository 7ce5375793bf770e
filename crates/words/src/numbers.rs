//! Numbers as a language writes them.

use fluent_bundle::{FluentValue, types::FluentNumber};
use rynek_kernel::{Arg, Language};

/// The value for Fluent, so that a language can select a plural form by it.
pub fn value(number: i64, places: u8) -> FluentValue<'static> {
    let mut value = FluentNumber::from(number as f64 / 10f64.powi(places.into()));
    // A whole number keeps the usual options: Fluent compares them with those of `[1]`.
    if places > 0 {
        value.options.minimum_fraction_digits = Some(places.into());
    }
    FluentValue::Number(value)
}

/// What a bundle of a language with a decimal comma formats its numbers with.
pub fn with_comma<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// A number with marks between its thousands, from five digits on.
pub fn grouped(number: &FluentNumber, language: Language) -> String {
    let plain = number.as_string();
    let (whole, decimals) = plain.split_once('.').unwrap_or((&plain, ""));
    let (sign, digits) = whole.split_at(whole.len() - whole.trim_start_matches('-').len());
    let mut text = sign.to_owned();
    for (n, digit) in digits.chars().enumerate() {
        let left = digits.len() - n;
        if n > 0 && left.is_multiple_of(3) && digits.len() > 4 {
            text.push(language.group_mark());
        }
        text.push(digit);
    }
    if !decimals.is_empty() {
        text.push(language.decimal_mark());
        text += decimals;
    }
    text
}

/// A number as text, for a table without sentences.
pub fn plain(arg: &Arg, language: Language) -> String {
    arg.to_string().replace('.', &language.decimal_mark().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(number: i64, language: Language) -> String {
        grouped(&FluentNumber::from(number), language)
    }

    #[test]
    fn thousands_are_grouped_from_five_digits_on() {
        let polish = Language::from_code("pl").expect("Polish");
        assert_eq!(group(9_999, Language::ENGLISH), "9999");
        assert_eq!(group(-74_215, Language::ENGLISH), "-74,215");
        assert_eq!(group(1_234_567, polish), "1\u{a0}234\u{a0}567");
        assert_eq!(grouped(&FluentNumber::from(12_345.5), polish), "12\u{a0}345,5");
    }
}
