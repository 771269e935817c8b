import type { Attributes } from '../attributes.ts';
import { count, proportion } from '../attributes.ts';
import { hole, pad, path, rect, repeat } from '../shapes.ts';
import type { Point, Size } from '../shapes.ts';

/** A display module with its pins above: character cells by columns and rows, or a graphic area in the proportion of its pixels. */
export const drawDisplay = (attributes: Attributes): string => {
  const columns = count(attributes.number('columns', 0), 0, 20);
  const ratio = columns > 0 ? 3.4 : proportion(attributes, ['pixels-wide', 'pixels-high'], 2);
  const width = Math.min(168, Math.max(76, 78 * ratio));
  const height = Math.min(90, width / ratio);
  const [left, top] = [120 - width / 2, 88 - height / 2];
  const pins = count(attributes.number('pins', 4), 2, 16);
  const pitch = Math.min(12, (width - 12) / pins);
  return [
    rect([left - 14, top - 26], [width + 28, height + 40, 4]),
    repeat(pins, (index) => pad([120 + pitch * (index - (pins - 1) / 2), top - 14])),
    hole([left - 4, top - 16]),
    hole([left + width + 4, top - 16]),
    rect([left, top], [width, height, 2], 'shade'),
    columns > 0
      ? cells(columns, count(attributes.number('rows', 2), 1, 4), [left, top, width, height])
      : curve([left, top], [width, height]),
  ].join('');
};

const cells = (
  columns: number,
  rows: number,
  [left, top, width, height]: readonly [number, number, number, number],
) => {
  const [wide, high] = [(width - 12) / columns, (height - 10) / rows];
  return repeat(columns * rows, (index) =>
    rect(
      [left + 7 + wide * (index % columns), top + 7 + high * Math.floor(index / columns)],
      [wide - 2, high - 4, 0],
      'body',
    ),
  );
};

const curve = ([left, top]: Point, [width, height]: Size) => {
  const [x, y, w, h] = [left + 10, top + height / 2, (width - 20) / 4, height * 0.6];
  return path(`M${x} ${y}q${w / 2} ${-h} ${w} 0t${w} 0t${w} 0t${w} 0`);
};
