import type { RateHistory } from '../money/vatRates.ts';

/** Standard rates of the example's shop (D11). */
export const exampleRates: RateHistory = [
  {
    from: '2026-02-01',
    rates: {
      AT: 200,
      BE: 210,
      BG: 200,
      CY: 190,
      CZ: 210,
      DE: 190,
      DK: 250,
      EE: 240,
      ES: 210,
      FI: 255,
      FR: 200,
      GR: 240,
      HR: 250,
      HU: 270,
      IE: 230,
      IT: 220,
      LT: 210,
      LU: 170,
      LV: 210,
      MT: 180,
      NL: 210,
      PL: 230,
      PT: 230,
      RO: 210,
      SE: 250,
      SI: 220,
      SK: 230,
      // Northern Ireland: the rate of the United Kingdom (D42).
      XI: 200,
    },
  },
];
