// What a game adds to the form of its editions: short inputs and pictures. A game without a kit has the plain form.
import type { Component } from 'svelte';
import type { Translate } from '../lib/board';
import type { Args } from '../lib/words';
import { patternOf, type Place } from './place';

/** A part of the components that is typed in one line. `around` is the object or list that it is in. */
export interface Codec {
  /** The value as text. It must accept any value: a file may have anything in this place. */
  write(value: unknown, around: unknown): string;
  /** What was typed, as a value. Text that cannot be read becomes a value that the checks refuse. */
  read(text: string, before: unknown, around: unknown): unknown;
  /** Whether the text is complete, so that the next line is to be typed. */
  isDone?(text: string): boolean;
  /** Whether it needs several lines. */
  isLong?: boolean;
  /** The message that says how to type it. */
  says: string;
  /** The letters that can be typed, as buttons. */
  letters?: Letter[];
}

/** A letter of a codec and what it stands for. */
export interface Letter {
  letter: string;
  /** The message that names it. */
  says: string;
  args?: Args;
  /** What a picture of this letter alone is drawn from. */
  shows: unknown;
}

/** Props of a picture: it is drawn only if its part of the components fits the schema. */
export interface PictureProps {
  value: unknown;
  /** All components of the edition. */
  components: unknown;
  t: Translate;
  /** Changes the value; null if the edition cannot be changed. */
  change: ((value: unknown) => void) | null;
}

export interface Kit {
  /** The class of the board's colours. */
  style: string;
  /** What the pictures share, such as patterns; it is on the page once. */
  shared?: Component;
  /** The parts that are shown open at first, by the names of their fields. */
  first: string[];
  /** By place, without positions: `tiles.list[]`. */
  codecs: Record<string, Codec>;
  pictures: Record<string, Component<PictureProps>>;
  /** A picture of one letter of a codec, by the same place. */
  signs?: Record<string, Component<{ shows: unknown }>>;
  /** The message that names a value of a choice, by place. */
  names?: Record<string, (value: string) => string>;
  /** The names in a map that may lack them, such as the languages of a name. */
  keys?: Record<string, string[]>;
  /** Fields that the form sets itself, such as numbers of cards, or that are the same in every edition. */
  hidden: string[];
  /** Sets the hidden fields. It must accept anything: a file may have anything in it. */
  settle(components: unknown): unknown;
}

export const PLAIN: Kit = { style: '', first: [], codecs: {}, pictures: {}, hidden: [], settle: (components) => components };

/** Whether a place fits a pattern, in which `*` stands for any name. */
const fits = (pattern: string, place: Place): boolean => {
  const [steps, parts] = [patternOf(place).split('.'), pattern.split('.')];
  return steps.length === parts.length && parts.every((part, n) => part === steps[n] || part === '*');
};

/** What a kit has for a place. */
export const found = <T>(table: Record<string, T> | undefined, place: Place): T | undefined =>
  Object.entries(table ?? {}).find(([pattern]) => fits(pattern, place))?.[1];

export const isHidden = (kit: Kit, place: Place): boolean => kit.hidden.some((pattern) => fits(pattern, place));
