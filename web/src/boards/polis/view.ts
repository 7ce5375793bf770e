/** What the board reads of a view of Polis, in its own names. The types come from the rules. */
export type { CityView } from '../../lib/types/polis/CityView';
export type { ColumnView } from '../../lib/types/polis/ColumnView';
export type { Line as ScoreLine } from '../../lib/types/polis/Line';
export type { Offer } from '../../lib/types/polis/Offer';
export type { View as PolisView } from '../../lib/types/polis/View';
