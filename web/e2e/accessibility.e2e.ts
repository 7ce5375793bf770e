// Accessibility of a table and the pages around it, in each state: light, dark, and on a phone.
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, barriers } from './axe';
import { PHONE } from './browser';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';

const here = fixture(10);
let host: ApiPerson;
const tables = { room: '', live: '', over: '', hotSeat: '' };

beforeAll(async () => {
  host = await ApiPerson.register(here.server, 'Zofia');
  const open = async (terms: unknown) => (await host.ask<{ id: string }>('POST', '/tables', terms)).id;
  tables.room = await open({ game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'casual' }] });
  tables.hotSeat = await open({ game: 'boulevards', seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  const clock = { kind: 'game', seconds: 5_400, increment: 10 };
  tables.live = await host.open('polis', 2, { clock });
  tables.over = await host.open('polis', 1);
  await Promise.all([host.playOn(tables.live, 20), host.playOn(tables.over, Infinity)]);
});

const looks = [
  { name: 'light', phone: false, options: { colorScheme: 'light' as const } },
  { name: 'dark', phone: false, options: { colorScheme: 'dark' as const } },
  { name: 'phone, dark', phone: true, options: { ...PHONE, colorScheme: 'dark' as const } },
];

async function go(page: Page, address: string): Promise<void> {
  await page.goto(`/${address}`);
  await page.getByText('One moment…').waitFor({ state: 'detached' });
}

test.each(looks)('around the table: $name', async ({ name, phone, options }) => {
  const { page, complaints, leave } = await here.guest(options);
  await page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
  }, host.kept);
  const look = (where: string) => axe(page, `${where} (${name})`, true);

  // Before the game: the waiting room, with a QR code.
  await go(page, `#/table/${tables.room}`);
  await page.getByRole('button', { name: 'QR code' }).first().click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await look('the waiting room');

  // The player's turn, a choice with its preview, a hint, the chat, the menu.
  await go(page, `#/table/${tables.live}`);
  await page.locator('.site').first().waitFor({ state: 'attached' });
  await look('one’s own turn');
  await page.locator('.site[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.ready .foreseen').first().waitFor();
  await look('a choice');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('complementary', { name: 'Hint' }).waitFor();
  await look('a hint');
  await page.getByRole('complementary', { name: 'Hint' }).getByRole('button', { name: 'Close' }).click();
  await (phone ? page.getByRole('button', { name: /Chat/ }) : page.getByRole('tab', { name: /Chat/ })).click();
  await page.getByLabel('Say something').waitFor();
  await look('the chat');
  if (phone) await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'The board in words' }).click();
  await look('the menu');
  await page.getByRole('dialog').getByRole('button', { name: 'Keyboard' }).click();
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await look('the keys');
  await page.keyboard.press('Escape');

  // Two players share a device.
  await go(page, `#/table/${tables.hotSeat}`);
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
  await look('handing the device over');

  // After the game.
  await go(page, `#/table/${tables.over}`);
  if (phone) await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('img', { name: 'Points over the game' }).waitFor();
  await look('the result');
  await go(page, `#/replay/${tables.over}?at=20`);
  await page.getByRole('slider').waitFor();
  await look('the replay');
  await go(page, `#/people/${host.id}`);
  await page.getByRole('heading', { name: 'Zofia' }).waitFor();
  await look('a person');
  if (phone) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('the menu of the page');
  }
  expect(complaints).toEqual([]);
  await leave();
});

test.each(looks)('a spectator, and a request to take back: $name', async ({ name, options }) => {
  const watcher = await here.guest(options);
  await go(watcher.page, `#/table/${tables.live}`);
  await watcher.page.getByText(/is thinking/).waitFor();
  await axe(watcher.page, `as a spectator (${name})`);
  expect(watcher.complaints).toEqual([]);
  await watcher.leave();

  // One player asks to take back, and the other is asked to agree.
  const friend = await ApiPerson.register(here.server, 'Igor');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats });
  const order = (who: ApiPerson, command: unknown) => who.ask('POST', `/tables/${id}/commands`, { command });
  await order(friend, { type: 'sit', seat: 2, entropy: '5eed' });
  await order(host, { type: 'start' });
  const people = [host, friend];
  for (let act = 0; act < 2; act += 1) {
    const { mover = 1 } = await host.look(id);
    const { actions = [], number } = await people[mover - 1]!.look(id);
    await order(people[mover - 1]!, { type: 'act', seat: mover, action: actions[0], chosen_at: number });
  }
  const { mover = 1 } = await host.look(id);
  await order(people[mover - 1]!, { type: 'ask_back', seat: mover });
  const asked = people[2 - mover]!;
  const { page, complaints, leave } = await here.guest(options);
  await page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
  }, asked.kept);
  await go(page, `#/table/${id}`);
  await page.getByRole('button', { name: 'Agree' }).waitFor();
  await axe(page, `a question (${name})`);
  expect(complaints).toEqual([]);
  await leave();
});

test('a barrier that appears after the first scan is found', async () => {
  const { page, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Engineer' }).waitFor();
  await axe(page, 'the front page');
  await axe(page, 'the same page');
  const add = (tag: string, words: string, colour: string) =>
    page.evaluate(([name, text, ink]) => {
      const element = Object.assign(document.createElement(name), { textContent: text });
      element.style.color = ink;
      document.querySelector('main')?.append(element);
    }, [tag, words, colour] as const);
  await add('button', '', '');
  expect((await barriers(page)).map(({ id }) => id)).toEqual(['button-name']);
  await add('p', 'Hard to read', '#eee');
  expect((await barriers(page)).map(({ id }) => id)).toEqual(['color-contrast']);
  await leave();
});
