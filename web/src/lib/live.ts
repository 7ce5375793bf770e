// The engine of a table: on this device, or on the server.
import { FOLDER } from 'virtual:engine';
import { bare, isHere } from '../local/names';
import { api } from './api';
import type { Engine } from './engine';
import { idle } from './idle';
import { Lazy } from './lazy';
import { me } from './me.svelte';
import { Near, type Study } from './near';
import { keepKeys } from './open';
import { Remote, type Socket } from './remote';
import { chairNames } from './seats';
import { serverAddress } from './server';
import { settings } from './settings.svelte';
import { speech, t } from './speech.svelte';
import type { Sight } from './wire';

export interface LiveTable {
  engine: Engine;
  /** Connects again at once, where that helps. */
  wake(): void;
  stop(): void;
}

/** A table of this device, or of the server. */
export const liveTable = (id: string): LiveTable => (isHere(id) ? tableHere(id) : tableOfServer(id));

/** A table of this device. Its engine is loaded when it is needed first. */
function tableHere(id: string): LiveTable {
  const engine = new Lazy(async () => new (await import('../local/engine')).LocalEngine(bare(id)));
  return { engine, wake: () => undefined, stop: () => undefined };
}

/** Follows a game of the server on this device, once the page has nothing more urgent to do. */
async function study(id: string, { game }: Sight): Promise<Study> {
  await idle();
  const { LocalStudy } = await import('../local/study');
  return LocalStudy.of(game, await api.record(id));
}

/** Whether this device may load the engine for a table of the server: not where quick games are the server's, or data is scarce. */
const mayFollow = () => FOLDER !== null && settings.here && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** A table on the server of this page; `stop` removes its event listeners. */
function tableOfServer(id: string): LiveTable {
  const address = serverAddress(`/tables/${encodeURIComponent(id)}/live`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
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
  const near = mayFollow() ? new Near(engine, { study: (sight) => study(id, sight), names: ({ chairs }) => chairNames(chairs, t) }) : engine;
  return { engine: near, wake: () => engine.wake(), stop };
}
