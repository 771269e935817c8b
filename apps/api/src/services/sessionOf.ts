import { mainPicture } from '@platine/domain/catalog/assets.ts';
import { announcedLifecycle } from '@platine/domain/catalog/lifecycle.ts';
import type { Customs } from '@platine/domain/catalog/facts.ts';
import type { Cart, Position } from '@platine/domain/cart/cart.ts';
import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import type { PendingPayment, Session } from '@platine/domain/customer/session.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { luxembourgDate } from '../time/clock.ts';
import type { PricedCart, PricedLine } from './cartPricing.ts';
import { priceCart } from './cartPricing.ts';
import type { Chosen } from './checkout/chosen.ts';
import type { StoredSession } from './findSession.ts';
import { lifecycleOf, picturesOf, stockOf } from './productOf.ts';
import type { Occasion } from './visitor.ts';

/** The domain's session of what is stored: prices, limits and totals are those of the occasion. */
export function sessionOf(stored: StoredSession, at: Occasion): Session {
  const { session, chosen } = stored;
  const priced = priceCart(stored, at);
  return {
    language: session.language,
    languageChanged: session.languageChanged,
    customerType: session.customerType,
    country: priced.country,
    email: session.email,
    vatId: session.vatId,
    vatIdCheck: chosen.vatIdCheck,
    addresses: chosen.addresses,
    flags: session.flags,
    shippingMethod: chosen.shippingMethod,
    paymentMethod: chosen.paymentMethod,
    comment: session.customerComment,
    ownOrderNumber: session.customerOrderNumber,
    peppolAddress: session.peppolAddress,
    pendingPayment: pendingPaymentOf(chosen),
    cart: cartOf(priced, stored, at),
  };
}

/** Null as well while the provider's page is not known yet. */
function pendingPaymentOf({ pending }: Chosen): PendingPayment | null {
  return pending === null || pending.redirect === null ? null : { method: pending.method, redirect: pending.redirect };
}

function cartOf(
  { country, pricing, lines, totals }: PricedCart,
  { session, chosen }: StoredSession,
  { now, shop: { delivery } }: Occasion,
): Cart {
  return {
    version: session.cartVersion,
    positions: lines.map(positionOf),
    pricing,
    totals,
    minimumOrderValue: minimumOrderValue(delivery.minimumOrder, country),
    freeShippingThreshold: freeShippingThreshold(delivery.freeShipping, country, luxembourgDate(now)),
    orderNumber: lines.length === 0 ? chosen.lastOrderNumber : null,
  };
}

function customsOf({ hsCode, originCountry }: Customs): Customs {
  return { hsCode, originCountry };
}

function positionOf(priced: PricedLine): Position {
  const { product, amount, note, ownNumber, manufacturerName, unit, line, rate, rule, quoted } = priced;
  return {
    sku: product.sku,
    amount,
    name: product.name,
    manufacturerName,
    partNumber: product.manufacturerSku,
    picture: mainPicture(picturesOf(product)),
    prices: product.prices,
    taxClass: product.taxClass,
    rule,
    stock: stockOf(product),
    content: product.content,
    warnings: product.warnings,
    lifecycle: announcedLifecycle(lifecycleOf({ ...product, successorSku: null })),
    ...(product.facts !== null && { customs: customsOf(product.facts) }),
    price: { unit, line, ...(rate !== undefined && { rate }) },
    ...(note !== '' && { note }),
    ...(ownNumber !== null && { ownNumber }),
    ...(quoted && { quoted }),
  };
}
