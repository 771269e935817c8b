import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { findPlain, findProduct, headlineOf, isUnlimited, saleOf, stepOf } from './products.ts';

/** Sums, taxes and lines are added up again in every answer (checks/money.ts); here stands which case applies to whom. */

type Customer = RequestOf<'setCustomerData'>;
type VatRow = Customer & { readonly case: string; readonly rate: number; readonly reduced?: number };

/** D11, as of February 2026. */
const vatRows: readonly VatRow[] = [
  { COUNTRY: 'LU', CUSTOMER_TYPE: 'PRIVATE', case: 'DESTINATION', rate: 17, reduced: 3 },
  { COUNTRY: 'DE', CUSTOMER_TYPE: 'PRIVATE', case: 'DESTINATION', rate: 19, reduced: 7 },
  { COUNTRY: 'FR', CUSTOMER_TYPE: 'PRIVATE', case: 'DESTINATION', rate: 20, reduced: 5.5 },
  { COUNTRY: 'FI', CUSTOMER_TYPE: 'PRIVATE', case: 'DESTINATION', rate: 25.5, reduced: 13.5 },
  { COUNTRY: 'HU', CUSTOMER_TYPE: 'PRIVATE', case: 'DESTINATION', rate: 27, reduced: 5 },
  { COUNTRY: 'DK', CUSTOMER_TYPE: 'PRIVATE', case: 'DESTINATION', rate: 25 },
  { COUNTRY: 'LU', CUSTOMER_TYPE: 'COMPANY', case: 'DOMESTIC_COMPANY', rate: 17, reduced: 3 },
  { COUNTRY: 'FR', CUSTOMER_TYPE: 'COMPANY', case: 'EU_COMPANY_WITHOUT_VATID', rate: 20, reduced: 5.5 },
  { COUNTRY: 'CH', CUSTOMER_TYPE: 'PRIVATE', case: 'EXPORT', rate: 0 },
  { COUNTRY: 'US', CUSTOMER_TYPE: 'COMPANY', case: 'EXPORT', rate: 0 },
];

async function cartFor(wire: Wire, { COUNTRY, CUSTOMER_TYPE }: Customer) {
  return (await wire.ask('setCustomerData', { COUNTRY, CUSTOMER_TYPE })).CART;
}

/** A private customer in Luxembourg pays the catalogue's price. */
async function catalogueTotal(wire: Wire): Promise<number> {
  const plain = await findPlain(wire);
  const { SESSION } = await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT: 1 });
  expect(SESSION.CART.TOTAL, 'TOTAL of one piece in Luxembourg').toBe(headlineOf(plain));
  return Math.round(SESSION.CART.TOTAL * 100);
}

export const priceScenarios: readonly Scenario[] = [
  ...vatRows.map(
    ({ case: vatCase, rate, reduced, ...customer }) =>
      ({
        name: `D11: ${customer.CUSTOMER_TYPE} in ${customer.COUNTRY}: ${vatCase} at ${rate} %`,
        async run(wire) {
          const brutto = await catalogueTotal(wire);
          const cart = await cartFor(wire, customer);
          const named = reduced === undefined ? {} : { REDUCED_RATE: reduced };
          expect(cart.VAT).toEqual({ CASE: vatCase, COUNTRY_CODE: customer.COUNTRY, RATE: rate, ...named });
          const net = Math.round(cart.TOTAL_WITHOUT_TAX * 100);
          // The net price is the constant; rounding the gross price may move it by a cent.
          expect(
            Math.abs(net - brutto / 1.17),
            'TOTAL_WITHOUT_TAX in cents, against the catalogue',
          ).toBeLessThanOrEqual(1);
          expect(
            Math.abs(Math.round(cart.TOTAL_TAX * 100) - (net * rate) / 100),
            'TOTAL_TAX in cents',
          ).toBeLessThanOrEqual(1);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §1: prices include VAT for private customers and leave it out for companies',
    async run(wire) {
      await catalogueTotal(wire);
      const gross = await cartFor(wire, { COUNTRY: 'LU', CUSTOMER_TYPE: 'PRIVATE' });
      const net = await cartFor(wire, { COUNTRY: 'LU', CUSTOMER_TYPE: 'COMPANY' });
      expect(gross.POSITIONS[0]?.LINE_PRICE).toBe(gross.TOTAL);
      expect(net.POSITIONS[0]?.LINE_PRICE).toBe(net.TOTAL_WITHOUT_TAX);
      expect(net.TOTAL).toBeGreaterThan(net.TOTAL_WITHOUT_TAX);
    },
  },
  {
    name: 'D14: the break that the amount reaches is charged, one piece less is not',
    async run(wire) {
      const product = await findProduct(
        wire,
        'sold with price breaks',
        (one) => isUnlimited(one) && stepOf(one) === 1 && (saleOf(one)?.PRICES.length ?? 0) > 1,
      );
      const [first, second] = (saleOf(product)?.PRICES ?? []).toSorted((one, other) => one.AMOUNT - other.AMOUNT);
      if (first === undefined || second === undefined) throw new Error('Two price entries were expected.');
      const below = await wire.ask('cartAddPosition', { SKU: product.SKU, AMOUNT: second.AMOUNT - 1 });
      expect(below.SESSION.CART.POSITIONS[0]?.UNIT_PRICE).toBe(first.BRUTTO_SP);
      const reached = await wire.ask('cartAddPosition', { SKU: product.SKU, AMOUNT: 1 });
      expect(reached.SESSION.CART.POSITIONS[0]?.UNIT_PRICE).toBe(second.BRUTTO_SP);
    },
  },
  ...(
    [
      ['LU', 10],
      ['MT', 10],
      ['CH', 50],
      ['ZA', 50],
    ] as const
  ).map(
    ([COUNTRY, value]) =>
      ({
        name: `spec §9: the minimum order value for ${COUNTRY} is ${value} €`,
        async run(wire) {
          expect((await cartFor(wire, { COUNTRY, CUSTOMER_TYPE: 'PRIVATE' })).MINIMUM_ORDER_VALUE).toBe(value);
        },
      }) satisfies Scenario,
  ),
  ...(['DE', 'NZ'] as const).map(
    (COUNTRY) =>
      ({
        name: `D12: the cart names the threshold of free shipping for ${COUNTRY}, or that there is none`,
        async run(wire) {
          const { THRESHOLD } = await wire.ask('freeShippingThreshold', { COUNTRY_CODE: COUNTRY });
          expect((await cartFor(wire, { COUNTRY, CUSTOMER_TYPE: 'PRIVATE' })).FREE_SHIPPING_THRESHOLD).toBe(THRESHOLD);
        },
      }) satisfies Scenario,
  ),
];
