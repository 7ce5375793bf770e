// Several players at one device, in the game with hidden hands.
import { expect, test } from 'vitest';
import { beginTogether, handOver } from './at-one-device';
import { fixture } from './fixture';

const here = fixture(20);

test('two players at one device never see each other’s hand', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/#/new/boulevards');
  await beginTogether(page);
  await handOver(page);
  expect(complaints).toEqual([]);
  await leave();
});
