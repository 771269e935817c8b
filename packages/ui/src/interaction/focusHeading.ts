const beginnings = 'h1, h2, h3, legend';

/** Moves the focus to what a part of the page begins with, so that a screen reader says what it is. Answers whether there is such a thing. */
export function focusHeading(part: Element | null | undefined): boolean {
  const heading = part?.querySelector<HTMLElement>(beginnings);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}
