import { BusinessFailure } from '../contract/businessFailure.ts';
import { emailKey } from '../customer/account.ts';

/** A logged-in customer orders with the account's e-mail. Throws ValidationException for another one. */
export function requireOwnEmail(own: string | null, entered: string): void {
  if (own !== null && emailKey(own) === emailKey(entered)) return;
  const fields = [{ FIELD: 'EMAIL', CODE: 'NOT_A_CHOICE' }];
  throw new BusinessFailure('ValidationException', 'An order of an account has the account’s e-mail.', fields);
}
