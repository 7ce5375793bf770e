// A static copy of the page on a web space: files and nothing else, below some path of a host.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATH = '/games/rynek/';
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Renames every file that is named after its content, and the build, as if all of them had changed. */
async function age(folder: string): Promise<void> {
  const assets = new Set(await readdir(join(folder, 'assets')));
  const [engine = ''] = await readdir(join(folder, 'engine'));
  const older = (name: string) => `old_${name}`;
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html)$/.test(file));
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const aged = text.replaceAll(/[\w.-]+\.(js|css|webp|svg|png)\b/g, (name) => (assets.has(name) ? older(name) : name)).replaceAll(engine, older(engine));
    const isService = file === 'sw.js';
    await writeFile(join(folder, file), isService ? aged.replace(/(=\s*["'`])([0-9a-f]{12})/, '$1old') : aged);
  }
  for (const name of assets) await rename(join(folder, 'assets', name), join(folder, 'assets', older(name)));
  await rename(join(folder, 'engine', engine), join(folder, 'engine', older(engine)));
}

export class Site {
  /** The files that were asked for. */
  readonly asked = new Set<string>();
  private server: Server | null = null;
  private port = 0;
  private shown = 'now';

  private constructor(private readonly folder: string) {}

  /** Builds the site as `make site` does, and serves it. */
  static async open(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'rynek-site-'));
    execFileSync('node', ['../tools/site.mjs', join(folder, 'now')]);
    const site = new Site(folder);
    await site.start();
    return site;
  }

  /** Shows an older build, which has the same code, but no file in common with the present one. */
  async goBack(): Promise<void> {
    await cp(join(this.folder, 'now'), join(this.folder, 'old'), { recursive: true });
    await age(join(this.folder, 'old'));
    this.shown = 'old';
  }

  /** Shows the present build again, as after an update. */
  update(): void {
    this.shown = 'now';
  }

  /** The bytes that a browser has to load for what was asked for, compressed. */
  async weight(): Promise<number> {
    const sizes = [...this.asked].map(async (file) => {
      const path = join(this.folder, this.shown, file);
      return (await stat(`${path}.br`).catch(() => stat(path))).size;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}${PATH}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const file = path.slice(PATH.length) || 'index.html';
      readFile(join(this.folder, this.shown, file)).then(
        (content) => {
          this.asked.add(file);
          const lasting = /^(assets|engine)\//.test(file);
          response.writeHead(200, { 'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain', 'Cache-Control': lasting ? 'max-age=31536000, immutable' : 'no-cache' });
          response.end(content);
        },
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => this.server?.listen(this.port, '127.0.0.1', done));
    const address = this.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Nothing answers any more. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
