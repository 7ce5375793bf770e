// Keyboard shortcuts.

/** Whether a person is typing, so that letters are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [contenteditable]') !== null;
}

/** Whether a dialog is open: then no key is for what it covers, even if nothing in it is focused. */
const isCovered = () => document.querySelector('dialog[open]') !== null;

/** Whether a key event is a shortcut. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented && !isTyping(event.target) && !isCovered();
}

/** Whether the focus is on an element that Enter and the space bar press. */
export const onControl = (event: KeyboardEvent) => (event.target as Element).closest('button, a, input, [role="button"]') !== null;

/** Runs the shortcut of a key; capital letters count too. */
export function press(event: KeyboardEvent, does: Record<string, () => unknown>): void {
  const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
