/** The view of Planners, with the names of the page. The types are generated from the rules. */
export type { Colour, ObjectKind, ObjectView, PlannerView, TileView, View as PlannersView } from '../../lib/types/planners';
