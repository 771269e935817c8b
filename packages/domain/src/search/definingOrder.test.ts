import { describe, expect, test } from 'vitest';
import { inDefiningOrder } from './definingOrder.ts';

const use = (key: string, coverage: number, place: number) => ({ key, coverage, place });
const keysOf = (uses: readonly { readonly key: string }[]) => uses.map(({ key }) => key);

const resistors = [
  use('voltage', 10, 5),
  use('power', 10, 2),
  use('package', 10, 3),
  use('tolerance', 10, 1),
  use('resistance', 10, 0),
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
      [use('pins', 2, 1), use('package', 2, 0)],
      2,
      ['package', 'pins'],
      [],
    ],
    ['half of the products are enough', [use('taper', 5, 0)], 10, ['taper'], []],
    ['fewer are not', [use('taper', 4, 0)], 10, [], ['taper']],
    [
      'others by the products that have them, then by key',
      [use('c', 1, 0), use('b', 3, 9), use('a', 1, 5)],
      10,
      [],
      ['b', 'a', 'c'],
    ],
    ['equal places: the one that more products have', [use('a', 6, 1), use('b', 9, 1)], 10, ['b', 'a'], []],
  ])('%s', (_, uses, products, defining, others) => {
    const order = inDefiningOrder(uses, products);
    expect([keysOf(order.defining), keysOf(order.others)]).toEqual([defining, others]);
  });
});
