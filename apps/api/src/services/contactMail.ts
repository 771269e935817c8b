import type { Language } from '@platine/domain/language/language.ts';
import type { ContactRequest } from '../db/storedMail.ts';
import { enqueueMail, shopRecipient } from '../mail/outbox.ts';
import type { Limited } from './accounts/throttle.ts';
import { throttle } from './accounts/throttle.ts';

/** Queues a message to the shop in the customer's language (D33). Throws ThrottledException. */
export async function mailDepartment(visitor: Limited, request: ContactRequest, language: Language): Promise<void> {
  await throttle(visitor, 'contactMail');
  const mail = { kind: 'contactRequest', request } as const;
  await enqueueMail(visitor.db, visitor.now, { recipient: shopRecipient, language, mail });
}
