// Which buildings of Boulevards a page could know from the messages that it received.
import type { Page } from 'playwright-core';

/** Records all that the page receives, by WebSocket and HTTP, in order. */
export function overhear(page: Page): { all: () => Promise<unknown[]> } {
  const heard: Promise<string>[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(Promise.resolve(String(payload)))));
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && answer.status() !== 101) heard.push(answer.text().catch(() => ''));
  });
  const read = (text: string) => (text.startsWith('{') || text.startsWith('[') ? [JSON.parse(text) as unknown] : []);
  return { all: async () => (await Promise.all(heard)).flatMap(read) };
}

interface Line {
  seat?: number;
  action?: string;
}

/** A mention of a lot, and its path in the message. */
interface Mention {
  lot: string;
  at: string;
}

/** The plan of the town names all lots and their buildings; this reveals nothing. */
const PLAN = /\/streets(\/\d+)?(\/lots(\/\d+)?)?(\/lot)?$/;
const LOT = /\b[A-L][1-4]\b/g;

function* values(node: unknown, at = ''): Generator<[unknown, string]> {
  yield [node, at];
  if (typeof node !== 'object' || node === null) return;
  // A patch states the path of its value.
  const path = 'op' in node && 'path' in node ? String(node.path) : '';
  for (const [key, value] of Object.entries(node)) {
    if (path === '' || key === 'value') yield* values(value, path === '' ? `${at}/${key}` : path);
  }
}

function mentions(message: unknown): Mention[] {
  const found: Mention[] = [];
  for (const [value, at] of values(message)) {
    if (typeof value !== 'string' || PLAN.test(at)) continue;
    for (const [lot] of value.matchAll(LOT)) found.push({ lot, at });
  }
  return found;
}

function lines(message: unknown): Line[] {
  return [...values(message)].flatMap(([value]) => (typeof value === 'object' && value !== null && 'what' in value ? [value as Line] : []));
}

export interface Knowledge {
  /** The buildings the viewer was dealt and drew. */
  mine: Set<string>;
  /** How many of them were built. */
  built: number;
  /** What the others built. */
  theirs: Set<string>;
  /** Buildings that were named before they were built, and are not the viewer's. */
  leaks: Mention[];
}

/** Reads the messages in order. */
export function known(heard: unknown[], me: number): Knowledge {
  const knowledge: Knowledge = { mine: new Set(), built: 0, theirs: new Set(), leaks: [] };
  const stands = new Set<string>();
  for (const message of heard) {
    for (const { seat, action = '' } of lines(message)) {
      const [does, lot = ''] = action.split(' ');
      if (does === 'draw') knowledge.mine.add(lot);
      if (does !== 'build' || stands.has(lot)) continue;
      stands.add(lot);
      if (seat === me) knowledge.built += 1;
      else knowledge.theirs.add(lot);
    }
    knowledge.leaks.push(...mentions(message).filter(({ lot }) => !knowledge.mine.has(lot) && !stands.has(lot)));
  }
  return knowledge;
}
