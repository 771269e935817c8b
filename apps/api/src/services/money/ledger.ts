import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { MoneyRequest } from '@platine/domain/order/life/money.ts';
import type { Database } from '../../db/database.ts';
import { providerRequests } from '../../db/ledgerSchema.ts';
import { payments } from '../../db/orderSchema.ts';

export type LedgerEntry = typeof providerRequests.$inferSelect;

/** Requests that no process has claimed. */
export const isDue = (now: Date) => lte(providerRequests.dueAt, now);

type Asked = MoneyRequest &
  Pick<LedgerEntry, 'paymentId' | 'orderNumber' | 'method' | 'by'> & {
    /** Names the request among those of its payment. */
    readonly name: string;
    /** The key of the act that the answer brings; by default that of the request. */
    readonly actKey?: string | null;
  };

/**
 * Writes down what a provider is asked, due at once, in the transaction of its cause. A request that is there already stays as it is.
 * `performRequests` makes it afterwards.
 */
export async function writeRequest(tx: Database, now: Date, { name, actKey, ...asked }: Asked): Promise<void> {
  const key = `${name}-${asked.paymentId}`;
  await tx
    .insert(providerRequests)
    .values({ ...asked, key, actKey: actKey ?? key, askedAt: now, dueAt: now })
    .onConflictDoNothing();
}

type OrderRequest = Pick<Asked, 'kind' | 'cents' | 'name' | 'by' | 'actKey'> & { readonly orderNumber: string };

/** Does so for the payment of an order: of several the newest, because an earlier one has failed before it (record 0131). While a capture is under way nothing is released: its answer decides what follows. */
export async function writeOrderRequest(tx: Database, now: Date, asked: OrderRequest): Promise<void> {
  const { orderNumber, kind } = asked;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderNumber, orderNumber))
    .orderBy(sql`${payments.paysFor} nulls last`, desc(payments.createdAt))
    .limit(1);
  if (payment === undefined) throw new Error(`Order ${orderNumber} has no payment.`);
  if (kind === 'cancel' && (await isBeingCaptured(tx, payment.id))) return;
  await writeRequest(tx, now, { ...asked, paymentId: payment.id, method: payment.method });
}

async function isBeingCaptured(tx: Database, paymentId: string): Promise<boolean> {
  const { kind, answer } = providerRequests;
  const open = and(eq(providerRequests.paymentId, paymentId), eq(kind, 'capture'), isNull(answer));
  return (await tx.$count(providerRequests, open)) > 0;
}

/** The requests to the provider of an order's payment, the first one first. */
export function readLedger(db: Database, orderNumber: string): Promise<LedgerEntry[]> {
  return db
    .select()
    .from(providerRequests)
    .where(eq(providerRequests.orderNumber, orderNumber))
    .orderBy(asc(providerRequests.sequence));
}
