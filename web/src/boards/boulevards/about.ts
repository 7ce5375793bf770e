/** Lots, attractions and shares in words. */
import type { Translate } from '../../lib/board';
import type { Arg } from '../../lib/words';
import { placeTitle } from './names';
import type { AttractionView, LotView, StreetView, Town } from './view';

/** A lot in words, for screen readers. */
export function sayLot(lot: LotView, street: StreetView, own: boolean, t: Translate): string {
  const args = { lot: lot.lot, kind: street.kind };
  if (lot.built) return t('board-boulevards-lot-built', args);
  const costs = lot.cost > lot.printed ? 'board-boulevards-lot-dear' : 'board-boulevards-lot';
  return [t(costs, { ...args, cost: lot.cost }), ...(own ? [t('board-boulevards-lot-own')] : [])].join(' ');
}

/** The description of a lot. */
export function aboutLot(lot: LotView, street: StreetView, own: boolean, t: Translate): { title: string; lines: string[] } {
  const title = t('board-boulevards-lot-title', { lot: lot.lot, kind: street.kind });
  if (lot.built) return { title, lines: [t('board-boulevards-lot-stands')] };
  const price =
    lot.cost > lot.printed
      ? t('board-boulevards-lot-double', { cost: lot.cost, printed: lot.printed })
      : t('board-boulevards-lot-once', { cost: lot.cost });
  return { title, lines: own ? [price, t('board-boulevards-lot-own')] : [price] };
}

/** An attraction in words, for screen readers. */
export function sayPlace(town: Town, place: AttractionView, me: number | null, t: Translate): string {
  return [t('board-boulevards-say-place', { attraction: place.id }), ...aboutPlace(town, place, me, t).lines].join(' ');
}

/** The description of an attraction: its stack, its payouts, and whether it still pays. */
export function aboutPlace(town: Town, place: AttractionView, me: number | null, t: Translate): { title: string; lines: string[] } {
  const index = town.attractions.indexOf(place);
  const held = me === null ? 0 : (town.players[me - 1]?.shares[index]?.length ?? 0);
  const lines = [stackLine(place, t), t('board-boulevards-pays', { list: ladder(place) })];
  if (held) lines.push(t('board-boulevards-held', { shares: held, pays: place.dividends[held] ?? 0 }));
  lines.push(t('board-boulevards-left', { streets: place.unfinished }));
  return { title: t(placeTitle(place.id)), lines };
}

function stackLine(place: AttractionView, t: Translate): string {
  const [next, ...later] = place.stack;
  if (next === undefined) return t('board-boulevards-stack-empty');
  if (next === 0) return t('board-boulevards-stack-free', { later });
  if (later.length === 0) return t('board-boulevards-stack-last', { price: next });
  return t('board-boulevards-stack-price', { price: next, later });
}

/** The payouts for one, two and more shares. */
function ladder(place: AttractionView): Arg {
  return place.dividends.slice(1).map((pays, fewer) => ({ key: 'board-boulevards-ladder', args: { shares: fewer + 1, pays } }));
}
