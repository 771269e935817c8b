import type { Adopted } from '@platine/domain/cart/adopt.ts';
import type { CartAmount } from '@platine/domain/cart/merge.ts';
import { addPositions } from '../addPositions.ts';
import type { Changed } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import type { LinkDays } from './orderLink.ts';
import { orderByDocument } from './orders.ts';

/** Products of an earlier order that are to be ordered again. */
export type Reorder = {
  readonly documentNumber: string;
  /** Of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
  readonly positions: readonly CartAmount[];
};

/**
 * Adds products of an earlier order, an own one or that of a mailed link, to the cart; those that the order did not have are left out. Notes come along. Throws TransactionNotFoundException
 * and OrderLinkEndedException (spec §7, D7).
 */
export async function adoptFromOrder(
  visitor: Visitor & LinkDays,
  { documentNumber, signature, positions }: Reorder,
): Promise<Changed<Adopted>> {
  const { lines: ordered } = await orderByDocument(visitor, documentNumber, signature);
  const known = new Map(ordered.map(({ sku, note }) => [sku, note]));
  const wanted = positions
    .filter(({ sku }) => known.has(sku))
    .map(({ sku, amount }) => ({ sku, amount, note: known.get(sku) }));
  return addPositions(visitor, wanted);
}
