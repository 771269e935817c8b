import type { BandColour } from '../markings/colourBands.ts';
import { coloured, path } from '../shapes.ts';

const inks: Record<BandColour, string> = {
  black: '#1a1a1a',
  brown: '#7a4a21',
  red: '#c8322b',
  orange: '#e8811a',
  yellow: '#f0c419',
  green: '#2f9e58',
  blue: '#2f62c4',
  violet: '#7d4bb0',
  grey: '#8c9299',
  white: '#fbfbf7',
  gold: '#c9a13b',
  silver: '#b9bfc4',
  pink: '#e59ab5',
};

/** The same pale body in both themes: a black band must stand out from it in the dark, too. */
const ceramic = '#f2f4ec';

const body =
  'M76 54C85 54 89 59 98 59H142C151 59 155 54 164 54C174 54 179 65 179 80C179 95 174 106 164 106C155 106 151 101 142 101H98C89 101 85 106 76 106C66 106 61 95 61 80C61 65 66 54 76 54Z';

/** Left edges by the number of bands; the tolerance stands apart at the other end. */
const places = new Map<number, readonly number[]>([
  [1, [115]],
  [3, [70, 95, 116]],
  [4, [70, 95, 116, 160]],
  [5, [70, 93, 112, 131, 160]],
]);

/** The waisted body of an axial part with its colour code, in the middle of the sheet. */
export const bandedBody = (bands: readonly BandColour[]): string => {
  const left = places.get(bands.length) ?? [];
  const painted = bands.map((colour, index) => coloured(`M${left[index] ?? 0} 50h10v60h-10z`, inks[colour]));
  return [
    coloured(body, ceramic),
    `<clipPath id="body"><path d="${body}"/></clipPath><g clip-path="url(#body)">${painted.join('')}</g>`,
    path(body),
  ].join('');
};
