// The form of Boulevards' editions: prices and costs are lists of numbers; the map shows the streets.
import '../boulevards.css';
import type { Kit } from '../../../editions/kit';
import { kindName, placeName } from '../names';
import Attraction from './Attraction.svelte';
import Street from './Street.svelte';
import Town from './Town.svelte';

const kit: Kit = {
  style: 'boulevards',
  first: ['streets'],
  codecs: {},
  pictures: { streets: Town, 'streets[]': Street, 'attractions[]': Attraction },
  names: {
    'attractions[].id': placeName,
    'streets[].kind': kindName,
    'streets[].lot1_end': placeName,
    'streets[].lot4_end': placeName,
    'end.from': placeName,
    'end.to': placeName,
  },
  hidden: [],
  settle: (components) => components,
};
export default kit;
