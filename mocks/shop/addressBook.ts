import type { Address } from '@platine/domain/customer/address.ts';
import type { AddressBook } from '@platine/domain/customer/addressBook.ts';
import { withDeliveryTo } from '@platine/domain/customer/addressBook.ts';
import type { ContactWire } from '../builders/user.ts';
import type { Shop } from './shop.ts';

/** The shopper's addresses; of who is logged in and has none yet, the account's. */
export function bookOf(shop: Shop): AddressBook {
  const { addresses, country } = shop.read();
  if (addresses !== null) return addresses;
  return shop.user === null ? [] : withDeliveryTo([contactAddress(shop.user.CONTACT)], country);
}

function contactAddress(contact: ContactWire): Address {
  return {
    id: 'contact',
    types: ['DELIVERY', 'INVOICE'],
    country: contact.COUNTRY_CODE,
    company: contact.COMPANY,
    department: contact.DEPARTMENT,
    firstName: contact.FIRSTNAME,
    lastName: contact.LASTNAME,
    street: contact.STREET,
    zipCode: contact.ZIPCODE,
    city: contact.CITY,
  };
}
