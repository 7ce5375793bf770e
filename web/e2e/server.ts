// A server for the tests: `rynek serve` on a free port, with its data in a temporary folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const RYNEK = process.env.RYNEK ?? '../target/release/rynek';
/** All games follow from this seed, so a failure can be repeated: SEED=7 plays other games. */
export const SEED = Number(process.env.SEED ?? 1);
const PATIENCE = 60_000;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class TestServer {
  private process: ChildProcess | null = null;
  private said = '';

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly pace: number,
    private readonly settings: string[],
  ) {}

  /** Bots answer after `pace` milliseconds; `settings` are further flags of the server. */
  static async open(pace = 50, settings: string[] = []): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'rynek-e2e-'));
    for (let tries = 1; ; tries += 1) {
      const server = new TestServer(folder, await freePort(), pace, settings);
      // Another process may take the port before the server does.
      if (await server.start().then(() => true, (error: unknown) => (tries < 3 && server.hasEnded ? false : Promise.reject(error)))) return server;
    }
  }

  /** Whether the server has ended by itself. */
  private get hasEnded(): boolean {
    return this.process === null || this.process.exitCode !== null;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const much = ['requests-per-address', 'requests-per-person', 'people-per-address', 'tables-per-person', 'hints-per-person', 'lines-per-person', 'messages-per-socket'];
    const flags = ['--host', '127.0.0.1', '--port', `${this.port}`, '--data', this.folder, '--pace', `${this.pace}`, '--test-seed', `${SEED}`, ...this.settings];
    const server = spawn(RYNEK, ['serve', ...flags, ...much.flatMap((limit) => [`--limits-${limit}`, '100000'])]);
    this.process = server;
    server.stdout.on('data', (text: Buffer) => (this.said += text.toString()));
    server.stderr.on('data', (text: Buffer) => (this.said += text.toString()));
    server.on('error', (error) => (this.said += String(error)));
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(50)) {
      if (server.exitCode !== null) break;
      if (await fetch(`${this.url}/readyz`).then((answer) => answer.ok, () => false)) return;
    }
    throw new Error(`the server did not start: ${this.said}`);
  }

  async stop(): Promise<void> {
    const server = this.process;
    this.process = null;
    if (server === null || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await Promise.race([gone, pause(PATIENCE).then(() => server.kill('SIGKILL'))]);
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
