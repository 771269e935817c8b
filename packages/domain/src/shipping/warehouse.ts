import type { Address } from '../customer/address.ts';
import type { ShopIdentity } from '../shop/identity.ts';
import { pickup } from './pickup.ts';

/** Where goods are fetched (spec §9): at the shop's own address. */
export function warehouseOf({ company, street, zipCode, city }: ShopIdentity): Address {
  const place = { company, street, zipCode, city, country: pickup.country };
  return { id: 'warehouse', types: ['PICKUP'], department: '', firstName: '', lastName: '', supplement: '', ...place };
}
