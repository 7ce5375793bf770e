//! Asking a person: with editing, history and completion at a terminal, line by line from a pipe.

use std::{
    collections::BTreeSet,
    io::{self, BufRead},
};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, Highlighter, Hinter, Validator, completion::Completer,
    error::ReadlineError, history::MemHistory,
};

use crate::terminal::Terminal;

/// Where answers come from.
pub enum Prompt {
    Terminal(Box<Editor<Completions, MemHistory>>),
    Pipe,
}

impl Prompt {
    pub fn new(terminal: &Terminal<'_>) -> Prompt {
        let config = Config::builder().completion_type(CompletionType::List).build();
        match Editor::with_history(config, MemHistory::new()) {
            Ok(mut editor) if terminal.is_interactive() => {
                editor.set_helper(Some(Completions::default()));
                Prompt::Terminal(Box::new(editor))
            }
            _ => Prompt::Pipe,
        }
    }

    /// The next line, or `None` when there will be no more: the end of input, or the person pressed Ctrl-C or Ctrl-D.
    pub fn ask(
        &mut self,
        prompt: &str,
        candidates: &[String],
        terminal: &mut Terminal<'_>,
    ) -> io::Result<Option<String>> {
        match self {
            Prompt::Terminal(editor) => {
                if let Some(completions) = editor.helper_mut() {
                    completions.candidates = candidates.to_vec();
                }
                match editor.readline(prompt) {
                    Ok(line) => {
                        let _ = editor.add_history_entry(line.as_str());
                        Ok(Some(line))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Prompt::Pipe => {
                terminal.line(prompt)?;
                let mut line = String::new();
                let read = io::stdin().lock().read_line(&mut line)?;
                Ok((read > 0).then_some(line))
            }
        }
    }
}

/// Completes actions word by word: first the tile, then the place.
#[derive(Default, Helper, Hinter, Highlighter, Validator)]
pub struct Completions {
    candidates: Vec<String>,
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, completions(&self.candidates, &line[..at])))
    }
}

/// What the typed text could become, up to the end of the word it is in.
fn completions(candidates: &[String], typed: &str) -> Vec<String> {
    let next_word = |candidate: &String| {
        let rest = candidate.strip_prefix(typed)?;
        let end = rest.find(' ').map_or(candidate.len(), |space| typed.len() + space + 1);
        Some(candidate[..end].to_owned())
    };
    let mut seen = BTreeSet::new();
    candidates.iter().filter_map(next_word).filter(|completion| seen.insert(completion.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completion_goes_word_by_word() {
        let candidates = ["30 1,-1 1", "30 1,-1 2", "33 0,1 0", "help"].map(str::to_owned);
        assert_eq!(completions(&candidates, "3"), ["30 ", "33 "]);
        assert_eq!(completions(&candidates, "30 "), ["30 1,-1 "]);
        assert_eq!(completions(&candidates, "30 1,-1 "), ["30 1,-1 1", "30 1,-1 2"]);
        assert_eq!(completions(&candidates, "h"), ["help"]);
        assert!(completions(&candidates, "x").is_empty());
    }
}
