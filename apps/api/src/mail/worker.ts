import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../time/clock.ts';
import { daysBefore } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { findOrder } from '../db/findOrder.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { Log } from '../log/log.ts';
import { describeError } from '../log/log.ts';
import type { DocumentPdf } from './attachments.ts';
import { attachmentsOf } from './attachments.ts';
import { isGivenUp, leasedUntil, memoryDays, nextAttempt } from './backOff.ts';
import type { OutboxMail } from './compose.ts';
import { composeMail } from './compose.ts';
import type { ComposeOptions } from './composeOptions.ts';
import type { ComposedMail } from './letter.ts';
import { ordersRecipient } from './outbox.ts';
import type { CurrentShop } from '../shop/currentShop.ts';

/** Sends a mail; rejects when it was not accepted. */
export type SendMail = (mail: ComposedMail) => Promise<void>;

export type MailWorkerOptions = Pick<ComposeOptions, 'origin' | 'shopAddress' | 'ordersAddress'> & {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly log: Log;
  readonly send: SendMail;
  readonly documentPdf: DocumentPdf;
  /** Whether a sent mail is deleted from the outbox, because its links and recipient are private. */
  readonly forget: boolean;
};

/** Mails that are claimed at once: few enough for a slow mail server to accept within the lease. */
const batch = 4;

/**
 * Sends the due mails of the outbox and returns how many are done. A mail is marked after it was sent: a process that dies in between causes a
 * duplicate with the same Message-ID. No mail is lost unless every attempt fails for 30 days.
 */
export async function sendDueMails(options: MailWorkerOptions): Promise<number> {
  const claimed = await claim(options);
  let sent = 0;
  for (const outgoing of claimed) if (await sendOne(outgoing, options)) sent += 1;
  return sent;
}

type Claimed = OutboxMail & { readonly attempts: number; readonly createdAt: Date };

/** Claims due mails for this process; other processes skip locked rows and rows that are not due. */
async function claim({ db, clock }: MailWorkerOptions): Promise<Claimed[]> {
  const now = clock();
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.dueAt, now)))
      .orderBy(asc(mailOutbox.createdAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id } of due)
      await tx
        .update(mailOutbox)
        .set({ dueAt: leasedUntil(now), claimedUntil: leasedUntil(now) })
        .where(eq(mailOutbox.id, id));
    return due;
  });
}

async function sendOne(outgoing: Claimed, options: MailWorkerOptions): Promise<boolean> {
  const { db, clock, log, send, forget } = options;
  const row = eq(mailOutbox.id, outgoing.id);
  if (outgoing.recipient === ordersRecipient && options.ordersAddress === null) {
    await db.delete(mailOutbox).where(row);
    return true;
  }
  try {
    const shop = options.currentShop();
    const composed = await composeMail(outgoing, { ...options, shop, findOrder: (number) => findOrder(db, number) });
    const documents = await attachmentsOf(outgoing.mail, options.documentPdf);
    await send({ ...composed, attachments: [...composed.attachments, ...documents] });
    await (forget ? db.delete(mailOutbox).where(row) : db.update(mailOutbox).set({ sentAt: clock() }).where(row));
    log({ event: 'mail', kind: outgoing.mail.kind, outcome: 'sent', attempts: outgoing.attempts + 1 });
    return true;
  } catch (error) {
    const attempts = outgoing.attempts + 1;
    const dueAt = nextAttempt(attempts, clock());
    const { error: lastError } = describeError(error);
    const givenUp = isGivenUp(outgoing.createdAt, clock());
    await (givenUp
      ? db.delete(mailOutbox).where(row)
      : db.update(mailOutbox).set({ attempts, dueAt, lastError, claimedUntil: null }).where(row));
    const outcome = givenUp ? 'given up' : 'refused';
    log({ event: 'mail', kind: outgoing.mail.kind, outcome, attempts, error: lastError });
    return false;
  }
}

/** Deletes sent mails after their retention time. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(and(isNotNull(mailOutbox.sentAt), lte(mailOutbox.sentAt, daysBefore(now, memoryDays))));
}
