import type { RefObject } from 'react';

/** The place, from 0, of the part that is in sight in a row that scrolls sideways. Each part is as wide as the row. */
export function partInSight({ scrollLeft, clientWidth }: HTMLElement): number {
  // A row that is not laid out has no width.
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** Brings a part of such a row into sight; the style sheet says whether it moves there smoothly. */
export function showPart(row: RefObject<HTMLElement | null>, index: number): void {
  row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
