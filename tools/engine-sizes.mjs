#!/usr/bin/env node
// Where the bytes of a module for the browser are: its sections, then its code by crate and by function.
//
// It reads the module as the linker leaves it, with the names of its functions; tools/engine.mjs drops them.
//
// Usage: tools/engine-sizes.mjs [MODULE [FUNCTIONS]]   (the module that was built last; its 40 largest functions)
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const BUILT = process.env.CARGO_TARGET_DIR ?? `${HERE}target`;
const [path = `${BUILT}/wasm32-unknown-unknown/engine/rynek_wasm.wasm`, most = '40'] = process.argv.slice(2);
const SECTIONS = ['custom', 'types', 'imports', 'functions', 'tables', 'memory', 'globals', 'exports', 'start', 'elements', 'code', 'data'];
const [CUSTOM, CODE, FUNCTION_NAMES] = [0, 10, 1];

/** Reads numbers and names of a module, one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** A LEB128 number: seven bits in each byte, the last byte has its upper bit clear. */
  number() {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at];
      this.at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      shift += 7;
    } while (byte >= 0x80);
    return value;
  }

  name() {
    const length = this.number();
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }

  /** The parts of a section: each has a kind and a length. */
  *parts(end) {
    while (this.at < end) {
      const kind = this.number();
      const length = this.number();
      const next = this.at + length;
      yield { kind, length, end: next };
      this.at = next;
    }
  }
}

/** The path of a function in its Rust name: `_ZN4core3fmt5write17h0123456789abcdefE` is `core::fmt::write`. */
function plain(name) {
  if (!name.startsWith('_ZN')) return name;
  const parts = [];
  let rest = name.slice(3);
  for (let length = parseInt(rest, 10); length > 0; length = parseInt(rest, 10)) {
    const from = String(length).length;
    parts.push(rest.slice(from, from + length));
    rest = rest.slice(from + length);
  }
  const signs = { LT: '<', GT: '>', RF: '&', BP: '*', u20: ' ', C: ',', u7b: '{', u7d: '}', u5b: '[', u5d: ']', LP: '(', RP: ')' };
  const path = parts.filter((part) => !/^h[0-9a-f]{16}$/.test(part)).map((part) => part.replace(/^_(?=\$)/, '')).join('::');
  return path.replace(/\$(\w+)\$/g, (all, sign) => signs[sign] ?? all).replaceAll('..', '::');
}

/** The crate that a function belongs to: one of the workspace if its name has one. */
const crateOf = (name) => /rynek_\w+/.exec(name)?.[0] ?? /[a-z_][a-z0-9_]*(?=::)/.exec(name)?.[0] ?? 'other';

const module = readFileSync(path);
const [sizes, names, sections] = [[], new Map(), []];
const reader = new Reader(module, 8);
for (const { kind, length, end } of reader.parts(module.length)) {
  const custom = kind === CUSTOM ? reader.name() : undefined;
  sections.push([custom === undefined ? SECTIONS[kind] : `custom ${custom}`, length]);
  if (kind === CODE) {
    for (let left = reader.number(); left > 0; left -= 1) {
      const size = reader.number();
      sizes.push(size);
      reader.at += size;
    }
  }
  if (custom !== 'name') continue;
  for (const part of reader.parts(end)) {
    if (part.kind !== FUNCTION_NAMES) continue;
    for (let left = reader.number(); left > 0; left -= 1) names.set(reader.number(), plain(reader.name()));
  }
}
const functions = sizes.map((size, at) => ({ size, name: names.get(at) ?? `function ${at}` })).sort((one, other) => other.size - one.size);
const crates = new Map();
for (const { size, name } of functions) {
  const { sum, count } = crates.get(crateOf(name)) ?? { sum: 0, count: 0 };
  crates.set(crateOf(name), { sum: sum + size, count: count + 1 });
}
const line = (size, text) => console.log(`${size.toLocaleString('en').padStart(12)}  ${text}`);

console.log('Sections');
for (const [name, length] of sections) line(length, name);
console.log('\nCode by crate');
for (const [crate, { sum, count }] of [...crates].sort((one, other) => other[1].sum - one[1].sum)) line(sum, `${crate} (${count.toLocaleString('en')} functions)`);
console.log('\nThe largest functions');
for (const { size, name } of functions.slice(0, Number(most))) line(size, name);
