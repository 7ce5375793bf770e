/** The view of Engineer. The types are generated from the rules. */
export type {
  AreaView,
  BuildingView,
  DistrictView,
  ProjectView,
  Step,
  Stock,
  View as Site,
} from '../../lib/types/engineer';
