// The boards in further moments, measured as in `geometry.e2e.ts`: what others did, a hint, a rule, the standing view, the steps of
// a turn, the end, a replay and a lesson. In one size for a mouse and one for a finger; `make trials` does it in all sizes.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { facets, NONE } from '../src/boards/engineer/notation';
import { ApiPerson, type Sight } from './api-person';
import { fixture } from './fixture';
import { GAMES } from './games';
import type { Size } from './geometry';
import { handOf } from './hand';
import { expectGood, sizesFor, usualSizes } from './sizes';
import { MOMENTS } from './table-moments';
import { pageOf } from './two-players';

const here = fixture(10);
const SOON = { timeout: 60_000 };

/** A page for a mouse and one for a finger, of the same person. */
const POINTERS = [false, true];
const optionsOf = (touch: boolean) => ({ viewport: sizesFor(touch)[0]!, ...(touch ? { hasTouch: true, isMobile: true } : {}) });

/** Lessons and replays are longer than a phone or a tablet, except on its side. */
const isLong = ({ width, height }: Size) => width < 1024 && !(height <= 480 && width >= 600);

async function inMoments(page: Page, game: string, touch: boolean): Promise<void> {
  const { drawing } = GAMES[game]!;
  for (const size of usualSizes(touch)) {
    await page.setViewportSize(size);
    for (const [name, { games = [game], begin, end, needs, part = false }] of Object.entries(MOMENTS)) {
      // On a small screen no point of a city is far enough from the places for a tile.
      if (!games.includes(game) || (name === 'a rule' && game === 'polis' && size.width < 1024)) continue;
      await begin(page, game);
      await expectGood(page, size, { drawing, needs, part: part && Math.min(size.width, size.height) <= 360, when: `${game}, ${name}` });
      await end(page);
    }
  }
}

async function shown(page: Page, game: string, touch: boolean, when: string, needs: string, open: () => Promise<void>): Promise<void> {
  const { drawing } = GAMES[game]!;
  for (const size of usualSizes(touch)) {
    await page.setViewportSize(size);
    await open();
    const long = isLong(size);
    // A page that is longer than the screen is scrolled to the board.
    if (long) await page.locator('.game-frame').evaluate((board) => board.scrollIntoView({ block: 'end' }));
    await expectGood(page, size, { drawing, needs: long ? undefined : needs, long, when: `${game}, ${when}` });
  }
}

test.each(Object.keys(GAMES))('%s', async (game) => {
  const { drawing, crowd } = GAMES[game]!;
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open(game, Math.min(3, crowd.bots));
  await person.playOn(table, Math.min(24, crowd.begin));
  while ((await person.look(table)).actions?.length === 1) await person.playOn(table, (await person.look(table)).steps + 1);
  const pages = await Promise.all(POINTERS.map((touch) => pageOf(here, person, optionsOf(touch))));
  for (const [n, { page }] of pages.entries()) {
    await page.goto(`/#/table/${table}`);
    await page.locator(drawing).waitFor();
    await page.getByText('Your turn').first().waitFor();
    await inMoments(page, game, POINTERS[n]!);
  }

  // The end looks the same in all games.
  const ends = game === 'polis' || process.env.TRIALS === 'long';
  if (ends) await person.playOn(table, Infinity);
  for (const [n, { page, complaints, leave }] of pages.entries()) {
    const touch = POINTERS[n]!;
    for (const size of ends ? usualSizes(touch) : []) {
      await page.setViewportSize(size);
      await page.locator('.finale .card').waitFor();
      await expectGood(page, size, { drawing, needs: '.finale .card', when: `${game}, the end` });
    }
    await shown(page, game, touch, 'a replay', '.controls button', async () => {
      await page.goto(`/#/replay/${table}?at=12`);
      await page.getByRole('slider').waitFor();
    });
    await shown(page, game, touch, 'a lesson', '.coach h1, .coach .task, .turn button', async () => {
      await page.goto(`/#/learn/${game}/1`);
      await page.locator('.lesson .board :is(button, [role="button"])').first().waitFor({ state: 'attached' });
    });
    // While hands are hidden there are no scores to plot; the browser itself reports the refused request.
    expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
    await leave();
  }
});

/** Plays on until the person has such a choice. */
async function until(person: ApiPerson, table: string, is: (actions: string[]) => boolean): Promise<string[]> {
  for (let steps = 0; ; steps += 1) {
    await person.playOn(table, steps);
    const sight: Sight = await person.look(table);
    expect(sight.phase).toBe('playing');
    if (is(sight.actions ?? [])) return sight.actions ?? [];
    steps = sight.steps;
  }
}

test('Boulevards: cash and the board are in view while a share is bought, also at the end of the list', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('boulevards', 3);
  await until(person, table, (actions) => actions.length > 1 && actions.some((action) => /^(free|buy) /.test(action)));
  for (const touch of POINTERS) {
    const { page, complaints, leave } = await pageOf(here, person, optionsOf(touch));
    await page.goto(`/#/table/${table}`);
    await page.locator('.deeds button[data-takes]').first().waitFor();
    for (const size of usualSizes(touch)) {
      await page.setViewportSize(size);
      await page.locator('.deeds button[data-takes]').last().scrollIntoViewIfNeeded();
      // The list is seen beside or below the plan, not under it.
      await expectGood(page, size, { drawing: '.boulevards .plan .map svg', scrolls: true, needs: '.boulevards .plan, .players > ol > li', when: 'boulevards, buying' });
    }
    expect(complaints).toEqual([]);
    await leave();
  }
});

/** The steps of Engineer in which the map must be tapped. */
const STEPS: Record<string, (action: string) => boolean> = {
  'an area for a card': (action) => /^P\d/.test(action),
  'tokens to remove': (action) => ![undefined, NONE].includes(facets(action).token),
};

test.each(Object.keys(STEPS))('Engineer: the map is in view when it must be tapped: %s', async (step) => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('engineer', 0);
  const isStep = STEPS[step]!;
  const actions = await until(person, table, (all) => all.filter(isStep).length > 1);
  const { card } = facets(actions.find(isStep)!);
  for (const touch of POINTERS) {
    const { page, complaints, leave } = await pageOf(here, person, optionsOf(touch));
    const hand = handOf(page, 'engineer', touch);
    await page.goto(`/#/table/${table}`);
    await page.locator('.engineer .city svg').waitFor();
    await page.getByText('Your turn').first().waitFor();
    if (card !== undefined) await hand.press(page.locator('.projects button').filter({ has: page.locator('b', { hasText: card }) }));
    for (const size of usualSizes(touch)) {
      await page.setViewportSize(size);
      await expect.poll(() => page.locator('.engineer .area.open').count(), SOON).toBeGreaterThan(0);
      await expectGood(page, size, { drawing: '.engineer .city', scrolls: true, needs: '.engineer .city', when: `engineer, ${step}` });
    }
    expect(complaints).toEqual([]);
    await leave();
  }
});
