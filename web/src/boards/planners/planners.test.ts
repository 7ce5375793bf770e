import { describe, expect, it } from 'vitest';
import type { Fixture } from '../dev/fixture';
import { LETTERS, places, readDeed, readMenu, readSpan, readSpot, SIDE, squaresOf, writeSpot } from './notation';
import type { PlannersView } from './view';

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
  const faces = new Map(
    view.tiles.flatMap(({ at, rows }) => {
      const corner = readSpot(at);
      return rows.flatMap((row, y) =>
        [...row].map((face, x) => [writeSpot({ x: SIDE * corner.x + x, y: SIDE * corner.y + y }), face] as const),
      );
    }),
  );

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
      for (const end of [squares[0], squares.at(-1)]) expect(LETTERS[faces.get(end ?? '') ?? '']).toBe(colour);
    }
  });
});
