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

type At = Occasion & { readonly db: Database };

/** The number of the order that a document's number is made of; null for kinds with numbers of their own. */
export function orderNumberIn(number: string): string | null {
  const kind = kindOfNumber(number);
  return kind === 'KB' || kind === 'PF' ? number.slice(3) : null;
}

/** The document with a number, which may be issued now; null when there is none. */
export async function documentByNumber(at: At, number: string): Promise<IssuedDocument | null> {
  const [row] = await at.db
    .select({ document: documents.document })
    .from(documents)
    .where(eq(documents.number, number));
  return row?.document ?? issueOnDemand(at, number);
}

/**
 * Issues a document that is not there when it is first asked for: a pro forma invoice, and the confirmation of an order that was placed before there were
 * documents. Null for any other.
 */
export async function issueOnDemand({ db, ...at }: At, number: string): Promise<IssuedDocument | null> {
  const kind = kindOfNumber(number);
  if (kind !== 'KB' && kind !== 'PF') return null;
  const order = await findOrder(db, number.slice(3));
  if (order === null || (kind === 'PF' && !takesProForma(order))) return null;
  return db.transaction(async (tx) => {
    const held = await holdOrder(tx, order.orderNumber);
    return held === null ? null : issueConfirmation(tx, at, { kind, held });
  });
}
