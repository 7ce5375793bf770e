// Parses the part of Markdown that the rules use: headings, paragraphs, lists, tables, code, bold, italics and links.
// Components render the result, so that no text becomes markup.

export type Inline =
  | { kind: 'text' | 'code' | 'bold' | 'italic'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

/** An item of a list; the item of a rule begins with its name. */
export interface Item {
  rule: string | null;
  inline: Inline[];
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const RULE = /^`([a-z]+(?:\.[a-z0-9_-]+)+)`\s*/;

/** Parses a line of text. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [all, code, bold, italic, label, href] = match;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href });
    from = match.index + all.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** The anchor of a heading. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function item(text: string): Item {
  const rule = RULE.exec(text);
  return { rule: rule?.[1] ?? null, inline: inline(rule === null ? text : text.slice(rule[0].length)) };
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

const BULLET = /^[-*] +/;
const NUMBER = /^\d+\. +/;

/** Parses a whole page. */
export function read(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const here = () => lines[at] ?? '';
  while (at < lines.length) {
    const line = here();
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (heading?.[1] !== undefined && heading[2] !== undefined) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2], id: slug(heading[2]) });
      at += 1;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, n) => n > at && other.startsWith('```'));
      const stop = end === -1 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      for (; here().startsWith('|'); at += 1) rows.push(here());
      blocks.push({ kind: 'table', head: cells(rows[0] ?? ''), rows: rows.slice(2).map(cells) });
    } else if (BULLET.test(line) || NUMBER.test(line)) {
      const mark = BULLET.test(line) ? BULLET : NUMBER;
      const items: string[] = [];
      for (; here().trim() !== '' && (mark.test(here()) || /^ {2,}\S/.test(here())); at += 1) {
        if (mark.test(here())) items.push(here().replace(mark, ''));
        else items[items.length - 1] += ` ${here().trim()}`;
      }
      blocks.push({ kind: 'list', ordered: mark === NUMBER, items: items.map(item) });
    } else {
      const words = [line.trim()];
      for (at += 1; here().trim() !== '' && !/^(#|\||```|[-*] )/.test(here()); at += 1) words.push(here().trim());
      blocks.push({ kind: 'paragraph', inline: inline(words.join(' ')) });
    }
  }
  return blocks;
}

/** The plain text of a block, for searching. */
export function plain(block: Block): string {
  const said = (parts: Inline[]) => parts.map((part) => part.text).join('');
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'paragraph':
      return said(block.inline);
    case 'list':
      return block.items.map((one) => `${one.rule ?? ''} ${said(one.inline)}`).join('\n');
    case 'table':
      return [block.head, ...block.rows].flat().map(said).join(' ');
  }
}
