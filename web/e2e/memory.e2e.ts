// The page frees what it no longer shows.
import { expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { pageOf } from './two-players';

const here = fixture();
/** `make trials` changes the table as often as the report of a leak did, between tables of every game. */
const LONG = process.env.TRIALS === 'long';
const CHANGES = LONG ? 24 : 8;

test('going from table to table leaves no elements behind', async () => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const games = LONG ? ['polis', 'rooftops', 'boulevards', 'planners', 'engineer'] : ['polis', 'polis'];
  const tables: string[] = [];
  for (const game of games) tables.push(await person.open(game, game === 'engineer' ? 0 : 1));
  const { page, complaints, leave } = await pageOf(here, person);
  const debug = await page.context().newCDPSession(page);
  const visit = async (change: number) => {
    const at = change % tables.length;
    await page.goto(`/#/table/${tables[at] ?? ''}`);
    await page.locator(`.${games[at] ?? ''} .board-map`).waitFor();
  };
  /** The number of nodes that are still referenced, shown or not. */
  const nodes = async () => {
    await debug.send('HeapProfiler.collectGarbage');
    return (await debug.send('Memory.getDOMCounters')).nodes;
  };
  // What is loaded once, such as drawings of pieces, comes with the first tables.
  for (let change = 0; change <= tables.length; change += 1) await visit(change);
  const first = await nodes();
  for (let change = 0; change < CHANGES; change += 1) await visit(change);
  await expect.poll(nodes, { timeout: 30_000 }).toBeLessThan(first * 1.1);
  expect(complaints).toEqual([]);
  await leave();
});
