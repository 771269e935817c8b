import type { Attributes } from '../attributes.ts';
import { colourBands } from '../markings/colourBands.ts';
import { line, path } from '../shapes.ts';
import { bandedBody } from './bandedBody.ts';

/** An axial choke: its bands say microhenries, and a coil is drawn below. */
export const drawInductor = (attributes: Attributes): string => {
  const microhenries = Number((attributes.number('inductance', Number.NaN) * 1e6).toPrecision(3));
  return [
    line([18, 66], [61, 66], 'metal'),
    line([179, 66], [222, 66], 'metal'),
    `<g transform="translate(0 -14)">${bandedBody(colourBands(microhenries, attributes.number('tolerance', 10)))}</g>`,
    path(
      'M60 138H78C78 118 98 118 98 138C98 118 118 118 118 138C118 118 138 118 138 138C138 118 158 118 158 138H180',
      'metal',
    ),
  ].join('');
};
