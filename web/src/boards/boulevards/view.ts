/** The view of Boulevards. The types are generated from the rules. */
export type {
  AttractionView,
  BuildingView,
  Kind,
  LotView,
  PlayerView,
  StreetView,
  View as Town,
} from '../../lib/types/boulevards';
