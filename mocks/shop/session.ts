import type { Cart, Position } from '@platine/domain/cart/cart.ts';
import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { buildPosition } from '../builders/position.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { withDeliveryTo } from '@platine/domain/customer/addressBook.ts';
import { ownNumbersOf } from './ownNumbers.ts';
import { bookOf } from './addressBook.ts';
import { chargeOf, vatIdCheckOf } from './charge.ts';
import type { CartLine } from './cartLine.ts';
import { quotedPrice } from './quotedPrice.ts';
import type { Shop } from './shop.ts';
import { isEducationalInstitution } from './shop.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** The shopper's session: prices, limits and totals are those of now. */
export function sessionOf(shop: Shop): Session {
  const { payment, ...state } = shop.read();
  return {
    language: state.language,
    languageChanged: state.languageChanged,
    customerType: state.customerType,
    country: state.country,
    email: shop.user?.email ?? state.email,
    vatId: state.vatId,
    vatIdCheck: vatIdCheckOf(shop),
    addresses: bookOf(shop),
    flags: state.flags,
    shippingMethod: state.shippingMethod,
    paymentMethod: state.paymentMethod,
    comment: state.comment,
    ownOrderNumber: state.ownOrderNumber,
    peppolAddress: state.peppolAddress,
    pendingPayment: payment === null ? null : { method: payment.method, redirect: paymentPath(payment.id) },
    cart: cartOf(shop),
  };
}

/** An address in another country no longer serves for the delivery (D11). A customer's type is the record's (spec §6). */
export function setCustomerData(shop: Shop, country: CountryCode, wanted: CustomerType): void {
  const customerType = shop.user?.customerType ?? wanted;
  if (country === shop.read().country) shop.change({ customerType });
  else shop.change({ country, customerType, addresses: withDeliveryTo(bookOf(shop), country) });
}

/** The sandbox provider's page. */
export function paymentPath(id: string): string {
  return `/sandbox/payment/${id}`;
}

function cartOf(shop: Shop): Cart {
  const { cart, cartVersion, country, lastOrderNumber } = shop.read();
  const { pricing, totals } = chargeOf(shop);
  return {
    version: cartVersion,
    positions: cart.map((line) => positionOf(shop, line, pricing)),
    pricing,
    totals,
    minimumOrderValue: minimumOrderValue(exampleShop.delivery.minimumOrder, country),
    freeShippingThreshold: freeShippingThreshold(exampleShop.delivery.freeShipping, country, shop.date),
    orderNumber: cart.length === 0 ? lastOrderNumber : null,
  };
}

function positionOf(shop: Shop, { sku, amount, note }: CartLine, pricing: Pricing): Position {
  const entry = shop.find(sku);
  if (entry === null) throw new Error(`The mock cart names product ${sku}, which is not in the catalogue.`);
  const position = buildPosition({
    product: entry.product,
    amount,
    pricing,
    quoted: quotedPrice(shop, sku),
    educationalInstitution: isEducationalInstitution(shop),
    forSale: shop.isForSale(entry),
  });
  const ownNumber = ownNumbersOf(shop).find((one) => one.sku === sku)?.number;
  return {
    ...position,
    ...(note !== undefined && { note }),
    ...(ownNumber !== undefined && { ownNumber }),
  };
}
