import { eq } from 'drizzle-orm';
import { kindOfNumber } from '@platine/domain/order/documentKinds.ts';
import { takesProForma } from '@platine/domain/order/proForma.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { findOrder } from '../../db/findOrder.ts';
import type { Occasion } from '../visitor.ts';
import { holdOrder } from './heldOrder.ts';
import { issueConfirmation } from './issueConfirmation.ts';

/** The number of the order that a document is of; null when no order has it. */
export async function orderOfDocument(db: Database, number: string): Promise<string | null> {
  const [row] = await db
    .select({ orderNumber: documents.orderNumber })
    .from(documents)
    .where(eq(documents.number, number));
  return row?.orderNumber ?? (isOfOrder(number) ? number.slice(3) : null);
}

/** Kinds that bear the order's number. */
function isOfOrder(number: string): boolean {
  const kind = kindOfNumber(number);
  return kind === 'KB' || kind === 'PF';
}

/**
 * The document with a number; null when there is none. A pro forma invoice is issued when it is first asked for, and so is the confirmation of an order
 * that was placed before there were documents.
 */
export async function documentByNumber(
  { db, ...at }: Occasion & { readonly db: Database },
  number: string,
): Promise<IssuedDocument | null> {
  const [row] = await db.select({ document: documents.document }).from(documents).where(eq(documents.number, number));
  if (row !== undefined) return row.document;
  const kind = kindOfNumber(number);
  if (kind !== 'KB' && kind !== 'PF') return null;
  const order = await findOrder(db, number.slice(3));
  if (order === null || (kind === 'PF' && !takesProForma(order))) return null;
  return db.transaction(async (tx) => {
    const held = await holdOrder(tx, order.orderNumber);
    return held === null ? null : issueConfirmation(tx, at, { kind, held });
  });
}
