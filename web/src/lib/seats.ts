// Seats have a colour and a symbol each, so that nothing depends on colour alone.
import type { SeatInfo, Translate } from './board';
import type { Chair, Seat } from './wire';

const SYMBOLS = ['●', '▲', '■', '◆', '★', '⬟'];

export const symbol = (seat: Seat): string => SYMBOLS[(seat - 1) % SYMBOLS.length] ?? '●';
export const colour = (seat: Seat): string => `var(--seat-${((seat - 1) % SYMBOLS.length) + 1})`;

/** The name of a bot: a level in words, anything else as it is. One of several has a number. */
export const botName = (bot: string, t: Translate, number = 0): string =>
  number === 0 ? t('bot-named', { level: bot }) : t('bot-named-numbered', { level: bot, number });

/** The number of a bot among those with the same name, from 1; 0 if there is no other. */
function botNumber(chairs: readonly Chair[], index: number): number {
  const bot = chairs[index]?.bot;
  const alike = chairs.flatMap((chair, at) => (chair.name === undefined && chair.bot === bot ? [at] : []));
  return alike.length > 1 ? alike.indexOf(index) + 1 : 0;
}

/** The names of a table's players: bots of one level have numbers, as in the log. */
export function chairNames(chairs: readonly Chair[], t: Translate): string[] {
  return chairs.map((chair, index) => {
    if (chair.name !== undefined) return chair.name;
    if (chair.bot !== undefined) return botName(chair.bot, t, botNumber(chairs, index));
    return t('seat-number', { seat: index + 1 });
  });
}

/** Whether no other person plays: then nobody has to agree. */
export const onlyOwn = (chairs: readonly Chair[], yours: readonly Seat[]): boolean =>
  chairs.every((chair, at) => chair.person === undefined || yours.includes(at + 1));

/** All players of a table, for a board. */
export function seatInfos(
  chairs: readonly Chair[],
  yours: readonly Seat[],
  t: Translate,
): SeatInfo[] {
  return chairNames(chairs, t).map((name, index) => {
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
