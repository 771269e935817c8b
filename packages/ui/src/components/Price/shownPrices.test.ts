import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { expect, test } from 'vitest';
import { offeredPrices, shownPrices } from './shownPrices.ts';

const pricing = { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' } as const;

test('D13: the table of a product in steps of ten begins at ten', () => {
  const product = mockProduct(mockSkus.minimumQuantityTen);
  expect(product.rule.step).toBe(10);
  const shown = offeredPrices(product, pricing);
  expect(shown?.breaks[0]).toEqual({ from: 10, cents: shown?.headline });
});

test('D15, CJEU C-330/23: the badge is counted from the struck price beside it, and there is none without it', () => {
  const { rule } = mockProduct(mockSkus.minimumQuantityTen);
  const shown = (lowest30Days: number | null) =>
    shownPrices(
      {
        prices: [{ from: 1, price: 11_900, original: 14_900, lowest30Days }],
        taxClass: 'STANDARD',
        flags: [],
        rule,
        content: null,
      },
      pricing,
    );
  expect(shown(13_900)).toMatchObject({ headline: 11_900, before: 13_900, discount: 14 });
  expect(shown(11_900)).toMatchObject({ headline: 11_900, before: null, discount: 0 });
});

test('Directive 98/6/EC: the price per unit is that of the price beside it', () => {
  const { rule } = mockProduct(mockSkus.minimumQuantityTen);
  const product = {
    prices: [{ from: 1, price: 1170, original: null, lowest30Days: null }],
    taxClass: 'STANDARD',
    flags: [],
    rule,
    content: { amount: 10, unit: 'm' },
  } as const;
  expect(shownPrices(product, pricing)?.perUnit).toEqual({ cents: 117, per: 'm' });
  expect(shownPrices(product, { ...pricing, mode: 'net' })?.perUnit).toEqual({ cents: 100, per: 'm' });
});
