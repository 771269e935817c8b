import { cutTexts } from './cutTexts.testing.ts';
import { overlappingControls, overlappingTexts } from './overlaps.testing.ts';
import { isShown, nameOf, shownTexts, tolerance } from './shown.testing.ts';

/**
 * Lists the problems of the page as it is now: the page, or a part that floats above it, scrolls sideways; words are cut off without a way to
 * read them; controls or words lie over each other. Parts that scroll by themselves, are only for screen readers, or lie above the page on a
 * ground of their own are left out.
 */
export function problemsOfFit(root: HTMLElement): string[] {
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const sideways = wide > 0 ? [`the page is ${wide} px wider than the window`] : [];
  const texts = shownTexts(root);
  return [
    ...sideways,
    ...sidewaysFloats(root),
    ...cutTexts(texts),
    ...overlappingControls(root),
    ...overlappingTexts(texts),
  ];
}

/** Dialogs and opened panels that have to be pushed sideways to be read. */
function sidewaysFloats(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].filter(isWideFloat).map((element) => `${nameOf(element)} scrolls sideways`);
}

function isWideFloat(element: Element): boolean {
  if (element.scrollWidth - element.clientWidth <= tolerance) return false;
  const { position, overflowX } = getComputedStyle(element);
  return ['fixed', 'absolute'].includes(position) && ['auto', 'scroll'].includes(overflowX) && isShown(element);
}
