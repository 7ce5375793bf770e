// Every tutorial is played through: by what the boards offer, and where that is not what is asked for, as the coach shows.
import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { axe, PHONE } from './guest';
import { setting } from './setting';

const ENGLISH = { confirm: 'Confirm', show: 'Show me', next: 'Next', finish: 'Finish', play: 'Play a novice bot', alone: 'Play' };
const POLISH = { confirm: 'Zatwierdź', show: 'Pokaż mi', next: 'Dalej', finish: 'Zakończ', play: 'Zagraj z początkującym botem', alone: 'Zagraj' };
type Says = typeof ENGLISH;
type Press = (piece: Locator) => Promise<void>;

interface Lesson {
  id: string;
  title: string;
  hint: string;
  done: string;
  wrong?: { question: string };
}

const here = setting();

async function lessonsOf(game: string, lang: string): Promise<Lesson[]> {
  const answer = await fetch(`${here.house.url}/api/v1/games/${game}/lessons?lang=${lang}`);
  return ((await answer.json()) as { lessons: Lesson[] }).lessons;
}

const click: Press = (piece) => piece.dispatchEvent('click');
const tap: Press = (piece) => piece.tap();
const key: Press = async (piece) => {
  await piece.focus();
  await piece.press('Enter');
};

const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What can be pressed on a board, its camera and its explanations aside. */
const pieces = (page: Page) =>
  page.locator('.lesson .board').locator(':is(button:enabled, [role="button"]:not([aria-disabled="true"])):not(.zoom *, .tip *, [aria-pressed="true"])');

/** Presses one piece after another until there is something to confirm. */
async function chooseOnBoard(page: Page, says: Says, from: number, press: Press): Promise<boolean> {
  for (let presses = 0; presses < 6; presses += 1) {
    if ((await exact(page, says.confirm).count()) > 0) return true;
    const count = await pieces(page).count();
    if (count === 0) return false;
    await press(pieces(page).nth((from + presses) % count)).catch(() => undefined);
  }
  return (await exact(page, says.confirm).count()) > 0;
}

const confirm = async (page: Page, says: Says, press: Press) => {
  await press(exact(page, says.confirm));
  await exact(page, says.confirm).waitFor({ state: 'detached' });
};

interface Seen {
  /** How many lessons were done by what the board offered, and how often something else was allowed. */
  byBoard: number;
  strayed: number;
  refused: number;
}

async function wholeCourse(page: Page, game: string, lang: string, says: Says, press: Press, look: (at: number) => Promise<void> = () => Promise.resolve()): Promise<Seen> {
  const seen: Seen = { byBoard: 0, strayed: 0, refused: 0 };
  const lessons = await lessonsOf(game, lang);
  await page.goto(`/#/learn/${game}/1`);
  for (const [at, lesson] of lessons.entries()) {
    await page.getByRole('heading', { name: lesson.title, exact: true, level: 1 }).waitFor();
    await exact(page, says.show).waitFor();
    await pieces(page).first().waitFor({ state: 'attached' });
    if (lesson.wrong) {
      await press(exact(page, lesson.wrong.question));
      const refusal = page.getByRole('alert');
      await refusal.waitFor();
      expect(await refusal.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^#/rules/${game}\\?rule=${game}\\.`));
      seen.refused += 1;
    }
    const forward = exact(page, at + 1 < lessons.length ? says.next : says.finish);
    if (await chooseOnBoard(page, says, at, press)) {
      await confirm(page, says, press);
      await forward.or(page.getByText(lesson.hint, { exact: true })).first().waitFor();
      if ((await forward.count()) > 0) seen.byBoard += 1;
      else seen.strayed += 1;
    }
    if ((await forward.count()) === 0) {
      await press(exact(page, says.show));
      await exact(page, says.confirm).waitFor();
      await confirm(page, says, press);
    }
    await page.getByText(lesson.done, { exact: true }).waitFor();
    await look(at);
    await press(forward);
  }
  await exact(page, says.play).or(exact(page, says.alone)).first().waitFor();
  return seen;
}

describe('tutorials', () => {
  test.each([
    ['polis', {}, 'en', ENGLISH, click],
    ['rooftops', PHONE, 'en', ENGLISH, tap],
    ['boulevards', { locale: 'pl-PL' }, 'pl', POLISH, click],
    ['planners', {}, 'en', ENGLISH, click],
    ['engineer', {}, 'en', ENGLISH, key],
  ] as [string, BrowserContextOptions, string, Says, Press][])('%s is learned to the end', async (game, options, lang, says, press) => {
    const { page, complaints, leave } = await here.guest(options);
    const seen = await wholeCourse(page, game, lang, says, press, async (at) => {
      if (at === 0) await axe(page, `a lesson of ${game}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
    });
    expect(seen.byBoard).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
    expect(seen.byBoard + seen.strayed).toBeGreaterThan(3);
    if (lang === 'pl') expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(the|lesson|learn|next)\b/i);
    // What was done is remembered on this device.
    await page.goto('/#/learn');
    const count = (await lessonsOf(game, lang)).length;
    await page.getByText(new RegExp(lang === 'pl' ? `zrobione: ${count} z ${count}` : `${count} of ${count} done`)).waitFor();
    await axe(page, 'the games to learn');
    // A refusal is reported by the browser itself, too.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await leave();
  });
});

test('whoever has finished plays a bot', async () => {
  const { page, leave } = await here.guest();
  await page.goto('/#/learn/polis/99');
  await exact(page, ENGLISH.play).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.table .board').waitFor();
  await leave();
});

test.each(['polis', 'rooftops', 'boulevards', 'planners', 'engineer'])('the rules of %s have pictures, and are searched', async (game) => {
  const { page, complaints, leave } = await here.guest(game === 'engineer' ? PHONE : {});
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
