import { customType } from 'drizzle-orm/pg-core';
import { string } from 'yup';
import { listOf, oneOf, record } from '@platine/domain/contract/schemas/parts.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import { addressTypes } from '@platine/domain/customer/addressTypes.ts';
import { countryCodes } from '@platine/domain/customer/countries.ts';

const text = () => string().strict().defined();

/** The shape of an address in a jsonb column. A change of `Address` needs a migration. */
export const storedAddress = record({
  id: text(),
  types: listOf(oneOf(addressTypes)),
  country: oneOf(countryCodes),
  company: text(),
  department: text(),
  firstName: text(),
  lastName: text(),
  street: text(),
  supplement: text(),
  zipCode: text(),
  city: text(),
});
const book = listOf(storedAddress);

/** An address book as a jsonb column that is parsed when it is read. Reading another shape throws. */
export const addressBookColumn = customType<{ data: readonly Address[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (written) => JSON.stringify(written),
  fromDriver: (stored) => book.validateSync(stored, { strict: true }),
});
