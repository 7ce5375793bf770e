/** Houses and trees without a role in the game, as faces: those behind each site, so that all is painted from back to front. */
import { nearness, project } from '../../shared/iso';
import { block, type Face, joined, Mason } from '../../shared/solids';
import { avenues, groves, houses, type House, plate, type Tree } from '../greenery';
import type { District, Ground } from '../ground';
import type { Point } from '../shapes';
import type { Sketch } from './geometry';

/** What stands between two sites. */
export interface Scenery {
  /** The low houses of each district, in its tone. */
  low: { tone: string; faces: Face[] }[];
  trees: Face[];
  plates: { district: District; at: Point }[];
}

interface Thing extends Point {
  house?: House;
  tree?: Tree;
  plate?: District;
  tone: string;
}

/** The scenery behind each site, by its name; what is in front of all of them has none. */
export function sceneryOf(ground: Ground, sketch: Sketch): Map<string | null, Scenery> {
  const mason = new Mason(sketch.lens);
  const near = (point: Point) => nearness(sketch.lens, point);
  const things = everything(ground).filter((thing) => thing.plate || !coversSign(thing, ground, sketch)).sort((one, other) => near(one) - near(other));
  const all = new Map<string | null, Scenery>();
  let next = 0;
  for (const place of [...sketch.order(ground.places), null]) {
    const from = next;
    while (next < things.length && (place === null || near(things[next] as Thing) < near(place))) next += 1;
    all.set(place?.site ?? null, between(things.slice(from, next), mason, sketch));
  }
  return all;
}

/** Whether it would cover the sign of a site, which is in front of its tower. */
function coversSign(thing: Point, ground: Ground, sketch: Sketch): boolean {
  const at = sketch.at(thing);
  return ground.places.some((place) => {
    const sign = sketch.at(place);
    return Math.abs(at.x - sign.x) < 34 && at.y > sign.y + 6 && at.y < sign.y + 50;
  });
}

function everything(ground: Ground): Thing[] {
  return [
    ...ground.districts.flatMap((district) => [
      ...houses(ground, district).map((house) => ({ x: house.x, y: house.y, house, tone: district.fill })),
      { ...plate(ground, district), plate: district, tone: '' },
    ]),
    ...[...avenues(ground, 15), ...groves(ground)].map((tree) => ({ x: tree.x, y: tree.y, tree, tone: '' })),
  ];
}

function between(things: Thing[], mason: Mason, sketch: Sketch): Scenery {
  const tones = [...new Set(things.flatMap(({ house, tone }) => (house ? [tone] : [])))];
  return {
    low: tones.map((tone) => ({ tone, faces: layered(things.filter((thing) => thing.tone === tone).flatMap(({ house }) => (house ? cottage(house, mason) : []))) })),
    trees: layered(things.flatMap(({ tree }) => (tree ? grown(tree, mason) : []))),
    plates: things.flatMap(({ plate, x, y }) => (plate ? [{ district: plate, at: project(sketch.lens, { x, y, z: 12 }) }] : [])),
  };
}

/** These stand apart from each other, so all faces of one look are one element. */
function layered(faces: Face[]): Face[] {
  const looks = [...new Set(faces.map(look))];
  return joined(looks.flatMap((one) => faces.filter((face) => look(face) === one)));
}

const look = ({ ink, shade, width }: Face) => `${ink} ${shade} ${width}`;

function cottage(house: House, mason: Mason): Face[] {
  const high = house.rise + 5;
  const [walls, eaves] = [block(house, house.width, house.depth + 2), block(house, house.width + 3, house.depth + 5)];
  return [...mason.prism('low-wall', walls, 0, high), ...mason.roof('low-roof', eaves, high, 7, 0.22)];
}

function grown({ x, y, r }: Tree, mason: Mason): Face[] {
  const ball = (size: number, up: number, off: number) => (px: number, py: number) =>
    `M${Math.round((px - size - off) * 10) / 10} ${Math.round((py - up) * 10) / 10}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  const size = Math.round(r * 11) / 10;
  const part = (of: number) => Math.round(size * of * 10) / 10;
  const spot = { x, y, z: 0 };
  return [
    mason.upright('tree-shade', 0, { x: x + 3, y: y - 1, z: 0 }, (px, py) => `M${px - size} ${py}a${size} ${part(0.55)} 0 1 0 ${2 * size} 0a${size} ${part(0.55)} 0 1 0 ${-2 * size} 0`),
    mason.upright('trunk', 1, spot, (px, py) => `M${px - 1} ${py}h2v${-r}h-2Z`),
    mason.upright('tree', 0, spot, ball(size, r * 1.6, 0)),
    mason.upright('tree', 3, spot, ball(part(0.78), r * 1.78, part(0.16))),
    mason.upright('tree', 4, spot, ball(part(0.36), r * 2.05, part(0.32))),
  ];
}
