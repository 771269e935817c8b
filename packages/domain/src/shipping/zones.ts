import type { CountryCode } from '../customer/countries.ts';
import type { ShippingMethod } from './methods.ts';

/** Countries that a shop delivers to by the same methods. */
export type DeliveryZone = {
  readonly countries: readonly CountryCode[];
  /** The methods that go there, besides those that need no carrier of the shop. */
  readonly methods: readonly ShippingMethod[];
};

/** The countries that a shop delivers to, in the order of their codes (spec §9, D18). */
export function deliveryCountries(zones: readonly Pick<DeliveryZone, 'countries'>[]): CountryCode[] {
  return zones.flatMap(({ countries }) => countries).toSorted();
}

/** Finds the zone of a country; undefined where the shop does not deliver. */
export function zoneOf<Zone extends Pick<DeliveryZone, 'countries'>>(
  zones: readonly Zone[],
  country: CountryCode,
): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country));
}
