/** The scoring conditions of each kind of hex, in words. */
import type { Translate } from '../../lib/board';
import { LINES } from './icons';
import type { PolisView } from './view';

const VARIANTS: Record<string, string> = { h: 'houses', m: 'markets', b: 'barracks', t: 'temples', g: 'gardens' };

/** The conditions of a face with these options, one sentence each. */
export function about(face: string, setup: PolisView['setup'], t: Translate): string[] {
  const kind = face.toLowerCase();
  if (kind !== face) return [t('board-polis-about-plaza', { district: LINES[kind] ?? kind })];
  const sentences = [
    t(`board-polis-about-${kind}`, { group: setup.house_group, lakes: setup.lakes_are_edge ? 'yes' : 'no' }),
  ];
  if (setup.variants.includes(VARIANTS[kind] ?? '')) sentences.push(t(`board-polis-variant-${kind}`));
  if (kind !== 'q') sentences.push(t('board-polis-about-value'));
  return sentences;
}
