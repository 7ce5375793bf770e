// An edition that is being changed, with undo and redo. Every change makes a new document that shares what stays the same.
import type { Kit } from './kit';
import { readPlace, valueAt, withValue, writePlace, type Place } from './place';

interface Step {
  components: unknown;
  /** What was changed. */
  place: string;
}

/** The most steps that can be undone. */
const MOST_STEPS = 500;

export class Editor {
  components = $state.raw<unknown>({});
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  /** The place that is being typed at: its changes are one step. */
  private typing: string | null = null;

  constructor(
    components: unknown,
    private readonly kit: Kit,
  ) {
    this.components = this.kit.settle(components);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  at(place: Place): unknown {
    return valueAt(this.components, place);
  }

  /** Changes a value. Changes at one place that follow each other are undone together. */
  set(place: Place, value: unknown): void {
    this.change(place, withValue(this.components, place, value), true);
  }

  /** Replaces everything, as an uploaded file does. */
  replace(components: unknown): void {
    this.change([], components);
  }

  insert(list: Place, at: number, item: unknown): void {
    this.change([...list, at], withValue(this.components, list, this.items(list).toSpliced(at, 0, item)));
  }

  remove(list: Place, at: number): void {
    this.change([...list, at], withValue(this.components, list, this.items(list).toSpliced(at, 1)));
  }

  clear(list: Place): void {
    this.change(list, withValue(this.components, list, []));
  }

  /** The end of typing at a place: the next change is a step of its own. */
  rest(): void {
    this.typing = null;
  }

  /** Undoes a step and returns where it was. */
  undo(): Place | null {
    const step = this.past.at(-1);
    if (step === undefined) return null;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, { components: this.components, place: step.place }];
    return this.show(step);
  }

  redo(): Place | null {
    const step = this.future.at(-1);
    if (step === undefined) return null;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, { components: this.components, place: step.place }];
    return this.show(step);
  }

  private show(step: Step): Place {
    this.rest();
    this.components = step.components;
    return readPlace(step.place);
  }

  private items(list: Place): unknown[] {
    const items = this.at(list);
    return Array.isArray(items) ? (items as unknown[]) : [];
  }

  private change(place: Place, components: unknown, typed = false): void {
    const written = writePlace(place);
    if (!typed || this.typing !== written) {
      this.past = [...this.past, { components: this.components, place: written }].slice(-MOST_STEPS);
    }
    this.typing = typed ? written : null;
    this.future = [];
    this.components = this.kit.settle(components);
  }
}
