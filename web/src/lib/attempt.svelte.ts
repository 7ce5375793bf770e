// Something that a component asks of the server: whether it is under way, and the error if it failed.
import { asFault, type Fault } from './api';

export class Attempt {
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);

  async run(what: () => Promise<unknown>): Promise<void> {
    this.fault = null;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.fault = asFault(error);
    } finally {
      this.busy = false;
    }
  }

  /** Closes the message of the error. */
  readonly close = (): void => void (this.fault = null);
}
