import { resetMinutes } from '@platine/domain/customer/account.ts';
import { passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { changeAccount, findAccount, newLink, redeemLink } from './records.ts';
import { mailActivation } from './registration.ts';
import { mailLanguage, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

/** Answers the same whether or not there is an account (D32). */
export function requestPasswordReset(shop: Shop, entered: string): void {
  throttle(shop, 'passwordReset', entered);
  const account = findAccount(shop, entered);
  if (account?.active === false) mailActivation(shop, { email: account.user.email });
  if (account?.active) {
    const { email, language } = account.user;
    const hash = newLink(shop, { purpose: 'reset', email }, resetMinutes);
    sendMail(shop, { kind: 'passwordReset', recipient: email, language: mailLanguage(shop, language), hash });
  }
}

/** A password that breaks a rule does not use the link up. */
export function changePasswordWithHash(shop: Shop, hash: string, entered: string): void {
  throttle(shop, 'mailedLink');
  const { password } = requireValid(passwordResetPayloadSchema, { password: entered });
  changeAccount(shop, redeemLink(shop, 'reset', hash), { password });
}
