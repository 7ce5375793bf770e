/** How a drawing is moved and enlarged under the pointer: pure arithmetic, no page. */

/** Where the drawing is put: `screen = world * scale + (x, y)`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** A rectangle of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest and the smallest a drawing gets. */
export const SCALES = { least: 0.25, most: 3 };

const within = (scale: number) => Math.min(SCALES.most, Math.max(SCALES.least, scale));

/** Pixels along the edges of a window that buttons need for themselves. */
export interface Margin {
  top: number;
  right: number;
}

/** Shows the whole box in the middle of a window, not larger than `most` and not under its margins. */
export function fit(box: Box, width: number, height: number, most = 1.6, margin: Margin = { top: 0, right: 0 }): Camera {
  const [wide, high] = [width - margin.right, height - margin.top];
  if (box.width <= 0 || box.height <= 0 || wide <= 0 || high <= 0) return { x: 0, y: 0, scale: 1 };
  const scale = within(Math.min(most, wide / box.width, high / box.height));
  return {
    scale,
    x: wide / 2 - (box.x + box.width / 2) * scale,
    y: margin.top + high / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Enlarges by a factor about a point of the screen, which stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = within(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** Moves by so much of the screen. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The point of the drawing that lies under a point of the screen. */
export function toWorld(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}

/** Keeps part of the box in the window, so that a drawing cannot be lost. */
export function keepInSight(camera: Camera, box: Box, width: number, height: number): Camera {
  const margin = 0.3;
  const clamp = (at: number, low: number, high: number) => Math.min(Math.max(at, low), high);
  const across = box.width * camera.scale;
  const down = box.height * camera.scale;
  const left = box.x * camera.scale;
  const top = box.y * camera.scale;
  return {
    scale: camera.scale,
    x: clamp(camera.x, width * margin - left - across, width * (1 - margin) - left),
    y: clamp(camera.y, height * margin - top - down, height * (1 - margin) - top),
  };
}

/** How CSS transforms say it: where the drawing is put, and how large it is drawn. */
export const place = ({ x, y }: Camera): string => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
export const enlargement = ({ scale }: Camera): string => `scale(${scale.toFixed(4)})`;
