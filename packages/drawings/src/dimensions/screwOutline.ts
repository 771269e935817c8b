import { line, rect } from '../shapes.ts';
import { measureAbove, measureBelow, measureLeft, millimetres } from './dimensionLines.ts';
import type { Outline } from './outlines.ts';
import { area, thinnest } from './twoViews.ts';

/** A screw from the side: head, and thread from below the head. */
export const screw = ({
  diameter,
  length,
  headDiameter,
  headHeight,
}: Extract<Outline, { form: 'screw' }>): string | null => {
  const scale = Math.min((area.right - area.left) / (length + headHeight), 72 / headDiameter);
  if (diameter * scale < 2 * thinnest) return null;
  const [shank, head] = [length * scale, headHeight * scale];
  const left = 135 - (shank + head) / 2;
  const [start, end, middle] = [left + head, left + head + shank, 78];
  const [wide, thread] = [headDiameter * scale, diameter * scale];
  return [
    rect([start, middle - thread / 2], [shank, thread, 0], 'shade'),
    rect([left, middle - wide / 2], [head, wide, 0]),
    line([left - 5, middle], [end + 5, middle], 'metal'),
    measureBelow({ from: start, to: end, edge: middle + wide / 2, text: millimetres(length) }),
    measureAbove({ from: left, to: start, edge: middle - wide / 2, text: millimetres(headHeight) }),
    measureLeft({ from: middle - wide / 2, to: middle + wide / 2, edge: left, text: `⌀ ${millimetres(headDiameter)}` }),
  ].join('');
};
