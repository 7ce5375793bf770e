// A static copy of the page on a web space: files and nothing else, below some path of a host.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
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

export class Site {
  private server: Server | null = null;
  private port = 0;

  private constructor(private readonly folder: string) {}

  /** Builds the site as `make site` does, and serves it. */
  static async open(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'rynek-site-'));
    execFileSync('node', ['../tools/site.mjs', join(folder, 'now')]);
    const site = new Site(folder);
    await site.start();
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}${PATH}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const file = path.slice(PATH.length) || 'index.html';
      readFile(join(this.folder, 'now', file)).then(
        (content) => {
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
