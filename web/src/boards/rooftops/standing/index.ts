/** The manner in which a town stands up. It is loaded only when it is wanted. */
import type { Manner } from '../manner';
import { sketchFor } from './geometry';
import GroundStanding from './GroundStanding.svelte';
import SceneryStanding from './SceneryStanding.svelte';
import SiteStanding from './SiteStanding.svelte';

export function standing(upright: boolean): Manner {
  const sketch = sketchFor(upright);
  return {
    name: 'standing',
    at: (point) => sketch.at(point),
    groundAt: (point) => sketch.groundAt(point),
    order: (places) => sketch.order(places),
    box: (ground) => sketch.box(ground),
    rise: (height) => sketch.rise(height),
    reach: (height) => sketch.reach(height),
    hiding: (places, heights, site) => sketch.hiding(places, heights, site),
    Ground: GroundStanding,
    Site: SiteStanding,
    Scenery: SceneryStanding,
    signs: false,
  };
}
