import type { Attributes } from '../attributes.ts';
import { circle, label, path, rect, repeat, tube } from '../shapes.ts';

/** A station with its display, knob and the iron in its stand. */
export const drawSolderingStation = (attributes: Attributes): string => {
  const watts = attributes.number('station-power', Number.NaN);
  return [
    tube('M126 112C146 146 178 146 186 112'),
    rect([22, 50], [108, 84, 5]),
    rect([34, 62], [60, 30, 2], 'shade'),
    label([64, 77], '350°', [50, 20]),
    circle([110, 78], 10, 'plate'),
    label([62, 112], watts > 0 ? `${Math.round(watts)}W` : '', [60, 16]),
    path('M160 134H222L212 112H170Z', 'shade'),
    repeat(5, (index) => path(`M${180 + 4 * index} ${104 - 12 * index}l14 8`, 'metal')),
    path('M182 112L204 40L214 44L194 116Z', 'body'),
    path('M206 40L212 14L216 16L212 42Z', 'plate'),
  ].join('');
};
