import { describe, expect, test } from 'vitest';
import type { AnyStateNode, SnapshotFrom } from 'xstate';
import { initialTransition, transition } from 'xstate';
import { decide } from '../order/life/decide.ts';
import type { OrderState } from '../order/life/orderState.ts';
import { piecePlaces } from '../order/life/orderState.ts';
import { paymentMethods } from '../payment/methods.ts';
import type { OrderLifeEvent } from './orderLife.ts';
import { actOf, orderLife } from './orderLife.ts';

type Snapshot = SnapshotFrom<typeof orderLife>;

const total = 2;
const events: readonly OrderLifeEvent[] = [
  { type: 'payment.authorised' },
  { type: 'payment.failed' },
  { type: 'payment.paid', cents: total },
  { type: 'payment.paid', cents: 1 },
  { type: 'money.refunded', cents: 1 },
  { type: 'money.refunded', cents: total },
  { type: 'refund.failed', cents: 1 },
  { type: 'refund.failed', cents: total },
  { type: 'goods.packed' },
  { type: 'goods.sent' },
  { type: 'goods.delivered' },
  { type: 'goods.returned' },
  { type: 'order.cancelled' },
  { type: 'order.withdrawn' },
  { type: 'order.closed' },
];

/** The states that the machine must be in for an order. */
function valueOf({ payment, stage, lines }: OrderState) {
  return { payment, line: piecePlaces.find((place) => lines[0]?.[place] === 1), order: stage, history: 'growing' };
}

type Taken = { readonly before: Snapshot; readonly event: OrderLifeEvent; readonly next: Snapshot };

/** Every act in every state of an order that any acts lead to. */
function walk(method: (typeof paymentMethods)[number]): Taken[] {
  const taken: Taken[] = [];
  const [start] = initialTransition(orderLife, { method, total });
  const queue: Snapshot[] = [start];
  const seen = new Set<string>();
  for (const before of queue) {
    const key = JSON.stringify(before.context);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const event of events) {
      const [next] = transition(orderLife, before, event);
      taken.push({ before, event, next });
      queue.push(next);
    }
  }
  return taken;
}

describe.each(paymentMethods)('D37: the life of an order by %s as it is drawn', (method) => {
  const taken = walk(method);

  test('is that of the rule in every state, for every act', () => {
    expect(taken.length).toBeGreaterThan(500);
    for (const { before, event, next } of taken) {
      const decision = decide(before.context.order, actOf(event));
      const order = decision.kind === 'changed' ? decision.state : before.context.order;
      expect(next.context.order).toEqual(order);
      expect(next.value, `${JSON.stringify(before.value)} ${JSON.stringify(event)}`).toEqual(valueOf(order));
      expect(before.can(event)).toBe(decision.kind === 'changed');
    }
  });
});

test('D37: each transition of the drawing happens', () => {
  const drawn = Object.values(orderLife.root.states).flatMap(transitionsBelow);
  const happened = new Set(
    paymentMethods
      .flatMap(walk)
      .flatMap(({ before, event, next }) =>
        (['payment', 'line', 'order'] as const)
          .filter((region) => before.value[region] !== next.value[region])
          .map((region) => `${region}.${before.value[region]} ${event.type} ${region}.${next.value[region]}`),
      ),
  );
  expect([...happened].toSorted()).toEqual(drawn.toSorted());
});

/** The transitions from one state to another, as `payment.open payment.paid payment.paid`. */
function transitionsBelow(node: AnyStateNode): string[] {
  const own = [...node.transitions].flatMap(([event, candidates]) =>
    candidates.flatMap(({ target }) =>
      (target ?? []).map(({ path }) => `${node.path.join('.')} ${event} ${path.join('.')}`),
    ),
  );
  return [...own, ...Object.values(node.states).flatMap(transitionsBelow)];
}
