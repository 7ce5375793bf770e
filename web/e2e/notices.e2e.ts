// “Your turn”: the title, the sound and the system's notification, with the tab in front or in the background.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { comeIn } from './browser';
import { ApiPerson } from './api-person';
import { ENGLISH, lay, POLISH, turnOrEnd, type Says } from './games/polis';
import { fixture } from './fixture';
import { openWindow, type Window } from './tabs';

const here = fixture();
let host: ApiPerson;
let friend: ApiPerson;
let window: Window;

/** The notifications and sounds of the page. */
interface Heard {
  notes: { title: string; body: string; tag: string; closed: boolean; itself: Notification }[];
  /** How many pieces were heard when they were laid. */
  knocks: number;
  /** The pitches of all other tones that were started, and how many of those have ended. */
  tones: number[];
  sounded: number;
  focused: number;
}

/** Records notifications, tones and focus; the browser still performs them. */
function listen(): void {
  const heard: Heard = { notes: [], knocks: 0, tones: [], sounded: 0, focused: 0 };
  Object.assign(globalThis, { heard });
  const RealNotification = globalThis.Notification;
  globalThis.Notification = class extends RealNotification {
    constructor(title: string, options: NotificationOptions = {}) {
      super(title, options);
      const note = { title, body: options.body ?? '', tag: options.tag ?? '', closed: false, itself: this };
      heard.notes.push(note);
      this.addEventListener('close', () => (note.closed = true));
    }
  };
  globalThis.AudioContext = class extends globalThis.AudioContext {
    override createOscillator(): OscillatorNode {
      const tone = super.createOscillator();
      const begin = tone.start.bind(tone);
      tone.start = (when) => {
        begin(when);
        // Only the knock of a piece is a triangle wave.
        if (tone.type === 'triangle') return void (heard.knocks += 1);
        heard.tones.push(tone.frequency.value);
        tone.addEventListener('ended', () => (heard.sounded += 1));
      };
      return tone;
    }
  };
  const focus = globalThis.focus.bind(globalThis);
  globalThis.focus = () => {
    heard.focused += 1;
    focus();
  };
}

const heardOn = (page: Page) =>
  page.evaluate(() => {
    const { notes, knocks, tones, sounded, focused } = (globalThis as unknown as { heard: Heard }).heard;
    return { notes: notes.map(({ title, body, tag, closed }) => ({ title, body, tag, closed })), knocks, tones, sounded, focused };
  });

/** Polls by a timer: a tab in the background is not drawn, so waiting for a frame would never end. */
const until = <Given>(page: Page, comes: (given: Given) => unknown, given?: Given) => page.waitForFunction(comes as (given: unknown) => unknown, given, { polling: 50 });

/** Clears what was recorded so far. */
const hush = (page: Page) =>
  page.evaluate(() => void Object.assign((globalThis as unknown as { heard: Heard }).heard, { notes: [], knocks: 0, tones: [], sounded: 0, focused: 0 }));

/** Both notes of the chime. */
const CHIME = [523.25, 659.25].map((pitch) => expect.closeTo(pitch, 1));
const title = (page: Page) => page.evaluate(() => document.title);

beforeAll(async () => {
  host = await ApiPerson.register(here.server, 'Zofia');
  friend = await ApiPerson.register(here.server, 'Igor');
});

beforeEach(async () => {
  window = await openWindow();
  await window.context.grantPermissions(['notifications'], { origin: here.server.url });
  return () => window.close();
});

interface Party {
  table: string;
  /** The tab with the table, and another tab. */
  page: Page;
  aside: Page;
  complaints: string[];
}

async function takeTurn(page: Page, says: Says): Promise<void> {
  expect(await turnOrEnd(page, says)).toBe('turn');
  await lay(page, says);
  // The piece is heard before the title changes.
  await until(page, () => !document.title.startsWith('●'));
}

/** A table with two players: the page, which has just played, and a friend who plays by the API. */
async function sitDown(says: Says, kept: Record<string, unknown>): Promise<Party> {
  const { id: table } = await host.ask<{ id: string }>('POST', '/tables', { game: 'polis', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await friend.ask('POST', `/tables/${table}/commands`, { command: { type: 'sit', seat: 2, entropy: '5eed' } });
  await host.ask('POST', `/tables/${table}/commands`, { command: { type: 'start' } });
  const { page: aside } = await comeIn(window.context);
  const { page, complaints } = await comeIn(window.context);
  await page.addInitScript(listen);
  await page.addInitScript((given) => Object.entries(given).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))), {
    'rynek.me': host.kept,
    'rynek.settings': kept,
  });
  await page.goto(`${here.server.url}/#/table/${table}`);
  if ((await host.look(table)).mover === 2) await friend.move(table);
  await takeTurn(page, says);
  return { table, page, aside, complaints };
}

/** The friend plays, and the page shows it. */
async function answer({ table, page }: Party): Promise<void> {
  await friend.move(table);
  await until(page, () => document.title.startsWith('●'));
}

async function lookAway({ page, aside }: Party): Promise<void> {
  await aside.bringToFront();
  await until(page, () => document.visibilityState === 'hidden');
  await hush(page);
}

async function lookBack({ page }: Party): Promise<void> {
  await page.bringToFront();
  await until(page, () => document.visibilityState === 'visible' && document.hasFocus());
}

/** Waits until both tones have been played to the end. */
const played = (page: Page) => until(page, () => (globalThis as unknown as { heard: Heard }).heard.sounded === 2);

test('with the tab in the background there is a notification, a sound and a title', async () => {
  const party = await sitDown(ENGLISH, {});
  const { page, table, complaints } = party;
  // Notifications are switched on in the profile.
  await page.goto(`${here.server.url}/#/profile`);
  await page.getByLabel('Notify me when it is my turn and this page is in the background').check();
  await page.goto(`${here.server.url}/#/table/${table}`);
  await page.getByText(/Igor is thinking/).waitFor();
  expect(await title(page)).toBe('Polis · Rynek');

  await lookAway(party);
  await answer(party);
  await played(page);
  expect(await heardOn(page)).toMatchObject({ notes: [{ title: 'Your turn', body: 'Polis', tag: `#/table/${table}`, closed: false }], knocks: 0, tones: CHIME });
  expect(await title(page)).toBe('● Your turn · Polis · Rynek');

  // A click on it opens the table, also from another page.
  await page.evaluate(() => (location.hash = '#/mine'));
  await page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.notes[0]?.itself.dispatchEvent(new Event('click')));
  await until(page, (id) => location.hash === `#/table/${id}`, table);
  await until(page, () => (globalThis as unknown as { heard: Heard }).heard.notes[0]?.closed);
  expect((await heardOn(page)).focused).toBe(1);

  // If the player comes back without a click, the notification is closed.
  await lookBack(party);
  await takeTurn(page, ENGLISH);
  await lookAway(party);
  await answer(party);
  expect((await heardOn(page)).notes).toHaveLength(1);
  await lookBack(party);
  await until(page, () => (globalThis as unknown as { heard: Heard }).heard.notes[0]?.closed);
  await takeTurn(page, ENGLISH);
  await until(page, () => document.title === 'Polis · Rynek');
  expect(complaints).toEqual([]);
});

test('with the tab in front there is a sound and no notification', async () => {
  const party = await sitDown(ENGLISH, { notify: true });
  await hush(party.page);
  await answer(party);
  await played(party.page);
  // The friend's piece is shown and heard, then it is the player's turn.
  expect(await heardOn(party.page)).toMatchObject({ notes: [], knocks: 1, tones: CHIME });
  expect(party.complaints).toEqual([]);
});

test('with the sound off there is only a notification, in the language of the page', async () => {
  const party = await sitDown(POLISH, { notify: true, language: 'pl' });
  const { page } = party;
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await page.getByRole('dialog').getByLabel('Dźwięk').uncheck();
  await page.keyboard.press('Escape');
  await lookAway(party);
  await answer(party);
  await until(page, () => (globalThis as unknown as { heard: Heard }).heard.notes.length > 0);
  expect(await heardOn(page)).toMatchObject({ notes: [{ title: 'Twoja kolej', body: 'Polis' }], knocks: 0, tones: [] });
  expect(await title(page)).toBe('● Twoja kolej · Polis · Rynek');
  expect(party.complaints).toEqual([]);
});

test('without the setting there is no notification', async () => {
  const party = await sitDown(ENGLISH, {});
  await lookAway(party);
  await answer(party);
  await played(party.page);
  expect(await heardOn(party.page)).toMatchObject({ notes: [], knocks: 0, tones: CHIME });
});
