// Protects controls against double clicks and double taps.
//
// The page may change between two presses: after Confirm, Undo appears in its place. So as long as presses follow each
// other at one place, only controls that were there at the first press, with the same meaning, respond. The keyboard is
// not affected.

/** Presses closer together than this many milliseconds belong together. Systems allow 500 for a double click. */
export const TOGETHER = 600;
/** The largest distance of two presses at one place, in CSS pixels. */
export const NEAR = 28;

const CONTROLS = 'a[href], button, dialog, input, label, select, summary, textarea';

/** One press, with the data of the browser's event. */
export interface Press {
  clientX: number;
  clientY: number;
  timeStamp: number;
  target: EventTarget | null;
}

interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle of a control, with its label, and its meaning. */
interface Place {
  boxes: Box[];
  says: string;
}

/** The control of an element that is pressed. */
export function controlOf(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(CONTROLS) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/** The visible meaning of a control. One marked `data-steady` is a switch, which may be pressed again immediately. */
function meaning(control: Element): string {
  if (control.matches('[data-steady], dialog, input, select, textarea')) return '';
  return [control.getAttribute('href'), control.getAttribute('aria-label') ?? control.textContent].join(' ');
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The controls near a point. */
function controlsAt(at: Point): Map<Element, Place> {
  const found = new Map<Element, Place>();
  for (const control of document.querySelectorAll(CONTROLS)) {
    const box = control.getBoundingClientRect();
    const nearest = { x: within(at.x, box.left + 1, box.right - 1), y: within(at.y, box.top + 1, box.bottom - 1) };
    if (apart(nearest, at) > NEAR) continue;
    const seen = controlOf(document.elementFromPoint(nearest.x, nearest.y));
    if (seen === null || seen !== controlOf(control)) continue;
    found.set(seen, { boxes: [...(found.get(seen)?.boxes ?? []), box], says: meaning(seen) });
  }
  return found;
}

/** The scroll positions around an element; null if it is not on the page. */
function scrolled(element: EventTarget | null): string | null {
  if (!(element instanceof Element) || !element.isConnected) return null;
  const offsets: number[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) offsets.push(at.scrollLeft, at.scrollTop);
  return offsets.join();
}

export class Presses {
  /** The controls at the first of a series of presses. */
  private there = new Map<Element, Place>();
  private last: (Point & { at: number; target: EventTarget | null; scrolled: string | null }) | null = null;
  private follows = false;
  private bars = false;

  constructor(private readonly look: (at: Point) => Map<Element, Place> = controlsAt) {}

  /** Whether the current press follows another one at the same place. */
  get repeated(): boolean {
    return this.follows;
  }

  /** Whether the current press is on a control that was not there before. */
  get barred(): boolean {
    return this.bars;
  }

  down(press: Press): void {
    const at = { x: press.clientX, y: press.clientY };
    this.follows = this.isNext(at, press.timeStamp);
    this.last = { ...at, at: press.timeStamp, target: press.target, scrolled: scrolled(press.target) };
    if (!this.follows) this.there = this.look(at);
    this.bars = this.follows && this.isNew(controlOf(press.target), at);
  }

  /** A pointer that has moved away is a drag, not a press. */
  up({ clientX, clientY }: Press): void {
    if (this.last !== null && apart({ x: clientX, y: clientY }, this.last) > NEAR) this.follows = false;
  }

  /** A key press ends the series. */
  key(): void {
    this.follows = this.bars = false;
  }

  /** Whether a press is soon after the last one and at its place, unless the page was scrolled. */
  private isNext(at: Point, now: number): boolean {
    if (this.last === null || now - this.last.at >= TOGETHER || apart(at, this.last) > NEAR) return false;
    const offsets = scrolled(this.last.target);
    return offsets === null || offsets === this.last.scrolled;
  }

  private isNew(control: Element | null, { x, y }: Point): boolean {
    if (control === null) return false;
    const before = this.there.get(control);
    if (before === undefined || before.says !== meaning(control)) return true;
    return !before.boxes.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  }
}

/** The presses on this page. */
export const presses = new Presses();

/** Handles every press on the page before other listeners. */
export function watchPresses(): void {
  const stop = (event: Event) => {
    if (!presses.barred) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const capture = { capture: true };
  window.addEventListener('pointerdown', (event) => event.isPrimary && presses.down(event), capture);
  window.addEventListener('pointerup', (event) => event.isPrimary && presses.up(event), capture);
  window.addEventListener('keydown', () => presses.key(), capture);
  // The focus stays where it is, too.
  window.addEventListener('mousedown', stop, capture);
  // A click without a pointer comes from the keyboard or from assistive technology.
  window.addEventListener('click', (event) => event.detail > 0 && stop(event), capture);
}
