//! The names of people.

use rynek_kernel::Message;

use crate::Problem;

/// The longest name, in characters.
pub const MOST: usize = 40;

/// Normalises a name, or refuses it.
pub fn tidy(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=MOST).contains(&name.chars().count());
    if fits && !name.chars().any(is_trickery) && name.chars().any(|letter| !is_joiner(letter)) {
        return Ok(name);
    }
    Err(Problem::unprocessable("name", Message::new("api-name").with("most", MOST)))
}

/// Control characters, and those that change the direction of text: they are invisible but change what others see.
pub fn is_trickery(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// These join letters in some scripts and emoji, but are invisible by themselves.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{ad}' | '\u{34f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_normalised() {
        for (given, kept) in [(" Ada ", "Ada"), ("Zoë  van\tDam", "Zoë van Dam"), ("Łucja 🏙", "Łucja 🏙"), ("李", "李")]
        {
            assert_eq!(tidy(given).expect("a good name"), kept);
        }
        assert!(tidy(&"ą".repeat(MOST)).is_ok());
    }

    #[test]
    fn invisible_characters_are_refused() {
        for given in ["", "  \n", "a\u{0}b", "\u{202e}ada", "a\u{2066}b", "\u{200d}", "a\u{200b}", "\u{1b}[2J"] {
            assert!(tidy(given).is_err(), "{given:?}");
        }
        assert!(tidy(&"x".repeat(MOST + 1)).is_err());
    }
}
