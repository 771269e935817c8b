import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { checkout } from './checkout.ts';
import { complete, lacking, paid, placed, reloaded, startCheckout, toProvider } from './checkout.testing.ts';
import type { CheckoutContext, CheckoutEvent } from './checkoutContext.ts';
import type { CheckoutStep } from './checkoutSteps.ts';
import { checkoutSteps } from './checkoutSteps.ts';
import { failed, unreachable } from './outcomes.testing.ts';
import { answered, broken, stateAfter } from './walk.testing.ts';

const context: CheckoutContext = {
  entry: 'summary',
  progress: complete,
  returning: false,
  termsAccepted: true,
  orderKey: null,
  redirect: null,
  orderNumber: null,
  notice: null,
};
const ordered: CheckoutEvent = { type: 'order.submitted', key: 'key-1' };
const returned: CheckoutEvent = { type: 'shopper.returned' };
const retry: CheckoutEvent = { type: 'retry.chosen' };
const goTo = (step: CheckoutStep): CheckoutEvent => ({ type: 'step.requested', step });
const order = (output: unknown) => answered(checkout, 'ordering', output);
const payment = (output: unknown) => answered(checkout, 'claiming', output);

test.each([
  ['stepping.reviewing', ordered, 'ordering'],
  ['stepping.reviewing', goTo('cart'), 'stepping.fillingCart'],
  ['stepping.reviewing', goTo('type'), 'stepping.choosingType'],
  ['stepping.reviewing', goTo('addresses'), 'stepping.addressing'],
  ['stepping.reviewing', goTo('shipping'), 'stepping.choosingShipping'],
  ['stepping.reviewing', goTo('payment'), 'stepping.choosingPayment'],
  ['stepping.reviewing', { type: 'progress.changed', progress: lacking('type') }, 'stepping.choosingType'],
  ['stepping.reviewing', { type: 'progress.changed', progress: lacking('cart', 'shipping') }, 'stepping.fillingCart'],
  ['stepping.choosingPayment', { type: 'progress.changed', progress: lacking('payment') }, 'stepping.choosingPayment'],
  ['stepping.choosingShipping', { type: 'progress.changed', progress: lacking('addresses') }, 'stepping.addressing'],
  ['stepping.addressing', { type: 'progress.changed', progress: lacking('cart') }, 'stepping.fillingCart'],
  ['stepping.reviewing', returned, 'stepping.reviewing'],
  ['stepping.reviewing', retry, 'stepping.reviewing'],
  ['stepping.choosingPayment', ordered, 'stepping.choosingPayment'],
  ['stepping.fillingCart', ordered, 'stepping.fillingCart'],

  ['ordering', ordered, 'ordering'],
  ['ordering', goTo('cart'), 'ordering'],
  ['ordering', { type: 'progress.changed', progress: lacking('cart') }, 'ordering'],
  ['ordering', order(toProvider), 'redirecting'],
  ['ordering', order(placed), 'done'],
  ['ordering', order(failed('CartConflictException')), 'refreshing'],
  ['ordering', order(unreachable), 'stepping.reviewing'],
  ['ordering', broken(checkout, 'ordering'), 'stepping.reviewing'],

  ['refreshing', answered(checkout, 'refreshing', reloaded(complete)), 'stepping.reviewing'],
  ['refreshing', answered(checkout, 'refreshing', reloaded(lacking('shipping'))), 'stepping.choosingShipping'],
  ['refreshing', answered(checkout, 'refreshing', unreachable), 'stepping.reviewing'],
  ['refreshing', broken(checkout, 'refreshing'), 'stepping.reviewing'],
  ['refreshing', ordered, 'refreshing'],
  ['refreshing', goTo('cart'), 'refreshing'],

  ['redirecting', ordered, 'redirecting'],
  ['redirecting', goTo('cart'), 'redirecting'],
  ['redirecting', returned, 'claiming'],

  ['claiming', payment(paid), 'done'],
  ['claiming', payment(failed('PaymentDeclinedException')), 'refreshing'],
  ['claiming', payment(failed('PaymentAuthorizationExpiredException')), 'refreshing'],
  ['claiming', payment(failed('CheckoutIncompleteException')), 'refreshing'],
  ['claiming', payment(failed('InternalErrorException')), 'unconfirmed'],
  ['claiming', payment(unreachable), 'unconfirmed'],
  ['claiming', broken(checkout, 'claiming'), 'unconfirmed'],
  ['claiming', returned, 'claiming'],
  ['claiming', goTo('cart'), 'claiming'],

  ['unconfirmed', ordered, 'unconfirmed'],
  ['unconfirmed', goTo('summary'), 'unconfirmed'],
  ['unconfirmed', retry, 'claiming'],
  ['unconfirmed', returned, 'claiming'],
])('D25: checkout %s, %o: %s', (state, event, expected) => {
  expect(stateAfter(checkout, { state, context }, event)).toBe(expected);
});

describe('D25: a step with an incomplete step before it leads to the first incomplete one', () => {
  test.each([
    ['summary', complete, 'stepping.reviewing'],
    ['summary', lacking('shipping', 'payment'), 'stepping.choosingShipping'],
    ['payment', lacking('addresses'), 'stepping.addressing'],
    ['addresses', lacking('type'), 'stepping.choosingType'],
    ['summary', lacking('cart'), 'stepping.fillingCart'],
    ['type', complete, 'stepping.choosingType'],
  ] as const)('opened at %s, %o: %s', (entry, progress, expected) => {
    expect(startCheckout({ entry, progress }).state()).toBe(expected);
  });

  test('an incomplete step is not left, and completing it later does not change the step', () => {
    const { actor, state } = startCheckout({ entry: 'addresses', progress: lacking('shipping') });
    actor.send({ type: 'step.requested', step: 'summary' });
    expect(state()).toBe('stepping.choosingShipping');
    actor.send({ type: 'step.requested', step: 'payment' });
    expect(state()).toBe('stepping.choosingShipping');
    actor.send({ type: 'progress.changed', progress: complete });
    expect(state()).toBe('stepping.choosingShipping');
    actor.send({ type: 'step.requested', step: 'summary' });
    expect(state()).toBe('stepping.reviewing');
  });
});

test.each(checkoutSteps)('D25: opened at %s it shows this step', (entry) => {
  expect(startCheckout({ entry, progress: complete }).step()).toBe(entry);
});

test('an order that is on its way is shown by the summary', () => {
  const { order: send, state, step } = startCheckout();
  send();
  expect([state(), step()]).toEqual(['ordering', 'summary']);
});

test('at the start nothing is accepted and nothing is ordered', () => {
  expect(startCheckout().context()).toEqual({ ...context, termsAccepted: false });
});

test('a change during a pending order is applied after it', async () => {
  const { actor, order: send, placeOrder, state } = startCheckout();
  send();
  actor.send({ type: 'progress.changed', progress: lacking('shipping') });
  await placeOrder.answer(unreachable);
  expect(state()).toBe('stepping.choosingShipping');
});

test.each([
  ['stepping.reviewing', [], []],
  ['ordering', [ordered], ['busy', 'paying']],
  ['refreshing', [ordered, failed('CartConflictException')], ['busy']],
  ['redirecting', [ordered, toProvider], ['busy', 'paying']],
  ['claiming', [ordered, toProvider, returned], ['busy', 'paying']],
  ['unconfirmed', [ordered, toProvider, returned, unreachable], ['paying']],
] as const)('D28, D29: %s is neither reloaded nor interrupted while paying', async (expected, steps, tags) => {
  const { actor, placeOrder, finishPayment, state } = startCheckout();
  actor.send({ type: 'terms.changed', accepted: true });
  for (const step of steps) {
    if ('type' in step) actor.send(step);
    else if (step === toProvider || step.kind === 'failure') await placeOrder.answer(step);
    else await finishPayment.answer({ kind: 'network' });
  }
  expect(state()).toBe(expected);
  expect([...actor.getSnapshot().tags].toSorted()).toEqual(tags);
});

describe('D35: the order button', () => {
  test('without the terms accepted there is no order', () => {
    const { actor, placeOrder, state } = startCheckout();
    actor.send(ordered);
    actor.send({ type: 'terms.changed', accepted: true });
    actor.send({ type: 'terms.changed', accepted: false });
    actor.send(ordered);
    expect(state()).toBe('stepping.reviewing');
    expect(placeOrder.inputs).toEqual([]);
  });

  test('a changed cart clears the accepted terms', () => {
    const { actor, context: now } = startCheckout();
    actor.send({ type: 'terms.changed', accepted: true });
    actor.send({ type: 'progress.changed', progress: complete });
    expect(now().termsAccepted).toBe(true);
    actor.send({ type: 'progress.changed', progress: { ...complete, cartVersion: 2 } });
    expect(now().termsAccepted).toBe(false);
  });

  test('without an actor for the order, it fails with a message', async () => {
    const actor = createActor(checkout, { input: { entry: 'summary', progress: complete, returning: false } }).start();
    actor.send({ type: 'terms.changed', accepted: true });
    actor.send(ordered);
    await expect.poll(() => actor.getSnapshot().context.notice).toEqual({ of: 'order', failure: { kind: 'network' } });
  });
});
