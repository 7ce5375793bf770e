/** Names and labels. */
import type { Translate } from '../../lib/board';
import { counted } from './about';
import { type Facet, NONE } from './notation';
import type { Site } from './view';

/** A resource. */
const resourceName = (resource: string, t: Translate) => t('engineer-resource', { resource });

/** `wood>coal+steel` in words. */
function swapName(swap: string, t: Translate): string {
  const [give = '', got = ''] = swap.split('>');
  const count = (resource: string) => got.split('+').filter((one) => one === resource).length;
  const get = counted({ wood: count('wood'), coal: count('coal'), steel: count('steel') });
  return t('board-engineer-swap', { give, get });
}

/** A value of a facet in words, as on its button. */
export function valueName(site: Site, facet: Facet, value: string, deed: string | undefined, t: Translate): string {
  if (value === NONE) return t(`board-engineer-no-${facet}`);
  if (facet === 'deed') return t(`board-engineer-deed-${value}`);
  if (facet === 'swap') return swapName(value, t);
  if (facet === 'sell') return resourceName(value, t);
  if (facet === 'die') return t('board-engineer-with-die', { die: Number(value) });
  if (facet === 'price') return priceName(value, t);
  return facet === 'what' ? whatName(site, value, deed, t) : value;
}

function priceName(price: string, t: Translate): string {
  const die = price.replace('$', '');
  if (!die) return t('board-engineer-price-money');
  return t(price.endsWith('$') ? 'board-engineer-price-both' : 'board-engineer-price-die', { die: Number(die) });
}

function whatName(site: Site, value: string, deed: string | undefined, t: Translate): string {
  if (deed === 'build') return buildingName(site, value, t);
  if (deed === 'develop') return districtName(site, value, t);
  if (deed === 'take') return resourceName(value, t);
  if (deed === 'swap') return swapName(value, t);
  if (deed === 'set') {
    const [from = '', to = ''] = value.split(' ');
    return t('board-engineer-set-die', { from: Number(from), to: Number(to) });
  }
  return value;
}

/** A building or part by its number on the open card. */
function buildingName(site: Site, number: string, t: Translate): string {
  const building = site.buildings.find((one) => one.building === number);
  return building ? t('board-engineer-building-name', { building: building.name }) : number;
}

/** A district card. */
function districtName(site: Site, id: string, t: Translate): string {
  const district = site.districts.find((one) => one.district === id);
  return district ? t('engineer-district', { district: district.name }) : id;
}
