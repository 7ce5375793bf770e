// The engine for the browser, in Node: it plays a game for the tests of reviews, and says what a review must show.
import { existsSync, readFileSync } from 'node:fs';
import { loadModule } from '../../tools/engine-module.mjs';
import type { Review, ReviewProgress, Sight } from '../src/lib/wire';

const FOLDER = 'engine';
const ADA = { id: '00000000000000000000000000000001', name: 'Ada' };
const NOW = 1_800_000_000_000;

type Ask = <T>(request: Record<string, unknown>) => T;

/** The module with all games and reviews, with the texts of a game. */
export function engineOf(game: string): Ask {
  const ask = loadModule(readFileSync(`${FOLDER}/games.wasm`)) as Ask;
  for (const lang of ['en', 'pl']) if (existsSync(`${FOLDER}/${game}.${lang}.json`)) ask({ call: 'texts', lang, texts: JSON.parse(readFileSync(`${FOLDER}/${game}.${lang}.json`, 'utf8')) });
  return ask;
}

interface Thought {
  thought: number;
  done: boolean;
  best?: { action: string }[];
}

/** The record of a whole game between Ada and a bot, both of which play like a novice. */
export function play(ask: Ask, game: string, seed: number): unknown {
  const hex = (length: number) => seed.toString(16).padStart(length, '0');
  const terms = { game, options: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }], public: false, hints: true, start: true, seats_by_lot: false };
  const { table } = ask<{ table: number }>({ call: 'new', new_table: terms, id: hex(32), seed: hex(64), entropy: '', person: ADA, now: NOW });
  for (;;) {
    const { phase, mover, number } = ask<Sight>({ call: 'sight', table, person: ADA, now: NOW });
    if (phase === 'over') return ask({ call: 'record', table });
    let now = ask<Thought>({ call: 'think', table, bot: 'novice', seat: mover });
    while (!now.done) now = ask<Thought>({ call: 'think_on', thought: now.thought, looks: 1000 });
    const command = { type: 'act', seat: mover, action: now.best?.[0]?.action, chosen_at: number };
    ask({ call: 'do', table, person: mover === 1 ? ADA : null, command, now: NOW });
  }
}

/** A city of the day as a device keeps it, after at most so many actions; the player takes the first action each time. */
export function playDay(ask: Ask, game: string, date: string, most: number): { kept: Record<string, unknown> & { id: string }; entries: unknown[] } {
  type Changed = { table: number; entries: { number: number }[]; line: unknown; seed?: string };
  const id = 'da'.repeat(16);
  const begun = ask<Changed>({ call: 'day', game, date, id, person: ADA, now: Date.now() });
  const { table, seed } = begun;
  const entries = [...begun.entries];
  let { line } = begun;
  for (let actions = 0; actions < most; actions += 1) {
    const { phase, mover, number, actions: legal } = ask<Sight>({ call: 'sight', table, person: ADA, now: Date.now() });
    if (phase === 'over') break;
    let action = legal?.[0];
    if (action === undefined) {
      let now = ask<Thought>({ call: 'think', table });
      while (!now.done) now = ask<Thought>({ call: 'think_on', thought: now.thought, looks: 1000 });
      action = now.best?.[0]?.action;
    }
    const command = { type: 'act', seat: mover, action, chosen_at: number };
    const changed = ask<Changed>({ call: 'do', table, person: mover === 1 ? ADA : null, viewer: ADA, command, now: Date.now() });
    entries.push(...changed.entries);
    ({ line } = changed);
  }
  return { kept: { id, game, rules: 1, seed, person: ADA, number: entries.at(-1)?.number ?? 0, line }, entries };
}

/** The whole review of a record. */
export function review(ask: Ask, record: unknown, samples: number, lang: string): Review {
  let { review, progress } = ask<{ review: number; progress: ReviewProgress }>({ call: 'review', record, samples, lang });
  while (!progress.done) ({ review, progress } = ask<{ review: number; progress: ReviewProgress }>({ call: 'review_on', review, looks: 1000, lang }));
  return ask<Review>({ call: 'review_result', review, lang });
}
