// Registers the service worker, and says when a new version of the page is ready.
import { keep, recall } from '../lib/kept';

const ASKED = 'rynek.persisted';

class Update {
  /** Whether a new version is ready. It is used after a reload. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;
  private reloading = false;

  /** Called once, when the page has been loaded. */
  async start(): Promise<void> {
    // There is no service worker while developing, in old browsers, and on pages without encryption.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => this.reloading && location.reload());
    try {
      const known = (await navigator.serviceWorker.register('sw.js')) as ServiceWorkerRegistration | undefined;
      if (known !== undefined) this.watch(known);
    } catch {
      // The page works without it, but only with a network.
    }
  }

  private watch(known: ServiceWorkerRegistration): void {
    const look = () => {
      // Without a controller this is the first visit: there is nothing to update.
      if (known.waiting === null || navigator.serviceWorker.controller === null) return;
      this.waiting = known.waiting;
      this.ready = true;
    };
    look();
    known.addEventListener('updatefound', () => known.installing?.addEventListener('statechange', look));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void known.update().catch(() => undefined));
  }

  /** Lets the new version take over, and reloads this page. Other pages keep theirs until they are reloaded. */
  readonly use = (): void => {
    this.reloading = true;
    if (this.waiting === null) location.reload();
    else this.waiting.postMessage('take over');
  };
}

export const update = new Update();

/** Asks the browser once not to delete what is stored here when space runs short. */
export async function askToPersist(): Promise<void> {
  if (recall<boolean>(ASKED) === true) return;
  const granted = await navigator.storage?.persist?.().catch(() => false);
  if (granted) keep(ASKED, true);
}
