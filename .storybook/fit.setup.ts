import { problemsOfFit } from '@platine/ui/fit/problemsOfFit.testing.ts';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

/** Every screen as the shopper meets it first, and in the language with the longest words. */
const stories = /^(?:Success|German)$/;
const screens = /\/screens\/(\w+Screen)\/\1\.stories\.tsx$/;

/** WCAG 2.2: the smallest window (1.4.10), and letters twice as large on a desk (1.4.4). */
const conditions = [
  { name: 'at 320 px', width: 320, height: 640, letters: '' },
  { name: 'with letters of 200 %', width: 1280, height: 800, letters: '200%' },
] as const;

/** A screen's story has passed: the same page must fit where there is less room. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !screens.test(task.file.filepath) || !stories.test(task.name)) return;
  const letters = document.documentElement.style;
  const problems: string[] = [];
  for (const condition of conditions) {
    await page.viewport(condition.width, condition.height);
    letters.fontSize = condition.letters;
    await drawn();
    problems.push(...problemsOfFit(document.body).map((problem) => `${condition.name}: ${problem}`));
  }
  letters.fontSize = '';
  if (problems.length > 0) throw new Error(`The page does not fit:\n${problems.join('\n')}`);
});

function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
