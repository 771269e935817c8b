import { afterEach, expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page } from 'vitest/browser';
import { drawn, settled } from '../fit/settled.ts';
import { views } from './views.ts';

/** In pixels. A page that is longer repeats what stands above. */
const tallest = 1600;

/** A story has passed: how it ends must look as in its accepted pictures. `pnpm pictures accept` accepts a change. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  // Nothing looks hovered because it happens to lie below the pointer.
  document.documentElement.style.pointerEvents = 'none';
  for (const { name, theme, width, height } of views) {
    document.documentElement.dataset['theme'] = theme;
    await page.viewport(width, height);
    await drawn();
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > height) await page.viewport(width, Math.min(scrollHeight, tallest));
    window.scrollTo(0, 0);
    await settled(document.body, 40);
    await expect.soft(subjectOf(task.file.filepath)).toMatchScreenshot(`${task.name} ${name}`);
  }
  document.documentElement.style.pointerEvents = '';
});

/** A screen without header and footer, which have pictures of their own; the whole page where something lies over the screen. */
function subjectOf(file: string): Locator | typeof page {
  const main = file.includes('/screens/') ? document.querySelector('main') : null;
  return main === null || document.querySelector('[role="dialog"]') !== null ? page : page.elementLocator(main);
}
