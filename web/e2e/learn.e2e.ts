// All tutorials are played to the end, with the pieces of the boards.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../src/lib/words';
import { axe } from './axe';
import { GAMES } from './games';
import { type Hand, type Perform, wordsOf } from './perform';
import { perform as polis } from './games/polis';
import { click, type Press } from './press';
import { fixture } from './fixture';

const ENGLISH = { confirm: 'Confirm', show: 'Show me', next: 'Next', finish: 'Finish', play: 'Play your first game' };
const POLISH = { confirm: 'Zatwierdź', show: 'Pokaż mi', next: 'Dalej', finish: 'Zakończ', play: 'Rozegraj pierwszą partię' };
type Says = typeof ENGLISH;

interface Lesson {
  id: string;
  title: string;
  hint: string;
  done: string;
  history: string[];
  goal: string[];
  wrong?: { question: string };
}

const here = fixture();

async function lessonsOf(game: string, lang: string): Promise<Lesson[]> {
  const answer = await fetch(`${here.server.url}/api/v1/games/${game}/lessons?lang=${lang}`);
  return ((await answer.json()) as { lessons: Lesson[] }).lessons;
}

const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A learner, with the chosen action: the last one that the page tried in the lesson. */
function learner(page: Page, game: string, lang: Language, press: Press): Hand & { begin(lesson: Lesson): void } {
  const words = wordsOf(game, lang);
  let [history, chosen]: [number, string | null] = [0, null];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(`/games/${game}/try`)) return;
    const { actions } = request.postDataJSON() as { actions: string[] };
    if (actions.length > history) chosen = actions[history] ?? null;
  });
  const begin = (lesson: Lesson) => ([history, chosen] = [lesson.history.length, null]);
  return { page, press, say: (id, args) => words.say(id, args), chosen: () => chosen, begin };
}

/** Presses the button for the forbidden action; the refusal links to its rule. */
async function wonder(page: Page, game: string, question: string, press: Press): Promise<void> {
  await press(exact(page, question));
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^#/rules/${game}\\?rule=${game}\\.`));
}

/** Plays all lessons on the board; returns how many of them have a forbidden action. */
async function wholeCourse(hand: ReturnType<typeof learner>, game: string, lang: Language, says: Says, perform: Perform, look: (at: number) => Promise<void>): Promise<number> {
  const { page, press } = hand;
  const lessons = await lessonsOf(game, lang);
  await page.goto(`/#/learn/${game}/1`);
  for (const [at, lesson] of lessons.entries()) {
    await page.getByRole('heading', { name: lesson.title, exact: true, level: 1 }).waitFor();
    await exact(page, says.show).waitFor();
    await page.locator('.lesson .board :is(button, [role="button"])').first().waitFor({ state: 'attached' });
    if (lesson.wrong) await wonder(page, game, lesson.wrong.question, press);
    // Something says where the task is: a ring around what to press, or the places of the task on the board.
    await page.locator('.spotlight:not([hidden]), .lesson .board .lit').first().waitFor({ state: 'attached' });
    hand.begin(lesson);
    await perform(hand, lesson.goal[0] ?? '');
    await exact(page, says.confirm).waitFor();
    await expect.poll(hand.chosen, { message: `${game}, ${lesson.id}` }).toBeOneOf(lesson.goal);
    await press(exact(page, says.confirm));
    await page.getByText(lesson.done, { exact: true }).waitFor();
    await look(at);
    await press(exact(page, at + 1 < lessons.length ? says.next : says.finish));
  }
  await exact(page, says.play).waitFor();
  return lessons.filter(({ wrong }) => wrong).length;
}

describe('tutorials', () => {
  test.each(Object.entries(GAMES).map(([game, { learn, perform }]) => ({ game, perform, ...learn })))('$game is learned to the end by its board alone: $lessons lessons', async ({ game, perform, lessons: count, context = {}, press = click, language: lang = 'en' }) => {
    const says = lang === 'pl' ? POLISH : ENGLISH;
    const { page, complaints, leave } = await here.guest({ ...context, ...(lang === 'pl' ? { locale: 'pl-PL' } : {}) });
    const hand = learner(page, game, lang, press);
    const asked = await wholeCourse(hand, game, lang, says, perform, async (at) => {
      if (at === 0) await axe(page, `a lesson of ${game}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
    });
    expect(asked).toBeGreaterThan(0);
    if (lang === 'pl') expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(the|lesson|learn|next)\b/i);
    // Finished lessons are stored on this device.
    await page.goto('/#/learn');
    await page.getByText(new RegExp(lang === 'pl' ? `zrobione: ${count} z ${count}` : `${count} of ${count} done`)).waitFor();
    await axe(page, 'the games to learn');
    // The browser itself reports refused requests.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await leave();
  });
});

test('a wrong action gets the hint, and “Show me” shows the right one', async () => {
  const { page, complaints, leave } = await here.guest();
  const [, pay] = await lessonsOf('polis', 'en');
  if (pay === undefined) throw new Error('there is no such lesson');
  const hand = learner(page, 'polis', 'en', click);
  await page.goto('/#/learn/polis/2');
  await page.locator('.site').first().waitFor({ state: 'attached' });
  // A spotlight shows where the task is, and rules have titles.
  await page.locator('.spotlight').waitFor();
  await page.getByRole('link', { name: 'Price of a tile', exact: true }).first().waitFor();
  expect(await page.locator('.coach').innerText()).not.toMatch(/polis\./);
  // The first tile of the market is free; the lesson asks for one that costs stones.
  hand.begin(pay);
  const other = '22 1,-2 0';
  expect(pay.goal).not.toContain(other);
  await polis(hand, other);
  await exact(page, ENGLISH.confirm).click();
  await page.getByText(pay.hint, { exact: true }).waitFor();
  expect(await exact(page, ENGLISH.next).count()).toBe(0);
  await exact(page, ENGLISH.show).click();
  await exact(page, ENGLISH.confirm).waitFor();
  expect(await page.locator('.site[aria-pressed="true"]').count()).toBe(1);
  await page.locator('.turn.spot').waitFor();
  await expect.poll(hand.chosen).toBe(pay.goal[0]);
  await exact(page, ENGLISH.confirm).click();
  await page.getByText(pay.done, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('after the last lesson there is a game against a bot', async () => {
  const { page, leave } = await here.guest();
  await page.goto('/#/learn/polis/99');
  await exact(page, ENGLISH.play).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.table .board').waitFor();
  await leave();
});

test.each(Object.keys(GAMES))('the rules of %s have pictures, and are searched', async (game) => {
  const { page, complaints, leave } = await here.guest(GAMES[game]!.rules);
  await page.goto(`/#/rules/${game}`);
  await page.getByRole('figure').first().waitFor({ state: 'attached' });
  const figures = await page.getByRole('figure').count();
  expect(figures).toBeGreaterThanOrEqual(8);
  for (const at of [0, figures - 1]) {
    const figure = page.getByRole('figure').nth(at);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg').first().waitFor({ state: 'attached' });
    expect(await figure.getByRole('img').first().getAttribute('aria-label')).toBeTruthy();
  }
  await axe(page, `the rules of ${game}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.getByRole('searchbox').fill(`${game}.`);
  const rules = await page.locator('.rules li').count();
  await page.getByRole('searchbox').fill('no such words anywhere');
  await page.locator('.rules li').first().waitFor({ state: 'detached' });
  expect(rules).toBeGreaterThan(20);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: /^Try it/ }).first().click();
  await page.waitForURL(new RegExp(`#/learn/${game}/\\d+`));
  expect(complaints).toEqual([]);
  await leave();
});
