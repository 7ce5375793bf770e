// The boards in words: whoever looks is “you”, everybody else has a name.
import { readFileSync } from 'node:fs';
import { describe as suite, expect, test } from 'vitest';
import type { Fixture } from '../src/boards/dev/fixture';
import { describe as boulevards } from '../src/boards/boulevards/describe';
import { describe as planners } from '../src/boards/planners/describe';
import { describe as polis } from '../src/boards/polis/describe';
import { describe as rooftops } from '../src/boards/rooftops/describe';
import type { SeatInfo } from '../src/lib/board';
import { LANGUAGES, Words, type Language } from '../src/lib/words';

const boards = { boulevards, planners, polis, rooftops };
const fixtures = import.meta.glob('../src/boards/*/fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;

// Somebody may well be called as a message calls whoever looks.
const seats: SeatInfo[] = ['yours', 'Bolesław', 'Casual bot 1', 'Casual bot 2', 'Ewa', 'Franek'].map((name, at) => ({
  seat: at + 1,
  name,
  colour: '',
  symbol: '',
  mine: false,
}));
const OWN: Record<Language, RegExp> = { en: /^(You|Your city)\b/m, pl: /^(Ty|Twoje miasto|To twoje)\b/m };
const PLAYERS: Record<string, string> = { boulevards: 'players', planners: 'planners', polis: 'cities', rooftops: 'developers' };

const text = (file: string) => readFileSync(file, 'utf8');
const wordsOf = (game: string, language: Language) =>
  new Words(language, [`words/${language}.ftl`, `src/boards/shared/${language}.ftl`, `src/boards/${game}/${language}.ftl`, `../crates/${game}/words/${language}.ftl`].map(text));

const positions = Object.entries(fixtures).flatMap(([file, { game, view }]) => {
  const board = boards[game as keyof typeof boards];
  const name = file.replace(/.*boards\/|fixtures\/|\.json/g, '');
  return board === undefined ? [] : [{ name, game, board, view, players: (view as Record<string, unknown[]>)[PLAYERS[game] ?? '']?.length ?? 0 }];
});

suite.each(LANGUAGES)('in words (%s)', (language) => {
  test.each(positions)('$name calls everybody by name', ({ game, board, view, players }) => {
    const words = wordsOf(game, language);
    const say = (me: number | null) => board(view, me, seats, (key, args) => words.say(key, args));
    expect(players).toBeGreaterThan(1);
    for (const { name } of seats.slice(0, players)) expect(say(null)).toContain(name);
    expect(say(null)).not.toMatch(OWN[language]);
    expect(say(2)).toMatch(OWN[language]);
    expect(say(2)).not.toContain('Bolesław');
    expect(say(2)).toContain('yours');
    expect(say(null)).not.toMatch(/board-|\{|\b(Seat|Miejsce) \d/);
  });
});
