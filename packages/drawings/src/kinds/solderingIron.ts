import { line, path, polygon, rect, repeat, tube, turned } from '../shapes.ts';

/** A soldering iron laid across the sheet, its tip in copper. */
export const drawSolderingIron = (): string =>
  turned(
    -28,
    [
      tube('M200 80C216 80 222 72 234 76'),
      polygon(
        [
          [8, 82],
          [8, 79],
          [34, 75],
          [34, 87],
        ],
        'plate',
      ),
      rect([34, 73], [50, 16, 1], 'plate'),
      line([46, 73], [46, 89], 'metal'),
      rect([84, 68], [10, 26, 2], 'shade'),
      path(
        'M94 70C104 60 116 60 124 64H188C198 64 202 72 202 81C202 90 198 98 188 98H124C116 102 104 102 94 92Z',
        'body',
      ),
      repeat(5, (index) => line([130 + 8 * index, 70], [130 + 8 * index, 92])),
    ].join(''),
  );
