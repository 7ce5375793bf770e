/** Lots, attractions and shares in words. */
import type { Translate } from '../../lib/board';
import { kindName, placeName } from './names';
import type { AttractionView, LotView, StreetView, Town } from './view';

/** Capitalises a sentence or a title. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A lot in one sentence, for screen readers. */
export function sayLot(lot: LotView, street: StreetView, own: boolean, t: Translate): string {
  const kind = t(kindName(street.kind));
  if (lot.built) return t('board-boulevards-lot-built', { lot: lot.lot, kind });
  return t('board-boulevards-lot', { lot: lot.lot, kind, cost: lot.cost, double: yes(lot.cost > lot.printed), own: yes(own) });
}

/** The description of a lot. */
export function aboutLot(lot: LotView, street: StreetView, own: boolean, t: Translate): { title: string; lines: string[] } {
  const title = t('board-boulevards-lot-title', { lot: lot.lot, kind: t(kindName(street.kind)) });
  if (lot.built) return { title, lines: [t('board-boulevards-lot-stands')] };
  const price =
    lot.cost > lot.printed
      ? t('board-boulevards-lot-double', { cost: lot.cost, printed: lot.printed })
      : t('board-boulevards-lot-once', { cost: lot.cost });
  return { title, lines: own ? [price, t('board-boulevards-lot-own')] : [price] };
}

/** An attraction in one sentence. */
export function sayPlace(town: Town, place: AttractionView, me: number | null, t: Translate): string {
  return [capital(t(placeName(place.id))) + '.', ...aboutPlace(town, place, me, t).lines].join(' ');
}

/** The description of an attraction: its stack, its payouts, and whether it still pays. */
export function aboutPlace(town: Town, place: AttractionView, me: number | null, t: Translate): { title: string; lines: string[] } {
  const index = town.attractions.indexOf(place);
  const held = me === null ? 0 : (town.players[me - 1]?.shares[index]?.length ?? 0);
  const lines = [stackLine(place, t), t('board-boulevards-pays', { list: ladder(place, t) })];
  if (held) lines.push(t('board-boulevards-held', { shares: held, pays: place.dividends[held] ?? 0 }));
  lines.push(t('board-boulevards-left', { streets: place.unfinished }));
  return { title: capital(t(placeName(place.id))), lines };
}

function stackLine(place: AttractionView, t: Translate): string {
  const [next, ...later] = place.stack;
  if (next === undefined) return t('board-boulevards-stack-empty');
  if (next === 0) return t('board-boulevards-stack-free', { later: later.join(', ') });
  return t('board-boulevards-stack-price', { price: next, later: later.join(', '), more: later.length });
}

/** The payouts for one, two and more shares. */
function ladder(place: AttractionView, t: Translate): string {
  const step = (pays: number, shares: number) => t('board-boulevards-ladder', { shares: shares + 1, pays });
  return place.dividends.slice(1).map(step).join(', ');
}

const yes = (is: boolean) => (is ? 'yes' : 'no');
