//! A board for any game: everything that the viewer may see, line by line.
//!
//! The label of a part of the view is the game's message `GAME-view-PART`; without one, its name in the JSON.

use rynek_words::Words;
use serde_json::{Map, Value};

/// Parts that the prompt and the list of options show.
const LEFT_OUT: [&str; 3] = ["setup", "turn", "outcome"];

pub fn draw(game: &str, view: &Value, words: &Words) -> String {
    let names = Names { game, words };
    let Value::Object(parts) = view else { return names.brief(view) };
    let told = parts.iter().filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()));
    let lines: Vec<(String, String)> = told.flat_map(|(name, value)| names.lines(name, value)).collect();
    let width = lines.iter().map(|(label, _)| label.chars().count()).max().unwrap_or_default();
    let lines: Vec<String> = lines.iter().map(|(label, text)| format!("{label:width$}  {text}")).collect();
    lines.join("\n")
}

/// The labels of the parts of a game's view.
struct Names<'a> {
    game: &'a str,
    words: &'a Words,
}

impl Names<'_> {
    fn name(&self, part: &str) -> String {
        let key = format!("{}-view-{part}", self.game);
        if self.words.knows(&key) { self.words.word(&key) } else { part.replace('_', " ") }
    }

    /// A part with its label; a list of objects has a line for each of them, counted from 1 as seats are.
    fn lines(&self, name: &str, value: &Value) -> Vec<(String, String)> {
        let name = self.name(name);
        match value {
            Value::Array(list) if list.iter().any(Value::is_object) => {
                let line = |(n, one)| (format!("{name} {}", n + 1), self.brief(one));
                list.iter().enumerate().map(line).collect()
            }
            one => vec![(name, self.brief(one))],
        }
    }

    /// A value in one line.
    fn brief(&self, value: &Value) -> String {
        match value {
            Value::Null => "–".to_owned(),
            Value::Array(list) if list.is_empty() => "–".to_owned(),
            Value::Array(list) => list.iter().map(|one| self.brief(one)).collect::<Vec<_>>().join("; "),
            Value::Object(parts) => self.parts(parts),
            Value::String(text) => text.clone(),
            plain => plain.to_string(),
        }
    }

    fn parts(&self, parts: &Map<String, Value>) -> String {
        // A score sheet: its lines are shown by `score`.
        if let (Some(total), Some(_)) = (parts.get("total"), parts.get("lines")) {
            return total.to_string();
        }
        let told = parts.iter().filter_map(|(name, value)| match value {
            Value::Null | Value::Bool(false) => None,
            Value::Bool(true) => Some(self.name(name)),
            Value::Array(list) if list.is_empty() => None,
            value => Some(format!("{} {}", self.name(name), self.brief(value))),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::{Language, Texts};
    use serde_json::json;

    use super::*;

    #[test]
    fn a_view_is_listed_with_the_words_there_are() {
        let texts = Texts(&[("en", "quay-view-ship = Incoming"), ("pl", "quay-view-ship = Wpływa")]);
        let view = json!({
            "turn": {"player": 1},
            "ship": {"length": 3, "cargo": 7, "late": false, "heavy": true},
            "at_sea": 9,
            "quays": [{"berths": "##..", "score": {"lines": [], "total": 4}}, {"berths": "...."}],
            "gone": [],
        });
        let english = "Incoming  length 3, cargo 7, heavy\nat sea    9\nquays 1   berths ##.., score 4\n\
                       quays 2   berths ....\ngone      –";
        assert_eq!(draw("quay", &view, &Words::new(Language::ENGLISH, &[texts])), english);
        assert!(
            draw("quay", &view, &Words::new(Language::from_code("pl").expect("Polish"), &[texts]))
                .starts_with("Wpływa   length 3")
        );
    }

    #[test]
    fn any_game_can_be_listed() {
        let words = rynek_catalog::words(Language::ENGLISH, &[]);
        for id in rynek_catalog::IDS {
            let game = rynek_catalog::open(id, None, &json!({})).expect("default options");
            let view = game.view(rynek_kernel::Viewer::Spectator);
            assert!(draw(id, &view.value(), &words).lines().count() > 2, "{id}");
        }
    }
}
