import type { DisplayMode } from '../customer/customerType.ts';
import type { Cents } from '../money/money.ts';
import { scale } from '../money/money.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import { applyingPrice } from '../money/priceBreaks.ts';
import type { VatCase } from '../money/vat.ts';
import { taxOf, unitPrice } from '../money/vat.ts';
import type { Permille } from '../money/vatRates.ts';

/** How prices are made for a customer: the VAT case and the mode they are stated in (D11). */
export type Pricing = { readonly vat: VatCase; readonly mode: DisplayMode };

export type LinePrice = { readonly unit: Cents; readonly line: Cents };

/** Prices a line in display mode: the break that the amount reaches, times the pieces (D10, D14). Without a price it costs nothing. */
export function linePrice(prices: readonly PriceEntry[], pieces: number, { vat, mode }: Pricing): LinePrice {
  const entry = applyingPrice(prices, pieces);
  const unit = entry === null ? 0 : unitPrice(entry.price, mode, vat.rate);
  return { unit, line: unit * pieces };
}

/** Charged sums, in cents. `goods` is the value that minimum order and free shipping compare with (D12). */
export type Totals = {
  readonly goods: Cents;
  readonly shipment: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly totalWithoutTax: Cents;
};

/** Adds up lines and shipment given in display mode; tax is computed once, on the sum (D10). */
export function cartTotals(lines: readonly Cents[], shipment: Cents, { vat, mode }: Pricing): Totals {
  const goodsSum = lines.reduce((sum, line) => sum + line, 0);
  const sum = goodsSum + shipment;
  const tax = taxOf(sum, mode, vat.rate);
  const total = mode === 'gross' ? sum : sum + tax;
  const shipmentCharged = mode === 'gross' ? shipment : shipment + taxOf(shipment, mode, vat.rate);
  return { goods: total - shipmentCharged, shipment: shipmentCharged, tax, total, totalWithoutTax: total - tax };
}

/** The charged shipment without the tax that it contains, both in cents. */
export function shipmentWithoutTax(shipment: Cents, rate: Permille): Cents {
  return scale(shipment, 1000, 1000 + rate);
}
