// The page frees what it no longer shows.
import { expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { pageOf } from './two-players';

const here = fixture();
const CHANGES = 8;

test('going from table to table leaves no elements behind', async () => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const tables = [await person.open('polis', 1), await person.open('polis', 1)];
  const { page, complaints, leave } = await pageOf(here, person);
  const debug = await page.context().newCDPSession(page);
  const visit = async (change: number) => {
    await page.goto(`/#/table/${tables[change % 2] ?? ''}`);
    await page.locator('.polis .city').waitFor();
  };
  /** The number of nodes that are still referenced, shown or not. */
  const nodes = async () => {
    await debug.send('HeapProfiler.collectGarbage');
    return (await debug.send('Memory.getDOMCounters')).nodes;
  };
  // What is loaded once, such as drawings of pieces, comes with the first tables.
  for (const change of [0, 1, 2]) await visit(change);
  const first = await nodes();
  for (let change = 0; change < CHANGES; change += 1) await visit(change);
  await expect.poll(nodes, { timeout: 30_000 }).toBeLessThan(first * 1.1);
  expect(complaints).toEqual([]);
  await leave();
});
