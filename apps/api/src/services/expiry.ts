import { and, eq, isNull, lte, ne, notExists } from 'drizzle-orm';
import { optInDays } from '@platine/domain/customer/account.ts';
import { customers, mailedLinks, newsletterSubscriptions } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { forgetKeptMails } from '../mail/worker.ts';
import { removeOldLinks } from './accounts/mailedLinks.ts';
import { removeEmptyBuckets } from './accounts/throttle.ts';
import { removeEndedSessions } from './session.ts';

/** Removes what the shop has no longer a reason to keep: ended sessions, links and counts, and people who never confirmed. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await removeEndedSessions(db, now);
  await removeOldLinks(db, now);
  await removeUnconfirmed(db, now);
  await removeEmptyBuckets(db, now);
  await forgetKeptMails(db, now);
}

/** A registration without a link that works can never be activated; a subscription that was left or never confirmed is nobody's. */
async function removeUnconfirmed(db: Database, now: Date): Promise<void> {
  const itsLink = db.select().from(mailedLinks).where(eq(mailedLinks.customerId, customers.id));
  await db.delete(customers).where(and(isNull(customers.activatedAt), notExists(itsLink)));
  const before = new Date(now.getTime() - optInDays * 86_400_000);
  const { state, changedAt } = newsletterSubscriptions;
  await db.delete(newsletterSubscriptions).where(and(ne(state, 'confirmed'), lte(changedAt, before)));
}
