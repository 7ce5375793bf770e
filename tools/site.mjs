// Copies the built page into a folder that any web space can serve: no server, below any path.
// node tools/site.mjs FOLDER [ADDRESS OF A SERVER]
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [folder, server = 'none'] = process.argv.slice(2);
const built = join(dirname(fileURLToPath(import.meta.url)), '../web/dist');

if (folder === undefined || (server !== 'none' && !/^https?:\/\/[^\s"]+$/.test(server))) {
  console.error('Usage: node tools/site.mjs FOLDER [https://SERVER]');
  process.exit(2);
}
if (!existsSync(join(built, 'index.html'))) {
  console.error('The page is not built yet: `make page` builds it.');
  process.exit(1);
}
if (server === 'none' && !existsSync(join(built, 'engine'))) {
  console.error('The page was built without the engine for the browser, so a site without a server could not play. `make engine` says why.');
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
cpSync(built, folder, { recursive: true });
const write = (file, text) => {
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
};
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const stated = '<meta name="rynek-server" content="here" />';
if (!page.includes(stated)) throw new Error('index.html does not say where the server is');
const address = server === 'none' || server.endsWith('/') ? server : `${server}/`;
write('index.html', page.replace(stated, stated.replace('here', address)));
// The files differ from those of the page that a server has, so they are another build.
const service = readFileSync(join(folder, 'sw.js'), 'utf8');
const build = /=\s*(["'`])([0-9a-f]{12})\1/.exec(service)?.[2];
if (build === undefined) throw new Error('sw.js does not say which build it is');
write('sw.js', service.replace(build, `${build}-${address === 'none' ? 'site' : Buffer.from(address).toString('base64url')}`));
