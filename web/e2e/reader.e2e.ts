// Games by screen reader: each board is played only by what the accessibility tree offers, what live regions say, and the keyboard.
// A few turns in `make test`, whole games in `make trials`.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { GAMES } from './games';
import { wordsOf } from './perform';
import { type Landmark, Reader } from './reader';
import { byHand } from './rest';
import { pageOf } from './two-players';

const here = fixture(10);
const TURNS = 3;
/** How often a tree is read before something has gone wrong: on a busy machine the page answers late. */
const READINGS = 300;

/** Buttons of a board that choose nothing. */
const TOOLS = ['board-zoom-in', 'board-zoom-out', 'board-zoom-fit', 'board-stand', 'board-turn-left', 'board-turn-right', 'board-let-go', 'board-engineer-back'];

interface Said {
  reader: Reader;
  page: Page;
  tools: Set<string>;
  /** Everything that live regions have said. */
  heard: string[];
}

const path = ({ within, name }: Landmark) => [...within, name].join(' / ');

/** What can be chosen on the board, and the button that confirms a choice. */
async function offers({ reader, tools }: Said): Promise<{ choices: Landmark[]; confirm: Landmark | undefined; over: boolean }> {
  const buttons = await reader.buttons();
  const onBoard = buttons.filter(({ within }) => within.includes('Board'));
  const turn = ['Confirm', 'Cancel', 'Hint', 'Undo', 'Show', 'Skip', 'Close'];
  return {
    choices: onBoard.filter(({ name, within }) => !tools.has(name) && !turn.includes(name) && !within.includes('Since your last turn')),
    confirm: onBoard.find(({ name }) => name === 'Confirm'),
    over: buttons.some(({ name }) => name === 'Rematch' || name === 'Play again'),
  };
}

/** Reads the tree until it is as wanted. */
async function until<Found>(said: Said, what: string, look: () => Promise<Found | null>): Promise<Found> {
  for (let readings = 0; readings < READINGS; readings += 1) {
    const found = await look();
    said.heard.push(...(await said.reader.heard()));
    if (found !== null) return found;
    await said.page.waitForTimeout(50);
  }
  throw new Error(`${what}: ${JSON.stringify((await said.reader.buttons()).map(path))}`);
}

/** Everything that can be pressed has a name, and no two things in one group have the same. */
function expectNames(choices: Landmark[], where: string): void {
  expect(choices.filter(({ name }) => name === '').map(path), `${where}: without a name`).toEqual([]);
  // Dice that show the same are the same choice.
  const names = choices.filter(({ name }) => !name.startsWith('Leave out')).map(path);
  expect(names.filter((name, n) => names.indexOf(name) !== n), `${where}: two of the same name`).toEqual([]);
}

/** The position, as it is read aloud. */
const position = ({ reader }: Said) => reader.words('The board in words');

/** Chooses on the board, one question after another, and confirms. */
async function takeTurn(said: Said, turn: number, where: string): Promise<void> {
  const before = await position(said);
  expect(before.trim().split(/\s+/).length, `${where}: the board in words`).toBeGreaterThan(8);
  const pressed = new Set<string>();
  let since = said.heard.length;
  for (let presses = 0; presses < 60; presses += 1) {
    const { choices, confirm } = await offers(said);
    expectNames(choices, where);
    if (confirm) {
      // The choice is told before it is final.
      await until(said, 'the preview', async () => (said.heard.slice(since).some((one) => one.length > 10) ? true : null));
      await said.reader.press(confirm);
      await until(said, 'the action is carried out', async () => ((await offers(said)).confirm === undefined ? true : null));
      return;
    }
    const left = choices.filter((one) => !one.pressed && !pressed.has(path(one)));
    const next = left[(turn * 5 + presses) % Math.max(1, left.length)];
    if (next === undefined) {
      pressed.clear();
      await said.page.waitForTimeout(100);
      continue;
    }
    pressed.add(path(next));
    since = said.heard.length;
    await said.reader.press(next);
    // Another question, a choice to confirm, or, if nothing else was possible, the next position.
    const seen = choices.map((one) => `${path(one)} ${one.pressed}`).join();
    const changed = async () => {
      const now = await offers(said);
      return now.confirm !== undefined || now.choices.map((one) => `${path(one)} ${one.pressed}`).join() !== seen;
    };
    for (let waits = 0; waits < 20 && !(await changed()); waits += 1) await said.page.waitForTimeout(50);
    said.heard.push(...(await said.reader.heard()));
    if ((await position(said)) !== before && (await offers(said)).confirm === undefined) return;
  }
  throw new Error(`${where}: no choice was complete`);
}

test.each(Object.keys(GAMES))('%s, a whole game', async (game) => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const bots = Math.min(1, GAMES[game]!.crowd.bots);
  const table = await person.open(game, bots);
  const { page, complaints, leave } = await pageOf(here, person);
  const words = wordsOf(game, 'en');
  const said: Said = { reader: await Reader.of(page), page, tools: new Set(TOOLS.map((id) => words.say(id))), heard: [] };
  await page.goto(`/#/table/${table}`);
  /** What the others did, as the log has it. */
  const rivals = async () => {
    const { entries } = await person.ask<{ entries: { seat?: number; text: string }[] }>('GET', `/tables/${table}/log`);
    return entries.filter(({ seat = 1 }) => seat > 1).map(({ text }) => text);
  };
  // Starting floors of Rooftops may all be the person's.
  for (let turn = 0; turn < byHand(TURNS) || (bots > 0 && (await rivals()).length === 0); turn += 1) {
    const where = `${game}, turn ${turn}`;
    const over = await until(said, `${where}: something to choose`, async () => {
      const now = await offers(said);
      return now.over || now.choices.length > 0 ? now.over : null;
    });
    if (over) break;
    await takeTurn(said, turn, where);
  }
  if (bots > 0) {
    await until(said, 'what a bot did is told', async () => {
      const texts = await rivals();
      return texts.some((text) => said.heard.some((one) => one.includes(text))) ? true : null;
    });
  }
  expect(complaints).toEqual([]);
  await leave();
});
