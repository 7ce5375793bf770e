// The remote engine in a browser.
import { me } from './me.svelte';
import { keepKeys } from './open';
import { Remote, type Socket } from './remote';
import { speech, t } from './speech.svelte';

/** A table on the server of this page; `stop` removes its event listeners. */
export function liveTable(id: string): { engine: Remote; stop: () => void } {
  const address = new URL(`/api/v1/tables/${encodeURIComponent(id)}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  const engine = new Remote({
    connect: () => new WebSocket(address) as unknown as Socket,
    token: () => me.token,
    language: () => speech.language,
    say: t,
    now: () => Date.now(),
    after: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    keep: (keys) => keepKeys(id, keys),
    lot: Math.random,
  });
  const awake = () => document.visibilityState === 'visible' && engine.wake();
  const asleep = () => engine.sleep();
  window.addEventListener('online', awake);
  window.addEventListener('offline', asleep);
  document.addEventListener('visibilitychange', awake);
  const stop = () => {
    window.removeEventListener('online', awake);
    window.removeEventListener('offline', asleep);
    document.removeEventListener('visibilitychange', awake);
    engine.close();
  };
  return { engine, stop };
}
