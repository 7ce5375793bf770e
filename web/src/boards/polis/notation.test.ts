import { describe, expect, it } from 'vitest';
import { footprint, hexesOf, places, readBuild, readHex, readPlace, writeHex } from './notation';

describe('the notation of Polis', () => {
  it('reads builds', () => {
    expect(readBuild('12 3,-2 4')).toEqual({ tile: 12, at: { q: 3, r: -2 }, turned: 4 });
    expect(readBuild('61 -10,0 0')).toEqual({ tile: 61, at: { q: -10, r: 0 }, turned: 0 });
  });

  it('reads nothing into what is no build', () => {
    for (const text of ['draw 5', '12 3;2 4', '12 3,2 6', '12 3,2', '']) expect(readBuild(text)).toBeNull();
  });

  it('reads and writes places', () => {
    expect(writeHex(readHex('-1,4')!)).toBe('-1,4');
    expect(readHex('here')).toBeNull();
  });

  it('lays the hexes as the rules say: 12 1,-1 1 covers 1,-1 2,-2 and 2,-1', () => {
    expect(hexesOf('12 1,-1 1')).toEqual(['1,-1', '2,-2', '2,-1']);
    expect(hexesOf('draw 12')).toEqual([]);
  });

  it('names places in the city of the player who built there', () => {
    const named = places('12 1,-1 1', 2);
    expect(named.map(readPlace)).toEqual(hexesOf('12 1,-1 1').map((hex) => ({ seat: 2, hex })));
    expect(places('draw 12')).toEqual([]);
  });

  it('turns the third hex round from north-west to north', () => {
    expect(footprint({ at: { q: 0, r: 0 }, turned: 5 }).map(writeHex)).toEqual(['0,0', '-1,0', '0,-1']);
  });
});
