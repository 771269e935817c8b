import { circle, line, path, rect } from '../shapes.ts';

/** A soldering tip laid flat, chisel to the left, and its sleeve. */
export const drawSolderingTip = (): string =>
  [
    path('M26 74L74 66V94L26 86Z', 'plate'),
    line([40, 72], [40, 88], 'metal'),
    rect([74, 62], [74, 36, 2], 'plate'),
    rect([148, 54], [14, 52, 2], 'plate'),
    rect([162, 64], [52, 32, 2], 'plate'),
    circle([196, 80], 5, 'plate'),
    path('M86 74H136', 'metal'),
  ].join('');
