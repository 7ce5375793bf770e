/** What the board reads of a view of Engineer. The types come from the rules. */
export type { AreaView } from '../../lib/types/engineer/AreaView';
export type { BuildingView } from '../../lib/types/engineer/BuildingView';
export type { DistrictView } from '../../lib/types/engineer/DistrictView';
export type { Message } from '../../lib/types/engineer/Message';
export type { ProjectView } from '../../lib/types/engineer/ProjectView';
export type { Step } from '../../lib/types/engineer/Step';
export type { Stock } from '../../lib/types/engineer/Stock';
export type { View as Site } from '../../lib/types/engineer/View';
