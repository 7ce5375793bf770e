/** Moving and scaling a drawing: pure arithmetic without the DOM. */

/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** The transform of the drawing: `screen = world * scale + (x, y)`. */
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

/** The largest and the smallest scale. */
export const SCALES = { least: 0.25, most: 3 };

const within = (scale: number) => Math.min(SCALES.most, Math.max(SCALES.least, scale));

/** The margins of a window that are covered by buttons, in pixels. */
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

/** Shows the whole box with the margins that leave it the most room: the drawing is below the buttons in a corner, or beside them. */
export function fitBeside(box: Box, width: number, height: number, most: number, margins: readonly Margin[]): Camera {
  const ways = margins.map((margin) => fit(box, width, height, most, margin));
  return ways.reduce((best, way) => (way.scale > best.scale ? way : best));
}

/** Enlarges by a factor about a point of the screen, which stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = within(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** Moves by a distance on the screen. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The point of the drawing under a point of the screen. */
export function toWorld(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}

/** Keeps part of the box in the window, so that the drawing cannot be lost. */
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

/** The least size of what a finger has to hit, in pixels. */
export const FINGER = 44;

/**
 * The camera that enlarges targets about a tapped point, so that a finger can tell them apart; null if it can already. The
 * tapped point moves to the middle of the window.
 */
export function approach(camera: Camera, targets: readonly Point[], point: Point, width: number, height: number): Camera | null {
  const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const near = targets.filter((target) => apart(target, point) * camera.scale < FINGER);
  const least = Math.min(...near.flatMap((one, n) => near.slice(n + 1).map((other) => apart(one, other))));
  const scale = within(FINGER / least);
  if (near.length < 2 || scale < camera.scale * 1.02) return null;
  return { scale, x: width / 2 - point.x * scale, y: height / 2 - point.y * scale };
}

/** As CSS transforms: the position of the drawing, and its scale. */
export const place = ({ x, y }: Camera): string => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
export const enlargement = ({ scale }: Camera): string => `scale(${scale.toFixed(4)})`;
