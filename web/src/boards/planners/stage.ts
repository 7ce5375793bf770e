/** The state of the game in one sentence: what to do, what the others do, the result. */
import type { SeatInfo, Translate } from '../../lib/board';
import { byFinger } from '../shared/spatial';
import type { PlannersView } from './view';

/** What the viewer may do now. */
export interface May {
  inHand: boolean;
  extend: boolean;
  pass: boolean;
  /** Whether any object fits. */
  fits: boolean;
}

/** The sentence at the desk. */
export function sentence(view: PlannersView, seats: SeatInfo[], may: May, t: Translate): string {
  if (view.outcome) return ending(view, seats, t);
  if (may.inHand) return t(byFinger() ? 'board-planners-do-tap' : 'board-planners-do-tile');
  if (may.extend) return t(may.fits ? 'board-planners-do-choice' : 'board-planners-do-extend');
  const last = lastTurns(view, seats);
  if (may.pass) return t(may.fits ? 'board-planners-do-final' : 'board-planners-do-pass', last);
  if (view.phase === 'final') return t('board-planners-wait-final', last);
  const name = seats[view.mover - 1]?.name ?? '';
  return t(`board-planners-wait-${view.drawn ? 'tile' : 'turn'}`, { name });
}

/** Why the last turns have begun: all tiles are placed, or with equal turns somebody has placed every object. */
function lastTurns(view: PlannersView, seats: SeatInfo[]): { tiles: number; name: string } {
  const [finished] = view.end?.finished ?? [];
  const name = finished === undefined ? '' : (seats[finished - 1]?.name ?? '');
  return { tiles: view.end?.cause === 'tiles' ? 0 : view.unseen.length, name };
}

/** Who won, and why. */
function ending(view: PlannersView, seats: SeatInfo[], t: Translate): string {
  const places = view.outcome && 'places' in view.outcome ? view.outcome.places : [];
  const winners = seats.filter((_, n) => places[n] === 1);
  const names = winners.map((seat) => seat.name);
  if (names.length > 1) return t('board-planners-won-tied', { names });
  return t(view.end?.cause === 'objects' ? 'board-planners-won-six' : 'board-planners-won-most', { name: names[0] ?? '' });
}
