// What the page tells of a game's rules besides the rules themselves.
import { type Block, plain } from './markdown';

export interface Rulebook {
  blocks: Block[];
  /** The goal of the game, with which the summary begins. */
  goal: string | null;
  /** A title for each rule: the bold words with which it begins, otherwise its chapter and its number there. */
  titles: Map<string, string>;
}

export function bookOf(blocks: Block[]): Rulebook {
  return { blocks, goal: goalOf(blocks), titles: titlesOf(blocks) };
}

/** The first paragraph of the summary: what comes right after the first chapter’s first subheading. */
function goalOf(blocks: Block[]): string | null {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  const [heading, text] = blocks.slice(first + 1, first + 3);
  const isSummary = first !== -1 && heading?.kind === 'heading' && heading.level === 3 && text?.kind === 'paragraph';
  return isSummary ? plain(text) : null;
}

function titlesOf(blocks: Block[]): Map<string, string> {
  const titles = new Map<string, string>();
  let [chapter, number] = ['', 0];
  for (const block of blocks) {
    if (block.kind === 'heading') [chapter, number] = [block.text, 0];
    if (block.kind !== 'list') continue;
    for (const { rule, inline } of block.items) {
      if (rule === null) continue;
      number += 1;
      const [first] = inline;
      titles.set(rule, first?.kind === 'bold' ? first.text.replace(/\.$/, '') : `${chapter} · ${number}`);
    }
  }
  return titles;
}
