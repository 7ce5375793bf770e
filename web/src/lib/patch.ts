// JSON Patch (RFC 6902), as far as the server uses it: add, remove and replace. Unchanged parts stay the same objects,
// so that a board can quickly see what changed.

import type { PatchStep as Operation } from './types/wire';

/** The document after all operations; the given one is not changed. */
export function patch<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>((now, operation) => change(now, steps(operation.path), operation), document) as T;
}

const valueOf = (operation: Operation): unknown => (operation.op === 'remove' ? null : operation.value);

function steps(path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw new Error(`not a pointer: ${path}`);
  return path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function change(node: unknown, path: string[], operation: Operation): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return valueOf(operation);
  if (Array.isArray(node)) return changeList(node, step, rest, operation);
  if (typeof node === 'object' && node !== null) {
    return changeObject(node as Record<string, unknown>, step, rest, operation);
  }
  throw new Error(`nothing at ${operation.path}`);
}

function changeList(list: readonly unknown[], step: string, rest: string[], operation: Operation): unknown[] {
  const at = step === '-' ? list.length : Number(step);
  const adds = rest.length === 0 && operation.op === 'add';
  if (!Number.isInteger(at) || at < 0 || at > list.length || (at === list.length && !adds)) {
    throw new Error(`nothing at ${operation.path}`);
  }
  if (rest.length > 0) return list.with(at, change(list[at], rest, operation));
  if (operation.op === 'add') return list.toSpliced(at, 0, valueOf(operation));
  return operation.op === 'remove' ? list.toSpliced(at, 1) : list.with(at, valueOf(operation));
}

function changeObject(
  object: Record<string, unknown>,
  step: string,
  rest: string[],
  operation: Operation,
): Record<string, unknown> {
  const adds = rest.length === 0 && operation.op === 'add';
  if (!adds && !Object.hasOwn(object, step)) throw new Error(`nothing at ${operation.path}`);
  if (rest.length === 0 && operation.op === 'remove') {
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
  }
  const value = rest.length > 0 ? change(object[step], rest, operation) : valueOf(operation);
  return { ...object, [step]: value };
}
