import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { sessionFromWire } from '../customer/session.ts';
import { checkoutFacts } from './facts.ts';
import { checkoutProgress } from './progress.ts';

test('the facts come from the session and the overviews; goods are charged without shipping (D12)', () => {
  const session = sessionFromWire(samples.currentSession.response);
  const facts = checkoutFacts({ session, offeredShipping: ['TNT'], offeredPayment: ['INVOICE'], loggedIn: false });
  expect(facts).toMatchObject({ cartVersion: 4, goods: 1900, shippingMethod: 'TNT', paymentMethod: 'PAYPAL' });
  expect(facts.positions).toHaveLength(1);
  expect(checkoutProgress(facts)).toEqual({
    cartVersion: 4,
    cart: true,
    type: true,
    addresses: true,
    shipping: true,
    payment: false,
  });
});
