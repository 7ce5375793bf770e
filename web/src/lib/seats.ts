// Seats as they are shown: a colour and a symbol each, so that nothing depends on colour alone.
import type { SeatInfo, Translate } from './board';
import type { Chair, Seat } from './wire';

const SYMBOLS = ['●', '▲', '■', '◆', '★', '⬟'];

export const symbol = (seat: Seat): string => SYMBOLS[(seat - 1) % SYMBOLS.length] ?? '●';
export const colour = (seat: Seat): string => `var(--seat-${((seat - 1) % SYMBOLS.length) + 1})`;

/** A bot's name in words: a level has one, anything else is called as it is. */
export function botName(bot: string, t: Translate, knows: (key: string) => boolean): string {
  const key = `level-${bot}`;
  return knows(key) ? t('bot-named', { level: t(key) }) : t('bot-named', { level: bot });
}

/** What a chair's player is called. */
export function chairName(chair: Chair, seat: Seat, t: Translate, knows: (key: string) => boolean): string {
  if (chair.name !== undefined) return chair.name;
  if (chair.bot !== undefined) return botName(chair.bot, t, knows);
  return t('seat-number', { seat });
}

/** Everybody at a table, for a board. */
export function seatInfos(
  chairs: readonly Chair[],
  yours: readonly Seat[],
  t: Translate,
  knows: (key: string) => boolean,
): SeatInfo[] {
  return chairs.map((chair, index) => {
    const seat = index + 1;
    return {
      seat,
      name: chairName(chair, seat, t, knows),
      colour: colour(seat),
      symbol: symbol(seat),
      mine: yours.includes(seat),
    };
  });
}
