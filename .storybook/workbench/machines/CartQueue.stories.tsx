import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { CartQueueEvent, SendResult } from '@platine/domain/machines/cartQueue.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps, noConnection } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const sendChanges = deferredActor<SendResult, readonly PendingChange[]>();
const machine = cartQueue.provide({ actors: { sendChanges: sendChanges.logic } });

const events: readonly BenchEvent<CartQueueEvent>[] = [
  { event: { type: 'amount.wanted', wish: { sku: 7, amount: 2, position: null } } },
  { event: { type: 'cart.merged', adjustments: [] } },
  { event: { type: 'page.left' } },
  { event: { type: 'notice.dismissed' } },
];
const answers = answersOf('sendChanges', sendChanges, {
  confirmed: { kind: 'confirmed', adjustments: [] },
  'not orderable': { kind: 'refused', failure: { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 } },
  'no connection': noConnection,
});

/** The cart under fast clicking: the first click is sent at once, the following ones are collected. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'settled',
      ['amount.wanted', 'sending'],
      ['sendChanges: not orderable', 'settled'],
      ['amount.wanted', 'sending'],
      ['sendChanges: confirmed', 'resting'],
      'settled',
    ]),
};
