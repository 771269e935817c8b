import type { Database } from '../db/database.ts';
import type { WebhookEvent } from '../db/webhookEvent.ts';
import { webhookOutbox } from '../db/webhookSchema.ts';

/**
 * Adds an event to the outbox in the caller's transaction: it is told only if that commits. Every process writes them, also commands, which do not know
 * the address; without one the worker drops them.
 */
export async function enqueueWebhook(tx: Database, event: WebhookEvent): Promise<void> {
  await tx.insert(webhookOutbox).values({ event });
}
