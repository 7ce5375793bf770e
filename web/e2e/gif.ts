// Makes an animated GIF from screenshots.
import { GIFEncoder, quantize } from 'gifenc';
import { PNG } from 'pngjs';

export interface Frame {
  png: Buffer;
  /** How long it is shown, in milliseconds. */
  shown: number;
}

/** A palette has up to 256 colours; one of them means “as in the frame before”. */
const EXACT = 160;
const MIXED = 48;

type Colour = [red: number, green: number, blue: number];

/** A pixel of a PNG, as this machine reads its four bytes. */
const colourOf = (pixel: number): Colour => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

/** The colours of a frame: the most frequent ones exactly, as a page has few, and a mixture of the rest. */
function paletteOf(pixels: Uint32Array): Colour[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, EXACT).map(([pixel]) => pixel);
  const exact = new Set(frequent);
  const rest = pixels.filter((pixel) => !exact.has(pixel));
  const mixed = rest.length === 0 ? [] : quantize(new Uint8Array(rest.buffer), MIXED);
  return [...frequent.map(colourOf), ...mixed.map(([red = 0, green = 0, blue = 0]): Colour => [red, green, blue])];
}

function nearest([red, green, blue]: Colour, palette: readonly Colour[]): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

export function gif(frames: readonly Frame[]): Uint8Array {
  const encoder = GIFEncoder();
  let before: Uint32Array | null = null;
  for (const { png, shown } of merged(frames)) {
    const { width, height, data } = PNG.sync.read(png);
    const now: Uint32Array = new Uint32Array(Uint8Array.from(data).buffer);
    const palette = paletteOf(now.filter((pixel, at) => pixel !== before?.[at]));
    const indices = new Map<number, number>();
    const indexOf = (pixel: number): number => {
      const index = indices.get(pixel) ?? nearest(colourOf(pixel), palette);
      indices.set(pixel, index);
      return index;
    };
    const same = palette.length;
    const drawn = Uint8Array.from(now, (pixel, at) => (pixel === before?.[at] ? same : indexOf(pixel)));
    encoder.writeFrame(drawn, width, height, {
      palette: [...palette, [0, 0, 0]],
      delay: shown,
      transparent: before !== null,
      transparentIndex: same,
      dispose: 1,
    });
    before = now;
  }
  encoder.finish();
  return encoder.bytes();
}

/** Screenshots that are equal become one frame, shown longer. */
function merged(frames: readonly Frame[]): Frame[] {
  const result: Frame[] = [];
  for (const frame of frames) {
    const last = result.at(-1);
    if (last?.png.equals(frame.png)) last.shown += frame.shown;
    else result.push({ ...frame });
  }
  return result;
}
