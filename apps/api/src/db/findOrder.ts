import { and, asc, eq, sql } from 'drizzle-orm';
import type { DocumentEntry } from '@platine/domain/order/documentKinds.ts';
import { eventsOf } from '@platine/domain/order/life/events.ts';
import type { Order, OrderDocument } from '@platine/domain/order/order.ts';
import { luxembourgDate } from '../time/clock.ts';
import type { Database } from './database.ts';
import { documentFiles, documents } from './documentSchema.ts';
import { readHistory } from './orderHistory.ts';
import { orders } from './orderSchema.ts';

/** The order with a number, whoever placed it; null when there is none. */
export async function findOrder(db: Database, orderNumber: string): Promise<Order | null> {
  const [found] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  return found === undefined ? null : orderOf(db, found);
}

type OrderRow = Pick<typeof orders.$inferSelect, 'number' | 'document' | 'paid' | 'payBy' | 'cancellation'>;

/** The order of a row, with its history and documents. */
export async function orderOf(db: Database, row: OrderRow): Promise<Order> {
  const { number, document, paid, payBy, cancellation } = row;
  const history = await readHistory(db, number);
  const events = eventsOf(history.map(({ act, at }) => ({ act, date: luxembourgDate(at) })));
  return { ...document, paid, payBy, cancellation, events, documents: await entriesOf(db, document) };
}

/** Documents of an order. The confirmation of one that was placed before there were documents is issued when it is first asked for. */
async function entriesOf(db: Database, { orderNumber, documentNumber, date }: OrderDocument): Promise<DocumentEntry[]> {
  const size = sql<number | null>`octet_length(${documentFiles.bytes})`;
  const rows = await db
    .select({ kind: documents.kind, number: documents.number, issuedAt: documents.issuedAt, bytes: size })
    .from(documents)
    .leftJoin(documentFiles, and(eq(documentFiles.number, documents.number), eq(documentFiles.format, 'pdf')))
    .where(eq(documents.orderNumber, orderNumber))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
  const entries = rows.map(({ issuedAt, ...entry }) => ({ ...entry, date: luxembourgDate(issuedAt) }));
  const isConfirmed = entries.some(({ kind }) => kind === 'KB');
  return isConfirmed ? entries : [{ kind: 'KB', number: documentNumber, date, bytes: null }, ...entries];
}
