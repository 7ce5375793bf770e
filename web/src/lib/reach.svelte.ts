// Whether the server can be reached, as far as the latest requests tell.
import { HAS_SERVER, serverAddress } from './server';

const LOOK_AGAIN = 15_000;

class Reach {
  /** Whether the last request found no server. */
  lost = $state(!HAS_SERVER);
  private timer: ReturnType<typeof setInterval> | null = null;

  /** Whether a server can be expected to answer. */
  get server(): boolean {
    return HAS_SERVER && !this.lost;
  }

  found(): void {
    if (!HAS_SERVER) return;
    this.lost = false;
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  missed(): void {
    if (!HAS_SERVER) return;
    this.lost = true;
    this.timer ??= setInterval(() => document.visibilityState === 'visible' && void this.look(), LOOK_AGAIN);
  }

  /** Looks whether the server is back. */
  readonly look = async (): Promise<void> => {
    if (!HAS_SERVER || !this.lost) return;
    const answer = await fetch(serverAddress('/games'), { method: 'HEAD' }).catch(() => null);
    if (answer !== null) this.found();
  };
}

export const reach = new Reach();
if (typeof window !== 'undefined') window.addEventListener('online', () => void reach.look());
