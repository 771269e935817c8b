import type { BankAccount } from '@platine/domain/shop/identity.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { pickup } from '@platine/domain/shipping/pickup.ts';

/** The shop as a document names it. It is stored with the document, because the shop may move or change its bank later. */
export type Seller = {
  readonly company: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly manager: string;
  readonly email: string;
  readonly phone: string;
  readonly vatId: string;
  readonly register: string;
  readonly permit: string;
  readonly bank: BankAccount;
  readonly registrations: readonly { readonly name: string; readonly number: string }[];
};

/** A shop as documents name it. */
export function sellerOf({ identity, bank, registrations }: Shop): Seller {
  const { name: _shop, ...named } = identity;
  return { ...named, country: pickup.country, bank, registrations };
}
