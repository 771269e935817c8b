import { describe, expect, test } from 'vitest';
import { comparedRows, readComparison } from './comparison.ts';

const read = (query: string) => readComparison(new URLSearchParams(query));
const plain = { skus: [], leftOut: [], refused: [], amount: 1, refusedAmount: null };

describe('issue 21: a comparison is read from its address', () => {
  test.each([
    ['', {}],
    ['sku=2&sku=1', { skus: [2, 1] }],
    ['sku=2&sku=1&sku=2', { skus: [2, 1] }],
    ['sku=&sku=7&amount=', { skus: [7] }],
    ['sku=1&sku=2&sku=3&sku=4', { skus: [1, 2, 3, 4] }],
    ['sku=1&sku=2&sku=3&sku=4&sku=5', { skus: [1, 2, 3, 4], leftOut: [5] }],
    ['sku=1&sku=4k7&sku=0&sku=1234567890', { skus: [1], refused: ['4k7', '0', '1234567890'] }],
    ['sku=1&amount=100000', { skus: [1], amount: 100_000 }],
    ['sku=1&amount=100001', { skus: [1], refusedAmount: '100001' }],
    ['sku=1&amount=0', { skus: [1], refusedAmount: '0' }],
    ['amount=many', { refusedAmount: 'many' }],
    [`sku=${'x'.repeat(50)}`, { refused: ['x'.repeat(40)] }],
  ])('%s', (query, own) => {
    expect(read(query)).toEqual({ ...plain, ...own });
  });

  test('of an address of any length, a few entries are read', () => {
    const query = Array.from({ length: 500 }, (_, index) => `sku=${index + 1}`).join('&');
    expect(read(query).leftOut).toHaveLength(20);
  });
});

const attribute = (key: string, value: number | null, text = '') => ({
  key,
  name: { EN: key },
  value,
  text: text === '' ? null : { EN: text },
  unit: null,
});

describe('rows of a comparison say where products differ', () => {
  const resistor = {
    attributes: [attribute('resistance', 4700), attribute('power', 0.25), attribute('package', null, '0805')],
  };

  test.each([
    ['the same value', { attributes: [attribute('resistance', 4700)] }, false],
    ['another value', { attributes: [attribute('resistance', 10_000)] }, true],
    ['none', { attributes: [] }, true],
  ])('%s: %s', (_, other, differs) => {
    const [row] = comparedRows([resistor, other]);
    expect(row).toMatchObject({ key: 'resistance', differs });
  });

  test('a product alone differs in nothing; the package stands second', () => {
    expect(comparedRows([resistor]).map(({ key, differs }) => [key, differs])).toEqual([
      ['resistance', false],
      ['package', false],
      ['power', false],
    ]);
  });

  test('every attribute of any product has a row, with a gap for the others', () => {
    const rows = comparedRows([resistor, resistor, { attributes: [attribute('taper', null, 'linear')] }]);
    expect(rows.at(-1)).toMatchObject({ key: 'taper', values: [null, null, { key: 'taper' }], differs: true });
    expect(comparedRows([])).toEqual([]);
  });
});
