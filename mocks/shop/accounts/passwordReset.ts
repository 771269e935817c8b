import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { resetMinutes } from '@platine/domain/customer/account.ts';
import { passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { changeAccount, findAccount, newLink, redeemLink } from './records.ts';
import { mailLanguage, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

/** Answers the same whether or not there is an account (D32). */
export function requestPasswordReset(shop: Shop, { EMAIL }: RequestOf<'requestPasswordReset'>) {
  throttle(shop, 'passwordReset', EMAIL);
  const account = findAccount(shop, EMAIL);
  if (account?.active) {
    const { USER_ID: email, ACTIVE_LANGUAGE } = account.user;
    const hash = newLink(shop, { purpose: 'reset', email }, resetMinutes);
    sendMail(shop, { kind: 'passwordReset', recipient: email, language: mailLanguage(shop, ACTIVE_LANGUAGE), hash });
  }
  return {};
}

/** A password that breaks a rule does not use the link up. */
export function changePasswordWithHash(shop: Shop, request: RequestOf<'changePasswordWithHash'>) {
  throttle(shop, 'mailedLink');
  const { password } = requireValid(passwordResetPayloadSchema, { PASSWORD: request.PASSWORD });
  changeAccount(shop, redeemLink(shop, 'reset', request.HASH), { password });
  return {};
}
