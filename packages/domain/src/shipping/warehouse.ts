import type { Address } from '../customer/address.ts';
import { shopIdentity } from '../shop/identity.ts';
import { pickup } from './pickup.ts';

/** Where goods are fetched (spec §9). The zip code is a sample, as in the shop's own address. */
export const warehouse: Address = {
  id: 'warehouse',
  types: ['PICKUP'],
  country: pickup.country,
  company: shopIdentity.company,
  department: '',
  firstName: '',
  lastName: '',
  street: shopIdentity.street,
  zipCode: 'L-6925',
  city: pickup.city,
};
