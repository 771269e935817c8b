import { afterEach, beforeEach, expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page } from 'vitest/browser';
import { drawn, settled } from '../fit/settled.ts';
import { onStep, stepsTaken } from '../steps/steps.ts';
import { stepView, views } from './views.ts';

const isFlow = (file: string): boolean => file.includes('/flows/');

/** A flow is pictured before each step and at its end, as its filmstrip shows it. */
beforeEach(({ task }) => {
  const { filepath } = task.file;
  onStep(isFlow(filepath) ? (taken) => compare(filepath, stepView, `${task.name} after ${taken}`) : null);
});

/** A story has passed: how it ends must look as in its accepted pictures. `pnpm pictures accept` accepts a change. */
afterEach(async ({ task }) => {
  const { filepath } = task.file;
  if (task.result?.state === 'fail') return;
  if (isFlow(filepath)) await compare(filepath, stepView, `${task.name} after ${stepsTaken()}`);
  else for (const view of views) await compare(filepath, view, `${task.name} ${view.name}`);
});

type View = Pick<(typeof views)[number], 'theme' | 'width' | 'height'>;

async function compare(file: string, view: View, name: string): Promise<void> {
  // Nothing looks hovered because it happens to lie below the pointer.
  document.documentElement.style.pointerEvents = 'none';
  document.documentElement.dataset['theme'] = view.theme;
  // Storybook's own margin around a component: a focus ring is seen whole.
  if (document.documentElement.dataset['layout'] === 'padded') document.body.style.padding = '1rem';
  await showWhole(file, view);
  await takeLargestPhotos();
  window.scrollTo(0, 0);
  await redraw();
  const subject = subjectOf(file);
  const shown = subject === page ? [] : hideAround();
  await expect.soft(subject).toMatchScreenshot(name);
  for (const part of shown) part.style.opacity = '';
  frameOf()?.style.removeProperty('min-block-size');
  document.documentElement.style.pointerEvents = '';
  document.body.style.padding = '';
}

/**
 * Makes the window as high as the page: nothing outside of it is drawn, it would be white in the picture. The frame would then fill the window below a
 * notice, and be higher than its content. A step of a flow may end before the page that it leads to is there: it is measured until it stays.
 */
async function showWhole(file: string, { width, height }: View): Promise<void> {
  const flow = isFlow(file);
  const frame = frameOf();
  let measured = 0;
  let before: number;
  do {
    before = measured;
    frame?.style.removeProperty('min-block-size');
    await page.viewport(width, height);
    await drawn();
    await settled(document.body, 40);
    // The page has room for the toast, as long as it is there.
    if (flow) await expect.poll(() => document.querySelector('output [data-kind]'), toastGone).toBeNull();
    measured = document.documentElement.scrollHeight;
    if (measured > height && !(flow && hasDialog())) {
      frame?.style.setProperty('min-block-size', '0');
      await page.viewport(width, measured);
      await settled(document.body, 40);
    }
  } while (flow && measured !== before);
}

/**
 * Shows the largest file of each photo. The browser takes a larger one than it needs when any story has loaded it, and which stories share its memory
 * differs from run to run.
 */
async function takeLargestPhotos(): Promise<void> {
  for (const photo of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]')) {
    const largest = photo.srcset.split(',').at(-1)?.trim() ?? '';
    if (photo.srcset !== largest) photo.srcset = largest;
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await expect.poll(() => shown.every(({ complete }) => complete)).toBe(true);
}

const frameOf = (): HTMLElement | null => document.querySelector('main')?.parentElement ?? null;

/**
 * Draws everything anew. A part that stuck to the window's edge has been drawn by itself, with its text on other fractions of a pixel, and stays so when
 * nothing scrolls any more, until its own place is computed again. Nothing moves, and no focus is taken away.
 */
async function redraw(): Promise<void> {
  const sticking = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );
  document.body.style.willChange = 'opacity';
  for (const part of sticking) part.style.willChange = 'transform';
  await drawn();
  for (const part of [document.body, ...sticking]) part.style.willChange = '';
  await drawn();
}

/** A screen without header and footer, which have pictures of their own; the whole page where something lies over the screen. */
function subjectOf(file: string): Locator | typeof page {
  const main = file.includes('/screens/') || isFlow(file) ? document.querySelector('main') : null;
  return main === null || hasDialog() ? page : page.elementLocator(main);
}

/**
 * Header and footer, hidden. A screen ends between two pixels, so its picture's last row showed the screen in one run and the footer's edge in
 * another. Opacity moves nothing and takes no focus away.
 */
function hideAround(): HTMLElement[] {
  const around = [...document.querySelectorAll<HTMLElement>('header, footer')].filter(
    (part) => part.closest('main') === null,
  );
  for (const part of around) part.style.opacity = '0';
  return around;
}

const hasDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** A toast goes after two seconds (D30). */
const toastGone = { timeout: 5000 };
