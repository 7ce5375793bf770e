/** What stands on the hexes of a city, as faces about the middle of the top of a column. */
import type { Spot } from '../../shared/iso';
import { block, type Face, joined, Mason } from '../../shared/solids';
import type { Point } from '../geometry';
import { LENS } from './geometry';

const mason = new Mason(LENS);
type Walls = [Point, Point, Point, Point];

/** A point of a wall: `part` of the way along the side that begins at a corner. */
function onSide(walls: Walls, side: number, part: number, z: number): Spot {
  const [from, to] = [walls[side % 4] as Point, walls[(side + 1) % 4] as Point];
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, z };
}

/** Upright marks on the two visible walls of a house: doors, windows, slits. */
const openings = (walls: Walls, places: [side: number, part: number][], low: number, high: number, width: number, ink: string): Face =>
  mason.lines(ink, width, places.map(([side, part]) => [onSide(walls, side, part, low), onSide(walls, side, part, high)]), 1);

/** A whitewashed house with a tiled roof, or with a flat one and a parapet. */
function house(at: Point, width: number, depth: number, high: number, flat = false): Face[] {
  const walls = block(at, width, depth, 45);
  const eaves = block(at, width + 4, depth + 4, 45);
  return [
    ...mason.prism('plaster', walls, 0, high),
    openings(walls, [[1, 0.3], [1, 0.72], [2, 0.7]], high * 0.5, high * 0.68, 3, 'pane'),
    openings(walls, [[2, 0.34]], 1, high * 0.48, 4.2, 'door'),
    ...(flat
      ? [...mason.prism('kind-roof', eaves, high, high + 3), ...mason.face('plaster', block(at, width - 4, depth - 4, 45).map((one) => ({ ...one, z: high + 3 })))]
      : mason.roof('kind-roof', eaves, high, 11, 0.18)),
  ];
}

/** A cypress: a dark flame with a bright side. */
function cypress(x: number, y: number, high = 34): Face[] {
  const shape = (wide: number) => (px: number, py: number) =>
    `M${px} ${py - high}c${wide} ${high * 0.3} ${wide * 1.1} ${high * 0.75} 0 ${high - 2}c${-5} ${-high * 0.25} ${-4.6} ${-high * 0.7} 0 ${2 - high}Z`;
  const spot = { x, y, z: 0 };
  return [
    mason.upright('shade', 0, { x: x + 3, y: y + 1, z: 0 }, (px, py) => `M${px - 6} ${py}a7 3.4 0 1 0 14 0a7 3.4 0 1 0 -14 0`),
    mason.upright('cypress', 1, spot, shape(5)),
    mason.upright('cypress', 3, { ...spot, x: x - 1.2 }, shape(0.6)),
  ];
}

/** A round tree with a trunk. */
function olive(x: number, y: number, r = 8): Face[] {
  const crown = (size: number, dx: number, dy: number) => (px: number, py: number) =>
    `M${px + dx - size} ${py + dy}a${size} ${size * 0.86} 0 1 0 ${2 * size} 0a${size} ${size * 0.86} 0 1 0 ${-2 * size} 0`;
  return [
    mason.upright('shade', 0, { x: x + 3, y: y + 1, z: 0 }, (px, py) => `M${px - r} ${py}a${r} ${r * 0.5} 0 1 0 ${2 * r} 0a${r} ${r * 0.5} 0 1 0 ${-2 * r} 0`),
    mason.line('wood', 3, { x, y, z: 0 }, { x, y, z: 9 }),
    mason.upright('leaf', 0, { x, y, z: 12 }, crown(r, 0, -r * 0.5)),
    mason.upright('leaf', 2, { x, y, z: 12 }, crown(r * 0.84, -r * 0.16, -r * 0.66)),
    mason.upright('leaf', 4, { x, y, z: 12 }, crown(r * 0.42, -r * 0.34, -r * 0.9)),
  ];
}

/** A stall: goods under a striped awning on four posts. */
function stall(at: Point, width: number, depth: number): Face[] {
  const [posts, cloth] = [block(at, width, depth, 45), block(at, width + 5, depth + 5, 45)];
  const stripes = [0.12, 0.37, 0.62, 0.87].map((part): [Spot, Spot] => {
    const [low, ridge] = [onSide(cloth, 2, part, 17), onSide(cloth, 0, 1 - part, 17)];
    return [{ ...low, z: 17.4 }, { x: (low.x + ridge.x) / 2, y: (low.y + ridge.y) / 2, z: 25 }];
  });
  return [
    mason.upright('shade', 0, { ...at, z: 0 }, (x, y) => `M${x - 15} ${y + 2}L${x} ${y - 7}L${x + 18} ${y + 3}L${x + 2} ${y + 12}Z`),
    ...mason.prism('crate', block(at, width - 4, depth - 4, 45), 0, 7, 'goods'),
    mason.lines('wood', 2.2, posts.slice(1).map((post) => [{ ...post, z: 0 }, { ...post, z: 17 }])),
    ...mason.roof('kind-roof', cloth, 17, 8, 0),
    mason.lines('canvas', 2.6, stripes, 4),
  ];
}

function barracks(turned: boolean): Face[] {
  const at = { x: 0, y: -3 };
  const walls = block(at, 38, 34, 45);
  const merlon = (side: number, part: number) => mason.prism('rampart', block(onSide(walls, side, part, 0), 5.6, 5.6, 45), 19, 24);
  const parts = [0.04, 0.35, 0.66, 0.97];
  const yard = block(at, 26, 22, 45);
  const tower = block(onSide(walls, turned ? 1 : 0, turned ? 0 : 0, 0), 15, 15, 45);
  return [
    ...mason.prism('rampart', walls, 0, 19),
    openings(walls, [[1, 0.25], [1, 0.5], [1, 0.75], [2, 0.22], [2, 0.78]], 8, 13, 2, 'pane'),
    openings(walls, [[2, 0.5]], 0, 10, 7.5, 'door'),
    ...mason.face('yard', yard.map((one) => ({ ...one, z: 19 }))),
    ...[0, 3].flatMap((side) => parts.slice(1, 3).flatMap((part) => merlon(side, part))),
    ...mason.prism('rampart', tower, 0, 33),
    ...mason.roof('kind-roof', block(onSide(walls, turned ? 1 : 0, 0, 0), 19, 19, 45), 33, 9, 0.45),
    ...[1, 2].flatMap((side) => parts.flatMap((part) => merlon(side, part))),
  ];
}

function temple(turned: boolean): Face[] {
  const at = { x: 0, y: -2 };
  const [long, short] = [44, 30];
  const size = (grow: number): [number, number] => (turned ? [short + grow, long + grow] : [long + grow, short + grow]);
  const [steps, cell, eaves] = [block(at, ...size(6), 45), block(at, ...size(-12), 45), block(at, ...size(3), 45)];
  const stylobate = block(at, ...size(0), 45);
  const count = (side: number) => ((side === 2) === turned ? 4 : 6);
  const shafts = ([1, 2] as const).flatMap((side) =>
    Array.from({ length: count(side) }, (_, n): [Spot, Spot] => {
      const part = 0.06 + (0.88 * n) / (count(side) - 1);
      return [onSide(stylobate, side, part, 5), onSide(stylobate, side, part, 23)];
    }),
  );
  // The ridge runs along the longer sides; a gable faces the viewer.
  const roof: Walls = turned ? [eaves[1], eaves[2], eaves[3], eaves[0]] : eaves;
  return [
    ...mason.prism('marble', steps, 0, 2.5),
    ...mason.prism('marble', stylobate, 2.5, 5),
    ...mason.prism('cella', cell, 5, 23),
    mason.lines('marble', 3.6, shafts, 0),
    mason.lines('marble', 2.2, shafts, 4),
    ...mason.prism('marble', eaves, 23, 27),
    ...mason.roof('kind-roof', roof, 27, 12, 0, 'marble'),
  ];
}

function quarry(turned: boolean): Face[] {
  const stone = (x: number, y: number, w: number, d: number, foot: number, top: number) => mason.prism('stone', block({ x, y }, w, d, 45), foot, top);
  const s = turned ? -1 : 1;
  const jib: Spot = { x: 7 * s, y: 6, z: 31 };
  return [
    ...mason.face('pit', block({ x: 0, y: 0 }, 44, 40, 45).map((one) => ({ ...one, z: 0.2 }))),
    ...stone(-10 * s, -12, 20, 16, 0, 14),
    ...stone(9 * s, -14, 14, 14, 0, 8),
    ...stone(-16 * s, 3, 13, 11, 0, 7),
    mason.line('wood', 2.6, { x: -8 * s, y: -6, z: 0 }, { x: -3 * s, y: 0, z: 34 }, jib),
    mason.line('wood', 1.6, { x: 4 * s, y: -8, z: 0 }, { x: -3 * s, y: 0, z: 34 }),
    mason.line('rope', 1.2, jib, { ...jib, z: 16 }),
    ...stone(7 * s, 6, 10, 9, 6, 15),
    ...stone(12 * s, 15, 11, 9, 0, 6),
    ...stone(-4 * s, 17, 9, 8, 0, 5),
  ];
}

/** A plaza has room for its stars in front; a banner with its sign is drawn by the column. */
function plaza(): Face[] {
  return [
    mason.upright('shade', 0, { x: 4, y: -13, z: 0 }, (x, y) => `M${x - 9} ${y}a10 4 0 1 0 20 0a10 4 0 1 0 -20 0`),
    ...mason.prism('marble', block({ x: 0, y: -15 }, 13, 13, 45), 0, 4),
    mason.line('wood', 2.4, { x: 0, y: -15, z: 4 }, { x: 0, y: -15, z: 46 }),
  ];
}

const KINDS: Record<string, ((variant: number) => Face[])[]> = {
  h: [
    () => [...house({ x: 2, y: -17 }, 20, 17, 15), ...house({ x: 17, y: 4 }, 14, 14, 10, true), ...house({ x: -13, y: 4 }, 19, 16, 12)],
    () => [...house({ x: -4, y: -15 }, 22, 16, 13, true), ...cypress(-25, 2, 26), ...house({ x: 11, y: 7 }, 20, 18, 14)],
    () => [...house({ x: 13, y: -13 }, 16, 16, 12), ...house({ x: -13, y: -8 }, 18, 16, 17), ...house({ x: 4, y: 13 }, 16, 13, 9, true)],
  ],
  m: [
    () => [...stall({ x: 2, y: -15 }, 20, 16), ...stall({ x: -12, y: 7 }, 19, 15), ...stall({ x: 16, y: 6 }, 14, 14)],
    () => [...stall({ x: -11, y: -12 }, 17, 16), ...stall({ x: 14, y: -7 }, 17, 16), ...stall({ x: -1, y: 13 }, 21, 14)],
  ],
  b: [() => barracks(false), () => barracks(true)],
  t: [() => temple(false), () => temple(true)],
  g: [
    () => [...cypress(-8, -20), ...cypress(9, -17, 38), ...olive(-19, 0), ...olive(19, 3, 7), ...pool(0, 8), ...olive(-6, 20, 6)],
    () => [...olive(4, -20, 9), ...cypress(-19, -9, 36), ...cypress(21, -5, 32), ...pool(2, 4), ...olive(-14, 13, 7), ...olive(15, 17, 7)],
  ],
  q: [() => quarry(false), () => quarry(true)],
};

/** A round pool with a marble rim. */
function pool(x: number, y: number): Face[] {
  const ring = (r: number) => (px: number, py: number) => `M${px - r} ${py}a${r} ${r * LENS.tilt} 0 1 0 ${2 * r} 0a${r} ${r * LENS.tilt} 0 1 0 ${-2 * r} 0`;
  const spot = { x, y, z: 0 };
  return [mason.upright('marble', 1, spot, ring(12)), mason.upright('marble', 4, { ...spot, z: 2.4 }, ring(11.6)), mason.upright('water', 3, { ...spot, z: 2 }, ring(8.6))];
}

const drawn = new Map<string, Face[]>();

/** What stands on a hex with this face. The same hex always gets the same variant. */
export function building(face: string, seed: number): Face[] {
  const variants = KINDS[face];
  const which = variants ? Math.abs(seed) % variants.length : 0;
  const key = `${face}${which}`;
  let faces = drawn.get(key);
  if (!faces) {
    faces = joined(variants?.[which]?.(which) ?? plaza());
    drawn.set(key, faces);
  }
  return faces;
}
