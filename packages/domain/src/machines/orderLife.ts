import { assign, setup } from 'xstate';
import type { Cents } from '../money/money.ts';
import type { OrderAct } from '../order/life/acts.ts';
import { decide } from '../order/life/decide.ts';
import type { OrderState } from '../order/life/orderState.ts';
import { placedState } from '../order/life/orderState.ts';
import type { PaymentMethod } from '../payment/methods.ts';

export type OrderLifeContext = { readonly order: OrderState };

/** The acts on an order of one piece (D37), whose line is therefore in one place at a time. */
export type OrderLifeEvent =
  | { readonly type: 'payment.authorised' | 'payment.failed' }
  | { readonly type: 'payment.paid' | 'money.refunded' | 'refund.failed'; readonly cents: Cents }
  | { readonly type: 'goods.packed' | 'goods.sent' | 'goods.delivered' | 'goods.returned' }
  | { readonly type: 'order.cancelled' | 'order.withdrawn' | 'order.closed' };

const types: {
  context?: OrderLifeContext;
  events?: OrderLifeEvent;
  input?: { readonly method: PaymentMethod; readonly total: Cents };
} = {};

const sku = 1;

/** The act that an event stands for. */
export function actOf(event: OrderLifeEvent): OrderAct {
  const pieces = [{ sku, amount: 1 }];
  switch (event.type) {
    case 'payment.authorised':
      return { kind: 'authorised' };
    case 'payment.failed':
      return { kind: 'paymentFailed' };
    case 'payment.paid':
      return { kind: 'paid', cents: event.cents };
    case 'money.refunded':
      return { kind: 'refunded', cents: event.cents };
    case 'refund.failed':
      return { kind: 'refundFailed', cents: event.cents };
    default:
      return plainAct(event.type, pieces);
  }
}

type PlainEvent = Extract<OrderLifeEvent, { readonly type: `goods.${string}` | `order.${string}` }>['type'];

function plainAct(type: PlainEvent, pieces: readonly { readonly sku: number; readonly amount: number }[]): OrderAct {
  switch (type) {
    case 'goods.packed':
      return { kind: 'packed', pieces };
    case 'goods.sent':
      return { kind: 'sent', pieces, carrier: null, tracking: '' };
    case 'goods.delivered':
      return { kind: 'delivered', pieces };
    case 'goods.returned':
      return { kind: 'returned', pieces, toStock: false };
    case 'order.cancelled':
      return { kind: 'cancelled', reason: 'CUSTOMER' };
    case 'order.withdrawn':
      return { kind: 'withdrawn' };
    case 'order.closed':
      return { kind: 'closed' };
  }
}

/** The order after an event by the one rule; null when the rule refuses it. */
function after({ order }: OrderLifeContext, event: OrderLifeEvent): OrderState | null {
  const decision = decide(order, actOf(event));
  return decision.kind === 'changed' ? decision.state : null;
}

/**
 * The life of an order (D37) as it is drawn: its payment, the fulfilment of a line, and the order itself. The machine decides nothing: its guards ask the rule, and
 * a test walks every state and act and compares. The shop itself keeps the history and asks the rule alone (record 0085).
 */
export const orderLife = setup({
  types,
  actions: { take: assign({ order: ({ context, event }) => after(context, event) ?? context.order }) },
  guards: {
    allowed: ({ context, event }) => after(context, event) !== null,
    repaysAll: ({ context, event }) => after(context, event)?.payment === 'refunded',
    repaysPart: ({ context, event }) => after(context, event)?.payment === 'partlyRefunded',
    keepsPart: ({ context, event }) => after(context, event)?.payment === 'partlyRefunded',
    keepsAll: ({ context, event }) => after(context, event)?.payment === 'paid',
  },
}).createMachine({
  id: 'orderLife',
  type: 'parallel',
  context: ({ input: { method, total } }) => ({
    order: placedState({
      paymentMethod: method,
      totals: { goods: total, shipment: 0, tax: 0, total, totalWithoutTax: total },
      lines: [{ sku, amount: 1, name: {}, partNumber: '', unit: total, line: total }],
    }),
  }),
  states: {
    payment: {
      initial: 'open',
      states: {
        open: {
          on: {
            'payment.authorised': { guard: 'allowed', target: 'authorised' },
            'payment.paid': { guard: 'allowed', target: 'paid' },
            'payment.failed': { guard: 'allowed', target: 'failed' },
          },
        },
        failed: {
          on: {
            'payment.authorised': { guard: 'allowed', target: 'authorised' },
            'payment.paid': { guard: 'allowed', target: 'paid' },
          },
        },
        authorised: {
          on: {
            'payment.paid': { guard: 'allowed', target: 'paid' },
            'payment.failed': { guard: 'allowed', target: 'failed' },
          },
        },
        paid: {
          on: {
            'money.refunded': [
              { guard: 'repaysAll', target: 'refunded' },
              { guard: 'repaysPart', target: 'partlyRefunded' },
            ],
          },
        },
        partlyRefunded: {
          on: {
            'money.refunded': { guard: 'repaysAll', target: 'refunded' },
            'refund.failed': { guard: 'keepsAll', target: 'paid' },
          },
        },
        refunded: {
          on: {
            'refund.failed': [
              { guard: 'keepsPart', target: 'partlyRefunded' },
              { guard: 'keepsAll', target: 'paid' },
            ],
          },
        },
      },
    },
    line: {
      initial: 'open',
      states: {
        open: {
          on: {
            'goods.packed': { guard: 'allowed', target: 'packed' },
            'goods.sent': { guard: 'allowed', target: 'sent' },
          },
        },
        packed: { on: { 'goods.sent': { guard: 'allowed', target: 'sent' } } },
        sent: {
          on: {
            'goods.delivered': { guard: 'allowed', target: 'delivered' },
            'goods.returned': { guard: 'allowed', target: 'returned' },
          },
        },
        delivered: { on: { 'goods.returned': { guard: 'allowed', target: 'returned' } } },
        returned: {},
      },
    },
    order: {
      initial: 'placed',
      states: {
        placed: {
          on: {
            'order.cancelled': { guard: 'allowed', target: 'cancelled' },
            'order.withdrawn': { guard: 'allowed', target: 'withdrawn' },
            'order.closed': { guard: 'allowed', target: 'closed' },
          },
        },
        cancelled: { on: { 'order.closed': { guard: 'allowed', target: 'closed' } } },
        withdrawn: { on: { 'order.closed': { guard: 'allowed', target: 'closed' } } },
        closed: {},
      },
    },
    history: { initial: 'growing', states: { growing: { on: { '*': { guard: 'allowed', actions: 'take' } } } } },
  },
});
