//! The commands of a document, what they say, and what the document shows of it.

use std::fs;

use crate::{
    markdown::{Block, Document},
    scene::Scene,
};

/// In what is shown, it stands for any text; alone on a line, for any lines.
const REST: &str = "…";
/// Longer lines are cut when they are written anew.
const WIDEST: usize = 180;

/// A command with its input and the output shown.
#[derive(Default)]
struct Step {
    /// The line of the document at which it begins.
    line: usize,
    command: Vec<String>,
    input: Vec<String>,
    /// The lines of the document with outputs.
    shown: Vec<usize>,
    /// Without shown outputs a command may do less than it says: see `programs/rynek`.
    brief: bool,
}

/// What a block of this kind runs; `None` if it is only shown.
fn steps(block: &Block) -> Option<Vec<Step>> {
    let whole = |before: &[&str], after: &[&str]| {
        let lines = before.iter().map(ToString::to_string).chain(block.lines.clone());
        let command = lines.chain(after.iter().map(ToString::to_string)).collect();
        Some(vec![Step { line: block.start, command, brief: true, ..Step::default() }])
    };
    match block.tag.as_str() {
        "sh" => whole(&[], &[]),
        "console" => Some(console(block)),
        "python" => whole(&["python3 - <<'PYTHON'"], &["PYTHON"]),
        "toml" => whole(
            &["cat >rynek.toml <<'TOML'"],
            &["TOML", "rynek serve --config rynek.toml --host 127.0.0.1 --data data --store rynek.db"],
        ),
        _ => None,
    }
}

/// `$ COMMAND`, `> ` its input, anything else its output.
fn console(block: &Block) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (number, line) in block.lines.iter().enumerate() {
        let line_of_document = block.start + number;
        let continued = steps.last().is_some_and(|step| step.command.last().is_some_and(|last| last.ends_with('\\')));
        if let Some(command) = line.strip_prefix("$ ") {
            let command = vec![command.to_owned()];
            steps.push(Step { line: line_of_document, command, ..Step::default() });
            continue;
        }
        let step = steps.last_mut().unwrap_or_else(|| panic!("line {}: no command yet", line_of_document + 1));
        match line.strip_prefix("> ") {
            _ if continued && step.shown.is_empty() && step.input.is_empty() => step.command.push(line.clone()),
            Some(input) => step.input.push(input.to_owned()),
            None => step.shown.push(line_of_document),
        }
    }
    steps
}

/// Runs all commands of a document. Returns what is wrong; or, to bless, the document with the outputs of today.
pub fn check(document: &Document, bless: bool) -> Result<String, String> {
    let steps: Vec<Step> = document.blocks().iter().filter_map(steps).flatten().collect();
    let script: String = steps.iter().enumerate().map(|(number, step)| step.script(number)).collect();
    let scene = Scene::new(&script);
    let succeeded = steps.is_empty() || scene.run(&script);
    let output = |number: usize| fs::read_to_string(scene.outputs().join(number.to_string())).ok();
    let mut lines: Vec<Vec<String>> = document.text.lines().map(|line| vec![line.to_owned()]).collect();
    for (number, step) in steps.iter().enumerate() {
        let here = || format!("{}:{}: {}", document.name, step.line + 1, step.command.join("\n"));
        let said = output(number).ok_or_else(|| format!("{}\ndid not run", here()))?;
        if !succeeded && output(number + 1).is_none() {
            return Err(format!("{}\nfailed:\n{said}", here()));
        }
        let fresh = step.fresh(&lines, &scene.as_shown(&said));
        if !bless && let Some((line, new)) = fresh.first() {
            let shown = lines[*line].join("\n");
            return Err(format!("{}\nLine {} shows\n{shown}\nbut now it is\n{}", here(), line + 1, new.join("\n")));
        }
        fresh.into_iter().for_each(|(line, new)| lines[line] = new);
    }
    Ok(lines.concat().join("\n") + "\n")
}

impl Step {
    fn script(&self, number: usize) -> String {
        let brief = if self.brief { "yes" } else { "" };
        let command = self.command.join("\n");
        let input = if self.input.is_empty() {
            "/dev/null".to_owned()
        } else {
            format!("<INPUT\n{}\nINPUT", self.input.join("\n"))
        };
        format!("export BRIEF={brief}\n{{\n{command}\n}} >\"$OUTPUTS/{number}\" 2>&1 <{input}\n")
    }

    /// The lines of the document that no longer show what the command says, with what they should be.
    fn fresh(&self, lines: &[Vec<String>], said: &[String]) -> Vec<(usize, Vec<String>)> {
        let mut shown = self.shown.clone();
        while shown.last().is_some_and(|line| lines[*line].concat().is_empty()) {
            shown.pop();
        }
        let texts: Vec<String> = shown.iter().map(|line| lines[*line].concat()).collect();
        if !self.input.is_empty() {
            return answers(&shown, &texts, said);
        }
        if shown.is_empty() || agrees(&texts, said) {
            return Vec::new();
        }
        let mut new: Vec<Vec<String>> = said.iter().map(|line| vec![cut(line)]).collect();
        if texts.last().is_some_and(|last| last == REST) {
            new.truncate(shown.len() - 1);
            new.push(vec![REST.to_owned()]);
        }
        for (new, old) in new.iter_mut().zip(&texts).filter(|(_, old)| *old != REST) {
            *new = vec![if like(old, &new[0]) { old.clone() } else { shortened(&new[0], old) }];
        }
        let rest = new.split_off(new.len().min(shown.len())).concat();
        new.resize(shown.len(), Vec::new());
        new.last_mut().expect("something is shown").extend(rest);
        shown.into_iter().zip(new).filter(|(line, new)| lines[*line] != *new).collect()
    }
}

/// The same for a program that answers lines of input. Each answer shown must come, in any order, and others may.
fn answers(shown: &[usize], texts: &[String], said: &[String]) -> Vec<(usize, Vec<String>)> {
    let mut left: Vec<&String> = said.iter().collect();
    let mut missing = Vec::new();
    for (line, text) in shown.iter().zip(texts) {
        let wanted = text.strip_prefix("< ").unwrap_or(text);
        match left.iter().position(|answer| like(wanted, answer)) {
            Some(found) => drop(left.remove(found)),
            None => missing.push(*line),
        }
    }
    let fill = left.into_iter().map(|answer| vec![format!("< {}", cut(answer))]).chain(std::iter::repeat(Vec::new()));
    missing.into_iter().zip(fill).collect()
}

fn cut(line: &str) -> String {
    match line.char_indices().nth(WIDEST) {
        Some((end, _)) => format!("{}{REST}", &line[..end]),
        None => line.to_owned(),
    }
}

/// A line with the words left out that were left out before.
fn shortened(new: &str, old: &str) -> String {
    let left_out = |place: usize| old.split_whitespace().nth(place) == Some(REST);
    if new.split_whitespace().count() != old.split_whitespace().count() {
        return new.to_owned();
    }
    let mut place = 0;
    let word = |word: &str| match word.trim().is_empty() {
        true => word.to_owned(),
        false => {
            place += 1;
            if left_out(place - 1) { word.replace(word.trim(), REST) } else { word.to_owned() }
        }
    };
    new.split_inclusive(' ').map(word).collect()
}

/// Whether these lines are shown by those.
fn agrees(shown: &[String], said: &[String]) -> bool {
    match shown {
        [] => said.is_empty(),
        [rest, shown @ ..] if rest == REST => (0..=said.len()).any(|skipped| agrees(shown, &said[skipped..])),
        [first, shown @ ..] => said.split_first().is_some_and(|(line, said)| like(first, line) && agrees(shown, said)),
    }
}

/// Whether a line is shown by this one.
fn like(shown: &str, line: &str) -> bool {
    let mut parts = shown.split(REST);
    let Some(mut left) = line.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return left.is_empty() };
    for part in parts {
        let Some(found) = left.find(part) else { return false };
        left = &left[found + part.len()..];
    }
    left.ends_with(last)
}

#[test]
fn what_is_shortened_stands_for_the_rest() {
    assert!(like("a…c…", "a b c d") && like("same", "same") && like("…", ""));
    assert_eq!((&*shortened("a  7   0.3", "a  6   …"), &*shortened("a b", "…")), ("a  7   …", "a b"));
    assert!(!like("a…d", "a b c") && !like("a", "ab") && !like("b…", "a b"));
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(agrees(&lines("a\n…\nd"), &lines("a\nb\nc\nd")) && agrees(&lines("…"), &[]));
    assert!(!agrees(&lines("a\n…\nd"), &lines("a\nb")) && !agrees(&lines("a"), &lines("a\nb")));
}
