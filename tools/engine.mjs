#!/usr/bin/env node
// Builds the modules for the browser and the texts beside them into web/engine: see crates/wasm/README.md.
//
// Where the WebAssembly target of Rust cannot be had, it says so and succeeds: the page then has no games of its own.
//
// Each game has a module of its own. One more has all games, and reviews: only the page's reviewer loads it. With --quick (`make
// play`) it is the only one, in the profile of `make play`: it is built in one go and without link-time optimisation, so the first
// build stays short; that module is large, and its search a little slower.
//
// Usage: tools/engine.mjs [--simd] [GAME…]   (all games, and reviews; with games, only their modules)
//        tools/engine.mjs --quick
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadModule } from './engine-module.mjs';

const TARGET = 'wasm32-unknown-unknown';
const HERE = fileURLToPath(new URL('..', import.meta.url));
const OUT = process.env.ENGINE ?? `${HERE}web/engine`;
const BUILT = process.env.CARGO_TARGET_DIR ?? `${HERE}target`;
// The crates whose messages a module can say, besides those of its game.
const SHARED = ['kernel', 'catalog', 'words', 'table', 'wire', 'review'];

const read = (path) => readFileSync(`${HERE}${path}`, 'utf8');

/** Writes a file, unless it has this content: what is not new is not built into the page again. */
function write(name, content) {
  const path = `${OUT}/${name}`;
  if (!existsSync(path) || Buffer.compare(readFileSync(path), Buffer.from(content)) !== 0) writeFileSync(path, content);
}

const json = (name, value) => write(name, JSON.stringify(value));

/** The games of the catalog, as its features name them. */
function games() {
  const listed = /^default = \[(.*)\]$/m.exec(read('crates/catalog/Cargo.toml'));
  return listed[1].split(', ').map((name) => JSON.parse(name));
}

/** The languages that a person can choose, the complete ones first. */
function languages() {
  const lines = read('web/src/lib/types/languages.ts').matchAll(/code: '([^']+)'.*preview: (\w+), generated: (\w+)/g);
  const all = [...lines].map(([, code, preview, generated]) => ({ code, preview: preview === 'true', generated: generated === 'true' }));
  return all.filter((language) => !language.generated);
}

/** Whether Rust can compile for WebAssembly; tries to install what is missing. */
function hasTarget() {
  const libraries = spawnSync('rustc', ['--print', 'target-libdir', '--target', TARGET], { encoding: 'utf8' });
  const isThere = () => libraries.status === 0 && existsSync(libraries.stdout.trim());
  if (isThere()) return true;
  spawnSync('rustup', ['target', 'add', TARGET], { stdio: 'inherit' });
  return isThere();
}

/** Builds a module with these features of the crate. */
function build(module, { profile, features }, simd) {
  // A crate that is a module only when it is asked for gets link-time optimisation, and tests can use it as a library.
  const crate = ['-p', 'rynek-wasm', '--lib', '--crate-type', 'cdylib', ...features];
  const env = { ...process.env, ...(simd ? { RUSTFLAGS: '-C target-feature=+simd128' } : {}) };
  // Cargo counts its own jobs: it must not share those of make.
  delete env.MAKEFLAGS;
  execFileSync(process.env.CARGO ?? 'cargo', ['rustc', '--quiet', '--profile', profile, '--target', TARGET, ...crate], { cwd: HERE, env, stdio: 'inherit' });
  write(module, withoutNames(readFileSync(`${BUILT}/${TARGET}/${profile}/rynek_wasm.wasm`)));
}

/** A module without its custom sections, such as the names of its functions: they are for debuggers only. */
function withoutNames(module) {
  const [magic, custom] = [8, 0];
  const kept = [module.subarray(0, magic)];
  for (let at = magic; at < module.length; ) {
    const start = at;
    const kind = module[at];
    at += 1;
    let [length, shift] = [0, 0];
    // The length is a LEB128 number: seven bits in each byte, the last byte has its upper bit clear.
    for (let more = true; more; shift += 7, at += 1) {
      length += (module[at] & 0x7f) * 2 ** shift;
      more = module[at] >= 0x80;
    }
    at += length;
    if (kind !== custom) kept.push(module.subarray(start, at));
  }
  return Buffer.concat(kept);
}

/** The Fluent files of a game in a language. */
function messages(game, lang) {
  const shared = SHARED.map((crate) => `crates/${crate}/words/${lang}.ftl`);
  const own = [`crates/${game}/words/${lang}.ftl`, `crates/${game}/words/lessons.${lang}.ftl`];
  return [...shared, ...own].filter((path) => existsSync(`${HERE}${path}`)).map(read);
}

/** The texts of a game in a language; what is not translated is English. */
function texts(game, { code, preview }) {
  const page = code === 'en' ? `docs/rules/${game}.md` : `docs/rules/${game}.${code}.md`;
  const lang = existsSync(`${HERE}${page}`) ? code : 'en';
  return {
    lang: code,
    words: messages(game, code),
    ...(preview ? { english: messages(game, 'en') } : {}),
    rules: { lang, markdown: read(lang === code ? page : `docs/rules/${game}.md`) },
  };
}

/** What `GET /games` answers for a game, in each language; and the version of its rules. */
function describe(game) {
  const ask = loadModule(readFileSync(`${OUT}/${moduleOf(game)}`));
  return languages().map((language) => {
    const file = texts(game, language);
    json(`${game}.${language.code}.json`, file);
    ask({ call: 'texts', texts: file });
    return ask({ call: 'game', game, lang: language.code });
  });
}

const args = process.argv.slice(2);
const chosen = args.filter((arg) => !arg.startsWith('--'));
const quick = args.includes('--quick');
const ALL = 'games.wasm';
const moduleOf = (game) => (quick ? ALL : `${game}.wasm`);
if (!hasTarget()) {
  rmSync(OUT, { recursive: true, force: true });
  console.error(`tools/engine.mjs: Rust cannot compile for ${TARGET} here, and rustup could not add it.`);
  console.error('The page is built without games of its own: it offers those of a server only.');
  process.exit(0);
}
mkdirSync(OUT, { recursive: true });
const simd = args.includes('--simd');
for (const game of quick ? [] : chosen.length > 0 ? chosen : games()) {
  build(moduleOf(game), { profile: 'engine', features: ['--no-default-features', '--features', `rynek-catalog/${game}`] }, simd);
}
if (chosen.length === 0) build(ALL, { profile: quick ? 'play' : 'engine', features: ['--features', 'review'] }, simd);
const all = games().filter((game) => existsSync(`${OUT}/${moduleOf(game)}`));
// Modules of the other kind are not needed any more.
const modules = new Set([ALL, ...all.map(moduleOf)]);
for (const file of readdirSync(OUT)) if (file.endsWith('.wasm') && !modules.has(file)) rmSync(`${OUT}/${file}`);
const described = all.map((game) => describe(game));
const codes = languages().map(({ code }) => code);
codes.forEach((code, at) => json(`games.${code}.json`, described.map((game) => game[at])));
const named = (name) => Object.fromEntries(codes.map((code) => [code, `${name}.${code}.json`]));
const entries = all.map((game, at) => [
  game,
  { rules_version: described[at][0].rules_version, module: moduleOf(game), review: ALL, texts: named(game) },
]);
json('engine.json', { games: Object.fromEntries(entries), lists: named('games') });
