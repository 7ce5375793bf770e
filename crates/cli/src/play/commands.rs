//! The commands at the prompt, in the player's language or in English.

use rynek_words::Words;

/// Defines the commands, each with its English word, which is also the key of its message.
macro_rules! commands {
    ($($(#[$doc:meta])* $command:ident = $word:literal,)+) => {
        /// A command at the prompt.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum PromptCommand {
            $($(#[$doc])* $command,)+
        }

        impl PromptCommand {
            pub const ALL: &[PromptCommand] = &[$(PromptCommand::$command),+];

            /// The English word.
            pub const fn name(self) -> &'static str {
                match self {
                    $(PromptCommand::$command => $word,)+
                }
            }
        }
    };
}

commands! {
    /// List the legal actions that contain the given text.
    Moves = "moves",
    /// Continue the list.
    Next = "next",
    /// Draw the table again, or another player's city.
    Board = "board",
    /// The current scores.
    Score = "score",
    /// What a bot would do.
    Hint = "hint",
    /// Take back the player's latest action and all that followed.
    Undo = "undo",
    /// The actions so far.
    Log = "log",
    /// Save the game.
    Save = "save",
    /// The rules.
    Rules = "rules",
    /// The commands.
    Help = "help",
    /// Leave; the game is saved.
    Quit = "quit",
}

impl PromptCommand {
    /// The word in the player's language.
    pub fn word(self, words: &Words) -> String {
        words.word(&format!("play-command-{}", self.name()))
    }

    /// The command for a word or for the beginning of one, if that is unique.
    pub fn read(text: &str, words: &Words) -> Option<PromptCommand> {
        let text = text.to_lowercase();
        let begins =
            |command: &&PromptCommand| command.name().starts_with(&text) || command.word(words).starts_with(&text);
        let exact = |command: &PromptCommand| command.name() == text || command.word(words) == text;
        let found: Vec<PromptCommand> = PromptCommand::ALL.iter().filter(begins).copied().collect();
        match found.as_slice() {
            [command] => Some(*command),
            several => several.iter().copied().find(exact),
        }
    }
}
