import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { Mail } from '../db/mail.ts';

/** The recipient in the outbox that stands for the shop itself: its mailbox is a setting of the mail worker. */
export const shopRecipient = 'shop';

export type Letter = { readonly recipient: string; readonly language: Language; readonly mail: Mail };

/** Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueMail(tx: Database, now: Date, { recipient, language, mail }: Letter): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient, language, mail, createdAt: now, dueAt: now });
}
