/**
 * Notes for the symbols of a board: whatever has `data-tip` explains itself under a pointer, on focus, and under a
 * finger that rests. One listener on the board serves them all: `<div {@attach tips}>`.
 */
import type { Attachment } from 'svelte/attachments';
import './tips.css';

/** How long a pointer or a finger rests before the note is shown, in milliseconds. */
const LINGER = { mouse: 350, touch: 450 };
/** How far a finger may slip without being taken for a swipe, in pixels. */
const SLIP = 10;
const GAP = 8;

const tipped = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-tip]') : null);

export const tips: Attachment<HTMLElement> = (board) => {
  const note = document.createElement('div');
  note.className = 'board-tip';
  note.setAttribute('role', 'tooltip');
  let about: Element | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  let explained = false;

  function show(piece: HTMLElement | SVGElement) {
    about = piece;
    note.textContent = piece.dataset.tip ?? '';
    if (note.textContent === '') return hide();
    document.body.append(note);
    const [at, size] = [piece.getBoundingClientRect(), note.getBoundingClientRect()];
    const left = Math.min(Math.max(GAP, at.left + at.width / 2 - size.width / 2), window.innerWidth - size.width - GAP);
    const above = at.top - size.height - GAP;
    note.style.left = `${left}px`;
    note.style.top = `${above >= GAP ? above : at.bottom + GAP}px`;
  }

  function hide() {
    clearTimeout(later);
    about = null;
    note.remove();
  }

  function rest(piece: HTMLElement | SVGElement, ms: number, then: () => void = () => undefined) {
    clearTimeout(later);
    later = setTimeout(() => {
      show(piece);
      then();
    }, ms);
  }

  function over(event: PointerEvent) {
    const piece = tipped(event.target);
    if (event.pointerType === 'touch' || piece === about) return;
    hide();
    if (piece) rest(piece, LINGER.mouse);
  }

  function down(event: PointerEvent) {
    hide();
    explained = false;
    const piece = tipped(event.target);
    if (event.pointerType !== 'touch' || !piece) return;
    pressed = { x: event.clientX, y: event.clientY };
    rest(piece, LINGER.touch, () => (explained = true));
  }

  function slip(event: PointerEvent) {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) lift();
  }

  /** A finger that goes leaves the note to be read; the next touch takes it away. */
  function lift() {
    pressed = null;
    if (!explained) clearTimeout(later);
  }

  /** A finger that asked for a note has not chosen anything. */
  function swallow(event: Event) {
    if (!explained) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') explained = false;
  }

  function focused(event: FocusEvent) {
    const piece = tipped(event.target);
    if (piece?.matches(':focus-visible')) show(piece);
  }

  board.addEventListener('pointerover', over as EventListener);
  board.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && hide());
  board.addEventListener('pointerdown', down as EventListener);
  board.addEventListener('pointermove', slip as EventListener);
  board.addEventListener('pointerup', lift);
  board.addEventListener('pointercancel', lift);
  board.addEventListener('click', swallow, { capture: true });
  board.addEventListener('contextmenu', swallow, { capture: true });
  board.addEventListener('focusin', focused);
  board.addEventListener('focusout', hide);
  window.addEventListener('scroll', hide, { capture: true, passive: true });
  return () => {
    window.removeEventListener('scroll', hide, { capture: true });
    hide();
  };
};
