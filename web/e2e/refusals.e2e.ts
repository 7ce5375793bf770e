// Commands that the server refuses for now: the reason is shown, and the player can try again.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import { twoPlayers, happened, pageOf } from './two-players';
import { DESK, PHONE } from './browser';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';

const here = fixture();

interface Refusal {
  code: string;
  message: string;
  retry_after?: number;
}

/** A proxy between page and server that refuses the given commands and passes on all others. */
async function between(page: Page): Promise<{ refuse: (type: string, error: Refusal | null) => void; asked: () => string[] }> {
  const refusals = new Map<string, Refusal>();
  const asked: string[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id?: string; command?: { type: string } };
      const type = message.command?.type ?? message.type;
      asked.push(type);
      const error = refusals.get(type);
      if (error === undefined) server.send(text);
      else socket.send(JSON.stringify({ type: 'refused', id: message.id, error }));
    });
  });
  return {
    refuse: (type, error) => void (error === null ? refusals.delete(type) : refusals.set(type, error)),
    asked: () => asked,
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page): Promise<void> {
  await page.locator('.site[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Confirm').waitFor();
}

test.each([
  ['too_many', DESK],
  ['busy', PHONE],
  ['unavailable', DESK],
  ['closing', DESK],
])('an action refused as %s stays as the choice', async (code, options) => {
  const { host, table, page, complaints, leave } = await twoPlayers(here, 'polis', options);
  const { refuse } = await between(page);
  await page.reload();
  await choose(page);
  refuse('act', { code, message: 'Not just now, please.' });
  await button(page, 'Confirm').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not just now, please.' });
  await alert.waitFor();
  expect(await button(page, 'Confirm').isEnabled()).toBe(true);
  expect(await page.locator('.site[aria-pressed="true"]').count()).toBe(1);
  await axe(page, 'a refused action');
  refuse('act', null);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button(page, 'Take back').waitFor();
  expect(await alert.count()).toBe(0);
  expect((await happened(host, table)).filter((what) => what === 'acted')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leave();
});

test('with a waiting time, the button is disabled for that time', async () => {
  const { page, leave } = await twoPlayers(here, 'polis');
  const { refuse, asked } = await between(page);
  await page.reload();
  await choose(page);
  refuse('act', { code: 'too_many', message: 'Slowly, please.', retry_after: 2 });
  await button(page, 'Confirm').click();
  await page.getByRole('button', { name: /^Try again in \d s$/ }).waitFor();
  expect(await button(page, 'Confirm').isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  refuse('act', null);
  await button(page, 'Try again').click();
  await button(page, 'Take back').waitFor();
  expect(asked().filter((type) => type === 'act')).toHaveLength(2);
  await leave();
});

test('a choice that is no longer possible is removed, and the page says so', async () => {
  const { host, table, page, leave } = await twoPlayers(here, 'polis');
  const { refuse } = await between(page);
  await page.reload();
  await choose(page);
  refuse('act', { code: 'busy', message: 'Not just now, please.' });
  await button(page, 'Confirm').click();
  await page.getByText('Not just now, please.').waitFor();
  // The same person plays on another device.
  await host.move(table);
  await page.getByText('Your choice is no longer possible').waitFor();
  expect(await button(page, 'Confirm').count()).toBe(0);
  await leave();
});

test('a refused take-back and preview show the reason, and can be tried again', async () => {
  const { host, table, page, leave } = await twoPlayers(here, 'polis');
  const { refuse } = await between(page);
  await page.reload();
  await page.locator('.site').first().waitFor({ state: 'attached' });
  const error = { code: 'unavailable', message: 'Not just now, please.' };
  const alert = page.getByRole('alert');
  refuse('preview', error);
  await choose(page);
  await alert.waitFor();
  expect(await page.getByText('Calculating').count()).toBe(0);
  refuse('preview', null);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.ready .foreseen').first().waitFor();
  await button(page, 'Confirm').click();
  await button(page, 'Take back').waitFor();
  await page.keyboard.press('Escape');
  refuse('take_back', error);
  await page.keyboard.press('u');
  await alert.waitFor();
  refuse('take_back', null);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.site').first().waitFor({ state: 'attached' });
  expect(await happened(host, table)).toContain('took_back');
  await leave();
});

test('a refused chat message stays in its field, with the reason beside it, on a phone too', async () => {
  const { page, leave } = await twoPlayers(here, 'polis', PHONE);
  const { refuse } = await between(page);
  await page.reload();
  await page.getByRole('button', { name: /Chat/ }).tap();
  refuse('say', { code: 'too_many', message: 'Slowly, please.' });
  await page.getByLabel('Say something').fill('Good luck');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Slowly, please.' });
  await alert.waitFor();
  const box = await alert.boundingBox();
  const seen = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role="alert"]') !== null, { x: box!.x + 60, y: box!.y + box!.height / 2 });
  expect(seen).toBe(true);
  expect(await page.getByLabel('Say something').inputValue()).toBe('Good luck');
  refuse('say', null);
  await alert.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('log', { name: 'Chat' }).getByText('Good luck').waitFor();
  await leave();
});

test('a visitor who cannot register when sitting down is told why', async () => {
  const host = await ApiPerson.register(here.server, 'Ada');
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const stranger = await here.guest();
  let refused = true;
  await stranger.page.route(/\/api\/v1\/people\?/, (route) =>
    refused ? route.fulfill({ status: 429, json: { error: { code: 'too_many', message: 'Slowly, please.' } } }) : route.continue(),
  );
  await stranger.page.goto(`/#/table/${id}`);
  // A stranger is asked for a name first.
  await stranger.page.getByRole('button', { name: /Sit here/ }).click();
  const name = stranger.page.getByLabel('Your name');
  await name.fill('Ola of the lake');
  await stranger.page.getByRole('button', { name: /Sit here/ }).click();
  const alert = stranger.page.getByRole('alert').filter({ hasText: 'Slowly, please.' });
  await alert.waitFor();
  expect(await name.inputValue()).toBe('Ola of the lake');
  refused = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await stranger.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  await stranger.page.locator('.seats').getByText('Ola of the lake').waitFor();
  await stranger.leave();
});

test('a refused start and a refused leave show the reason', async () => {
  const host = await ApiPerson.register(here.server, 'Ada');
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  const { page, leave } = await pageOf(here, host);
  const { refuse } = await between(page);
  const error = { code: 'busy', message: 'Not just now, please.' };
  refuse('start', error);
  await page.goto(`/#/table/${id}`);
  await button(page, 'Start').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not just now, please.' });
  await alert.waitFor();
  refuse('start', null);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.table').waitFor();
  refuse('leave', error);
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Step away' }).click();
  await menu.getByRole('alert').waitFor();
  refuse('leave', null);
  await menu.getByRole('button', { name: 'Try again' }).click();
  await menu.waitFor({ state: 'detached' });
  expect(await happened(host, id)).toContain('left');
  await leave();
});
