/** What the board reads of a view of Rooftops, in its own names. The types come from the rules. */
export type { BuildingView } from '../../lib/types/rooftops/BuildingView';
export type { BuildView } from '../../lib/types/rooftops/BuildView';
export type { Colour } from '../../lib/types/rooftops/Colour';
export type { DeveloperView } from '../../lib/types/rooftops/DeveloperView';
export type { Floors } from '../../lib/types/rooftops/Floors';
export type { GoalView } from '../../lib/types/rooftops/GoalView';
export type { Offer } from '../../lib/types/rooftops/Offer';
export type { RoofView } from '../../lib/types/rooftops/RoofView';
export type { SiteView } from '../../lib/types/rooftops/SiteView';
export type { View as RooftopsView } from '../../lib/types/rooftops/View';
