import { expect, test } from 'vitest';
import { cellText, changedCells, withCells } from './productCells.ts';

const cells = [
  { heading: 'WEIGHT_GRAMS', text: '80' },
  { heading: 'GTIN', text: '' },
];

test('the text of a cell; none without it', () => {
  expect([cellText(cells, 'WEIGHT_GRAMS'), cellText(cells, 'KIND')]).toEqual(['80', '']);
});

test.each([
  ['nothing', {}, []],
  ['the same with blanks', { WEIGHT_GRAMS: ' 80 ' }, []],
  ['another', { WEIGHT_GRAMS: '90' }, [{ heading: 'WEIGHT_GRAMS', text: '90' }]],
  ['none any more', { WEIGHT_GRAMS: ' ' }, [{ heading: 'WEIGHT_GRAMS', text: '' }]],
  ['one that it does not have', { KIND: 'x' }, []],
])('written over with %s', (_, texts, changed) => {
  expect(changedCells(cells, texts)).toEqual(changed);
});

test('cells of other columns are no cells of the product', () => {
  expect(withCells(cells, [{ heading: 'GTIN', text: '40000000' }])).toEqual([
    cells[0],
    { heading: 'GTIN', text: '40000000' },
  ]);
  expect(withCells(cells, [{ heading: 'SKU', text: '7' }])).toBeNull();
});
