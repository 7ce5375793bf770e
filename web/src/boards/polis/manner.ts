/** The two ways in which a city is drawn: flat, in low relief, and standing up. Everything else is the same for both. */
import type { Component } from 'svelte';
import type { Box } from '../shared/camera';
import ColumnFlat from './Column.svelte';
import { boxRound, middle, outline, type Point, RISE, SIDE } from './geometry';
import HexFlat from './HexFlat.svelte';
import type { Hex } from './notation';
import { columnAt, type DrawnColumn } from './relief';

export interface Manner {
  name: 'flat' | 'standing';
  /** Where the middle of a hex is, or that of the top of a column with this level. */
  middle(hex: Hex, level?: number): Point;
  /** The outline of a hex on the ground. */
  outline(inset?: number): string;
  /** How far a level raises what is on it. */
  rise: number;
  /** How far a tile in hand reaches from its first hex. */
  reach: number;
  /** What a city of these columns covers. */
  box(places: { hex: Hex; level: number }[], margin?: number): Box;
  /** The column at a point; those that are in front hide others. */
  columnAt(columns: DrawnColumn[], point: Point): DrawnColumn | null;
  /** The columns that hide any of these hexes at a level. */
  hiding(columns: DrawnColumn[], hexes: Hex[], level: number): string[];
  /** The shadow of the city on the ground. */
  shadow(columns: DrawnColumn[]): string;
  Column: Component<{ column: DrawnColumn }>;
  /** One hex of a tile in hand, about its middle. */
  Piece: Component<{ face: string }>;
}

export const flat: Manner = {
  name: 'flat',
  middle,
  outline,
  rise: RISE,
  reach: 3 * SIDE,
  box: boxRound,
  columnAt,
  hiding: () => [],
  shadow: () => '',
  Column: ColumnFlat,
  Piece: HexFlat,
};
