import { shownSums } from '@platine/domain/cart/shownSums.ts';
import { shipmentWithoutTax } from '@platine/domain/cart/totals.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { scale } from '@platine/domain/money/money.ts';
import type { IssuedDocument } from '../issuedDocument.ts';

type NetSums = { readonly lines: readonly Cents[]; readonly goods: Cents; readonly shipment: Cents };

/**
 * Net amounts of lines (BT-131), goods (BT-106) and shipping (BT-99), in cents. Together they are the document's total without VAT. The lines of
 * gross prices are rounded one by one, so some take a cent more or less: the largest ones, where it shows least (EN 16931, BR-CO-10).
 */
export function netLines({
  lines,
  totals,
  order: { pricing },
}: Pick<IssuedDocument, 'lines' | 'totals' | 'order'>): NetSums {
  const { mode, vat } = pricing;
  const shipment = mode === 'net' ? shownSums(totals, pricing).shipment : shipmentWithoutTax(totals.shipment, vat.rate);
  const goods = totals.totalWithoutTax - shipment;
  const rounded = lines.map(({ line }) => (mode === 'net' ? line : scale(line, 1000, 1000 + vat.rate)));
  const difference = goods - rounded.reduce((sum, one) => sum + one, 0);
  const step = Math.sign(difference);
  const largest = [...rounded.keys()].toSorted((one, other) => (rounded[other] ?? 0) - (rounded[one] ?? 0));
  const adjusted = new Set(largest.slice(0, Math.abs(difference)));
  return { lines: rounded.map((one, index) => (adjusted.has(index) ? one + step : one)), goods, shipment };
}
