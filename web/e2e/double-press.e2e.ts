// Double clicks and double taps: only the button that was pressed reacts.
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { twoPlayers, happened, order, pageOf } from './two-players';
import { DESK, PHONE } from './browser';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { pressTwice, type Pointer } from './double-press';

const here = fixture();

const POINTERS = ['mouse', 'touch'] as const;
const LATER = [0, 120, 250, 400];
const deviceOf = (pointer: Pointer) => (pointer === 'touch' ? PHONE : DESK);
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a place with the keyboard. */
async function choose(page: Page): Promise<void> {
  await page.locator('.site[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Confirm').waitFor();
}

/** Waits until all that the page has sent so far is carried out: a chat message comes after it. */
async function settle(page: Page, pointer: Pointer, word = 'Well'): Promise<void> {
  const chat = pointer === 'touch' ? page.getByRole('button', { name: /Chat/ }) : page.getByRole('tab', { name: /Chat/ });
  await chat.click();
  await say(page, word);
  if (pointer === 'touch') await chat.click();
}

async function say(page: Page, word: string): Promise<void> {
  await page.getByLabel('Say something').fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Chat' }).getByText(word, { exact: true }).waitFor();
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  return page.getByRole('dialog');
}

test.each(POINTERS)('Confirm pressed twice is one action: %s', async (pointer) => {
  const { host, table, page, complaints, leave } = await twoPlayers(here, 'polis', deviceOf(pointer));
  const { mover: seat } = await host.look(table);
  for (const [round, later] of LATER.entries()) {
    await choose(page);
    await pressTwice(page, button(page, 'Confirm'), pointer, later, () => button(page, 'Take back').waitFor());
    await settle(page, pointer, `${later} ms`);
    const log = await happened(host, table);
    expect(log.filter((what) => what === 'acted'), `${later} ms`).toHaveLength(round + 1);
    expect(log.filter((what) => what === 'took_back'), `${later} ms`).toHaveLength(round);
    await order(host, table, { type: 'take_back', seat, actions: 1 });
    await page.locator('.site').first().waitFor({ state: 'attached' });
  }
  expect(complaints).toEqual([]);
  await leave();
});

test.each(POINTERS)('Resign pressed twice does not resign: %s', async (pointer) => {
  const { host, table, page, leave } = await twoPlayers(here, 'polis', deviceOf(pointer));
  for (const later of LATER) {
    const menu = await openMenu(page);
    await pressTwice(page, button(menu, 'Resign'), pointer, later, () => button(menu, 'Yes, resign').waitFor());
    await button(menu, 'Close').click();
    await settle(page, pointer, `${later} ms`);
    expect((await host.look(table)).phase, `${later} ms`).toBe('playing');
  }
  expect(await happened(host, table)).not.toContain('resigned');
  await leave();
});

test.each(POINTERS)('two separate presses resign and take back: %s', async (pointer) => {
  const { host, table, page, leave } = await twoPlayers(here, 'polis', deviceOf(pointer));
  const press = (what: Locator) => (pointer === 'touch' ? what.tap() : what.click());
  await choose(page);
  await press(button(page, 'Confirm'));
  await button(page, 'Take back').waitFor();
  await page.waitForTimeout(700);
  await press(button(page, 'Take back'));
  await page.locator('.site').first().waitFor({ state: 'attached' });
  expect(await happened(host, table)).toContain('took_back');
  // There is nothing left to take back, so the button is gone.
  expect(await page.getByRole('button', { name: /ake back/ }).count()).toBe(0);
  const menu = await openMenu(page);
  await press(button(menu, 'Resign'));
  await button(menu, 'Yes, resign').waitFor();
  await page.waitForTimeout(700);
  await press(button(menu, 'Yes, resign'));
  await expect.poll(async () => (await host.look(table)).phase, { timeout: 30_000 }).toBe('over');
  await leave();
});

test('keys work without a delay', async () => {
  const { host, table, page, leave } = await twoPlayers(here, 'polis');
  await choose(page);
  await page.keyboard.press('Enter');
  await button(page, 'Take back').waitFor();
  await button(page, 'Take back').focus();
  await page.keyboard.press('Enter');
  await page.locator('.site').first().waitFor({ state: 'attached' });
  expect(await happened(host, table)).toContain('took_back');
  await leave();
});

test.each(POINTERS)('going away pressed twice stays away: %s', async (pointer) => {
  const { host, table, page, leave } = await twoPlayers(here, 'polis', deviceOf(pointer));
  const menu = await openMenu(page);
  await pressTwice(page, button(menu, 'Step away'), pointer, 250, () => menu.waitFor({ state: 'detached' }));
  await settle(page, pointer);
  const log = await happened(host, table);
  expect(log).toContain('left');
  for (const other of ['returned', 'resigned', 'took_back']) expect(log).not.toContain(other);
  await leave();
});

test.each(POINTERS)('Rematch pressed twice is one rematch, and nothing at the new table: %s', async (pointer) => {
  const { host, friend, table, page, leave } = await twoPlayers(here, 'polis', deviceOf(pointer));
  const mine = async () => (await host.ask<{ tables: { id: string }[] }>('GET', '/tables?list=mine')).tables;
  const before = (await mine()).length;
  const { mover = 1 } = await host.look(table);
  await order(friend, table, { type: 'resign', seat: 3 - mover });
  await pressTwice(page, button(page, 'Rematch').first(), pointer, 250, () => page.locator('.room').waitFor());
  expect(page.url()).not.toContain(table);
  const next = /table\/([0-9a-f]+)/.exec(page.url())?.[1] ?? '';
  await say(page, 'Well');
  expect((await mine()).length).toBe(before + 1);
  for (const other of ['rose', 'closed', 'invited', 'started']) expect(await happened(host, next)).not.toContain(other);
  await leave();
});

test.each(POINTERS)('Delete pressed twice deletes nobody: %s', async (pointer) => {
  const somebody = await ApiPerson.register(here.server, 'Ada');
  const { page, leave } = await pageOf(here, somebody, deviceOf(pointer));
  await page.goto('/#/profile');
  const dialog = page.getByRole('dialog');
  await pressTwice(page, page.getByRole('button', { name: /^Delete/ }), pointer, 250, () => dialog.waitFor());
  expect(await dialog.count()).toBe(1);
  await button(dialog, 'Cancel').click();
  expect((await somebody.ask<{ name: string }>('GET', '/me')).name).toBe('Ada');
  await leave();
});

test.each(POINTERS)('a bot that is called twice sits down once: %s', async (pointer) => {
  const host = await ApiPerson.register(here.server, 'Ada');
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { page, leave } = await pageOf(here, host, deviceOf(pointer));
  await page.goto(`/#/table/${id}`);
  const seats = page.locator('.room .seats');
  await pressTwice(page, button(seats, 'Add a bot'), pointer, 250, () => button(seats, 'Remove').waitFor());
  await say(page, 'Well');
  const log = await happened(host, id);
  expect(log).toContain('invited');
  expect(log).not.toContain('rose');
  await leave();
});

test('a double click on a piece of the board chooses, and does not carry out', async () => {
  const { host, table, page, leave } = await twoPlayers(here, 'boulevards');
  const building = page.locator('.hand button:not(:disabled, [aria-disabled="true"])').first();
  await pressTwice(page, building, 'mouse', 250, () => button(page, 'Confirm').waitFor());
  await settle(page, 'mouse');
  expect(await happened(host, table)).not.toContain('acted');
  // A separate second press carries it out.
  await page.waitForTimeout(700);
  await building.click();
  await expect.poll(() => happened(host, table), { timeout: 30_000 }).toContain('acted');
  await leave();
});
