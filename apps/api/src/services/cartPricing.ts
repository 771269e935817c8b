import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import { cartLimit } from '@platine/domain/cart/limit.ts';
import type { QuotedPrice } from '@platine/domain/cart/heldPrice.ts';
import { chargedPrices } from '@platine/domain/cart/heldPrice.ts';
import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import type { LinePrice } from '@platine/domain/cart/totals.ts';
import type { Charge } from '@platine/domain/checkout/charge.ts';
import { chargeCart } from '@platine/domain/checkout/charge.ts';
import { deliveryZipCode } from '@platine/domain/customer/address.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { isVatIdOf } from '@platine/domain/customer/vatId.ts';
import { quoteState } from '@platine/domain/quote/quote.ts';
import type { Chosen } from './checkout/chosen.ts';
import { toCountry } from './checkout/chosen.ts';
import type { CartLine, StoredSession } from './findSession.ts';
import { luxembourgDate } from '../time/clock.ts';
import type { Occasion } from './visitor.ts';

type OrderableColumns = Pick<
  CartLine['product'],
  'sku' | 'manufacturerId' | 'name' | 'flags' | 'minimumOrderQuantity' | 'orderable' | 'withdrawn'
>;

/** Whether a product can be bought now: it is for sale and in the catalogue. */
export function isOrderable({ orderable, withdrawn }: Pick<OrderableColumns, 'orderable' | 'withdrawn'>): boolean {
  return orderable && !withdrawn;
}

/** Step and limit of a product (D13); the limit is 0 when it cannot be bought. */
export function orderRule(
  product: OrderableColumns,
  educationalInstitution: boolean,
  limits: CartLimitRules,
): OrderRule {
  const limited = {
    sku: product.sku,
    manufacturerId: product.manufacturerId,
    nameEn: product.name.EN ?? '',
    flags: product.flags,
  };
  const limit = isOrderable(product) ? cartLimit(limited, educationalInstitution, limits) : 0;
  return { step: product.minimumOrderQuantity, limit };
}

export type PricedLine = CartLine & LinePrice & { readonly rule: OrderRule; readonly quoted: QuotedPrice | undefined };
export type PricedCart = Omit<Charge, 'lines'> & {
  /** The delivery country. */
  readonly country: CountryCode;
  readonly lines: readonly PricedLine[];
};

/** Prices a cart with its products, and their rules, as they are now. A product that can no longer be bought keeps its line and costs nothing. */
export function priceCart({ session, chosen, lines }: StoredSession, { now, shop }: Occasion): PricedCart {
  const country = toCountry(session.country);
  const { vatId, customerType } = session;
  const { shippingMethod, vatIdCheck, addresses } = chosen;
  const zipCode = deliveryZipCode(addresses, country);
  const day = luxembourgDate(now);
  const quotedPrices = lines.map(({ held }) => quotedPrice(chosen.quote, held, day));
  const charged = lines.map(({ amount, product }, index) => ({
    taxClass: product.taxClass,
    prices: chargedPrices(product.prices, amount, quotedPrices[index]),
    amount,
    gramsEach: product.weightGrams,
    orderable: isOrderable(product),
  }));
  const vatIdValid = vatId !== null && vatIdCheck === 'valid' && isVatIdOf(vatId, country);
  const { delivery, vatRates } = shop;
  const buyer = { customerType, country, zipCode, vatIdValid };
  const charge = chargeCart({ ...buyer, delivery, vatRates, day, shippingMethod, lines: charged });
  const priced = lines.flatMap((line, index) => {
    const price = charge.lines[index];
    const rule = orderRule(line.product, session.educationalInstitution, shop.limits);
    return price === undefined ? [] : [{ ...line, ...price, rule, quoted: quotedPrices[index] }];
  });
  return { ...charge, country, lines: priced };
}

/** The offer of a quote for a line; undefined without one, and once it was ordered. */
function quotedPrice(quote: Chosen['quote'], held: CartLine['held'], day: string): QuotedPrice | undefined {
  if (quote === null || held === null) return undefined;
  const state = quoteState(quote, day);
  return state === 'ORDERED' ? undefined : { ...held, quoteNumber: quote.number, expired: state === 'EXPIRED' };
}
