/** What happens when pieces are placed: they settle, points rise from them, and there is a quiet sound. Nothing waits for it. */
import { knock } from '../../lib/sound';
import { signed } from './signed';
import { byFinger } from './spatial';

/** How much of it is wanted. */
export interface Senses {
  motion: boolean;
  sound: boolean;
  vibration: boolean;
}

/** Milliseconds: how long a piece settles, and how long points rise. */
export const SETTLES = 120;
export const RISES = 900;

/** Boards mark the pieces of the latest action with `data-laid`. */
const pieces = (board: Element): Element[] => [...board.querySelectorAll('[data-laid]')];

/** Celebrates the marked pieces of a board; `points` is the difference that the action made, if it is known. */
export function celebrate(board: Element, points: number, { motion, sound, vibration }: Senses): void {
  const laid = pieces(board);
  if (laid.length === 0) return;
  if (sound) knock();
  if (!motion) return;
  for (const piece of laid) settle(piece);
  if (points !== 0) rise(laid, points);
  // Browsers complain about a vibration before the first tap.
  if (vibration && byFinger() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(12);
}

/** The piece drops by a little. This adds to transforms that it has. */
function settle(piece: Element): void {
  piece.animate([{ translate: '0 -9px' }, { translate: '0 1px', offset: 0.75 }, { translate: '0 0' }], { duration: SETTLES, easing: 'ease-in' });
}

/** Points rise from above the pieces, so that they do not cover them. */
function rise(laid: Element[], points: number): void {
  const boxes = laid.map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width > 0);
  if (boxes.length === 0) return;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const top = Math.min(...boxes.map((box) => box.top));
  const note = document.createElement('span');
  note.className = points < 0 ? 'rising worse' : 'rising';
  note.textContent = signed(points);
  // The points are also in the log and on the players' cards.
  note.setAttribute('aria-hidden', 'true');
  note.style.left = `${Math.min(Math.max((left + right) / 2, 24), window.innerWidth - 24)}px`;
  note.style.top = `${Math.max(top, 44)}px`;
  document.body.append(note);
  const motion = note.animate(
    [{ translate: '-50% -60%', opacity: 0 }, { translate: '-50% -110%', opacity: 1, offset: 0.2 }, { translate: '-50% -140%', opacity: 1, offset: 0.6 }, { translate: '-50% -210%', opacity: 0 }],
    { duration: RISES, easing: 'ease-out', fill: 'both' },
  );
  motion.onfinish = motion.oncancel = () => note.remove();
}
