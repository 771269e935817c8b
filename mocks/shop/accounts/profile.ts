import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Contact, User } from '@platine/domain/customer/user.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { passwordChangePayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';
import { changeAccount, endLinks, findAccount, requireUser } from './records.ts';

export type PasswordChange = { readonly password: string; readonly oldPassword: string };

export function changePassword(shop: Shop, entered: PasswordChange): void {
  const { email } = requireUser(shop);
  const { password, oldPassword } = requireValid(passwordChangePayloadSchema, entered);
  throttle(shop, 'login', email);
  if (findAccount(shop, email)?.password !== oldPassword)
    throw new BusinessFailure('WrongPasswordException', 'The old password is wrong.');
  endLinks(shop, { purpose: 'reset', email });
  changeAccount(shop, email, { password });
}

export function changeContact(shop: Shop, user: User, contact: Contact): void {
  const { customerType, country, vatId } = contact;
  changeAccount(shop, user.email, { user: { ...user, customerType, contact } });
  shop.change({ customerType, country, vatId: vatId === '' ? null : vatId });
}

export function changeContactLanguage(shop: Shop, user: User, language: Language): void {
  changeAccount(shop, user.email, { user: { ...user, language } });
}
