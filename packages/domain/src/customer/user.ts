import type { ResponseOf } from '../contract/schemas.ts';
import type { CustomerType } from './customerType.ts';

/** Who is logged in (spec §3). */
export type User = {
  readonly email: string;
  readonly customerId: string;
  readonly customerType: CustomerType;
};

type UserWire = NonNullable<ResponseOf<'currentUser'>['USER']>;

export function userFromWire({ USER_ID, CUSTOMER }: UserWire): User {
  return { email: USER_ID, customerId: CUSTOMER.CUSTOMER_ID, customerType: CUSTOMER.CUSTOMER_TYPE };
}
