import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { addressFromWire } from './address.ts';
import { sessionFromWire } from './session.ts';
import { sessionToWire } from './sessionToWire.ts';

const wire = samples.currentSession.response;
const withoutPicture = (position: (typeof wire.CART.POSITIONS)[number]) => ({
  ...position,
  PICTURE: null,
  PICTURE_COPYRIGHT: null,
});

test('spec §3: a session by the names of the domain', () => {
  const { cart, addresses, ...facts } = sessionFromWire({
    ...wire,
    ACTIVE_LANGUAGE: 'DE',
    LANGUAGE_CHANGED: true,
    CUSTOMER_TYPE: 'COMPANY',
    COUNTRY_CODE: 'FR',
    EMAIL: 'a@example.fr',
    VATID: 'FR12345678901',
    VATID_CHECK: 'unknown',
    SHIPPING_METHOD: 'TNT',
    PAYMENT_METHOD: 'PAYPAL',
    CUSTOMER_COMMENT: 'Ring twice',
    CUSTOMER_ORDER_NUMBER: 'B-7',
    PEPPOL_ADDRESS: '9938:LU12345678',
    PENDING_PAYMENT: { PAYMENT_METHOD: 'SAFERPAY', REDIRECT: 'https://pay.example/7' },
  });
  expect(facts).toEqual({
    language: 'DE',
    languageChanged: true,
    flags: wire.FLAGS,
    customerType: 'COMPANY',
    country: 'FR',
    email: 'a@example.fr',
    vatId: 'FR12345678901',
    vatIdCheck: 'unknown',
    shippingMethod: 'TNT',
    paymentMethod: 'PAYPAL',
    comment: 'Ring twice',
    ownOrderNumber: 'B-7',
    peppolAddress: '9938:LU12345678',
    pendingPayment: { method: 'SAFERPAY', redirect: 'https://pay.example/7' },
  });
  expect(addresses).toEqual(wire.ADDRESSES.map(addressFromWire));
  expect(cart.version).toBe(wire.CART.VERSION);
});

test('D5: most sessions have no payment under way', () => {
  expect(sessionFromWire({ ...wire, PENDING_PAYMENT: null }).pendingPayment).toBeNull();
});

test.each([
  ['of the contract’s sample', wire],
  [
    'with a pending payment',
    { ...wire, PENDING_PAYMENT: { PAYMENT_METHOD: 'SAFERPAY', REDIRECT: 'https://pay.example/7' } },
  ],
  ['without one', { ...wire, PENDING_PAYMENT: null }],
  [
    'with a product that has no picture',
    { ...wire, CART: { ...wire.CART, POSITIONS: wire.CART.POSITIONS.map(withoutPicture) } },
  ],
  ['without a free shipping threshold', { ...wire, CART: { ...wire.CART, FREE_SHIPPING_THRESHOLD: null } }],
] as const)('a session %s travels unchanged', (_, session) => {
  expect(sessionToWire(sessionFromWire(session))).toEqual(session);
});
