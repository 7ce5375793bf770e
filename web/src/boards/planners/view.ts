/** What the board reads of a view of Planners, in its own names. The types come from the rules. */
export type { Colour } from '../../lib/types/planners/Colour';
export type { ObjectView } from '../../lib/types/planners/ObjectView';
export type { PlannerView } from '../../lib/types/planners/PlannerView';
export type { TileView } from '../../lib/types/planners/TileView';
export type { View as PlannersView } from '../../lib/types/planners/View';
