import { circle, line, path, rect } from '../shapes.ts';

/** A soldering tip laid flat, chisel to the left, and its sleeve. */
export const drawSolderingTip = (): string => solderingTip(6);

/** A soldering tip from 26 to 214 units, whose chisel is twice as wide as its half. */
export const solderingTip = (half: number): string =>
  [
    path(`M26 ${80 - half}L74 66V94L26 ${80 + half}Z`, 'plate'),
    line([40, 80 - half - 2], [40, 80 + half + 2], 'metal'),
    rect([74, 62], [74, 36, 2], 'plate'),
    rect([148, 54], [14, 52, 2], 'plate'),
    rect([162, 64], [52, 32, 2], 'plate'),
    circle([196, 80], 5, 'plate'),
    path('M86 74H136', 'metal'),
  ].join('');
