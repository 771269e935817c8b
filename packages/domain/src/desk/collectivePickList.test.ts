import { expect, test } from 'vitest';
import type { LineState, OrderStage } from '../order/life/orderState.ts';
import { collectivePickList } from './collectivePickList.ts';

const places = { 1: 'A-10', 2: 'A-2', 3: 'B-1' };
const none = { packed: 0, sent: 0, delivered: 0, returned: 0, refunded: 0, withdrawn: 0 };
const file = (orderNumber: string, states: readonly Partial<LineState>[], stage: OrderStage = 'placed') => {
  const lines = states.map(({ sku = 1, open = 1, ...state }) => ({ ...none, sku, open, ...state }));
  const named = lines.map(({ sku }) => ({ sku, name: { EN: `${orderNumber} ${sku}` }, partNumber: `P-${sku}` }));
  return { order: { orderNumber, lines: named }, state: { stage, lines }, places };
};
const listOf = (...files: readonly ReturnType<typeof file>[]) =>
  collectivePickList(files).map(({ sku, pieces, orders }) => [
    sku,
    pieces,
    ...orders.map((one) => `${one.orderNumber} × ${one.pieces}`),
  ]);

test.each([
  ['no order', [], []],
  [
    'a product of two orders once, with the pieces of each',
    [file('X', [{ sku: 1, open: 3 }]), file('Y', [{ sku: 1, open: 4 }])],
    [[1, 7, 'X × 3', 'Y × 4']],
  ],
  [
    'by the storage place, without one last',
    [file('X', [{ sku: 4 }, { sku: 3 }, { sku: 1 }]), file('Y', [{ sku: 2, open: 2 }])],
    [
      [2, 2, 'Y × 2'],
      [1, 1, 'X × 1'],
      [3, 1, 'X × 1'],
      [4, 1, 'X × 1'],
    ],
  ],
  [
    'without what is packed, sent or withdrawn from',
    [
      file('X', [{ sku: 1, open: 2, packed: 3 }]),
      file('Y', [{ sku: 1, open: 0, packed: 5 }]),
      file('Z', [
        { sku: 1, open: 5, withdrawn: 2 },
        { sku: 2, open: 0, sent: 5 },
      ]),
    ],
    [[1, 5, 'X × 2', 'Z × 3']],
  ],
  ['without orders that have ended', [file('X', [{}], 'cancelled'), file('Y', [{}], 'closed')], []],
])('issue 20: the collective pick list has %s', (_, files, expected) => {
  expect(listOf(...files)).toEqual(expected);
});

test('it has place, part number, and the name of the first order', () => {
  const [line] = collectivePickList([file('X', [{ sku: 2 }]), file('Y', [{ sku: 2 }])]);
  expect(line).toMatchObject({ place: 'A-2', partNumber: 'P-2', name: { EN: 'X 2' } });
});
