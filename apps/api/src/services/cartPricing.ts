import { cartLimit } from '@platine/domain/cart/limit.ts';
import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import type { LinePrice } from '@platine/domain/cart/totals.ts';
import type { Charge } from '@platine/domain/checkout/charge.ts';
import { chargeCart } from '@platine/domain/checkout/charge.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { isVatIdOf } from '@platine/domain/customer/vatId.ts';
import { toCountry } from './checkout/chosen.ts';
import type { CartLine, SessionState } from './findSession.ts';

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
export type PricedCart = Omit<Charge, 'lines'> & {
  /** The delivery country. */
  readonly country: CountryCode;
  readonly lines: readonly PricedLine[];
};

/**
 * Prices a cart with its products as they are now. A product that can no longer be bought keeps its line, so that the
 * shopper sees it, and costs nothing: it is not part of what is charged. `day` is YYYY-MM-DD in Luxembourg.
 */
export function priceCart({ session, chosen, lines }: SessionState, day: string): PricedCart {
  const country = toCountry(session.country);
  const { vatId, customerType } = session;
  const { shippingMethod, vatIdCheck } = chosen;
  const charged = lines.map(({ amount, product }) => ({
    prices: product.prices,
    amount,
    gramsEach: product.weightGrams,
    orderable: isOrderable(product),
  }));
  const vatIdValid = vatId !== null && vatIdCheck === 'valid' && isVatIdOf(vatId, country);
  const charge = chargeCart({ customerType, country, vatIdValid, day, shippingMethod, lines: charged });
  const priced = lines.flatMap((line, index) => {
    const price = charge.lines[index];
    return price === undefined ? [] : [{ ...line, ...price }];
  });
  return { ...charge, country, lines: priced };
}
