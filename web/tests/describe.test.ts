// The boards in words: the viewer is “you”, the other players have names.
import { readFileSync } from 'node:fs';
import { describe as suite, expect, test } from 'vitest';
import type { Fixture } from '../src/boards/dev/fixture';
import type { BoardModule, SeatInfo } from '../src/lib/board';
import { Words, type Language } from '../src/lib/words';

const boards = import.meta.glob('../src/boards/*/describe.ts', { eager: true, import: 'describe' }) as Record<string, BoardModule['describe']>;
const fixtures = import.meta.glob('../src/boards/*/fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;

// A player's name may be the word that a message uses for the viewer.
const seats: SeatInfo[] = ['yours', 'Bolesław', 'Casual bot 1', 'Casual bot 2', 'Ewa', 'Franek'].map((name, at) => ({
  seat: at + 1,
  name,
  colour: '',
  symbol: '',
  mine: false,
}));
const OWN = { en: /^(You|Your city)\b/m, pl: /^(Ty|Twoje miasto|Bankrutujesz)\b/m };

const text = (file: string) => readFileSync(file, 'utf8');
const wordsOf = (game: string, language: Language) =>
  new Words(language, [`words/${language}.ftl`, `src/boards/shared/${language}.ftl`, `src/boards/${game}/${language}.ftl`, `../crates/${game}/words/${language}.ftl`].map(text));

// A game for one player has no other players to name.
const positions = Object.entries(fixtures).flatMap(([file, { game, view }]) => {
  const board = boards[`../src/boards/${game}/describe.ts`];
  const name = file.replace(/.*boards\/|fixtures\/|\.json/g, '');
  const { players } = (view as { setup: { players?: number } }).setup;
  return board === undefined || players === undefined ? [] : [{ name, game, board, view, players }];
});

test('every game for several players is put into words', () => {
  expect(new Set(positions.map(({ game }) => game)).size).toBeGreaterThanOrEqual(4);
});

suite.each(['en', 'pl'] as const)('in words (%s)', (language) => {
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
