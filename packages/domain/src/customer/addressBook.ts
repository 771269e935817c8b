import type { Address } from './address.ts';
import type { AddressType } from './addressTypes.ts';
import type { CountryCode } from './countries.ts';

/** A shopper's addresses. Each purpose is served by one of them at most; an address may serve several or none (spec §3, D8). */
export type AddressBook = readonly Address[];

/** The book afterwards, and the address that it was about. */
export type BookChange = { readonly book: AddressBook; readonly address: Address };

const lines = ['company', 'department', 'firstName', 'lastName', 'street', 'supplement', 'zipCode', 'city'] as const;

export function isEmptyAddress(address: Pick<Address, (typeof lines)[number]>): boolean {
  return lines.every((line) => address[line] === '');
}

/** The most addresses that a session or an account keeps. */
export const maximumAddresses = 50;

/**
 * Adds an empty address, or answers the empty one that there is already (D8). It serves no purpose until it is filled in. Null: the book is full.
 */
export function addEmptyAddress(book: AddressBook, id: string, country: CountryCode): BookChange | null {
  const empty = book.find(isEmptyAddress);
  if (empty !== undefined) return { book, address: empty };
  if (book.length >= maximumAddresses) return null;
  const address = { ...blank, id, country };
  return { book: [...book, address], address };
}

const blank: Omit<Address, 'id' | 'country'> = {
  types: [],
  company: '',
  department: '',
  firstName: '',
  lastName: '',
  street: '',
  supplement: '',
  zipCode: '',
  city: '',
};

/** Finds an address as the shopper saw it; null when it is gone or another tab has changed it meanwhile: a conflict (D8). */
export function findUnchanged(book: AddressBook, seen: Address): Address | null {
  const found = book.find(({ id }) => id === seen.id);
  if (found === undefined || found.country !== seen.country) return null;
  return lines.every((line) => found[line] === seen[line]) ? found : null;
}

export type AddressChange = {
  /** The purpose that the address is to serve from now on. */
  readonly label: AddressType;
  readonly before: Address;
  /** The new lines; its id does not count. Its types are purposes that it serves beside the label. */
  readonly after: Omit<Address, 'id'>;
};

/** Gives an address other lines and its purposes, which it takes from the others. Null: a conflict (D8). */
export function changeAddress(book: AddressBook, { label, before, after }: AddressChange): BookChange | null {
  const found = findUnchanged(book, before);
  if (found === null) return null;
  // The warehouse is the only place of a pickup, and not the shopper's to change.
  const types: readonly AddressType[] = [...new Set([label, ...after.types])].filter((type) => type !== 'PICKUP');
  const address = { ...after, id: found.id, types };
  const others = (one: Address) => ({ ...one, types: one.types.filter((type) => !types.includes(type)) });
  return { book: book.map((one) => (one.id === found.id ? address : others(one))), address };
}

/** Null: a conflict (D8). */
export function removeAddress(book: AddressBook, seen: Address): AddressBook | null {
  const found = findUnchanged(book, seen);
  return found === null ? null : book.filter(({ id }) => id !== found.id);
}

/** Goods are sent to the delivery country that prices were made for: an address elsewhere no longer serves for the delivery (D11). */
export function withDeliveryTo(book: AddressBook, country: CountryCode): AddressBook {
  return book.map((one) =>
    one.country === country ? one : { ...one, types: one.types.filter((type) => type !== 'DELIVERY') },
  );
}

/** The delivery address first, then the invoice's, then the others by name and place; the empty one last. */
export function sortedAddresses(book: AddressBook): AddressBook {
  const rank = (address: Address) => {
    if (address.types.includes('DELIVERY')) return 0;
    if (address.types.includes('INVOICE')) return 1;
    return isEmptyAddress(address) ? 3 : 2;
  };
  const key = ({ lastName, firstName, company, city }: Address) =>
    [lastName, firstName, company, city].join('\n').toLowerCase();
  return book.toSorted((one, other) => rank(one) - rank(other) || (key(one) < key(other) ? -1 : 1));
}
