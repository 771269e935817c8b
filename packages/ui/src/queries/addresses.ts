import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { AddressType } from '@platine/domain/customer/addressTypes.ts';
import { addressFor, addressFromWire, addressToWire } from '@platine/domain/customer/address.ts';
import type { SessionAccess } from './keepSession.ts';
import { keepSession } from './keepSession.ts';

export type AddressLines = Omit<Address, 'id' | 'types'>;

export type AddressChange = {
  /** Null for one that is not in the book yet. */
  readonly before: Address | null;
  readonly lines: AddressLines;
  /** Added to its present purposes. */
  readonly purpose: AddressType;
};

/**
 * Writes an address into the shopper's book. AddressConflictException: it was changed or removed elsewhere; the book is read
 * again, and the form keeps its input (D8).
 */
export async function saveAddress(access: SessionAccess, change: AddressChange): Promise<Outcome<unknown>> {
  const before = change.before === null ? await addAddress(access) : ({ kind: 'data', data: change.before } as const);
  if (before.kind !== 'data') return before;
  const outcome = await access.client('cartChangeAddress', {
    ADDRESS_LABEL: change.purpose,
    OLD_ADDRESS: addressToWire(before.data),
    NEW_ADDRESS: addressToWire({ ...before.data, ...change.lines }),
  });
  if (outcome.kind === 'data') keepSession(access, { kind: 'data', data: outcome.data.SESSION });
  return readAfterConflict(access, outcome);
}

/** The book's empty address, created when it has none (D8). */
async function addAddress({ client }: SessionAccess): Promise<Outcome<Address>> {
  const outcome = await client('cartAddAddress', {});
  return outcome.kind === 'data' ? { kind: 'data', data: addressFromWire(outcome.data.ADDRESS) } : outcome;
}

export async function removeAddress(access: SessionAccess, address: Address): Promise<Outcome<unknown>> {
  const outcome = await access.client('cartRemoveAddress', { ADDRESS_DATA: addressToWire(address) });
  return readAfterConflict(access, keepSession(access, outcome));
}

export type AddressUse = { readonly delivery: Address; readonly invoice: Address };

/** Sets the addresses for delivery and invoice. Nothing is sent for an address that is set already. */
export async function assignAddresses(
  access: SessionAccess,
  { delivery, invoice }: AddressUse,
): Promise<Outcome<unknown>> {
  const known = () => access.confirmed.session()?.addresses ?? [];
  const assign = async (id: string, purpose: AddressType): Promise<Outcome<unknown>> => {
    const before = known().find((one) => one.id === id);
    if (before === undefined || addressFor(known(), purpose)?.id === id) return { kind: 'data', data: null };
    return saveAddress(access, { before, lines: before, purpose });
  };
  const sent = await assign(delivery.id, 'DELIVERY');
  return sent.kind === 'data' ? assign(invoice.id, 'INVOICE') : sent;
}

function readAfterConflict<Data>({ confirmed }: SessionAccess, outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.kind === 'failure' && outcome.errorClass === 'AddressConflictException') confirmed.readAgain();
  return outcome;
}
