import type { WorkingDays } from '../catalog/shippingTime.ts';
import type { CountryCode } from '../customer/countries.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingMethod, ShippingTerms } from './methods.ts';
import { isHandedOver, shippingMethods, transitTime } from './methods.ts';
import type { DeliveryZone } from './zones.ts';
import { zoneOf } from './zones.ts';

/** Up to this weight, the last gram included, a parcel costs this: with Luxembourg VAT, as the catalogue's prices are (D11). */
export type WeightBand = { readonly upToGrams: number; readonly price: Cents };

/** A zone with the bands of each method that goes there, lightest first. Beyond the last band a method takes no parcel. */
export type PricedZone = DeliveryZone & {
  readonly prices: Readonly<Partial<Record<ShippingMethod, readonly WeightBand[]>>>;
};

/** From a day (YYYY-MM-DD, inclusive) on, goods of this value ship free to these countries. */
export type DatedThresholds = {
  readonly from: string;
  readonly thresholds: Readonly<Partial<Record<CountryCode, Cents>>>;
};

/** A parcel on its way. */
export type Parcel = { readonly country: CountryCode; readonly grams: number };

/** The weight bands of a method to a country, lightest first; none where it does not go. */
export function weightBands(
  zones: readonly PricedZone[],
  method: ShippingMethod,
  country: CountryCode,
): readonly WeightBand[] {
  return zoneOf(zones, country)?.prices[method] ?? [];
}

/**
 * Cents, with Luxembourg VAT, for a parcel; null when the method does not take it. Goods handed over at the warehouse and free shipping cost nothing;
 * whether they are offered is `shippingOffers`' matter.
 */
export function shippingPrice(
  zones: readonly PricedZone[],
  method: ShippingMethod,
  { country, grams }: Parcel,
): Cents | null {
  if (isHandedOver(method) || method === 'FREE_SHIPPING') return 0;
  return weightBands(zones, method, country).find(({ upToGrams }) => grams <= upToGrams)?.price ?? null;
}

/** The methods that have a price for a parcel. */
export function pricedMethods(zones: readonly PricedZone[], parcel: Parcel): ShippingMethod[] {
  return shippingMethods.filter((method) => shippingPrice(zones, method, parcel) !== null);
}

/**
 * The goods value in cents from which a country's delivery is free on a day (YYYY-MM-DD); null: none is offered there (spec §9, D12). `history` has the
 * newest first.
 */
export function freeShippingThreshold(
  history: readonly DatedThresholds[],
  country: CountryCode,
  day: string,
): Cents | null {
  return history.find(({ from }) => from <= day)?.thresholds[country] ?? null;
}

/** The methods of a shop, and where they go. */
export type Carriage = { readonly zones: readonly DeliveryZone[]; readonly methods: ShippingTerms };

/** Days on the way to a country by each kind of carrier; null for a kind of which none goes there. */
export type TransitTimes = Readonly<Record<'express' | 'parcel' | 'post', WorkingDays | null>>;

/** Transit times to a country, promised for methods that go there only (spec §9). */
export function transitTimes(carriage: Carriage, country: CountryCode): TransitTimes {
  const promised = (method: ShippingMethod) => promisedTransit(carriage, method, country);
  return {
    express: promised('UPS_SAVER') ?? promised('DHL_EXPRESS'),
    parcel: promised('DPD_CLASSIC') ?? promised('TNT'),
    post: promised('ECONOMY'),
  };
}

/** How long free shipping takes: the shop chooses the carrier, which is as fast as a parcel (record 0061). */
export function freeShippingTime(carriage: Carriage, country: CountryCode): WorkingDays | null {
  const { parcel, post } = transitTimes(carriage, country);
  return parcel ?? post;
}

/** Transit time of a method to a country; null where it does not go (spec §9). */
export function promisedTransit(
  { zones, methods }: Carriage,
  method: ShippingMethod,
  country: CountryCode,
): WorkingDays | null {
  return zoneOf(zones, country)?.methods.includes(method) === true ? transitTime(methods, method, country) : null;
}
