import type { Attributes } from '../attributes.ts';
import { drawMotor } from '../kinds/motor.ts';
import { drawRobotArm } from '../kinds/robotArm.ts';
import { solderingTip } from '../kinds/solderingTip.ts';
import { drawTweezers } from '../kinds/tweezers.ts';
import { pliersEnds, pliersFlat } from '../kinds/pliers.ts';
import { drawVise } from '../kinds/vise.ts';
import { drawWheel } from '../kinds/wheel.ts';
import { measureAbove, measureBelow, measureLeft, millimetres } from './dimensionLines.ts';
import { measure } from './measure.ts';

/** The span of a measure on the picture, in units of the sheet, and the edge that it stands beside. */
type Span = readonly [from: number, to: number, edge: number, metres: number];

/** A picture with what is measured of it. Two measures of one picture have the same scale. */
export type Contour = {
  readonly form: 'contour';
  readonly picture: string;
  readonly above?: Span;
  readonly below?: Span;
  readonly left?: Span;
};

type Measure = (attributes: Attributes) => Contour | null;

/** The length of a whole tool. */
const toolLength =
  (draw: (attributes: Attributes) => string, ends: (attributes: Attributes) => readonly [number, number]): Measure =>
  (attributes) => {
    const metres = measure(attributes, 'tool-length');
    return metres === null
      ? null
      : { form: 'contour', picture: draw(attributes), below: [...ends(attributes), 122, metres] };
  };

export const pliersContour = toolLength(pliersFlat, pliersEnds);

export const tweezersContour = toolLength(drawTweezers, (attributes) => [
  20,
  /bent|curved/i.test(attributes.text('design', '')) ? 214 : 222,
]);

/** How far the jaws of a work holder open. */
export const viseContour: Measure = (attributes) => {
  const metres = measure(attributes, 'jaw-opening');
  return metres === null ? null : { form: 'contour', picture: drawVise(), above: [62, 178, 38, metres] };
};

/** How far an arm reaches from its axis, or how high it stands. */
export const robotArmContour: Measure = (attributes) => {
  const [reach, height] = [measure(attributes, 'reach'), measure(attributes, 'height')];
  const picture = drawRobotArm(attributes);
  if (reach !== null) return { form: 'contour', picture, below: [72, 207, 146, reach] };
  return height === null ? null : { form: 'contour', picture, left: [22, 146, 34, height] };
};

/** The body of a servo, without the ears that it is screwed down by. */
export const servoContour: Measure = (attributes) => {
  const metres = measure(attributes, 'length');
  return metres === null || !/servo/i.test(attributes.text('motor-type', ''))
    ? null
    : { form: 'contour', picture: drawMotor(attributes), below: [70, 162, 142, metres] };
};

/** The axes of a track's sprockets. */
export const trackContour: Measure = (attributes) => {
  const metres = measure(attributes, 'sprocket-distance');
  return metres === null || !/track/i.test(attributes.text('design', ''))
    ? null
    : { form: 'contour', picture: drawWheel(attributes), below: [60, 180, 122, metres] };
};

/** A soldering tip with its chisel in proportion. */
export const tipContour: Measure = (attributes) => {
  const [length, width] = [measure(attributes, 'length'), measure(attributes, 'tip-width')];
  if (length === null || width === null || width > length / 6) return null;
  const half = (94 * width) / length;
  return {
    form: 'contour',
    picture: solderingTip(half),
    below: [26, 214, 106, length],
    left: [80 - half, 80 + half, 26, width],
  };
};

/** The picture is drawn smaller, so that its measures have room, with lines as wide as before. */
const scale = 0.78;

export const contour = ({ picture, above, below, left }: Contour): string => {
  const [dx, dy] = [left === undefined ? 120 * (1 - scale) : 50, above === undefined ? 4 : 34];
  const placed = ([from, to, edge, metres]: Span, along: number, beside: number) => ({
    from: along + from * scale,
    to: along + to * scale,
    edge: beside + edge * scale,
    text: millimetres(metres),
  });
  return [
    `<g transform="translate(${Math.round(dx * 10) / 10} ${dy}) scale(${scale})" stroke-width="2.5">${picture}</g>`,
    above === undefined ? '' : measureAbove(placed(above, dx, dy)),
    below === undefined ? '' : measureBelow(placed(below, dx, dy)),
    left === undefined ? '' : measureLeft(placed(left, dy, dx)),
  ].join('');
};
