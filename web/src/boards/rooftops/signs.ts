/** Icons, on a grid of 24. */
import type { Colour } from './view';

/** The four machines: a crane, a roller, a mixer, a digger; bodies are filled with the colour of their floors. */
export const MACHINES: Record<Colour, { body: string; lines: string }> = {
  black: { body: 'M4 20V16H14V20ZM6 16V4H9V16ZM3 4L9 1.5 22 4V6H3Z', lines: 'M19 6V11M17.5 13a1.5 1.5 0 1 0 3 0V11h-3Z' },
  white: { body: 'M2 15a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0ZM14 16.500a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM10 13V4H20V8H22V13.500Z', lines: 'M12 6H17V10H12ZM6.500 15H6.600' },
  grey: { body: 'M3 18a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0ZM16 18a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0ZM1 15H23V17H1ZM2 13L5 5 13 3 15 13ZM16 15V8H20L23 12V15Z', lines: 'M7 4.500L6 13M11 3.500L11.500 13' },
  brown: { body: 'M1 16H14V20H1ZM3 16V8H10L12 16ZM11 11L17 3 19.500 4.500 13 14ZM17 3L23 9 21 11 17.500 6ZM23 9L23 15 17.500 13 21 10Z', lines: 'M5 10H8.500L9.500 13H5ZM4 18H11' },
};

/** A star with five points about 0,0, eight wide. */
export const STAR = 'M0-8L2.2-2.6 8-2.4 3.4 1.2 5 6.800 0 3.600-5 6.800-3.400 1.200-8-2.400-2.200-2.600Z';

/** A roof in hand. */
export const ROOF = 'M1 17L7 6H17L23 17Z';

/** The icons of goals: lines and fills. */
export const GOALS: Record<string, { lines?: string; fill?: string }> = {
  five_districts: { lines: 'M12 2.500L21.500 9.500 18 20.500H6L2.500 9.500ZM12 12V2.500M12 12L21.500 9.500M12 12L18 20.500M12 12L6 20.500M12 12L2.500 9.500' },
  five_connected: { lines: 'M5 6H12V13H19M12 13V20', fill: 'M3 4h4v4H3ZM10 4h4v4h-4ZM10 11h4v4h-4ZM17 11h4v4h-4ZM10 18h4v4h-4Z' },
  grey_3_2: { lines: 'M12 2V22', fill: 'M3 3h6v5H3ZM3 9.500h6v5H3ZM3 16h6v5H3ZM15 9.500h6v5h-6ZM15 16h6v5h-6Z' },
  four_lake: { lines: 'M2 7q2.500-3.500 5 0t5 0 5 0 5 0M2 13q2.500-3.500 5 0t5 0 5 0 5 0M2 19q2.500-3.500 5 0t5 0 5 0 5 0' },
  four_park: { lines: 'M8 21V14M17 21V15', fill: 'M8 15a5.500 5.500 0 1 1 .1 0ZM17 16a4 4 0 1 1 .1 0Z' },
  double_roofs: { lines: 'M4 21V13M10 21V13M14 21V13M20 21V13', fill: 'M1.500 8L4 3H10L12.500 8ZM1.500 14L4 9.500H10L12.500 14ZM11.500 8L14 3H20L22.500 8ZM11.500 14L14 9.500H20L22.500 14Z' },
  levels_1_4: { fill: 'M2 17h4v5H2ZM7.300 12.500h4V22h-4ZM12.600 8h4v14h-4ZM18 3.500h4V22h-4Z' },
  two_borders: { lines: 'M2 7H22M2 17H22M8 2V22M16 2V22' },
};
