import { and, desc, eq, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Order, OrderDocument } from '@platine/domain/order/order.ts';
import { orderOf } from '../../db/findOrder.ts';
import { orders } from '../../db/orderSchema.ts';
import { requireCustomer } from '../accounts/customers.ts';
import { findOwnKey } from '../livingSession.ts';
import { readStored } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import type { LinkDays } from './orderLink.ts';
import { findLinked } from './orderLink.ts';

/**
 * Finds an order of the visitor's session or account, or that of a signed link. Throws OrderLinkEndedException for a link that is too old, and
 * TransactionNotFoundException for any other (D7).
 */
export async function orderByNumber(
  visitor: Visitor & LinkDays,
  orderNumber: string,
  signature: string | null,
): Promise<Order> {
  const own = await findOwn(visitor, orderNumber);
  if (own !== null) return own;
  const linked = signature === null ? null : await findLinked(visitor, { orderNumber, signature });
  if (linked === null) throw notFound();
  if (linked.ended) throw new BusinessFailure('OrderLinkEndedException', 'The link to the order is too old.');
  return linked.order;
}

/** Finds an order as `orderByNumber` does, by the number of its document: `KB-` and the order's number. */
export async function orderByDocument(
  visitor: Visitor & LinkDays,
  documentNumber: string,
  signature: string | null,
): Promise<Order> {
  if (!documentNumber.startsWith('KB-')) throw notFound();
  return orderByNumber(visitor, documentNumber.slice(3), signature);
}

/** The account's orders, newest first. Throws NotLoggedInException. */
export async function accountOrders(visitor: Visitor): Promise<OrderDocument[]> {
  const { id: customerId } = await requireCustomer(visitor);
  const rows = await visitor.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.number));
  return rows.map(({ document }) => document);
}

async function findOwn(visitor: Visitor, number: string): Promise<Order | null> {
  const key = await findOwnKey(visitor);
  if (key === null) return null;
  const { session } = await readStored(visitor);
  const ofAccount = session.customerId === null ? [] : [eq(orders.customerId, session.customerId)];
  const [own] = await visitor.db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), or(eq(orders.sessionKey, key), ...ofAccount)));
  return own === undefined ? null : orderOf(visitor.db, own);
}

function notFound(): BusinessFailure {
  return new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
}
