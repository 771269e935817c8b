import type { Attributes } from '../attributes.ts';
import { circle, path, turned } from '../shapes.ts';

/** Pliers, cutters, strippers: two handles, the joint, and jaws that are pointed, cutting or toothed by their function. */
export const drawPliers = (attributes: Attributes): string => turned(-22, pliersFlat(attributes));

/** Pliers that lie along the sheet, the handles at the left. */
export const pliersFlat = (attributes: Attributes): string =>
  [
    path('M104 84C66 88 44 96 24 112L32 122C52 107 76 100 108 98Z', 'body'),
    path('M104 76C66 72 44 64 24 48L32 38C52 53 76 60 108 62Z', 'shade'),
    jaws(purposeOf(attributes)),
    circle([118, 80], 16, 'plate'),
    circle([118, 80], 5, 'contact'),
  ].join('');

/** The ends of pliers that lie along the sheet. */
export const pliersEnds = (attributes: Attributes): readonly [left: number, right: number] => [
  24,
  { crimping: 200, cutting: 178, gripping: 212 }[purposeOf(attributes)],
];

const purposeOf = (attributes: Attributes): 'crimping' | 'cutting' | 'gripping' => {
  const purpose = attributes.text('function', '');
  if (/crimp/i.test(purpose)) return 'crimping';
  return /cut|strip/i.test(purpose) ? 'cutting' : 'gripping';
};

const jaws = (purpose: 'crimping' | 'cutting' | 'gripping') => {
  if (purpose === 'crimping')
    return (
      path('M126 66L200 60V72L192 76L184 72L176 78L168 72L160 78H130Z', 'plate') +
      path('M126 94L200 100V88L192 84L184 88L176 82L168 88L160 82H130Z', 'plate')
    );
  if (purpose === 'cutting')
    return path('M126 68L168 66L178 79H130Z', 'plate') + path('M126 92L168 94L178 81H130Z', 'plate');
  return path('M126 68L212 76V79H130Z', 'plate') + path('M126 92L212 84V81H130Z', 'plate');
};
