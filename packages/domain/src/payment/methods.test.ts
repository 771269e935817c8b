import { describe, expect, test } from 'vitest';
import type { PaymentFacts, PaymentMethod } from './methods.ts';
import { examplePayment } from '../shop/exampleMethods.data.ts';
import {
  isListed,
  isPlacedOnTrust,
  needsProvider,
  paymentMethods,
  paymentOffers,
  wireTransferShipping,
} from './methods.ts';

const facts: PaymentFacts = { terms: examplePayment, customerType: 'PRIVATE', invoiceCleared: false, unavailable: [] };

function refusalOf(method: PaymentMethod, changed: Partial<PaymentFacts>) {
  return paymentOffers({ ...facts, ...changed }).find((offer) => offer.method === method)?.refusal;
}

test('spec §9: five payment methods', () => {
  expect(paymentMethods.toSorted()).toEqual(['INVOICE', 'PAYPAL', 'SAFERPAY', 'SOFORT', 'WIRE_TRANSFER']);
});

test('spec §9: an order by bank transfer ships 2–4 business days after payment', () => {
  expect(wireTransferShipping).toEqual({ from: 2, to: 4 });
});

test.each([
  ['PAYPAL', true],
  ['SAFERPAY', true],
  ['WIRE_TRANSFER', false],
  ['INVOICE', false],
  ['SOFORT', false],
] as const)('spec §9: %s is paid on a provider’s page: %s', (method, provider) => {
  expect(needsProvider(method)).toBe(provider);
});

test.each([
  ['a guest', 'WIRE_TRANSFER', false, true],
  ['a customer', 'WIRE_TRANSFER', true, false],
  ['a guest', 'INVOICE', false, true],
  ['a customer', 'INVOICE', true, false],
  ['a guest', 'PAYPAL', false, false],
  ['a guest', 'SAFERPAY', false, false],
] as const)('D32: the order of %s by %s (logged in: %s) is placed on trust: %s', (_, method, loggedIn, trusted) => {
  expect(isPlacedOnTrust(method, { loggedIn })).toBe(trusted);
});

describe('a shop offers the methods that it names', () => {
  const terms = { ...examplePayment, PAYPAL: { ...examplePayment.PAYPAL, offered: false } };
  test.each([
    ['PAYPAL', 'NOT_OFFERED', false],
    ['WIRE_TRANSFER', null, true],
    ['SOFORT', 'SERVICE_ENDED', false],
    ['INVOICE', 'COMPANIES_ONLY', true],
  ] as const)('%s: %s, listed: %s', (method, refusal, listed) => {
    expect(refusalOf(method, { terms })).toBe(refusal);
    expect(isListed({ method, refusal })).toBe(listed);
  });
});

describe('D23: offered methods and refusals', () => {
  test.each([
    ['PAYPAL', {}, null],
    ['SAFERPAY', {}, null],
    ['WIRE_TRANSFER', {}, null],
    ['SOFORT', {}, 'SERVICE_ENDED'],
    ['SOFORT', { customerType: 'COMPANY', invoiceCleared: true }, 'SERVICE_ENDED'],
    ['INVOICE', {}, 'COMPANIES_ONLY'],
    ['INVOICE', { invoiceCleared: true }, 'COMPANIES_ONLY'],
    ['INVOICE', { customerType: 'COMPANY' }, 'NOT_CLEARED'],
    ['INVOICE', { customerType: 'COMPANY', invoiceCleared: true }, null],
    ['PAYPAL', { unavailable: ['PAYPAL'] }, 'PROVIDER_UNAVAILABLE'],
    ['SAFERPAY', { unavailable: ['PAYPAL'] }, null],
    ['WIRE_TRANSFER', { unavailable: ['WIRE_TRANSFER'] }, null],
  ] as const)('%s with %o: %s', (method, changed, refusal) => {
    expect(refusalOf(method, changed)).toBe(refusal);
  });

  test('every method is listed, the discontinued one last', () => {
    expect(paymentOffers(facts).map(({ method }) => method)).toEqual(paymentMethods);
    expect(paymentMethods.at(-1)).toBe('SOFORT');
  });
});
