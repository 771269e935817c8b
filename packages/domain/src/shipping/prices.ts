import type { WorkingDays } from '../catalog/shippingTime.ts';
import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingMethod } from './methods.ts';
import { isHandedOver, shippingMethods, transitTime } from './methods.ts';
import type { ShippingZone, WeightBand } from './prices.data.ts';
import { datedThresholds, zoneCountries, zonePrices } from './prices.data.ts';

/** How far a country is from the warehouse, as carriers count it. */
export function shippingZone(country: CountryCode): ShippingZone {
  if (zoneCountries.home.includes(country)) return 'home';
  if (zoneCountries.neighbours.includes(country)) return 'neighbours';
  if (isEuCountry(country)) return 'union';
  return zoneCountries.europe.includes(country) ? 'europe' : 'world';
}

/** The weight bands of a method to a country, lightest first; none where it does not go. */
export function weightBands(method: ShippingMethod, country: CountryCode): readonly WeightBand[] {
  return zonePrices[shippingZone(country)][method] ?? [];
}

/**
 * Cents, with Luxembourg VAT, for a parcel of so many grams to a country; null when the method does not take it. Goods handed over at the
 * warehouse and free shipping cost nothing; whether they are offered is `shippingOffers`' matter.
 */
export function shippingPrice(method: ShippingMethod, country: CountryCode, grams: number): Cents | null {
  if (isHandedOver(method) || method === 'FREE_SHIPPING') return 0;
  return weightBands(method, country).find(({ upToGrams }) => grams <= upToGrams)?.price ?? null;
}

/** The methods that have a price for a parcel to a country. */
export function pricedMethods(country: CountryCode, grams: number): ShippingMethod[] {
  return shippingMethods.filter((method) => shippingPrice(method, country, grams) !== null);
}

/** The goods value in cents from which a country's delivery is free on a day (YYYY-MM-DD); null: none is offered there (spec §9, D12). */
export function freeShippingThreshold(country: CountryCode, day: string): Cents | null {
  return datedThresholds.find(({ from }) => from <= day)?.thresholds[country] ?? null;
}

/** Days on the way to a country by each kind of carrier; null for a kind of which none goes there. */
export type TransitTimes = Readonly<Record<'express' | 'parcel' | 'post', WorkingDays | null>>;

/** Transit times to a country, promised for methods that go there only (spec §9). */
export function transitTimes(country: CountryCode): TransitTimes {
  return {
    express: promisedTransit('UPS_SAVER', country) ?? promisedTransit('DHL_EXPRESS', country),
    parcel: promisedTransit('DPD_CLASSIC', country) ?? promisedTransit('TNT', country),
    post: promisedTransit('ECONOMY', country),
  };
}

/** How long free shipping takes: the shop chooses the carrier, which is as fast as a parcel (record 0061). */
export function freeShippingTime(country: CountryCode): WorkingDays | null {
  const { parcel, post } = transitTimes(country);
  return parcel ?? post;
}

/** Transit time of a method to a country; null where it does not go (spec §9). */
export function promisedTransit(method: ShippingMethod, country: CountryCode): WorkingDays | null {
  return weightBands(method, country).length === 0 ? null : transitTime(method, country);
}
