import type { Language } from '@platine/domain/language/language.ts';
import { sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

/** A message to the shop (D33). */
export function mailDepartment(shop: Shop, language: Language): void {
  throttle(shop, 'contactMail');
  sendMail(shop, { kind: 'contactRequest', recipient: 'shop', language, hash: null });
}
