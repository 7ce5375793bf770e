// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrate, RISES, SETTLES } from './laid';

const knock = vi.hoisted(() => vi.fn());
vi.mock('../../lib/sound', () => ({ knock }));

interface Played {
  on: Element;
  ms: number;
}
let played: Played[] = [];
let ends: (() => void)[] = [];
let finger = false;
const vibrate = vi.fn();

/** A board with two pieces of the latest action and one from before. */
function board(): HTMLElement {
  document.body.innerHTML = '<main><i data-laid="true"></i><i data-laid="true"></i><i></i></main>';
  return document.querySelector('main')!;
}

beforeEach(() => {
  [played, ends, finger] = [[], [], false];
  knock.mockClear();
  vibrate.mockClear();
  Element.prototype.animate = function (this: Element, _frames: unknown, how: { duration: number }) {
    played.push({ on: this, ms: how.duration });
    return { set onfinish(then: () => void) { ends.push(then); }, oncancel: null } as unknown as Animation;
  } as typeof Element.prototype.animate;
  Element.prototype.getBoundingClientRect = () => ({ left: 100, right: 140, top: 200, bottom: 240, width: 40, height: 40 }) as DOMRect;
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  window.matchMedia = (() => ({ matches: finger })) as never;
});

const all = { motion: true, sound: true, vibration: true };
const rising = () => document.querySelector<HTMLElement>('.rising');

describe('placing pieces', () => {
  it('lets the new ones settle, and points rise above them for a moment', () => {
    celebrate(board(), 5, all);
    expect(played.filter(({ on }) => on.hasAttribute('data-laid')).map(({ ms }) => ms)).toEqual([SETTLES, SETTLES]);
    expect(played.at(-1)).toEqual({ on: rising(), ms: RISES });
    expect(rising()?.textContent).toBe('+5');
    expect(rising()?.style.left).toBe('120px');
    expect(knock).toHaveBeenCalledOnce();
    expect(vibrate).not.toHaveBeenCalled();
    ends.forEach((end) => end());
    expect(rising()).toBe(null);
  });

  it('shows losses as losses, and no points where there are none', () => {
    celebrate(board(), -2, all);
    expect(rising()?.textContent).toBe('−2');
    expect(rising()?.className).toContain('worse');
    celebrate(board(), 0, all);
    expect(rising()).toBe(null);
  });

  it('vibrates on touch screens, if that is wanted', () => {
    finger = true;
    celebrate(board(), 1, all);
    expect(vibrate).toHaveBeenCalledOnce();
    celebrate(board(), 1, { ...all, vibration: false });
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('moves nothing with reduced motion, and is silent without sound', () => {
    finger = true;
    celebrate(board(), 3, { ...all, motion: false });
    expect([played.length, vibrate.mock.calls.length, knock.mock.calls.length]).toEqual([0, 0, 1]);
    celebrate(board(), 3, { motion: true, sound: false, vibration: false });
    expect(knock).toHaveBeenCalledOnce();
  });

  it('does nothing where nothing was placed', () => {
    document.body.innerHTML = '<main><i></i></main>';
    celebrate(document.querySelector('main')!, 4, all);
    expect([played.length, knock.mock.calls.length]).toEqual([0, 0]);
  });
});
