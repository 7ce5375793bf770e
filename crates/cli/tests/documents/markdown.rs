//! The documents of the tree: their blocks of code, the code within sentences, and their links.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of the whole tree.
pub fn tree() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the tree")
}

/// A Markdown file.
pub struct Document {
    pub path: PathBuf,
    /// Its path in the tree.
    pub name: String,
    pub text: String,
}

/// What stands between two fences.
pub struct Block {
    /// The word after the first fence.
    pub tag: String,
    /// The index of its first line in the document.
    pub start: usize,
    pub lines: Vec<String>,
}

impl Block {
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }
}

impl Document {
    /// All documents: those at the top, and everything in `docs`, `deploy` and `examples`.
    pub fn all() -> Vec<Document> {
        let tree = tree();
        let mut paths = Vec::new();
        list(&tree, false, &mut paths);
        for folder in ["docs", "deploy", "examples", ".github"] {
            list(&tree.join(folder), true, &mut paths);
        }
        paths.sort();
        let read = |path: PathBuf| {
            let name = path.strip_prefix(&tree).expect("in the tree").display().to_string();
            let text = fs::read_to_string(&path).expect("text");
            Document { path, name, text }
        };
        paths.into_iter().map(read).collect()
    }

    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut open = false;
        for (number, line) in self.text.lines().enumerate() {
            match (line.trim_start().strip_prefix("```"), open) {
                (Some(_), true) => open = false,
                (Some(tag), false) => {
                    open = true;
                    blocks.push(Block { tag: tag.trim().to_owned(), start: number + 1, lines: Vec::new() });
                }
                (None, true) => blocks.last_mut().expect("opened above").lines.push(line.to_owned()),
                (None, false) => {}
            }
        }
        blocks
    }

    /// The text without its blocks.
    pub fn prose(&self) -> String {
        let mut open = false;
        let outside = |line: &&str| {
            let fence = line.trim_start().starts_with("```");
            open ^= fence;
            !open && !fence
        };
        self.text.lines().filter(outside).collect::<Vec<_>>().join("\n")
    }

    /// The code within sentences, with line breaks as spaces.
    pub fn code_spans(&self) -> Vec<String> {
        let prose = self.prose();
        let spans = prose.split("\n\n").flat_map(|paragraph| paragraph.split('`').skip(1).step_by(2));
        spans.map(|span| span.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }

    /// The targets of links and pictures.
    pub fn links(&self) -> Vec<String> {
        let prose = self.prose();
        let after = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        let images = prose.split(" src=\"").skip(1).filter_map(|rest| rest.split_once('"'));
        after.chain(images).map(|(target, _)| target.to_owned()).collect()
    }

    /// The names of its headings and anchors, as they stand in links.
    pub fn anchors(&self) -> Vec<String> {
        let prose = self.prose();
        let headings =
            prose.lines().filter(|line| line.starts_with('#')).map(|line| slug(line.trim_start_matches('#')));
        let named = prose.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"'));
        headings.chain(named.map(|(name, _)| name.to_owned())).collect()
    }
}

fn list(folder: &Path, deep: bool, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() && deep {
            list(&path, deep, found);
        } else if path.extension().is_some_and(|kind| kind == "md") {
            found.push(path);
        }
    }
}

/// A heading as the name of a link: small letters, spaces as dashes, without punctuation.
fn slug(heading: &str) -> String {
    let kept =
        heading.trim().to_lowercase().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).collect::<String>();
    kept.replace(' ', "-")
}
