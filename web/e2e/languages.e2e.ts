// The language that is made from English has accents on all letters and is 40% longer. In it, a plain English word is a
// text that cannot be translated, and a label that does not fit is too narrow for other languages.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { DESK, PHONE } from './browser';
import { fixture } from './fixture';
import { GAMES } from './games';
import { pageOf } from './two-players';

const here = fixture();
const SETTINGS = JSON.stringify({ language: 'en-XA' });
const PAGES = ['#/', '#/tables', '#/mine', '#/new', '#/new/rooftops', '#/new/polis', '#/profile', '#/leaders/polis', '#/study', '#/learn', '#/nowhere', ...Object.keys(GAMES).flatMap((game) => [`#/rules/${game}`, `#/learn/${game}/2`])];

/** Plain English words on the page, in texts and labels. Code, names of people and names of languages are no texts. */
const plainWords = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const kept = 'code, pre, script, style, option[lang], kbd, svg [data-notation], .notation';
    const found = new Set<string>();
    const add = (text: string | null) => {
      // The identifier of a rule.
      if (/^[a-z]+(\.[a-z-]+)+$/.test(text?.trim() ?? '')) return;
      for (const word of (text ?? '').match(/[\p{L}\p{N}_-]+/gu) ?? []) {
        if (/^[\x20-\x7e]+$/.test(word) && (word.match(/[a-z]/gi) ?? []).length >= 3 && !names.includes(word)) found.add(word);
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest(kept) == null) add(node.textContent);
    }
    for (const label of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${label}]`)) if (element.closest(kept) == null) add(element.getAttribute(label));
    }
    return [...found];
  }, names);

/** Buttons, links and headings whose text is cut off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.btn, h1, h2, h3, label, .chip')]
      .filter((element) => element.checkVisibility() && element.querySelector('.cut') === null && !element.closest('.cut, .unseen'))
      .filter(({ clientWidth, scrollWidth, clientHeight, scrollHeight }) => clientWidth > 2 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4))
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .map((element) => element.textContent?.trim() ?? ''),
  );

async function expectTranslated(page: Page, where: string, names: string[]) {
  expect(await plainWords(page, names), `${where}: English that cannot be translated`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${where} is wider than the window`).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(await cutOff(page), `${where}: texts that are cut off`).toEqual([]);
}

test.each([
  { name: 'desktop', options: DESK },
  { name: 'phone', options: PHONE },
])('no text of a page escapes translation, and longer texts fit: $name', async ({ name, options }) => {
  const { page, complaints, leave } = await here.guest(options);
  await page.addInitScript((settings) => localStorage.setItem('rynek.settings', settings), SETTINGS);
  for (const address of PAGES) {
    await page.goto(`/${address}`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/words-${name}-${address.replace(/\W+/g, '-')}.png` });
    await expectTranslated(page, `${address} (${name})`, []);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test.each(Object.entries(GAMES).flatMap(([game, trial]) => [DESK, PHONE].map((options) => ({ game, options, ...trial, at: options.viewport.width }))))(
  'no text of a table escapes translation: $game, $at px',
  async ({ game, options, crowd, drawing, at }) => {
    const person = await ApiPerson.register(here.server, 'Ada');
    const table = await person.open(game, crowd.bots);
    await person.playOn(table, crowd.begin);
    const { page, complaints, leave } = await pageOf(here, person, options);
    await page.addInitScript((settings) => localStorage.setItem('rynek.settings', settings), SETTINGS);
    await page.goto(`/#/table/${table}`);
    await page.locator(drawing).first().waitFor();
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/words-${game}-${at}.png` });
    await expectTranslated(page, `${game}, ${at} px`, ['Ada']);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('a preview of a language is chosen, and says what is not translated in English', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/#/rules/planners');
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('de');
  const title = /^# (.*)$/m.exec(readFileSync('../docs/rules/planners.de.md', 'utf8'))![1]!;
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/german.png` });
  await page.getByRole('heading', { name: title }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.goto('/#/leaders/polis');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
