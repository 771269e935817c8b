import type { Address } from '@platine/domain/customer/address.ts';
import { addressFor } from '@platine/domain/customer/address.ts';
import { isEmptyAddress } from '@platine/domain/customer/addressBook.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { isCompleteAddress } from '@platine/domain/validation/addressLines.ts';

/** Ids of the addresses that are chosen and not saved yet. The invoice is `same` for the delivery address. */
export type AddressDraft = { readonly delivery?: string | undefined; readonly invoice?: string | undefined };

/** The addresses without blank ones. */
export function filledAddresses({ addresses }: Pick<Session, 'addresses'>): Address[] {
  return addresses.filter((address) => !isEmptyAddress(address));
}

/**
 * The chosen addresses. Without a draft these are the assigned ones, else the first complete one for delivery. `invoice` is null when it
 * is the delivery address.
 */
export function chosenAddresses(
  session: Session,
  draft: AddressDraft,
): { readonly delivery: Address | null; readonly invoice: Address | null } {
  const book = filledAddresses(session);
  const byId = (id: string | undefined) => book.find((address) => address.id === id);
  const usable = book.find((address) => isCompleteAddress(address, session.customerType));
  const delivery = byId(draft.delivery) ?? addressFor(book, 'DELIVERY') ?? usable ?? null;
  const invoice = draft.invoice === undefined ? addressFor(book, 'INVOICE') : (byId(draft.invoice) ?? null);
  return { delivery, invoice: invoice === delivery ? null : invoice };
}
