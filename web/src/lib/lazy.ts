// An engine of this device, whose code is loaded when it is needed.
import { asFault } from './api';
import type { Ears, Engine } from './engine';
import type { Command, Seat } from './wire';

export class Lazy implements Engine {
  readonly alone = true;
  private loading: Promise<Engine> | null = null;
  private loaded: Engine | null = null;
  private wanted = false;

  constructor(private readonly load: () => Promise<Engine>) {}

  open(ears: Ears): void {
    this.wanted = true;
    ears.link({ state: 'connecting' });
    this.engine().then(
      (engine) => this.wanted && engine.open(ears),
      (error: unknown) => this.wanted && ears.link({ state: 'ended', why: 'refused', fault: asFault(error) }),
    );
  }

  close(): void {
    this.wanted = false;
    this.loaded?.close();
  }

  do = async (command: Command) => (await this.engine()).do(command);
  preview = async (seat: Seat, action: string) => (await this.engine()).preview(seat, action);
  hint = async (seat: Seat) => (await this.engine()).hint(seat);
  say = async (words: string, key?: string) => (await this.engine()).say(words, key);
  viewAs = (seat: Seat | null) => this.loaded?.viewAs(seat);
  hurry = () => this.loaded?.hurry?.();

  private engine(): Promise<Engine> {
    this.loading ??= this.load().then((engine) => (this.loaded = engine));
    return this.loading;
  }
}
