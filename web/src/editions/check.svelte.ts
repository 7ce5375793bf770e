// Asks the server, or this device without one, whether components are an edition, a moment after the last change.
import { api, asFault, Fault } from '../lib/api';
import type { EditionFaults } from '../lib/wire';
import type { FormFault } from './faults';
import { readPlace } from './place';

/** How long nothing must be typed before the server is asked. */
const PAUSE = 700;

/** The faults that the server found. */
function told(fault: Fault): FormFault[] {
  const { faults = [] } = (fault.details ?? {}) as Partial<EditionFaults>;
  const all = faults.length > 0 ? faults : [{ message: fault.message }];
  return all.map(({ place, message }) => ({ place: readPlace(place ?? ''), says: message }));
}

export class Check {
  faults = $state.raw<FormFault[]>([]);
  isGood = $state(false);
  /** The hash of components without faults. */
  hash = $state<string | null>(null);
  /** The server could not be asked. */
  fault = $state.raw<Fault | null>(null);
  private asked: { game: string; components: unknown } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  ask(game: string, components: unknown): void {
    this.stop();
    this.asked = { game, components };
    this.timer = setTimeout(() => void this.send(), PAUSE);
  }

  /** Forgets the last question and its answer. */
  stop(): void {
    clearTimeout(this.timer);
    this.asked = null;
    this.faults = [];
    this.isGood = false;
    this.hash = null;
    this.fault = null;
  }

  readonly again = (): void => void this.send();

  private async send(): Promise<void> {
    const asked = this.asked;
    if (asked === null) return;
    this.fault = null;
    try {
      const { hash } = await api.checkEdition(asked.game, asked.components);
      if (this.asked !== asked) return;
      this.isGood = true;
      this.hash = hash;
    } catch (error) {
      if (this.asked === asked) this.refuse(asFault(error));
    }
  }

  private refuse(fault: Fault): void {
    if (fault.status === 422) this.faults = told(fault);
    else this.fault = fault;
  }
}
