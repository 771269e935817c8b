import { cartLimit } from '@platine/domain/cart/limit.ts';
import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import type { LinePrice, Pricing, Totals } from '@platine/domain/cart/totals.ts';
import { cartTotals, linePrice } from '@platine/domain/cart/totals.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry, isCountryCode } from '@platine/domain/customer/countries.ts';
import { displayMode } from '@platine/domain/customer/customerType.ts';
import { vatCase } from '@platine/domain/money/vat.ts';
import type { CartLine, SessionFacts, SessionState } from './session.ts';

type OrderableColumns = Pick<
  CartLine['product'],
  'sku' | 'manufacturerId' | 'name' | 'flags' | 'minimumOrderQuantity' | 'orderable' | 'withdrawn'
>;

/** Whether it can be bought now: neither NO_SALE nor gone from the catalogue. */
export function isOrderable({ orderable, withdrawn }: Pick<OrderableColumns, 'orderable' | 'withdrawn'>): boolean {
  return orderable && !withdrawn;
}

/** How a product may be ordered (D13); one that cannot be bought has the limit 0. */
export function orderRule(product: OrderableColumns, educationalInstitution: boolean): OrderRule {
  const limited = {
    sku: product.sku,
    manufacturerId: product.manufacturerId,
    nameEn: product.name.EN ?? '',
    flags: product.flags,
  };
  const limit = isOrderable(product) ? cartLimit(limited, educationalInstitution) : 0;
  return { step: product.minimumOrderQuantity, limit };
}

export type PricedLine = CartLine & LinePrice;
export type PricedCart = {
  readonly country: CountryCode;
  readonly pricing: Pricing;
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
};

/**
 * Prices a cart with its products as they are now. A product that can no longer be bought keeps its line, so that the
 * shopper sees it, and costs nothing: it is not part of what is charged.
 */
export function priceCart({ session, lines }: SessionState, day: string): PricedCart {
  const country = deliveryCountry(session);
  const { customerType, vatIdValid } = session;
  const pricing = { vat: vatCase({ customerType, country, vatIdValid, date: day }), mode: displayMode(customerType) };
  const priced = lines.map((line) => {
    const price = linePrice(line.product.prices, line.amount, pricing);
    return { ...line, unit: price.unit, line: isOrderable(line.product) ? price.line : 0 };
  });
  // No shipping method can be chosen yet, so no shipment is charged.
  const totals = cartTotals(
    priced.map(({ line }) => line),
    0,
    pricing,
  );
  return { country, pricing, lines: priced, totals };
}

function deliveryCountry({ country }: SessionFacts): CountryCode {
  return isCountryCode(country) ? country : defaultCountry;
}
