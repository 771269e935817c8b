import type { WorkingDays } from '../catalog/shippingTime.ts';
import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';
import type { LocalizedText } from '../language/text.ts';

/** All methods in the order they are offered in. */
export const shippingMethods = [
  'UPS_SAVER',
  'DHL_EXPRESS',
  'TNT',
  'DPD_CLASSIC',
  'ECONOMY',
  'FREE_SHIPPING',
  'PICKUP',
  'EXTERN_LOGISTIC_PICKUP',
] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** How long a carrier takes within the EU and beyond, in days. */
export type Transit = { readonly eu: WorkingDays; readonly international: WorkingDays };

/** A method as a shop describes it. */
export type MethodTerms = {
  readonly name: LocalizedText;
  /** A sentence about it for the checkout, beside its time; null for none. */
  readonly note: LocalizedText | null;
  /** Null where no time is promised: the goods are fetched, or the shop chooses the carrier. */
  readonly transit: Transit | null;
  /** Whether the parcel can be followed; null where there is none, or nothing is said. */
  readonly tracking: boolean | null;
};

/** The eight shipping methods as a shop describes them (spec §9). */
export type ShippingTerms = Readonly<Record<ShippingMethod, MethodTerms>>;

/** Days on the way to a country, after the goods left the warehouse; null where no time is promised (spec §9). */
export function transitTime(terms: ShippingTerms, method: ShippingMethod, country: CountryCode): WorkingDays | null {
  const { transit } = terms[method];
  if (transit === null) return null;
  return isEuCountry(country) ? transit.eu : transit.international;
}

/** Whether the shopper fetches the goods: there is no delivery, so there is no minimum order value (D12). */
export function isPickup(method: ShippingMethod): boolean {
  return method === 'PICKUP';
}

/** Whether a carrier that the customer has commissioned fetches the goods and brings them to the delivery address. */
export function isOwnCarrier(method: ShippingMethod): boolean {
  return method === 'EXTERN_LOGISTIC_PICKUP';
}

/** Whether the goods are handed over at the warehouse, to the customer or to the customer's carrier: the shop charges no transport. */
export function isHandedOver(method: ShippingMethod): boolean {
  return isPickup(method) || isOwnCarrier(method);
}
