//! Reads answers: with editing, history and completion at a terminal, line by line from a pipe.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, BufRead},
    mem,
};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, Highlighter, Hinter, Validator, completion::Completer,
    error::ReadlineError, history::MemHistory,
};

use rynek_kernel::Seat;

use crate::terminal::{Terminal, forget_typed};

/// The source of answers.
pub enum Prompt {
    /// A line editor.
    Terminal(Box<LineEditor>),
    /// Plain lines.
    Pipe,
}

/// The line editor of the person at the keyboard, and the histories of the others.
pub struct LineEditor {
    editor: Editor<Completions, MemHistory>,
    /// Who uses the keyboard; `None` while it is handed over.
    person: Option<Seat>,
    histories: BTreeMap<Seat, MemHistory>,
}

impl Prompt {
    pub fn new(terminal: &Terminal<'_>) -> Prompt {
        match editor(MemHistory::new()) {
            Ok(editor) if terminal.is_interactive() => {
                Prompt::Terminal(Box::new(LineEditor { editor, person: None, histories: BTreeMap::new() }))
            }
            _ => Prompt::Pipe,
        }
    }

    /// The next line of a person, or `None` at the end of input and after Ctrl-C or Ctrl-D.
    pub fn ask(
        &mut self,
        person: Seat,
        question: &str,
        candidates: &[String],
        terminal: &mut Terminal<'_>,
    ) -> io::Result<Option<String>> {
        match self {
            Prompt::Terminal(editor) => editor.ask(person, question, candidates),
            Prompt::Pipe => read_line(question, terminal),
        }
    }

    /// Waits for Enter while the keyboard is handed over. Discards earlier input. Returns whether the game continues.
    pub fn wait(&mut self, question: &str, terminal: &mut Terminal<'_>) -> io::Result<bool> {
        forget_typed();
        match self {
            Prompt::Terminal(editor) => editor.wait(question),
            Prompt::Pipe => Ok(read_line(question, terminal)?.is_some()),
        }
    }
}

impl LineEditor {
    fn ask(&mut self, person: Seat, question: &str, candidates: &[String]) -> io::Result<Option<String>> {
        self.seat(Some(person))?;
        if let Some(completions) = self.editor.helper_mut() {
            completions.candidates = candidates.to_vec();
        }
        let line = answer(self.editor.readline(question))?;
        if let Some(line) = &line {
            let _ = self.editor.add_history_entry(line.as_str());
        }
        Ok(line)
    }

    fn wait(&mut self, question: &str) -> io::Result<bool> {
        self.seat(None)?;
        Ok(answer(self.editor.readline(question))?.is_some())
    }

    /// Every person has their own history and clipboard.
    fn seat(&mut self, person: Option<Seat>) -> io::Result<()> {
        if self.person == person {
            return Ok(());
        }
        let history = person.and_then(|person| self.histories.remove(&person)).unwrap_or_default();
        let mut before = mem::replace(&mut self.editor, editor(history).map_err(io::Error::other)?);
        if let Some(left) = mem::replace(&mut self.person, person) {
            self.histories.insert(left, mem::take(before.history_mut()));
        }
        Ok(())
    }
}

fn editor(history: MemHistory) -> rustyline::Result<Editor<Completions, MemHistory>> {
    let config = Config::builder().completion_type(CompletionType::List).build();
    let mut editor = Editor::with_history(config, history)?;
    editor.set_helper(Some(Completions::default()));
    Ok(editor)
}

fn answer(line: rustyline::Result<String>) -> io::Result<Option<String>> {
    match line {
        Ok(line) => Ok(Some(line)),
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
        Err(error) => Err(io::Error::other(error)),
    }
}

fn read_line(question: &str, terminal: &mut Terminal<'_>) -> io::Result<Option<String>> {
    terminal.line(question)?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then_some(line))
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

/// The completions of the typed text, up to the end of its last word.
fn completions(candidates: &[String], typed: &str) -> Vec<String> {
    let next_word = |candidate: &String| {
        let beginning = candidate.get(..typed.len())?;
        let rest = beginning.eq_ignore_ascii_case(typed).then(|| &candidate[typed.len()..])?;
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
        assert_eq!(completions(&candidates, "H"), ["help"]);
        assert!(completions(&candidates, "x").is_empty());
    }
}
