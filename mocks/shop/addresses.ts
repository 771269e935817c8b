import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { AddressBook, AddressChange, BookChange } from '@platine/domain/customer/addressBook.ts';
import {
  addEmptyAddress,
  changeAddress as changeIn,
  findUnchanged,
  removeAddress as removeFrom,
} from '@platine/domain/customer/addressBook.ts';
import { addressSchema } from '@platine/domain/validation/address.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { bookOf } from './addressBook.ts';
import type { Shop } from './shop.ts';

export function addAddress(shop: Shop): Address {
  const book = bookOf(shop);
  const added = addEmptyAddress(book, `address-${highestNumber(book) + 1}`, shop.read().country);
  if (added === null) throw new BusinessFailure('AddressBookFullException', 'There is no room for another address.');
  return keep(shop, added);
}

export function changeAddress(shop: Shop, { label, before, after }: AddressChange): Address {
  const book = bookOf(shop);
  if (findUnchanged(book, before) === null) throw conflict();
  const { types, ...entered } = after;
  const { customerType } = shop.read();
  const { customerType: _, ...lines } = requireValid(addressSchema, { ...entered, customerType });
  const change = changeIn(book, { label, before, after: { ...lines, types } });
  if (change === null) throw conflict();
  // Prices are made for the delivery country (D11).
  if (change.address.types.includes('DELIVERY')) shop.change({ country: change.address.country });
  return keep(shop, change);
}

export function removeAddress(shop: Shop, address: Address): void {
  const book = removeFrom(bookOf(shop), address);
  if (book === null) throw conflict();
  shop.change({ addresses: book });
}

function keep(shop: Shop, { book, address }: BookChange): Address {
  if (book !== bookOf(shop)) shop.change({ addresses: book });
  return address;
}

function highestNumber(book: AddressBook): number {
  return Math.max(0, ...book.map(({ id }) => Number(/^address-(\d+)$/.exec(id)?.[1] ?? 0)));
}

function conflict(): BusinessFailure {
  return new BusinessFailure('AddressConflictException', 'The address is gone or was changed meanwhile.');
}
