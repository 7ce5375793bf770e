// The names of the players at a table.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botName, chairNames, seatInfos } from '../src/lib/seats';
import type { Chair } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const words = {
  en: new Words('en', [readFileSync('words/en.ftl', 'utf8')]),
  pl: new Words('pl', [readFileSync('words/pl.ftl', 'utf8')]),
};

const chair = (who: Partial<Chair>): Chair => ({ reserved: false, forfeited: false, ...who });
const bot = (level: string) => chair({ bot: level });
const named = (chairs: Chair[], language: 'en' | 'pl' = 'en') =>
  chairNames(chairs, (key, args) => words[language].say(key, args));

test('bots of one level are numbered in the order of seats', () => {
  const chairs = [bot('casual'), chair({ name: 'Ada' }), bot('casual'), bot('master'), bot('casual')];
  expect(named(chairs)).toEqual(['Casual bot 1', 'Ada', 'Casual bot 2', 'Master bot', 'Casual bot 3']);
  expect(named(chairs, 'pl')).toEqual(['Bot Amator 1', 'Ada', 'Bot Amator 2', 'Bot Mistrz', 'Bot Amator 3']);
});

test('a bot that is the only one of its level has no number', () => {
  expect(named([bot('strong'), bot('novice')])).toEqual(['Strong bot', 'Novice bot']);
});

test('a bot that replaces a person has their name and no number', () => {
  expect(named([chair({ name: 'Ada', bot: 'casual' }), bot('casual')])).toEqual(['Ada', 'Casual bot']);
  expect(named([bot('casual'), chair({ name: 'Ada', bot: 'casual' }), bot('casual')])).toEqual(['Casual bot 1', 'Ada', 'Casual bot 2']);
});

test('a bot that is no level keeps its own name, and a chair without anybody is a seat', () => {
  expect(named([bot('greedy'), chair({}), chair({}), bot('greedy')])).toEqual(['greedy bot 1', 'Seat 2', 'Seat 3', 'greedy bot 2']);
});

test('boards and lists use the same names', () => {
  const chairs = [chair({ name: 'Ada' }), bot('casual'), bot('casual')];
  const infos = seatInfos(chairs, [1], (key, args) => words.en.say(key, args));
  expect(infos.map(({ seat, name, mine }) => [seat, name, mine])).toEqual([
    [1, 'Ada', true],
    [2, 'Casual bot 1', false],
    [3, 'Casual bot 2', false],
  ]);
  expect(botName('casual', (key, args) => words.en.say(key, args))).toBe('Casual bot');
});
