import type { TaxClass } from './taxClass.ts';
import type { VatTerritory } from './vatTerritory.ts';

/** A VAT rate in permille: 17 % is 170, Finland's 25.5 % is 255. */
export type Permille = number;

/** A rate as it travels, in percent with at most one decimal. */
export function toPercent(rate: Permille): number {
  return rate / 10;
}

export function fromPercent(percent: number): Permille {
  return Math.round(percent * 10);
}

/** From a date (YYYY-MM-DD, inclusive) on, these rates apply (D11). */
export type DatedRates = {
  readonly from: string;
  readonly rates: Readonly<Record<VatTerritory, Permille>>;
  /** Rates of REDUCED products. A territory that is left out taxes them at its standard rate. */
  readonly reduced?: Readonly<Partial<Record<VatTerritory, Permille>>> | undefined;
};

/** The rates since each change of law, oldest first. A change adds an entry to the shop's folder: yesterday's order keeps yesterday's rate. */
export type RateHistory = readonly [DatedRates, ...DatedRates[]];

/**
 * The Luxembourg rates that `BRUTTO_SP` contains, by the product's class (D11, record 0161). They belong to the catalogue's prices, not to a date: 3 %
 * is what Luxembourg asks of books, whatever the shop's folder names as its reduced rate.
 */
export const catalogueRates: Readonly<Record<TaxClass, Permille>> = { STANDARD: 170, REDUCED: 30, ZERO: 0 };

/** No country of the EU may have a lower standard rate (Directive 2006/112/EC art. 97). */
export const lowestStandardRate: Permille = 150;

/** The standard rate of a territory on a date (YYYY-MM-DD); before the first known change, the oldest rates known (D11). */
export function standardRate(territory: VatTerritory, date: string, history: RateHistory): Permille {
  return ratesOn(date, history).rates[territory];
}

/** The reduced rate of a territory on a date (YYYY-MM-DD); undefined where it has none of its own. */
export function reducedRate(territory: VatTerritory, date: string, history: RateHistory): Permille | undefined {
  return ratesOn(date, history).reduced?.[territory];
}

function ratesOn(date: string, [oldest, ...changes]: RateHistory): DatedRates {
  return changes.findLast(({ from }) => from <= date) ?? oldest;
}
