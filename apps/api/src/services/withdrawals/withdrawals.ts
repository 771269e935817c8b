import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { WithdrawalValues } from '@platine/domain/validation/withdrawal.ts';
import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import type { WebhookEvent } from '../../db/webhookEvent.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { enqueueMail, ordersRecipient } from '../../mail/outbox.ts';
import { enqueueWebhook } from '../../webhooks/webhookOutbox.ts';
import { daysBefore } from '../../time/clock.ts';
import type { Limited } from '../accounts/throttle.ts';
import { throttle } from '../accounts/throttle.ts';
import type { Moment } from '../visitor.ts';

type Row = typeof withdrawals.$inferSelect;
export type Statement = WithdrawalValues & { readonly pieces: readonly Pieces[]; readonly language: Language };

/**
 * The first step: keeps what was entered and answers its id. Nothing here looks at an order, so neither the answer nor its time tells whether there is one
 * (D7, D39). Throws ThrottledException for an internet address, or an e-mail, that asks too often.
 */
export async function beginWithdrawal(caller: Limited, statement: Statement): Promise<string> {
  await throttle(caller, 'withdrawal', statement.email);
  const { db, now } = caller;
  const [row] = await db
    .insert(withdrawals)
    .values({ ...statement, createdAt: now })
    .returning({ id: withdrawals.id });
  if (row === undefined) throw new Error('A withdrawal was not written.');
  return row.id;
}

/** A statement by its id. Throws HashInvalidException. */
export async function findWithdrawal(db: Database, id: string): Promise<Withdrawal> {
  const [row] = isId(id) ? await db.select().from(withdrawals).where(eq(withdrawals.id, id)) : [];
  if (row === undefined) throw notFound();
  return withdrawalOf(db, row);
}

/**
 * The second step: the statement counts from now on, and its receipt is mailed in the same transaction, to the entered address and to the shop
 * (Directive 2011/83/EU art. 11a (4)). A repeated press answers the first moment. Throws HashInvalidException.
 */
export async function confirmWithdrawal({ db, now }: Moment, id: string): Promise<Withdrawal> {
  if (!isId(id)) throw notFound();
  await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(withdrawals)
      .set({ confirmedAt: now })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.confirmedAt)))
      .returning();
    if (confirmed === undefined) return;
    const statement = await withdrawalOf(tx, confirmed);
    const { email: recipient, language } = confirmed;
    await enqueueMail(tx, now, { recipient, language, mail: { kind: 'withdrawalReceipt', statement } });
    await enqueueMail(tx, now, { recipient: ordersRecipient, language, mail: { kind: 'shopWithdrawal', statement } });
    await enqueueWebhook(tx, receivedEvent(confirmed));
  });
  return findWithdrawal(db, id);
}

function receivedEvent({ orderNumber, pieces }: Row): WebhookEvent {
  const POSITIONS = pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount }));
  const data = { ORDER_NUMBER: orderNumber, ...(POSITIONS.length > 0 && { POSITIONS }) };
  return { type: 'withdrawal.received', data };
}

/** The statement of a row, with the catalogue's names of its products. */
async function withdrawalOf(db: Database, row: Row): Promise<Withdrawal> {
  const { id, orderNumber, name, email, goods, confirmedAt } = row;
  const skus = row.pieces.map(({ sku }) => sku);
  const named =
    skus.length === 0
      ? []
      : await db.select({ sku: products.sku, name: products.name }).from(products).where(inArray(products.sku, skus));
  const pieces = row.pieces.map((one) => ({ ...one, name: named.find(({ sku }) => sku === one.sku)?.name ?? {} }));
  return { id, orderNumber, name, email, goods, pieces, received: confirmedAt?.toISOString() ?? null };
}

/** Whether a text can be the id of a row. */
export function isId(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

function notFound(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'There is no such statement of withdrawal.');
}

const draftDays = 1;

/** Removes statements that were not confirmed within a day, and those that were confirmed before a moment. */
export async function removeOldWithdrawals(db: Database, now: Date, before: Date): Promise<void> {
  const { createdAt, confirmedAt } = withdrawals;
  const draft = and(isNull(confirmedAt), lte(createdAt, daysBefore(now, draftDays)));
  await db.delete(withdrawals).where(or(draft, lt(confirmedAt, before)));
}
