import { shopBank, shopIdentity, shopRegistrations, shopZipCode } from '@platine/domain/shop/identity.ts';
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
  readonly bank: { readonly name: string; readonly iban: string; readonly bic: string };
  readonly registrations: readonly { readonly name: string; readonly number: string }[];
};

/** The shop as it is now. */
export const currentSeller: Seller = {
  company: shopIdentity.company,
  street: shopIdentity.street,
  zipCode: shopZipCode,
  city: pickup.city,
  country: pickup.country,
  manager: shopIdentity.manager,
  email: shopIdentity.email,
  phone: shopIdentity.phone,
  vatId: shopIdentity.vatId,
  register: shopIdentity.register,
  permit: shopIdentity.permit,
  bank: shopBank,
  registrations: shopRegistrations,
};
