import type { Address } from '@platine/domain/customer/address.ts';
import { addressFor } from '@platine/domain/customer/address.ts';
import { isEmptyAddress } from '@platine/domain/customer/addressBook.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { isCompleteAddress } from '@platine/domain/validation/addressLines.ts';

/** What the shopper chose and has not sent yet, by the addresses' ids; `same`: the invoice goes where the goods go. */
export type AddressDraft = { readonly delivery?: string | undefined; readonly invoice?: string | undefined };

/** The addresses that have been filled in. */
export function filledAddresses({ addresses }: Pick<Session, 'addresses'>): Address[] {
  return addresses.filter((address) => !isEmptyAddress(address));
}

/**
 * The addresses that are chosen now. Without a word of the shopper, those that serve already, or the first that could; `invoice` is null
 * when the invoice goes where the goods go.
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
