import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { addressFromWire, addressToWire } from '@platine/domain/customer/address.ts';
import type { AddressBook, BookChange } from '@platine/domain/customer/addressBook.ts';
import {
  addEmptyAddress,
  changeAddress as changeIn,
  findUnchanged,
  removeAddress as removeFrom,
  sortedAddresses as sorted,
} from '@platine/domain/customer/addressBook.ts';
import { warehouse } from '@platine/domain/shipping/warehouse.ts';
import { addressSchema } from '@platine/domain/validation/address.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { bookOf } from './addressBook.ts';
import { sessionOf } from './session.ts';
import type { Shop } from './shop.ts';

export function addAddress(shop: Shop): ResponseOf<'cartAddAddress'> {
  const book = bookOf(shop);
  return keep(shop, addEmptyAddress(book, `address-${highestNumber(book) + 1}`, shop.read().country));
}

export function changeAddress(shop: Shop, request: RequestOf<'cartChangeAddress'>): ResponseOf<'cartChangeAddress'> {
  const { ADDRESS_LABEL: label, NEW_ADDRESS, OLD_ADDRESS } = request;
  const before = addressFromWire(OLD_ADDRESS);
  if (findUnchanged(bookOf(shop), before) === null) throw conflict();
  const { customerType } = shop.read();
  const { customerType: _, ...lines } = requireValid(addressSchema, NEW_ADDRESS, { customerType });
  const after = { ...lines, types: NEW_ADDRESS.ADDRESS_TYPES };
  const change = changeIn(bookOf(shop), { label, before, after });
  if (change === null) throw conflict();
  // Goods are priced for the country that they go to (D11).
  if (change.address.types.includes('DELIVERY')) shop.change({ country: change.address.country });
  return keep(shop, change);
}

export function removeAddress(shop: Shop, { ADDRESS_DATA }: RequestOf<'cartRemoveAddress'>) {
  const book = removeFrom(bookOf(shop), addressFromWire(ADDRESS_DATA));
  if (book === null) throw conflict();
  shop.change({ addresses: book });
  return sessionOf(shop);
}

export function pickupAddress(): ResponseOf<'cartPickupAddress'> {
  return { ADDRESS: addressToWire(warehouse) };
}

export function sortedAddresses(shop: Shop): ResponseOf<'cartSortedAddresses'> {
  return { ADDRESSES: sorted(bookOf(shop)).map(addressToWire) };
}

function keep(shop: Shop, { book, address }: BookChange): ResponseOf<'cartAddAddress'> {
  if (book !== bookOf(shop)) shop.change({ addresses: book });
  return { ADDRESS: addressToWire(address), SESSION: sessionOf(shop) };
}

function highestNumber(book: AddressBook): number {
  return Math.max(0, ...book.map(({ id }) => Number(/^address-(\d+)$/.exec(id)?.[1] ?? 0)));
}

function conflict(): BusinessFailure {
  return new BusinessFailure('AddressConflictException', 'The address is gone or was changed meanwhile.');
}
