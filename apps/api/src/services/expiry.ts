import { and, eq, inArray, isNull, lt, lte, ne, notExists } from 'drizzle-orm';
import { optInDays } from '@platine/domain/customer/account.ts';
import { daysBefore } from '../time/clock.ts';
import { customers, mailedLinks, newsletterSubscriptions } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { orders, payments } from '../db/orderSchema.ts';
import { removeOldMails } from '../mail/worker.ts';
import { removeOldLinks } from './accounts/mailedLinks.ts';
import { removeEmptyBuckets } from './accounts/throttle.ts';
import { removeEndedSessions } from './session.ts';

/** Removes what the shop has no longer a reason to keep: ended sessions, links and counts, people who never confirmed, mails and very old orders. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await removeEndedSessions(db, now);
  await removeOldLinks(db, now);
  await removeUnconfirmed(db, now);
  await removeEmptyBuckets(db, now);
  await removeOldMails(db, now);
  await removeOldOrders(db, now);
}

/** Merchants in Luxembourg keep their documents for ten years (Code de commerce, art. 16), counted from the end of the year. */
const documentYears = 10;

/** An order is kept for as long as the law wants it, whoever ordered; then it goes with its addresses. */
async function removeOldOrders(db: Database, now: Date): Promise<void> {
  const before = new Date(Date.UTC(now.getUTCFullYear() - documentYears, 0, 1));
  await db.transaction(async (tx) => {
    const old = tx.select({ number: orders.number }).from(orders).where(lt(orders.placedAt, before));
    await tx.delete(payments).where(inArray(payments.orderNumber, old));
    await tx.delete(orders).where(lt(orders.placedAt, before));
  });
}

/** A registration without a link that works can never be activated; a subscription that was left or never confirmed is nobody's. */
async function removeUnconfirmed(db: Database, now: Date): Promise<void> {
  const itsLink = db.select().from(mailedLinks).where(eq(mailedLinks.customerId, customers.id));
  await db.delete(customers).where(and(isNull(customers.activatedAt), notExists(itsLink)));
  const { state, changedAt } = newsletterSubscriptions;
  await db
    .delete(newsletterSubscriptions)
    .where(and(ne(state, 'confirmed'), lte(changedAt, daysBefore(now, optInDays))));
}
