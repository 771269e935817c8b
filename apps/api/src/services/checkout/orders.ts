import { and, desc, eq, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { CallContext } from '../callContext.ts';
import type { StoredDocument } from '../../db/orderSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { requireCustomer } from '../accounts/customers.ts';
import { findOwnKey } from '../livingSession.ts';
import { readSession } from '../session.ts';
import { isOrderLink } from './orderLink.ts';

export type Order = typeof orders.$inferSelect;

/** What stands on the order's document now: nothing of it changes but that it gets paid. */
export function documentOf({ document, paid }: Order): StoredDocument {
  return { ...document, PAID: paid };
}

/** The own session's, the own account's, or a signed link's; any other is not found (D7). Throws TransactionNotFoundException. */
export async function orderByNumber(context: CallContext, request: RequestOf<'orderByNumber'>): Promise<Order> {
  const { ORDER_NUMBER: number, SIGNATURE } = request;
  const own = await findOwn(context, number);
  if (own !== null) return own;
  if (SIGNATURE === undefined || !(await isOrderLink(context.db, number, SIGNATURE))) throw notFound();
  const [linked] = await context.db.select().from(orders).where(eq(orders.number, number));
  if (linked === undefined) throw notFound();
  return linked;
}

/** By the document's number, KB- and the order's. Throws TransactionNotFoundException. */
export async function orderOfDocument(context: CallContext, fullNumber: string): Promise<Order> {
  const own = fullNumber.startsWith('KB-') ? await findOwn(context, fullNumber.slice(3)) : null;
  if (own === null) throw notFound();
  return own;
}

/** The account's orders, newest first. Invoices and delivery notes are the stock-keeping's, which is not part of the shop: there are none (D9). */
export async function accountOrders(
  context: CallContext,
  type: RequestOf<'transactions'>['TR_TYPE'],
): Promise<Order[]> {
  const { id: customerId } = await requireCustomer(context);
  if (type !== 'KB') return [];
  return context.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.number));
}

async function findOwn(context: CallContext, number: string): Promise<Order | null> {
  const key = await findOwnKey(context);
  if (key === null) return null;
  const { session } = await readSession(context);
  const ofAccount = session.customerId === null ? [] : [eq(orders.customerId, session.customerId)];
  const [own] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), or(eq(orders.sessionKey, key), ...ofAccount)));
  return own ?? null;
}

function notFound(): BusinessFailure {
  return new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
}
