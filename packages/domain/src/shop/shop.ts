import type { Departments } from './departments.ts';
import type { BankAccount, Registration, ShopIdentity } from './identity.ts';
import type { ServiceTimes } from './serviceTimes.ts';

/** The decisions of a shop's operator. The server reads it from the shop's folder (`SHOP_DIR`); rules take the parts that they need as arguments. */
export type Shop = {
  readonly identity: ShopIdentity;
  readonly bank: BankAccount;
  readonly registrations: readonly Registration[];
  readonly service: ServiceTimes;
  readonly departments: Departments;
};

/** The part of a shop that its pages show. It is in the state of every page, so it holds nothing else. */
export type ShopFacts = Pick<Shop, 'identity' | 'bank' | 'service' | 'departments'>;

/** Takes the part of a shop that its pages show. */
export function shopFactsOf({ identity, bank, service, departments }: Shop): ShopFacts {
  return { identity, bank, service, departments };
}
