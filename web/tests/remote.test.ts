// The connection reconnects by itself; the test controls the socket and the clock.
import { beforeEach, expect, test } from 'vitest';
import { Fault } from '../src/lib/api';
import type { Ears, Link } from '../src/lib/engine';
import { backOff, Remote, type Socket } from '../src/lib/remote';
import type { FromServer, Sight, Told, ToServer } from '../src/lib/wire';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ToServer[] = [];
  open = true;

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close() {
    this.open = false;
  }

  hear(message: FromServer | string) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

const sight = (number: number, more: Partial<Sight> = {}) => ({ number, view: { stones: 3 }, viewer: 1, ...more }) as Sight;
const told = (number: number) => ({ number, at: 0, what: 'acted', text: '' }) as Told;
const hello = (number: number, log: Told[] = [], resumed = false): FromServer => ({
  type: 'hello',
  protocol: 1,
  person: null,
  sight: sight(number),
  log,
  chat: [],
  present: [],
  watching: 0,
  resumed,
});

let sockets: FakeSocket[];
let timers: { at: number; what: () => void; off: boolean }[];
let now: number;
let links: Link['state'][];
let news: { sight: Sight; entries: Told[] }[];
let greetings: FromServer[];
let kept: Record<string, string>[];
let remote: Remote;

const last = () => sockets.at(-1)!;

function pass(ms: number) {
  const until = now + ms;
  for (;;) {
    const due = timers.filter((timer) => !timer.off && timer.at <= until).toSorted((a, b) => a.at - b.at)[0];
    if (due === undefined) break;
    due.off = true;
    now = due.at;
    due.what();
  }
  now = until;
}

function greet(number = 5) {
  last().onopen?.();
  last().hear(hello(number));
}

beforeEach(() => {
  [sockets, timers, now, links, news, greetings, kept] = [[], [], 0, [], [], [], []];
  remote = new Remote({
    connect: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    token: () => 'secret',
    language: () => 'pl',
    say: (key) => key,
    now: () => now,
    after: (ms, what) => {
      const timer = { at: now + ms, what, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    keep: (keys) => kept.push(keys),
    lot: () => 0.5,
  });
  const ears: Ears = {
    hello: (message) => greetings.push(message),
    news: (sight, entries) => news.push({ sight, entries }),
    said: () => undefined,
    present: () => undefined,
    link: (link) => links.push(link.state),
  };
  remote.open(ears);
});

test('the first thing said is hello, with the token and the language', () => {
  last().onopen?.();
  expect(last().sent).toEqual([{ type: 'hello', lang: 'pl', deltas: true, token: 'secret' }]);
  last().hear(hello(5));
  expect(links).toEqual(['connecting', 'live']);
  expect(greetings).toHaveLength(1);
});

test('patches are applied to the last sight', () => {
  greet();
  last().hear({ type: 'news', number: 6, now: 1, entries: [told(6)], patch: [{ op: 'replace', path: '/view/stones', value: 2 }, { op: 'replace', path: '/number', value: 6 }] });
  last().hear({ type: 'news', number: 7, now: 2, entries: [told(7)], patch: [{ op: 'add', path: '/mover', value: 1 }] });
  expect(news[1]!.sight).toMatchObject({ number: 6, mover: 1, now: 2, view: { stones: 2 } });
  expect(news[1]!.entries).toEqual([told(7)]);
});

test('a patch that does not fit leads to a fresh start', () => {
  greet();
  last().hear({ type: 'news', number: 6, now: 1, entries: [], patch: [{ op: 'remove', path: '/nothing' }] });
  expect(sockets[0]!.open).toBe(false);
  pass(1_000);
  expect(sockets).toHaveLength(2);
});

test('after a break the page comes back and asks only for what it missed', () => {
  greet(5);
  last().onclose?.();
  expect(links.at(-1)).toBe('waiting');
  pass(1_000);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: 'hello', after: 5 });
  last().hear(hello(9, [told(6), told(9)], true));
  expect(links.at(-1)).toBe('live');
});

test('the wait grows with each failed attempt, up to a limit', () => {
  const waits = Array.from({ length: 12 }, (_, tries) => backOff(tries, 1));
  expect(waits.slice(0, 3)).toEqual([400, 800, 1_600]);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBe(15_000);
  expect(backOff(3, 0)).toBe(1_600);
});

test('attempts continue until the server answers, and then the count starts again', () => {
  for (let tries = 0; tries < 6; tries += 1) {
    last().onclose?.();
    pass(20_000);
  }
  expect(sockets).toHaveLength(7);
  greet();
  last().onclose?.();
  pass(400);
  expect(sockets).toHaveLength(8);
});

test('a page that is looked at again does not wait', () => {
  greet();
  last().onclose?.();
  remote.wake();
  expect(sockets).toHaveLength(2);
  pass(60_000);
  expect(sockets).toHaveLength(2);
});

test('an action without an answer is sent again under its old name, and is answered once', async () => {
  greet();
  const done = remote.do({ type: 'act', seat: 1, action: 'build', chosen_at: 5 });
  const first = last().sent.at(-1)!;
  expect(first).toMatchObject({ type: 'do', command: { type: 'act', action: 'build', chosen_at: 5 } });
  last().onclose?.();
  pass(1_000);
  last().onopen?.();
  last().hear(hello(6, [told(6)], true));
  expect(last().sent.at(-1)).toEqual(first);
  expect((first as { command: { id?: string }; id: string }).command.id).toBe((first as { id: string }).id);
  last().hear({ type: 'done', id: (first as { id: string }).id, number: 6 });
  await expect(done).resolves.toBe(6);
  last().onclose?.();
  pass(1_000);
  greet(6);
  expect(last().sent).toHaveLength(1);
});

test('an action chosen while offline goes out with the next hello', () => {
  greet();
  last().onclose?.();
  void remote.do({ type: 'act', seat: 1, action: 'build', chosen_at: 5 });
  pass(1_000);
  greet();
  expect(last().sent.map((message) => message.type)).toEqual(['hello', 'do']);
});

test('anything else that was under way fails with the connection', async () => {
  greet();
  const asked = [remote.preview(1, 'build'), remote.do({ type: 'resign', seat: 1 }), remote.say('hi')];
  last().onclose?.();
  for (const promise of asked) await expect(promise).rejects.toMatchObject({ code: 'offline' });
  await expect(remote.hint(1)).rejects.toBeInstanceOf(Fault);
});

test('a refusal is reported to the caller, and a stale one shows the current table', async () => {
  greet();
  const done = remote.do({ type: 'act', seat: 1, action: 'build', chosen_at: 4 });
  const { id } = last().sent.at(-1) as { id: string };
  last().hear({ type: 'refused', id, error: { code: 'stale', message: 'look again' }, sight: sight(8) });
  await expect(done).rejects.toMatchObject({ code: 'stale', message: 'look again' });
  expect(news.at(-1)!.sight.number).toBe(8);
});

test('a table that is not there ends it; a server that is busy does not', () => {
  last().onopen?.();
  last().hear({ type: 'refused', error: { code: 'unavailable', message: 'later' } });
  last().onclose?.();
  expect(links.at(-1)).toBe('waiting');
  pass(1_000);
  last().onopen?.();
  last().hear({ type: 'refused', error: { code: 'not_found', message: 'no' } });
  expect(links.at(-1)).toBe('ended');
  pass(60_000);
  expect(sockets).toHaveLength(2);
});

test('silence is noticed: a ping without an answer means a new connection', () => {
  greet();
  pass(20_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().hear({ type: 'pong', now: 1 });
  pass(20_000);
  expect(sockets).toHaveLength(1);
  pass(10_000);
  expect(sockets[0]!.open).toBe(false);
  expect(sockets.length).toBeGreaterThan(1);
});

test('the seat looked from is kept over a break', () => {
  greet();
  remote.viewAs(2);
  expect(last().sent.at(-1)).toEqual({ type: 'view_as', seat: 2 });
  last().onclose?.();
  pass(1_000);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ seat: 2 });
});

test('once closed it stays closed', () => {
  greet();
  remote.close();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]!.open).toBe(false);
});

test('a network that goes away is noticed at once, and a choice that waits is not lost', async () => {
  greet();
  const done = remote.do({ type: 'act', seat: 1, action: 'a', chosen_at: 5 });
  remote.sleep();
  expect(links.at(-1)).toBe('waiting');
  expect(sockets[0]!.open).toBe(false);
  remote.wake();
  last().onopen?.();
  last().hear(hello(5, [], true));
  const again = last().sent.find((message) => message.type === 'do');
  expect(again).toMatchObject({ command: { type: 'act', action: 'a' } });
  last().hear({ type: 'done', id: (again as { id: string }).id, number: 6 });
  expect(await done).toBe(6);
});

test('a refusal that names nothing is a refusal of what waits', async () => {
  greet();
  const acting = remote.do({ type: 'act', seat: 1, action: 'a', chosen_at: 1 }).catch((fault: unknown) => fault);
  const looking = remote.preview(1, 'a').catch((fault: unknown) => fault);
  last().hear({ type: 'refused', error: { code: 'too_many', message: 'slowly', retry_after: 2 } });
  for (const fault of await Promise.all([acting, looking])) expect(fault).toMatchObject({ code: 'too_many', retryAfter: 2 });
});

test('the new key of a seat is stored, and an invited person sends theirs', async () => {
  greet();
  const cleared = remote.do({ type: 'rise', seat: 2 });
  last().hear({ type: 'done', id: (last().sent.at(-1) as { id: string }).id, number: 6, keys: { 2: 'new' } });
  expect(await cleared).toBe(6);
  expect(kept).toEqual([{ 2: 'new' }]);
  void remote.say('hello', 'mine');
  expect(last().sent.at(-1)).toMatchObject({ type: 'say', words: 'hello', key: 'mine' });
  void remote.say('hello');
  expect(last().sent.at(-1)).not.toHaveProperty('key');
});
