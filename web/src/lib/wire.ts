// What goes over the wire, by the names the page uses. Everything is generated from the Rust types (`make types`).
import type { Breakdown } from './types/polis/Breakdown';
import type { ToClient } from './types/wire/ToClient';

export type { Breakdown };
export type { Advice } from './types/wire/Advice';
export type { Chair } from './types/wire/Chair';
export type { ChatLine } from './types/wire/ChatLine';
export type { Clock } from './types/wire/Clock';
export type { Command } from './types/wire/Command';
export type { Course } from './types/wire/Course';
export type { FigureSight as Figure } from './types/wire/FigureSight';
export type { FromClient as ToServer } from './types/wire/FromClient';
export type { GameInfo } from './types/wire/GameInfo';
export type { LastStep } from './types/wire/LastStep';
export type { LessonSight as Lesson } from './types/wire/LessonSight';
export type { Me } from './types/wire/Me';
export type { MomentSight } from './types/wire/MomentSight';
export type { MyChanges } from './types/wire/MyChanges';
export type { NewSeat } from './types/wire/NewSeat';
export type { NewTable } from './types/wire/NewTable';
export type { Opened } from './types/wire/Opened';
export type { OptionInfo } from './types/wire/OptionInfo';
export type { PastGame } from './types/wire/PastGame';
export type { PatchStep } from './types/wire/PatchStep';
export type { PersonSight as PersonRef } from './types/wire/PersonSight';
export type { Present } from './types/wire/Present';
export type { ProblemWords as Problem } from './types/wire/ProblemWords';
export type { ProfileSight as Profile } from './types/wire/ProfileSight';
export type { Rank as Leader } from './types/wire/Rank';
export type { ShunnedPerson } from './types/wire/ShunnedPerson';
export type { TableLine } from './types/wire/TableLine';
export type { TableSight as Sight } from './types/wire/TableSight';
export type { ToldLine as Told } from './types/wire/ToldLine';
export type { Trial } from './types/wire/Trial';
export type { TrialSight } from './types/wire/TrialSight';

/** A seat, counted from 1 as everywhere in the JSON. */
export type Seat = number;

/** What the server says on the socket. */
export type FromServer = ToClient;
export type Hello = Extract<ToClient, { type: 'hello' }>;

/** What an action would lead to. */
export type PreviewAnswer = Omit<Extract<ToClient, { type: 'preview' }>, 'type' | 'id' | 'breakdown_before' | 'breakdown_after'> & {
  breakdown_before: Breakdown;
  breakdown_after: Breakdown;
};
