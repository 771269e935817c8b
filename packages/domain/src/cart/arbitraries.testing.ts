import fc from 'fast-check';
import { countryCodes } from '../customer/countries.ts';
import type { DisplayMode } from '../customer/customerType.ts';
import { customerTypes, displayMode } from '../customer/customerType.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import { soundBreaks } from '../money/priceBreaks.ts';
import { vatCase } from '../money/vatCase.ts';
import { exampleRates } from '../shop/exampleRates.data.ts';
import type { RuleOf } from './merge.ts';
import type { OrderRule } from './quantity.ts';
import { maximumPieces } from './quantity.ts';
import type { Pricing } from './totals.ts';

/** Any carts, rules and prices, for property tests. */

export const anyMode: fc.Arbitrary<DisplayMode> = fc.constantFrom('gross', 'net');

export const anyRule: fc.Arbitrary<OrderRule> = fc.record({
  step: fc.integer({ min: 1, max: 50 }),
  limit: fc.option(fc.integer({ min: 0, max: 200 })),
});

export const anyPieces = fc.integer({ min: 1, max: maximumPieces });

/** Carts of few products, so that two of them often share one. */
export const anyCart = fc.uniqueArray(fc.record({ sku: fc.integer({ min: 1, max: 8 }), amount: anyPieces }), {
  selector: ({ sku }) => sku,
  maxLength: 8,
});

/** A rule for every product, or none where it is not for sale. */
export const anyRuleOf: fc.Arbitrary<RuleOf> = fc
  .array(fc.option(anyRule), { minLength: 9, maxLength: 9 })
  .map((rules) => (sku) => rules[sku] ?? null);

export const anyPrices: fc.Arbitrary<PriceEntry[]> = fc
  .array(fc.record({ from: anyPieces, price: fc.integer({ min: 0, max: 1_000_000 }) }), { maxLength: 4 })
  .map((entries) =>
    [{ from: 1, price: 1_000_000 }, ...entries].map((entry) => ({ ...entry, original: null, lowest30Days: null })),
  )
  .map((entries) => soundBreaks(entries.toSorted((one, other) => one.from - other.from)).kept);

/** Every VAT case that a customer can be in (D11), shown as this customer sees prices. */
export const anyPricing: fc.Arbitrary<Pricing> = fc
  .record({
    customerType: fc.constantFrom(...customerTypes),
    country: fc.constantFrom(...countryCodes),
    vatIdValid: fc.boolean(),
    date: fc.constantFrom('2026-02-01', '2026-11-21'),
  })
  .map((facts) => ({ vat: vatCase({ ...facts, rates: exampleRates }), mode: displayMode(facts.customerType) }));
