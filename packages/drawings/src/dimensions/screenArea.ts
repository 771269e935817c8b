import { line, label, rect } from '../shapes.ts';
import { arrowAt, measureBelow, measureLeft, millimetres } from './dimensionLines.ts';
import type { Outline } from './outlines.ts';

/** The lit part of a display: its diagonal, and the pixels along both sides. Pixels are as wide as high. */
export const screenArea = ({ diagonal, wide, high }: Extract<Outline, { form: 'screen' }>): string => {
  const scale = Math.min(172 / wide, 104 / high);
  const [width, height] = [wide * scale, high * scale];
  const [left, top] = [134 - width / 2, 64 - height / 2];
  const [right, bottom] = [left + width, top + height];
  const degrees = (Math.atan2(-height, width) * 180) / Math.PI;
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  return [
    rect([left, top], [width, height, 0], 'shade'),
    line([left, bottom], [right, top], 'metal'),
    arrowAt([left, bottom], degrees + 180),
    arrowAt([right, top], degrees),
    `<g transform="rotate(${Math.round(degrees * 10) / 10} ${middle[0]} ${middle[1]})">${label([middle[0], middle[1] - 10], millimetres(diagonal), [Math.hypot(width, height) - 40, 13])}</g>`,
    measureBelow({ from: left, to: right, edge: bottom, text: `${wide} px` }),
    measureLeft({ from: top, to: bottom, edge: left, text: `${high} px` }),
  ].join('');
};
