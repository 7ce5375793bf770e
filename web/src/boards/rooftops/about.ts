/** What things are, for the notes beside them and for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { COLOURS } from './notation';
import { progress } from './progress';
import type { BuildView, Colour, DeveloperView, GoalView, Offer, RoofView, RooftopsView, SiteView } from './view';

/** A heading and what there is to say. */
export interface About {
  title: string;
  lines: string[];
}

/** What a note carries in markup: its heading, then a line each. */
export const tip = ({ title, lines }: About): string => [title, ...lines].join('\n');

/** A colour in words; a card may show a joker. */
export const colourName = (colour: string, t: Translate): string =>
  colour === 'any' ? t('board-rooftops-joker') : t(`board-rooftops-colour-${colour}`);

/** Names in a list. */
export const colourNames = (colours: string[], t: Translate): string =>
  colours.map((colour) => colourName(colour, t)).join(', ');

/** A site and what stands there. */
export function nameSite(site: SiteView, t: Translate): string {
  const tower = site.building;
  const what = tower
    ? t('board-rooftops-tower', { colour: colourName(tower.colour, t), height: tower.height })
    : t('board-rooftops-empty');
  const where = [site.lake ? t('board-rooftops-by-lake') : '', site.park ? t('board-rooftops-in-park') : ''];
  return [t('board-rooftops-site', { site: site.site }), what, ...where].filter(Boolean).join(', ');
}

/** A site, whose roofs are in it, and what building there would cost. */
export function aboutSite(view: RooftopsView, site: SiteView, seats: SeatInfo[], t: Translate): About {
  const owners = (site.building?.roofs ?? []).flatMap((seat, level) =>
    seat ? [t('board-rooftops-roof-at', { level: level + 1, name: seats[seat - 1]?.name ?? String(seat) })] : [],
  );
  const builds = view.builds
    .filter((build) => build.site === site.site)
    .map((build) => {
      const others = build.roofs.filter((roof) => roof.site !== site.site);
      const price = others.map((roof) => t('board-rooftops-price', { site: roof.site, colour: colourName(roof.machine, t) }));
      return t('board-rooftops-could', { colour: colourName(build.colour, t), price: price.join(', ') });
    });
  const bare = site.building && owners.length === 0 ? [t('board-rooftops-nobody')] : [];
  return { title: nameSite(site, t), lines: [...owners, ...bare, ...builds] };
}

/** A district, a park or the lake. */
export function aboutGround(view: RooftopsView, kind: 'district' | 'lake' | 'park', id: string, t: Translate): About {
  if (kind !== 'district') {
    const sites = view.sites.filter((site) => site[kind]).map((site) => site.site);
    return { title: t(`board-rooftops-the-${kind}`), lines: [t(`board-rooftops-about-${kind}`, { sites: sites.join(', ') })] };
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
      ? t('board-rooftops-about-machine', { colour: colourName(offer.machine.color, t), steps: offer.machine.steps })
      : '',
    offer.extra_turn ? t('board-rooftops-about-extra') : '',
    offer.missing > 0 ? t('board-rooftops-about-missing', { count: offer.missing }) : '',
  ];
  return {
    title: t('board-rooftops-card', { card: offer.card, floors: colourNames(offer.floors, t) }),
    lines: lines.filter(Boolean),
  };
}

/** A roof that a build may get: the floor that is laid, and what the roof brings. */
export function aboutRoof(view: RooftopsView, developer: DeveloperView, roof: RoofView, build: BuildView, t: Translate): About {
  const colour = colourName(roof.machine, t);
  const [from, to] = moved(view, developer, roof);
  const wins = roof.tokens.flatMap((millions, n) =>
    millions > 0 ? [t('board-rooftops-wins', { millions, goal: t(`rooftops-goal-${view.goals[n]?.goal ?? ''}`) })] : [],
  );
  const change = roof.points - developer.score.total;
  return {
    title: t('board-rooftops-roof-option', { site: roof.site, level: roof.level }),
    lines: [
      roof.site === build.site ? t('board-rooftops-lays-new', { colour }) : t('board-rooftops-lays', { colour, site: roof.site }),
      t('board-rooftops-moves', { colour, steps: roof.steps, from, to }),
      ...wins,
      ...(roof.extra_turn ? [t('board-rooftops-about-extra')] : []),
      t('board-rooftops-change', { change: `${change < 0 ? '−' : '+'}${Math.abs(change)}` }),
    ],
  };
}

/** From where to where a roof moves its machine; the last space holds it. */
export function moved(view: RooftopsView, developer: DeveloperView, roof: RoofView): [number, number] {
  const from = developer.tracks[COLOURS.indexOf(roof.machine)] ?? 0;
  return [from, Math.min(from + roof.steps, view.tracks.machines.length - 1)];
}

/** A machine track: where everybody's marker stands. */
export function aboutTrack(view: RooftopsView, row: number, colour: Colour, seats: SeatInfo[], t: Translate): About {
  const stands = view.developers.map((developer, n) => {
    const space = developer.tracks[row] ?? 0;
    return t('board-rooftops-stands', { name: seats[n]?.name ?? String(n + 1), space, millions: view.tracks.machines[space] ?? 0 });
  });
  return {
    title: t('board-rooftops-track', { colour: colourName(colour, t) }),
    lines: [...stands, t('board-rooftops-about-track')],
  };
}

/** A star column: who has had its extra turn. */
export function aboutStar(view: RooftopsView, index: number, seats: SeatInfo[], t: Translate): About {
  const had = seats.filter((_, n) => (view.developers[n]?.stars ?? 0) > index).map((seat) => seat.name);
  return {
    title: t('board-rooftops-star', { space: view.tracks.stars[index] ?? 0 }),
    lines: [t('board-rooftops-about-star'), t('board-rooftops-star-had', { names: had.join(', ') || '–' })],
  };
}

/** The millions of a developer's cone. */
export const coneWorth = (view: RooftopsView, developer: DeveloperView): number =>
  view.tracks.cone[developer.cone ?? Math.min(developer.visible, view.tracks.cone.length - 1)] ?? 0;

/** The cone track. */
export function aboutCone(view: RooftopsView, seats: SeatInfo[], t: Translate): About {
  const stands = view.developers.map((developer, n) =>
    t('board-rooftops-cone', { name: seats[n]?.name ?? String(n + 1), roofs: developer.visible, millions: coneWorth(view, developer) }),
  );
  return { title: t('board-rooftops-cone-track'), lines: [...stands, t('board-rooftops-about-cone')] };
}

/** A goal: its tokens, and how far everybody has come. */
export function aboutGoal(view: RooftopsView, goal: GoalView, index: number, seats: SeatInfo[], t: Translate): About {
  const stands = seats.flatMap((seat, n) => {
    const token = view.developers[n]?.tokens[index] ?? 0;
    const come = progress(goal.goal, view, seat.seat);
    if (token > 0) return [t('board-rooftops-took', { name: seat.name, millions: token })];
    return come ? [t('board-rooftops-progress', { name: seat.name, ...come })] : [];
  });
  return {
    title: t(`rooftops-goal-${goal.goal}`),
    lines: [t('board-rooftops-tokens-left', { tokens: goal.tokens.join(', ') || '–' }), ...stands, t('board-rooftops-about-goal')],
  };
}
