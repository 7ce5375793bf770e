// The animation of the README: a game of Polis against a bot, from the front page to the result.
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ENGLISH, turnOrEnd } from './games/polis';
import { gif, type Frame } from './gif';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';

const FILE = '../docs/pictures/demo.gif';
const WIDTH = 800;
/** Milliseconds between two frames of the bot's answer. */
const ANSWER = 200;
const WINDOW = { width: 1120, height: 780 };

const here = fixture(10);

/** Films a page. A screenshot has no mouse pointer, so one is drawn. */
class Camera {
  readonly frames: Frame[] = [];
  private at = { x: WINDOW.width / 2, y: WINDOW.height * 0.8 };

  constructor(private readonly page: Page) {}

  /** A frame of what is seen now, shown for so many milliseconds. */
  async hold(shown: number): Promise<void> {
    await this.page.evaluate(drawPointer, this.at);
    this.frames.push({ png: await this.page.screenshot({ type: 'png', caret: 'hide' }), shown });
  }

  /** Moves the pointer to the middle of something, in a few frames. */
  async point(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const box = await what.boundingBox();
    if (box === null) throw new Error('it is not in the window');
    const [from, to] = [this.at, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    for (const part of [0.35, 0.75, 1]) {
      this.at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.page.mouse.move(this.at.x, this.at.y);
      await this.hold(90);
    }
  }

  async click(what: Locator): Promise<void> {
    await this.point(what);
    await this.page.mouse.click(this.at.x, this.at.y);
  }
}

/** Draws an arrow over the page. Runs in the page. */
function drawPointer({ x, y }: { x: number; y: number }): void {
  let arrow = document.querySelector<SVGElement>('#pointer');
  if (arrow === null) {
    arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    arrow.id = 'pointer';
    arrow.innerHTML = '<path d="M1 1v20l5-4.5 3.5 7.5 3-1.5-3.5-7h7z" fill="#fff" stroke="#000" stroke-width="1.5"/>';
    Object.assign(arrow.style, { position: 'fixed', zIndex: '9999', width: '26px', height: '34px', pointerEvents: 'none', left: '0', top: '0' });
    arrow.setAttribute('viewBox', '0 0 18 26');
    document.documentElement.append(arrow);
  }
  arrow.style.transform = `translate(${x}px, ${y}px)`;
}

/** The lit place that is nearest to the middle of the city. */
async function middleSite(page: Page): Promise<Locator> {
  const sites = page.locator('.site');
  const nearest = await sites.evaluateAll((all) => {
    const middle = (element: Element | null) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const city = middle(document.querySelector('.viewport'));
    const distances = all.map(middle).map(({ x, y }) => Math.hypot(x - city.x, y - city.y));
    return distances.indexOf(Math.min(...distances));
  });
  return sites.nth(nearest);
}

/** Lays a tile by clicks, and films the preview. */
async function lay(page: Page, camera: Camera): Promise<void> {
  await camera.click(page.locator('.market button:not(:disabled, [aria-disabled="true"])').first());
  await camera.click(await middleSite(page));
  await page.locator('.ready .foreseen').first().waitFor();
  await camera.hold(500);
  await camera.click(page.getByRole('button', { name: 'Rotate right' }));
  await page.locator('.ready .foreseen').first().waitFor();
  await camera.hold(700);
  await camera.click(page.getByRole('button', { name: 'Confirm', exact: true }));
}

test('the demo of the README', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const options = { viewport: WINDOW, deviceScaleFactor: WIDTH / WINDOW.width, colorScheme: 'light' as const, reducedMotion: 'no-preference' as const };
  const { page, complaints, leave } = await here.guest(options);
  await page.addInitScript((kept) => localStorage.setItem('rynek.me', JSON.stringify(kept)), person.kept);
  const camera = new Camera(page);

  await page.goto('/');
  await page.getByRole('heading', { name: 'Engineer' }).waitFor();
  await camera.hold(900);
  await camera.click(page.getByRole('button', { name: ENGLISH.play }));
  await turnOrEnd(page, ENGLISH);
  await camera.hold(600);
  const table = /table\/([0-9a-f]+)/.exec(page.url())?.[1] ?? '';

  // Two turns by hand; the bot's answer is filmed as the page shows it.
  const skip = page.getByRole('button', { name: 'Skip' });
  for (let turn = 0; turn < 2; turn += 1) {
    await lay(page, camera);
    await skip.waitFor();
    for (let next = Date.now() + ANSWER; (await skip.count()) > 0; next += ANSWER) {
      await camera.hold(ANSWER);
      await page.waitForTimeout(Math.max(0, next - Date.now()));
    }
    await turnOrEnd(page, ENGLISH);
    await camera.hold(400);
  }

  // The rest in quick motion, and the result.
  for (let { steps } = await person.look(table); (await person.look(table)).phase !== 'over'; steps += 8) {
    await person.playOn(table, steps);
    await skip.waitFor({ timeout: 1000 }).catch(() => undefined);
    while ((await skip.count()) > 0) await page.keyboard.press('Escape');
    await turnOrEnd(page, ENGLISH);
    await camera.hold(250);
  }
  await page.getByRole('button', { name: ENGLISH.rematch }).first().waitFor();
  await camera.hold(2500);

  const bytes = gif(camera.frames);
  await writeFile(FILE, bytes);
  const length = camera.frames.reduce((sum, { shown }) => sum + shown, 0);
  console.log(`${FILE}: ${camera.frames.length} frames, ${length / 1000} s, ${bytes.length} bytes`);
  expect(bytes.length).toBeLessThan(1_500_000);
  expect(complaints).toEqual([]);
  await leave();
});
