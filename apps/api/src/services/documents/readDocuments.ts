import { and, desc, eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DocumentKind } from '@platine/domain/order/documentKinds.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import { documents } from '../../db/documentSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { requireCustomer } from '../accounts/customers.ts';
import type { LinkDays } from '../checkout/orderLink.ts';
import { orderByNumber } from '../checkout/orders.ts';
import type { Visitor } from '../visitor.ts';
import { issueOnDemand, orderNumberIn } from './documentByNumber.ts';

/** A document of the visitor's session or account, or of a signed link to its order; null for any other (D7). */
export async function findOwnDocument(
  visitor: Visitor & LinkDays,
  number: string,
  signature: string | null,
): Promise<IssuedDocument | null> {
  const [row] = await visitor.db.select().from(documents).where(eq(documents.number, number));
  const orderNumber = row?.orderNumber ?? orderNumberIn(number);
  if (orderNumber === null || !(await isOwn(visitor, orderNumber, signature))) return null;
  return row?.document ?? issueOnDemand(visitor, number);
}

/** The account's documents of a kind, the newest first. Throws NotLoggedInException. */
export async function accountDocuments(visitor: Visitor, kind: DocumentKind): Promise<IssuedDocument[]> {
  const { id } = await requireCustomer(visitor);
  const rows = await visitor.db
    .select({ document: documents.document })
    .from(documents)
    .innerJoin(orders, eq(orders.number, documents.orderNumber))
    .where(and(eq(orders.customerId, id), eq(documents.kind, kind)))
    .orderBy(desc(documents.issuedAt), desc(documents.number));
  return rows.map(({ document }) => document);
}

async function isOwn(visitor: Visitor & LinkDays, orderNumber: string, signature: string | null): Promise<boolean> {
  try {
    await orderByNumber(visitor, orderNumber, signature);
    return true;
  } catch (error) {
    if (error instanceof BusinessFailure) return false;
    throw error;
  }
}
