import type { CountryCode } from '../customer/countries.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import { shippingMethods } from '../shipping/methods.ts';
import type { PricedZone, WeightBand } from '../shipping/prices.ts';
import { exampleShipping } from './exampleMethods.data.ts';
import type { DeliveryTerms } from './shop.ts';

const bands = (...pairs: readonly (readonly [number, Cents])[]): readonly WeightBand[] =>
  pairs.map(([upToGrams, price]) => ({ upToGrams, price }));

const zone = (countries: readonly CountryCode[], prices: PricedZone['prices']): PricedZone => ({
  countries,
  methods: shippingMethods.filter((method: ShippingMethod) => prices[method] !== undefined),
  prices,
});

/** Where the example's shop delivers to, and at which prices: minimum order values of spec §9, and samples. */
export const exampleDelivery: DeliveryTerms = {
  methods: exampleShipping,
  minimumOrder: { eu: 1000, other: 5000 },
  freeShipping: [
    {
      from: '2026-01-01',
      thresholds: { LU: 7500, BE: 7500, DE: 7500, FR: 7500, NL: 10_000, AT: 12_000, IT: 15_000, ES: 15_000, PT: 15_000 },
    },
  ],
  zones: [
    zone(['LU'], {
      UPS_SAVER: bands([2000, 990], [10000, 1390], [30000, 2490], [70000, 4990]),
      DHL_EXPRESS: bands([2000, 1090], [10000, 1490], [30000, 2690], [70000, 5290]),
      TNT: bands([2000, 690], [10000, 890], [30000, 1590]),
      DPD_CLASSIC: bands([2000, 590], [10000, 790], [31500, 1390]),
      ECONOMY: bands([500, 290], [2000, 450]),
    }),
    zone(['BE', 'DE', 'FR', 'NL'], {
      UPS_SAVER: bands([2000, 1490], [10000, 1990], [30000, 3490], [70000, 6990]),
      DHL_EXPRESS: bands([2000, 1590], [10000, 2190], [30000, 3790], [70000, 7490]),
      TNT: bands([2000, 890], [10000, 1190], [30000, 2190]),
      DPD_CLASSIC: bands([2000, 790], [10000, 1090], [31500, 1990]),
      ECONOMY: bands([500, 390], [2000, 690]),
    }),
    zone(['AT', 'BG', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LV', 'MT', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'], {
      UPS_SAVER: bands([2000, 2190], [10000, 3290], [30000, 5990], [70000, 11990]),
      DHL_EXPRESS: bands([2000, 2390], [10000, 3490], [30000, 6290], [70000, 12490]),
      TNT: bands([2000, 1290], [10000, 1790], [30000, 3190]),
      DPD_CLASSIC: bands([2000, 1190], [10000, 1690], [31500, 2990]),
      ECONOMY: bands([500, 490], [2000, 890]),
    }),
    zone(['AD', 'AL', 'BA', 'CH', 'GB', 'IS', 'LI', 'MC', 'MD', 'ME', 'MK', 'NO', 'RS'], {
      UPS_SAVER: bands([2000, 3490], [10000, 5490], [30000, 9990]),
      DHL_EXPRESS: bands([2000, 3690], [10000, 5690], [30000, 10490]),
      TNT: bands([2000, 2490], [10000, 3990], [30000, 7490]),
      ECONOMY: bands([500, 690], [2000, 1290]),
    }),
    zone(['AE', 'AU', 'BR', 'CA', 'CL', 'HK', 'IL', 'IN', 'JP', 'KR', 'MX', 'NZ', 'SG', 'US', 'ZA'], {
      UPS_SAVER: bands([2000, 4990], [10000, 9990], [30000, 21990]),
      DHL_EXPRESS: bands([2000, 5290], [10000, 10490], [30000, 22990]),
      ECONOMY: bands([500, 890], [2000, 1790]),
    }),
  ],
};
