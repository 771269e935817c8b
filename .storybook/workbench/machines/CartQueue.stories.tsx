import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { CartQueueEvent, SendResult } from '@platine/domain/machines/cartQueue.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { eventForm, numberField, plainEvent } from '../MachineBench/fields.ts';

const sku = numberField('SKU', 7);
const amount = numberField('Amount', 2);

const bench: Bench<CartQueueEvent> = {
  make: () => {
    const sendChanges = deferredActor<SendResult, readonly PendingChange[]>();
    return {
      machine: cartQueue.provide({ actors: { sendChanges: sendChanges.logic } }),
      calls: [
        callOf('sendChanges', sendChanges, {
          confirmed: { kind: 'confirmed', adjustments: [] },
          'at the cart limit': {
            kind: 'confirmed',
            adjustments: [{ sku: 7, reason: 'CART_LIMIT', wanted: 9, amount: 5 }],
          },
          'not orderable': {
            kind: 'refused',
            failure: { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 },
          },
          'no connection': noConnection,
        }),
      ],
    };
  },
  events: [
    eventForm('amount.wanted', [sku, amount], (read) => ({
      type: 'amount.wanted',
      wish: { sku: read(sku), amount: read(amount), position: null },
    })),
    eventForm('cart.merged', [], () => ({ type: 'cart.merged', adjustments: [] })),
    plainEvent('page.left'),
    plainEvent('notice.dismissed'),
  ],
};

/** The cart under fast clicking: the first click is sent at once, the following ones are collected. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'settled') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['amount.wanted', 'sending'],
      ['sendChanges: not orderable', 'settled'],
      ['amount.wanted', 'sending', { Amount: '3' }],
      ['amount.wanted', 'sending', { Amount: '4' }],
      ['sendChanges: confirmed', 'gathering'],
      ['time', 'sending'],
      ['sendChanges: confirmed', 'resting'],
      ['time', 'settled'],
    ]),
};
