/** Buildings of an edition as the board draws them: nothing is built, and everything can be paid. */
import { objectOf, textOf } from '../../../editions/settle';
import type { BuildingView, Site, Stock } from '../view';

const MUCH: Stock = { wood: 99, coal: 99, steel: 99, money: 99 };

function building(value: unknown, n: number): BuildingView {
  const { id, name, cost, bonus = null } = objectOf(value);
  const own = Object.keys(objectOf(name)).length > 0;
  return {
    building: String(n + 1),
    name: own ? { own: objectOf(name) as Record<string, string> } : textOf(id).toLowerCase(),
    cost: objectOf(cost) as unknown as Stock,
    bonus: bonus as BuildingView['bonus'],
    built: false,
    next: true,
    payable: true,
  };
}

/** The part of a view that shows a building card or a challenge. */
export function siteOf(card: string, challenge: string | null, list: unknown): Site {
  const buildings = Array.isArray(list) ? list.map(building) : [];
  return { card, challenge, buildings, stock: MUCH, built_before: 0 } as unknown as Site;
}
