import { describe, expect, test } from 'vitest';
import type { ChargedLine, ChargeFacts } from './charge.ts';
import { exampleDelivery } from '../shop/exampleDelivery.data.ts';
import { exampleRates } from '../shop/exampleRates.data.ts';
import { chargeCart } from './charge.ts';

/** 20 € a piece with Luxembourg VAT, 600 g. */
const line: ChargedLine = {
  taxClass: 'STANDARD',
  prices: [{ from: 1, price: 2000, original: null, lowest30Days: null }],
  amount: 2,
  gramsEach: 600,
  orderable: true,
};
const facts: ChargeFacts = {
  delivery: exampleDelivery,
  vatRates: exampleRates,
  customerType: 'PRIVATE',
  country: 'LU',
  zipCode: '',
  vatIdValid: false,
  day: '2026-11-21',
  shippingMethod: null,
  lines: [line],
};
const totalsOf = (changed: Partial<ChargeFacts>) => {
  const { goods, shipment, tax, total } = chargeCart({ ...facts, ...changed }).totals;
  return [goods, shipment, tax, total];
};

describe('D10, D11: goods, shipment, tax and total in cents', () => {
  test.each([
    ['nothing chosen', {}, [4000, 0, 581, 4000]],
    ['5.90 to a door in Luxembourg', { shippingMethod: 'DPD_CLASSIC' }, [4000, 590, 667, 4590]],
    ['19 % in Germany', { country: 'DE', shippingMethod: 'DPD_CLASSIC' }, [4068, 804, 778, 4872]],
    [
      'a company: net lines, VAT on top',
      { customerType: 'COMPANY', shippingMethod: 'DPD_CLASSIC' },
      [3999, 590, 667, 4589],
    ],
    [
      'reverse charge',
      { customerType: 'COMPANY', country: 'FR', vatIdValid: true, shippingMethod: 'DPD_CLASSIC' },
      [3418, 675, 0, 4093],
    ],
    ['export', { country: 'CH', lines: [{ ...line, amount: 4 }], shippingMethod: 'TNT' }, [6836, 3410, 0, 10_246]],
    [
      'D42: Réunion is outside the EU’s VAT area; shipping is priced by the country',
      { country: 'FR', zipCode: '97400', shippingMethod: 'DPD_CLASSIC' },
      [3418, 675, 0, 4093],
    ],
    [
      'D42: pickup is taxed in Luxembourg, whatever the zip code',
      { country: 'FR', zipCode: '97400', shippingMethod: 'PICKUP' },
      [4000, 0, 581, 4000],
    ],
    [
      'D11: what a company’s own carrier fetches is taxed in Luxembourg, where VAT is due at all',
      { customerType: 'COMPANY', country: 'DE', shippingMethod: 'EXTERN_LOGISTIC_PICKUP' },
      [3999, 0, 581, 3999],
    ],
    [
      'D11: it leaves untaxed to a company with a valid VAT id',
      { customerType: 'COMPANY', country: 'DE', vatIdValid: true, shippingMethod: 'EXTERN_LOGISTIC_PICKUP' },
      [3418, 0, 0, 3418],
    ],
    ['a method that is not offered costs nothing', { country: 'CH', shippingMethod: 'TNT' }, [3418, 0, 0, 3418]],
    ['D11: pickup is taxed in Luxembourg', { country: 'CH', shippingMethod: 'PICKUP' }, [4000, 0, 581, 4000]],
    [
      'also for a company from France with a VAT id',
      { customerType: 'COMPANY', country: 'FR', vatIdValid: true, shippingMethod: 'PICKUP' },
      [3999, 0, 581, 3999],
    ],
    [
      'a product that is no longer sold costs nothing',
      { lines: [line, { ...line, orderable: false }] },
      [4000, 0, 581, 4000],
    ],
  ] as const)('%s', (_, changed, cents) => {
    expect(totalsOf(changed)).toEqual(cents);
  });
});

describe('every method has a price, and a reason when it is not offered', () => {
  const quotesOf = (changed: Partial<ChargeFacts>) =>
    chargeCart({ ...facts, ...changed }).quotes.map((quote) => [
      quote.method,
      quote.price,
      quote.offered ? null : quote.refusal.reason,
    ]);

  test('1200 g to Luxembourg', () => {
    expect(quotesOf({})).toEqual([
      ['UPS_SAVER', 990, null],
      ['DHL_EXPRESS', 1090, null],
      ['TNT', 690, null],
      ['DPD_CLASSIC', 590, null],
      ['ECONOMY', 450, null],
      ['FREE_SHIPPING', 0, 'BELOW_FREE_SHIPPING'],
      ['PICKUP', 0, null],
      ['EXTERN_LOGISTIC_PICKUP', 0, 'COMPANIES_ONLY'],
    ]);
  });

  test.each([
    ['2 kg go by ECONOMY', { lines: [{ ...line, amount: 1, gramsEach: 2000 }] }, null],
    ['a gram more does not', { lines: [{ ...line, amount: 1, gramsEach: 2001 }] }, 'NOT_AVAILABLE'],
    ['what is not for sale weighs nothing', { lines: [line, { ...line, gramsEach: 5000, orderable: false }] }, null],
  ])('%s', (_, changed, reason) => {
    expect(quotesOf(changed).find(([method]) => method === 'ECONOMY')?.[2]).toBe(reason);
  });

  test('D12: a method that does not go there has no price', () => {
    expect(quotesOf({ country: 'US' }).find(([method]) => method === 'DPD_CLASSIC')).toEqual([
      'DPD_CLASSIC',
      null,
      'BELOW_MINIMUM_ORDER',
    ]);
  });

  test('D12: free from 75 € of charged goods', () => {
    const free = (amount: number) =>
      quotesOf({ lines: [{ ...line, amount }] }).find(([method]) => method === 'FREE_SHIPPING');
    expect([free(3), free(4)]).toEqual([
      ['FREE_SHIPPING', 0, 'BELOW_FREE_SHIPPING'],
      ['FREE_SHIPPING', 0, null],
    ]);
  });

  test('quotes keep the VAT of the delivery country while PICKUP is chosen', () => {
    expect(quotesOf({ country: 'CH', shippingMethod: 'PICKUP' })).toEqual(quotesOf({ country: 'CH' }));
  });
});
