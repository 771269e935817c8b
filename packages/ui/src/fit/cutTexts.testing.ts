import type { ShownText } from './shown.testing.ts';
import { nameOf, tolerance } from './shown.testing.ts';

/** Texts that cannot be read to their end: what they stand in, or the window, hides a part of them. */
export function cutTexts(texts: readonly ShownText[]): string[] {
  return texts.flatMap(({ name, lines, owner }) => {
    const cut = cutBy(lines, owner);
    return cut === null ? [] : [`${name} is cut by ${cut}`];
  });
}

/** The name of the element that cuts lines off: the nearest ancestor with hidden overflow, or the window. Null when none does. */
function cutBy(lines: readonly DOMRect[], owner: Element): string | null {
  for (let at: Element | null = owner; at !== null && at !== document.documentElement; at = at.parentElement) {
    if (cuts(at, lines) && !at.hasAttribute('title')) return nameOf(at);
    const { overflowX, overflowY } = getComputedStyle(at);
    if (scrolls(overflowX) || scrolls(overflowY)) return null;
  }
  const { clientWidth } = document.documentElement;
  return beyondSides(lines, new DOMRect(0, 0, clientWidth, 0)) ? 'the window' : null;
}

function cuts(element: Element, lines: readonly DOMRect[]): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const frame = element.getBoundingClientRect();
  return (hides(overflowX) && beyondSides(lines, frame)) || (hides(overflowY) && beyondEnds(lines, frame));
}

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

const beyondSides = (lines: readonly DOMRect[], { left, right }: DOMRect): boolean =>
  lines.some((line) => line.left < left - tolerance || line.right > right + tolerance);

/** A line's rectangle is higher than its letters: a little of it may be hidden. */
const beyondEnds = (lines: readonly DOMRect[], { top, bottom }: DOMRect): boolean =>
  lines.some((line) => line.top < top - line.height / 4 || line.bottom > bottom + line.height / 4);
