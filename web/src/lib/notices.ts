// Notifies a person of their turn when they do not look at the page.
import { settings } from './settings.svelte';
import { chime } from './sound';

/** Whether the page is visible and focused. */
const watched = () => document.visibilityState === 'visible' && document.hasFocus();

/** Plays a sound if enabled, and shows a notification if the page is not in view. */
export function callForTurn(title: string, body: string): void {
  if (settings.sound) chime();
  if (watched() || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const table = location.hash;
    const note = new Notification(title, { body, icon: 'icon-192.png', tag: table });
    note.onclick = () => {
      location.hash = table;
      window.focus();
      note.close();
    };
    // The notification is closed once the table is seen; otherwise it would suppress the next one.
    window.addEventListener('focus', () => note.close(), { once: true });
  } catch {
    // Some browsers need a service worker for this; the title and the sound have to do.
  }
}
