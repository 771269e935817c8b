import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { passwordChangePayloadSchema } from '@platine/domain/validation/password.ts';
import { profileSchema, profileToWire } from '@platine/domain/validation/registration.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { changeAccount, findAccount, requireUser } from './records.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

export function changePassword(shop: Shop, request: RequestOf<'changePassword'>) {
  const { USER_ID } = requireUser(shop);
  const { password, oldPassword } = requireValid(passwordChangePayloadSchema, request);
  throttle(shop, 'login', USER_ID);
  if (findAccount(shop, USER_ID)?.password !== oldPassword)
    throw new BusinessFailure('WrongPasswordException', 'The old password is wrong.');
  changeAccount(shop, USER_ID, { password });
  return {};
}

export function changeContact(shop: Shop, request: RequestOf<'changeContact'>) {
  const user = requireUser(shop);
  const values = requireValid(profileSchema, request);
  const { customerType, country } = values;
  const CUSTOMER = { ...user.CUSTOMER, CUSTOMER_TYPE: customerType };
  changeAccount(shop, user.USER_ID, { user: { ...user, CUSTOMER, CONTACT: profileToWire(values) } });
  shop.change({ customerType, country, vatId: values.vatId === '' ? null : values.vatId });
  return {};
}

export function changeContactLanguage(shop: Shop, { LANGUAGE_CODE }: RequestOf<'changeContactLanguage'>) {
  const user = requireUser(shop);
  changeAccount(shop, user.USER_ID, { user: { ...user, ACTIVE_LANGUAGE: LANGUAGE_CODE } });
  return {};
}
