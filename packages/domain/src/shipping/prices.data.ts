import type { CountryCode } from '../customer/countries.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingMethod } from './methods.ts';

/**
 * Shipping prices, and the goods value from which shipping is free. All figures are samples that the operator replaces. Prices are
 * kept as the catalogue's are, with Luxembourg VAT (D11).
 */

/** Up to this weight, the last gram included, a parcel costs this. */
export type WeightBand = { readonly upToGrams: number; readonly price: Cents };
type ZonePrices = Readonly<Partial<Record<ShippingMethod, readonly WeightBand[]>>>;

export type ShippingZone = 'home' | 'neighbours' | 'union' | 'europe' | 'world';

/** Countries that are neither in the Union nor here are the world. */
export const zoneCountries: Readonly<Record<'home' | 'neighbours' | 'europe', readonly CountryCode[]>> = {
  home: ['LU'],
  neighbours: ['BE', 'DE', 'FR', 'NL'],
  europe: ['AD', 'AL', 'BA', 'CH', 'GB', 'IS', 'LI', 'MC', 'MD', 'ME', 'MK', 'NO', 'RS'],
};

const bands = (...pairs: readonly (readonly [number, Cents])[]): readonly WeightBand[] =>
  pairs.map(([upToGrams, price]) => ({ upToGrams, price }));

/** Bands of a method in a zone, lightest first. A method without bands does not go there; beyond the last band it takes no parcel. */
export const zonePrices: Readonly<Record<ShippingZone, ZonePrices>> = {
  home: {
    UPS_SAVER: bands([2000, 990], [10_000, 1390], [30_000, 2490], [70_000, 4990]),
    DHL_EXPRESS: bands([2000, 1090], [10_000, 1490], [30_000, 2690], [70_000, 5290]),
    TNT: bands([2000, 690], [10_000, 890], [30_000, 1590]),
    DPD_CLASSIC: bands([2000, 590], [10_000, 790], [31_500, 1390]),
    ECONOMY: bands([500, 290], [2000, 450]),
  },
  neighbours: {
    UPS_SAVER: bands([2000, 1490], [10_000, 1990], [30_000, 3490], [70_000, 6990]),
    DHL_EXPRESS: bands([2000, 1590], [10_000, 2190], [30_000, 3790], [70_000, 7490]),
    TNT: bands([2000, 890], [10_000, 1190], [30_000, 2190]),
    DPD_CLASSIC: bands([2000, 790], [10_000, 1090], [31_500, 1990]),
    ECONOMY: bands([500, 390], [2000, 690]),
  },
  union: {
    UPS_SAVER: bands([2000, 2190], [10_000, 3290], [30_000, 5990], [70_000, 11_990]),
    DHL_EXPRESS: bands([2000, 2390], [10_000, 3490], [30_000, 6290], [70_000, 12_490]),
    TNT: bands([2000, 1290], [10_000, 1790], [30_000, 3190]),
    DPD_CLASSIC: bands([2000, 1190], [10_000, 1690], [31_500, 2990]),
    ECONOMY: bands([500, 490], [2000, 890]),
  },
  europe: {
    UPS_SAVER: bands([2000, 3490], [10_000, 5490], [30_000, 9990]),
    DHL_EXPRESS: bands([2000, 3690], [10_000, 5690], [30_000, 10_490]),
    TNT: bands([2000, 2490], [10_000, 3990], [30_000, 7490]),
    ECONOMY: bands([500, 690], [2000, 1290]),
  },
  world: {
    UPS_SAVER: bands([2000, 4990], [10_000, 9990], [30_000, 21_990]),
    DHL_EXPRESS: bands([2000, 5290], [10_000, 10_490], [30_000, 22_990]),
    ECONOMY: bands([500, 890], [2000, 1790]),
  },
};

/** From a day (YYYY-MM-DD, inclusive) on, goods of this value ship free to these countries. */
export type DatedThresholds = {
  readonly from: string;
  readonly thresholds: Readonly<Partial<Record<CountryCode, Cents>>>;
};

/** Newest first. */
export const datedThresholds: readonly DatedThresholds[] = [
  {
    from: '2026-01-01',
    thresholds: { LU: 7500, BE: 7500, DE: 7500, FR: 7500, NL: 10_000, AT: 12_000, IT: 15_000, ES: 15_000, PT: 15_000 },
  },
];
