/** What the cards of the players show: roofs and floors, and their changes by the choice. */
import type { Fact, PlayerCard, Translate } from '../../lib/board';
import { signed } from '../shared/signed';
import Sign from '../shared/Sign.svelte';
import FloorPiece from './FloorPiece.svelte';
import { COLOURS } from './notation';
import { ROOF } from './signs';
import type { DeveloperView, RooftopsView } from './view';

/** `after` is the viewer's stock after the choice. */
export function cardsOf(view: RooftopsView, me: number | null, after: DeveloperView | null, t: Translate): PlayerCard[] {
  return view.developers.map((developer, index) => {
    const next = index + 1 === me ? after : null;
    const roofs = developer.roofs_left;
    const fewer = next ? next.roofs_left - roofs : 0;
    return {
      facts: [
        {
          id: 'roofs',
          value: roofs,
          says: t('board-rooftops-roofs-left', { roofs }),
          art: { of: Sign, with: { path: ROOF, box: '0 4 24 14', fill: 'var(--seat)' } },
          brief: true,
          ...changed(fewer),
        },
        ...COLOURS.map((colour) => ({
          id: colour,
          value: developer.stock[colour],
          says: t('board-rooftops-floors-have', { colour, count: developer.stock[colour] }),
          art: { of: FloorPiece, with: { colour } },
          ...changed(next ? next.stock[colour] - developer.stock[colour] : 0),
        })),
      ],
    };
  });
}

const changed = (by: number): Partial<Fact> => (by === 0 ? {} : { change: signed(by), worse: by < 0 });
