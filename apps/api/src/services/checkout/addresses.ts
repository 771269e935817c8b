import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { AddressBook, AddressChange } from '@platine/domain/customer/addressBook.ts';
import {
  addEmptyAddress,
  changeAddress as changeIn,
  findUnchanged,
  removeAddress as removeFrom,
  withDeliveryTo,
} from '@platine/domain/customer/addressBook.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { addressSchema } from '@platine/domain/validation/address.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { customerAddresses } from '../../db/orderSchema.ts';
import { sessions } from '../../db/schema.ts';
import type { FoundSession } from '../findSession.ts';
import type { Changed, SessionChange } from '../session.ts';
import { changeSession, heldSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import { choose, toCountry } from './chosen.ts';

/** Adds an empty address, or answers the one that there is (D8). Throws AddressBookFullException. */
export function addAddress(visitor: Visitor): Promise<Changed<Address>> {
  return changeSession(visitor, async (change) => {
    const held = await heldSession(change.tx, change.tokenHash, visitor.now);
    const { addresses } = held.chosen;
    const added = addEmptyAddress(addresses, randomUUID(), toCountry(held.session.country));
    if (added === null) throw new BusinessFailure('AddressBookFullException', 'There is no room for another address.');
    const { book, address } = added;
    if (book !== addresses) await keepBook(change, held, book);
    return address;
  });
}

/** Gives an address other lines and a purpose. Throws AddressConflictException and ValidationException (D8, spec §5). */
export function changeAddress(visitor: Visitor, { label, before, after }: AddressChange): Promise<Changed<Address>> {
  return changeSession(visitor, async (change) => {
    const held = await heldSession(change.tx, change.tokenHash, visitor.now);
    const { addresses } = held.chosen;
    if (findUnchanged(addresses, before) === null) throw conflict();
    const { types, ...entered } = after;
    const { customerType } = held.session;
    const { customerType: _, ...lines } = requireValid(addressSchema, { ...entered, customerType });
    const changed = changeIn(addresses, { label, before, after: { ...lines, types } });
    if (changed === null) throw conflict();
    await keepBook(change, held, changed.book);
    if (changed.address.types.includes('DELIVERY')) await setCountry(change, changed.address.country);
    return changed.address;
  });
}

/** Throws AddressConflictException (D8). */
export function removeAddress(visitor: Visitor, address: Address): Promise<Changed<void>> {
  return changeSession(visitor, async (change) => {
    const held = await heldSession(change.tx, change.tokenHash, visitor.now);
    const book = removeFrom(held.chosen.addresses, address);
    if (book === null) throw conflict();
    await keepBook(change, held, book);
  });
}

/** Changes the delivery country. An address in another country no longer serves for the delivery (D11). */
export async function changeCountry(change: SessionChange, country: CountryCode, now: Date): Promise<void> {
  const held = await heldSession(change.tx, change.tokenHash, now);
  if (held.session.country === country) return;
  if (held.chosen.addresses.length > 0) await keepBook(change, held, withDeliveryTo(held.chosen.addresses, country));
  await setCountry(change, country);
}

/** Prices are made for the delivery country (D11). */
async function setCountry({ tx, tokenHash }: SessionChange, country: CountryCode): Promise<void> {
  await tx.update(sessions).set({ country }).where(eq(sessions.tokenHash, tokenHash));
}

/** A customer's addresses are stored with the account, a guest's with the session. */
async function keepBook({ tx, tokenHash }: SessionChange, { session }: FoundSession, addresses: AddressBook) {
  const { customerId } = session;
  if (customerId === null) return choose(tx, tokenHash, { addresses });
  await tx
    .insert(customerAddresses)
    .values({ customerId, addresses })
    .onConflictDoUpdate({ target: customerAddresses.customerId, set: { addresses } });
}

function conflict(): BusinessFailure {
  return new BusinessFailure('AddressConflictException', 'The address is gone or was changed meanwhile.');
}
