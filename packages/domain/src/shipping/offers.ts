import { missingTo } from '../cart/minimumOrder.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingMethod } from './methods.ts';
import { isOwnCarrier, isPickup, shippingMethods } from './methods.ts';

export const shippingRefusals = [
  'NOT_AVAILABLE',
  'COMPANIES_ONLY',
  'NO_FREE_SHIPPING',
  'BELOW_FREE_SHIPPING',
  'BELOW_MINIMUM_ORDER',
] as const;

/** Why a method is not offered. `missing` is in cents. */
export type ShippingRefusal =
  | { readonly reason: 'NOT_AVAILABLE' | 'COMPANIES_ONLY' | 'NO_FREE_SHIPPING' }
  | { readonly reason: 'BELOW_FREE_SHIPPING' | 'BELOW_MINIMUM_ORDER'; readonly missing: Cents };

export type ShippingOffer =
  | { readonly method: ShippingMethod; readonly offered: true }
  | { readonly method: ShippingMethod; readonly offered: false; readonly refusal: ShippingRefusal };

export type ShippingFacts = {
  readonly customerType: CustomerType;
  /** The smallest order for the delivery country, in cents. */
  readonly minimumOrderValue: Cents;
  /** Sum charged for the goods before shipping, in cents (D12). */
  readonly goods: Cents;
  /** Null where the shop offers no free shipping (D12). */
  readonly freeShippingThreshold: Cents | null;
  /** The methods that the server has a price for: this country, this parcel. */
  readonly available: readonly ShippingMethod[];
};

/** Every method, with what keeps it from being offered (spec §9, D12). */
export function shippingOffers(facts: ShippingFacts): ShippingOffer[] {
  return shippingMethods.map((method) => {
    const refusal = shippingRefusal(method, facts);
    return refusal === null ? { method, offered: true } : { method, offered: false, refusal };
  });
}

function shippingRefusal(method: ShippingMethod, facts: ShippingFacts): ShippingRefusal | null {
  // A private customer has no carrier under contract.
  if (isOwnCarrier(method) && facts.customerType !== 'COMPANY') return { reason: 'COMPANIES_ONLY' };
  const missing = missingToMinimum(method, facts);
  if (missing > 0) return { reason: 'BELOW_MINIMUM_ORDER', missing };
  if (method === 'FREE_SHIPPING') return freeShippingRefusal(facts);
  return isPickup(method) || facts.available.includes(method) ? null : { reason: 'NOT_AVAILABLE' };
}

function freeShippingRefusal(facts: ShippingFacts): ShippingRefusal | null {
  const missing = missingToFreeShipping(facts);
  if (missing === null) return { reason: 'NO_FREE_SHIPPING' };
  return missing > 0 ? { reason: 'BELOW_FREE_SHIPPING', missing } : null;
}

/** Cents that the goods lack to the minimum order value; 0 when it is reached, and always for a pickup, which has none (spec §9, D12). */
export function missingToMinimum(
  method: ShippingMethod,
  { minimumOrderValue, goods }: Pick<ShippingFacts, 'minimumOrderValue' | 'goods'>,
): Cents {
  return isPickup(method) ? 0 : missingTo(minimumOrderValue, goods);
}

/** Cents that the goods lack to free shipping; 0 when it is reached, null where none is offered (spec §9, D12). */
export function missingToFreeShipping({
  freeShippingThreshold,
  goods,
}: Pick<ShippingFacts, 'freeShippingThreshold' | 'goods'>): Cents | null {
  return freeShippingThreshold === null ? null : missingTo(freeShippingThreshold, goods);
}
