import { currentUser } from '@platine/domain/contract/schemas/order.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { conforming } from './conforming.ts';

export type UserWire = NonNullable<ResponseOf<'currentUser'>['USER']>;
type CustomerWire = UserWire['CUSTOMER'];

/** Someone who is logged in (spec §3). */
export function buildUser(
  overrides: Partial<Omit<UserWire, 'CUSTOMER'>> & { readonly CUSTOMER?: Partial<CustomerWire> } = {},
): UserWire {
  const { CUSTOMER, ...own } = overrides;
  const user: UserWire = {
    USER_ID: 'camille.weber@example.lu',
    ACTIVE_LANGUAGE: 'EN',
    ...own,
    CUSTOMER: { CUSTOMER_ID: 'C-20417', CUSTOMER_TYPE: 'PRIVATE', EDUCATIONAL_INSTITUTION: false, ...CUSTOMER },
  };
  conforming(currentUser, { USER: user });
  return user;
}
