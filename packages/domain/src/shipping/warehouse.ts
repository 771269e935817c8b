import type { Address } from '../customer/address.ts';
import { shopIdentity, shopZipCode } from '../shop/identity.ts';
import { pickup } from './pickup.ts';

/** Where goods are fetched (spec §9): at the shop's own address. */
export const warehouse: Address = {
  id: 'warehouse',
  types: ['PICKUP'],
  country: pickup.country,
  company: shopIdentity.company,
  department: '',
  firstName: '',
  lastName: '',
  street: shopIdentity.street,
  supplement: '',
  zipCode: shopZipCode,
  city: pickup.city,
};
