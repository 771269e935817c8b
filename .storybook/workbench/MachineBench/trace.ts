import type { Point } from './layout.ts';

/** How much of a corner is cut off, in CSS pixels. */
const cut = 7;

/** The path of a line with its corners cut at 45°, as the traces of a board have them. */
export function trace(line: readonly Point[]): string {
  return line
    .flatMap((point, index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      return before === undefined || after === undefined ? [point] : [towards(point, before), towards(point, after)];
    })
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(cut, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
