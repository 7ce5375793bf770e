// Telling a person that it is their turn, when they look elsewhere.
import { settings } from './settings.svelte';
import { chime } from './sound';

/** Makes it known: a sound if wished, and the system's notification if the page is not looked at. */
export function callForTurn(title: string, body: string): void {
  if (settings.sound) chime();
  if (document.visibilityState === 'visible' || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, icon: '/icon-192.png', tag: location.hash });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers want a service worker for this; the title and the sound must do.
  }
}
