import { describe, expect, it } from 'vitest';
import { colour } from './colours.testing.ts';

/** WCAG 2's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
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

const text: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) => inks.map((ink) => [ink, surface] as const)),
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
const shapes: readonly (readonly [string, string])[] = [
  ...surfaces.map((surface) => ['color-edge', surface] as const),
  ...surfaces.map((surface) => ['color-focus', surface] as const),
  ['color-on-board', 'color-board'],
  ['color-board-act', 'color-board'],
  ['color-board-act', 'color-board-deep'],
];

describe.each(['light', 'dark'] as const)('contrast of the %s theme', (theme) => {
  it.each(text)('%s reads on %s: at least 4.5', (ink, surface) => {
    expect(contrast(colour(ink, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s is seen on %s: at least 3', (shape, surface) => {
    expect(contrast(colour(shape, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure itself', () => {
  it('knows black on white and a failing neighbour', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast(colour('color-hairline', 'light'), colour('color-panel', 'light'))).toBeLessThan(3);
  });
});
