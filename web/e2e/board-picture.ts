// The small pictures of the boards on the front page: the middle of the drawing, without what floats over it.
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const WIDTH = 448;
const HEIGHT = 280;
const QUALITY = 0.7;

/** The part of a drawing that is shown. */
export interface Crop {
  /** 1 shows as much as fits. */
  zoom: number;
  /** Where its middle is: 0.5 is the middle of the drawing. */
  x: number;
  y: number;
}

const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Takes the picture of a drawing and writes it as WebP. */
export async function boardPicture(page: Page, drawing: string, file: string, crop: Crop = WHOLE): Promise<void> {
  const target = page.locator(drawing).first();
  await target.waitFor();
  // A style sheet of our own is not allowed by the policy of the page.
  await page.locator('.viewport .corner, [role="tooltip"]').evaluateAll((all) => all.forEach((one) => ((one as HTMLElement).style.visibility = 'hidden')));
  await page.waitForTimeout(400);
  const png = (await target.screenshot()).toString('base64');
  await writeFile(file, Buffer.from(await page.evaluate(toWebp, { png, crop, width: WIDTH, height: HEIGHT, quality: QUALITY }), 'base64'));
}

/** Runs in the page, which can encode pictures: crops to the shape, scales down, and encodes. */
async function toWebp({ png, crop, width, height, quality }: { png: string; crop: Crop; width: number; height: number; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const scale = Math.min(image.width / width, image.height / height) / crop.zoom;
  const [w, h] = [width * scale, height * scale];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the page has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (image.width - w) * crop.x, (image.height - h) * crop.y, w, h, 0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
