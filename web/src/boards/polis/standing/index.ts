/** The manner in which a city stands up. It is loaded only when it is wanted. */
import type { Manner } from '../manner';
import { SIDE } from '../geometry';
import ColumnStanding from './ColumnStanding.svelte';
import { box, columnAt, hiding, middle, outline, RISE, shadow } from './geometry';
import HexStanding from './HexStanding.svelte';

export const standing: Manner = {
  name: 'standing',
  middle,
  outline,
  rise: RISE,
  reach: 3 * SIDE,
  box,
  columnAt,
  hiding,
  shadow,
  Column: ColumnStanding,
  Piece: HexStanding,
};
