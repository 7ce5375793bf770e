/** Cones on a site where one may build, and the crane where one builds. */
import { block, type Face, Mason } from '../../shared/solids';
import { BLOCK } from '../greenery';
import { FLOOR, type Sketch, TOWER } from './geometry';

/** A cone with a white band at three corners of a plot. */
export function cones({ lens }: Sketch): Face[] {
  const mason = new Mason(lens);
  const [x, y] = [BLOCK.x - 7, BLOCK.y - 7];
  return [{ x, y: -y }, { x: -x, y }, { x, y }].flatMap((at) => {
    const spot = { ...at, z: 0 };
    return [
      mason.upright('cone-foot', 1, spot, (px, py) => `M${px - 5} ${py}L${px} ${py - 2.6}L${px + 5} ${py}L${px} ${py + 2.6}Z`),
      mason.upright('cone', 2, spot, (px, py) => `M${px - 3} ${py}L${px - 0.7} ${py - 12}H${px + 0.7}L${px + 3} ${py}Q${px} ${py + 2} ${px - 3} ${py}Z`),
      mason.upright('cone-band', 4, spot, (px, py) => `M${px - 2.2} ${py - 4}L${px - 1.7} ${py - 6.6}H${px + 1.7}L${px + 2.2} ${py - 4}Z`),
    ];
  });
}

/** A crane behind a tower of this height, with its hook above the middle. */
export function crane({ lens }: Sketch, height: number): Face[] {
  const mason = new Mason(lens);
  const [x, y] = [-TOWER / 2 - 5, -TOWER / 2 + 4];
  const top = (height + 2.4) * FLOOR;
  const mast = Array.from({ length: Math.ceil(top / 9) }, (_, n): [{ x: number; y: number; z: number }, { x: number; y: number; z: number }] => {
    const [low, high] = [n * 9, Math.min(top, n * 9 + 9)];
    return [{ x: x - 2.5 + 5 * (n % 2), y, z: low }, { x: x + 2.5 - 5 * (n % 2), y, z: high }];
  });
  return [
    ...mason.prism('crane-foot', block({ x, y }, 10, 10), 0, 4),
    mason.lines('crane', 1.1, mast),
    mason.lines('crane', 2, [[{ x: x - 2.5, y, z: 0 }, { x: x - 2.5, y, z: top }], [{ x: x + 2.5, y, z: 0 }, { x: x + 2.5, y, z: top }]], 4),
    mason.line('crane', 2.6, { x: x - 16, y, z: top }, { x: 26, y, z: top }),
    mason.lines('crane', 1.1, [[{ x: x - 16, y, z: top }, { x, y, z: top + 13 }], [{ x, y, z: top + 13 }, { x: 20, y, z: top }]]),
    ...mason.prism('crane-foot', block({ x: x - 14, y }, 8, 6), top - 7, top),
    mason.line('cable', 1.2, { x: 8, y, z: top }, { x: 8, y, z: top - 0.9 * FLOOR }),
  ];
}
