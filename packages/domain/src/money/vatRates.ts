import type { VatTerritory } from './vatTerritory.ts';

/** A VAT rate in permille: 17 % is 170, Finland's 25.5 % is 255. */
export type Permille = number;

/** From a date (YYYY-MM-DD, inclusive) on, these standard rates apply (D11). */
export type DatedRates = { readonly from: string; readonly rates: Readonly<Record<VatTerritory, Permille>> };

/** The rates since each change of law, oldest first. A change adds an entry: yesterday's order keeps yesterday's rate. */
export type RateHistory = readonly [DatedRates, ...DatedRates[]];

export const rateHistory: RateHistory = [
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

/** The Luxembourg rate that `BRUTTO_SP` contains (D11). It belongs to the catalogue's prices, not to a date. */
export const catalogueRate: Permille = 170;

/** The standard rate of a territory on a date (YYYY-MM-DD); before the first known change, the oldest rates known (D11). */
export function standardRate(territory: VatTerritory, date: string, history: RateHistory = rateHistory): Permille {
  const [oldest, ...changes] = history;
  const valid = changes.findLast(({ from }) => from <= date) ?? oldest;
  return valid.rates[territory];
}
