// The form of Engineer's editions: the areas of a district are typed by what they give and the dice they take.
import '../engineer.css';
import type { Codec, Kit } from '../../../editions/kit';
import { listAt, objectOf, textOf } from '../../../editions/settle';
import Card from './Card.svelte';
import Challenge from './Challenge.svelte';
import District from './District.svelte';
import ProjectCards from './ProjectCards.svelte';

const AREAS: Record<string, { kind: string; resource?: string }> = {
  W: { kind: 'industrial', resource: 'wood' },
  C: { kind: 'industrial', resource: 'coal' },
  S: { kind: 'industrial', resource: 'steel' },
  A: { kind: 'industrial', resource: 'any' },
  T: { kind: 'trade' },
  R: { kind: 'residential' },
};

function writeArea(value: unknown): string {
  const { kind, resource } = objectOf(value);
  const letter = Object.entries(AREAS).find(([, area]) => area.kind === kind && (area.resource ?? null) === (resource ?? null))?.[0] ?? '?';
  return `${letter}${listAt(value, 'die').map(textOf).join('')}`;
}

const side: Codec = {
  write: (value) => (Array.isArray(value) ? value.map(writeArea).join(' ') : textOf(value)),
  read: (text) => {
    const words = text.toUpperCase().split(/\s+/).filter((word) => word !== '');
    const areas = words.map((word) => ({ area: AREAS[word.charAt(0)], dice: [...word.slice(1)] }));
    if (areas.some(({ area, dice }) => area === undefined || dice.some((die) => !/\d/.test(die)))) return text;
    return areas.map(({ area, dice }) => ({ ...area, die: dice.map(Number) }));
  },
  says: 'board-engineer-edition-side',
};

/** The languages in which an edition can name its buildings. */
const LANGUAGES = ['en', 'pl'];
const effectName = (effect: string) => `engineer-effect-${effect}`;

const kit: Kit = {
  style: 'engineer',
  first: ['districts'],
  codecs: { 'districts[].A': side, 'districts[].B': side },
  pictures: { 'districts[]': District, projects: ProjectCards, 'building_card.A': Card, 'building_card.B': Card, 'challenges.*': Challenge },
  names: { 'projects[].basic': effectName, 'projects[].advanced': effectName },
  keys: { 'districts[].name': LANGUAGES, 'building_card.*[].name': LANGUAGES, 'challenges.*.name': LANGUAGES, 'challenges.*.parts[].name': LANGUAGES },
  hidden: [],
  settle: (components) => components,
};
export default kit;
