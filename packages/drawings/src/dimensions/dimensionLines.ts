import { label, line, polygon } from '../shapes.ts';
import type { Point } from '../shapes.ts';

/** Millimetres as a data sheet writes them, of a measure in metres. */
export const millimetres = (metres: number): string => `${Number((metres * 1000).toPrecision(4))} mm`;

/** A measure below the outline or, with `above`, over it. */
type Across = { readonly from: number; readonly to: number; readonly edge: number; readonly text: string };

export const letterHeight = 12;
/** Below this the arrows point at the extension lines from outside. */
const narrow = 26;

const arrow = ([x, y]: Point, towards: 1 | -1): string =>
  polygon(
    [
      [x, y],
      [x - 9 * towards, y - 3.5],
      [x - 9 * towards, y + 3.5],
    ],
    'contact',
  );

/** An arrow head that points where the angle says, clockwise from pointing right. */
export const arrowAt = (tip: Point, degrees: number): string =>
  `<g transform="rotate(${Math.round(degrees * 10) / 10} ${Math.round(tip[0] * 100) / 100} ${Math.round(tip[1] * 100) / 100})">${arrow(tip, 1)}</g>`;

const arrows = (from: number, to: number, y: number): string => {
  const inside = to - from >= narrow;
  const [left, right] = inside ? [from, to] : [from - 16, to + 16];
  return line([left, y], [right, y], 'metal') + arrow([from, y], inside ? -1 : 1) + arrow([to, y], inside ? 1 : -1);
};

export const measureBelow = ({ from, to, edge, text }: Across): string =>
  [
    line([from, edge + 4], [from, edge + 18], 'metal'),
    line([to, edge + 4], [to, edge + 18], 'metal'),
    arrows(from, to, edge + 14),
    label([(from + to) / 2, edge + 26], text, [70, letterHeight]),
  ].join('');

export const measureAbove = ({ from, to, edge, text }: Across): string =>
  [
    line([from, edge - 4], [from, edge - 18], 'metal'),
    line([to, edge - 4], [to, edge - 18], 'metal'),
    arrows(from, to, edge - 14),
    label([(from + to) / 2, edge - 25], text, [70, letterHeight]),
  ].join('');

/** A measure at the left of the outline, read from below upwards. */
export const measureLeft = ({ from, to, edge, text }: Across): string =>
  `<g transform="rotate(90 ${edge} ${from})">${measureBelow({ from: edge, to: edge + to - from, edge: from, text: '' })}</g>` +
  `<g transform="rotate(-90 ${edge - 26} ${(from + to) / 2})">${label([edge - 26, (from + to) / 2], text, [100, letterHeight])}</g>`;
