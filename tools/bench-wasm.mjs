#!/usr/bin/env node
// How fast the search is in Chromium, compared with the same program natively on one thread: looks per second of processor
// time, side by side and by turns, so that a busy machine slows both down alike.
//
// Usage: tools/bench-wasm.mjs NATIVE [GAME…]   (target/release/examples/native)
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = process.env.ENGINE ?? `${HERE}web/engine`;
const { chromium } = createRequire(`${HERE}web/package.json`)('playwright-core');
const LEVEL = 'expert';
const TURNS = 5;
// The processor time of a turn on either side, about.
const SECONDS = 1.5;
const LEAST = 0.62;
const TICKS = 100;

const ME = { id: '0'.repeat(31) + '1', name: 'Ada' };
const hex = (digit, digits) => digit.repeat(digits);

class Native {
  constructor(path) {
    this.process = spawn(path, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    const { ok, error } = JSON.parse((await this.lines.next()).value);
    if (error) throw new Error(`${JSON.stringify(request)} is refused: ${error.message}`);
    return ok;
  }

  /** A whole thought. */
  async think(request) {
    let progress = await this.ask(request);
    while (!progress.done) progress = await this.ask({ call: 'think_on', thought: progress.thought, looks: 1_000_000_000 });
    return progress;
  }

  /** Seconds of processor time so far. */
  seconds() {
    const fields = readFileSync(`/proc/${this.process.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }
}

/** Every fourth decision of a game between casual bots, as histories. */
async function positions(native, game) {
  const { players } = await native.ask({ call: 'game', game });
  const count = Math.max(players.min, Math.min(2, players.max));
  const seats = Array.from({ length: count }, () => ({ kind: 'bot', level: 'casual' }));
  const new_table = { game, options: {}, seats, seats_by_lot: false, public: false, start: true };
  let change = await native.ask({ call: 'new', new_table, id: hex('1', 32), seed: hex('7', 64), entropy: '', person: ME, now: 0 });
  const { table } = change;
  const history = [...change.entries];
  const found = [];
  for (let turn = 0; change.bot !== null; turn += 1) {
    if (turn % 4 === 0) found.push([...history]);
    const { best } = await native.think({ call: 'think', table });
    const command = { type: 'act', seat: change.bot.seat, action: best[0].action, chosen_at: history.length };
    change = await native.ask({ call: 'do', table, person: null, command, now: 0 });
    history.push(...change.entries);
  }
  await native.ask({ call: 'close', table });
  return found;
}

/** Runs in the page: the same calls as natively. */
function serve(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const { memory, alloc, dealloc, call } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  globalThis.ask = (request) => {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const at = alloc(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const packed = BigInt.asUintN(64, call(at, text.length));
    const [start, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const { ok, error } = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, length)));
    dealloc(start, length);
    if (error) throw new Error(error.message);
    return ok;
  };
  globalThis.think = (tables, level, times) => {
    let looks = 0;
    for (let time = 0; time < times; time += 1) {
      for (const table of tables) {
        let progress = globalThis.ask({ call: 'think', table, bot: level });
        while (!progress.done) progress = globalThis.ask({ call: 'think_on', thought: progress.thought, looks: 1_000_000_000 });
        looks += progress.looks;
      }
    }
    return looks;
  };
}

async function thinkNatively(native, tables, times) {
  let looks = 0;
  for (let time = 0; time < times; time += 1) {
    for (const table of tables) looks += (await native.think({ call: 'think', table, bot: LEVEL })).looks;
  }
  return looks;
}

async function measure(path, browser, game) {
  const native = new Native(path);
  const histories = await positions(native, game);
  const open = (history) => ({ call: 'open', id: hex('2', 32), history, seed: hex('7', 64) });
  const tables = [];
  for (const history of histories) tables.push((await native.ask(open(history))).table);

  const page = await browser.newPage();
  const session = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  await page.evaluate(serve, readFileSync(`${ENGINE}/${game}.wasm`).toString('base64'));
  const requests = histories.map(open);
  const there = await page.evaluate((all) => all.map((request) => globalThis.ask(request).table), requests);
  const thinkThere = (times) =>
    page.evaluate(([ids, level, many]) => globalThis.think(ids, level, many), [there, LEVEL, times]);

  // The browser compiles twice, the second time in the background: what it needs for that is not measured.
  const before = native.seconds();
  await thinkNatively(native, tables, 1);
  const once = Math.max(native.seconds() - before, 0.01);
  const times = Math.max(1, Math.ceil(SECONDS / once));
  await thinkThere(times);
  const sums = { looks: 0, native: 0, browser: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const n0 = native.seconds();
    const looks = await thinkNatively(native, tables, times);
    const [n1, b1] = [native.seconds(), await renderers()];
    const same = await thinkThere(times);
    if (same !== looks) throw new Error(`${game}: ${looks} looks natively, ${same} in the browser`);
    sums.looks += looks;
    sums.native += n1 - n0;
    sums.browser += (await renderers()) - b1;
  }
  await page.close();
  native.process.stdin.end();
  return sums;
}

const [path = `${HERE}target/release/examples/native`, ...chosen] = process.argv.slice(2);
const games = chosen.length > 0 ? chosen : Object.keys(JSON.parse(readFileSync(`${ENGINE}/engine.json`, 'utf8')).games);
const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath, args });
let missed = false;
console.log(`| looks per second of \`${LEVEL}\` | native | Chromium | of native |\n| --- | --- | --- | --- |`);
for (const game of games) {
  const { looks, native, browser: there } = await measure(path, browser, game);
  const share = native / there;
  missed ||= share < LEAST;
  const per = (seconds) => Math.round(looks / seconds).toLocaleString('en');
  console.log(`| ${game} | ${per(native)} | ${per(there)} | ${(100 * share).toFixed(0)} % |`);
}
await browser.close();
if (missed) {
  console.error(`A game reaches less than ${100 * LEAST} % of the native speed.`);
  process.exitCode = 1;
}
