//! What a person can type besides an action, in their own language or in English.

use rynek_words::Words;

/// Something asked for at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// List legal actions, those that contain the given text.
    Moves,
    /// The list goes on.
    Next,
    /// Draw the table again, or another seat's city.
    Board,
    /// The scores as they stand.
    Score,
    /// What a bot would do.
    Hint,
    /// Take back the latest own action and all that followed.
    Undo,
    /// What happened so far.
    Log,
    /// Save the game.
    Save,
    /// The rules.
    Rules,
    /// What can be typed.
    Help,
    /// Leave; the game is saved.
    Quit,
}

impl Command {
    pub const ALL: [Command; 11] = [
        Command::Moves,
        Command::Next,
        Command::Board,
        Command::Score,
        Command::Hint,
        Command::Undo,
        Command::Log,
        Command::Save,
        Command::Rules,
        Command::Help,
        Command::Quit,
    ];

    /// The English word, and the key of its message.
    pub const fn name(self) -> &'static str {
        match self {
            Command::Moves => "moves",
            Command::Next => "next",
            Command::Board => "board",
            Command::Score => "score",
            Command::Hint => "hint",
            Command::Undo => "undo",
            Command::Log => "log",
            Command::Save => "save",
            Command::Rules => "rules",
            Command::Help => "help",
            Command::Quit => "quit",
        }
    }

    /// The word in the language spoken.
    pub fn word(self, words: &Words) -> String {
        words.word(&format!("play-command-{}", self.name()))
    }

    /// The command that a word stands for; the beginning of it is enough if no other begins like it.
    pub fn read(text: &str, words: &Words) -> Option<Command> {
        let begins = |command: &Command| command.name().starts_with(text) || command.word(words).starts_with(text);
        let exact = |command: &Command| command.name() == text || command.word(words) == text;
        let found: Vec<Command> = Command::ALL.into_iter().filter(begins).collect();
        match found.as_slice() {
            [command] => Some(*command),
            several => several.iter().copied().find(exact),
        }
    }
}
