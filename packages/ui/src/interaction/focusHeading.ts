const beginnings = 'h1, h2, h3, legend';

/** Moves the focus to the heading of a part of the page, so that a screen reader announces it. Returns false when there is none. */
export function focusHeading(part: Element | null | undefined): boolean {
  const heading = part?.querySelector<HTMLElement>(beginnings);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}
