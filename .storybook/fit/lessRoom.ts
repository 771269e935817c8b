import { problemsOfFit } from '@platine/ui/fit/problemsOfFit.testing.ts';
import { page } from 'vitest/browser';
import { drawn } from './settled.ts';

/** Width of the smallest window, where a wider face is measured, too. */
const smallest = 320;

/** WCAG 2.2: the smallest window (1.4.10), and letters twice as large on a desk (1.4.4). */
const conditions = [
  { name: 'at 320 px', width: smallest, height: 640, letters: '' },
  { name: 'with letters of 200 %', width: 1280, height: 800, letters: '200%' },
] as const;

/** Shoppers have any font. Letters of the bundled one are about 0.53 em wide: this spacing makes words 15 % longer. */
const widerFace = '* { letter-spacing: 0.08em !important; }';

/**
 * Elements of the current page that do not fit into less room, in the bundled browser's own face and, in the smallest window, in one that is 15 %
 * wider. The window keeps the size of the last condition.
 */
export async function problemsWithLessRoom(): Promise<string[]> {
  const letters = document.documentElement.style;
  const problems: string[] = [];
  for (const { name, width, height, letters: size } of conditions) {
    await page.viewport(width, height);
    letters.fontSize = size;
    problems.push(...(await problemsNow(name)));
    if (width > smallest) continue;
    const wider = document.head.appendChild(document.createElement('style'));
    wider.textContent = widerFace;
    problems.push(...(await problemsNow(`${name} in a wider face`)));
    wider.remove();
  }
  letters.fontSize = '';
  return problems;
}

async function problemsNow(condition: string): Promise<string[]> {
  await drawn();
  return problemsOfFit(document.body).map((problem) => `${condition}: ${problem}`);
}
