import { describe, expect, test } from 'vitest';
import { progressBar } from './progress.ts';

describe('the progress bar', () => {
  const drawn = (isTTY: boolean, ...done: number[]) => {
    const texts: string[] = [];
    const bar = progressBar(200, { isTTY, write: (text) => texts.push(text) });
    for (const bytes of done) bar.show(bytes);
    return texts;
  };

  test('fills', () => {
    expect(drawn(true, 0, 100, 200).map((text) => text.replaceAll(/[^\d%]/g, ''))).toEqual(['0%', '50%', '100%']);
  });

  test('is redrawn when it looks different, and only on a terminal', () => {
    expect(drawn(true, 100, 100)).toHaveLength(1);
    expect(drawn(false, 100)).toEqual([]);
  });
});
