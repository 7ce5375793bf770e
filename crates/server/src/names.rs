//! The names that people choose.

use rynek_bots::LEVELS;
use rynek_kernel::{Arg, Language, Message};
use rynek_table::{Command, GONE, MOST_NAME, tidy_name};
use unicode_security::confusable_detection::skeleton;

use crate::{App, Problem};

/// Normalises a name, or refuses one that others could not read or would take for a bot, a seat or nobody.
pub fn choose(app: &App, name: &str) -> Result<String, Problem> {
    let unreadable = || Problem::unprocessable("name", Message::new("api-name").with("most", MOST_NAME));
    let name = tidy_name(name).ok_or_else(unreadable)?;
    if Language::all().any(|language| is_reserved(app, language, &name)) {
        return Err(Problem::unprocessable("name", Message::new("api-name-reserved")));
    }
    Ok(name)
}

/// Normalises the name in a command that gives one, or refuses it.
pub fn check(app: &App, command: Command) -> Result<Command, Problem> {
    match command {
        Command::Name { seat, name } => Ok(Command::Name { seat, name: choose(app, &name)? }),
        command => Ok(command),
    }
}

/// Whether a name looks like one that Rynek itself gives in this language, whatever number follows.
fn is_reserved(app: &App, language: Language, name: &str) -> bool {
    let words = app.words(language);
    let bots = LEVELS.map(|level| Message::new("bot-named").with("level", level));
    let other = Message::new("bot-other").with("name", "");
    let seats = ["seat-name", "api-seat"].map(|key| Message::new(key).with("seat", Arg::from("")));
    let mut given = bots.iter().chain([&other]).chain(&seats).map(|message| words.say(message));
    let seen = look(name);
    name == GONE || !seen.is_empty() && given.any(|given| look(&given) == seen)
}

/// What a name looks like, without its number: equal for names that people cannot tell apart.
fn look(name: &str) -> String {
    let plain = name.to_lowercase();
    let plain = plain.trim_end_matches(|letter: char| letter.is_numeric() || !letter.is_alphanumeric());
    skeleton(plain).filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_alike() {
        for alike in ["casual BOT", "Casual  bot 2", "Саsuаl bоt", "Casual-bot.", "Ｃasual bot"] {
            assert_eq!(look(alike), look("Casual bot"), "{alike}");
        }
        for other in ["Casual", "Abbot", "Robot", "Cas"] {
            assert_ne!(look(other), look("Casual bot"), "{other}");
        }
    }
}
