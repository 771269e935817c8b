import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { stockAlertDays } from '@platine/domain/catalog/stockAlert.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey, optInDays } from '@platine/domain/customer/account.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { stockAlerts } from '../db/stockAlertSchema.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { daysBefore } from '../time/clock.ts';
import type { TokenHolder } from './accounts/customers.ts';
import { currentUser } from './accounts/customers.ts';
import type { Limited } from './accounts/throttle.ts';
import { throttle } from './accounts/throttle.ts';
import { newSessionToken } from './sessionToken.ts';
import type { Moment } from './visitor.ts';

export type StockAlert = { readonly sku: number; readonly email: string; readonly language: Language };

/** Mails that one run of the job queues at most in one transaction. */
const batch = 100;

/**
 * Asks for a mail when a product is in stock again. The address is proved by a mailed link, unless the caller is logged in with it. Answers
 * whether it is. Throws ThrottledException and ProductNotFoundException.
 */
export async function requestStockAlert(caller: Limited & TokenHolder, asked: StockAlert): Promise<boolean> {
  const { sku, email, language } = asked;
  await throttle(caller, 'stockAlert', email);
  const { db, now } = caller;
  const user = await currentUser(caller);
  const isOwn = user !== null && emailKey(user.email) === emailKey(email);
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ name: products.name })
      .from(products)
      .where(and(eq(products.sku, sku), eq(products.withdrawn, false)));
    if (product === undefined) throw new BusinessFailure('ProductNotFoundException', productNotFound(sku));
    const alert = await note(tx, now, { ...asked, confirmedAt: isOwn ? now : null });
    // The answer is the same for a confirmed address, so that nobody learns who waits for what.
    if (!isOwn && alert.confirmedAt === null) {
      const mail = { kind: 'stockAlertOptIn', hash: alert.hash, name: product.name } as const;
      await enqueueMail(tx, now, { recipient: email, language, mail });
    }
    return isOwn;
  });
}

type Row = typeof stockAlerts.$inferSelect;

/** One row for a product and an address. A confirmed one stays so; one that waits keeps its link. */
async function note(
  tx: Database,
  now: Date,
  { sku, email, language, confirmedAt }: StockAlert & Pick<Row, 'confirmedAt'>,
): Promise<Pick<Row, 'hash' | 'confirmedAt'>> {
  const fresh = {
    hash: newSessionToken(),
    sku,
    email,
    emailKey: emailKey(email),
    language,
    requestedAt: now,
    confirmedAt,
  };
  const [row] = await tx
    .insert(stockAlerts)
    .values(fresh)
    .onConflictDoUpdate({
      target: [stockAlerts.sku, stockAlerts.emailKey],
      set: { language, ...(confirmedAt === null ? {} : { confirmedAt }) },
    })
    .returning({ hash: stockAlerts.hash, confirmedAt: stockAlerts.confirmedAt });
  if (row === undefined) throw new Error('A stock alert was not written.');
  return row;
}

/** Confirms the address. May be repeated (D3). Answers the product. Throws HashInvalidException. */
export async function confirmStockAlert(caller: Limited, hash: string): Promise<number> {
  await throttle(caller, 'mailedLink');
  const { db, now } = caller;
  const isLiving = or(isNotNull(stockAlerts.confirmedAt), gt(stockAlerts.requestedAt, daysBefore(now, optInDays)));
  const [alert] = await db
    .update(stockAlerts)
    .set({ confirmedAt: now })
    .where(and(eq(stockAlerts.hash, hash), isLiving))
    .returning({ sku: stockAlerts.sku });
  if (alert === undefined) throw invalidHash();
  return alert.sku;
}

/** Ends an alert. Answers its product. Throws HashInvalidException, also for one that has been ended or mailed. */
export async function endStockAlert(caller: Limited, hash: string): Promise<number> {
  await throttle(caller, 'mailedLink');
  const [alert] = await caller.db
    .delete(stockAlerts)
    .where(eq(stockAlerts.hash, hash))
    .returning({ sku: stockAlerts.sku });
  if (alert === undefined) throw invalidHash();
  return alert.sku;
}

/** Queues the mails of all alerts whose product is in stock. The alert ends in the transaction that queues its mail, so that each gets one. */
export async function mailStockAlerts(moment: Moment): Promise<void> {
  while ((await mailSome(moment)) === batch);
}

async function mailSome({ db, now }: Moment): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ alert: stockAlerts, name: products.name })
      .from(stockAlerts)
      .innerJoin(products, eq(products.sku, stockAlerts.sku))
      .where(
        and(
          isNotNull(stockAlerts.confirmedAt),
          gt(products.stockAmount, 0),
          isNull(products.stockPresaleDate),
          eq(products.orderable, true),
          eq(products.withdrawn, false),
        ),
      )
      .limit(batch)
      // Another process takes other alerts.
      .for('update', { of: stockAlerts, skipLocked: true });
    for (const { alert, name } of due) {
      const { email: recipient, language, sku } = alert;
      await enqueueMail(tx, now, { recipient, language, mail: { kind: 'inStockAgain', sku, name } });
    }
    const hashes = due.map(({ alert }) => alert.hash);
    if (hashes.length > 0) await tx.delete(stockAlerts).where(inArray(stockAlerts.hash, hashes));
    return due.length;
  });
}

/** Removes alerts that were not confirmed in time, and those whose product has not come for a year. */
export async function removeOldStockAlerts(db: Database, now: Date): Promise<void> {
  const { confirmedAt, requestedAt } = stockAlerts;
  await db
    .delete(stockAlerts)
    .where(
      or(
        and(isNull(confirmedAt), lte(requestedAt, daysBefore(now, optInDays))),
        lte(confirmedAt, daysBefore(now, stockAlertDays)),
      ),
    );
}

function invalidHash(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'The link is unknown, too old, or its alert has ended.');
}
