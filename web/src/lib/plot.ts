// The scale of the plot of scores.

export interface Scale {
  /** Lines of the grid, from the bottom up. */
  ticks: number[];
  min: number;
  max: number;
}

/** Round steps that cover all values, at most about `most` of them. */
export function scale(values: readonly number[], most = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough && size >= 1) ?? 1;
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, n) => min + n * step);
  return { ticks, min, max };
}

/** The points of every seat as a path in a box. */
export function paths(points: readonly (readonly number[])[], width: number, height: number): string[] {
  const { min, max } = scale(points.flat());
  const last = Math.max(1, points.length - 1);
  const x = (step: number) => Math.round((step / last) * width * 10) / 10;
  const y = (value: number) => Math.round((1 - (value - min) / (max - min)) * height * 10) / 10;
  const seats = points[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points.map((now, step) => `${step === 0 ? 'M' : 'L'}${x(step)} ${y(now[seat] ?? 0)}`).join(''),
  );
}
