import { describe, expect, it } from 'vitest';
import type { Fixture } from '../dev/fixture';
import { places, readDeed, readMenu } from './notation';
import { FACES, hip, ledge, storey } from './floors';
import { GOALS } from './signs';
import { newsOf, town } from './town';
import type { RooftopsView } from './view';

const fixtures = import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;

describe('the notation of Rooftops', () => {
  it('reads what players do', () => {
    expect(readDeed('take 1 black white')).toEqual({ kind: 'take', card: 1, chosen: ['black', 'white'] });
    expect(readDeed('build C4 black C6')).toEqual({ kind: 'build', site: 'C4', colour: 'black', roof: 'C6' });
    expect(readDeed('start A1 grey')).toEqual({ kind: 'start', site: 'A1', colour: 'grey' });
    expect(readDeed('return brown brown')).toEqual({ kind: 'return', floors: ['brown', 'brown'] });
    expect(readDeed('decline')).toEqual({ kind: 'decline' });
  });

  it('reads nothing into chance', () => {
    for (const text of ['card 5', 'goals a b c', 'build C4 pink C6', '']) expect(readDeed(text)).toBeNull();
  });

  it('points to the sites of a build, and to cards', () => {
    expect(places('build C4 black C6')).toEqual(['C4', 'C6']);
    expect(places('build C4 black C4')).toEqual(['C4']);
    expect(places('start B2 white')).toEqual(['B2']);
    for (const action of ['take 3', 'take 3 white', 'card 3']) expect(places(action)).toEqual(['card 3']);
    expect(places('return white')).toEqual([]);
  });
});

describe.each(Object.entries(fixtures))('%s', (_, fixture) => {
  const view = fixture.view as RooftopsView;

  it('has every legal action in the menu, once', () => {
    const menu = readMenu(fixture.actions);
    const found = [...menu.cards.values(), ...menu.sites.values(), menu.others].flat();
    expect(found.sort()).toEqual([...fixture.actions].sort());
  });

  it('names in the menu only what lies on the table', () => {
    const menu = readMenu(fixture.actions);
    for (const card of menu.cards.keys()) expect(view.market.map((offer) => offer.card)).toContain(card);
    for (const site of menu.sites.keys()) expect(view.sites.map((one) => one.site)).toContain(site);
  });

  it('shows every legal build with its roofs, and no other', () => {
    const shown = view.builds.flatMap((build) => build.roofs.map((roof) => roof.action));
    expect(shown.sort()).toEqual(fixture.actions.filter((action) => action.startsWith('build ')).sort());
  });

  it('counts a goal as reached exactly where its token was taken', () => {
    view.goals.forEach(({ goal, have, need }, index) => {
      view.developers.forEach((developer, n) => {
        expect(have[n]! >= need, `${goal}, seat ${n + 1}`).toBe((developer.tokens[index] ?? 0) > 0);
      });
    });
  });
});

describe.each(Object.entries(fixtures).filter(([, fixture]) => fixture.preview?.action.startsWith('build ')))(
  'the town planned in %s',
  (_, fixture) => {
    it('is the town that the engine tells', () => {
      const { action, view } = fixture.preview!;
      const planned = town(fixture.view as RooftopsView, readDeed(action), fixture.mover, new Map());
      const built = (view as RooftopsView).sites.filter((site) => site.building);
      expect([...planned.keys()].sort()).toEqual(built.map((site) => site.site).sort());
      for (const { site, building } of built) {
        const { colour, height, roofs } = planned.get(site)!;
        expect({ colour, height, roofs }, site).toEqual(building);
      }
    });
  },
);

describe.each(Object.entries(fixtures).filter(([, fixture]) => fixture.before !== undefined))(
  'the news in %s',
  (_, fixture) => {
    it('are the sites that grew since the view before, and the roof that was laid', () => {
      const [before, now] = [fixture.before as RooftopsView, fixture.view as RooftopsView];
      const news = newsOf(fixture.last);
      const height = (view: RooftopsView, site: string) =>
        view.sites.find((one) => one.site === site)?.building?.height ?? 0;
      const grown = now.sites.map(({ site }) => site).filter((site) => height(now, site) > height(before, site));
      expect([...news.keys()].sort()).toEqual(grown.sort());
      const roofed = [...news].filter(([, { roofed }]) => roofed).map(([site]) => site);
      const built = fixture.last.map((told) => readDeed(told.action)).filter((deed) => deed?.kind === 'build');
      expect(roofed).toEqual(built.map((deed) => (deed?.kind === 'build' ? deed.roof : '')));
    });
  },
);

describe('towers', () => {
  it('stay low enough for what stands behind them, however many floors they have', () => {
    for (const height of [1, 2, 3, 4, 5, 6, 9]) {
      expect(storey(height) * height).toBeLessThanOrEqual(57.01);
      expect(ledge(height, height)).toBeLessThan(ledge(height - 1, height));
      expect(hip(height).slope).not.toContain('NaN');
    }
  });

  it('differ in their windows, not by colour alone', () => {
    expect(new Set(Object.values(FACES).map((face) => face.windows)).size).toBe(4);
    expect(new Set(Object.values(FACES).map((face) => face.wall)).size).toBe(4);
  });
});

describe('the signs', () => {
  it('know every goal that fixtures have', () => {
    const drawn = new Set([...Object.keys(GOALS), 'each_color', 'four_brown']);
    for (const { view } of Object.values(fixtures)) {
      for (const { goal } of (view as RooftopsView).goals) expect(drawn).toContain(goal);
    }
  });
});
