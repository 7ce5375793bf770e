// Pictures of every page and board, desktop and phone, light and dark, into docs/shots.
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, guest, launch, PHONE } from './guest';
import { House } from './house';

const FOLDER = '../docs/shots';
const GAMES = ['polis', 'rooftops', 'boulevards', 'planners', 'engineer'];
const PLAYERS: Record<string, number> = { polis: 2, rooftops: 3, boulevards: 3, planners: 2, engineer: 1 };
const PATIENCE = 300_000;

let house: House;
let browser: Awaited<ReturnType<typeof launch>>;

beforeAll(async () => {
  house = await House.open(10);
  browser = await launch();
  await mkdir(FOLDER, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

interface Sight {
  phase: string;
  steps: number;
  mover?: number;
  actions?: string[];
  number: number;
}

/** A person without a page: opens tables and lets a strong bot play for them until it is time for a picture. */
class Painter {
  private constructor(
    readonly id: string,
    readonly token: string,
    readonly name: string,
  ) {}

  static async come(name: string): Promise<Painter> {
    const { person, token } = await ask<{ person: { id: string }; token: string }>('POST', '/people', { name });
    return new Painter(person.id, token, name);
  }

  ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask<T>(method, path, body, this.token);
  }

  async open(game: string, more: Record<string, unknown> = {}): Promise<string> {
    const others = Array.from({ length: (PLAYERS[game] ?? 2) - 1 }, () => ({ kind: 'bot', level: 'casual' }));
    const { id } = await this.ask<{ id: string }>('POST', '/tables', { game, seats: [{ kind: 'me' }, ...others], hints: true, stand_in: 'casual', start: true, ...more });
    return id;
  }

  look(table: string): Promise<Sight> {
    return this.ask<Sight>('GET', `/tables/${table}`);
  }

  do(table: string, command: unknown): Promise<unknown> {
    return this.ask('POST', `/tables/${table}/commands`, { command });
  }

  /** Has a bot play on until so many actions stand, then waits for one's own turn; or until the end. */
  async playOn(table: string, steps: number): Promise<void> {
    await this.do(table, { type: 'leave', seat: 1 });
    await this.wait(table, (sight) => sight.steps >= steps || sight.phase === 'over');
    if ((await this.look(table)).phase === 'over') return;
    await this.do(table, { type: 'return', seat: 1 }).catch(() => undefined);
    await this.wait(table, (sight) => sight.actions !== undefined || sight.phase === 'over');
  }

  private async wait(table: string, enough: (sight: Sight) => boolean): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      if (enough(await this.look(table))) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`nothing happens at ${table}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${house.url}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const looks = [
  { look: 'desktop-light', options: { ...DESK, colorScheme: 'light' as const } },
  { look: 'desktop-dark', options: { ...DESK, colorScheme: 'dark' as const } },
  { look: 'phone-light', options: { ...PHONE, colorScheme: 'light' as const, deviceScaleFactor: 2 } },
  { look: 'phone-dark', options: { ...PHONE, colorScheme: 'dark' as const, deviceScaleFactor: 2 } },
];

async function take(page: Page, address: string, name: string, ready?: (page: Page) => Promise<unknown>) {
  await page.goto('about:blank');
  await page.goto(`/${address}`);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  await page.getByText('One moment…').waitFor({ state: 'detached' });
  await ready?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 });
}

test('pictures of everything', async () => {
  const painter = await Painter.come('Lamplighter');
  const friend = await Painter.come('Ola');
  const waiting = await friend.ask<{ id: string }>('POST', '/tables', { game: 'boulevards', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'strong' }] });
  await friend.ask('POST', '/tables', { game: 'rooftops', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'move', days: 3 } });
  const room = await painter.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'master' }] });
  expect(waiting.id).not.toBe(room.id);

  const early = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await painter.open(game)] as const)));
  const middle = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await painter.open(game)] as const)));
  const late = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await painter.open(game)] as const)));
  const half: Record<string, number> = { polis: 38, rooftops: 45, boulevards: 40, planners: 30, engineer: 40 };
  for (const game of GAMES) {
    await painter.playOn(early[game] ?? '', 6);
    await painter.playOn(middle[game] ?? '', half[game] ?? 30);
    await painter.playOn(late[game] ?? '', 100_000);
  }

  for (const { look, options } of looks) {
    const { page, complaints, leave } = await guest(browser, house.url, options);
    const me = { id: painter.id, name: painter.name, token: painter.token };
    await page.addInitScript((kept) => {
      if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
    }, me);
    await take(page, '#/', `front-${look}`, (front) => front.getByRole('heading', { name: 'Engineer' }).waitFor());
    for (const name of ['tables', 'mine', 'profile', 'study'] as const) await take(page, `#/${name}`, `${name}-${look}`);
    await take(page, '#/new/polis', `new-${look}`);
    await take(page, '#/rules/polis', `rules-${look}`);
    await take(page, '#/leaders/polis', `ratings-${look}`);
    await take(page, `#/table/${room.id}`, `room-${look}`);
    for (const game of GAMES) {
      await take(page, `#/table/${early[game]}`, `${game}-early-${look}`);
      await take(page, `#/table/${middle[game]}`, `${game}-middle-${look}`);
      await take(page, `#/table/${late[game]}`, `${game}-late-${look}`);
    }
    await take(page, `#/table/${late.polis}`, `result-${look}`, async (table) => {
      if (look.startsWith('phone')) await table.getByRole('button', { name: 'Result' }).click();
    });
    await take(page, `#/replay/${late.polis}?at=40`, `replay-${look}`);
    expect(complaints).toEqual([]);
    await leave();
  }
});
