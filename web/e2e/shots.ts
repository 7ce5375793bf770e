// Pictures of every page and board, on a desktop and a phone, light and dark, into an ignored folder; and one small picture of
// each game for the documents, into docs/pictures, and for the front page, beside its board.
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { boardPicture } from './board-picture';
import { pageOf } from './two-players';
import { GAMES } from './games';
import { named, SIZES } from './geometry';
import { handOf } from './hand';
import { MOMENTS } from './table-moments';
import { DESK, PHONE } from './browser';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';

const FOLDER = process.env.SHOTS ?? '../target/shots';
const DOCUMENTS = '../docs/pictures';
/** A desktop, scaled down to 800 pixels. */
const SMALL = { ...DESK, deviceScaleFactor: 800 / DESK.viewport.width };
const here = fixture(10);

beforeAll(async () => {
  for (const folder of [FOLDER, DOCUMENTS]) await mkdir(folder, { recursive: true });
});

const looks = [
  { look: 'desktop-light', options: { ...DESK, colorScheme: 'light' as const } },
  { look: 'desktop-dark', options: { ...DESK, colorScheme: 'dark' as const } },
  { look: 'phone-light', options: { ...PHONE, colorScheme: 'light' as const, deviceScaleFactor: 2 } },
  { look: 'phone-dark', options: { ...PHONE, colorScheme: 'dark' as const, deviceScaleFactor: 2 } },
];

async function take(page: Page, address: string, name: string, ready?: (page: Page) => Promise<unknown>, folder = FOLDER) {
  await page.goto('about:blank');
  await page.goto(`/${address}`);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  await page.getByText('One moment…').waitFor({ state: 'detached' });
  await ready?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
}

async function bring(person: ApiPerson, game: string, bots: number, steps: number): Promise<string> {
  const table = await person.open(game, bots);
  await person.playOn(table, steps);
  return table;
}

test.each(Object.entries(GAMES))('a picture of %s for the documents', async (game, { shots }) => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const table = await bring(person, game, shots.bots, shots.middle);
  const { page, complaints, leave } = await pageOf(here, person, { ...SMALL, colorScheme: game === 'engineer' ? 'dark' : 'light' });
  await take(page, `#/table/${table}`, game, undefined, DOCUMENTS);
  expect(complaints).toEqual([]);
  await leave();
});

test.each(Object.entries(GAMES))('pictures of %s for the front page', async (game, { shots, drawing }) => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const table = await bring(person, game, shots.bots, shots.middle);
  for (const colorScheme of ['light', 'dark'] as const) {
    // A spectator is offered no actions, so nothing is lit.
    const { page, complaints, leave } = await here.guest({ ...DESK, deviceScaleFactor: 2, colorScheme });
    await page.goto(`/#/table/${table}`);
    await boardPicture(page, drawing, `src/boards/${game}/board-${colorScheme}.webp`, shots.crop);
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('pictures of everything', async () => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const friend = await ApiPerson.register(here.server, 'Ola');
  await friend.ask('POST', '/tables', { game: 'boulevards', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'strong' }] });
  await friend.ask('POST', '/tables', { game: 'rooftops', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'move', days: 3 } });
  const room = await person.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'master' }] });
  const hotSeat = await person.ask<{ id: string }>('POST', '/tables', { game: 'boulevards', seats: [{ kind: 'me' }, { kind: 'me' }], start: true });

  const tables: Record<string, { early: string; middle: string; late: string }> = {};
  for (const [game, { shots }] of Object.entries(GAMES)) {
    const [early, middle, late] = await Promise.all([shots.early, shots.middle, Infinity].map((steps) => bring(person, game, shots.bots, steps))) as [string, string, string];
    for (const unfinished of [early, middle]) expect((await person.look(unfinished)).phase, game).toBe('playing');
    tables[game] = { early, middle, late };
  }

  for (const { look, options } of looks) {
    const { page, complaints, leave } = await pageOf(here, person, options);
    await take(page, '#/', `front-${look}`, (front) => front.getByRole('heading', { name: 'Engineer' }).waitFor());
    for (const name of ['tables', 'mine', 'profile', 'study'] as const) await take(page, `#/${name}`, `${name}-${look}`);
    await take(page, '#/new/polis', `new-${look}`);
    await take(page, '#/rules/polis', `rules-${look}`);
    await take(page, '#/leaders/polis', `ratings-${look}`);
    await take(page, '#/learn', `learn-${look}`);
    for (const game of Object.keys(GAMES)) await take(page, `#/learn/${game}/1`, `learn-${game}-${look}`);
    await take(page, `#/table/${room.id}`, `room-${look}`);
    await take(page, `#/people/${person.id}`, `person-${look}`);
    await take(page, `#/table/${hotSeat.id}`, `hand-over-${look}`, (table) => table.getByRole('button', { name: 'I am ready' }).waitFor());
    for (const [game, played] of Object.entries(tables)) {
      for (const [when, table] of Object.entries(played)) await take(page, `#/table/${table}`, `${game}-${when}-${look}`);
    }
    const over = tables.polis?.late ?? '';
    await take(page, `#/table/${over}`, `result-${look}`, async (table) => {
      if (look.startsWith('phone')) await table.getByRole('button', { name: 'Result' }).click();
    });
    await take(page, `#/replay/${over}?at=40`, `replay-${look}`);
    expect(complaints).toEqual([]);
    await leave();
  }
});

test.each(Object.keys(GAMES))('pictures of %s in all sizes that are measured', async (game) => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const table = await bring(person, game, Math.min(3, GAMES[game]!.crowd.bots), GAMES[game]!.crowd.begin);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const touch of [false, true]) {
      const { page, complaints, leave } = await pageOf(here, person, { hasTouch: touch, isMobile: touch, colorScheme });
      for (const size of SIZES.filter((one) => one.touch === touch)) {
        await page.setViewportSize(size);
        await take(page, `#/table/${table}`, `${game}-${named(size).replace('×', 'x').replace(', ', '-')}-${colorScheme}`);
      }
      expect(complaints).toEqual([]);
      await leave();
    }
  }
});

/** A picture of the page as it is. */
const snap = async (page: Page, name: string) => {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 });
};

test.each(Object.keys(GAMES))('pictures of the moments of %s', async (game) => {
  const { crowd, drawing, perform } = GAMES[game]!;
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const table = await bring(person, game, Math.min(3, crowd.bots), crowd.begin);
  const pages = await Promise.all(looks.filter(({ look }) => look.endsWith('light')).map(async ({ look, options }) => ({ look, ...(await pageOf(here, person, options)) })));
  for (const { look, page } of pages) {
    await page.goto(`/#/table/${table}`);
    await page.locator(drawing).waitFor();
    await page.getByText('Your turn').first().waitFor();
    for (const [name, { games = [game], begin, end }] of Object.entries(MOMENTS)) {
      if (!games.includes(game) || (name === 'a rule' && game === 'polis' && look.startsWith('phone'))) continue;
      await begin(page, game);
      await snap(page, `${game}-${name.replaceAll(' ', '-')}-${look}`);
      await end(page);
    }
    const { actions = [] } = await person.look(table);
    if (actions.length > 1 && (game !== 'polis' || look.startsWith('desktop'))) {
      await perform(handOf(page, game, look.startsWith('phone')), actions[Math.floor(actions.length / 3)]!);
      await page.locator('.bar.ready .foreseen').first().waitFor();
      await snap(page, `${game}-a-choice-${look}`);
    }
  }
  await person.playOn(table, Infinity);
  for (const { look, page, complaints, leave } of pages) {
    await page.locator('.finale .card').waitFor();
    await snap(page, `${game}-the-end-${look}`);
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('pictures of an invitation, and of the last lesson', async () => {
  const host = await ApiPerson.register(here.server, 'Lamplighter');
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const { look, options } of looks) {
    const { page, complaints, leave } = await here.guest(options);
    await page.goto(`/#/table/${id}`);
    // A guest is asked for a name.
    await page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('textbox', { name: /name/i }).first().waitFor();
    await snap(page, `invited-${look}`);
    await page.goto(`/#/learn/polis/${GAMES.polis!.learn.lessons}`);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await snap(page, `last-lesson-${look}`);
    expect(complaints).toEqual([]);
    await leave();
  }
});
