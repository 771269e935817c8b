import type { Attributes } from '../attributes.ts';
import { circle, path, turned } from '../shapes.ts';

/** Pliers, cutters, strippers: two handles, the joint, and jaws that are pointed, cutting or toothed by their function. */
export const drawPliers = (attributes: Attributes): string => {
  const purpose = attributes.text('function', '');
  return turned(
    -22,
    [
      path('M104 84C66 88 44 96 24 112L32 122C52 107 76 100 108 98Z', 'body'),
      path('M104 76C66 72 44 64 24 48L32 38C52 53 76 60 108 62Z', 'shade'),
      jaws(purpose),
      circle([118, 80], 16, 'plate'),
      circle([118, 80], 5, 'contact'),
    ].join(''),
  );
};

const jaws = (purpose: string) => {
  if (/crimp/i.test(purpose))
    return (
      path('M126 66L200 60V72L192 76L184 72L176 78L168 72L160 78H130Z', 'plate') +
      path('M126 94L200 100V88L192 84L184 88L176 82L168 88L160 82H130Z', 'plate')
    );
  if (/cut|strip/i.test(purpose))
    return path('M126 68L168 66L178 79H130Z', 'plate') + path('M126 92L168 94L178 81H130Z', 'plate');
  return path('M126 68L212 76V79H130Z', 'plate') + path('M126 92L212 84V81H130Z', 'plate');
};
