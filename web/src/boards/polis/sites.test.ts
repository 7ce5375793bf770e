import { describe, expect, it } from 'vitest';
import type { Fixture } from '../dev/fixture';
import { towards, WAYS } from '../shared/spatial';
import { footprint, readBuild, writeHex } from './notation';
import { relief } from './relief';
import { nearest, nextTurn, readOffers, siteKey, turnOn, type Site } from './sites';
import type { CityView, PolisView } from './view';

const fixtures = import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;
const turns = Object.entries(fixtures).filter(([, fixture]) => fixture.mover !== null);
const cityOf = (fixture: Fixture) => (fixture.view as PolisView).cities[fixture.mover! - 1] as CityView;

describe.each(turns)('the legal actions of %s', (_, fixture) => {
  const city = cityOf(fixture);
  const offers = readOffers(fixture.actions, city.columns);
  const sites = [...offers.values()].flat();

  it('are all there, each once', () => {
    const found = sites.flatMap((site) => [...site.turns.values()]);
    expect(found.sort()).toEqual([...fixture.actions].sort());
  });

  it('offer every tile that can be paid, on the same sites, three ways each', () => {
    const row = (fixture.view as PolisView).market.filter((offer) => offer.price <= city.stones);
    expect([...offers.keys()].sort()).toEqual(row.map((offer) => offer.tile).sort());
    for (const site of sites) expect(site.turns.size).toBe(3);
  });

  it('lie on columns of one height, or on the ground altogether', () => {
    const levels = new Map(city.columns.map((column) => [column.at, column.level]));
    for (const site of sites) {
      for (const hex of site.hexes) expect(levels.get(writeHex(hex)) ?? 0).toBe(site.level - 1);
    }
  });

  it('lead to the city that the engine tells', () => {
    const { action, view } = fixture.preview!;
    const build = readBuild(action)!;
    const site = offers.get(build.tile)!.find((one) => one.key === siteKey(build))!;
    const faces = (fixture.view as PolisView).market.find((offer) => offer.tile === build.tile)!.faces;
    const none = new Set<string>();
    const planned = relief(city, { plan: { build, faces, level: site.level }, fresh: none, newest: none, lit: none });
    const seen = planned.map(({ key, level, face, tile }) => ({ at: key, level, face, tile }));
    const byPlace = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);
    const after = (view as PolisView).cities[fixture.mover! - 1]!.columns;
    expect(seen.sort(byPlace)).toEqual([...after].sort(byPlace));
  });

  it('can all be reached with the arrow keys', () => {
    const own = [...offers.values()][0]!;
    const reached = new Set<Site>([own[0]!]);
    for (const site of reached) {
      for (const way of Object.values(WAYS)) {
        const next = towards(own, site.centre, way, (other) => other.centre);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(own.length);
  });
});

describe('turning on a site', () => {
  const sites = readOffers(['7 0,0 0', '7 0,-1 2', '7 1,-1 4'], []).get(7)!;
  const site = sites[0] as Site;

  it('takes the wanted orientation, or the next that fits', () => {
    expect(sites).toHaveLength(1);
    expect([0, 1, 2, 5].map((wanted) => turnOn(site, wanted))).toEqual([0, 2, 2, 0]);
  });

  it('goes round both ways', () => {
    expect(nextTurn(site, 4)).toBe(0);
    expect(nextTurn(site, 0, true)).toBe(4);
  });

  it('is found by the pointer within its reach only', () => {
    expect(nearest(sites, { x: site.centre.x + 5, y: site.centre.y }, 20)).toBe(site);
    expect(nearest(sites, { x: site.centre.x + 25, y: site.centre.y }, 20)).toBeNull();
  });

  it('is one site whichever hex is named first', () => {
    const keys = [...site.turns.values()].map((action) => siteKey(readBuild(action)!));
    expect(new Set(keys).size).toBe(1);
    expect(new Set(footprint(readBuild('7 0,0 0')!).map(writeHex))).toEqual(new Set(site.hexes.map(writeHex)));
  });
});
