import { line, path, rect } from '../shapes.ts';

/** An axial diode; the ring marks the cathode. */
export const drawDiode = (): string =>
  [
    line([18, 80], [72, 80], 'metal'),
    line([168, 80], [222, 80], 'metal'),
    rect([72, 54], [96, 52, 5]),
    path('M138 54H152V106H138Z', 'shade'),
    path('M92 80H104M104 68V92L120 80ZM120 68V92M120 80H130'),
  ].join('');
