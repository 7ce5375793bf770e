// The pictures beside each rule.
import type { Course } from '../lib/wire';

/** A position to be drawn beside a rule. */
export interface Plate {
  id: string;
  title: string;
  caption: string;
  options: Record<string, unknown>;
  actions: string[];
  seat: number;
  /** The lesson it comes from, counted from 1. */
  lesson: number | null;
}

/** The pictures of a game by their rule: finished lessons, and figures. */
export function platesOf(course: Course): Map<string, Plate[]> {
  const plates = new Map<string, Plate[]>();
  const put = (rule: string | undefined, plate: Plate) => rule !== undefined && plates.set(rule, [...(plates.get(rule) ?? []), plate]);
  course.lessons.forEach(({ id, title, done, options, history, goal, then, seat, rules }, at) => {
    const actions = [...history, ...goal.slice(0, 1), ...then];
    put(rules[0], { id, title, caption: done, options, actions, seat, lesson: at + 1 });
  });
  for (const { id, caption, options, history, seat, rules } of course.figures) {
    put(rules[0], { id, title: caption, caption, options, actions: history, seat, lesson: null });
  }
  return plates;
}

/** The lessons that teach a rule without being its picture, counted from 1. */
export function lessonsOf(course: Course, rule: string): { number: number; title: string }[] {
  return course.lessons.flatMap(({ title, rules }, at) => (rules.indexOf(rule) > 0 ? [{ number: at + 1, title }] : []));
}
