// @vitest-environment happy-dom
// A double click reaches only elements that were there at its first click.
import { beforeEach, expect, test } from 'vitest';
import { controlOf, NEAR, Presses, TOGETHER } from '../src/lib/presses';

const BOX = { left: 0, top: 0, right: 100, bottom: 40 };
const AT = { x: 50, y: 20 };

let presses: Presses;
let shown: Map<Element, typeof BOX>;

const control = (html: string): Element => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  return holder.firstElementChild!;
};
const press = (target: Element, timeStamp: number, { x, y } = AT) => presses.down({ clientX: x, clientY: y, timeStamp, target });

beforeEach(() => {
  shown = new Map();
  const says = (one: Element) => [one.getAttribute('href'), one.getAttribute('aria-label') ?? one.textContent].join(' ');
  presses = new Presses(() => new Map([...shown].map(([one, box]) => [one, { boxes: [box], says: one.matches('[data-steady]') ? '' : says(one) }])));
});

test.each([0, 120, 250, 400, TOGETHER - 1])('what came under the pointer does not answer %i ms after the press', (later) => {
  const [confirm, takeBack] = [control('<button>Confirm</button>'), control('<button>Take back</button>')];
  shown.set(confirm, BOX);
  press(confirm, 1000);
  expect(presses.barred).toBe(false);
  press(takeBack, 1000 + later);
  expect(presses.barred).toBe(true);
});

test('it answers when the hand has rested, or pressed elsewhere', () => {
  const [confirm, takeBack] = [control('<button>Confirm</button>'), control('<button>Take back</button>')];
  shown.set(confirm, BOX);
  press(confirm, 1000);
  press(takeBack, 1000 + TOGETHER);
  expect(presses.barred).toBe(false);
  press(confirm, 5000);
  press(confirm, 5100, { x: AT.x + NEAR + 1, y: AT.y });
  press(takeBack, 5200);
  expect(presses.barred).toBe(false);
});

test('a hand that goes on pressing stays barred', () => {
  const [confirm, takeBack] = [control('<button>Confirm</button>'), control('<button>Take back</button>')];
  shown.set(confirm, BOX);
  press(confirm, 0);
  for (const at of [300, 600, 900, 1200]) {
    press(takeBack, at);
    expect(presses.barred).toBe(true);
  }
});

test('the same button may be pressed as quickly as one likes, and so may its neighbour', () => {
  const [more, less] = [control('<button>+</button>'), control('<button>-</button>')];
  shown.set(more, BOX).set(less, { left: 0, top: 40, right: 100, bottom: 80 });
  for (const at of [0, 50, 100, 150]) {
    press(more, at);
    expect(presses.barred).toBe(false);
  }
  press(less, 200, { x: 50, y: 42 });
  expect(presses.barred).toBe(false);
});

test('a neighbour that has moved under the pointer does not answer', () => {
  const [gone, moved] = [control('<button>A</button>'), control('<button>B</button>')];
  shown.set(gone, BOX).set(moved, { left: 0, top: 40, right: 100, bottom: 80 });
  press(gone, 0);
  press(moved, 200);
  expect(presses.barred).toBe(true);
});

test('a button that says something else is another button, unless it only switches', () => {
  const [button, steady] = [control('<button>Resign</button>'), control('<button data-steady>Light</button>')];
  shown.set(button, BOX).set(steady, BOX);
  press(button, 0);
  button.textContent = 'Yes, resign';
  press(button, 200);
  expect(presses.barred).toBe(true);
  press(steady, 2000);
  steady.textContent = 'Dark';
  press(steady, 2200);
  expect(presses.barred).toBe(false);
});

test('a press that follows another is known, and neither a drag nor the keyboard is one', () => {
  const piece = control('<p>a piece</p>');
  press(piece, 0);
  expect(presses.repeated).toBe(false);
  press(piece, 200);
  expect(presses.repeated).toBe(true);
  presses.up({ clientX: AT.x + 100, clientY: AT.y, timeStamp: 300, target: piece });
  expect(presses.repeated).toBe(false);
  press(piece, 400);
  presses.key();
  expect(presses.repeated).toBe(false);
});

test('what was scrolled to was looked for', () => {
  const list = control('<div><button>A</button><button>B</button></div>');
  const [first, second] = [list.children[0]!, list.children[1]!];
  shown.set(first, BOX);
  press(first, 0);
  list.scrollTop = 40;
  press(second, 200);
  expect(presses.barred).toBe(false);
  // The element was removed, not scrolled away.
  press(first, 2000);
  list.scrollTop = 80;
  first.remove();
  press(second, 2200);
  expect(presses.barred).toBe(true);
});

test('a label stands for its field', () => {
  const label = control('<label><input type="checkbox"><span>Sound</span></label>');
  expect(controlOf(label.querySelector('span'))).toBe(label.querySelector('input'));
});
