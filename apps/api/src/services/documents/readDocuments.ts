import { and, desc, eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DocumentKind } from '@platine/domain/order/documentKinds.ts';
import { kindOfNumber } from '@platine/domain/order/documentKinds.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import { documents } from '../../db/documentSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { requireCustomer } from '../accounts/customers.ts';
import type { LinkDays } from '../checkout/orderLink.ts';
import { orderByNumber } from '../checkout/orders.ts';
import type { Visitor } from '../visitor.ts';
import { holdOrder } from './heldOrder.ts';
import { issueConfirmation } from './issueConfirmation.ts';

/**
 * A document of the visitor's session or account, or of a signed link to its order; null for any other (D7). The confirmation of an order that was
 * placed before there were documents is issued when it is first asked for.
 */
export async function findOwnDocument(
  visitor: Visitor & LinkDays,
  number: string,
  signature: string | null,
): Promise<IssuedDocument | null> {
  const [row] = await visitor.db.select().from(documents).where(eq(documents.number, number));
  const confirmed = kindOfNumber(number) === 'KB' ? number.slice(3) : null;
  const orderNumber = row?.orderNumber ?? confirmed;
  if (orderNumber === null || !(await isOwn(visitor, orderNumber, signature))) return null;
  return row?.document ?? issueNow(visitor, orderNumber);
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

function issueNow({ db, now, shop }: Visitor, orderNumber: string): Promise<IssuedDocument | null> {
  return db.transaction(async (tx) => {
    const held = await holdOrder(tx, orderNumber);
    return held === null ? null : issueConfirmation(tx, { now, shop }, { kind: 'KB', held });
  });
}
