// The engine for games without a server: WebAssembly modules and texts that `make engine` writes into web/engine.
import { createHash } from 'node:crypto';
import { cpSync, createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'engine';
const NAME = 'virtual:engine';

/** The files of the engine, sorted; none where it was not built. Without the list of its games, the others are what is left of an earlier build. */
function filesOf(folder: string): string[] {
  if (!existsSync(join(folder, 'engine.json'))) return [];
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => statSync(join(folder, file)).isFile() && /\.(wasm|json|txt|ftl|md)$/.test(file)).sort();
}

/** A name that changes with the content of any file: a page never uses the engine of another build. */
function idOf(folder: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Provides `virtual:engine`, and puts the files into `engine/ID/` of the page. */
export function engine(): Plugin {
  const files = filesOf(FOLDER);
  const id = idOf(FOLDER, files);
  return {
    name: 'engine',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (source) =>
      source === `\0${NAME}` ? `export const FOLDER = ${JSON.stringify(files.length > 0 ? `${FOLDER}/${id}/` : null)};\nexport const FILES = ${JSON.stringify(files)};\n` : undefined,
    configureServer: (server) => {
      server.middlewares.use(`/${FOLDER}/${id}/`, (request, response, next) => {
        const file = (request.url ?? '').replace(/^\//, '').split('?')[0] ?? '';
        if (!files.includes(file)) return next();
        response.setHeader('Content-Type', file.endsWith('.wasm') ? 'application/wasm' : 'text/plain; charset=utf-8');
        createReadStream(join(FOLDER, file)).pipe(response);
      });
    },
    writeBundle: ({ dir }) => {
      for (const file of files) cpSync(join(FOLDER, file), join(dir ?? 'dist', FOLDER, id, file));
    },
  };
}
