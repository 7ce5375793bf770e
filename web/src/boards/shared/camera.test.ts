import { describe, expect, it } from 'vitest';
import { approach, FINGER, fit, fitBeside, keepInSight, pan, SCALES, toWorld, zoom } from './camera';

const box = { x: -100, y: -50, width: 200, height: 100 };

describe('the camera', () => {
  it('fits the box into the middle of the window', () => {
    const camera = fit(box, 400, 400);
    expect(toWorld(camera, 200, 200)).toEqual({ x: 0, y: 0 });
    expect(camera.scale).toBe(1.6);
    expect(fit(box, 100, 400).scale).toBe(0.5);
  });

  it('leaves the margins free', () => {
    const camera = fit(box, 200, 150, 9, { top: 50, right: 40 });
    expect(box.x * camera.scale + camera.x).toBeCloseTo(0);
    expect((box.x + box.width) * camera.scale + camera.x).toBeCloseTo(160);
    expect(box.y * camera.scale + camera.y).toBeGreaterThanOrEqual(50);
  });

  it('goes below buttons in a corner, or beside them, whichever leaves more room', () => {
    const [below, beside] = [{ top: 50, right: 0 }, { top: 0, right: 50 }];
    expect(fitBeside(box, 200, 400, 9, [below, beside])).toEqual(fit(box, 200, 400, 9, below));
    expect(fitBeside(box, 400, 100, 9, [below, beside])).toEqual(fit(box, 400, 100, 9, beside));
  });

  it('survives an empty window', () => {
    expect(fit(box, 0, 0)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('keeps the point under the pointer while zooming', () => {
    const before = fit(box, 400, 400);
    const after = zoom(before, 1.5, 310, 120);
    const [one, other] = [toWorld(before, 310, 120), toWorld(after, 310, 120)];
    expect(other.x).toBeCloseTo(one.x);
    expect(other.y).toBeCloseTo(one.y);
  });

  it('has a largest and a smallest scale', () => {
    expect(zoom(fit(box, 400, 400), 100, 0, 0).scale).toBe(SCALES.most);
    expect(zoom(fit(box, 400, 400), 0.001, 0, 0).scale).toBe(SCALES.least);
  });

  it('never loses the drawing', () => {
    const lost = pan(fit(box, 400, 400), 5000, -5000);
    const kept = keepInSight(lost, box, 400, 400);
    expect(kept.x + box.x * kept.scale).toBeLessThan(400);
    expect(kept.y + (box.y + box.height) * kept.scale).toBeGreaterThan(0);
  });

  it('comes so near that a finger can tell targets apart', () => {
    const camera = fit(box, 200, 100);
    const targets = [{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 90, y: 40 }];
    const near = approach(camera, targets, { x: 8, y: 2 }, 200, 100);
    expect(20 * (near?.scale ?? 0)).toBeCloseTo(FINGER);
    expect(near && toWorld(near, 100, 50).x).toBeCloseTo(8);
    expect(near && toWorld(near, 100, 50).y).toBeCloseTo(2);
    // Then nothing is in the way, nor at a target that stands alone.
    expect(near && approach(near, targets, { x: 8, y: 2 }, 200, 100)).toBeNull();
    expect(approach(camera, targets, { x: 90, y: 40 }, 200, 100)).toBeNull();
    expect(approach(camera, [], { x: 0, y: 0 }, 200, 100)).toBeNull();
  });
});
