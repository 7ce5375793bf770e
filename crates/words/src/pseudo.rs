//! A language made from English: with accents and 40 % longer, so that it can be read, but every text that does not come
//! from the Fluent files stands out, and a layout that is too narrow breaks.

use std::borrow::Cow;

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀçďéƒĝĥíĵķļɱñóƥɋŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓƤɊŔŠŢÚṼŴẊÝŽ";

/// A text with accents. Frequent letters are doubled, which makes it more than 40 % longer.
pub fn accented(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let changed = PLAIN.find(letter).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter);
        longer.push(changed);
        if "aeiounst".contains(letter.to_ascii_lowercase()) {
            longer.push(changed);
        }
    }
    longer.into()
}

/// A whole message. Its ends are marked, so that sentences that are glued from parts stand out.
pub fn framed(text: &str) -> String {
    format!("⟦{text}⟧")
}

/// A Markdown page: code, the targets of links and tags stay.
pub fn page(markdown: &str) -> String {
    let mut page = String::with_capacity(markdown.len() * 2);
    let mut rest = markdown;
    while !rest.is_empty() {
        let start = rest.find(['`', '<']).into_iter().chain(rest.find("](")).min().unwrap_or(rest.len());
        page += &accented(&rest[..start]);
        rest = &rest[start..];
        let end = match rest.chars().next() {
            Some('`') => rest[1..].find('`').map(|end| end + 2),
            Some('<') => rest.find('>').map(|end| end + 1),
            _ => rest.find(')').map(|end| end + 1),
        };
        let kept = end.unwrap_or(rest.len());
        page += &rest[..kept];
        rest = &rest[kept..];
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_gets_accents_and_is_longer() {
        assert_eq!(accented("You win 2"), "Ýóóúú ŵííññ 2");
        let text = "The player with the most points wins the game; a tie is broken by stones.";
        assert!(accented(text).chars().count() * 10 > text.len() * 14);
    }

    #[test]
    fn code_and_links_of_a_page_stay() {
        assert_eq!(page("Go `x` [on](a.md) <b>"), "Ĝóó `x` [óóññ](a.md) <b>");
    }
}
