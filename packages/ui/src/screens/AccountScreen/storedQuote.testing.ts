import { cartTotals, linePrice } from '@platine/domain/cart/totals.ts';
import { applyingPrice } from '@platine/domain/money/priceBreaks.ts';
import { buildAddress } from '@platine/mocks/builders/order.ts';
import { catalogue, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { StoredQuote } from '@platine/mocks/shop/storedQuote.ts';

const pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' } as const;
const amount = 25;

/** A quote of a company for 25 pieces of each product, of the day of the mock shop. */
export function storedQuote(skus: readonly number[] = [mockSkus.resistor, mockSkus.board]): StoredQuote {
  const lines = skus.flatMap((sku) => {
    const product = catalogue.find((entry) => entry.product.sku === sku)?.product;
    if (product === undefined) return [];
    const { name, manufacturer, prices } = product;
    const held = applyingPrice(prices, amount)?.price ?? 0;
    const price = linePrice(product, amount, pricing);
    return [{ sku, name, partNumber: manufacturer.partNumber, amount, held, ...price }];
  });
  const address = buildAddress({ company: 'Weber Electronique', types: ['DELIVERY', 'INVOICE'] });
  return {
    number: 'AN-2026-000001',
    date: '2026-11-20',
    validUntil: '2026-12-20',
    customerType: 'COMPANY',
    country: 'LU',
    email: 'camille.weber@example.lu',
    vatId: 'LU12345613',
    pricing,
    shippingMethod: 'DPD_CLASSIC',
    delivery: address,
    invoice: address,
    comment: '',
    ownOrderNumber: 'RFQ 7',
    totals: cartTotals(lines, 650, pricing),
    lines,
    owner: 'camille.weber@example.lu',
    orderNumber: null,
  };
}
