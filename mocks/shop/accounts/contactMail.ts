import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { contactSchema } from '@platine/domain/validation/contact.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

/** A message to the shop (D33). */
export function mailDepartment(shop: Shop, request: RequestOf<'mailDepartment'>) {
  requireValid(contactSchema, request);
  throttle(shop, 'contactMail');
  sendMail(shop, {
    kind: 'contactRequest',
    recipient: 'shop',
    language: request.LANGUAGE_CODE,
    hash: null,
  });
  return {};
}
