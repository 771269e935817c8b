import { resetMinutes } from '@platine/domain/customer/account.ts';
import { passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { changeAccount, endLinks, findAccount, newLink, redeemLink } from './records.ts';
import { mailActivation } from './registration.ts';
import { mailLanguage, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { isWithinLimit, throttle } from '../throttle.ts';

/** Answers the same whether or not there is an account, and however many mails it has had (D32). */
export function requestPasswordReset(shop: Shop, entered: string): void {
  throttle(shop, 'passwordReset');
  const account = findAccount(shop, entered);
  if (account === null || !isWithinLimit(shop, 'passwordReset', entered)) return;
  const { email, language } = account.user;
  if (!account.active) return mailActivation(shop, { email });
  const hash = newLink(shop, { purpose: 'reset', email }, resetMinutes);
  sendMail(shop, { kind: 'passwordReset', recipient: email, language: mailLanguage(shop, language), hash });
}

/** A password that breaks a rule does not use the link up. */
export function changePasswordWithHash(shop: Shop, hash: string, entered: string): void {
  throttle(shop, 'mailedLink');
  const { password } = requireValid(passwordResetPayloadSchema, { password: entered });
  const email = redeemLink(shop, 'reset', hash);
  endLinks(shop, { purpose: 'reset', email });
  changeAccount(shop, email, { password });
}
