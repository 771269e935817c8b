import { createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { checkout, shownStep } from './checkout.ts';
import type { CheckoutInput, OrderAnswer, OrderRequest, PaymentAnswer } from './checkoutContext.ts';
import type { CheckoutProgress, CheckoutStep } from './checkoutSteps.ts';
import { deferredActor } from './deferredActor.testing.ts';
import { nameOf } from './walk.testing.ts';

export const complete: CheckoutProgress = {
  cartVersion: 1,
  cart: true,
  type: true,
  addresses: true,
  shipping: true,
  payment: true,
};

export const lacking = (...steps: Exclude<CheckoutStep, 'summary'>[]): CheckoutProgress => ({
  ...complete,
  ...Object.fromEntries(steps.map((step) => [step, false])),
});

export const toProvider: Outcome<OrderAnswer> = { kind: 'data', data: { redirect: 'https://pay.example/1' } };
export const placed: Outcome<OrderAnswer> = { kind: 'data', data: { redirect: null, orderNumber: 'O-1' } };
export const paid: Outcome<PaymentAnswer> = { kind: 'data', data: { orderNumber: 'O-1' } };
export const reloaded = (progress: CheckoutProgress): Outcome<CheckoutProgress> => ({ kind: 'data', data: progress });

/** A checkout whose calls the test answers. `left` and `shown` record its redirects and shown orders. */
export function startCheckout(input: Partial<CheckoutInput> = {}) {
  const placeOrder = deferredActor<Outcome<OrderAnswer>, OrderRequest>();
  const finishPayment = deferredActor<Outcome<PaymentAnswer>, unknown>();
  const reloadProgress = deferredActor<Outcome<CheckoutProgress>, unknown>();
  const left: (string | null)[] = [];
  const shown: (string | null)[] = [];
  const machine = checkout.provide({
    actors: {
      placeOrder: placeOrder.logic,
      finishPayment: finishPayment.logic,
      reloadProgress: reloadProgress.logic,
    },
    actions: {
      leaveForProvider: (_, redirect) => left.push(redirect),
      showOrder: (_, orderNumber) => shown.push(orderNumber),
    },
  });
  const actor = createActor(machine, {
    input: { entry: 'summary', progress: complete, returning: false, ...input },
  }).start();
  const order = (key = 'key-1') => {
    actor.send({ type: 'terms.changed', accepted: true });
    actor.send({ type: 'order.submitted', key });
  };
  const state = () => nameOf(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  const step = () => shownStep(actor.getSnapshot());
  return { actor, placeOrder, finishPayment, reloadProgress, left, shown, order, state, context, step };
}
