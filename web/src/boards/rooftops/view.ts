/** The view of Rooftops, with the names of the page. The types are generated from the rules. */
export type {
  BuildingView,
  BuildView,
  Colour,
  DeveloperView,
  Floors,
  GoalView,
  Offer,
  RoofView,
  SiteView,
  View as RooftopsView,
} from '../../lib/types/rooftops';
