/** What the cards of the players show: their colour and the objects to go; a press shows where a rival could build. */
import type { PlayerCard, SeatInfo, Translate } from '../../lib/board';
import Sign from '../shared/Sign.svelte';
import { kindIn } from './kinds';
import { SIGNS } from './signs';
import ToGo from './ToGo.svelte';
import type { PlannersView } from './view';

interface Watch {
  me: number | null;
  watched: number | null;
  watch: (seat: number | null) => void;
}

export function cardsOf(view: PlannersView, seats: SeatInfo[], { me, watched, watch }: Watch, t: Translate): PlayerCard[] {
  return view.planners.map(({ colour, left, fits }, index) => {
    if (!colour) return { facts: [] };
    const seat = index + 1;
    const squares = left.reduce((sum, own) => sum + own, 0);
    const open = seat !== me && fits.length > 0 && !view.outcome;
    return {
      facts: [
        {
          id: 'togo',
          value: t('board-planners-togo', { left: left.length }),
          says: [t('board-planners-togo', { left: left.length }), t('board-planners-squares', { squares })].join(', '),
          art: { of: Sign, with: { path: SIGNS[kindIn(view, colour)], box: '-15 -15 30 30', kind: `sign on-card ink-${colour}` } },
          brief: true,
        },
        { id: 'objects', value: '', says: '', art: { of: ToGo, with: { colour, lengths: view.lengths, left } } },
        ...(open ? [{ id: 'open', value: t('board-planners-open', { count: fits.length }), says: t('board-planners-open', { count: fits.length }) }] : []),
      ],
      ...(open
        ? { press: { says: t('board-planners-watch', { name: seats[index]?.name ?? '' }), pressed: watched === seat, act: () => watch(watched === seat ? null : seat) } }
        : {}),
    };
  });
}
