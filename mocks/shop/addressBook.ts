import type { Address } from '@platine/domain/customer/address.ts';
import type { AddressBook } from '@platine/domain/customer/addressBook.ts';
import { withDeliveryTo } from '@platine/domain/customer/addressBook.ts';
import type { Contact } from '@platine/domain/customer/user.ts';
import type { Shop } from './shop.ts';

/** The shopper's addresses; until one is changed, a customer has the account's. */
export function bookOf(shop: Shop): AddressBook {
  const { addresses, country } = shop.read();
  if (addresses !== null) return addresses;
  return shop.user === null ? [] : withDeliveryTo([contactAddress(shop.user.contact)], country);
}

function contactAddress({ customerType: _type, vatId: _vatId, phone: _phone, ...lines }: Contact): Address {
  return { id: 'contact', types: ['DELIVERY', 'INVOICE'], ...lines };
}
