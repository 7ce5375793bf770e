// Message types, by the names the page uses. They are generated from the Rust types (`make types`).
import type { Breakdown, EditionInfo, NewTable, ToClient } from './types/wire';

export type { Breakdown };
export type {
  Advice,
  Attempted,
  BetterLine,
  Chair,
  ChatLine,
  Clock,
  Command,
  CheckedEdition,
  Course,
  DayBoard,
  DayRank,
  DecisionClass,
  EditionFaults,
  EditionInfo,
  Fairness,
  FigureSight as Figure,
  FromClient as ToServer,
  GameInfo,
  GameRating,
  HandedIn,
  KeyMoment,
  LastStep,
  LessonSight as Lesson,
  LineStep,
  Me,
  MomentSight,
  MyChanges,
  NewSeat,
  NewTable,
  Opened,
  OptionInfo,
  PastGame,
  PatchStep,
  Person as PersonRef,
  Present,
  ProblemWords as Problem,
  ProfileSight as Profile,
  Rank as Leader,
  Review,
  ReviewPlayer,
  ReviewProgress,
  ReviewStep,
  ReviewSums,
  ReviewValue,
  ShunnedPerson,
  TableLine,
  TableSight as Sight,
  Today,
  ToldLine as Told,
  Trial,
  TrialSight,
  WeekRank,
} from './types/wire';

/** An edition in a list. */
export type EditionLine = Omit<EditionInfo, 'components' | 'about'>;
/** The edition of a new table: by name, or one's own. */
export type EditionChoice = NonNullable<NewTable['edition']>;

/** A seat, counted from 1 as in the JSON. */
export type Seat = number;

/** A message of the server over the socket. */
export type FromServer = ToClient;
export type Hello = Extract<ToClient, { type: 'hello' }>;

/** The preview of an action. */
export type PreviewAnswer = Omit<Extract<ToClient, { type: 'preview' }>, 'type' | 'id'>;
