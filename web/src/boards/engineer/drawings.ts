/** The drawings of the buildings and the towers, part by part: fills and outlines. */

/** One shape of a drawing. */
export interface Shape {
  made: 'brick' | 'plaster' | 'slate' | 'roof' | 'glass' | 'dark' | 'gold' | 'steel' | 'leaf' | 'white' | 'line';
  d: string;
}

const windows = (xs: number[], ys: number[], wide = 6, high = 7) =>
  xs.flatMap((x) => ys.map((y) => `M${x} ${y}h${wide}v${high}h-${wide}z`)).join('');

/** The buildings of the two sides of the building card, each within 64 × 64. */
const BUILDINGS: Record<string, Shape[][]> = {
  a: [
    [
      { made: 'brick', d: 'M10 62V22H54V62Z' },
      { made: 'slate', d: 'M5 23L13 9H51L59 23Z' },
      { made: 'glass', d: windows([16, 29, 42], [27, 39]) + 'M16 51h6v7h-6zM42 51h6v7h-6z' },
      { made: 'dark', d: 'M28 62V50H36V62ZM40 9V3H45V9Z' },
    ],
    [
      { made: 'brick', d: 'M49 40L50 6H57L58 40Z' },
      { made: 'gold', d: 'M5 62V30L19 41V30L33 41V30L47 41H60V62Z' },
      { made: 'glass', d: windows([10, 24, 38], [46], 8, 7) },
      { made: 'dark', d: 'M50 62V48H57V62Z' },
    ],
    [
      { made: 'plaster', d: 'M3 62V38H61V62Z' },
      { made: 'slate', d: 'M12 38A20 20 0 0 1 52 38Z' },
      { made: 'roof', d: 'M1 39V33H13V39ZM51 39V33H63V39Z' },
      { made: 'white', d: 'M32 23a6 6 0 1 1-.010 0z' },
      { made: 'dark', d: 'M25 62V52a7 7 0 0 1 14 0V62ZM31 26h2v5h-2z' },
      { made: 'glass', d: windows([8, 16, 42, 50], [45], 5, 9) },
    ],
    [
      { made: 'plaster', d: 'M6 62V36H58V62Z' },
      { made: 'leaf', d: 'M1 37L12 18H52L63 37Z' },
      { made: 'glass', d: 'M16 31L20 23H26V31ZM29 31V23H35V31ZM38 31V23H44L48 31Z' },
      { made: 'gold', d: 'M8 42H28L30 49H6ZM36 42H56L58 49H34Z' },
      { made: 'dark', d: 'M10 62V52H26V62ZM38 62V52H54V62Z' },
    ],
  ],
  b: [
    [
      { made: 'plaster', d: 'M6 62V36H58V62ZM24 36V16H40V36Z' },
      { made: 'roof', d: 'M21 17L32 1L43 17ZM3 37L8 30H24V37ZM40 37V30H56L61 37Z' },
      { made: 'white', d: 'M32 20a5 5 0 1 1-.010 0z' },
      { made: 'glass', d: windows([11, 19, 40, 48], [43], 5, 9) },
      { made: 'dark', d: 'M27 62V50a5 5 0 0 1 10 0V62Z' },
    ],
    [
      { made: 'brick', d: 'M3 28L32 9L61 28Z' },
      { made: 'plaster', d: 'M5 28H59V33H5ZM8 33H15V54H8ZM21 33H28V54H21ZM36 33H43V54H36ZM49 33H56V54H49ZM3 54H61V62H3Z' },
      { made: 'dark', d: 'M28 35H36V54H28Z' },
      { made: 'gold', d: 'M32 16a5 5 0 1 1-.010 0z' },
    ],
    [
      { made: 'brick', d: 'M3 62V36H43V62Z' },
      { made: 'slate', d: 'M7 36L9 10H15L17 36ZM22 36L24 10H30L32 36ZM45 62L48 24Q53 20 58 24L61 62Z' },
      { made: 'glass', d: windows([8, 18, 28], [42], 6, 8) },
      { made: 'gold', d: 'M53 34L47 46H52L50 55L58 42H53L55 34Z' },
    ],
    [
      { made: 'line', d: 'M4 44L18 22H46L60 44M18 22L18 44M32 22V44M46 22V44M18 44L32 22L46 44' },
      { made: 'steel', d: 'M1 44H63V50H1Z' },
      { made: 'slate', d: 'M7 50H15L14 62H8ZM49 50H57L56 62H50Z' },
    ],
  ],
};

/** A part of a tower: its shapes, and the square in which to show it alone. */
export interface Part {
  shapes: Shape[];
  box: string;
}

/** The towers, within 120 × 240, from the ground up. */
export const TOWERS: Record<string, Part[]> = {
  eiffel: [
    {
      box: '0 152 120 92',
      shapes: [
        { made: 'steel', d: 'M6 240L30 170H90L114 240H88Q60 188 32 240Z' },
        { made: 'slate', d: 'M20 163H100V172H20Z' },
        { made: 'line', d: 'M16 226L40 200M28 196L46 178M104 226L80 200M92 196L74 178M24 240L36 206M96 240L84 206' },
      ],
    },
    {
      box: '20 98 80 74',
      shapes: [
        { made: 'steel', d: 'M31 163L42 113H78L89 163H75Q60 138 45 163Z' },
        { made: 'slate', d: 'M33 107H87V115H33Z' },
        { made: 'line', d: 'M36 150L54 122M84 150L66 122M42 130L50 118M78 130L70 118' },
      ],
    },
    {
      box: '26 42 68 70',
      shapes: [
        { made: 'steel', d: 'M44 107L53 53H67L76 107H68L60 82L52 107Z' },
        { made: 'slate', d: 'M45 47H75V55H45Z' },
        { made: 'line', d: 'M49 92L62 66M71 92L58 66M53 72L64 58M67 72L56 58' },
      ],
    },
    {
      box: '32 0 56 52',
      shapes: [
        { made: 'steel', d: 'M53 47L58 14H62L67 47Z' },
        { made: 'slate', d: 'M55 12H65V18H55Z' },
        { made: 'line', d: 'M60 12V2M56 40L63 26M64 40L57 26' },
      ],
    },
  ],
  empire_state: [
    {
      box: '0 166 120 78',
      shapes: [
        { made: 'plaster', d: 'M6 240V204H114V240Z' },
        { made: 'slate', d: 'M3 204V198H117V204Z' },
        { made: 'glass', d: windows([13, 29, 45, 67, 83, 99], [211], 8, 9) },
        { made: 'dark', d: 'M50 240V226H70V240Z' },
      ],
    },
    {
      box: '8 134 104 72',
      shapes: [
        { made: 'plaster', d: 'M16 198V150H104V198Z' },
        { made: 'slate', d: 'M13 150V145H107V150Z' },
        { made: 'glass', d: windows([22, 34, 46, 58, 70, 82, 94], [155, 175], 5, 15) },
      ],
    },
    {
      box: '20 70 80 80',
      shapes: [
        { made: 'plaster', d: 'M28 145V82H92V145Z' },
        { made: 'slate', d: 'M25 82V77H95V82Z' },
        { made: 'glass', d: windows([34, 45, 56, 67, 78], [88, 108, 127], 6, 14) },
      ],
    },
    {
      box: '28 26 64 54',
      shapes: [
        { made: 'plaster', d: 'M36 77V52H84V77ZM44 50V36H76V50Z' },
        { made: 'slate', d: 'M34 52V48H86V52ZM42 36V32H78V36Z' },
        { made: 'glass', d: windows([42, 52, 62, 72], [57], 5, 15) + windows([50, 58, 66], [39], 4, 7) },
      ],
    },
    {
      box: '42 0 36 36',
      shapes: [
        { made: 'slate', d: 'M53 32V18Q60 10 67 18V32Z' },
        { made: 'gold', d: 'M58.500 13V1H61.500V13Z' },
      ],
    },
  ],
};

const PLAIN: Shape[] = [{ made: 'brick', d: 'M10 62V20H54V62Z' }];

/** The drawing of a building or part: an edition may have more of them than are drawn here. */
export function drawing(card: string, number: number): Part {
  return TOWERS[card]?.[number - 1] ?? { shapes: BUILDINGS[card]?.[number - 1] ?? PLAIN, box: '0 0 64 64' };
}
