/** The two ways in which the town is drawn: flat, and standing up. Everything else is the same for both. */
import type { Component } from 'svelte';
import type { SeatInfo } from '../../lib/board';
import type { Box } from '../shared/camera';
import GroundFlat from './GroundFlat.svelte';
import { storey } from './floors';
import { BLOCK } from './greenery';
import type { Ground, Place } from './ground';
import type { Point } from './shapes';
import SiteFlat from './SiteFlat.svelte';
import type { DrawnTower } from './town';

/** What is drawn at a site. */
export interface SiteProps {
  place: Place;
  tower: DrawnTower | undefined;
  seats: SeatInfo[];
  free: boolean;
  chosen: boolean;
  lit: boolean;
  /** The scale of its sign. */
  scale: number;
  /** Whether the map is rotated for a window that is higher than wide. */
  upright: boolean;
}

/** What is drawn of the ground. */
export interface GroundProps {
  ground: Ground;
  /** The scale of the districts' plates, larger where the map is small. */
  plates: number;
  upright: boolean;
  /** The pointer is over something with a description; null when it leaves. */
  onpoint: (what: { kind: 'district' | 'lake' | 'park'; id: string; at: Point } | null) => void;
}

export interface Manner {
  name: string;
  /** Where a point of the ground is in the drawing, and the other way round. */
  at(point: Point): Point;
  groundAt(point: Point): Point;
  /** The sites from back to front. */
  order(places: Place[]): Place[];
  box(ground: Ground): Box;
  /** How far the top of a tower of this height is above its site. */
  rise(height: number): number;
  /** What belongs to a site with a tower of this height, as a path about its middle. */
  reach(height: number): string;
  /** The sites whose towers hide one of them. */
  hiding(places: Place[], heights: (site: string) => number, site: string): string[];
  Ground: Component<GroundProps>;
  Site: Component<SiteProps>;
  /** What stands on the ground behind a site; its key is the site, or nothing for what is in front of all. */
  Scenery: Component<{ ground: Ground; before: string | null; upright: boolean }> | null;
  /** Whether signs are above all towers; otherwise each site draws its own, and a highlighted one has a marker in front of everything. */
  signs: boolean;
}

const rise = (height: number) => (height > 0 ? Math.max(0, storey(height) * height + 8 - BLOCK.y) : 0);

export const flat = (upright: boolean): Manner => ({
  name: 'flat',
  at: (point) => point,
  groundAt: (point) => point,
  order: (places) => [...places].sort((one, other) => one.y - other.y),
  box: (ground) => ({ x: 10, y: upright ? -6 : 8, width: ground.width - 20, height: ground.height - (upright ? -6 : 0) }),
  rise,
  reach: (height) => `M${-BLOCK.x} ${-BLOCK.y - rise(height)}h${2 * BLOCK.x}v${2 * BLOCK.y + rise(height) + 6}h${-2 * BLOCK.x}Z`,
  hiding: () => [],
  Ground: GroundFlat,
  Site: SiteFlat,
  Scenery: null,
  signs: true,
});
