import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { contactSchema, contactToWire } from '@platine/domain/validation/contact.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { CallContext } from './callContext.ts';
import { enqueueMail, shopRecipient } from '../mail/outbox.ts';
import { throttle } from './accounts/throttle.ts';

/** Hands a message to the shop on, as the form's rules leave it (D33). Throws ValidationException. */
export async function mailDepartment(context: CallContext, request: RequestOf<'mailDepartment'>): Promise<void> {
  const values = requireValid(contactSchema, request);
  await throttle(context, 'contactMail');
  const { LANGUAGE_CODE: language, SKU: sku } = request;
  const mail = { kind: 'contactRequest', request: contactToWire(values, { language, sku }) } as const;
  await enqueueMail(context.db, context.now, { recipient: shopRecipient, language, mail });
}
