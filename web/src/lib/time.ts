// Times in words and figures.
import type { Clock } from './wire';
import type { Translate } from './board';
import { decimal } from './words';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The remaining time of a clock, short: `4:09`, `1:02:30`, `3 d 4 h`. Below ten seconds it shows tenths. */
export function left(ms: number, t: Translate): string {
  const rest = Math.max(0, ms);
  if (rest >= 2 * DAY) {
    return t('time-days-hours', { days: Math.floor(rest / DAY), hours: Math.floor((rest % DAY) / HOUR) });
  }
  if (rest < 10 * SECOND) return t('time-tenths', { seconds: decimal(Math.floor(rest / 100) / 10, 1) });
  const seconds = Math.ceil(rest / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A time in the past, relative to now, in words. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - then);
  if (past < MINUTE) return words.format(0, 'second');
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  return words.format(-Math.floor(past / DAY), 'day');
}

/** A date. */
export function day(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
}

/** The time of day. */
export function hour(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(then);
}

/** The time control of a table in words. */
export function clockWords(clock: Clock, t: Translate): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'game':
      return clock.increment === 0
        ? t('clock-game', { minutes: Math.round(clock.seconds / 60) })
        : t('clock-game-increment', { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
    case 'move':
      return t('clock-move', { days: clock.days });
  }
}
