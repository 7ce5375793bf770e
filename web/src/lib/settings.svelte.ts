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
  /** Whether boards are drawn with buildings that stand up, where they can be. */
  standing: boolean;
  /** Whether a phone vibrates when a piece is placed. */
  vibration: boolean;
  /** Whether quick games are played on this device instead of the server. */
  here: boolean;
}

const KEY = 'rynek.settings';
const DEFAULTS: Kept = { theme: 'system', language: null, sound: true, notify: false, confirm: true, motion: true, standing: false, vibration: true, here: true };

class Settings {
  private readonly all = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>(KEY) });
  private readonly stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  private readonly darkness = window.matchMedia('(prefers-color-scheme: dark)');
  private still = $state(this.stillness.matches);
  private night = $state(this.darkness.matches);

  constructor() {
    this.stillness.addEventListener('change', () => (this.still = this.stillness.matches));
    this.darkness.addEventListener('change', () => (this.night = this.darkness.matches));
    for (const name of Object.keys(DEFAULTS) as (keyof Kept)[]) {
      Object.defineProperty(this, name, { get: () => this.all[name], set: (value: never) => this.change(name, value) });
    }
  }

  /** Whether to reduce motion, by the system's setting or the page's. */
  get reducedMotion(): boolean {
    return this.still || !this.all.motion;
  }

  /** Whether the page is dark, by the system's setting or the page's. */
  get dark(): boolean {
    return this.all.theme === 'system' ? this.night : this.all.theme === 'dark';
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
