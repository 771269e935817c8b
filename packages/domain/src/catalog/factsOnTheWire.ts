import type { ProductWire } from '../contract/schemas/product.ts';
import { isSafeAddress } from './assets.ts';
import type { ProductFacts } from './facts.ts';

type FactsWire = NonNullable<ProductWire['FACTS']>;

export function factsFromWire({ GUARANTEE, BATTERY, ...wire }: FactsWire): ProductFacts {
  return {
    hsCode: wire.HS_CODE,
    originCountry: wire.ORIGIN_COUNTRY,
    guarantee: GUARANTEE && {
      years: GUARANTEE.YEARS,
      guarantor: GUARANTEE.GUARANTOR,
      address: GUARANTEE.ADDRESS,
      url: linkOf(GUARANTEE.URL),
    },
    battery: BATTERY && { chemistry: BATTERY.CHEMISTRY, heavyMetals: BATTERY.HEAVY_METALS },
    weee: wire.WEEE,
  };
}

/** Links leave the shop and are on the web (D34). */
export function linkOf(url: string | null): string | null {
  return url !== null && isSafeAddress(url, 'EXTERNAL_LINK') ? url : null;
}

export function factsToWire({ hsCode, originCountry, guarantee, battery, weee }: ProductFacts): FactsWire {
  return {
    GUARANTEE: guarantee && {
      YEARS: guarantee.years,
      GUARANTOR: guarantee.guarantor,
      ADDRESS: guarantee.address,
      URL: guarantee.url,
    },
    HS_CODE: hsCode,
    ORIGIN_COUNTRY: originCountry,
    BATTERY: battery && { CHEMISTRY: battery.chemistry, HEAVY_METALS: [...battery.heavyMetals] },
    WEEE: weee,
  };
}
