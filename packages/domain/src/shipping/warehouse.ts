import type { Address } from '../customer/address.ts';
import { pickup } from './methods.ts';

/** Where goods are fetched (spec §9). Company and street are samples, as in the shop's own address. */
export const warehouse: Address = {
  id: 'warehouse',
  types: ['PICKUP'],
  country: pickup.country,
  company: 'Platine S.à r.l.-S.',
  department: '',
  firstName: '',
  lastName: '',
  street: '1, rue de l’Exemple',
  zipCode: 'L-6925',
  city: pickup.city,
};
