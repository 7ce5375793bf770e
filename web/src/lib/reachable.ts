// Boards that are taller than their frame are scrolled by keyboard as well.

/** What the Tab key stops at. */
const STOPS = ':is(a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]):not([tabindex="-1"])';

/**
 * Lets a frame that scrolls take the focus while nothing in it does, for example at the end of a game: otherwise the keys could
 * not scroll it.
 */
export function reachable(frame: HTMLElement): () => void {
  const update = () => {
    const needed = ![...frame.querySelectorAll(STOPS)].some((stop) => stop.getClientRects().length > 0);
    // A frame that is focused stays so until the focus moves on.
    if (needed === frame.hasAttribute('tabindex') || (!needed && document.activeElement === frame)) return;
    if (needed) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  };
  const observer = new MutationObserver(update);
  observer.observe(frame, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled', 'href'] });
  frame.addEventListener('blur', update);
  update();
  return () => {
    observer.disconnect();
    frame.removeEventListener('blur', update);
  };
}
