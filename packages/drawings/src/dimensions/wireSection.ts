import { insulationOf } from '../kinds/wire.ts';
import { circle, coloured, label, line } from '../shapes.ts';
import type { Outline } from './outlines.ts';

const [x, y, insulated, conductor] = [92, 80, 58, 34];

/** A wire cut through, with the area of its conductor. The thickness of its insulation says nothing of the real one. */
export const wireSection = ({ area, colour }: Extract<Outline, { form: 'section' }>): string =>
  [
    coloured(
      `M${x - insulated} ${y}a${insulated} ${insulated} 0 1 0 ${2 * insulated} 0a${insulated} ${insulated} 0 1 0 ${-2 * insulated} 0`,
      insulationOf(colour),
    ),
    circle([x, y], conductor, 'contact'),
    line([x, y], [170, y], 'line'),
    label([204, y], `${area} mm²`, [60, 12]),
  ].join('');
