import { describe, expect, test } from 'vitest';
import { colourBands } from './colourBands.ts';

describe('IEC 60062 colour code', () => {
  test.each([
    [10_000, 1, 'brown black black red brown'],
    [10_000, 5, 'brown black orange gold'],
    [4700, 5, 'yellow violet red gold'],
    [4700, 1, 'yellow violet black brown brown'],
    [4990, 5, 'yellow white white brown gold'],
    [4990, 1, 'yellow white white brown brown'],
    [1000, 1, 'brown black black brown brown'],
    [999, 1, 'white white white black brown'],
    [999.9, 1, 'brown black black brown brown'],
    [330, 10, 'orange orange brown silver'],
    [330, 20, 'orange orange brown'],
    [220, 0.1, 'red red black black violet'],
    [220, 2, 'red red black black red'],
    [1, 5, 'brown black gold gold'],
    [0.47, 5, 'yellow violet silver gold'],
    [0.1, 1, 'brown black black pink brown'],
    [1_000_000, 1, 'brown black black yellow brown'],
    [68_000_000, 5, 'blue grey blue gold'],
    [0, 1, 'black'],
  ])('%d Ω at %d %% is %s', (ohms, tolerance, bands) => {
    expect(colourBands(ohms, tolerance).join(' ')).toBe(bands);
  });

  test.each([[-1], [Number.NaN], [Number.POSITIVE_INFINITY], [0.001], [1e15]])('no bands can say %d Ω', (ohms) => {
    expect(colourBands(ohms, 1)).toEqual([]);
  });

  test('a tolerance without a colour has no band', () => {
    expect(colourBands(10_000, 3)).toEqual(['brown', 'black', 'black', 'red']);
  });
});
