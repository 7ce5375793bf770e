// What a visitor has to load. The page must have been built: `make test-page` does so.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const KB = 1000;
const size = (file: string) => statSync(`dist/${file}.br`).size;
const page = () => readFileSync('dist/index.html', 'utf8');
/** The games of the catalog, as its features name them. */
const catalog = () => JSON.parse(/^default = (.*)$/m.exec(readFileSync('../crates/catalog/Cargo.toml', 'utf8'))?.[1] ?? '[]') as string[];
/** What the page itself names: scripts, styles and modules to load with them. */
const named = () => [...page().matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');

test('the first page takes less than 60 KB, without the engine', () => {
  const words = readdirSync('dist/assets').filter((file) => /^(en|pl)-[^.]+\.js$/.test(file)).map((file) => `assets/${file}`);
  const largest = Math.max(...words.map(size));
  const files = ['index.html', ...named()];
  expect(files.length).toBeGreaterThan(5);
  expect(files.reduce((sum, file) => sum + size(file), 0) + largest).toBeLessThan(60 * KB);
  for (const file of named()) expect(readFileSync(`dist/${file}`, 'utf8')).not.toContain('instantiateStreaming');
});

test('the service worker keeps every file of the page, and nothing else', () => {
  const service = readFileSync('dist/sw.js', 'utf8');
  const listed = /["'`](assets\/[^"'`]+)["'`]/.exec(service)?.[1]?.split(' ') ?? [];
  const all = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => statSync(`dist/${file}`).isFile() && !/\.(br|gz)$/.test(file) && file !== 'sw.js');
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test('a game on this device takes one module of at most 400 KB, and its texts', () => {
  const [id = ''] = existsSync('dist/engine') ? readdirSync('dist/engine') : [];
  if (!existsSync('engine/engine.json')) return expect(id).toBe('');
  const { games } = JSON.parse(readFileSync(`dist/engine/${id}/engine.json`, 'utf8')) as { games: Record<string, { module: string; texts: Record<string, string> }> };
  expect(Object.keys(games).toSorted()).toEqual(catalog());
  for (const { module, texts } of Object.values(games)) {
    expect(size(`engine/${id}/${module}`)).toBeLessThanOrEqual(400 * KB);
    for (const file of Object.values(texts)) expect(size(`engine/${id}/${file}`)).toBeLessThan(60 * KB);
  }
});
