import type { VatTerritory } from './vatTerritory.ts';

/** A VAT rate in permille: 17 % is 170, Finland's 25.5 % is 255. */
export type Permille = number;

/** From a date (YYYY-MM-DD, inclusive) on, these standard rates apply (D11). */
export type DatedRates = { readonly from: string; readonly rates: Readonly<Record<VatTerritory, Permille>> };

/** The rates since each change of law, oldest first. A change adds an entry to the shop's folder: yesterday's order keeps yesterday's rate. */
export type RateHistory = readonly [DatedRates, ...DatedRates[]];

/** The Luxembourg rate that `BRUTTO_SP` contains (D11). It belongs to the catalogue's prices, not to a date. */
export const catalogueRate: Permille = 170;

/** The standard rate of a territory on a date (YYYY-MM-DD); before the first known change, the oldest rates known (D11). */
export function standardRate(territory: VatTerritory, date: string, history: RateHistory): Permille {
  const [oldest, ...changes] = history;
  const valid = changes.findLast(({ from }) => from <= date) ?? oldest;
  return valid.rates[territory];
}
