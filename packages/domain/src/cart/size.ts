/** The most positions that a cart takes. A page shows and prices all of them at once, so an endless cart would keep everybody waiting. */
export const maximumPositions = 200;

/** Whether a cart takes no further product; pieces of those in it can still be changed. */
export function isFull(positions: number): boolean {
  return positions >= maximumPositions;
}
