/** The description of a square, for a note beside it. */
import type { SeatInfo, Translate } from '../../lib/board';
import type { Ground } from './ground';
import { kindIn } from './kinds';
import { LETTERS, readSpan, squaresOf } from './notation';
import type { Colour, PlannersView } from './view';

/** A title and a sentence; null outside the city. */
export interface Said {
  title: string;
  lines: string[];
}

const owner = (view: PlannersView, seats: SeatInfo[], colour: Colour) =>
  seats[view.planners.findIndex((planner) => planner.colour === colour)]?.name;

/** Describes a square. */
export function about(square: string, view: PlannersView, ground: Ground, seats: SeatInfo[], t: Translate): Said | null {
  const object = view.objects.find(({ span }) => squaresOf(readSpan(span)).includes(square));
  if (object) {
    const name = seats[object.seat - 1]?.name ?? '';
    const title = t('board-planners-about-object', { object: kindIn(view, object.colour), length: object.length });
    return { title, lines: [t('board-planners-about-laid', { name })] };
  }
  const face = ground.get(square);
  if (face === undefined) return null;
  const colour = LETTERS[face];
  if (colour) return { title: t(`planners-face-${colour}`), lines: [aboutSymbol(view, seats, colour, t)] };
  if (face !== 'o') return { title: t('planners-face-plain'), lines: [t('board-planners-about-plain')] };
  return { title: t('planners-face-hole'), lines: [t('board-planners-about-hole', { youngest: view.setup.youngest ? 'yes' : 'no' })] };
}

function aboutSymbol(view: PlannersView, seats: SeatInfo[], colour: Colour, t: Translate): string {
  const name = owner(view, seats, colour);
  const objects = kindIn(view, colour);
  return name ? t('board-planners-about-symbol', { name, objects }) : t('board-planners-about-idle', { objects });
}
