import { shownShipment } from '@platine/domain/cart/shownSums.ts';
import type { RateSums } from '@platine/domain/cart/sumsByRate.ts';
import { ratesOf, shipmentWithoutTax } from '@platine/domain/cart/sumsByRate.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { scale } from '@platine/domain/money/money.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import type { IssuedDocument } from '../issuedDocument.ts';

/** Net goods (BT-106) and shipping (BT-99) that bear a rate, in cents. */
export type NetRate = { readonly rate: Permille; readonly goods: Cents; readonly shipment: Cents };

type NetSums = {
  /** In the order of the document's lines (BT-131). */
  readonly lines: readonly Cents[];
  /** The highest rate first. */
  readonly byRate: readonly NetRate[];
};

/**
 * Net amounts of lines, and of goods and shipping by rate. Together they are the document's total without VAT. The lines of gross prices are rounded one
 * by one, so some take a cent more or less: the largest ones of their rate, where it shows least (EN 16931, BR-CO-10).
 */
export function netLines({
  lines,
  totals,
  order: { pricing },
}: Pick<IssuedDocument, 'lines' | 'totals' | 'order'>): NetSums {
  const { vat } = pricing;
  const byRate = ratesOf(totals, vat).map((sums) => netRate(sums, pricing));
  const rateOf = ({ rate = vat.rate }: { readonly rate?: Permille | undefined }) => rate;
  const nets = lines.map((line) => netLine(line.line, rateOf(line), pricing.mode));
  for (const { rate, goods } of byRate) {
    const places = [...lines.keys()].filter((at) => {
      const line = lines[at];
      return line !== undefined && rateOf(line) === rate;
    });
    level(nets, places, goods);
  }
  return { lines: nets, byRate };
}

function netRate(sums: RateSums, { mode }: Pricing): NetRate {
  const shipment = mode === 'net' ? shownShipment(sums, mode) : shipmentWithoutTax(sums, sums);
  return { rate: sums.rate, goods: sums.totalWithoutTax - shipment, shipment };
}

function netLine(line: Cents, rate: Permille, mode: Pricing['mode']): Cents {
  return mode === 'net' ? line : scale(line, 1000, 1000 + rate);
}

/** Makes the lines of a rate add up to its goods, by a cent each. */
function level(nets: Cents[], places: readonly number[], goods: Cents): void {
  const difference = goods - places.reduce((sum, at) => sum + (nets[at] ?? 0), 0);
  const largest = places.toSorted((one, other) => (nets[other] ?? 0) - (nets[one] ?? 0));
  for (const at of largest.slice(0, Math.abs(difference))) nets[at] = (nets[at] ?? 0) + Math.sign(difference);
}
