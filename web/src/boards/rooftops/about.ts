/** Descriptions for notes and screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import type { Part } from '../../lib/types/wire';
import { COLOURS } from './notation';
import type { BuildView, Colour, DeveloperView, Floors, GoalView, Offer, RoofView, RooftopsView, SiteView } from './view';

/** A heading and its lines. */
export interface About {
  title: string;
  lines: string[];
}

/** The value of `data-tip`, and what screen readers say: the heading, then a line each. */
export const tip = ({ title, lines }: About): string => [title, ...lines].join('\n');

/** Floors as a list for a message: how many of each colour. */
export function floorsOf(floors: Floors): Part[] {
  const some = COLOURS.filter((colour) => floors[colour] > 0);
  if (some.length === 0) return [{ key: 'rooftops-floors-none' }];
  return some.map((colour) => ({ key: 'rooftops-floors', args: { colour, count: floors[colour] } }));
}

/** The same for single floors; a card may show jokers. */
export function listed(shown: readonly string[]): Part[] {
  const count = (colour: string) => shown.filter((one) => one === colour).length;
  const floors = { black: count('black'), white: count('white'), grey: count('grey'), brown: count('brown') };
  const jokers = count('any');
  if (jokers === 0) return floorsOf(floors);
  const counted: Part = { key: 'rooftops-jokers', args: { count: jokers } };
  return jokers === shown.length ? [counted] : [...floorsOf(floors), counted];
}

/** What is on a site, and around it. */
function traits(site: SiteView): Part[] {
  const tower = site.building;
  return [
    tower ? { key: 'board-rooftops-tower', args: { colour: tower.colour, height: tower.height } } : { key: 'board-rooftops-empty' },
    ...(site.lake ? [{ key: 'board-rooftops-by-lake' }] : []),
    ...(site.park ? [{ key: 'board-rooftops-in-park' }] : []),
  ];
}

/** A site in a message: as a title, or as the place of a choice. */
export const saySite = (key: string, site: SiteView, t: Translate): string => t(key, { site: site.site, traits: traits(site) });

/** A site, the owners of its roofs, and the cost of building there. */
export function aboutSite(view: RooftopsView, site: SiteView, seats: SeatInfo[], t: Translate): About {
  const owners = (site.building?.roofs ?? []).flatMap((seat, level) =>
    seat ? [t('board-rooftops-roof-at', { level: level + 1, name: seats[seat - 1]?.name ?? seat })] : [],
  );
  const builds = view.builds
    .filter((build) => build.site === site.site)
    .map((build) => {
      const others = build.roofs.filter((roof) => roof.site !== site.site);
      const price = others.map((roof) => ({ key: 'board-rooftops-price', args: { site: roof.site, colour: roof.machine } }));
      return t('board-rooftops-could', { colour: build.colour, price });
    });
  const bare = site.building && owners.length === 0 ? [t('board-rooftops-nobody')] : [];
  return { title: saySite('board-rooftops-site', site, t), lines: [...owners, ...bare, ...builds] };
}

/** A district, a park or the lake. */
export function aboutGround(view: RooftopsView, kind: 'district' | 'lake' | 'park', id: string, t: Translate): About {
  if (kind !== 'district') {
    const sites = view.sites.filter((site) => site[kind]).map((site) => site.site);
    return { title: t(`board-rooftops-the-${kind}`), lines: [t(`board-rooftops-about-${kind}`, { sites })] };
  }
  const district = view.drawing.districts.find((one) => one.id === id);
  return {
    title: t('board-rooftops-district', { id }),
    lines: [district?.grey ? t('board-rooftops-about-grey') : t('board-rooftops-about-district')],
  };
}

/** A card of the market. */
export function aboutCard(offer: Offer, t: Translate): About {
  const lines = [
    offer.floors.includes('any') ? t('board-rooftops-about-joker') : '',
    offer.machine
      ? t('board-rooftops-about-machine', { colour: offer.machine.color, steps: offer.machine.steps })
      : '',
    offer.extra_turn ? t('board-rooftops-about-extra') : '',
    offer.missing > 0 ? t('board-rooftops-about-missing', { count: offer.missing }) : '',
  ];
  return {
    title: t('board-rooftops-card', { card: offer.card, floors: listed(offer.floors) }),
    lines: lines.filter(Boolean),
  };
}

/** A possible roof of a build: the floor below it, and its bonus. */
export function aboutRoof(view: RooftopsView, developer: DeveloperView, roof: RoofView, build: BuildView, t: Translate): About {
  const colour = roof.machine;
  const [from, to] = moved(developer, roof);
  const wins = roof.tokens.flatMap((millions, n) =>
    millions > 0 ? [t('board-rooftops-wins', { millions, goal: view.goals[n]?.goal ?? '' })] : [],
  );
  const change = roof.points - developer.score.total;
  return {
    title: t('board-rooftops-roof-option', { site: roof.site, level: roof.level }),
    lines: [
      roof.site === build.site ? t('board-rooftops-lays-new', { colour }) : t('board-rooftops-lays', { colour, site: roof.site }),
      t('board-rooftops-moves', { colour, steps: roof.steps, from, to }),
      ...wins,
      ...(roof.extra_turn ? [t('board-rooftops-about-extra')] : []),
      t(change < 0 ? 'board-rooftops-loss' : 'board-rooftops-gain', { points: Math.abs(change) }),
    ],
  };
}

/** How far a roof moves its machine. */
export function moved(developer: DeveloperView, roof: RoofView): [number, number] {
  const from = developer.tracks[COLOURS.indexOf(roof.machine)] ?? 0;
  return [from, from + roof.steps];
}

/** A machine track with the markers of all players. */
export function aboutTrack(view: RooftopsView, row: number, colour: Colour, seats: SeatInfo[], t: Translate): About {
  const stands = view.developers.map((developer, n) => {
    const space = developer.tracks[row] ?? 0;
    return t('board-rooftops-stands', { name: seats[n]?.name ?? n + 1, space, millions: view.tracks.machines[space] ?? 0 });
  });
  return {
    title: t(`rooftops-score-${colour}`),
    lines: [...stands, t('board-rooftops-about-track')],
  };
}

/** A star column: who has taken its extra turn. */
export function aboutStar(view: RooftopsView, index: number, seats: SeatInfo[], t: Translate): About {
  const had = seats.filter((_, n) => (view.developers[n]?.stars ?? 0) > index).map((seat) => seat.name);
  return {
    title: t('board-rooftops-star', { space: view.tracks.stars[index] ?? 0 }),
    lines: [t('board-rooftops-about-star'), had.length > 0 ? t('board-rooftops-star-had', { names: had }) : t('board-rooftops-star-nobody')],
  };
}

/** The cone track. */
export function aboutCone(view: RooftopsView, seats: SeatInfo[], t: Translate): About {
  const stands = view.developers.map(({ visible, score }, n) => {
    const millions = score.lines.find(({ id }) => id === 'cone')?.points ?? 0;
    return t('board-rooftops-cone', { name: seats[n]?.name ?? n + 1, roofs: visible, millions });
  });
  return { title: t('board-rooftops-cone-track'), lines: [...stands, t('board-rooftops-about-cone')] };
}

/** The tokens that a goal still has. */
export const tokensLeft = ({ tokens }: GoalView, t: Translate): string =>
  tokens.length > 0 ? t('board-rooftops-tokens-left', { tokens }) : t('board-rooftops-no-tokens');

/** A goal: its tokens, and the progress of all players. */
export function aboutGoal(view: RooftopsView, goal: GoalView, index: number, seats: SeatInfo[], t: Translate): About {
  const stands = seats.map((seat, n) => {
    const token = view.developers[n]?.tokens[index] ?? 0;
    if (token > 0) return t('board-rooftops-took', { name: seat.name, millions: token });
    return t('board-rooftops-progress', { name: seat.name, have: goal.have[n] ?? 0, need: goal.need });
  });
  return {
    title: t(`rooftops-goal-${goal.goal}`),
    lines: [tokensLeft(goal, t), ...stands, t('board-rooftops-about-goal')],
  };
}
