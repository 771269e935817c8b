import { plug, plugReach } from '../kinds/plug.ts';
import { path } from '../shapes.ts';
import { measureBelow } from './dimensionLines.ts';
import type { Outline } from './outlines.ts';

/** The cable's ends on the sheet, and its height. */
const [left, right, middle] = [76, 164, 74];

/** A cable laid straight and broken off in the middle, with its length from end to end. */
export const cableLength = ({ length, ends: [one, other] }: Extract<Outline, { form: 'cable' }>): string =>
  [
    path(`M${left} 70H109.3M${left} 78H106.7M133.3 70H${right}M130.7 78H${right}`),
    path('M104 86L112 62M128 86L136 62'),
    `<g transform="rotate(-90 ${left} ${middle})">${plug(left, one)}</g>`,
    `<g transform="rotate(90 ${right} ${middle})">${plug(right, other)}</g>`,
    measureBelow({
      from: left - plugReach(one),
      to: right + plugReach(other),
      edge: 94,
      text: `${Number(length.toPrecision(4))} m`,
    }),
  ].join('');
