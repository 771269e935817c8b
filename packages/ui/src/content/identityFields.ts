import type { ShopIdentity } from '@platine/domain/shop/identity.ts';

/** The facts of the operator in the imprint, in its order; the zip code stands before the city. */
export const identityFields = [
  'company',
  'street',
  'city',
  'manager',
  'email',
  'phone',
  'vatId',
  'register',
  'permit',
] as const satisfies readonly (keyof ShopIdentity)[];
