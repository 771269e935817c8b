import type { CustomerType } from './customerType.ts';

type Known = { readonly customerType: CustomerType };

/** Whom the shop deals with: the type of the current user's customer record, otherwise the session's (spec §6). */
export function currentCustomerType({
  user,
  session,
}: {
  readonly user: Known | null;
  readonly session: Known;
}): CustomerType {
  return (user ?? session).customerType;
}
