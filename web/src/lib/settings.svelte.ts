// What a person chose for this device.
import type { Language } from './words';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  language: Language | null;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  motion: boolean;
}

const KEY = 'rynek.settings';
const DEFAULTS: Kept = { theme: 'system', language: null, sound: true, notify: false, confirm: true, motion: true };

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  private all = $state<Kept>(kept());
  private readonly stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  private still = $state(this.stillness.matches);

  constructor() {
    this.stillness.addEventListener('change', () => (this.still = this.stillness.matches));
  }

  get theme(): Theme {
    return this.all.theme;
  }

  set theme(theme: Theme) {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    this.keep({ theme });
  }

  get language(): Language | null {
    return this.all.language;
  }

  set language(language: Language | null) {
    this.keep({ language });
  }

  get sound(): boolean {
    return this.all.sound;
  }

  set sound(sound: boolean) {
    this.keep({ sound });
  }

  get notify(): boolean {
    return this.all.notify;
  }

  set notify(notify: boolean) {
    this.keep({ notify });
  }

  /** Whether a choice waits for a confirmation. */
  get confirm(): boolean {
    return this.all.confirm;
  }

  set confirm(confirm: boolean) {
    this.keep({ confirm });
  }

  get motion(): boolean {
    return this.all.motion;
  }

  set motion(motion: boolean) {
    this.keep({ motion });
  }

  /** Whether to leave out motion: the system's wish or this page's switch. */
  get reducedMotion(): boolean {
    return this.still || !this.all.motion;
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.all, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage a setting lasts until the page is closed.
    }
  }
}

export const settings = new Settings();
