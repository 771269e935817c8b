import { asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { webhookOutbox } from '../db/webhookSchema.ts';
import type { Log } from '../log/log.ts';
import { describeError } from '../log/log.ts';
import { isGivenUp, leasedUntil, nextAttempt } from '../mail/backOff.ts';
import type { Clock } from '../time/clock.ts';
import { signedHeaders } from './signature.ts';

/** Where events go, and the key that they are signed with. */
export type WebhookEndpoint = { readonly url: string; readonly key: Buffer };

export type WebhookWorkerOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Null: nobody is told, and the events are dropped. */
  readonly endpoint: WebhookEndpoint | null;
  /** Milliseconds after which it counts as no answer. */
  readonly waitMs?: number;
};

/** Events that are claimed at once: few enough for a slow receiver to accept within the lease. */
const batch = 10;
const usualWaitMs = 15_000;

/**
 * Tells the due events of the outbox and returns how many are done. An event is deleted after it was told: a process that dies in between causes a
 * repetition with the same `webhook-id`. No event is lost unless every attempt fails for 30 days.
 */
export async function tellDueWebhooks({ endpoint, ...options }: WebhookWorkerOptions): Promise<number> {
  if (endpoint === null) {
    await options.db.delete(webhookOutbox);
    return 0;
  }
  let told = 0;
  for (const claimed of await claim(options)) if (await tellOne(claimed, { endpoint, ...options })) told += 1;
  return told;
}

type Claimed = typeof webhookOutbox.$inferSelect;

/** Claims due events for this process; other processes skip locked rows and rows that are not due. */
async function claim({ db, clock }: Pick<WebhookWorkerOptions, 'db' | 'clock'>): Promise<Claimed[]> {
  const now = clock();
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(webhookOutbox)
      .where(or(isNull(webhookOutbox.dueAt), lte(webhookOutbox.dueAt, now)))
      .orderBy(asc(webhookOutbox.sequence))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id } of due)
      await tx
        .update(webhookOutbox)
        .set({ dueAt: leasedUntil(now) })
        .where(eq(webhookOutbox.id, id));
    return due;
  });
}

type Telling = WebhookWorkerOptions & { readonly endpoint: WebhookEndpoint };

async function tellOne(claimed: Claimed, telling: Telling): Promise<boolean> {
  const { db, clock, log } = telling;
  const row = eq(webhookOutbox.id, claimed.id);
  const { type: kind } = claimed.event;
  const attempts = claimed.attempts + 1;
  try {
    await post(claimed, telling);
    await db.delete(webhookOutbox).where(row);
    log({ event: 'webhook', kind, outcome: 'sent', attempts });
    return true;
  } catch (error) {
    const givenUp = isGivenUp(claimed.createdAt, clock());
    const dueAt = nextAttempt(attempts, clock());
    await (givenUp
      ? db.delete(webhookOutbox).where(row)
      : db.update(webhookOutbox).set({ attempts, dueAt }).where(row));
    const outcome = givenUp ? 'given up' : 'refused';
    log({ event: 'webhook', kind, outcome, attempts, error: describeError(error).error });
    return false;
  }
}

/** A receiver that has not answered with a status of success. Its `code` is the status. */
class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly code: number;

  constructor(code: number) {
    super(`The receiver answered ${code}.`);
    this.code = code;
  }
}

async function post({ id: uuid, event, createdAt }: Claimed, { endpoint, clock, waitMs = usualWaitMs }: Telling) {
  const body = JSON.stringify({ type: event.type, timestamp: createdAt.toISOString(), data: event.data });
  const [id, timestamp] = [`msg_${uuid}`, Math.floor(clock().getTime() / 1000)];
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signedHeaders(endpoint.key, { id, timestamp, body }) },
    body,
    // A redirect would take the event to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
}
