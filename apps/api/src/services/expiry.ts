import { and, eq, gte, inArray, isNull, lt, lte, ne, notExists } from 'drizzle-orm';
import { optInDays } from '@platine/domain/customer/account.ts';
import { daysBefore } from '../time/clock.ts';
import { customers, mailedLinks, newsletterSubscriptions } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { documents } from '../db/documentSchema.ts';
import { providerRequests } from '../db/ledgerSchema.ts';
import { orders, payments } from '../db/orderSchema.ts';
import { paypalPayments } from '../db/paypalSchema.ts';
import { saferpayPayments, saferpayRefunds } from '../db/saferpaySchema.ts';
import { removeOldMails } from '../mail/worker.ts';
import { removeOldDevices } from './accounts/knownDevices.ts';
import { removeOldLinks } from './accounts/mailedLinks.ts';
import { removeEmptyBuckets } from './accounts/throttle.ts';
import { forgetOldLabels } from './labels/labelRows.ts';
import { removeEndedDeskSessions } from './desk/signIn.ts';
import { removeEndedSessions } from './session.ts';
import { removeOldQuestions } from './questions.ts';
import { removeOldQuotes } from './quotes/storedQuotes.ts';
import { removeOldStockAlerts } from './stockAlerts.ts';
import { removeOldWithdrawals } from './withdrawals/withdrawals.ts';

/** Removes everything that the shop has no reason to keep: expired sessions, links and counts, unconfirmed people, sent mails and very old orders. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await removeEndedSessions(db, now);
  await removeOldLinks(db, now);
  await removeEndedDeskSessions(db, now);
  await removeOldDevices(db, now);
  await removeUnconfirmed(db, now);
  await removeEmptyBuckets(db, now);
  await removeOldMails(db, now);
  await removeOldOrders(db, now);
  await forgetOldLabels(db, now);
  await removeOldWithdrawals(db, now, documentsBefore(now));
  await removeOldQuestions(db, now);
  await removeOldStockAlerts(db, now);
  await removeOldQuotes(db, now);
  await removeAnswersWithoutPayment(db);
}

/** Merchants in Luxembourg keep their documents for ten years (Code de commerce, art. 16), counted from the end of the year. */
const documentYears = 10;

/** Last day (YYYY-MM-DD) on which an order is kept whose latest document, or the order itself, is of this date. */
export function keptUntil(latest: Date): string {
  return `${latest.getUTCFullYear() + documentYears}-12-31`;
}

/** Documents from before this moment may go. */
function documentsBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - documentYears, 0, 1));
}

/** Orders, their addresses and documents, and the ledger of money, are removed when the legal term is over. */
async function removeOldOrders(db: Database, now: Date): Promise<void> {
  const before = documentsBefore(now);
  await db.transaction(async (tx) => {
    const late = tx
      .select()
      .from(documents)
      .where(and(eq(documents.orderNumber, orders.number), gte(documents.issuedAt, before)));
    const isOld = and(lt(orders.placedAt, before), notExists(late));
    const old = tx.select({ number: orders.number }).from(orders).where(isOld);
    await tx.delete(payments).where(inArray(payments.orderNumber, old));
    await tx.delete(orders).where(isOld);
    await tx
      .delete(providerRequests)
      .where(and(isNull(providerRequests.orderNumber), lt(providerRequests.askedAt, before)));
  });
}

/** A provider's answers go with their payment. */
async function removeAnswersWithoutPayment(db: Database): Promise<void> {
  for (const answers of [paypalPayments, saferpayPayments, saferpayRefunds])
    await db.delete(answers).where(notExists(db.select().from(payments).where(eq(payments.id, answers.paymentId))));
}

/** Removes registrations whose link has expired, and subscriptions that were cancelled or never confirmed. */
async function removeUnconfirmed(db: Database, now: Date): Promise<void> {
  const itsLink = db.select().from(mailedLinks).where(eq(mailedLinks.customerId, customers.id));
  await db.delete(customers).where(and(isNull(customers.activatedAt), notExists(itsLink)));
  const { state, changedAt } = newsletterSubscriptions;
  await db
    .delete(newsletterSubscriptions)
    .where(and(ne(state, 'confirmed'), lte(changedAt, daysBefore(now, optInDays))));
}
