import type { WorkingDays } from '../catalog/shippingTime.ts';
import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';

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
type Transit = { readonly eu: WorkingDays; readonly international: WorkingDays };

type Facts = {
  /** Null where the specification names no time. */
  readonly transit: Transit | null;
  /** Whether the parcel can be followed; null where the specification does not say. */
  readonly tracking: boolean | null;
};

const express = { eu: { from: 1, to: 3 }, international: { from: 3, to: 6 } };
const classic = { eu: { from: 2, to: 4 }, international: { from: 7, to: 11 } };
const economy = { eu: { from: 3, to: 21 }, international: { from: 3, to: 21 } };

/** The eight shipping methods (spec §9). */
const facts: Readonly<Record<ShippingMethod, Facts>> = {
  UPS_SAVER: { transit: express, tracking: true },
  DHL_EXPRESS: { transit: express, tracking: true },
  TNT: { transit: classic, tracking: true },
  DPD_CLASSIC: { transit: classic, tracking: true },
  ECONOMY: { transit: economy, tracking: false },
  FREE_SHIPPING: { transit: null, tracking: null },
  PICKUP: { transit: null, tracking: null },
  EXTERN_LOGISTIC_PICKUP: { transit: null, tracking: null },
};

/** Days on the way to a country, after the goods left the warehouse; null where no time is promised (spec §9). */
export function transitTime(method: ShippingMethod, country: CountryCode): WorkingDays | null {
  const { transit } = facts[method];
  if (transit === null) return null;
  return isEuCountry(country) ? transit.eu : transit.international;
}

/** Whether a parcel can be followed; null where there is no parcel or nothing is promised (spec §9). */
export function hasTracking(method: ShippingMethod): boolean | null {
  return facts[method].tracking;
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
