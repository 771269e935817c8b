import { describe, expect, test } from 'vitest';
import { inDefiningOrder } from './definingOrder.ts';

const attribute = (key: string, coverage: number, place: number) => ({ key, coverage, place });
const keysOf = (uses: readonly { readonly key: string }[]) => uses.map(({ key }) => key);

const resistors = [
  attribute('voltage', 10, 5),
  attribute('power', 10, 2),
  attribute('package', 10, 3),
  attribute('tolerance', 10, 1),
  attribute('resistance', 10, 0),
];

describe('issue 21: attributes stand in the order that buyers choose by', () => {
  test.each([
    [
      'the order of the catalogue, the package second',
      resistors,
      10,
      ['resistance', 'package', 'tolerance', 'power', 'voltage'],
      [],
    ],
    [
      'a package that the catalogue lists first stays first',
      [attribute('pins', 2, 1), attribute('package', 2, 0)],
      2,
      ['package', 'pins'],
      [],
    ],
    ['half of the products are enough', [attribute('taper', 5, 0)], 10, ['taper'], []],
    ['fewer are not', [attribute('taper', 4, 0)], 10, [], ['taper']],
    [
      'others by the products that have them, then by key',
      [attribute('c', 1, 0), attribute('b', 3, 9), attribute('a', 1, 5)],
      10,
      [],
      ['b', 'a', 'c'],
    ],
    ['equal places: the one that more products have', [attribute('a', 6, 1), attribute('b', 9, 1)], 10, ['b', 'a'], []],
  ])('%s', (_, uses, products, defining, others) => {
    const order = inDefiningOrder(uses, products);
    expect([keysOf(order.defining), keysOf(order.others)]).toEqual([defining, others]);
  });
});
