import { circle, repeat } from '../shapes.ts';
import { measureAbove, measureBelow, millimetres } from './dimensionLines.ts';
import type { Outline } from './outlines.ts';

/** Pins from above: how far they are apart, and the first from the last. */
export const pinPattern = ({ positions, rows, pitch }: Extract<Outline, { form: 'pins' }>): string => {
  const columns = Math.ceil(positions / rows);
  const step = Math.min(60, 176 / (columns - 1 || 1));
  const left = 120 - (step * (columns - 1)) / 2;
  const top = 80 - (step * (rows - 1)) / 2;
  const right = left + step * (columns - 1);
  const bottom = top + step * (rows - 1);
  const radius = Math.min(6, step * 0.3);
  const at = (index: number) => [left + step * Math.floor(index / rows), bottom - step * (index % rows)] as const;
  return [
    repeat(positions, (index) => circle(at(index), radius, 'plate')),
    columns > 2
      ? measureBelow({ from: left, to: right, edge: bottom + radius, text: millimetres(pitch * (columns - 1)) })
      : '',
    columns > 1 ? measureAbove({ from: left, to: left + step, edge: top - radius, text: millimetres(pitch) }) : '',
  ].join('');
};
