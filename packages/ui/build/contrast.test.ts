import { describe, expect, it } from 'vitest';
import { colour } from './colours.testing.ts';
import { contrast, shapePairs, textPairs } from '@platine/domain/brand/contrast.ts';

describe.each(['light', 'dark'] as const)('contrast of the %s theme', (theme) => {
  it.each(textPairs)('%s reads on %s: at least 4.5', (ink, surface) => {
    expect(contrast(colour(ink, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s is seen on %s: at least 3', (shape, surface) => {
    expect(contrast(colour(shape, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure itself', () => {
  it('knows black on white and a failing neighbour', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast(colour('color-hairline', 'light'), colour('color-panel', 'light'))).toBeLessThan(3);
  });
});
