/** The view of Polis, with the names of the page. The types are generated from the rules. */
export type { CityView, ColumnView, Offer, View as PolisView } from '../../lib/types/polis';
export type { Line as ScoreLine } from '../../lib/types/wire';
