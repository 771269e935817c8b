import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import { firstActs } from '@platine/domain/order/life/acts.ts';
import { isCovered } from '@platine/domain/order/life/orderState.ts';
import { stateOf } from '@platine/domain/order/life/stateOf.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { buildAddress, buildOrder } from '../builders/order.ts';
import type { DeskFile } from './desk.ts';

type Filed = { readonly order?: Partial<Order>; readonly acts?: readonly OrderAct[] };

/** The file of an order: what begins it, and then these acts of the operator anna, an hour after each other. */
export function buildFile({ order: overrides = {}, acts = [] }: Filed = {}): DeskFile {
  const order = buildOrder(overrides);
  const first = firstActs(order.paymentMethod);
  const begun = Date.parse(`${order.date}T08:00:00.000Z`);
  const history = [...first, ...acts].map((act, index) => ({
    position: index + 1,
    at: new Date(begun + index * 3_600_000),
    by: index < first.length ? 'shop' : 'anna',
    why: '',
    act,
  }));
  const last = acts.at(-1);
  const state = stateOf(order, [...first, ...acts]);
  const cancellation = last?.kind === 'cancelled' ? last.reason : null;
  return { order: { ...order, paid: isCovered(state), cancellation }, history };
}

const names = [
  ['Camille', 'Weber', ''],
  ['Jonas', 'Hoffmann', ''],
  ['Léa', 'Schmit', 'Atelier Schmit S.à r.l.'],
  ['Marie', 'Dubois', ''],
  ['Tom', 'Kieffer', 'Lycée technique d’Esch'],
  ['Sofia', 'Rossi', ''],
] as const;

/** Orders of a day, one in each list, from the oldest to the newest. */
export function deskDay(): readonly DeskFile[] {
  const { lines, totals } = buildOrder();
  const all = lines.map(({ sku, amount }) => ({ sku, amount }));
  const paid = { kind: 'paid', cents: totals.total } as const;
  const acts: readonly (readonly OrderAct[])[] = [
    [],
    [paid],
    [paid, { kind: 'packed', pieces: all }],
    [paid, { kind: 'cancelled', reason: 'CUSTOMER' }],
    [paid, { kind: 'sent', pieces: all, carrier: 'dpd', tracking: '01234567890123' }],
    [{ kind: 'cancelled', reason: 'UNPAID' }],
  ];
  return acts.map((done, index) => {
    const [firstName = '', lastName = '', company = ''] = names[index] ?? [];
    const address = buildAddress({ firstName, lastName, company });
    const order = { orderNumber: `2026-${100_001 + index}`, invoice: address, delivery: address };
    return buildFile({ order, acts: done });
  });
}
