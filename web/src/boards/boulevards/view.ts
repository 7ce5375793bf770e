/** What the board reads of a view of Boulevards. The types come from the rules. */
export type { AttractionView } from '../../lib/types/boulevards/AttractionView';
export type { BuildingView } from '../../lib/types/boulevards/BuildingView';
export type { Kind } from '../../lib/types/boulevards/Kind';
export type { LotView } from '../../lib/types/boulevards/LotView';
export type { PlayerView } from '../../lib/types/boulevards/PlayerView';
export type { StreetView } from '../../lib/types/boulevards/StreetView';
export type { View as Town } from '../../lib/types/boulevards/View';
