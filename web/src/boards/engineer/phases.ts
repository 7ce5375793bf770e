/** The round as a path: four phases with their steps, and the current one. */
import type { Site, Step } from './view';

/** A step of the path. */
export interface Stop {
  id: 'dice' | 'clear' | 'card' | 'bonus' | 'area' | 'end';
  steps: Step[];
}

/** A phase of the round. */
export interface Phase {
  id: 'preparation' | 'project' | 'investment' | 'end';
  stops: Stop[];
}

/** The phases in order. */
export const PHASES: readonly Phase[] = [
  {
    id: 'preparation',
    stops: [
      { id: 'dice', steps: ['roll', 'keep', 'set_dice'] },
      { id: 'clear', steps: ['extra'] },
    ],
  },
  {
    id: 'project',
    stops: [
      { id: 'card', steps: ['project'] },
      { id: 'bonus', steps: ['card_bonus'] },
    ],
  },
  {
    id: 'investment',
    stops: [
      { id: 'area', steps: ['invest'] },
      { id: 'bonus', steps: ['area_bonus'] },
    ],
  },
  { id: 'end', stops: [{ id: 'end', steps: [] }] },
];

/** The path of a game. Only challenges have bonuses. */
export function path(site: Site): Phase[] {
  const bonuses = site.buildings.some((building) => building.bonus !== null);
  return PHASES.map((phase) => ({ ...phase, stops: phase.stops.filter((stop) => bonuses || stop.id !== 'bonus') }));
}

/** The phase of a step; none before the first round and after the end. */
export function phaseOf(step: Step): Phase | null {
  return PHASES.find((phase) => phase.stops.some((stop) => stop.steps.includes(step))) ?? null;
}
