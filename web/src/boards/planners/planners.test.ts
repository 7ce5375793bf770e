import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/board';
import type { Fixture } from '../dev/fixture';
import { about } from './about';
import { changes, fitsNow, groundOf } from './ground';
import { LETTERS, places, readDeed, readMenu, readSpan, squaresOf } from './notation';
import { boxOf, SQUARE } from './signs';
import { sentence } from './stage';
import { trayOf } from './tray';
import type { PlannersView } from './view';

const seats: SeatInfo[] = ['Ada', 'Bolesław', 'Celina', 'Dobromir'].map((name, n) => ({ seat: n + 1, name, colour: '', symbol: '', mine: n === 0 }));
const fixtures = import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;

describe('the notation of Planners', () => {
  it('reads what players do', () => {
    expect(readDeed('take red')).toEqual({ kind: 'take', colour: 'red' });
    expect(readDeed('tile -1,0 3')).toEqual({ kind: 'tile', at: '-1,0', turned: 3 });
    expect(readDeed('lay 2,0 5,0')).toEqual({ kind: 'lay', from: '2,0', to: '5,0' });
    expect(readDeed('extend')).toEqual({ kind: 'extend' });
    expect(readDeed('pass')).toEqual({ kind: 'pass' });
  });

  it('reads nothing into what is no action of a player', () => {
    for (const text of ['draw 4', 'take pink', 'tile 1,0 4', 'lay 2,0', 'lay 2,0 3,0 4,0', '']) {
      expect(readDeed(text)).toBeNull();
    }
  });

  it('points to the squares of objects and tiles', () => {
    expect(places('lay 2,0 5,0')).toEqual(['2,0', '3,0', '4,0', '5,0']);
    expect(places('tile -1,0 2')).toContain('-1,2');
    expect(places('tile -1,0 2')).toHaveLength(9);
  });
});

describe.each(Object.entries(fixtures))('%s', (_, fixture) => {
  const view = fixture.view as PlannersView;
  const ground = groundOf(view);
  const spell = (spans: { from: string; to: string }[]) => spans.map(({ from, to }) => `${from} ${to}`).sort();

  it('has every legal action in the menu, once', () => {
    const menu = readMenu(fixture.actions);
    const found = [...menu.colours.values(), ...[...menu.tiles.values()].flat(), ...menu.spans.map((span) => span.action)];
    if (menu.extend) found.push('extend');
    if (menu.pass) found.push('pass');
    expect(found.sort()).toEqual([...fixture.actions].sort());
  });

  it('offers tiles where the view says, all four ways', () => {
    const menu = readMenu(fixture.actions);
    if (menu.tiles.size > 0) expect([...menu.tiles.keys()].sort()).toEqual([...view.places].sort());
    for (const turns of menu.tiles.values()) expect(turns.filter(Boolean)).toHaveLength(4);
  });

  it('has symbols of its colour under both ends of every object', () => {
    for (const { span, colour, length } of view.objects) {
      const squares = squaresOf(readSpan(span));
      expect(squares).toHaveLength(length);
      for (const end of [squares[0], squares.at(-1)]) expect(LETTERS[ground.get(end ?? '') ?? '']).toBe(colour);
    }
  });

  it('shows what fits where the rules say, by whose objects it is', () => {
    view.planners.forEach(({ colour, left, fits }, n) => {
      const shown = fitsNow(view).filter(({ seat }) => seat === n + 1);
      expect(spell(shown)).toEqual([...fits].sort());
      for (const fit of shown) expect([fit.colour, left.includes(fit.length)]).toEqual([colour, true]);
    });
  });

  it('tells what a choice opens and closes as the server does afterwards', () => {
    const [deed, after] = [readDeed(fixture.preview?.action ?? ''), fixture.preview?.view as PlannersView | undefined];
    if (!after || (deed?.kind !== 'tile' && deed?.kind !== 'lay')) return;
    const { opened, closed } = changes(view, deed);
    after.planners.forEach(({ fits }, n) => {
      const before = view.planners[n]?.fits ?? [];
      const seat = n + 1;
      expect(spell(opened.filter((fit) => fit.seat === seat))).toEqual(fits.filter((span) => !before.includes(span)).sort());
      if (seat === view.mover) return;
      expect(spell(closed.filter((fit) => fit.seat === seat))).toEqual(before.filter((span) => !fits.includes(span)).sort());
    });
  });

  it('keeps six slots in every tray', () => {
    for (const { left } of view.planners) {
      const slots = trayOf(view.lengths, left).flat();
      expect(slots).toHaveLength(6);
      expect(slots.filter((slot) => slot.here).map((slot) => slot.length).sort()).toEqual([...left].sort());
    }
  });

  it('has something to say about every square', () => {
    for (const square of ground.keys()) expect(about(square, view, ground, seats, (key) => key)?.lines).toHaveLength(1);
    expect(about('100,100', view, ground, seats, (key) => key)).toBeNull();
  });
});

describe('the plan', () => {
  it('draws an object over exactly its squares', () => {
    expect(boxOf({ from: '2,0', to: '5,0' }, 0)).toEqual({ x: 2 * SQUARE, y: 0, width: 4 * SQUARE, height: SQUARE });
    expect(boxOf({ from: '-1,3', to: '-1,2' }, 2)).toEqual({ x: 2 - SQUARE, y: 2 * SQUARE + 2, width: SQUARE - 4, height: 2 * SQUARE - 4 });
  });
});

describe('the sentence at the desk', () => {
  const say = (name: string, may = {}) => {
    const view = fixtures[`./fixtures/${name}.json`]?.view as PlannersView;
    return sentence(view, seats, { inHand: false, extend: false, pass: false, fits: false, ...may }, (key) => key);
  };

  it('says what to do', () => {
    expect(say('late-4', { extend: true, fits: true })).toBe('board-planners-do-choice');
    expect(say('late-4', { extend: true })).toBe('board-planners-do-extend');
    expect(say('final-3', { pass: true, fits: true })).toBe('board-planners-do-final');
    expect(say('final-3', { pass: true })).toBe('board-planners-do-pass');
  });

  it('says what the others do', () => {
    expect(say('early-2')).toBe('board-planners-wait-tile');
    expect(say('late-4')).toBe('board-planners-wait-turn');
    expect(say('final-3')).toBe('board-planners-wait-final');
  });

  it('says why the last turns have begun', () => {
    const after = (unseen: number[], end: PlannersView['end']) => {
      const view = fixtures['./fixtures/final-3.json']?.view as PlannersView;
      const may = { inHand: false, extend: false, pass: true, fits: true };
      return sentence({ ...view, unseen, end }, seats, may, (key, args) => `${key} ${JSON.stringify(args)}`);
    };
    expect(after([], { cause: 'tiles', finished: [] })).toBe('board-planners-do-final {"tiles":0,"name":""}');
    expect(after([4, 9], { cause: 'objects', finished: [1] })).toBe(`board-planners-do-final {"tiles":2,"name":"${seats[0]?.name ?? ''}"}`);
  });

  it('says why somebody won', () => {
    expect(say('over-2')).toBe('board-planners-won-six');
    expect(say('over-tiles-4')).toBe('board-planners-won-most');
  });
});
