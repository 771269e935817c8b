import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import {
  complete,
  failed,
  lacking,
  paid,
  placed,
  reloaded,
  toProvider,
} from '@platine/domain/machines/checkout.testing.ts';
import { checkout } from '@platine/domain/machines/checkout.ts';
import type {
  CheckoutEvent,
  OrderAnswer,
  OrderRequest,
  PaymentAnswer,
} from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutProgress } from '@platine/domain/machines/checkoutSteps.ts';
import { checkoutSteps } from '@platine/domain/machines/checkoutSteps.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const placeOrder = asked<Outcome<OrderAnswer>, OrderRequest>();
const finishPayment = asked<Outcome<PaymentAnswer>, unknown>();
const reloadProgress = asked<Outcome<CheckoutProgress>, unknown>();
const machine = checkout.provide({
  actors: {
    placeOrder: placeOrder.logic,
    finishPayment: finishPayment.logic,
    reloadProgress: reloadProgress.logic,
  },
  actions: { leaveForProvider: () => undefined, showOrder: () => undefined },
});

const events: readonly BenchEvent<CheckoutEvent>[] = [
  ...checkoutSteps.map((step) => ({ label: step, event: { type: 'step.requested' as const, step } })),
  { label: 'all complete', event: { type: 'progress.changed', progress: complete } },
  { label: 'no shipping', event: { type: 'progress.changed', progress: lacking('shipping') } },
  { event: { type: 'terms.changed', accepted: true } },
  { event: { type: 'order.submitted', key: 'key-1' } },
  { event: { type: 'shopper.returned' } },
  { event: { type: 'retry.chosen' } },
];
const answers = [
  { label: 'placeOrder: placed', give: () => placeOrder.answer(placed) },
  { label: 'placeOrder: to the provider', give: () => placeOrder.answer(toProvider) },
  { label: 'placeOrder: the cart has changed', give: () => placeOrder.answer(failed('CartConflictException')) },
  { label: 'reloadProgress: all complete', give: () => reloadProgress.answer(reloaded(complete)) },
  { label: 'finishPayment: paid', give: () => finishPayment.answer(paid) },
  { label: 'finishPayment: declined', give: () => finishPayment.answer(failed('PaymentDeclinedException')) },
  { label: 'finishPayment: no connection', give: () => finishPayment.answer(new Error('No connection')) },
];

/** D4, D5, D25: from the cart to the placed order, exactly one. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { entry: 'summary', progress: complete, returning: false }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('stepping.reviewing');
    await expectAfter('order.submitted', 'stepping.reviewing');
    await expectAfter('terms.changed', 'stepping.reviewing');
    await expectAfter('order.submitted', 'ordering');
    await expectAfter('placeOrder: to the provider', 'redirecting');
    await expectAfter('shopper.returned', 'claiming');
    await expectAfter('finishPayment: no connection', 'unconfirmed');
    await expectAfter('retry.chosen', 'claiming');
    await expectAfter('finishPayment: paid', 'done');
  },
};
