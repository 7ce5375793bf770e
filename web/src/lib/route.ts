// Routes of the page: everything after `#`, which is never sent to a server.

/** A route. */
export type Route =
  | { page: 'front' }
  | { page: 'tables'; list: 'to_join' | 'to_watch' | 'finished'; game: string | null }
  | { page: 'new'; game: string | null }
  | { page: 'mine' }
  | { page: 'profile' }
  | { page: 'arrive'; token: string }
  | { page: 'person'; id: string }
  | { page: 'leaders'; game: string | null }
  | { page: 'daily'; date: string | null; game: string | null }
  | { page: 'table'; id: string; seat: number | null; key: string | null }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'review'; id: string; at: number | null; samples: number | null }
  | { page: 'study' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'editions'; game: string | null; name: string | null }
  | { page: 'learn'; game: string | null; lesson: number | null }
  | { page: 'lost'; address: string };

const LISTS = ['to_join', 'to_watch', 'finished'] as const;

/** A whole number in plain decimal notation, or null. */
function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What tables and people are named by; tables of this device have a prefix. */
const isId = (text: string): boolean => /^(here-)?[0-9a-f]{32}$/.test(text);

/** Parses the part after `#`. */
export function parse(hash: string): Route {
  const address = hash.replace(/^#/, '');
  const [path = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  const [page = '', id = '', part = null] = path.replace(/^\//, '').split('/').map(plain);
  const game = id || query.get('game');
  switch (page) {
    case '':
      return { page: 'front' };
    case 'tables':
      return { page: 'tables', list: LISTS.find((list) => list === query.get('list')) ?? 'to_join', game };
    case 'new':
      return { page: 'new', game };
    case 'mine':
    case 'profile':
    case 'study':
      return { page };
    case 'leaders':
      return { page: 'leaders', game };
    case 'daily':
      return { page: 'daily', date: id || null, game: part || null };
    case 'rules':
      return { page: 'rules', game, rule: query.get('rule') };
    case 'learn':
      return { page: 'learn', game, lesson: whole(part) };
    case 'editions':
      return { page: 'editions', game, name: part || null };
  }
  if (page === 'me' && id !== '') return { page: 'arrive', token: id };
  if (!isId(id)) return { page: 'lost', address };
  switch (page) {
    case 'people':
      return { page: 'person', id };
    case 'table':
      return { page: 'table', id, seat: whole(query.get('seat')), key: query.get('key') };
    case 'replay':
      return { page: 'replay', id, at: whole(query.get('at')) };
    case 'review':
      return { page: 'review', id, at: whole(query.get('at')), samples: whole(query.get('samples')) };
    default:
      return { page: 'lost', address };
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page. */
export function link(route: Route): string {
  const query = (values: Record<string, string | number | null>) => {
    const said = Object.entries(values).filter(([, value]) => value !== null) as [string, string | number][];
    const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  };
  const of = encodeURIComponent;
  const parts = (...all: (string | number | null)[]) => all.filter((part) => part !== null).map((part, at) => (at === 0 ? part : of(part))).join('/');
  switch (route.page) {
    case 'front':
      return '#/';
    case 'tables':
      return `#/tables${query({ list: route.list, game: route.game })}`;
    case 'new':
    case 'leaders':
      return `#/${route.page}${route.game === null ? '' : `/${of(route.game)}`}`;
    case 'rules':
      return `#/rules${route.game === null ? '' : `/${of(route.game)}`}${query({ rule: route.rule })}`;
    case 'learn':
      return parts('#/learn', route.game, route.lesson);
    case 'editions':
      return parts('#/editions', route.game, route.name);
    case 'daily':
      return parts('#/daily', route.date, route.game);
    case 'mine':
    case 'profile':
    case 'study':
      return `#/${route.page}`;
    case 'arrive':
      return `#/me/${of(route.token)}`;
    case 'person':
      return `#/people/${of(route.id)}`;
    case 'table':
      return `#/table/${of(route.id)}${query({ seat: route.seat, key: route.key })}`;
    case 'replay':
      return `#/replay/${of(route.id)}${query({ at: route.at })}`;
    case 'review':
      return `#/review/${of(route.id)}${query({ at: route.at, samples: route.samples })}`;
    case 'lost':
      return `#${route.address}`;
  }
}

/** The address of the review of a game. */
export const reviewLink = (id: string): string => reviewLinkAt(id, null);
export const reviewLinkAt = (id: string, at: number | null): string => link({ page: 'review', id, at, samples: null });

/** The address of a table. */
export const tableLink = (id: string): string => link({ page: 'table', id, seat: null, key: null });
