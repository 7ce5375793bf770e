/** Descriptions for notes and screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { signed } from '../shared/signed';
import { COLOURS } from './notation';
import type { BuildView, Colour, DeveloperView, GoalView, Offer, RoofView, RooftopsView, SiteView } from './view';

/** A heading and its lines. */
export interface About {
  title: string;
  lines: string[];
}

/** The value of `data-tip`: the heading, then a line each. */
export const tip = ({ title, lines }: About): string => [title, ...lines].join('\n');

/** A colour in words; a card may show a joker. */
export const colourName = (colour: string, t: Translate): string =>
  colour === 'any' ? t('board-rooftops-joker') : t(`board-rooftops-colour-${colour}`);

/** Names in a list. */
export const colourNames = (colours: string[], t: Translate): string =>
  colours.map((colour) => colourName(colour, t)).join(', ');

/** A site and its tower. */
export function nameSite(site: SiteView, t: Translate): string {
  const tower = site.building;
  const what = tower
    ? t('board-rooftops-tower', { colour: colourName(tower.colour, t), height: tower.height })
    : t('board-rooftops-empty');
  const where = [site.lake ? t('board-rooftops-by-lake') : '', site.park ? t('board-rooftops-in-park') : ''];
  return [t('board-rooftops-site', { site: site.site }), what, ...where].filter(Boolean).join(', ');
}

/** A site, the owners of its roofs, and the cost of building there. */
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

/** A possible roof of a build: the floor below it, and its bonus. */
export function aboutRoof(view: RooftopsView, developer: DeveloperView, roof: RoofView, build: BuildView, t: Translate): About {
  const colour = colourName(roof.machine, t);
  const [from, to] = moved(developer, roof);
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
      t('board-rooftops-change', { change: signed(change) }),
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
    return t('board-rooftops-stands', { name: seats[n]?.name ?? String(n + 1), space, millions: view.tracks.machines[space] ?? 0 });
  });
  return {
    title: t('board-rooftops-track', { colour: colourName(colour, t) }),
    lines: [...stands, t('board-rooftops-about-track')],
  };
}

/** A star column: who has taken its extra turn. */
export function aboutStar(view: RooftopsView, index: number, seats: SeatInfo[], t: Translate): About {
  const had = seats.filter((_, n) => (view.developers[n]?.stars ?? 0) > index).map((seat) => seat.name);
  return {
    title: t('board-rooftops-star', { space: view.tracks.stars[index] ?? 0 }),
    lines: [t('board-rooftops-about-star'), t('board-rooftops-star-had', { names: had.join(', ') || '–' })],
  };
}

/** The cone track. */
export function aboutCone(view: RooftopsView, seats: SeatInfo[], t: Translate): About {
  const stands = view.developers.map(({ visible, score }, n) => {
    const millions = score.lines.find(({ id }) => id === 'cone')?.points ?? 0;
    return t('board-rooftops-cone', { name: seats[n]?.name ?? String(n + 1), roofs: visible, millions });
  });
  return { title: t('board-rooftops-cone-track'), lines: [...stands, t('board-rooftops-about-cone')] };
}

/** A goal: its tokens, and the progress of all players. */
export function aboutGoal(view: RooftopsView, goal: GoalView, index: number, seats: SeatInfo[], t: Translate): About {
  const stands = seats.map((seat, n) => {
    const token = view.developers[n]?.tokens[index] ?? 0;
    if (token > 0) return t('board-rooftops-took', { name: seat.name, millions: token });
    return t('board-rooftops-progress', { name: seat.name, have: goal.have[n] ?? 0, need: goal.need });
  });
  return {
    title: t(`rooftops-goal-${goal.goal}`),
    lines: [t('board-rooftops-tokens-left', { tokens: goal.tokens.join(', ') || '–' }), ...stands, t('board-rooftops-about-goal')],
  };
}
