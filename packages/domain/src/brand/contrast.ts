/** WCAG 2's relative luminance of a colour as #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast of two colours as #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const surfaces = ['color-paper', 'color-panel', 'color-tint'];
const inks = [
  'color-ink',
  'color-ink-second',
  'color-link',
  'color-mark',
  'color-good',
  'color-warning',
  'color-error',
];

type Pair = readonly [mark: string, surface: string];

/** Every text and its surface that occur together: at least 4.5. */
export const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) => inks.map((ink): Pair => [ink, surface])),
  ['color-on-photo', 'color-photo'],
  ['color-on-action', 'color-action'],
  ['color-on-action', 'color-action-lit'],
  ['color-on-mark', 'color-mark'],
  ['color-on-board', 'color-board'],
  ['color-on-board', 'color-board-deep'],
  ['color-on-board-second', 'color-board'],
  ['color-on-board-second', 'color-board-deep'],
  ['color-on-board-act', 'color-board-act'],
  ['color-warning', 'color-warning-tint'],
  ['color-error', 'color-error-tint'],
  ['color-ink', 'color-warning-tint'],
  ['color-ink', 'color-error-tint'],
];

/** Borders of controls, focus rings and marks: WCAG asks for 3. Hairlines and traces only decorate. */
export const shapePairs: readonly Pair[] = [
  ...surfaces.map((surface): Pair => ['color-edge', surface]),
  ...surfaces.map((surface): Pair => ['color-focus', surface]),
  ['color-on-board', 'color-board'],
  ['color-board-act', 'color-board'],
  ['color-board-act', 'color-board-deep'],
];
