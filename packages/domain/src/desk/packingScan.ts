import type { Pieces } from '../order/life/acts.ts';
import type { OrderState } from '../order/life/orderState.ts';
import { sendable } from '../order/life/orderState.ts';

/** Pieces of each line that are not packed yet and that the customer has not withdrawn from; lines without any are left out. */
export function packable({ lines }: Pick<OrderState, 'lines'>): Pieces[] {
  return lines
    .map((line) => ({ sku: line.sku, amount: Math.max(0, Math.min(line.open, sendable(line) - line.packed)) }))
    .filter(({ amount }) => amount > 0);
}

/** A line of an order as a scanner meets it. */
export type ScannedLine = {
  readonly sku: number;
  readonly partNumber: string;
  /** Of the product as the catalogue has it now; null without one. */
  readonly gtin: string | null;
  /** Pieces that are to be packed; 0 when all of them are already. */
  readonly of: number;
};

/** Pieces that are in the parcel, by SKU. */
export type Counted = Readonly<Record<number, number>>;

/** The end of one scan: a piece more, a code of no line, or a piece too many. */
export type Scan =
  | { readonly kind: 'counted'; readonly sku: number; readonly counted: Counted }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'tooMany'; readonly sku: number };

/**
 * Counts one piece of the line that a code belongs to: its SKU, the maker's number in any case of letters, or a GTIN of any length. Of several lines with
 * the same number the first that is not complete takes it.
 */
export function scanPiece(lines: readonly ScannedLine[], counted: Counted, code: string): Scan {
  const found = lines.filter((line) => isCodeOf(line, code.trim()));
  const [first] = found;
  if (first === undefined) return { kind: 'foreign' };
  const line = found.find(({ sku, of }) => (counted[sku] ?? 0) < of);
  if (line === undefined) return { kind: 'tooMany', sku: first.sku };
  const { sku } = line;
  return { kind: 'counted', sku, counted: { ...counted, [sku]: (counted[sku] ?? 0) + 1 } };
}

function isCodeOf({ sku, partNumber, gtin }: ScannedLine, code: string): boolean {
  if (code === '') return false;
  if (code === String(sku) || code.toLowerCase() === partNumber.toLowerCase()) return true;
  return gtin !== null && isGtin(code) && shortened(code) === shortened(gtin);
}

function isGtin(code: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(code);
}

/** The same product has a GTIN of 8, 12, 13 or 14 digits, filled up with zeros at its front. */
function shortened(gtin: string): string {
  return gtin.replace(/^0+/, '');
}

/** Pieces that are still to be put into the parcel. */
export function missingPieces(lines: readonly Pick<ScannedLine, 'sku' | 'of'>[], counted: Counted): number {
  return lines.reduce((sum, { sku, of }) => sum + of - (counted[sku] ?? 0), 0);
}
