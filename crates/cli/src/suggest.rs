//! “Did you mean”: the known word that is closest to a mistyped one.

use rynek_kernel::Message;

/// How alike two words must be. The argument parser uses the same measure, a little less strictly.
const CLOSE: f64 = 0.75;

/// The known word that is most like the given one, if any is close.
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let given = given.to_lowercase();
    let measured = known.into_iter().map(|word| (strsim::jaro(&given, &word.to_lowercase()), word));
    let best = measured.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > CLOSE).then_some(best.1)
}

/// The question whether a known word was meant, if one is close.
pub fn question<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Message> {
    nearest(given, known).map(asked)
}

/// The question whether this word was meant.
pub fn asked(word: &str) -> Message {
    Message::new("cli-did-you-mean").with("word", word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_close_word_is_suggested() {
        let known = ["random", "greedy", "strong", "master"];
        assert_eq!(nearest("stong", known), Some("strong"));
        assert_eq!(nearest("GREEDI", known), Some("greedy"));
        assert_eq!(nearest("xyz", known), None);
        assert_eq!(nearest("a", known), None);
    }
}
