import type { DisplayMode } from '../customer/customerType.ts';
import type { Cents } from '../money/money.ts';
import { divide } from '../money/money.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import { applyingPrice } from '../money/priceBreaks.ts';
import type { TaxClass } from '../money/taxClass.ts';
import type { VatCase } from '../money/vat.ts';
import { rateOf, unitPrice } from '../money/vat.ts';
import type { Permille } from '../money/vatRates.ts';
import type { Totals } from './sumsByRate.ts';
import { sumsAt, totalsOf } from './sumsByRate.ts';

/** How prices are made for a customer: the VAT case and the mode they are stated in (D11). */
export type Pricing = { readonly vat: VatCase; readonly mode: DisplayMode };

/** The sum of a line, in display mode. */
export type TaxedLine = {
  readonly line: Cents;
  /** Its VAT rate; left out where it is the rate of the VAT case. */
  readonly rate?: Permille | undefined;
};

export type LinePrice = TaxedLine & { readonly unit: Cents };

/** The parts of a product that make its price: the prices of the catalogue, and how it is taxed. */
export type PricedGoods = { readonly prices: readonly PriceEntry[]; readonly taxClass: TaxClass };

/** Prices a line in display mode: the break that the amount reaches, times the pieces (D10, D14). Without a price it costs nothing. */
export function linePrice({ prices, taxClass }: PricedGoods, pieces: number, pricing: Pricing): LinePrice {
  const entry = applyingPrice(prices, pieces);
  const unit = entry === null ? 0 : unitPrice(entry.price, pricing, taxClass);
  return { unit, line: unit * pieces, ...lineRate(pricing.vat, taxClass) };
}

/** The rate of a line of a class, as lines name it. */
export function lineRate(vat: VatCase, taxClass: TaxClass): Pick<TaxedLine, 'rate'> {
  const rate = rateOf(vat, taxClass);
  return rate === vat.rate ? {} : { rate };
}

/**
 * Adds up lines and shipment given in display mode; tax is computed once for each rate, on the sum (D10). The shipment follows the goods: it is divided
 * among their rates by their value (record 0161).
 */
export function cartTotals(lines: readonly TaxedLine[], shipment: Cents, { vat, mode }: Pricing): Totals {
  const goods = [...goodsByRate(lines, vat)];
  const shares = divide(
    shipment,
    goods.map(([, sum]) => sum),
  );
  const rates = goods.map(([rate, sum], index) => sumsAt(rate, { goods: sum, shipment: shares[index] ?? 0 }, mode));
  return totalsOf(rates, vat);
}

/** The sums of lines by rate, the highest rate first. The rate of the VAT case is among them: shipment without goods bears it. */
export function goodsByRate(lines: readonly TaxedLine[], { rate: standard }: VatCase): ReadonlyMap<Permille, Cents> {
  const sums = new Map([[standard, 0]]);
  for (const { line, rate = standard } of lines) sums.set(rate, (sums.get(rate) ?? 0) + line);
  return new Map([...sums].toSorted(([one], [other]) => other - one));
}
