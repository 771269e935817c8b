import { problemsOfFit } from '@platine/ui/fit/problemsOfFit.testing.ts';
import { page } from 'vitest/browser';
import { drawn } from './settled.ts';

/** WCAG 2.2: the smallest window (1.4.10), and letters twice as large on a desk (1.4.4). */
const conditions = [
  { name: 'at 320 px', width: 320, height: 640, letters: '' },
  { name: 'with letters of 200 %', width: 1280, height: 800, letters: '200%' },
] as const;

/** Elements of the current page that do not fit into less room. The window keeps the size of the last condition. */
export async function problemsWithLessRoom(): Promise<string[]> {
  const letters = document.documentElement.style;
  const problems: string[] = [];
  for (const { name, width, height, letters: size } of conditions) {
    await page.viewport(width, height);
    letters.fontSize = size;
    await drawn();
    problems.push(...problemsOfFit(document.body).map((problem) => `${name}: ${problem}`));
  }
  letters.fontSize = '';
  return problems;
}
