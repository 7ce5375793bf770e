// What happens to the built page as a whole: the list of files for the service worker, and the compressed copies.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SERVICE = 'sw.js';
const TEXTS = /\.(html|js|css|svg|json|webmanifest|wasm|txt|ftl|md)$/;

async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true });
  const kinds = await Promise.all(all.map(async (file) => (await stat(join(folder, file))).isFile()));
  return all.filter((file, at) => kinds[at] && !/\.(br|gz)$/.test(file)).sort();
}

/** Tells the service worker which files there are, and the build that they belong to. */
async function list(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => file !== SERVICE);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  const service = join(folder, SERVICE);
  const text = await readFile(service, 'utf8');
  // The service worker counts as well: a change of it alone is a new build.
  const build = hash.update(text).digest('hex').slice(0, 12);
  const written = text.replace(/(["'`])__BUILD__\1/, JSON.stringify(build)).replace(/(["'`])__FILES__\1/, JSON.stringify(files.join(' ')));
  if (written.includes('__BUILD__') || written.includes('__FILES__')) throw new Error(`${SERVICE} has no place for the list of files`);
  await writeFile(service, written);
}

/** Compresses once, at build time, what the server would otherwise compress for every visitor. */
async function compress(folder: string): Promise<void> {
  const texts = (await filesIn(folder)).filter((file) => TEXTS.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(folder, file));
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(text));
    }),
  );
}

export function finish(): Plugin {
  let folder = 'dist';
  return {
    name: 'finish',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      order: 'post',
      async handler() {
        await list(folder);
        await compress(folder);
      },
    },
  };
}
