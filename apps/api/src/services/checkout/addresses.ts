import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import { addressFromWire } from '@platine/domain/customer/address.ts';
import type { AddressBook } from '@platine/domain/customer/addressBook.ts';
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
import type { CallContext } from '../callContext.ts';
import { customerAddresses } from '../../db/orderSchema.ts';
import { sessions } from '../../db/schema.ts';
import type { FoundSession, SessionState } from '../findSession.ts';
import type { SessionChange } from '../session.ts';
import { changeSession, heldSession } from '../session.ts';
import { choose, toCountry } from './chosen.ts';

type Changed = { readonly state: SessionState; readonly result: Address };

/** Adds an empty address, or answers the one that there is (D8). */
export function addAddress(context: CallContext): Promise<Changed> {
  return changeSession(context, async (change) => {
    const state = await heldSession(change.tx, change.tokenHash, context.now);
    const { addresses } = state.chosen;
    const { book, address } = addEmptyAddress(addresses, randomUUID(), toCountry(state.session.country));
    if (book !== addresses) await keepBook(change, state, book);
    return address;
  });
}

/** Gives an address other lines and a purpose. Throws AddressConflictException and ValidationException (D8, spec §5). */
export function changeAddress(context: CallContext, request: RequestOf<'cartChangeAddress'>): Promise<Changed> {
  return changeSession(context, async (change) => {
    const state = await heldSession(change.tx, change.tokenHash, context.now);
    const { addresses } = state.chosen;
    const { NEW_ADDRESS, ADDRESS_LABEL: label } = request;
    const before = addressFromWire(request.OLD_ADDRESS);
    if (findUnchanged(addresses, before) === null) throw conflict();
    const { customerType } = state.session;
    const { customerType: _, ...lines } = requireValid(addressSchema, NEW_ADDRESS, { customerType });
    const changed = changeIn(addresses, { label, before, after: { ...lines, types: NEW_ADDRESS.ADDRESS_TYPES } });
    if (changed === null) throw conflict();
    await keepBook(change, state, changed.book);
    if (changed.address.types.includes('DELIVERY')) await sendTo(change, changed.address.country);
    return changed.address;
  });
}

/** Throws AddressConflictException (D8). */
export function removeAddress(context: CallContext, { ADDRESS_DATA }: RequestOf<'cartRemoveAddress'>) {
  return changeSession(context, async (change) => {
    const state = await heldSession(change.tx, change.tokenHash, context.now);
    const book = removeFrom(state.chosen.addresses, addressFromWire(ADDRESS_DATA));
    if (book === null) throw conflict();
    await keepBook(change, state, book);
  });
}

/** Goods are to go to another country: an address elsewhere no longer serves for the delivery (D11). */
export async function changeCountry(change: SessionChange, country: CountryCode, now: Date): Promise<void> {
  const state = await heldSession(change.tx, change.tokenHash, now);
  if (state.session.country === country) return;
  if (state.chosen.addresses.length > 0) await keepBook(change, state, withDeliveryTo(state.chosen.addresses, country));
  await sendTo(change, country);
}

/** Goods are priced for the country that they go to (D11). */
async function sendTo({ tx, tokenHash }: SessionChange, country: CountryCode): Promise<void> {
  await tx.update(sessions).set({ country }).where(eq(sessions.tokenHash, tokenHash));
}

/** A customer's addresses stay with the account; a guest's with the session. */
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
