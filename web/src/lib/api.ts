// The REST API. Every call returns or throws a `Fault` that can be shown to a person.
import type {
  CheckedEdition,
  Course,
  EditionInfo,
  EditionLine,
  GameInfo,
  Leader,
  Me,
  MomentSight,
  MyChanges,
  NewTable,
  Opened,
  PersonRef,
  Problem,
  Profile,
  ShunnedPerson,
  Sight,
  TableLine,
  Trial,
  TrialSight,
} from './wire';

/** Temporary errors: the same request may succeed later. */
const PASSING = ['offline', 'unavailable', 'too_many', 'closing', 'busy', 'no_room'];

/** An error with a message for people. */
export class Fault extends Error {
  /** When to try again, by this device's clock. */
  readonly until: number;

  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly rule: string | null = null,
    readonly retryAfter: number | null = null,
    /** The field that is wrong, such as `tiles.list[3].rows`. */
    readonly place: string | null = null,
  ) {
    super(message);
    this.name = 'Fault';
    this.until = Date.now() + (retryAfter ?? 0) * 1000;
  }

  static of(problem: Problem, status = 0): Fault {
    const place = (problem.details as { place?: string } | undefined)?.place ?? null;
    return new Fault(problem.code, problem.message, status, problem.rule ?? null, problem.retry_after ?? null, place);
  }

  /** Whether the same request may succeed later. */
  get passes(): boolean {
    return PASSING.includes(this.code);
  }
}

/** What the API needs from the page. */
export interface Caller {
  token(): string | null;
  language(): string;
  /** The text of errors that the server cannot describe itself. */
  say(key: string): string;
}

let caller: Caller = { token: () => null, language: () => 'en', say: (key) => key };

/** Called once, when the page starts. */
export function introduce(who: Caller): void {
  caller = who;
}

/** The error without a response: the network is down, or the response is invalid. */
export const offline = (): Fault => new Fault('offline', caller.say('fault-offline'));

/** The table has changed since the action was chosen. */
export const movedOn = (): Fault => new Fault('moved_on', caller.say('fault-moved-on'));

type Query = Record<string, string | number | null | undefined>;

async function call<T>(method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const token = caller.token();
  const asked = Object.entries({ ...query, lang: caller.language() }).filter(([, value]) => value != null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}?${search}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw offline();
  }
  if (!answer.ok) throw await fault(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json().catch(() => null)) as T);
}

async function fault(answer: Response): Promise<Fault> {
  const after = Number(answer.headers.get('Retry-After'));
  const told = (await answer.json().catch(() => null)) as { error?: Problem } | null;
  if (told?.error) return Fault.of(told.error, answer.status);
  return new Fault('unavailable', caller.say('fault-server'), answer.status, null, after || null);
}

const of = encodeURIComponent;

export type TableList = 'to_join' | 'to_watch' | 'finished' | 'mine' | 'awaiting';

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string) => call<{ lang: string; markdown: string }>('GET', `/games/${of(game)}/rules`),
  editions: (game: string) => call<EditionLine[]>('GET', `/games/${of(game)}/editions`),
  edition: (game: string, name: string) => call<EditionInfo>('GET', `/games/${of(game)}/editions/${of(name)}`),
  editionSchema: (game: string) => call<unknown>('GET', `/games/${of(game)}/edition-schema`),
  checkEdition: (game: string, components: unknown) => call<CheckedEdition>('POST', `/games/${of(game)}/editions/check`, components),
  lessons: (game: string) => call<Course>('GET', `/games/${of(game)}/lessons`),
  tryOut: (game: string, trial: Trial) => call<TrialSight>('POST', `/games/${of(game)}/try`, trial),
  leaders: (game: string, skip = 0, limit = 50) =>
    call<Leader[]>('GET', `/games/${of(game)}/leaderboard`, undefined, { skip, limit }),

  enter: (name: string, language: string) =>
    call<{ person: PersonRef; token: string }>('POST', '/people', { name, language }),
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: MyChanges) =>
    call<Me>('PATCH', '/me', change),
  newToken: () => call<{ token: string }>('POST', '/me/tokens'),
  forgetTokens: () => call<{ token: string }>('DELETE', '/me/tokens'),
  exportMe: () => call<unknown>('GET', '/me/export'),
  deleteMe: () => call<undefined>('DELETE', '/me'),
  shunned: () => call<ShunnedPerson[]>('GET', '/me/shunned'),
  shun: (person: string, how: 'muted' | 'blocked') => call<undefined>('PUT', `/me/shunned/${of(person)}`, { how }),
  forgive: (person: string) => call<undefined>('DELETE', `/me/shunned/${of(person)}`),
  person: (id: string) => call<Profile>('GET', `/people/${of(id)}`),

  tables: (list: TableList, game: string | null = null, cursor: string | null = null, limit = 20) =>
    call<{ tables: TableLine[]; next?: string }>('GET', '/tables', undefined, { list, game, cursor, limit }),
  open: (table: NewTable) =>
    call<Opened>('POST', '/tables', table),
  sight: (id: string) => call<Sight>('GET', `/tables/${of(id)}`),
  at: (id: string, steps: number) => call<MomentSight>('GET', `/tables/${of(id)}/at/${steps}`),
  scores: (id: string) => call<{ points: number[][] }>('GET', `/tables/${of(id)}/scores`),
  rematch: (id: string) => call<{ id: string }>('POST', `/tables/${of(id)}/rematch`),
  record: (id: string) => call<unknown>('GET', `/tables/${of(id)}/record`),
  importRecord: (record: unknown) => call<{ id: string }>('POST', '/records', record),
};

/** Converts any error to a fault. A part of the page that cannot be loaded is reported as a TypeError. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  return error instanceof TypeError && !navigator.onLine ? offline() : new Fault('unavailable', caller.say('fault-page'));
}
