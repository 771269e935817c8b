import { expect, test } from 'vitest';
import { saferpayMeans, saferpayName, shownMeans } from './saferpayMeans.ts';

test.each([
  [[], [], []],
  [['VISA', 'MASTERCARD'], ['Visa', 'Mastercard'], []],
  [
    ['WERO', 'AMEX', 'APPLEPAY', 'VISA'],
    ['American Express', 'Visa'],
    ['Wero', 'Apple Pay'],
  ],
  [['GOOGLEPAY'], [], ['Google Pay']],
] as const)('spec §9: %j is shown as cards %j and others %j, in the shop’s order', (means, cards, others) => {
  expect(shownMeans(means)).toEqual({ cards, others });
});

test('every means has a name of its own', () => {
  const { cards, others } = shownMeans(saferpayMeans);
  expect(new Set([...cards, ...others]).size).toBe(saferpayMeans.length);
});

test.each([
  [[], 'Online payment', 'Onlinezahlung', 'Paiement en ligne'],
  [['VISA', 'MASTERCARD'], 'Credit card', 'Kreditkarte', 'Carte bancaire'],
  [['WERO'], 'Wero', 'Wero', 'Wero'],
  [['WERO', 'VISA'], 'Credit card, Wero', 'Kreditkarte, Wero', 'Carte bancaire, Wero'],
  [
    ['AMEX', 'VISA', 'WERO', 'APPLEPAY'],
    'Credit card, Wero, Apple Pay',
    'Kreditkarte, Wero, Apple Pay',
    'Carte bancaire, Wero, Apple Pay',
  ],
  [
    ['VISA', 'WERO', 'APPLEPAY', 'BANCONTACT'],
    'Credit card, Wero, Apple Pay and more',
    'Kreditkarte, Wero, Apple Pay und weitere',
    'Carte bancaire, Wero, Apple Pay et autres',
  ],
] as const)('spec §9: the method with %j is called “%s” unless the shop names it', (means, EN, DE, FR) => {
  expect(saferpayName(means)).toEqual({ EN, DE, FR });
});
