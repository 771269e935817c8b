import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { complete, lacking, paid, placed, reloaded, toProvider } from '@platine/domain/machines/checkout.testing.ts';
import { checkout } from '@platine/domain/machines/checkout.ts';
import type {
  CheckoutEvent,
  OrderAnswer,
  OrderRequest,
  PaymentAnswer,
} from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutProgress } from '@platine/domain/machines/checkoutSteps.ts';
import { checkoutSteps } from '@platine/domain/machines/checkoutSteps.ts';
import { failed } from '@platine/domain/machines/outcomes.testing.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps, noConnection } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const placeOrder = deferredActor<Outcome<OrderAnswer>, OrderRequest>();
const finishPayment = deferredActor<Outcome<PaymentAnswer>, unknown>();
const reloadProgress = deferredActor<Outcome<CheckoutProgress>, unknown>();
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
  ...answersOf('placeOrder', placeOrder, {
    placed,
    'to the provider': toProvider,
    'the cart has changed': failed('CartConflictException'),
  }),
  ...answersOf('reloadProgress', reloadProgress, { 'all complete': reloaded(complete) }),
  ...answersOf('finishPayment', finishPayment, {
    paid,
    declined: failed('PaymentDeclinedException'),
    'no connection': noConnection,
  }),
];

/** D4, D5, D25: from the cart to exactly one placed order. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { entry: 'summary', progress: complete, returning: false }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'stepping.reviewing',
      ['order.submitted', 'stepping.reviewing'],
      ['terms.changed', 'stepping.reviewing'],
      ['order.submitted', 'ordering'],
      ['placeOrder: to the provider', 'redirecting'],
      ['shopper.returned', 'claiming'],
      ['finishPayment: no connection', 'unconfirmed'],
      ['retry.chosen', 'claiming'],
      ['finishPayment: paid', 'done'],
    ]),
};
