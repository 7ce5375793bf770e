// What is where on the page of a table, measured in the page: what is off the screen, what overlaps, what is too small for a finger.
import type { Page } from 'playwright-core';

export interface Size {
  width: number;
  height: number;
  touch: boolean;
  /**
   * The least share of the board's frame that is drawn on, and that the part of the board with the drawing has. A long city fills
   * less of its window than a round one, so the first is low.
   */
  share: number;
  room: number;
  /** Whether the column beside the drawing may scroll: on a phone on its side there is no room for everything. */
  scrolls?: boolean;
}

/** 640 × 360 with a mouse is a window of 1280 × 720 at 200% zoom. */
export const SIZES: Size[] = [
  { width: 1280, height: 720, touch: false, share: 0.3, room: 0.45 },
  { width: 1920, height: 1080, touch: false, share: 0.3, room: 0.45 },
  { width: 640, height: 360, touch: false, share: 0.2, room: 0.33, scrolls: true },
  { width: 360, height: 640, touch: true, share: 0.15, room: 0.33 },
  { width: 640, height: 360, touch: true, share: 0.2, room: 0.33, scrolls: true },
  { width: 390, height: 844, touch: true, share: 0.2, room: 0.33 },
  { width: 430, height: 932, touch: true, share: 0.2, room: 0.33 },
  { width: 820, height: 1180, touch: true, share: 0.22, room: 0.4 },
];

export const named = ({ width, height, touch }: Size) => `${width}×${height}${touch ? ', touch' : ''}`;

export interface Measured {
  /** What is wrong, in words. */
  faults: string[];
  /** The share of the frame that is drawn on, and that the part of the board with the drawing has. */
  share: number;
  room: number;
  /** What is seen of the drawing itself, without the margins of its box. */
  drawn: { width: number; height: number };
  /** The share of the frame in which nothing is: no drawing, panel, picture, button or text. */
  blank: number;
  /** The least distance of two places of the drawing that can be pressed. */
  apart: number;
}

export interface Asked {
  /** The main drawing of the board. */
  drawing: string;
  touch: boolean;
  /** Whether the column beside the drawing may scroll. */
  scrolls?: boolean | undefined;
  /** What else has to be whole. */
  needs?: string | undefined;
  /** Whether it is enough that a part of the board is seen. */
  part?: boolean | undefined;
  /** Whether the page is longer than the screen, as lessons on a phone are. */
  long?: boolean | undefined;
}

/** Measures the page as it is: a table, a lesson or a replay. */
export const measure = (page: Page, asked: Asked): Promise<Measured> =>
  page.evaluate(
    ({ drawing, touch, scrolls = false, needs = 'unneeded', part = false, long = false }) => {
      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const faults: string[] = [];
      const common = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
      const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      /** What is seen of an element: the part that nothing around it cuts off. */
      const seen = (element: Element): Box => {
        let box: Box = common(element.getBoundingClientRect(), screen);
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { display, overflow } = getComputedStyle(around);
          // An element without a box of its own cuts nothing off.
          if (display !== 'contents' && overflow !== 'visible') box = common(box, around.getBoundingClientRect());
        }
        return box;
      };
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.unseen');
      const whole = (element: Element) => area(seen(element)) >= 0.97 * area(element.getBoundingClientRect());
      const says = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40) || element.className;
      const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)].filter(isShown);

      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || (scrollHeight > innerHeight && !long)) faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);

      // Everything that is needed: the players, the turn with its buttons, the menu, the drawing, and what to choose from.
      const board = document.querySelector('.game-frame')!.closest('.board')!;
      const table = document.querySelector('.table');
      const choices = scrolls || part ? [] : all('.board-choose :is(button:enabled:not([aria-disabled="true"]), [role="button"])', board).filter((one) => !one.closest('.market, .roofs'));
      const needed = [...all(needs), ...(table ? all('.players > ol > li') : []), ...all('.play > .turn button').filter((one) => !one.closest('aside')), ...all('.dock :is(a, button)'), ...(part ? [] : all('.board-map', board)), ...choices];
      for (const one of needed) if (!whole(one)) faults.push(`off the screen: ${says(one)}`);
      if (table && all('.players .you').length === 0) faults.push('“you” is not marked');
      if (touch && all('.board kbd').length > 0) faults.push('keys are shown to a finger');

      // What can be pressed, as far as it is seen; pieces of a drawing are looked at below.
      const map = document.querySelector(drawing)!;
      const frame = board.getBoundingClientRect();
      const controls = all('[data-fills] :is(button:enabled, a[href], [role="button"], [role="tab"])').filter((one) => !(one instanceof SVGElement) && area(seen(one)) > 16);
      /** What floats above the page until it is closed may cover anything else. */
      const floating = (one: Element) => one.closest('.finale, .why, .side.sheet, aside[aria-label="Hint"]');
      for (const [n, one] of controls.entries()) {
        for (const other of controls.slice(n + 1)) {
          if (floating(one) !== floating(other)) continue;
          if (!one.contains(other) && !other.contains(one) && area(common(seen(one), seen(other))) > 4) faults.push(`${says(one)} overlaps ${says(other)}`);
        }
        const { width, height } = one.getBoundingClientRect();
        if (touch && Math.min(width, height) < 43.5) faults.push(`too small for a finger: ${says(one)}, ${width.toFixed()} × ${height.toFixed()}`);
      }

      const pieces = [...map.querySelectorAll<SVGElement>('[role="button"]')].filter((one) => one instanceof SVGElement);
      const middles = pieces.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      for (const [n, { x, y }] of middles.entries()) {
        const over = controls.find((one) => map.contains(one) && ((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)(one.getBoundingClientRect()));
        if (over) faults.push(`${says(over)} covers ${says(pieces[n]!)}`);
        if (!part && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)) faults.push(`off the screen: ${says(pieces[n]!)}`);
      }
      const apart = Math.min(...middles.flatMap((one, n) => middles.slice(n + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))));

      // A drawing in a window that moves is what its stage shows of it; any other one is a picture in its box.
      const art = map.querySelector('.stage') ?? map.querySelector('.map > svg') ?? map;
      const drawn = common(art.getBoundingClientRect(), seen(map));
      const { backgroundColor: paper } = getComputedStyle(document.body);
      const isPart = (one: Element) => {
        if (one.closest('.map, .viewport') || one.contains(map)) return false;
        const { backgroundColor, borderTopWidth } = getComputedStyle(one);
        const painted = !['rgba(0, 0, 0, 0)', 'transparent', paper].includes(backgroundColor) || parseFloat(borderTopWidth) > 0;
        return painted || one.matches('svg, img, button') || (one.childElementCount === 0 && (one.textContent ?? '').trim() !== '');
      };
      const parts = [drawn, ...all(':not(svg *)', board).filter(isPart).map(seen)];
      const steps = Array.from({ length: 60 }, (_, n) => (n + 0.5) / 60);
      const spots = steps.flatMap((across) => steps.map((down) => ({ x: frame.left + across * frame.width, y: frame.top + down * frame.height })));
      const bare = spots.filter(({ x, y }) => !parts.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom));
      const size = { width: drawn.right - drawn.left, height: drawn.bottom - drawn.top };
      return { faults, share: area(drawn) / area(frame), room: area(seen(map)) / area(frame), drawn: size, blank: bare.length / spots.length, apart };
    },
    asked,
  );
