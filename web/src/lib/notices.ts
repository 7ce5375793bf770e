// Telling a person that it is their turn, when they look elsewhere.
import { settings } from './settings.svelte';
import { chime } from './sound';

/** Whether somebody sees the page: it may be in the open and yet beside the window they are at. */
const watched = () => document.visibilityState === 'visible' && document.hasFocus();

/** Makes it known: a sound if wished, and the system's notification if the page is not looked at. */
export function callForTurn(title: string, body: string): void {
  if (settings.sound) chime();
  if (watched() || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const table = location.hash;
    const note = new Notification(title, { body, icon: '/icon-192.png', tag: table });
    note.onclick = () => {
      location.hash = table;
      window.focus();
      note.close();
    };
    // Once the table is seen the note has done its work; left over, it would swallow the next one.
    window.addEventListener('focus', () => note.close(), { once: true });
  } catch {
    // Some browsers want a service worker for this; the title and the sound must do.
  }
}
