import type { OrderLifeEvent } from '@platine/domain/machines/orderLife.ts';
import { orderLife } from '@platine/domain/machines/orderLife.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { eventForm, numberField, plainEvent } from '../MachineBench/fields.ts';

const total = 1000;
const cents = numberField('Cents', total);

/** An event about an amount of money. */
const moneyEvent = (type: 'payment.paid' | 'money.refunded' | 'refund.failed') =>
  eventForm<OrderLifeEvent>(type, [cents], (read) => ({ type, cents: read(cents) }));

const bench: Bench<OrderLifeEvent> = {
  make: () => ({ machine: orderLife, calls: [] }),
  input: { method: 'SAFERPAY', total },
  events: [
    plainEvent('payment.authorised'),
    moneyEvent('payment.paid'),
    plainEvent('payment.failed'),
    moneyEvent('money.refunded'),
    moneyEvent('refund.failed'),
    plainEvent('goods.packed'),
    plainEvent('goods.sent'),
    plainEvent('goods.delivered'),
    plainEvent('goods.returned'),
    plainEvent('order.cancelled'),
    plainEvent('order.withdrawn'),
    plainEvent('order.closed'),
  ],
};

/**
 * D37: the life of an order of one piece that is paid by card: its payment, the fulfilment of its line, and the order itself. An act that the rule
 * refuses has no effect.
 */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

const at = (payment: string, line: string, order: string) => `payment.${payment} + line.${line} + order.${order}`;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, at('open', 'open', 'placed')) };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['payment.authorised', at('authorised', 'open', 'placed')],
      ['goods.packed', at('authorised', 'packed', 'placed')],
      ['goods.sent', at('authorised', 'sent', 'placed')],
      ['payment.paid', at('paid', 'sent', 'placed')],
      ['goods.delivered', at('paid', 'delivered', 'placed')],
      ['order.withdrawn', at('paid', 'delivered', 'withdrawn')],
      ['goods.returned', at('paid', 'returned', 'withdrawn')],
      ['money.refunded', at('partlyRefunded', 'returned', 'withdrawn'), { Cents: '400' }],
      ['money.refunded', at('refunded', 'returned', 'withdrawn'), { Cents: '600' }],
      ['order.closed', at('refunded', 'returned', 'closed')],
      ['start', at('open', 'open', 'placed')],
      ['payment.failed', at('failed', 'open', 'placed')],
      ['order.cancelled', at('failed', 'open', 'cancelled')],
    ]),
};
