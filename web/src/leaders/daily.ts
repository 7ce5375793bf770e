// The city of the day: what is asked of a server, and what this device plays by itself.
import { call, device } from '../lib/api';
import { keep, recall } from '../lib/kept';
import type { Attempted, DayBoard, HandedIn, TableLine, Today, WeekRank } from '../lib/wire';

const DAY = 86_400_000;
const KEY = 'rynek.days';

/** A day as the server writes it; days begin at midnight UTC. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const plus = (date: string, days: number): string => dateOf(Date.parse(date) + days * DAY);
export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day in words. */
export const dayWords = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));

/** How often the game of a day was begun on this device. */
const begun = () => recall<Record<string, number>>(KEY) ?? {};
export const triesOf = (date: string, game: string): number => begun()[`${date} ${game}`] ?? 0;

const at = (date: string, game: string) => `/daily/${date}/${encodeURIComponent(game)}`;

export const daily = {
  today: () => call<Today>('GET', '/daily'),
  board: (date: string, game: string) => call<DayBoard>('GET', at(date, game)),
  week: (date: string, game: string) => call<WeekRank[]>('GET', `${at(date, game)}/week`),
  begin: (date: string, game: string) => call<{ id: string }>('POST', at(date, game)),
  handIn: (date: string, game: string, game_: HandedIn) => call<Attempted>('POST', `${at(date, game)}/records`, game_),
  /** Begins a game on this device; its seed follows from the date. Returns the table. */
  async beginHere(date: string, game: string): Promise<string> {
    const id = await (await device()).beginDay(date, game);
    keep(KEY, { ...begun(), [`${date} ${game}`]: triesOf(date, game) + 1 });
    return id;
  },
  /** The tables of days on this device, the oldest first. */
  here: async (): Promise<TableLine[]> => (await (await device()).tables('mine', null)).filter(({ day }) => day !== undefined).toSorted((a, b) => a.opened - b.opened),
};

/** How an attempt ended: the place and the points, or null if it was given up or came too late. */
export type Result = { place: number; points: number } | null;

/** The result of a game of this device. */
export function resultOf({ ending, chairs }: TableLine): Result {
  const [place, points] = [ending?.places[0], ending?.points[0]];
  return ending?.finished && !chairs[0]?.forfeited && place !== undefined && points !== undefined ? { place, points } : null;
}

/** On how many days without a gap something was finished, up to today or yesterday. */
export function streak(dates: readonly string[], today: string): number {
  const days = new Set(dates);
  let last = days.has(today) ? today : plus(today, -1);
  let length = 0;
  for (; days.has(last); last = plus(last, -1)) length += 1;
  return length;
}

const MEDALS = ['🥇', '🥈', '🥉'];

/** A line to share: which city, and how it went, `alone` or not. It says nothing about the city. */
export function shareLine(title: string, date: string, result: Result, alone: boolean, percentile: number | null, days: number): string {
  const bars = percentile === null ? '' : '▰'.repeat(Math.round(percentile / 10)).padEnd(10, '▱');
  // Alone, a loss is place 2.
  const medals = alone ? MEDALS.slice(0, 1) : MEDALS;
  const medal = result === null ? '🏳️' : (medals[result.place - 1] ?? '🏙️');
  return [`${title} ${date}`, medal, bars, days > 1 ? `🔥${days}` : ''].filter((part) => part !== '').reduce((line, part) => `${line} ${part}`);
}
