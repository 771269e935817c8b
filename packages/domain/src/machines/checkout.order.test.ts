import { describe, expect, test } from 'vitest';
import { complete, lacking, paid, placed, reloaded, startCheckout, toProvider } from './checkout.testing.ts';
import { failed, unreachable } from './outcomes.testing.ts';

const newer = { ...complete, cartVersion: 2 };

describe('D4: exactly one order', () => {
  test('a second click sends nothing; the order has the key and the version of the cart that was shown', () => {
    const { order, placeOrder } = startCheckout();
    order('key-1');
    order('key-2');
    expect(placeOrder.inputs).toEqual([{ key: 'key-1', cartVersion: 1 }]);
  });

  test.each([unreachable, new Error('offline')])('a lost answer (%o) is repeated with the same key', async (lost) => {
    const { order, placeOrder, context, state } = startCheckout();
    order('key-1');
    await placeOrder.answer(lost);
    expect(state()).toBe('stepping.reviewing');
    expect(context()).toMatchObject({ termsAccepted: true, notice: { of: 'order', failure: { kind: 'network' } } });
    order('key-2');
    expect(placeOrder.inputs.at(-1)).toEqual({ key: 'key-1', cartVersion: 1 });
    expect(context().notice).toBeNull();
  });

  test('a changed cart after a lost answer is a new order', async () => {
    const { actor, order, placeOrder } = startCheckout();
    order('key-1');
    await placeOrder.answer(unreachable);
    actor.send({ type: 'progress.changed', progress: newer });
    order('key-2');
    expect(placeOrder.inputs.at(-1)).toEqual({ key: 'key-2', cartVersion: 2 });
  });

  test('a conflict shows the new summary, and the shopper must accept the terms again', async () => {
    const { actor, order, placeOrder, reloadProgress, context, state } = startCheckout();
    order('key-1');
    await placeOrder.answer(failed('CartConflictException'));
    expect(state()).toBe('refreshing');
    await reloadProgress.answer(reloaded(newer));
    expect(state()).toBe('stepping.reviewing');
    expect(context()).toMatchObject({
      termsAccepted: false,
      notice: { of: 'order', failure: failed('CartConflictException') },
    });
    actor.send({ type: 'order.submitted', key: 'key-2' });
    expect(placeOrder.inputs).toHaveLength(1);
    order('key-2');
    expect(placeOrder.inputs.at(-1)).toEqual({ key: 'key-2', cartVersion: 2 });
  });

  test.each([
    ['MinimumOrderValueException', complete, 'stepping.fillingCart'],
    ['NotOrderableException', complete, 'stepping.fillingCart'],
    ['ShippingMethodNotAvailableException', lacking('shipping'), 'stepping.choosingShipping'],
    ['PaymentMethodNotAvailableException', complete, 'stepping.choosingPayment'],
    ['PaymentMethodNotAvailableException', lacking('type'), 'stepping.choosingType'],
    ['CheckoutIncompleteException', lacking('addresses'), 'stepping.addressing'],
    ['InternalErrorException', complete, 'stepping.reviewing'],
  ] as const)('D12, D23: %s (then %o) leads to %s, and says why', async (errorClass, progress, expected) => {
    const { order, placeOrder, reloadProgress, state, context } = startCheckout();
    order();
    await placeOrder.answer(failed(errorClass));
    await reloadProgress.answer(reloaded(progress));
    expect(state()).toBe(expected);
    expect(context().notice).toEqual({ of: 'order', failure: failed(errorClass) });
  });

  test('the next step clears the reason', async () => {
    const { actor, order, placeOrder, context } = startCheckout();
    order();
    await placeOrder.answer(unreachable);
    actor.send({ type: 'step.requested', step: 'cart' });
    expect(context().notice).toBeNull();
  });

  test('an order without a provider is done and shown', async () => {
    const { order, placeOrder, left, shown, state } = startCheckout();
    order();
    await placeOrder.answer(placed);
    expect(state()).toBe('done');
    expect(shown).toEqual(['O-1']);
    expect(left).toEqual([]);
  });
});

describe('D5: the payment provider', () => {
  test('one redirect, and Back requests the result instead of ordering again', async () => {
    const { actor, order, placeOrder, finishPayment, left, shown, state } = startCheckout();
    order();
    await placeOrder.answer(toProvider);
    expect(left).toEqual(['https://pay.example/1']);
    actor.send({ type: 'shopper.returned' });
    actor.send({ type: 'shopper.returned' });
    expect(finishPayment.inputs).toHaveLength(1);
    await finishPayment.answer(paid);
    expect(state()).toBe('done');
    expect(shown).toEqual(['O-1']);
  });

  test.each([
    ['declined', 'PaymentDeclinedException', 'stepping.choosingPayment'],
    ['abandoned', 'CheckoutIncompleteException', 'stepping.reviewing'],
    ['expired', 'PaymentAuthorizationExpiredException', 'stepping.reviewing'],
  ] as const)('spec §3: a payment that was %s can be ordered anew, with a new key', async (_, errorClass, expected) => {
    const { actor, order, placeOrder, finishPayment, reloadProgress, state, context } = startCheckout({
      returning: true,
    });
    expect(state()).toBe('claiming');
    await finishPayment.answer(failed(errorClass));
    await reloadProgress.answer(reloaded(complete));
    expect(state()).toBe(expected);
    expect(context()).toMatchObject({
      notice: { of: 'payment', failure: failed(errorClass) },
      redirect: null,
      orderKey: null,
    });
    actor.send({ type: 'step.requested', step: 'summary' });
    order('key-2');
    expect(placeOrder.inputs).toEqual([{ key: 'key-2', cartVersion: 1 }]);
  });

  test.each([unreachable, failed('InternalErrorException'), new Error('offline')])(
    'the result of an unconfirmed payment (%o) is requested again, never ordered again',
    async (lost) => {
      const { actor, finishPayment, placeOrder, order, state } = startCheckout({ returning: true });
      await finishPayment.answer(lost);
      expect(state()).toBe('unconfirmed');
      order();
      expect(placeOrder.inputs).toEqual([]);
      actor.send({ type: 'retry.chosen' });
      await finishPayment.answer(paid);
      expect(state()).toBe('done');
    },
  );
});
