// Seats as they are shown: a colour and a symbol each, so that nothing depends on colour alone.
import type { SeatInfo, Translate } from './board';
import type { Chair, Seat } from './wire';

const SYMBOLS = ['●', '▲', '■', '◆', '★', '⬟'];

export const symbol = (seat: Seat): string => SYMBOLS[(seat - 1) % SYMBOLS.length] ?? '●';
export const colour = (seat: Seat): string => `var(--seat-${((seat - 1) % SYMBOLS.length) + 1})`;

/** A bot's name in words: a level has one, anything else is called as it is. One of several has a number as well. */
export function botName(bot: string, t: Translate, knows: (key: string) => boolean, number = 0): string {
  const key = `level-${bot}`;
  return t('bot-named', { level: knows(key) ? t(key) : bot, number });
}

/** Which of the bots that play for themselves and share a name sits here, from 1; 0 where no other is called the same. */
function botNumber(chairs: readonly Chair[], index: number): number {
  const bot = chairs[index]?.bot;
  const alike = chairs.flatMap((chair, at) => (chair.name === undefined && chair.bot === bot ? [at] : []));
  return alike.length > 1 ? alike.indexOf(index) + 1 : 0;
}

/** What the players of a table's chairs are called: bots of one level by number, as in the log, so that no two are mistaken. */
export function chairNames(chairs: readonly Chair[], t: Translate, knows: (key: string) => boolean): string[] {
  return chairs.map((chair, index) => {
    if (chair.name !== undefined) return chair.name;
    if (chair.bot !== undefined) return botName(chair.bot, t, knows, botNumber(chairs, index));
    return t('seat-number', { seat: index + 1 });
  });
}

/** Everybody at a table, for a board. */
export function seatInfos(
  chairs: readonly Chair[],
  yours: readonly Seat[],
  t: Translate,
  knows: (key: string) => boolean,
): SeatInfo[] {
  return chairNames(chairs, t, knows).map((name, index) => {
    const seat = index + 1;
    return {
      seat,
      name,
      colour: colour(seat),
      symbol: symbol(seat),
      mine: yours.includes(seat),
    };
  });
}
