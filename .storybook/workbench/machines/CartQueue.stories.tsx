import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Wanted } from '@platine/domain/cart/wanted.ts';
import type { CartQueueEvent, SendResult } from '@platine/domain/machines/cartQueue.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const sendChanges = asked<SendResult, readonly Wanted[]>();
const machine = cartQueue.provide({ actors: { sendChanges: sendChanges.logic } });

const events: readonly BenchEvent<CartQueueEvent>[] = [
  { event: { type: 'amount.wanted', wish: { sku: 7, amount: 2, position: null } } },
  { event: { type: 'cart.merged', adjustments: [] } },
  { event: { type: 'page.left' } },
  { event: { type: 'notice.dismissed' } },
];
const answers = [
  { label: 'sendChanges: confirmed', give: () => sendChanges.answer({ kind: 'confirmed', adjustments: [] }) },
  {
    label: 'sendChanges: not orderable',
    give: () =>
      sendChanges.answer({
        kind: 'refused',
        failure: { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 },
      }),
  },
  { label: 'sendChanges: no connection', give: () => sendChanges.answer(new Error('No connection')) },
];

/** The cart under fast clicking: the first click is sent at once, those that follow are gathered. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('settled');
    await expectAfter('amount.wanted', 'sending');
    await expectAfter('sendChanges: not orderable', 'settled');
    await expectAfter('amount.wanted', 'sending');
    await expectAfter('sendChanges: confirmed', 'resting');
    await expectState('settled');
  },
};
