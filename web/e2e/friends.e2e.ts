import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { ENGLISH, lay, turnOrEnd } from './games/polis';
import { fixture } from './fixture';

const here = fixture();

const myTurn = (page: Page) => page.locator('.site').first().waitFor({ state: 'attached' });

test('two people play each other, with chat, taking back, a broken connection and a server that restarts', async () => {
  const [host, friend] = [await here.guest(), await here.guest(PHONE)];
  const [one, two] = [host.page, friend.page];

  // A table with one reserved seat; the invitation link leads to that seat.
  await one.goto('/#/new/polis');
  await one.getByLabel('Seat 2').selectOption('reserved');
  expect(await one.getByLabel('Public').isChecked()).toBe(false);
  await one.getByRole('button', { name: 'Open the table' }).click();
  await one.getByRole('button', { name: 'Invitation', exact: true }).click();
  const invitation = await one.getByLabel('Invitation to a game of Polis').inputValue();
  expect(invitation).toMatch(/#\/table\/[0-9a-f]{32}\?seat=2&key=/);
  await one.getByRole('button', { name: 'QR code' }).first().click();
  await one.getByRole('img', { name: /QR code/ }).waitFor();
  await two.goto(invitation);
  // The guest is asked for a name; the suggestion can be changed.
  const name = two.getByLabel('Your name');
  expect(await name.inputValue()).toMatch(/^\p{Lu}\p{L}+ \d\d$/u);
  await name.fill('Ola of the lake');
  await two.getByRole('button', { name: /Sit here/ }).tap();
  await one.getByText('Ola of the lake').first().waitFor();
  await one.getByRole('button', { name: 'Start', exact: true }).click();

  // Chat in both directions; HTML in a message is shown as text.
  await one.getByRole('tab', { name: /Chat/ }).click();
  await one.getByLabel('Say something').fill('<b>Good luck</b>');
  await one.keyboard.press('Enter');
  await two.getByRole('button', { name: /Chat/ }).tap();
  await two.getByText('<b>Good luck</b>').waitFor();
  await two.getByLabel('Say something').fill('You too');
  await two.keyboard.press('Enter');
  await one.getByText('You too').waitFor();
  await two.getByRole('complementary').getByRole('button', { name: 'Close' }).tap();
  await one.getByRole('tab', { name: 'Log' }).click();

  // The first player takes an action back freely; after the other player's action only with consent.
  await Promise.race([myTurn(one), myTurn(two)]);
  const first = (await one.locator('.site').count()) > 0 ? one : two;
  const second = first === one ? two : one;
  await lay(first, ENGLISH);
  await myTurn(second);
  await first.getByRole('button', { name: 'Take back', exact: true }).click();
  await myTurn(first);
  await lay(first, ENGLISH, 3);
  await myTurn(second);
  await lay(second, ENGLISH, 2);
  await myTurn(first);
  await first.getByRole('button', { name: 'Ask to take back' }).click();
  await second.getByRole('button', { name: 'Agree' }).click();
  await myTurn(first);
  await first.getByText('agrees').first().waitFor({ state: 'attached' });
  await lay(first, ENGLISH, 5);

  // One player is offline for a while and misses an action.
  await first.context().setOffline(true);
  await myTurn(second);
  await lay(second, ENGLISH, 1);
  await first.context().setOffline(false);
  await myTurn(first);

  // The server restarts; nothing is lost, and the page reports the lost connection.
  await here.server.stop();
  await first.getByText('Connection lost').waitFor();
  await here.server.start();
  await first.getByText('Connection lost').waitFor({ state: 'detached' });
  await myTurn(first);
  await lay(first, ENGLISH, 4);

  for (let turn = 0; ; turn += 1) {
    const mover = turn % 2 === 0 ? second : first;
    if ((await turnOrEnd(mover, ENGLISH)) === 'end') break;
    await lay(mover, ENGLISH, turn * 5);
  }
  for (const page of [one, two]) await page.getByText(/won|share the win/i).first().waitFor({ state: 'attached' });
  expect(host.complaints).toEqual([]);
  expect(friend.complaints).toEqual([]);
  await host.leave();
  await friend.leave();
});

test('a hint tells what a bot would do, and can be followed', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).click();
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const advice = page.getByRole('complementary', { name: 'Hint' });
  await advice.getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: ENGLISH.confirm, exact: true }).click();
  await advice.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});

test('a spectator sees the game and cannot act; a private link signs a person in on another device', async () => {
  const player = await here.guest();
  await player.page.goto('/#/new/polis');
  await player.page.getByLabel('Seat 2').selectOption('bot novice');
  await player.page.getByRole('button', { name: 'Start playing' }).click();
  await myTurn(player.page);

  const watcher = await here.guest();
  await watcher.page.goto(player.page.url());
  await watcher.page.getByText(/is thinking/).waitFor();
  expect(await watcher.page.locator('.site').count()).toBe(0);
  await player.page.getByText('1 spectator').waitFor({ state: 'attached' });

  await player.page.goto('/#/profile');
  await player.page.getByRole('button', { name: 'Private link for another device' }).click();
  const link = await player.page.getByLabel('Private link for another device').inputValue();
  const phone = await here.guest(PHONE);
  await phone.page.goto(link);
  await phone.page.getByRole('link', { name: /^Play\W+Polis/ }).tap();
  await myTurn(phone.page);
  for (const one of [player, watcher, phone]) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});
