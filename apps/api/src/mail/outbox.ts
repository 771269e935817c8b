import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { StoredMail } from '../db/storedMail.ts';

/** The recipient that stands for the shop itself; the mail worker's settings have its mailbox. */
export const shopRecipient = 'shop';

/** The recipient of mails about orders (MAIL_ORDERS). Without such a mailbox the worker drops them. */
export const ordersRecipient = 'orders';

export type OutgoingMail = { readonly recipient: string; readonly language: Language; readonly mail: StoredMail };

/** Adds a mail to the outbox in the caller's transaction: it is sent only if that commits. */
export async function enqueueMail(tx: Database, now: Date, { recipient, language, mail }: OutgoingMail): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient, language, mail, createdAt: now, dueAt: now });
}
