/** Names and labels. */
import type { Translate } from '../../lib/board';
import { type Facet, NONE } from './notation';
import type { Message, Site } from './view';

/** A message of the view in words. */
export const tell = (message: Message, t: Translate): string =>
  [t(message.key, message.args), ...(message.then ?? []).map((next) => tell(next, t))].join(' ');

/** A resource. */
export const resourceName = (resource: string, t: Translate) => t(`engineer-resource-${resource}`);

/** `wood>coal+steel` in words. */
function swapName(swap: string, t: Translate): string {
  const [give = '', got = ''] = swap.split('>');
  const get = got.split('+').map((resource) => resourceName(resource, t)).join(' + ');
  return t('board-engineer-swap', { give: resourceName(give, t), get });
}

/** A value of a facet in words, as on its button. */
export function valueName(site: Site, facet: Facet, value: string, deed: string | undefined, t: Translate): string {
  if (value === NONE) return t(`board-engineer-no-${facet}`);
  if (facet === 'deed') return t(`board-engineer-deed-${value}`);
  if (facet === 'swap') return swapName(value, t);
  if (facet === 'sell') return resourceName(value, t);
  if (facet === 'die') return t('board-engineer-with-die', { die: value });
  if (facet === 'price') return priceName(value, t);
  return facet === 'what' ? whatName(site, value, deed, t) : value;
}

function priceName(price: string, t: Translate): string {
  const die = price.replace('$', '');
  return t('board-engineer-price', { kind: !die ? 'money' : price.endsWith('$') ? 'both' : 'die', die });
}

function whatName(site: Site, value: string, deed: string | undefined, t: Translate): string {
  if (deed === 'build') return buildingName(site, value, t);
  if (deed === 'develop') return districtName(site, value, t);
  if (deed === 'take') return resourceName(value, t);
  if (deed === 'swap') return swapName(value, t);
  if (deed === 'set') {
    const [from = '', to = ''] = value.split(' ');
    return t('board-engineer-set-die', { from, to });
  }
  return value;
}

/** A building or part by its number on the open card. */
function buildingName(site: Site, number: string, t: Translate): string {
  const building = site.buildings.find((one) => one.building === number);
  return building ? tell(building.name, t) : number;
}

/** A district card. */
function districtName(site: Site, id: string, t: Translate): string {
  const district = site.districts.find((one) => one.district === id);
  return district ? tell(district.name, t) : id;
}
