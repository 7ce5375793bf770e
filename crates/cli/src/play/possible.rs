//! What can be typed: actions by their words, in upper or lower case.

use std::collections::BTreeSet;

/// The most words that are listed.
const LISTED: usize = 12;
/// The most actions that are listed in full.
pub const FEW: usize = 6;
/// The most words of a line whose case is guessed: every word can be written in three ways.
const GUESSED: usize = 6;

/// Reads an action, whatever the case of its letters.
pub fn read<A: Copy + ToString + std::str::FromStr>(line: &str, legal: &[A]) -> Result<A, A::Err> {
    let typed = spaced(line);
    if let Some(action) = legal.iter().find(|action| action.to_string().eq_ignore_ascii_case(&typed)) {
        return Ok(*action);
    }
    typed.parse().or_else(|error| cases(&typed).find_map(|text| text.parse().ok()).ok_or(error))
}

fn spaced(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The line with each word as it is, in lower and in upper case.
fn cases(line: &str) -> impl Iterator<Item = String> {
    let words: Vec<[String; 3]> =
        line.split(' ').map(|word| [word.to_owned(), word.to_ascii_lowercase(), word.to_ascii_uppercase()]).collect();
    let ways = if words.len() <= GUESSED { 3_usize.pow(words.len() as u32) } else { 0 };
    (1..ways).map(move |way| {
        let chosen = words.iter().enumerate().map(|(n, word)| word[way / 3_usize.pow(n as u32) % 3].as_str());
        chosen.collect::<Vec<_>>().join(" ")
    })
}

/// What can be typed now: all actions if there are few, else the words in which they differ, after the words that all
/// of them begin with.
pub fn now(actions: &[String]) -> (String, String) {
    if actions.len() <= FEW {
        return (String::new(), actions.join(" | "));
    }
    let first: Vec<&str> = actions[0].split(' ').collect();
    let shared = |place: &usize| actions.iter().all(|action| action.split(' ').nth(*place) == Some(first[*place]));
    let count = (0..first.len()).take_while(shared).count();
    (first[..count].join(" "), listed(following(actions, count)))
}

/// The longest beginning of a line that an action has, and the words that can follow it.
pub fn after(actions: &[String], line: &str) -> (String, String) {
    let typed: Vec<&str> = line.split_whitespace().collect();
    let begins = |action: &String, count: usize| {
        let words: Vec<&str> = action.split(' ').take(count).collect();
        words.len() == count && words.iter().zip(&typed).all(|(word, typed)| word.eq_ignore_ascii_case(typed))
    };
    let count = (0..typed.len()).rev().find(|count| actions.iter().any(|action| begins(action, *count))).unwrap_or(0);
    if count == 0 {
        return now(actions);
    }
    let fitting: Vec<String> = actions.iter().filter(|action| begins(action, count)).cloned().collect();
    let before = fitting.first().map(|action| action.split(' ').take(count).collect::<Vec<_>>().join(" "));
    (before.unwrap_or_default(), listed(following(&fitting, count)))
}

/// The words at this place of the actions, each once; dots if more words follow.
fn following(actions: &[String], place: usize) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let word = |action: &String| {
        let mut words = action.split(' ').skip(place);
        let word = words.next()?;
        seen.insert(word.to_owned()).then(|| if words.next().is_some() { format!("{word} …") } else { word.to_owned() })
    };
    actions.iter().filter_map(word).collect()
}

fn listed(mut words: Vec<String>) -> String {
    if words.len() > LISTED {
        words.truncate(LISTED);
        words.push("…".to_owned());
    }
    words.join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions() -> Vec<String> {
        ["P1 a1 plan", "P1 a1 take wood", "P1 b2 plan", "P2 a1 halt", "recover a1", "recover b1", "pass"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn words_that_can_follow_are_listed() {
        let alone = |next: &str| (String::new(), next.to_owned());
        assert_eq!(now(&actions()), alone("P1 … | P2 … | recover … | pass"));
        assert_eq!(now(&actions()[4..]), alone("recover a1 | recover b1 | pass"));
        let sites: Vec<String> = (1..=7).map(|n| format!("start A{n} grey")).collect();
        assert_eq!(now(&sites), ("start".to_owned(), "A1 … | A2 … | A3 … | A4 … | A5 … | A6 … | A7 …".to_owned()));
        assert_eq!(after(&actions(), "p1 A1 build 2"), ("P1 a1".to_owned(), "plan | take …".to_owned()));
        assert_eq!(after(&actions(), "P1 d4 plan"), ("P1".to_owned(), "a1 … | b2 …".to_owned()));
        assert_eq!(after(&actions(), "nonsense"), (String::new(), "P1 … | P2 … | recover … | pass".to_owned()));
        let many: Vec<String> = (0..50).map(|n| n.to_string()).collect();
        assert!(after(&many, "x").1.ends_with("11 | …"));
    }

    #[test]
    fn the_case_of_letters_does_not_matter() {
        let legal: [rynek_rooftops::Action; 1] = ["build C4 black C6".parse().expect("an action")];
        assert_eq!(read("BUILD c4  Black c6", &legal), Ok(legal[0]));
        // Not legal, but an action.
        assert!(read("Build c5 GREY c5", &legal).is_ok());
        assert!(read("build c5 pink c5", &legal).is_err());
    }
}
