import type { DisplayMode } from '../customer/customerType.ts';
import type { Cents } from '../money/money.ts';
import { scale } from '../money/money.ts';
import type { VatCase } from '../money/vat.ts';
import { taxOf } from '../money/vat.ts';
import type { Permille } from '../money/vatRates.ts';

/** Charged sums, in cents. `goods` is the value that minimum order and free shipping compare with (D12). */
export type Sums = {
  readonly goods: Cents;
  readonly shipment: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly totalWithoutTax: Cents;
};

/** The sums of all that is taxed at one rate. */
export type RateSums = Sums & { readonly rate: Permille };

export type Totals = Sums & {
  /** The sums by rate, the highest rate first, which are together the sums; left out where all is taxed at the rate of the VAT case. */
  readonly byRate?: readonly RateSums[] | undefined;
};

type Rated = Pick<VatCase, 'rate'>;

/** The sums that follow from a total and what it contains. */
export function sumsOf({ total, shipment, tax }: Pick<Sums, 'total' | 'shipment' | 'tax'>): Sums {
  return { goods: total - shipment, shipment, tax, total, totalWithoutTax: total - tax };
}

/** The sums of goods and shipment that bear one rate, given in display mode; tax is computed once, on their sum (D10). */
export function sumsAt(
  rate: Permille,
  { goods, shipment }: { readonly goods: Cents; readonly shipment: Cents },
  mode: DisplayMode,
): RateSums {
  const added = (sum: Cents) => (mode === 'gross' ? 0 : taxOf(sum, mode, rate));
  const sum = goods + shipment;
  const sums = { total: sum + added(sum), shipment: shipment + added(shipment), tax: taxOf(sum, mode, rate) };
  return { rate, ...sumsOf(sums) };
}

/** The totals that sums by rate are together, the highest rate first. */
export function totalsOf(rates: readonly RateSums[], { rate: standard }: Rated): Totals {
  const sum = (key: 'total' | 'shipment' | 'tax') => rates.reduce((all, one) => all + one[key], 0);
  const sums = sumsOf({ total: sum('total'), shipment: sum('shipment'), tax: sum('tax') });
  const byRate = rates.filter(({ total }) => total !== 0);
  return byRate.every(({ rate }) => rate === standard) ? sums : { ...sums, byRate };
}

/** The sums of each rate that totals have, the highest rate first. */
export function ratesOf({ byRate, ...sums }: Totals, { rate }: Rated): readonly RateSums[] {
  return byRate ?? [{ ...sums, rate }];
}

/** The charged shipment without the tax that it contains, in cents. */
export function shipmentWithoutTax(totals: Totals, vat: Rated): Cents {
  return ratesOf(totals, vat).reduce((sum, { shipment, rate }) => sum + scale(shipment, 1000, 1000 + rate), 0);
}
