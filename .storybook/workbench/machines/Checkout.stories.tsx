import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { paid, placed, reloaded, toProvider } from '@platine/domain/machines/checkout.testing.ts';
import { checkout } from '@platine/domain/machines/checkout.ts';
import type {
  CheckoutEvent,
  OrderAnswer,
  OrderRequest,
  PaymentAnswer,
} from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutProgress, CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { complete } from '@platine/domain/machines/checkout.testing.ts';
import { failed } from '@platine/domain/machines/outcomes.testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { checkField, choiceField, eventForm, numberField, plainEvent, textField } from '../MachineBench/fields.ts';

const steps: Readonly<Record<CheckoutStep, CheckoutStep>> = {
  cart: 'cart',
  type: 'type',
  addresses: 'addresses',
  shipping: 'shipping',
  payment: 'payment',
  summary: 'summary',
};
const step = choiceField('Step', steps);
const cartVersion = numberField('Version of the cart', 1);
const done = {
  cart: checkField('cart', true),
  type: checkField('type', true),
  addresses: checkField('addresses', true),
  shipping: checkField('shipping', true),
  payment: checkField('payment', true),
};
const accepted = checkField('Accepted', true);
const key = textField('Key', 'key-1');

const bench: Bench<CheckoutEvent> = {
  make: () => {
    const placeOrder = deferredActor<Outcome<OrderAnswer>, OrderRequest>();
    const finishPayment = deferredActor<Outcome<PaymentAnswer>, unknown>();
    const reloadProgress = deferredActor<Outcome<CheckoutProgress>, unknown>();
    return {
      machine: checkout.provide({
        actors: {
          placeOrder: placeOrder.logic,
          finishPayment: finishPayment.logic,
          reloadProgress: reloadProgress.logic,
        },
        actions: { leaveForProvider: () => undefined, showOrder: () => undefined },
      }),
      calls: [
        callOf('placeOrder', placeOrder, {
          placed,
          'to the provider': toProvider,
          'the cart has changed': failed('CartConflictException'),
          'no connection': noConnection,
        }),
        callOf('reloadProgress', reloadProgress, { 'all complete': reloaded(complete), 'no connection': noConnection }),
        callOf('finishPayment', finishPayment, {
          paid,
          declined: failed('PaymentDeclinedException'),
          'no connection': noConnection,
        }),
      ],
    };
  },
  input: { entry: 'summary', progress: complete, returning: false },
  events: [
    eventForm('step.requested', [step], (read) => ({ type: 'step.requested', step: read(step) })),
    eventForm('terms.changed', [accepted], (read) => ({ type: 'terms.changed', accepted: read(accepted) })),
    eventForm('order.submitted', [key], (read) => ({ type: 'order.submitted', key: read(key) })),
    plainEvent('shopper.returned'),
    plainEvent('retry.chosen'),
    eventForm('progress.changed', [cartVersion, ...Object.values(done)], (read) => ({
      type: 'progress.changed',
      progress: {
        cartVersion: read(cartVersion),
        cart: read(done.cart),
        type: read(done.type),
        addresses: read(done.addresses),
        shipping: read(done.shipping),
        payment: read(done.payment),
      },
    })),
  ],
};

/** D4, D5, D25: from the cart to exactly one placed order. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'stepping.reviewing') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['step.requested', 'stepping.fillingCart', { Step: 'cart' }],
      ['step.requested', 'stepping.choosingType', { Step: 'type' }],
      ['step.requested', 'stepping.addressing', { Step: 'addresses' }],
      ['step.requested', 'stepping.choosingShipping', { Step: 'shipping' }],
      ['step.requested', 'stepping.choosingPayment', { Step: 'payment' }],
      ['step.requested', 'stepping.reviewing', { Step: 'summary' }],
      ['order.submitted', 'stepping.reviewing'],
      ['progress.changed', 'stepping.choosingShipping', { shipping: '' }],
      ['progress.changed', 'stepping.choosingShipping', { shipping: 'on' }],
      ['step.requested', 'stepping.reviewing'],
      ['terms.changed', 'stepping.reviewing'],
      ['order.submitted', 'ordering'],
      ['placeOrder: the cart has changed', 'refreshing'],
      ['reloadProgress: all complete', 'stepping.reviewing'],
      ['terms.changed', 'stepping.reviewing'],
      ['order.submitted', 'ordering'],
      ['placeOrder: to the provider', 'redirecting'],
      ['shopper.returned', 'claiming'],
      ['finishPayment: no connection', 'unconfirmed'],
      ['retry.chosen', 'claiming'],
      ['finishPayment: paid', 'done'],
    ]),
};
