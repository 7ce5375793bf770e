// Draws what `rynek` prints as an SVG: node tools/terminal-picture.mjs RYNEK FILE. `make shots` calls it for the README.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [rynek, picture] = process.argv.slice(2);
const [WIDE, HIGH, FONT] = [8.4, 18, 13.5];
const COLUMNS = 100;
const PLAIN = ['#14171f', '#ff8787', '#afd75f', '#ffd787', '#87afff', '#d787d7', '#87d7d7', '#d8dce4'];

const folder = mkdtempSync(join(tmpdir(), 'rynek-picture-'));
const run = (...args) =>
  execFileSync(rynek, args, { encoding: 'utf8', env: { ...process.env, COLUMNS: String(COLUMNS), RYNEK_LANG: 'en', XDG_DATA_HOME: folder } });

/** The board of Rooftops near the end of a game between three bots. */
function board() {
  const record = join(folder, 'game.json');
  run('play', 'rooftops', '--seats', 'greedy,greedy,greedy', '--seed', '7', '--save', record, '--quiet');
  const { events } = JSON.parse(readFileSync(record, 'utf8'));
  return run('replay', record, '--at', String(events.length - 3), '--color', 'always');
}

/** A colour of the terminal's 256. */
function colour(number) {
  if (number < 16) return PLAIN[number % 8];
  if (number >= 232) return `#${(8 + 10 * (number - 232)).toString(16).padStart(2, '0').repeat(3)}`;
  const part = (value) => (value === 0 ? 0 : 55 + 40 * value).toString(16).padStart(2, '0');
  const n = number - 16;
  return `#${part(Math.floor(n / 36))}${part(Math.floor(n / 6) % 6)}${part(n % 6)}`;
}

/** Changes the style as an escape sequence says. */
function restyle(style, codes) {
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at];
    if (code === 0) style = {};
    else if (code === 1) style = { ...style, bold: true };
    else if (code === 2) style = { ...style, fill: '#6c7486' };
    else if (code >= 30 && code <= 37) style = { ...style, fill: PLAIN[code - 30] };
    else if (code >= 90 && code <= 97) style = { ...style, fill: PLAIN[code - 90] };
    else if (code === 38 || code === 48) {
      style = { ...style, [code === 38 ? 'fill' : 'ground']: colour(codes[at + 2]) };
      at += 2;
    }
  }
  return style;
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The words of a line, each with its column and its style. */
function words(line) {
  const found = [];
  let [style, column] = [{}, 0];
  for (const part of line.split(/(\x1b\[[\d;]*m)/)) {
    const codes = /^\x1b\[([\d;]*)m$/.exec(part);
    if (codes) style = restyle(style, (codes[1] || '0').split(';').map(Number));
    else {
      for (const { 0: text, index } of part.matchAll(/\S+/g)) found.push({ text, column: column + index, style });
      column += [...part].length;
    }
  }
  return found;
}

/** Breaks plain text between words, as a terminal does. */
function wrapped(line) {
  if (line.length <= COLUMNS || line.includes('\x1b')) return [line];
  const at = line.lastIndexOf(' ', COLUMNS);
  return [line.slice(0, at), ...wrapped(line.slice(at + 1))];
}

const lines = board().trimEnd().split('\n').flatMap(wrapped).map(words);
const columns = Math.max(...lines.flat().map(({ text, column }) => column + [...text].length));
const [width, height] = [columns * WIDE + 32, lines.length * HIGH + 32];
const drawn = lines.flatMap((line, row) =>
  line.map(({ text, column, style: { fill = '#d8dce4', ground, bold } }) => {
    const [x, long] = [column * WIDE, [...text].length * WIDE].map((number) => number.toFixed(1));
    const behind = ground ? `<rect x="${x}" y="${row * HIGH}" width="${long}" height="${HIGH}" fill="${ground}"/>` : '';
    const weight = bold ? ' font-weight="bold"' : '';
    return `${behind}<text x="${x}" y="${row * HIGH + FONT}" textLength="${long}" fill="${fill}"${weight}>${escaped(text)}</text>`;
  }),
);
writeFileSync(
  picture,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height}" width="${width.toFixed(0)}" height="${height}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="${FONT}"><rect width="100%" height="100%" rx="10" fill="#14171f"/><g transform="translate(16 16)">\n${drawn.join('\n')}\n</g></svg>\n`,
);
rmSync(folder, { recursive: true });
