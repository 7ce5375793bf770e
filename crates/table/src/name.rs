//! The names that players see.

/// The longest name, in characters.
pub const MOST_NAME: usize = 40;
/// How many marks may stand on one letter. Vietnamese and Hebrew need three; more of them cover other lines.
const MOST_MARKS: usize = 3;

/// A name without superfluous blanks; `None` if it is too long, or others could not read it.
pub fn tidy_name(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_short = name.chars().count() <= MOST_NAME;
    let is_visible = name.chars().any(|letter| !is_mark(letter) && !is_blank(letter));
    (is_short && is_visible && !name.chars().any(is_hidden) && !is_stacked(&name)).then_some(name)
}

/// A name that was written elsewhere, without everything that [`tidy_name`] refuses; it can be empty.
pub fn clean_name(name: &str) -> String {
    let mut marks = 0;
    let is_kept = |letter: &char| {
        marks = if is_mark(*letter) { marks + 1 } else { 0 };
        !is_hidden(*letter) && marks <= MOST_MARKS
    };
    let kept: String = name.chars().filter(is_kept).take(MOST_NAME).collect();
    tidy_name(&kept).unwrap_or_default()
}

/// Control characters, and those that change the direction of text: they are invisible but change what others see.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Letters that look like a blank.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Characters that change or join others and take no space of their own.
fn is_mark(letter: char) -> bool {
    let is_joiner =
        matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200c}' | '\u{200d}');
    is_joiner || !is_blank(letter) && unicode_width::UnicodeWidthChar::width(letter) == Some(0)
}

fn is_stacked(name: &str) -> bool {
    let marks = |run: usize, letter: char| if is_mark(letter) { run + 1 } else { 0 };
    let mut run = 0;
    name.chars().any(|letter| {
        run = marks(run, letter);
        run > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_normalised() {
        for (given, kept) in [(" Ada ", "Ada"), ("Zoë  van\tDam", "Zoë van Dam"), ("Łucja 🏙", "Łucja 🏙"), ("李", "李")]
        {
            assert_eq!(tidy_name(given).as_deref(), Some(kept));
        }
        assert!(tidy_name(&"ą".repeat(MOST_NAME)).is_some());
        assert!(tidy_name(&"x".repeat(MOST_NAME + 1)).is_none());
    }

    #[test]
    fn names_that_cannot_be_read_are_refused() {
        for given in ["", "  \n", "a\u{0}b", "\u{202e}ada", "a\u{2066}b", "\u{200d}", "a\u{200b}", "\u{1b}[2J"] {
            assert!(tidy_name(given).is_none(), "{given:?}");
        }
        for blank in ["\u{2800}", "\u{3164}\u{3164}", "\u{301}", "\u{301}\u{302}", "\u{ffa0} \u{115f}"] {
            assert!(tidy_name(blank).is_none(), "{blank:?}");
        }
        assert!(tidy_name(&format!("a{}", "\u{301}".repeat(4))).is_none());
    }

    #[test]
    fn letters_with_marks_are_names() {
        for given in ["Nguyê\u{303}n", "שׁ\u{5b8}לוֹם", "นิ\u{e49}ว", "👩\u{200d}👩\u{200d}👧"] {
            assert_eq!(tidy_name(given).as_deref(), Some(given));
        }
    }

    #[test]
    fn names_from_elsewhere_lose_what_is_refused() {
        assert_eq!(clean_name("\u{202e}ada\u{0}"), "ada");
        assert_eq!(clean_name(&format!("a{}b", "\u{301}".repeat(20))), "a\u{301}\u{301}\u{301}b");
        assert_eq!(clean_name("\u{3164}"), "");
        assert_eq!(clean_name(&"x".repeat(100)).len(), MOST_NAME);
    }
}
