// A lesson, with a school that the test controls.
import { beforeEach, expect, test } from 'vitest';
import { Fault } from '../src/lib/api';
import type { Ears, Link } from '../src/lib/engine';
import { LessonEngine } from '../src/lib/lesson';
import { lessonsOf, platesOf } from '../src/learn/plates';
import type { Course, Hello, Lesson, Sight, Told, Trial, TrialSight } from '../src/lib/wire';

const lesson: Lesson = {
  id: 'lay',
  title: 'Lay',
  task: 'Lay a tile.',
  hint: 'The first.',
  done: 'Good.',
  options: { players: 2 },
  history: ['draw 1'],
  seat: 1,
  goal: ['lay', 'lay again'],
  then: ['draw 2', 'answer'],
  rules: ['game.lay', 'game.end'],
};

const legal = new Set(['draw 1', 'lay', 'lay again', 'wander', 'draw 2', 'answer']);
let tried: Trial[];
let heard: { hello: Hello[]; news: { sight: Sight; entries: Told[] }[]; links: Link[] };
let strayed: string[];
let done: number[];
let engine: LessonEngine;

function tryOut(trial: Trial): Promise<TrialSight> {
  tried.push(trial);
  const wrong = trial.actions.find((action) => !legal.has(action));
  if (wrong !== undefined) return Promise.reject(new Fault('illegal', `not ${wrong}`, 422, 'game.lay'));
  const steps = trial.actions.length;
  const told = trial.actions.slice(trial.since).map((action) => ({ action, text: `did ${action}`, ...(action.startsWith('draw') ? {} : { seat: 1 }) }));
  return Promise.resolve({ mover: 1, over: false, view: { steps }, actions: ['lay'], points: [steps, 0], breakdown: { lines: [], total: steps }, told });
}

const ears: Ears = {
  hello: (hello) => heard.hello.push(hello),
  news: (sight, entries) => heard.news.push({ sight, entries }),
  said: () => undefined,
  present: () => undefined,
  link: (link) => heard.links.push(link),
};

const settled = () => new Promise((go) => setTimeout(go));
const act = (action: string) => engine.do({ type: 'act', seat: 1, action, chosen_at: 1 });

beforeEach(async () => {
  [tried, strayed, done] = [[], [], []];
  heard = { hello: [], news: [], links: [] };
  engine = new LessonEngine('game', lesson, { tryOut, learner: 'Ada', rival: 'Bot' }, { strayed: (text) => strayed.push(text), done: (steps) => done.push(steps) });
  engine.open(ears);
  await settled();
});

test('it begins where its history leads, in the seat of the learner', () => {
  const { sight } = heard.hello[0]!;
  expect(sight).toMatchObject({ steps: 1, viewer: 1, yours: [1], mover: 1, actions: ['lay'], phase: 'playing' });
  expect(sight.chairs).toMatchObject([{ name: 'Ada' }, { bot: 'novice' }]);
  expect(tried[0]?.names?.slice(0, 2)).toEqual(['Ada', 'Bot']);
  expect(heard.links.at(-1)).toEqual({ state: 'live' });
});

test('a preview changes nothing and tells points before and after', async () => {
  expect(await engine.preview(1, 'lay')).toMatchObject({ points_before: 1, points_after: 2, view: { steps: 2 }, text: 'did lay' });
  expect(heard.news).toEqual([]);
});

test('the goal is shown, and what follows it', async () => {
  await act('lay');
  await settled();
  expect(heard.news.map(({ entries }) => entries.map(({ number, what, action }) => [number, what, action]))).toEqual([
    [[2, 'acted', 'lay']],
    [[3, 'drawn', 'draw 2']],
    [[4, 'acted', 'answer']],
  ]);
  expect(done).toEqual([4]);
  expect(strayed).toEqual([]);
});

test('something else that is allowed is answered and not done', async () => {
  await act('wander');
  expect(strayed).toEqual(['did wander']);
  expect(heard.news).toEqual([]);
  await act('lay again');
  await settled();
  expect(done).toEqual([4]);
});

test('what a rule forbids is refused with the rule', async () => {
  await expect(act('fly')).rejects.toMatchObject({ code: 'illegal', rule: 'game.lay' });
  expect(heard.news).toEqual([]);
});

test('a lesson that was left receives nothing more', async () => {
  const answer = act('lay');
  engine.close();
  await answer;
  await settled();
  expect(heard.news).toEqual([]);
  expect(done).toEqual([]);
});

test('every lesson is a picture of its first rule once it is done, and is named at the others', () => {
  const figure = { id: 'map', caption: 'The map.', options: {}, history: ['draw 1'], seat: 1, rules: ['game.map'] };
  const course: Course = { lessons: [lesson], figures: [figure] };
  const plates = platesOf(course);
  expect([...plates.keys()]).toEqual(['game.lay', 'game.map']);
  expect(plates.get('game.lay')).toMatchObject([{ actions: ['draw 1', 'lay', 'draw 2', 'answer'], caption: 'Good.', lesson: 1 }]);
  expect(plates.get('game.map')).toMatchObject([{ actions: ['draw 1'], lesson: null }]);
  expect(lessonsOf(course, 'game.end')).toEqual([{ number: 1, title: 'Lay' }]);
  expect(lessonsOf(course, 'game.lay')).toEqual([]);
});
