import type { Theme } from './colours.ts';
import { coloursOf } from './colours.ts';
import { contrast, shapePairs, textPairs } from './contrast.ts';

const themes: readonly Theme[] = ['light', 'dark'];

/** One sentence for each pair of a style sheet that is too alike: text needs a contrast of 4.5, a shape that means something 3. */
export function contrastFaults(css: string): string[] {
  const colour = coloursOf(css);
  const faults = ([mark, surface]: readonly [string, string], least: number) =>
    themes.flatMap((theme) => {
      const ratio = contrast(colour(mark, theme), colour(surface, theme));
      if (ratio >= least) return [];
      // Cut, not rounded: 4.499 must not read as the 4.5 that it misses.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return [`${mark} on ${surface} has a contrast of ${shown} in the ${theme} theme; it needs ${least}.`];
    });
  return [...textPairs.flatMap((pair) => faults(pair, 4.5)), ...shapePairs.flatMap((pair) => faults(pair, 3))];
}
