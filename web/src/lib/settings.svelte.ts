// The settings of this device.
import { keep, recall } from './kept';
import type { Language } from './words';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  language: Language | null;
  sound: boolean;
  notify: boolean;
  /** Whether a choice has to be confirmed. */
  confirm: boolean;
  motion: boolean;
}

const KEY = 'rynek.settings';
const DEFAULTS: Kept = { theme: 'system', language: null, sound: true, notify: false, confirm: true, motion: true };

class Settings {
  private readonly all = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>(KEY) });
  private readonly stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  private still = $state(this.stillness.matches);

  constructor() {
    this.stillness.addEventListener('change', () => (this.still = this.stillness.matches));
    for (const name of Object.keys(DEFAULTS) as (keyof Kept)[]) {
      Object.defineProperty(this, name, { get: () => this.all[name], set: (value: never) => this.change(name, value) });
    }
  }

  /** Whether to reduce motion, by the system's setting or the page's. */
  get reducedMotion(): boolean {
    return this.still || !this.all.motion;
  }

  private change<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.all[name] = value;
    const { theme } = this.all;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    keep(KEY, this.all);
  }
}

export const settings = new Settings() as Settings & Kept;
