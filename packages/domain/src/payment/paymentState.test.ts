import { describe, expect, test } from 'vitest';
import type { PaymentEvent, PaymentState } from './paymentState.ts';
import { isFinal, paymentEvents, paymentStates, paymentTransition } from './paymentState.ts';

test('D5: the states of a payment', () => {
  expect(paymentStates).toEqual(['draft', 'pending', 'authorised', 'placed', 'failed', 'expired']);
});

/** One row a state, one column an event in the order of `paymentEvents`. = repeated, ✗ refused. */
const table: Readonly<Record<PaymentState, readonly (PaymentState | '=' | '✗')[]>> = {
  //          opened     confirmed authorised    placed    declined  expired
  draft: ['pending', 'placed', '✗', '✗', '✗', '✗'],
  pending: ['=', '✗', 'authorised', '✗', 'failed', 'expired'],
  authorised: ['=', '✗', '=', 'placed', '✗', 'expired'],
  placed: ['=', '=', '=', '=', '✗', '✗'],
  failed: ['✗', '✗', '✗', '✗', '=', '✗'],
  expired: ['✗', '✗', '✗', '✗', '✗', '='],
};

describe('D5: one transition table', () => {
  const cases = paymentStates.flatMap((state) =>
    paymentEvents.map((event, column) => [state, event, table[state][column] ?? ''] as const),
  );

  test.each(cases)('%s on %s: %s', (state, event, expected) => {
    const result = paymentTransition(state, event);
    if (expected === '=') expect(result).toEqual({ kind: 'repeated', state });
    else if (expected === '✗') expect(result).toEqual({ kind: 'refused', state });
    else expect(result).toEqual({ kind: 'moved', state: expected });
  });

  test.each([
    ['draft', false],
    ['pending', false],
    ['authorised', false],
    ['placed', true],
    ['failed', true],
    ['expired', true],
  ] as const)('%s is final: %s', (state, final) => {
    expect(isFinal(state)).toBe(final);
  });
});

describe('D5: notification and return have the same effect, in any order, any number of times', () => {
  const end = (events: readonly PaymentEvent[]) =>
    events.reduce<PaymentState>((state, event) => paymentTransition(state, event).state, 'draft');

  test.each([
    [['provider.opened', 'payment.authorised', 'payment.authorised', 'order.placed', 'payment.authorised'], 'placed'],
    [['provider.opened', 'payment.authorised', 'order.placed', 'order.placed', 'provider.opened'], 'placed'],
    [['provider.opened', 'payment.declined', 'payment.authorised', 'order.placed'], 'failed'],
    [['provider.opened', 'payment.expired', 'payment.authorised', 'order.placed'], 'expired'],
    [['provider.opened', 'payment.authorised', 'order.placed', 'payment.declined', 'payment.expired'], 'placed'],
    [['order.confirmed', 'order.confirmed'], 'placed'],
  ] as const)('%o ends %s', (events, state) => {
    expect(end(events)).toBe(state);
  });
});
